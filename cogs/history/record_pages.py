"""The record of a match: in pages (`/board as:record`) and as files."""

import asyncio
from itertools import takewhile

import structlog

from bot.answers.custom_id import PAGES, Id, natural
from bot.answers.verbs import Presser
from bot.client.app import GameBot
from bot.features.history.record_jobs import WriteRecord, Written
from bot.features.history.verification import over
from bot.games import GAMES
from bot.games.contract.save import load_state
from bot.matches.core import checks
from bot.matches.core.errors import GameFailed, refused
from bot.matches.core.models import Match, Turn
from bot.screens.sheet import Button, Row, Sheet
from bot.words import Words
from cogs.core.components import download
from cogs.core.interaction_context import InteractionContext
from cogs.panel.board_view import BoardView

log = structlog.stdlib.get_logger(__name__)
PAGE = 1800  # characters of a record on a page


class Records:
    """Shows records."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self.positions = BoardView(bot)

    async def show_page(self, call: InteractionContext) -> None:
        """Show another page."""
        match = await self.positions.match(call.id.match)
        await self.show(call, match, natural(call.id.args, PAGES) or 0)

    async def show(self, call: InteractionContext, match: Match, page: int = 0) -> None:
        """Show a page of the record and the export buttons. Raises Refused if the match has not begun."""
        checks.begun(match)
        pages = _pages(await self._written(call, match))
        shown = page % len(pages)
        controls = (*page_buttons(match, shown, len(pages), call.words), files(call, match))
        await call.panel(Sheet((f"```\n{pages[shown]}\n```",), controls))

    async def _written(self, call: InteractionContext, match: Match) -> str:
        """The record, in the game's own notation if it has one."""
        game = GAMES[match.game]
        if game.spec.notation is not None:
            return game.spec.notation.record(load_state(game.spec, match.state))
        text = await RecordFiles(self.bot).text(match, call.user)
        return text.decode().replace("`", "'")


def _pages(record: str) -> list[str]:
    """A record split into pages."""
    pages: list[list[str]] = [[]]
    for line in record.splitlines():
        for part in (line[first : first + PAGE] for first in range(0, max(len(line), 1), PAGE)):
            if sum(len(one) + 1 for one in pages[-1]) + len(part) > PAGE:
                pages.append([])
            pages[-1].append(part)
    return ["\n".join(page) for page in pages]


def page_buttons(match: Match, page: int, pages: int, words: Words) -> tuple[Row, ...]:
    """The page buttons; none for a single page."""
    if pages == 1:
        return ()
    back, on = (Id("record", match.id, "", str((page + way) % pages)) for way in (-1, 1))
    here = words.text("page", page=page + 1, pages=pages)
    # Two pages have the same neighbour on both sides, and no two buttons may have the same id.
    onward = Button(on, words.text("page-onward", page=here))
    return ((onward,),) if pages == 2 else ((Button(back, words.text("page-back")), onward),)


class RecordFiles:
    """Sends records of matches."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot

    async def hand_over(self, call: InteractionContext, match: Match, form: str) -> None:
        """Send a match as a file. Raises Refused if it has not begun."""
        call.thoughtful = True
        written = await self._written(match, call.user, form)
        name = f"pichenette-{match.id}.{'json' if form == 'json' else 'txt'}"
        file = await asyncio.to_thread(download, written.raw, name)
        words = call.words
        lines = [words.text("export-told", match=str(match.id), turns=written.last)]
        if not over(match):
            lines.append(words.text("export-under-way"))
        if written.last < match.revision:
            lines.append(words.text("export-rated"))
        await call.screen(Sheet((" ".join(lines), file)))

    async def text(self, match: Match, user: int) -> bytes:
        """A match as text, with what the user may know. Raises Refused if it has not begun."""
        return (await self._written(match, user, "text")).raw

    async def _written(self, match: Match, user: int, form: str) -> Written:
        checks.begun(match)
        self.bot.matches.require_game(match)
        seat, workers = match.seat_of(user), self.bot.services.workers

        async def write() -> Written:
            return await workers.run(WriteRecord(match, await self._turns(match), form, seat))

        name = ("write", match.id, match.revision, match.status, form, seat)
        try:
            written: Written = await self.bot.single_flight.run(name, write)
        except GameFailed as failed:  # an export stops no match
            log.warning("a match could not be written down", match=match.id, error=failed)
            raise refused("refused-export-failed", match=str(match.id)) from failed
        return written

    async def _turns(self, match: Match) -> tuple[Turn, ...]:
        """The turns that may be exported: all, except that a rated match under way ends before the present position."""
        turns = tuple(await self.bot.services.store.turns(match.id))
        if over(match) or not match.terms.rated:
            return turns
        placing = self.bot.matches.work.positions.placing

        def past() -> tuple[Turn, ...]:
            now = placing(match.game, match.state)
            return (turns[0], *takewhile(lambda turn: placing(match.game, turn.state) != now, turns[1:]))

        return await asyncio.to_thread(past)


def files(call: InteractionContext, match: Match) -> tuple[Button, ...]:
    """The export buttons of a match."""
    return tuple(
        Button(Id("export_match", match.id, "", form), call.words.text(f"export-{form}")) for form in ("text", "json")
    )


async def show_record(call: InteractionContext, match: Match) -> None:
    """Show the first page of the record of a match."""
    await Records(call.bot).show(call, match)


async def setup(bot: GameBot) -> None:
    """Add the answers."""
    bot.answer(Presser.ANYONE, record=Records(bot).show_page)

"""Records of matches as files."""

import asyncio
import gzip
from itertools import takewhile

import structlog

from bot.answers.custom_id import Id
from bot.app import GameBot
from bot.jobs import Written
from bot.matches.core.errors import GameFailed, refused
from bot.matches.core.models import Match, Turn
from bot.matches.history.verification import over
from bot.screens.sheet import AttachedFile, Button, Sheet
from cogs.core.interaction_context import InteractionContext

LARGEST = 8 * 1024 * 1024  # bytes; larger files are compressed: Discord takes 10 MiB
log = structlog.stdlib.get_logger(__name__)


class RecordFiles:
    """Sends records of matches."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot

    async def hand_over(self, call: InteractionContext, match: Match, form: str) -> None:
        """Send a match as a file. Raises Refused if it has not begun."""
        call.thoughtful = True
        written = await self._written(match, call.user, form)
        raw = written.raw
        name = f"pichenette-{match.id}.{'json' if form == 'json' else 'txt'}"
        if len(raw) > LARGEST:
            raw, name = await asyncio.to_thread(gzip.compress, raw), f"{name}.gz"
        words = call.words
        said = [words.text("export-told", match=str(match.id), turns=written.last)]
        if not over(match):
            said.append(words.text("export-under-way"))
        if written.last < match.revision:
            said.append(words.text("export-rated"))
        await call.screen(Sheet((" ".join(said), AttachedFile(raw, name))))

    async def text(self, match: Match, user: int) -> bytes:
        """A match as text, with what the user may know. Raises Refused if it has not begun."""
        return (await self._written(match, user, "text")).raw

    async def _written(self, match: Match, user: int, form: str) -> Written:
        if not match.state:
            raise refused("refused-not-begun", match=str(match.id), name=", ".join(one.name for one in match.undecided))
        try:
            return await self.bot.services.reader.write(match, form, match.seat_of(user), lambda: self._turns(match))
        except GameFailed as failed:  # an export stops no match
            log.warning("a match could not be written down", match=match.id, error=repr(failed))
            raise refused("refused-export-failed", match=str(match.id)) from failed

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

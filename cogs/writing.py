"""Matches written down for whoever may see them, as files."""

from __future__ import annotations

import asyncio
import gzip

from bot.app import GameBot
from bot.games import GAMES
from bot.matches.errors import refused
from bot.matches.models import Match
from bot.matches.proof import over
from bot.matches.records import record_of, write_record
from cogs.call import Call
from cogs.ids import Id
from cogs.layout import Attached, Press, Sheet
from cogs.notation import Notation
from cogs.transcripts import write_text

LARGEST = 8 * 1024 * 1024  # bytes; a file beyond that is packed: Discord takes 10 MiB
WRITTEN = "en"  # the language of what records call pieces: they are read everywhere


class Writing:
    """Writes matches down."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot

    async def hand_over(self, call: Call, match: Match, form: str) -> None:
        """A match as a file, for the caller. Raises Refused if it has not begun."""
        call.thoughtful = True
        raw = await (self.json(match, call.user) if form == "json" else self.text(match, call.user))
        name = f"pichenette-{match.id}.{'json' if form == 'json' else 'txt'}"
        if len(raw) > LARGEST:
            raw, name = await asyncio.to_thread(gzip.compress, raw), f"{name}.gz"
        words = call.words
        said = [words.text("export-told", match=str(match.id), turns=match.revision)]
        if not over(match):
            said.append(words.text("export-under-way"))
        await call.screen(Sheet((" ".join(said), Attached(raw, name))))

    async def json(self, match: Match, user: int) -> bytes:
        """A match as the user may know it, as JSON. Raises Refused if it has not begun."""
        _check_begun(match)
        turns = await self.bot.services.store.turns(match.id)
        game = GAMES[match.game]
        return await asyncio.to_thread(lambda: write_record(record_of(game, match, turns, match.seat_of(user))))

    async def text(self, match: Match, user: int) -> bytes:
        """A match as the user may know it, as a text. Raises Refused if it has not begun."""
        _check_begun(match)
        turns = await self.bot.services.store.turns(match.id)
        game, notation = GAMES[match.game], Notation(GAMES[match.game], self.bot.catalogue.of(WRITTEN))

        def written() -> bytes:
            return write_text(record_of(game, match, turns, match.seat_of(user)), game, turns, notation).encode()

        return await asyncio.to_thread(written)


def files(call: Call, match: Match) -> tuple[Press, ...]:
    """The buttons that hand a match over."""
    return tuple(
        Press(Id("export_match", match.id, "", form), call.words.text(f"export-{form}")) for form in ("text", "json")
    )


def _check_begun(match: Match) -> None:
    if not match.state:
        raise refused("refused-not-begun", match=str(match.id), name=", ".join(one.name for one in match.undecided))

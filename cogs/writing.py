"""Matches written down for whoever may see them, as files."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Sequence
from itertools import takewhile

from bot.app import GameBot
from bot.games import GAMES
from bot.matches.errors import refused
from bot.matches.models import Match, Turn
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
        turns = await self._turns(match)
        raw = await (self._json(match, turns, call.user) if form == "json" else self._text(match, turns, call.user))
        name = f"pichenette-{match.id}.{'json' if form == 'json' else 'txt'}"
        if len(raw) > LARGEST:
            raw, name = await asyncio.to_thread(gzip.compress, raw), f"{name}.gz"
        words = call.words
        said = [words.text("export-told", match=str(match.id), turns=turns[-1].revision)]
        if not over(match):
            said.append(words.text("export-under-way"))
        if turns[-1].revision < match.revision:
            said.append(words.text("export-rated"))
        await call.screen(Sheet((" ".join(said), Attached(raw, name))))

    async def text(self, match: Match, user: int) -> bytes:
        """A match as the user may know it, as a text. Raises Refused if it has not begun."""
        return await self._text(match, await self._turns(match), user)

    async def _json(self, match: Match, turns: Sequence[Turn], user: int) -> bytes:
        game = GAMES[match.game]
        return await asyncio.to_thread(lambda: write_record(record_of(game, match, turns, match.seat_of(user))))

    async def _text(self, match: Match, turns: Sequence[Turn], user: int) -> bytes:
        game, notation = GAMES[match.game], Notation(GAMES[match.game], self.bot.catalogue.of(WRITTEN))

        def written() -> bytes:
            return write_text(record_of(game, match, turns, match.seat_of(user)), game, turns, notation).encode()

        return await asyncio.to_thread(written)

    async def _turns(self, match: Match) -> tuple[Turn, ...]:
        """What may be written down: all turns, of a rated match under way those before it came to lie as it lies now. Raises Refused."""
        if not match.state:
            raise refused("refused-not-begun", match=str(match.id), name=", ".join(one.name for one in match.undecided))
        turns = tuple(await self.bot.services.store.turns(match.id))
        if over(match) or not match.terms.rated:
            return turns
        placing = self.bot.matches.table.positions.placing

        def past() -> tuple[Turn, ...]:
            now = placing(match.game, match.state)
            return (turns[0], *takewhile(lambda turn: placing(match.game, turn.state) != now, turns[1:]))

        return await asyncio.to_thread(past)


def files(call: Call, match: Match) -> tuple[Press, ...]:
    """The buttons that hand a match over."""
    return tuple(
        Press(Id("export_match", match.id, "", form), call.words.text(f"export-{form}")) for form in ("text", "json")
    )

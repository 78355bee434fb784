"""How a match stands, as one user may see it: in a picture or in words."""

from __future__ import annotations

from typing import Any

from bot.app import GameBot
from bot.games.base import Ask, Assist
from bot.games.save import dump
from bot.jobs import Paint, Painted, SketchOf
from bot.matches.errors import refused
from bot.matches.models import Match, Turn
from bot.words import Words
from cogs.call import Call
from cogs.cards import match_card, turn_buttons
from cogs.commenting import commented, remark
from cogs.deadlines import clocks
from cogs.halves import Half, action_of, chosen, flicked, layout_of
from cogs.ids import Id
from cogs.layout import Part, Press, Sheet, Shown
from cogs.placing import piece_of


class Positions:
    """Shows matches in private."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot

    async def match(self, match: int) -> Match:
        """The match. Raises Refused if there is none."""
        found = await self.bot.services.store.get(match)
        if found is None:
            raise refused("refused-match-unknown", match=match)
        return found

    async def show(self, call: Call, match: Match, note: str = "") -> None:
        """Answer with the present position in a picture."""
        await call.panel(await self.sheet(match, call.user, call.words, note))

    async def sheet(self, match: Match, user: int, words: Words, note: str = "") -> Sheet:
        """The present position in a picture, with what the user may do about it."""
        if not match.state:
            return self._not_begun(match, words, note)
        painted = await self._painted(match, user, words)
        clock = clocks(match, words, self.bot.services.clock.now_ms())
        said = "\n".join(filter(None, (f"**{painted.headline}**", clock)))
        parts: list[Part] = [Shown(painted.png, painted.alt), said]
        parts += [note] if note else []
        return Sheet(tuple(parts), (self._buttons(match, user, words),))

    async def text(self, match: Match, user: int, words: Words, note: str = "") -> Sheet:
        """The present position in words."""
        if not match.state:
            return self._not_begun(match, words, note)
        painted = await self._painted(match, user, words, board=True)
        buttons = tuple(press for press in self._buttons(match, user, words) if press.id.verb != "text")
        clock = clocks(match, words, self.bot.services.clock.now_ms())
        return Sheet(tuple(filter(None, (note, painted.board, clock))), (buttons,) if buttons else ())

    async def past(self, match: Match, turn: Turn, user: int, words: Words) -> Sheet:
        """A past position in words, with what led to it."""
        events = await self.bot.matches.happened(turn)
        job = Paint(match.game, turn.state, words.language, viewer=match.seat_of(user), events=events, board=True)
        job = await commented(self.bot.services.store, turn, job)
        painted = await self.bot.services.worker.paint(job)
        tries = _what_if(match, turn.revision, words)
        return Sheet(("\n".join((*remark(painted), *painted.story)), painted.board), (tries,) if tries else ())

    async def preview(self, match: Match, user: int, ask: Ask[Any], half: Half, words: Words) -> Painted:
        """A half-made answer as its player may see it: the picture, and what is to be said about it."""
        return await self._painted(match, user, words, sketch_of(ask, half, match.terms.assist))

    async def _painted(
        self, match: Match, user: int, words: Words, sketch: SketchOf | None = None, *, board: bool = False
    ) -> Painted:
        seat = match.seat_of(user)
        taste = await self.bot.services.store.taste(user, match.guild)
        return await self.bot.services.worker.paint(
            Paint(
                match.game,
                match.state,
                words.language,
                viewer=seat,
                sketch=sketch,
                theme=taste.look,
                board=board,
            )
        )

    def _buttons(self, match: Match, user: int, words: Words) -> tuple[Press, ...]:
        asks = self.bot.matches.asks_for(match, user)
        more = match.seat_of(user) is not None
        return (
            *turn_buttons(match, match.revision, asks, words, more=more),
            *_what_if(match, match.revision, words),
        )

    @staticmethod
    def _not_begun(match: Match, words: Words, note: str) -> Sheet:
        card = match_card(match, words)
        return Sheet((note, *card.parts) if note else card.parts, (), card.colour)


def _what_if(match: Match, revision: int, words: Words) -> tuple[Press, ...]:
    """The button that tries a turn otherwise, or the one before it that can be; there is nothing to be tried in a first position."""
    return (Press(Id("whatif", match.id, "", f"{revision}-"), words.text("whatif")),) if revision else ()


def sketch_of(ask: Ask[Any], half: Half, assist: Assist) -> SketchOf | None:
    """The preview of a half-made answer; None while nothing is chosen. Raises Refused if a dial's value is none the game could take."""
    choice = chosen(ask, half)
    if choice is None:
        return None
    layout = layout_of(choice)
    marked = piece_of(layout, half.piece).id if layout is not None else ""
    return SketchOf(ask.id, dump(action_of(choice, half)), assist, marked, closeup=half.fine and flicked(choice))

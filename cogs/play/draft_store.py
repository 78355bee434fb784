"""Drafts from one press to the next: as they were kept, begun from a player's last flick, carried from ask to ask."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
import structlog

from bot.answers.batch import read_lines
from bot.answers.draft import Draft, begin, flicked, read_draft, settled, write_draft
from bot.answers.shot_notation import ViewContext
from bot.answers.step_plan import at_rest
from bot.app import GameBot
from bot.games import GAMES
from bot.games.base import Answer, Ask
from bot.games.vocabulary import Phrase, phrase
from bot.matches.core.errors import Refused
from bot.matches.core.models import Match
from bot.matches.core.positions import PlannedPosition
from bot.matches.core.turn_context import TurnReader
from bot.matches.history.history import Takeback, move_of

log = structlog.stdlib.get_logger(__name__)

BACK = 40  # turns that are looked through for a player's own flicks


class Found(NamedTuple):
    """A draft, what is to be said about it, and where the steps lead that are laid out, if they are in this ask."""

    draft: Draft
    notes: tuple[Phrase, ...] = ()
    laid: PlannedPosition | None = None


class Drafts:
    """Finds the drafts of users."""

    def __init__(self, bot: GameBot) -> None:
        self._bot = bot

    async def find(self, match: Match, user: int, ask: Ask[Any], old: str = "") -> Found:
        """The user's draft and what is to be said about it.

        Where there is none it is begun: with what he had made of the ask `old` if that was of the same kind, else anew. What was
        aimed at and has moved or gone since leaves the aim its angle; steps that can no longer be taken go, and those after them.
        """
        draft = await self._kept(match, user, ask.id)
        laid = self._bot.matches.laid_out(match, ask, draft.steps if draft is not None else ())
        if laid is not None:
            return _stepwise(laid, draft or Draft())
        notes: list[Phrase] = []
        if draft is None and old and _kind(old) == _kind(ask.id):
            draft = await self._kept(match, user, old)
            if draft is not None:
                notes.append(phrase("aim-kept"))
        if draft is None:
            return Found(begin(ask, await self.flicks(match, user, ask, 1) if any(map(flicked, ask.choices)) else ()))
        draft, lost = settled(ask, draft)
        if notes:
            await self._bot.matches.keep_draft(match, user, ask.id, write_draft(draft))
        return Found(draft, (*notes, *((lost,) if lost else ())))

    async def wait(self, match: Match, user: int, rest: Sequence[str], eye: ViewContext) -> bool:
        """Keep lines that were not played as the user's draft to what he is asked now; whether they may be one."""
        for ask in self._bot.matches.asks_for(match, user):
            try:
                draft = read_lines("\n".join(rest), ask, begin(ask), eye)
                await self._bot.matches.keep_draft(match, user, ask.id, write_draft(draft))
            except Refused:
                continue
            return True
        return False

    async def flicks(self, match: Match, user: int, ask: Ask[Any], most: int) -> tuple[Any, ...]:
        """A user's latest flicks in a match like the one that is asked, newest first; what was taken back is left out."""
        seat, game = match.seat_of(user), GAMES.get(match.game)
        found: list[Any] = []
        revision, last = match.revision, max(0, match.revision - BACK)
        reader = TurnReader(self._bot.services.store, match.id)
        while game is not None and seat is not None and revision > last and len(found) < most:
            turn = await reader.at(revision)
            move = move_of(game, turn) if turn is not None else None
            if isinstance(move, Answer) and move.seat == seat and _alike(move.ask, ask.id):
                found.append(move.action)
            revision = move.revision if isinstance(move, Takeback) else revision - 1
        return tuple(found)

    async def _kept(self, match: Match, user: int, ask: str) -> Draft | None:
        raw = await self._bot.matches.draft(match, user, ask)
        if raw is None:
            return None
        try:
            return read_draft(raw)
        except msgspec.DecodeError:
            log.warning("a draft cannot be read", match=match.id, ask=ask)
            return None


def _stepwise(laid: PlannedPosition, draft: Draft) -> Found:
    """A draft of which steps are laid out, as far as they can be taken."""
    gone = len(draft.steps) - len(laid.steps)
    if gone:
        draft = msgspec.structs.replace(draft, choice="")
    notes = (phrase("steps-gone", count=gone),) if gone else ()
    return Found(at_rest(laid, draft), notes, laid)


def _kind(ask: str) -> str:
    """The kind and the seat of an ask's id."""
    return ask.rpartition(".")[0]


def _alike(one: str, other: str) -> bool:
    """Whether the kinds of two asks are the same, or one a variety of the other: `flick` and `flick_again`."""
    kinds = one.partition(".")[0], other.partition(".")[0]
    return kinds[0].startswith(kinds[1]) or kinds[1].startswith(kinds[0])

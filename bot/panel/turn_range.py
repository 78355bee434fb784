"""The range of turns in a film: one answer, from turn to turn, a round, or all; as in a custom id."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TypeAlias

import msgspec

from bot.games import GAMES
from bot.games.contract.base import AnyGame
from bot.games.contract.save import load_state
from bot.matches.core.models import Turn
from bot.workers.films import Taken

Step: TypeAlias = tuple[Turn, Turn]
"""A turn and the one before it."""

_WRITTEN = re.compile(r"(?:r(?P<round>\d{1,4})|(?P<first>\d{1,6})(?:-(?P<last>\d{1,6}))?)?", re.ASCII)


@dataclass(frozen=True)
class TurnRange:
    """Turns `first` to `last` (of one answer if equal), the turns of a `round`, or by default the whole match."""

    first: int = 0
    last: int = 0
    round: int = 0

    def __str__(self) -> str:
        """As in an id: `12`, `5-9`, `r2`, or "" for the whole match."""
        if self.round:
            return f"r{self.round}"
        if not self.last:
            return ""
        return str(self.last) if self.first == self.last else f"{self.first}-{self.last}"

    @property
    def whole(self) -> bool:
        """Whether it is the whole match."""
        return not (self.round or self.last)

    @property
    def single(self) -> bool:
        """Whether it is a single answer."""
        return bool(self.last) and self.first == self.last


def read_turn_range(text: str) -> TurnRange | None:
    """The range of an id; None if invalid."""
    written = _WRITTEN.fullmatch(text)
    if written is None:
        return None
    if written["round"]:
        return TurnRange(round=int(written["round"]))
    if not written["first"]:
        return TurnRange()
    first = int(written["first"])
    return TurnRange(first, int(written["last"] or first))


def has_motion(turns: Sequence[Turn]) -> bool:
    """Whether anything moved in these turns."""
    return any(turn.trace for turn in turns)


def moved_in(turns: Sequence[Turn]) -> tuple[Step, ...]:
    """The turns in which something moved, each with the one before it, and with the state that the rest of its answer led to."""
    steps: list[Step] = []
    for before, turn in pairwise(turns):
        if turn.trace:
            steps.append((before, turn))
        elif steps and steps[-1][1].key == turn.key:
            former, moved = steps[-1]
            steps[-1] = (former, msgspec.structs.replace(moved, state=turn.state))
    return tuple(steps)


def shown_in(scope: TurnRange, turns: Sequence[Turn], game: str) -> tuple[Step, ...]:
    """The turns of a range in which something moved, each with the one before it."""
    steps = moved_in(turns)
    if scope.whole:
        return tuple(steps)
    if scope.round:
        return tuple(step for step in steps if round_of(GAMES[game], step[0]) == scope.round)
    if scope.single:
        key = next((turn.key for turn in turns if turn.revision == scope.last), None)
        return tuple(step for step in steps if step[1].key == key and step[1].revision <= scope.last)
    return tuple(step for step in steps if scope.first <= step[1].revision <= scope.last)


def film_turns(steps: Sequence[Step], present: bytes = b"") -> tuple[Taken, ...]:
    """The turns as the renderer takes them, the last with the `present` state as what it led to, if given."""
    turns = [Taken(before.state, turn.state, turn.events, turn.trace) for before, turn in steps]
    if turns and present:
        turns[-1] = msgspec.structs.replace(turns[-1], after=present)
    return tuple(turns)


def round_of(game: AnyGame, turn: Turn) -> int:
    """The round to which the position after a turn belongs, from 1; 0 if the game has none."""
    return 0 if game.spec.chapter is None else game.spec.chapter(load_state(game.spec, turn.state))

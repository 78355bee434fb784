"""Pitch Out in values: what is played, what happened, what is seen. Tags and field names are those of the saves."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from bot.games.base import Degrees, Millimetre, Place, Point, Seat

Strength: TypeAlias = Annotated[float, msgspec.Meta(ge=-1e6, le=1e6)]
"""A strength as given; PO-16 lets 1 to 100 pass."""

PuckId: TypeAlias = str
"""`S.captain`, `N.runner`: side letter of the seat, pitcher."""

BlockId: TypeAlias = str
"""`S1 S2 N1 N2 C`."""

Pitcher: TypeAlias = Literal["captain", "guard", "assassin", "runner", "immortal"]


class FirstPlayer(msgspec.Struct, frozen=True, tag="first_player"):
    """The chooser names who starts round 1 (PO-7)."""

    starter: Seat


class NextStarter(msgspec.Struct, frozen=True, tag="next_starter"):
    """The loser of a round names who starts the next (PO-42)."""

    starter: Seat


class Deploy(msgspec.Struct, frozen=True, tag="deploy"):
    """The whole lineup and both obstacles, put down as one action (PO-10)."""

    places: tuple[Place, ...]


class Flick(msgspec.Struct, frozen=True, tag="flick"):
    """A puck flicked with a bearing and a strength 1..100; `copy` is the pitcher whose power the Captain copies (PO-59)."""

    puck: PuckId
    angle: Degrees
    strength: Strength
    copy: str | None = None


class FlickAgain(msgspec.Struct, frozen=True, tag="flick_again"):
    """The second flick of the same puck (PO-73)."""

    angle: Degrees
    strength: Strength


class Stop(msgspec.Struct, frozen=True, tag="stop"):
    """No second flick."""


class PlaceRestored(msgspec.Struct, frozen=True, tag="place_restored"):
    """Where a returned puck is put back (PO-33): one place."""

    places: tuple[Place, ...]


class Guard(msgspec.Struct, frozen=True, tag="guard"):
    """The puck the Guard gives himself up for, or None to let it go (PO-64)."""

    puck: PuckId | None


class RemoveObstacle(msgspec.Struct, frozen=True, tag="remove_obstacle"):
    """The own obstacle taken from the arena (PO-36)."""

    obstacle: BlockId


class Penalty(msgspec.Struct, frozen=True, tag="penalty"):
    """The own puck given up for passive play (PO-51)."""

    puck: PuckId


Action: TypeAlias = (
    FirstPlayer | NextStarter | Deploy | Flick | FlickAgain | Stop | PlaceRestored | Guard | RemoveObstacle | Penalty
)


class Trail(msgspec.Struct, frozen=True):
    """The way a piece went in the last flick: start, every bend, end."""

    id: str
    points: tuple[Point, ...]
    fell: bool


class LastFlick(msgspec.Struct, frozen=True):
    """The last flick, as the picture tells it: trails, where pieces hit one another, and what it cost whom."""

    puck: PuckId
    angle: float
    strength: float
    trails: tuple[Trail, ...]
    hits: tuple[Point, ...]


class PuckSeen(msgspec.Struct, frozen=True):
    """A puck as shown: `label` is its name on pictures (`A3`).

    `status`: `hand` (not deployed yet), `play`, `return` (waits to be put back), `out` (eliminated). Position is meaningful in play.
    """

    id: PuckId
    label: str
    seat: Seat
    pitcher: Pitcher
    x: float
    y: float
    angle: float
    status: Literal["hand", "play", "return", "out"]


class BlockSeen(msgspec.Struct, frozen=True):
    """An obstacle as shown; `holds` are the eliminated pucks in its four compartments (PO-28)."""

    id: BlockId
    owner: Seat | None
    x: float
    y: float
    angle: float
    status: Literal["hand", "play", "out"]
    holds: tuple[PuckId, ...]


class View(msgspec.Struct, frozen=True):
    """All that may be seen of a match; the initiation mode hides nothing.

    `phase` is the kind of the open asks (`first_player deploy flick flick_again place_restored guard remove_obstacle penalty
    next_starter`, or `over`); `active` are the seats that must choose; `turn` counts the turns of the round from 1 (0 before).
    `tray` are eliminated pucks that no obstacle holds; `passive` the passive turns in a row of each seat (PO-49); `options` all
    options of the match.
    """

    options: tuple[tuple[str, str], ...]
    phase: str
    active: tuple[Seat, ...]
    round: int
    turn: int
    wins: tuple[int, int]
    starter: Seat | None
    pucks: tuple[PuckSeen, ...]
    blocks: tuple[BlockSeen, ...]
    tray: tuple[PuckId, ...]
    passive: tuple[int, int]
    last: LastFlick | None
    winner: Seat | None

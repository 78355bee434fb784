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

Phase: TypeAlias = Literal[
    "first_player",
    "deploy",
    "flick",
    "flick_again",
    "place_restored",
    "guard",
    "remove_obstacle",
    "penalty",
    "next_starter",
    "over",
]
"""The kind of the ask that is open, or `over`."""

Stage: TypeAlias = Literal[
    "early_end",
    "returns",
    "guard_other",
    "verdict",
    "guard_own",
    "check",
    "thin_other",
    "thin_own",
    "again",
    "count",
    "next_turn",
]
"""How far the settling of a flick has come (the steps of the resolution order after the resting places)."""


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
    """A puck flicked with a bearing and a strength 1..100; `copy` is the pitcher whose power the Captain copies (PO-59).

    None and `none` both copy nothing.
    """

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


class Puck(msgspec.Struct, frozen=True):
    """A puck as saved; its position is meaningful while it is in play.

    Not in play = not deployed yet, waiting to be put back (`State.returns`), else eliminated.
    """

    id: PuckId
    x: Millimetre = 0.0
    y: Millimetre = 0.0
    angle: Degrees = 0.0
    in_play: bool = False


class Obstacle(msgspec.Struct, frozen=True):
    """An obstacle as saved; `holds` are the eliminated pucks inside it, in the order they came (PO-28)."""

    id: BlockId
    x: Millimetre = 0.0
    y: Millimetre = 0.0
    angle: Degrees = 0.0
    in_play: bool = False
    holds: tuple[PuckId, ...] = ()


class Going(msgspec.Struct, frozen=True):
    """The turn being settled: what the decisions still to come depend on.

    `puck` is None for a turn lost on time. `second` tells the second flick of the turn, `touched` whether this flick's puck touched
    a puck, `touched_foe` whether in this turn any own puck touched an opposing one, `eliminated` the pucks a Guard may rescue,
    `punished` that the penalty of this turn has been taken.
    """

    stage: Stage
    puck: PuckId | None = None
    second: bool = False
    touched: bool = False
    touched_foe: bool = False
    eliminated: tuple[PuckId, ...] = ()
    punished: bool = False


class State(msgspec.Struct, frozen=True):
    """A match between two answers.

    `phase` is the kind of the open ask and `asked` its number; `chooser` names the starter of the round; `turn` is the seat to move,
    `turns` counts the turns of the round from 1 (0 before). By seat: `wins` rounds won, `deployed`, `copies` what the Captain has
    copied (PO-58), `thinned` two pucks left have cost an obstacle (PO-37), `passive` turns in a row and `lost` a puck since the end
    of the last own turn (PO-50), `expired` flicks in a row lost on time (PO-48). `skips` counts automatic skips in a row (PO-19),
    `returns` the pucks waiting to be put back, in order. `winner` won the match, for the reason `ended`.
    """

    options: tuple[tuple[str, str], ...]
    phase: Phase
    asked: int
    chooser: Seat
    pucks: tuple[Puck, ...]
    blocks: tuple[Obstacle, ...]
    round: int = 1
    turn: Seat = 0
    turns: int = 0
    starter: Seat | None = None
    wins: tuple[int, int] = (0, 0)
    deployed: tuple[bool, bool] = (False, False)
    copies: tuple[Pitcher | None, Pitcher | None] = (None, None)
    thinned: tuple[bool, bool] = (False, False)
    passive: tuple[int, int] = (0, 0)
    lost: tuple[bool, bool] = (False, False)
    expired: tuple[int, int] = (0, 0)
    skips: int = 0
    returns: tuple[PuckId, ...] = ()
    going: Going | None = None
    last: LastFlick | None = None
    winner: Seat | None = None
    ended: Literal["rounds", "left", "timed_out"] | None = None


class View(msgspec.Struct, frozen=True):
    """All that may be seen of a match; the initiation mode hides nothing.

    `phase` is the kind of the open asks (`first_player deploy flick flick_again place_restored guard remove_obstacle penalty
    next_starter`, or `over`); `active` are the seats that must choose; `turn` counts the turns of the round from 1 (0 before).
    `tray` are eliminated pucks that no obstacle holds; `passive` the passive turns in a row of each seat (PO-49); `options` all
    options of the match; `copies` the powers the Captains have copied (PO-59); `suspended` tells that PO-18 does not bind the next
    flick (PO-19).
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
    copies: tuple[Pitcher | None, Pitcher | None] = (None, None)
    suspended: bool = False

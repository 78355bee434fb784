"""Actions, events, states and views of Offboard. Tags and field names are saved."""

from typing import Literal, TypeAlias

import msgspec

from bot.games.contract.base import Forced, Unanswered
from bot.games.contract.vocabulary import Seat
from bot.games.offboard.rules.board import Direction

CellName: TypeAlias = str
"""`A1` to `I9`."""

Phase: TypeAlias = Literal["move", "air", "over"]
"""The kind of the ask that is open, or `over`."""

Reason: TypeAlias = Literal["goal", "cleared", "discarded", "left", "repetition", "no_progress", "blocked"]
"""Why a match has ended; the last three are draws."""


class Move(msgspec.Struct, frozen=True, tag="move"):
    """The line of own balls whose rear is on `cell` goes one cell in `direction` (OB-4, OB-5)."""

    cell: CellName
    direction: Direction


class Reenter(msgspec.Struct, frozen=True, tag="reenter"):
    """The own ball in the air is put on a free cell; that is the whole turn (OB-15 a)."""

    cell: CellName


class Discard(msgspec.Struct, frozen=True, tag="discard"):
    """The own ball in the air is removed for good; an ordinary move follows (OB-15 b)."""


Action: TypeAlias = Move | Reenter | Discard


class Moved(msgspec.Struct, frozen=True, tag="moved"):
    """A line of `length` balls went one cell, `pushed` enemies before it."""

    seat: Seat
    cell: CellName
    direction: Direction
    length: int
    pushed: int = 0
    rule: str = "OB-6"


class Lodged(msgspec.Struct, frozen=True, tag="lodged"):
    """A ball of `seat` was pushed into an empty target (0 is T1); its opponent has scored `value` and now has `score`."""

    seat: Seat
    target: int
    value: int
    score: int
    rule: str = "OB-14"


class Bounced(msgspec.Struct, frozen=True, tag="bounced"):
    """A ball of `seat` was pushed into a target that holds one already: it is in the air."""

    seat: Seat
    target: int
    rule: str = "OB-15"


class Reentered(msgspec.Struct, frozen=True, tag="reentered"):
    """A seat put its ball in the air back on the board."""

    seat: Seat
    cell: CellName
    rule: str = "OB-15"


class Discarded(msgspec.Struct, frozen=True, tag="discarded"):
    """A seat removed its ball in the air for good."""

    seat: Seat
    rule: str = "OB-15"


class Passed(msgspec.Struct, frozen=True, tag="passed"):
    """A seat had no legal move."""

    seat: Seat
    rule: str = "OB-19"


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """The match is over; `winner` is None for a draw."""

    winner: Seat | None
    reason: Reason
    rule: str


Event: TypeAlias = Moved | Lodged | Bounced | Reentered | Discarded | Passed | Unanswered | Forced | Ended


class Last(msgspec.Struct, frozen=True):
    """The last move, for pictures: a line of `seat` with its rear on `cell`, or a ball that re-entered there."""

    seat: Seat
    cell: CellName
    direction: Direction | None = None  # None: a ball re-entered
    length: int = 1  # the balls of the line
    pushed: int = 0  # the enemies pushed
    target: int = -1  # where a ball was ejected to; -1: none


class State(msgspec.Struct, frozen=True):
    """A match between two answers. Pairs are by seat, 0 is Red."""

    options: tuple[tuple[str, str], ...]
    phase: Phase
    cells: str  # a letter per cell, A1 first: `R`, `Y` or `.`
    turn: Seat = 0
    turns: int = 1  # counted from 1
    asked: int = 1  # the number of the open ask
    targets: str = "............"  # a letter per target, T1 first
    score: tuple[int, int] = (0, 0)
    out: tuple[int, int] = (0, 0)  # balls discarded
    air: Seat | None = None  # the owner of the ball in the air
    quiet: int = 0  # turns since the last irreversible event (OB-21)
    keys: tuple[str, ...] = ()  # the positions at the start of the turns since then (OB-20)
    passed: bool = False  # the turn before was passed (OB-19)
    record: tuple[str, ...] = ()  # every answer in notation
    last: Last | None = None
    winner: Seat | None = None
    ended: Reason | None = None


class View(msgspec.Struct, frozen=True):
    """The view: nothing in Offboard is hidden. Fields as in State; `active` are the seats that must choose.

    `repeated` counts how often this position has been at the start of a turn since the last irreversible event.
    """

    phase: Phase
    active: tuple[Seat, ...]
    cells: str
    turn: Seat
    turns: int
    targets: str
    score: tuple[int, int]
    out: tuple[int, int]
    air: Seat | None
    quiet: int
    repeated: int
    last: Last | None
    winner: Seat | None
    ended: Reason | None
    record: tuple[str, ...]

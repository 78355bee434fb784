"""The field of PitchBowl: its cells, its lines, the rosters and the formations. Lengths in mm, bearings in degrees.

Red is seat 0 and attacks towards y = 700, Blue is seat 1 and attacks towards y = 100; constants of Red hold for Blue after half a
turn around the middle of the field.
"""

import math
from functools import lru_cache
from typing import Final, TypeAlias

from bot.games.contract.aim import bearing_to
from bot.games.contract.vocabulary import Phrase, Point, Seat, phrase
from bot.physics.gates import Area, gap_to

PlayerId: TypeAlias = str
"""`red.t1` to `red.t9`, `red.r1`, `red.r2`, and the same for `blue`."""

Cell: TypeAlias = tuple[int, int]
"""Column and row, both from 0."""

BALL = "ball"
TURN: Final = 90  # degrees by which pictures turn the field; shown bearing = saved bearing + TURN
COLUMNS, ROWS, SIDE = 9, 16, 50.0
WIDTH, LENGTH = COLUMNS * SIDE, ROWS * SIDE
MIDDLE = Point(WIDTH / 2, LENGTH / 2)
RADIUS = 12.0  # of a player
BALL_RADIUS = 8.0
MASS = 8.0  # g; all players weigh the same
BALL_MASS = 1e-7  # g; too little to move a player by more than rounding (PB-49)
HOLD = RADIUS - 0.5  # a cell nearer to the centre than this is held (PB-1)
AGAINST = RADIUS + BALL_RADIUS + 0.5  # between the centres of a player and a ball put against it (PB-45, PB-47)
TOUCHING = 0.01  # gap up to which two pucks are in contact before a flick (PB-5)
TOWARD = 0.01  # share of the speed that must lead to a puck in contact for it to be touched (PB-5)
GOAL = 2 * SIDE  # depth of an end zone
MEDIAN = LENGTH / 2
CENTRE = (3 * SIDE, 6 * SIDE)  # the columns D, E, F of the median line
APART = 0.5  # between two pucks put down (PB-11)
NEAR_MEDIAN = 2.0  # gap up to which a puck lies against the median line (PB-12)
AT_CENTRE = 3  # players that must
ON_WING = 2  # players that may be on each wing (PB-13)
PLAYER_REACH = 450.0  # slide of a player at strength 100
BALL_REACH = 900.0
KICK_REACH = 1000.0  # flight of a kick-off at strength 100 (PB-15)
KICK_ANGLE = 35.0  # degrees to either side of straight ahead

NUMBERS = (*(f"t{n}" for n in range(1, 10)), "r1", "r2")
COLOURS = ("red", "blue")
ROSTERS: tuple[tuple[PlayerId, ...], ...] = tuple(tuple(f"{c}.{n}" for n in NUMBERS) for c in COLOURS)
PLAYERS: tuple[PlayerId, ...] = ROSTERS[0] + ROSTERS[1]

FORMATIONS: dict[str, tuple[tuple[float, float], ...]] = {
    "balanced": (
        (175, 387), (225, 387), (275, 387), (125, 350), (325, 350), (60, 340), (390, 340), (175, 280), (275, 280),
        (125, 200), (325, 200),
    ),
    "deep": (
        (175, 387), (225, 387), (275, 387), (125, 300), (325, 300), (60, 250), (390, 250), (225, 220), (225, 140),
        (125, 140), (325, 140),
    ),
}  # fmt: skip
"""Red's places by formation, in the order of `NUMBERS` (§1.2)."""


@lru_cache(maxsize=64)
def seat_of(player: PlayerId) -> Seat:
    """The seat of a player."""
    return COLOURS.index(player.partition(".")[0])


def rival(seat: Seat) -> Seat:
    """The other coach."""
    return 1 - seat


def is_runner(player: PlayerId) -> bool:
    """Whether a player is a runner, not a three-quarter."""
    return player.partition(".")[2].startswith("r")


def score_of(player: PlayerId) -> int:
    """The move score of a player (PB-3)."""
    return 2 if is_runner(player) else 1


@lru_cache(maxsize=64)
def label(piece: str) -> str:
    """The label of a puck in pictures and commands: `A1` to `A9` the three-quarters, `A10` and `A11` the runners; `ball`."""
    if piece == BALL:
        return BALL
    return f"{'AB'[seat_of(piece)]}{ROSTERS[seat_of(piece)].index(piece) + 1}"


@lru_cache(maxsize=64)
def piece_words(piece: str) -> Phrase:
    """The name of a puck with its kind."""
    if piece == BALL:
        return phrase("pitchbowl-ball")
    kind = phrase("pitchbowl-runner") if is_runner(piece) else phrase("pitchbowl-three-quarter")
    return phrase("pitchbowl-piece", label=label(piece), kind=kind)


def turned(place: tuple[float, float], seat: Seat) -> tuple[float, float]:
    """A place given for Red, for the seat; and back."""
    return place if seat == 0 else (WIDTH - place[0], LENGTH - place[1])


@lru_cache(maxsize=256)
def area_of(cell: Cell) -> Area:
    """The square of a cell."""
    column, row = cell
    return Area(SIDE * column, SIDE * row, SIDE * (column + 1), SIDE * (row + 1))


def cell_name(cell: Cell) -> str:
    """`A1` to `I16`."""
    return f"{'ABCDEFGHI'[cell[0]]}{cell[1] + 1}"


def cell_at(x: float, y: float) -> str:
    """The name of the cell at a place, the nearest if it is off the field."""
    return cell_name((min(max(int(x // SIDE), 0), COLUMNS - 1), min(max(int(y // SIDE), 0), ROWS - 1)))


@lru_cache(maxsize=1)
def cells() -> tuple[Cell, ...]:
    """All cells of the field, row by row."""
    return tuple((column, row) for row in range(ROWS) for column in range(COLUMNS))


def held(x: float, y: float) -> frozenset[Cell]:
    """The cells that a player at a place holds (PB-1)."""
    near = [cell for cell in _around(x, y) if gap_to(area_of(cell), x, y) < HOLD]
    if near:
        return frozenset(near)
    return frozenset([min(cells(), key=lambda cell: (gap_to(area_of(cell), x, y), cell))])


def _around(x: float, y: float) -> list[Cell]:
    columns = range(math.floor((x - RADIUS) / SIDE), math.floor((x + RADIUS) / SIDE) + 1)
    rows = range(math.floor((y - RADIUS) / SIDE), math.floor((y + RADIUS) / SIDE) + 1)
    return [(column, row) for row in rows for column in columns if 0 <= column < COLUMNS and 0 <= row < ROWS]


def distance(cell: Cell, start: frozenset[Cell]) -> int:
    """The distance in cells of a cell from those held at the start of a flick (PB-2)."""
    return min(max(abs(cell[0] - column), abs(cell[1] - row)) for column, row in start)


def zone(start: frozenset[Cell], reach: int) -> frozenset[Cell]:
    """All cells at most so far from those held at the start (PB-2)."""
    return frozenset(
        (column, row)
        for at, line in start
        for column in range(max(0, at - reach), min(COLUMNS, at + reach + 1))
        for row in range(max(0, line - reach), min(ROWS, line + reach + 1))
    )


@lru_cache(maxsize=4096)
def areas_beyond(start: frozenset[Cell], reach: int) -> tuple[Area, ...]:
    """The cells further than a distance from those held at the start, in few rectangles."""
    return covering(frozenset(cells()) - zone(start, reach))


@lru_cache(maxsize=4096)
def areas_at(start: frozenset[Cell], far: int) -> tuple[Area, ...]:
    """The cells at exactly a distance from those held at the start, in few rectangles."""
    return covering(zone(start, far) - zone(start, far - 1))


def covering(wanted: frozenset[Cell]) -> tuple[Area, ...]:
    """Rectangles that cover some cells and nothing else: runs of a row, as long as the rows below are the same."""
    found: list[Area] = []
    open_: dict[tuple[int, int], int] = {}
    for row in range(ROWS + 1):
        runs = _runs([column for column in range(COLUMNS) if (column, row) in wanted])
        found += [_block(run, since, row) for run, since in open_.items() if run not in runs]
        open_ = {run: open_.get(run, row) for run in runs}
    return tuple(found)


def _runs(columns: list[int]) -> list[tuple[int, int]]:
    """Columns that follow each other, as first and last."""
    ends = [n for n in columns if n + 1 not in columns]
    starts = [n for n in columns if n - 1 not in columns]
    return list(zip(starts, ends, strict=True))


def _block(run: tuple[int, int], first: int, until: int) -> Area:
    return Area(SIDE * run[0], SIDE * first, SIDE * (run[1] + 1), SIDE * until)


@lru_cache(maxsize=2)
def end_zone(seat: Seat) -> Area:
    """The end zone that a seat defends."""
    return Area(0.0, 0.0, WIDTH, GOAL) if seat == 0 else Area(0.0, LENGTH - GOAL, WIDTH, LENGTH)


def in_end_zone(x: float, y: float, seat: Seat) -> bool:
    """Whether a player at a place holds a cell of the end zone that a seat defends (PB-8)."""
    return gap_to(end_zone(seat), x, y) < HOLD


def wing(x: float, y: float) -> int | None:
    """The wing on which a player at a place counts: 0 = columns A, B, 1 = H, I; None if on neither (PB-13)."""
    rows = range(2, ROWS - 2)
    on = {0 if column < 2 else 1 for column, row in held(x, y) if row in rows and column in (0, 1, 7, 8)}
    return min(on, default=None)


def is_out(x: float, y: float, radius: float) -> bool:
    """Whether a disc is wholly beyond a touch or end line (PB-6)."""
    return x < -radius or x > WIDTH + radius or y < -radius or y > LENGTH + radius


def on_field(x: float, y: float) -> bool:
    """Whether a place is on the field, lines included."""
    return 0.0 <= x <= WIDTH and 0.0 <= y <= LENGTH


def clamped(x: float, y: float) -> Point:
    """The place of the field nearest to one."""
    return Point(min(max(x, 0.0), WIDTH), min(max(y, 0.0), LENGTH))


def heading(start: Point, to: Point) -> float:
    """The bearing from one place to another, to 0.01 degree."""
    return round(bearing_to(to.x - start.x, to.y - start.y), 2) % 360.0


def ahead(seat: Seat) -> float:
    """The bearing in which a seat attacks."""
    return 0.0 if seat == 0 else 180.0

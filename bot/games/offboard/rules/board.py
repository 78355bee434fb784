"""The hexagon of 61 cells: names, directions, lines, targets, and the start position (rules/offboard 1)."""

from typing import Literal, TypeAlias, get_args

from bot.games.contract.vocabulary import Seat

Direction: TypeAlias = Literal["E", "NE", "NW", "W", "SW", "SE"]

Cell: TypeAlias = int
"""A cell's place in the order A1, A2 ... I9, from 0."""

DIRECTIONS: tuple[Direction, ...] = get_args(Direction)  # in canonical order
STEPS: dict[Direction, tuple[int, int]] = {
    "E": (0, 1),
    "NE": (1, 1),
    "NW": (1, 0),
    "W": (0, -1),
    "SW": (-1, -1),
    "SE": (-1, 0),
}
OPPOSITE: dict[Direction, Direction] = {"E": "W", "NE": "SW", "NW": "SE", "W": "E", "SW": "NE", "SE": "NW"}
ROWS = "ABCDEFGHI"  # from Red's side
SIDE = 9  # rows and columns
MIDDLE = 5  # row and column of E5
REACH = 4  # steps from E5 to the rim
BALLS = 12  # of a colour
GOAL = 6  # points that win (OB-1)
RED: Seat = 0  # moves first (OB-2)
YELLOW: Seat = 1


def _is_cell(row: int, col: int) -> bool:
    return 1 <= row <= SIDE and 1 <= col <= SIDE and abs(row - col) <= REACH


PLACES: tuple[tuple[int, int], ...] = tuple(
    (row, col) for row in range(1, SIDE + 1) for col in range(1, SIDE + 1) if _is_cell(row, col)
)
"""Row and column of every cell, each from 1."""
NAMES: tuple[str, ...] = tuple(f"{ROWS[row - 1]}{col}" for row, col in PLACES)
CELL: dict[str, Cell] = {name: cell for cell, name in enumerate(NAMES)}
AT: dict[tuple[int, int], Cell] = {place: cell for cell, place in enumerate(PLACES)}
NEXT: dict[Direction, tuple[Cell, ...]] = {
    way: tuple(AT.get((row + rows, col + columns), -1) for row, col in PLACES) for way, (rows, columns) in STEPS.items()
}
"""The next cell in each direction; -1 is outside."""

START = {
    RED: ("A2", "A3", "A4", "B2", "B3", "B4", "B5", "C2", "C3", "C4", "C5", "C6"),
    YELLOW: ("G4", "G5", "G6", "G7", "G8", "H5", "H6", "H7", "H8", "I6", "I7", "I8"),
}

TARGETS = 12
VALUES: tuple[int, ...] = tuple(nth % 3 + 1 for nth in range(TARGETS))  # of T1, T2 ...
# A ball reaches the target of the place outside that it enters; here by the cell it leaves and the direction (1.2).
_EXITS = (
    "I5-NW I5-NE I6-NW I6-NE I7-NW",
    "I7-NE I8-NW I8-NE I9-NW I9-NE",
    "I9-E H9-NE H9-E G9-NE",
    "G9-E F9-NE F9-E E9-NE E9-E",
    "E9-SE D8-E D8-SE C7-E",
    "C7-SE B6-E B6-SE A5-E",
    "A5-SE A5-SW A4-SE A4-SW A3-SE",
    "A3-SW A2-SE A2-SW A1-SE A1-SW",
    "A1-W B1-SW B1-W C1-SW",
    "C1-W D1-SW D1-W E1-SW E1-W",
    "E1-NW F2-W F2-NW G3-W",
    "G3-NW H4-W H4-NW I5-W",
)
EXITS: dict[tuple[Cell, Direction], int] = {
    (CELL[one.partition("-")[0]], way): target
    for target, exits in enumerate(_EXITS)
    for one in exits.split()
    for way in DIRECTIONS
    if one.partition("-")[2] == way
}
"""The target (0 is T1) of a ball that leaves a cell in a direction."""


def ray(cell: Cell, way: Direction) -> tuple[Cell, ...]:
    """A cell and those that follow it in a direction, up to the rim."""
    cells = [cell]
    while (following := NEXT[way][cells[-1]]) >= 0:
        cells.append(following)
    return tuple(cells)


LINES: tuple[tuple[tuple[Cell, ...], Direction], ...] = tuple(
    (ray(cell, way), way) for way in DIRECTIONS[:3] for cell in range(len(NAMES)) if NEXT[OPPOSITE[way]][cell] < 0
)
"""All 27 lines of the board from rim to rim, each with its direction."""


def distance(one: Cell, two: Cell) -> int:
    """The distance of two cells in steps."""
    rows, columns = (a - b for a, b in zip(PLACES[one], PLACES[two], strict=True))
    return max(abs(rows), abs(columns), abs(rows - columns))


def target_name(target: int) -> str:
    """`T1` for the first target."""
    return f"T{target + 1}"


def other(seat: Seat) -> Seat:
    """The opponent."""
    return 1 - seat

"""A plain Offboard with sets and dicts: the frozen baseline for generating and playing moves."""

from __future__ import annotations

from bot.games.offboard.rules.board import CELL, EXITS, STEPS, VALUES, Direction

ROWS = "ABCDEFGHI"
DIRECTIONS: tuple[Direction, ...] = ("E", "NE", "NW", "W", "SW", "SE")


class PlainBoard:
    """Cells by name in two sets, the targets' contents in a dict, scores in another."""

    def __init__(self, red: list[str], yellow: list[str], targets: dict[int, str]) -> None:
        self.balls = {"R": set(red), "Y": set(yellow)}
        self.targets = dict(targets)
        self.score = {"R": 0, "Y": 0}
        self.air: str | None = None

    def copy(self) -> PlainBoard:
        """A board of its own."""
        other = PlainBoard([], [], self.targets)
        other.balls = {colour: set(balls) for colour, balls in self.balls.items()}
        other.score = dict(self.score)
        return other

    def children(self, colour: str) -> list[PlainBoard]:
        """The boards after every legal move."""
        return [self.played(colour, cell, way) for cell, way in self.legal(colour)]

    def legal(self, colour: str) -> list[tuple[str, Direction]]:
        """Every legal move."""
        return [
            (cell, way)
            for cell in sorted(self.balls[colour])
            for way in DIRECTIONS
            if self._is_legal(colour, cell, way)
        ]

    def _is_legal(self, colour: str, cell: str, way: Direction) -> bool:
        own, foe = self.balls[colour], self.balls["Y" if colour == "R" else "R"]
        line, pushed, beyond = self._met(cell, way, own, foe)
        if pushed:
            return len(line) > len(pushed) and beyond not in own
        return beyond in CELL

    def played(self, colour: str, cell: str, way: Direction) -> PlainBoard:
        """The board after a legal move."""
        after = self.copy()
        enemy = "Y" if colour == "R" else "R"
        own, foe = after.balls[colour], after.balls[enemy]
        line, pushed, beyond = self._met(cell, way, own, foe)
        if pushed:
            foe.remove(pushed[0])
            if beyond in CELL:
                foe.add(beyond)
            else:
                after.ejected(enemy, EXITS[CELL[pushed[-1]], way])
        own.remove(cell)
        own.add(step(line[-1], way))
        return after

    def ejected(self, colour: str, target: int) -> None:
        """A ball of a colour is pushed into a target."""
        if target in self.targets:
            self.air = colour
        else:
            self.targets[target] = colour
            self.score["Y" if colour == "R" else "R"] += VALUES[target]

    def _met(self, cell: str, way: Direction, own: set[str], foe: set[str]) -> tuple[list[str], list[str], str]:
        line, pushed = [], []
        while cell in own:
            line.append(cell)
            cell = step(cell, way)
        while cell in foe:
            pushed.append(cell)
            cell = step(cell, way)
        return line, pushed, cell


def step(cell: str, way: Direction) -> str:
    """The name of the next place; one that is no cell is outside."""
    rows, columns = STEPS[way]
    row, col = ROWS.index(cell[0]) + rows, int(cell[1]) + columns
    return f"{ROWS[row]}{col}" if 0 <= row < len(ROWS) else ""

"""A knock-out as a tree: the last rounds on one page, the rounds before it on others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from bot.pairing.event import THIRD, Event
from bot.words import Words
from render.drawing.canvas import Spot
from render.pen import EDGE, POINT, WIDE, px
from render.table.celebration import laurel
from render.theme import hexed
from render.tournaments.chart import Chart
from render.tournaments.drawing import SMALL, Drawing
from render.tournaments.match_box import HIGH, ROW, SLOT, Box, draw_box, join
from render.tournaments.page import Page

LAST = 4  # rounds of the page on which the winner is found
SLOTS = 8  # boxes above each other on pages of earlier rounds
_WIDEST = 170.0  # points of a column
GAP = 11.0  # points between columns, where lines run
HEAD = 20.0  # points of the names of the rounds
_LAUREL = 22.0  # points
_GOLD = hexed("#E8B923")

Place = tuple[int, int]
"""A pairing of a bracket: its round and its number in it, from 0."""


class Bracket:
    """The knock-out rounds of a tournament, with those to come."""

    def __init__(self, event: Event) -> None:
        self._played = [tuple(one for one in pairings if not one.stage) for pairings in event.rounds]
        self._played = [pairings for pairings in self._played if pairings]
        self.third = next((one for pairings in event.rounds for one in pairings if one.stage == THIRD), None)
        self.rounds = len(self._played[0]).bit_length() if self._played else 0
        self.latest = len(self._played) - 1

    def box(self, place: Place) -> Box | None:
        """The known entrants of a pairing; None for a bye."""
        nth, number = place
        pairing = self._played[nth][number] if nth <= self.latest else None
        if pairing is not None and pairing.is_bye:
            return None
        if nth == 0:
            return Box((pairing.first, pairing.second), pairing) if pairing else None
        return Box((self._through(nth - 1, 2 * number), self._through(nth - 1, 2 * number + 1)), pairing)

    def feeders(self, place: Place) -> list[tuple[int, Place]]:
        """The pairings whose winners meet here, each with the row that its winner has."""
        nth, number = place
        found = [(row, (nth - 1, 2 * number + row)) for row in (0, 1)] if nth else []
        return [(row, one) for row, one in found if self.box(one)]

    def champion(self) -> int:
        """The winner of the last round; 0 if there is none yet."""
        if self.latest < 0 or self.latest < self.rounds - 1 or not self._played[-1][0].is_over:
            return 0
        return self._played[-1][0].winner

    def _through(self, nth: int, number: int) -> int:
        """The winner of a pairing; 0 if unknown."""
        if nth > self.latest or not self._played[nth][number].is_over:
            return 0
        return self._played[nth][number].winner


class Tree(msgspec.Struct, frozen=True):
    """A part of a bracket: the pairings at its right end, from the round `first` on, with the left edge and width of a column."""

    roots: tuple[Place, ...]
    first: int
    left: float
    wide: float


def bracket_pages(chart: Chart, words: Words) -> list[Page]:
    """The pages of a bracket: those of the early rounds, then that of the last ones."""
    bracket = Bracket(chart.event)
    early = max(0, bracket.rounds - LAST)
    columns = bracket.rounds - early
    wide = min(_WIDEST, (WIDE - 2 * EDGE - GAP * (columns - 1)) / columns)
    last = Tree(((bracket.rounds - 1, 0),), early, EDGE, wide)
    trees = [*_early(bracket, early), (last,)] if bracket.rounds else []
    return [_page(chart, bracket, one, words, latest=(bracket.latest < early) == (last not in one)) for one in trees]


def _early(bracket: Bracket, early: int) -> Iterator[tuple[Tree, ...]]:
    """The trees side by side on each page of early rounds."""
    if not early:
        return
    roots = [(early - 1, number) for number in range(2**LAST) if bracket.box((early - 1, number))]
    columns: list[list[Place]] = [[]]
    for root in roots:
        if sum(_slots(bracket, one) for one in (*columns[-1], root)) > SLOTS:
            columns.append([])
        columns[-1].append(root)
    wide = ((WIDE - 2 * EDGE - 2 * GAP) / 2 - GAP * (early - 1)) / early
    for at in range(0, len(columns), 2):
        yield tuple(
            Tree(tuple(column), 0, EDGE + nth * (WIDE / 2 - EDGE + GAP), wide)
            for nth, column in enumerate(columns[at : at + 2])
        )


def _slots(bracket: Bracket, place: Place) -> int:
    """The number of boxes above each other to the left of a pairing."""
    return max(1, sum(_slots(bracket, one) for _, one in bracket.feeders(place)))


def _page(chart: Chart, bracket: Bracket, trees: Sequence[Tree], words: Words, *, latest: bool) -> Page:
    placed = [_layout(bracket, tree) for tree in trees]
    spots = {place: spot for found, _ in placed for place, spot in found.items()}
    boxes = {place: box for place in spots if (box := bracket.box(place))}
    third = _third_place(bracket, spots)
    high = max([*(bottom for _, bottom in placed), *((third[1] + HIGH,) if third else ())])
    numbers = frozenset(number for box in boxes.values() for number in box.rows)

    def draw(drawing: Drawing, top: float) -> None:
        for tree in trees:
            _heads(drawing, top, tree, bracket, words)
        start = top + HEAD
        _lines(drawing, start, bracket, spots, trees[0].wide)
        for place, (x, y) in spots.items():
            corner = (x, start + y - HIGH / 2)
            draw_box(drawing, corner, trees[0].wide, boxes[place], chart, words, bracket.champion())
        if third and bracket.third:
            x, y = third
            drawing.write((x + 2, start + y - 9), words.text("tournament-picture-third"), SMALL, drawing.look.secondary)
            played = Box((bracket.third.first, bracket.third.second), bracket.third)
            draw_box(drawing, (x, start + y), trees[0].wide, played, chart, words)
        if bracket.champion() and (final := spots.get((bracket.rounds - 1, 0))):
            _crown(drawing, (final[0] + trees[0].wide / 2, start + final[1] - HIGH / 2 - _LAUREL / 2 - 2))

    return Page(HEAD + high, numbers, latest, draw)


def _layout(bracket: Bracket, tree: Tree) -> tuple[dict[Place, Spot], float]:
    """The left edge and the middle of each box of a tree, and the lower end."""
    spots: dict[Place, Spot] = {}

    def put(place: Place, top: float) -> float:
        bottom, middles = top, []
        for _, one in bracket.feeders(place) if place[0] > tree.first else ():
            bottom = put(one, bottom)
            middles.append(spots[one][1])
        middle = sum(middles) / len(middles) if middles else top + HIGH / 2
        spots[place] = (tree.left + (place[0] - tree.first) * (tree.wide + GAP), middle)
        return max(bottom, top + SLOT)

    end = 0.0
    for root in tree.roots:
        end = put(root, end)
    lower = _room_for_laurels(bracket, spots)
    return {place: (x, y + lower) for place, (x, y) in spots.items()}, end + lower - SLOT + HIGH


def _room_for_laurels(bracket: Bracket, spots: dict[Place, Spot]) -> float:
    """The distance by which a small bracket is moved down for the laurels above its final."""
    final = spots.get((bracket.rounds - 1, 0))
    return max(0.0, _LAUREL + 4 + HIGH / 2 - final[1]) if final and bracket.champion() else 0.0


def _third_place(bracket: Bracket, spots: dict[Place, Spot]) -> Spot | None:
    """The upper left corner of the pairing for the third place, below the final."""
    final = spots.get((bracket.rounds - 1, 0))
    if bracket.third is None or final is None:
        return None
    return final[0], max(max(y for _, y in spots.values()) - HIGH / 2, final[1] + HIGH / 2 + HEAD + 6)


def _heads(drawing: Drawing, top: float, tree: Tree, bracket: Bracket, words: Words) -> None:
    for nth in range(tree.first, tree.roots[0][0] + 1):
        text = words.text("tournament-picture-last", count=2 ** (bracket.rounds - nth))
        x = tree.left + (nth - tree.first) * (tree.wide + GAP)
        drawing.write((x + 2, top + HEAD / 2 - 2), text, SMALL, drawing.look.secondary, room=tree.wide)


def _lines(drawing: Drawing, start: float, bracket: Bracket, spots: dict[Place, Spot], wide: float) -> None:
    """From each box to the row of its winner in the next one; the champion's in gold."""
    champion = bracket.champion()
    for place, (x, y) in spots.items():
        for row, one in bracket.feeders(place):
            if one not in spots:
                continue
            box = bracket.box(place)
            gold = bool(champion and box and box.rows[row] == champion)
            ends = (spots[one][0] + wide, start + spots[one][1]), (x, start + y + (row - 0.5) * ROW)
            join(drawing, *ends, gold=gold)


def _crown(drawing: Drawing, centre: Spot) -> None:
    """Laurels above the final."""
    for aside, mirrored in ((-1, False), (1, True)):
        x = centre[0] + aside * _LAUREL * 0.36
        laurel(px(_LAUREL), _GOLD, mirrored=mirrored).onto(drawing.picture, (x * POINT, centre[1] * POINT))
    drawing.boxes.append((centre[0] - _LAUREL, centre[1] - _LAUREL / 2, centre[0] + _LAUREL, centre[1] + _LAUREL / 2))

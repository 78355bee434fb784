"""Previews by assist level, independent of anything beyond it."""

import math
from collections.abc import Iterable

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from bot.games.contract.aim import ROUGH
from bot.games.contract.preview import Assist, Mark, Sketch
from bot.games.contract.save import dump, dump_state
from bot.games.pitchout.rules.board import REACH
from bot.games.pitchout.rules.preview import RAY
from bot.games.pitchout.rules.values import ArenaBlock, Flick, Puck, State
from bot.workers.paint import Paint, Painted, SketchOf
from bot.workers.studio import standard_tools
from tests.support.games.pitchout_matches import GAME, ask_of, playing

BEGUN = playing()
CELL = 100.0  # mm; each piece has a square of its own
TOOLS = standard_tools()
MINE = "S.captain"

cells = st.permutations(range(64)).map(lambda order: order[: len(BEGUN.pucks) + len(BEGUN.blocks)])
jitter = st.lists(st.tuples(st.floats(-25, 25), st.floats(-25, 25)), min_size=10, max_size=10)
turns = st.lists(st.floats(0, 89), min_size=5, max_size=5)
bearings = st.floats(0, 359.99).map(lambda bearing: round(bearing, 2))
strengths = st.floats(1, 100).map(lambda strength: round(strength, 1))


def middle(cell: int) -> tuple[float, float]:
    return CELL * (cell % 8) + CELL / 2, CELL * (cell // 8) + CELL / 2


@st.composite
def positions(draw: st.DrawFn) -> State:
    """Random positions without overlaps."""
    places = [middle(cell) for cell in draw(cells)]
    pucks = [
        msgspec.structs.replace(puck, x=round(x + dx, 3), y=round(y + dy, 3))
        for puck, (x, y), (dx, dy) in zip(BEGUN.pucks, places, draw(jitter), strict=False)
    ]
    blocks = [
        msgspec.structs.replace(block, x=x, y=y, angle=round(angle, 3))
        for block, (x, y), angle in zip(BEGUN.blocks, places[len(pucks) :], draw(turns), strict=True)
    ]
    return msgspec.structs.replace(BEGUN, pucks=tuple(pucks), blocks=tuple(blocks))


def mixed(one: State, two: State, keep: Iterable[str]) -> State:
    """Position `two` with the kept pieces as in `one`; overlapping pieces are out of play."""
    kept = {*keep}
    lying = [piece for piece in (*one.pucks, *one.blocks) if piece.id in kept]

    def moved(piece: Puck | ArenaBlock) -> Puck | ArenaBlock:
        if piece.id in kept:
            return next(known for known in lying if known.id == piece.id)
        clear = all(math.dist((piece.x, piece.y), (other.x, other.y)) > 99.0 for other in lying)
        return msgspec.structs.replace(piece, in_play=piece.in_play and clear)

    pucks, blocks = tuple(map(moved, two.pucks)), tuple(map(moved, two.blocks))
    return msgspec.structs.replace(two, pucks=pucks, blocks=blocks)


def sketched(state: State, flick: Flick, assist: Assist) -> Sketch:
    return GAME.sketch(GAME.view(state, 0), ask_of(state), flick, assist)


def painted(state: State, flick: Flick, assist: Assist) -> Painted:
    sketch = SketchOf(ask_of(state).id, dump(flick), assist)
    job = Paint("pitchout", dump_state(GAME.spec, state), "en", viewer=0, sketch=sketch, picture=False)
    return job.run(TOOLS)


def preview_of(state: State, flick: Flick, assist: Assist) -> tuple[object, ...]:
    """Everything about the aim itself; the rest of the picture is positions, which all players see."""
    sketch = painted(state, flick, assist)
    return sketch.hints, sketch.remarks, sketch.met, sketch.rule, sketch.foretold


@pytest.mark.long
@given(positions(), positions(), bearings, strengths)
def test_an_expert_is_shown_the_same_wherever_everything_else_lies(
    one: State, two: State, angle: float, strength: float
):
    flick, other = Flick(MINE, angle, strength), mixed(one, two, [MINE])
    shown = sketched(one, flick, Assist.EXPERT)
    assert sketched(other, flick, Assist.EXPERT) == shown
    assert preview_of(other, flick, Assist.EXPERT) == preview_of(one, flick, Assist.EXPERT)
    assert (shown.ghosts, shown.marks, painted(one, flick, Assist.EXPERT).foretold) == ((), (), ())
    assert [line.kind for line in shown.lines] == ["ray"]
    (start, end) = shown.lines[0].points
    assert math.isclose(math.dist((start.x, start.y), (end.x, end.y)), RAY)


@pytest.mark.long
@given(positions(), positions(), bearings, strengths)
def test_standard_shows_nothing_of_what_comes_after_the_first_contact_but_what_it_costs_oneself(
    one: State, two: State, angle: float, strength: float
):
    flick = Flick(MINE, angle, strength)
    shown = sketched(one, flick, Assist.STANDARD)
    lines = [line for line in shown.lines if line.kind == "leave"]
    struck = [
        piece.id
        for piece in (*one.pucks, *one.blocks)
        for line in lines
        if (piece.x, piece.y) == (line.points[0].x, line.points[0].y)
    ]
    other = mixed(one, two, [MINE, *struck])
    again = sketched(other, flick, Assist.STANDARD)
    assume(again.ghosts == shown.ghosts)  # else something else is met before
    assert msgspec.structs.replace(again, risk=None) == msgspec.structs.replace(shown, risk=None)
    _costs, *found = preview_of(one, flick, Assist.STANDARD)
    assert preview_of(other, flick, Assist.STANDARD)[1:] == tuple(found)
    assert len(shown.lines) == 1 + len(shown.ghosts)
    assert all(len(line.points) == 2 for line in shown.lines)


@pytest.mark.long
@given(positions(), bearings, strengths, strengths)
def test_standard_shows_what_is_struck_go_the_same_way_and_roughly_farther_the_harder_one_flicks(
    one: State, angle: float, hard: float, harder: float
):
    soft, firm = (sketched(one, Flick(MINE, angle, strength), Assist.STANDARD) for strength in sorted((hard, harder)))
    assume(soft.ghosts and firm.ghosts)
    assert firm.ghosts == soft.ghosts
    (aim, way), (same_aim, farther) = soft.lines, firm.lines
    assert same_aim == aim
    (start, end), (same_start, further) = way.points, farther.points
    assert same_start == start
    far, further_off = (math.dist((start.x, start.y), (to.x, to.y)) for to in (end, further))
    assert far <= further_off + 1e-6
    for length in (far, further_off):
        assert math.isclose(length / ROUGH, max(1, round(length / ROUGH)), abs_tol=1e-6)
    if far > ROUGH:
        headings = (math.atan2(to.x - start.x, to.y - start.y) for to in (end, further))
        assert math.isclose(*map(math.cos, headings), abs_tol=1e-9)


@pytest.mark.long
@given(positions(), bearings, strengths)
def test_standard_marks_where_each_quarter_of_the_strength_rolls_out(one: State, angle: float, strength: float):
    shown = sketched(one, Flick(MINE, angle, strength), Assist.STANDARD)
    assert shown.aim is not None
    assert [mark.strength for mark in shown.marks] == sorted({25.0, 50.0, 75.0, 100.0, strength})
    for mark in shown.marks:
        assert isinstance(mark, Mark)
        way = math.dist((mark.x, mark.y), (shown.aim.origin.x, shown.aim.origin.y))
        assert math.isclose(way, REACH * mark.strength / 100)

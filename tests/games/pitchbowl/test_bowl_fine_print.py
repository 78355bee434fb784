"""PitchBowl rules beyond scenarios: counts, every place of a grid, simultaneous contacts."""

import itertools
import math

import pytest
from msgspec.structs import replace

from bot.games.contract.aim import unit
from bot.games.contract.base import Answer, Illegal
from bot.games.contract.dials import Place
from bot.games.contract.luck import Rng
from bot.games.contract.preview import Assist, Ghost
from bot.games.contract.vocabulary import Phrase, Point
from bot.games.pitchbowl.rules.board import (
    AGAINST,
    HOLD,
    PLAYERS,
    area_of,
    areas_at,
    areas_beyond,
    cells,
    distance,
    held,
    zone,
)
from bot.games.pitchbowl.rules.events import Cleared, EffortMade, Event, Failed, Overshot, PickedUp, TouchdownScored
from bot.games.pitchbowl.rules.game import PitchBowl
from bot.games.pitchbowl.rules.resolution import usual_side
from bot.games.pitchbowl.rules.setup import checked_setup, formation
from bot.games.pitchbowl.rules.values import BowlPlayer, Flick, PutBall, SetUp, Spent, State
from bot.physics.gates import gap_to
from bot.physics.trace import Contact, Passage, Trace

GAME = PitchBowl()
LUCK = Rng(b"fine print")


def begun(ball: Point | None = None, holder: str | None = None, **places: tuple[float, float]) -> State:
    """Amber's turn with these players on the field: `begun(red_t1=(225, 225))`."""
    lying = {name.replace("_", "."): place for name, place in places.items()}
    players = (
        BowlPlayer(one, *map(float, lying[one]), out=False) if one in lying else BowlPlayer(one) for one in PLAYERS
    )
    options = tuple(GAME.spec.complete({}).items())
    return State(options, "action", players=tuple(players), ball=ball, holder=holder, kicker=1)


def events(state: State, flick: Flick, game: PitchBowl = GAME) -> tuple[Event, ...]:
    (ask,) = game.asks(state)
    return game.apply(state, Answer(ask.id, 0, flick), LUCK).events


def kinds(found: tuple[Event, ...]) -> set[type]:
    return {type(one) for one in found}


def test_pb2_the_limit_is_the_zone_and_the_effort_its_ring():
    for x, y, reach in itertools.product((20.0, 225.0, 242.0, 430.0), (20.0, 244.0, 790.0), (1, 2, 3)):
        start = held(x, y)
        near = {cell for cell in cells() if distance(cell, start) <= reach}
        ring = {cell for cell in near if distance(cell, start) == reach}
        assert zone(start, reach) == near
        for areas, wanted in ((areas_beyond(start, reach), {*cells()} - near), (areas_at(start, reach), ring)):
            middles = ((area.x0 + area.x1, area.y0 + area.y1) for area in map(area_of, cells()))
            covered = {
                cell
                for cell, (u, v) in zip(cells(), middles, strict=True)
                if any(gap_to(area, u / 2, v / 2) == 0.0 for area in areas)
            }
            assert covered == wanted


def test_pb4_a_ball_touched_a_moment_before_a_player_is_not_picked_up():
    for late, comes_off in ((0.0, False), (0.004, False), (0.05, True)):
        state = begun(Point(213.0, 276.0), red_t1=(225, 225), blue_t1=(239.4, 279.2 + late), red_t2=(60, 225))
        (ask,) = GAME.asks(state)
        step = GAME.apply(state, Answer(ask.id, 0, Flick("red.t1", 0.0, 30.0, "pickup")), LUCK)
        found = kinds(step.events)
        assert (PickedUp in found, Failed in found, Cleared in found) == (comes_off, not comes_off, not comes_off), late
        assert step.trace is not None
        assert ("pickup" in {one.gate for one in step.trace.passages}) == comes_off


def test_pb43_a_ball_picked_up_leaves_without_a_collision():
    state = begun(Point(225.0, 260.0), red_t1=(225, 225), red_t2=(60, 225))
    (ask,) = GAME.asks(state)
    trace = GAME.apply(state, Answer(ask.id, 0, Flick("red.t1", 0.0, 10.0, "pickup")), LUCK).trace
    assert trace is not None
    assert ([one.gate for one in trace.passages], trace.contacts) == (["pickup"], ())
    assert [one.id for one in trace.rest] == ["red.t1", "red.t2"]


def test_pb31_pb41_an_effort_and_a_clearance_are_told_once():
    touches = tuple(Contact(t, "ball", "red.t1", "red.t1", 1.0, 500.0, 1.0) for t in (0.1, 0.2, 0.3))
    efforts = tuple(Passage(t, "effort", "red.t1", 225.0, 300.0, area=n) for n, t in enumerate((0.15, 0.25)))
    game = PitchBowl(lambda *_: Trace(touches, (), (), passages=efforts))
    found = events(begun(Point(225.0, 260.0), red_t1=(225, 225)), Flick("red.t1", 0.0, 30.0), game)
    shown = [one for one in found if isinstance(one, Cleared | EffortMade)]
    assert shown == [Cleared("red.t1"), EffortMade("red.t1")]


def test_pb45_the_ball_lies_in_a_gap_that_no_usual_side_meets():
    ring = {
        f"blue_t{n}": (225 + 24.1 * x, 225 + 24.1 * y) for n, (x, y) in enumerate(map(unit, (150, 57, 210, 308)), 1)
    }
    state = replace(begun(red_t1=(225, 225), **ring), phase="fumble_spot", clumsy="red.t1", reasons=("FUMBLE",))
    assert usual_side(state, "red.t1")[1] > AGAINST
    (ask,) = GAME.asks(state)
    lies = GAME.apply(state, Answer(ask.id, 1, PutBall(2.5)), LUCK).state.ball
    assert lies is not None
    assert math.dist((lies.x, lies.y), (225.0, 225.0)) == pytest.approx(AGAINST, abs=0.001)
    assert GAME.sketch(GAME.view(state, 1), ask, PutBall(2.5), Assist.STANDARD).ghosts == (
        Ghost("place", "ball", lies.x, lies.y),
    )


@pytest.mark.parametrize("x", [200.0, 200.3, 212.0, 225.0, 249.999, 250.0, 261.49, 261.5])
@pytest.mark.parametrize("angle", [0.0, 0.01, 11.3, 45.0, 348.7])
def test_pb66_where_the_goal_line_is_the_limit_the_fault_comes_first(x: float, angle: float):
    state = begun(holder="red.t1", red_t1=(x, 625), blue_t1=(20, 400))
    spent = replace(state, spent=Spent(effort=True))
    found = kinds(events(spent, Flick("red.t1", angle, 100.0)))
    assert (Overshot in found, TouchdownScored in found) == (True, False)


def named(reason: Phrase) -> list[tuple[str, str]]:
    """The keys of a refusal with their players."""
    args = dict(reason.args)
    if reason.key == "pitchbowl-refused-and":
        return named(args["first"]) + named(args["others"])
    return [(reason.key.removeprefix("pitchbowl-refused-"), str(args.get("piece", args.get("pieces", ""))))]


def test_pb14_a_refused_set_up_names_each_fault_and_its_players():
    moved = {"red.t1": (175, 380), "red.t9": (60, 200), "red.r1": (60, 240), "red.r2": (445, 390), "red.t8": (300, 280)}
    moved["red.t5"] = (320, 280)
    places = tuple(
        Place(place.id, *map(float, moved.get(place.id, (place.x, place.y)))) for place in formation("balanced", 0)
    )
    with pytest.raises(Illegal) as refused:
        checked_setup(begun(), 0, places)
    assert refused.value.rule == "PB-11"
    assert named(refused.value.reason) == [
        ("lines", "A11"),
        ("median", "A11"),
        ("close", "A5"),
        ("centre", ""),
        ("wing-0", "A6, A9, A10"),
    ]


def test_pb14_the_preview_of_a_set_up_says_the_same():
    state = State(begun().options, "setup", players=tuple(BowlPlayer(one) for one in PLAYERS))
    ask = GAME.asks(state)[0]
    places = tuple(Place(place.id, place.x, place.y + 5.0) for place in formation("balanced", 0))
    sketch = GAME.sketch(GAME.view(state, 0), ask, SetUp(places), Assist.STANDARD)
    assert sketch.rule == "PB-12"
    assert len(sketch.words) == 1


def test_pb33_a_preview_shows_nobody_whom_the_limit_keeps_him_from():
    for y, met in ((312.4, True), (312.6, False)):
        state = begun(red_t1=(225, 225), blue_t1=(225, y))
        spent = replace(state, spent=Spent(effort=True))
        (ask,) = GAME.asks(spent)
        for assist in (Assist.STANDARD, Assist.FULL):
            sketch = GAME.sketch(GAME.view(spent, 0), ask, Flick("red.t1", 0.0, 50.0), assist)
            assert [one.kind for one in sketch.ghosts if one.kind == "contact"] == (["contact"] if met else [])


def test_pb1_who_lies_anywhere_holds_a_cell():
    for x, y in itertools.product((-11.9, 0.0, 225.0, 461.9), (-11.9, 100.0, 811.9)):
        assert 1 <= len(held(x, y)) <= 4
        assert all(gap_to(area_of(cell), x, y) < HOLD + 0.5 for cell in held(x, y) if 0 <= x <= 450 and 0 <= y <= 800)


@pytest.mark.parametrize("deed", ["steal", "pickup"])
@pytest.mark.parametrize("spent", [False, True])
def test_pb42_pb43_a_refusal_tells_a_deed_done_this_turn_from_one_that_cannot_be_done(deed: str, *, spent: bool):
    """The ball is out of everyone's reach: nobody holds it, and it does not lie there."""
    state = replace(begun(red_t1=(225, 225), blue_t1=(225, 500)), spent=Spent(**{deed: spent}))
    with pytest.raises(Illegal) as refused:
        events(state, Flick("red.t1", 0.0, 50.0, announce=deed))  # type: ignore[arg-type]  # one of the deeds
    assert refused.value.reason.key == f"pitchbowl-refused-{'spent' if spent else 'no'}-{deed}"

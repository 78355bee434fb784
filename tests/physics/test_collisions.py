"""The quick way gives the bits of the plain one; a difference in one of them would be noticed."""

import itertools
import math

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from structlog.testing import capture_logs

from bot.games import GAMES
from bot.games.contract.flick_game import FlickGame
from bot.physics.collisions import choose, quick_way, samples, way
from bot.physics.flick import flick
from bot.physics.impact import collide
from bot.physics.motion import Motion
from bot.physics.table import Block, Disc, Launch, Table
from bot.physics.trace import Trace
from bot.physics.tuning import TUNING
from cogs.running.assembly import log_collisions
from pichenette.testing.playing import match
from pichenette_crokinole.rules.game import Crokinole
from tests.physics.tables import CLUSTERS, arena, b1, bowl, crowd, disc, shots

# The same examples on every machine: a red run must be red for everybody.
seeded = settings(deadline=None, derandomize=True)
many = settings(seeded, max_examples=3 * settings().max_examples)

KINDS = [Disc("", 0, 0, 15.0, 8.0), Disc("", 0, 0, 12.0, 9.5), Disc("", 0, 0, 8.0, 1e-7), Block("", 0, 0, 70.0, 40.0)]
FLICKING = [game for game in (*GAMES.values(), Crokinole()) if isinstance(game, FlickGame)]
quick = quick_way()


def nudged(group, t, ignored, tuning, *, slow):
    """The quick way, but for the last bit of one velocity."""
    hits, velocities = quick(group, t, ignored, tuning, slow=slow)
    for index, (vx, vy, spin) in itertools.islice(velocities.items(), 1):
        velocities[index] = (math.nextafter(vx, math.inf), vy, spin)
    return hits, velocities


@st.composite
def groups(draw: st.DrawFn) -> tuple[list[Motion], bool]:
    """Two to five pieces, each about touching one before it, with any velocities; and whether to take them as slow."""
    pieces: list[Motion] = []
    speed = st.one_of(st.just(0.0), st.just(-0.0), st.floats(-3000, 3000))
    for index in range(draw(st.integers(2, 5))):
        piece = Motion(index, draw(st.sampled_from(KINDS)), TUNING)
        x, y = 400.0, 300.0
        if pieces:
            near = draw(st.sampled_from(pieces))
            toward = draw(st.one_of(st.sampled_from([0.0, math.pi / 2, math.pi]), st.floats(0, 6.28)))
            reach = sum(draw(st.floats(one.half or one.radius, one.radius)) for one in (near, piece))
            reach += draw(st.floats(-0.002, 0.0005))
            x, y = near.x + reach * math.cos(toward), near.y + reach * math.sin(toward)
        turned = draw(st.one_of(st.just(0.0), st.floats(-4, 4)))
        piece.restart(
            0.0, (x, y, turned), (draw(speed), draw(speed), draw(st.one_of(st.just(0.0), st.floats(-20, 20))))
        )
        pieces.append(piece)
    return pieces, draw(st.booleans())


def bits(group: list[Motion], slow, way, *, t: float = 0.0, ignored=frozenset(), tuning=TUNING) -> str:
    """A collision with the sign of every zero."""
    return repr(way(group, t, set(ignored), tuning, slow=slow))


@many
@given(groups(), st.floats(0, 0.1))
def test_every_bit_of_a_collision_is_the_same(case, t: float):
    group, slow = case
    for piece in group:
        piece.restart(t, (piece.x, piece.y, piece.angle), (piece.vx, piece.vy, piece.spin))
    assert bits(group, slow, quick, t=t) == bits(group, slow, collide, t=t)


@seeded
@given(groups(), st.floats(0, 1), st.floats(0, 1), st.data())
def test_other_tunings_and_riders_collide_the_same_way(case, friction: float, restitution: float, data):
    group, slow = case
    tuning = msgspec.structs.replace(TUNING, contact_friction=friction, restitution=restitution, iterations=10)
    pairs = list(itertools.combinations(range(len(group) + 1), 2))
    ignored = data.draw(st.frozensets(st.sampled_from(pairs), max_size=2))
    results = {bits(group, slow, way, ignored=ignored, tuning=tuning) for way in (quick, collide)}
    assert len(results) == 1


def both(table: Table, launches: tuple[Launch, ...]) -> Trace:
    """The trace of a flick, the same by both ways, with its film."""
    traces = [flick(table, launches, film=True, collide=one) for one in (quick, collide)]
    assert msgspec.json.encode(traces[0]) == msgspec.json.encode(traces[1])
    return traces[0]


@seeded
@given(st.integers(0, 10**6), st.sampled_from([b1, bowl]))
def test_whole_flicks_are_the_same(seed: int, case):
    both(*case(seed))


@seeded
@given(st.integers(0, 10**6))
def test_flicks_in_a_crowd_are_the_same(seed: int):
    table, launch = crowd(seed)
    both(table, (launch,))


@pytest.mark.parametrize("name", CLUSTERS)
def test_flicks_on_clusters_are_the_same(name):
    assert sum(len(both(*each).contacts) for each in shots(name, 6)) > 6


def test_riders_and_several_launches_are_the_same():
    table = arena(disc("A", 300, 300), disc("B", 310, 305), disc("C", 330, 420), ignore=(("A", "B"),))
    assert both(table, (Launch("A", 12, 600), Launch("C", 190, 500))).contacts


@pytest.mark.parametrize("game", FLICKING, ids=lambda game: game.spec.key)
@pytest.mark.parametrize("seed", [b"one", pytest.param(b"two", marks=pytest.mark.thorough)])
def test_all_flicks_of_a_random_match_are_the_same(game, seed: bytes):
    traces: list[Trace] = []

    def noted(table: Table, launches: tuple[Launch, ...]) -> Trace:
        traces.append(both(table, launches))
        return traces[-1]

    for _ in match(game.with_simulator(noted), seed):
        pass
    assert any(trace.contacts for trace in traces)


def test_a_last_bit_of_one_velocity_would_be_noticed():
    differing = 0
    for seed in range(20):
        films = [flick(*b1(seed), film=True, collide=one) for one in (nudged, collide)]
        differing += msgspec.json.encode(films[0]) != msgspec.json.encode(films[1])
    assert differing > 10


def test_the_quick_way_is_taken_here():
    assert way().plain == ""


def test_the_log_says_whether_collisions_are_quick():
    with capture_logs() as logs:
        log_collisions(way())
        log_collisions(choose("8.0.0", quick_way))
    assert [line["log_level"] for line in logs] == ["info", "warning"]
    assert logs[1]["why"] == "pymunk 8.0.0 was not tested"


def test_every_sample_collides():
    assert all(len(collide(group, 0.0, set(), TUNING, slow=slow)[0]) == len(group) - 1 for group, slow in samples())


def test_without_the_functions_or_the_bits_the_plain_way_is_taken():
    def lacking():
        raise AttributeError("cpSpaceNew")

    reasons = {
        "pymunk 7.4.0 was not tested": choose("7.4.0", quick_way),
        "pymunk lacks functions: cpSpaceNew": choose("7.3.9", lacking),
        "the bits differ where disc and other collide": choose("7.3.1", lambda: nudged),
    }
    for reason, chosen in reasons.items():
        assert chosen == (collide, reason)
    assert choose("7.3.1", lambda: quick) == (quick, "")

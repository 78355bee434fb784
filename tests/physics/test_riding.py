"""PO-94, PO-95: a rider leaves its mount without touching it."""

from bot.physics.flick import flick
from bot.physics.table import Launch
from tests.physics.tables import arena, block, disc

PAIR = (("A", "B"),)


def test_a_rider_that_leaves_does_not_move_its_mount():
    trace = flick(arena(disc("A", 400, 400), disc("B", 400, 400), ignore=PAIR), (Launch("A", 90.0, 200.0),))
    assert (trace.contacts, trace.riding) == ((), None)
    assert [(rest.x, rest.y) for rest in trace.rest] == [(600.0, 400.0), (400.0, 400.0)]


def test_a_rider_that_does_not_get_off_still_rides():
    trace = flick(arena(disc("A", 400, 400), disc("B", 400, 400), ignore=PAIR), (Launch("A", 90.0, 20.0),))
    assert (trace.contacts, trace.riding) == ((), "A")
    assert [(rest.x, rest.y) for rest in trace.rest] == [(420.0, 400.0), (400.0, 400.0)]


def test_the_launched_one_is_the_rider_in_whatever_order_they_are_named():
    table = arena(disc("A", 400, 400), disc("B", 400, 400), ignore=(("A", "B"),))
    assert flick(table, (Launch("B", 0.0, 10.0),)).riding == "B"


def test_an_unlaunched_pair_rides_as_named():
    table = arena(disc("A", 400, 400), disc("B", 400, 400), ignore=(("B", "A"),))
    assert flick(table, ()).riding == "B"


def test_a_rider_that_comes_back_touches_its_mount():
    # A leaves B, bounces off the heavy block and meets B.
    table = arena(disc("A", 400, 400), disc("B", 400, 400), block("S1", 500, 400), ignore=PAIR)
    trace = flick(table, (Launch("A", 90.0, 1200.0),))
    assert [(contact.a, contact.b) for contact in trace.contacts][:2] == [("A", "S1"), ("A", "B")]
    assert trace.riding is None


def test_rider_and_mount_may_both_touch_a_third():
    # A block strikes the overlapping pair from below: both are pushed, neither by the other.
    table = arena(disc("A", 401, 400), disc("B", 399, 400), disc("C", 400, 100), block("S1", 400, 300), ignore=PAIR)
    trace = flick(table, (Launch("C", 0.0, 1200.0),))
    assert {(contact.a, contact.b) for contact in trace.contacts} >= {("A", "S1"), ("B", "S1")}
    assert ("A", "B") not in {(contact.a, contact.b) for contact in trace.contacts}


def test_a_mount_that_falls_ends_the_ride():
    table = arena(disc("A", 790, 400), disc("B", 790, 400), disc("C", 700, 400), ignore=PAIR)
    trace = flick(table, (Launch("C", 90.0, 1200.0),))
    assert trace.riding is None
    assert {fall.id for fall in trace.falls} >= {"B"}

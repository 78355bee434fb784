"""PO-35: who pushed, as the rules read it."""

from bot.physics.flick import flick
from bot.physics.table import Launch
from tests.physics.tables import arena, block, disc


def test_po35_puck_to_block_to_puck_out():
    table = arena(disc("A", 400, 500), block("N1", 400, 700), disc("B", 400, 765))
    trace = flick(table, (Launch("A", 0.0, 1200.0),))
    push = trace.last_push("B")
    assert trace.fall("B") is not None
    assert push is not None
    assert push.pusher == "N1"


def test_po35_block_pushes_a_puck_that_pushes_another_out():
    table = arena(disc("A", 400, 450), block("N1", 400, 650), disc("P", 400, 715), disc("Q", 400, 770))
    trace = flick(table, (Launch("A", 0.0, 1200.0),))
    assert trace.fall("Q") is not None
    assert [contact.pusher for contact in trace.touches("Q")][-1] == "P"
    assert trace.touches("P")[0].pusher == "N1"


def test_po35_a_puck_that_bounces_off_a_block_was_pushed_by_nobody():
    table = arena(disc("A", 400, 60), block("S1", 400, 150))
    trace = flick(table, (Launch("A", 0.0, 1200.0),))
    assert trace.fall("A") is not None
    assert [contact.pusher for contact in trace.contacts] == ["A"]
    assert trace.last_push("A") is None
    assert trace.last_push("S1") == trace.contacts[0]


def test_po35_hit_by_a_puck_then_bouncing_off_a_block():
    # The block lies still on B's way: B runs into it and bounces back off the table; A's push stays the cause.
    table = arena(disc("A", 130, 40), disc("B", 250, 40), block("S1", 400, 60, angle=45.0))
    trace = flick(table, (Launch("A", 90.0, 1200.0),))
    assert trace.fall("B") is not None
    assert trace.touched("B")[:2] == ("A", "S1")
    assert trace.last_push("B").pusher == "A"


def test_po35_a_puck_leaning_on_a_block_that_is_struck_from_the_far_side():
    table = arena(disc("A", 400, 400), block("N1", 400, 700), disc("B", 400, 750))
    trace = flick(table, (Launch("A", 0.0, 1200.0),))
    strike, push = trace.contacts[:2]
    assert trace.fall("B") is not None
    assert (strike.a, strike.b, strike.pusher) == ("A", "N1", "A")
    assert (push.a, push.b, push.pusher) == ("B", "N1", "N1")
    assert strike.t == push.t  # simultaneous to the rules
    assert trace.last_push("B") == push


def test_a_push_of_little_share_is_no_cause():
    # B, already fast, is nudged from behind by less than a tenth of its speed.
    table = arena(disc("A", 100, 400), disc("B", 135, 400))
    trace = flick(table, (Launch("A", 90.0, 610.0), Launch("B", 90.0, 560.0)))
    assert [(c.pusher, c.share < 0.1) for c in trace.contacts] == [("A", True)]
    assert trace.last_push("B") is None
    assert trace.last_push("B", least_share=0.0) == trace.contacts[0]


def test_standing_in_contact_is_no_touch():
    table = arena(disc("A", 100, 100), disc("B", 130, 100), block("S1", 180, 100))
    trace = flick(table, (Launch("A", 270.0, 40.0),))
    assert trace.contacts == ()


def test_a_flick_at_a_touched_puck_touches_it_at_once():
    trace = flick(arena(disc("A", 100, 100), disc("B", 130, 100)), (Launch("A", 90.0, 40.0),))
    assert [(contact.pusher, contact.t < 1e-5) for contact in trace.contacts] == [("A", True)]

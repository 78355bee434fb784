"""PO-22, PO-23: from hits to contacts."""

import pytest

from bot.physics.hit import Hit
from bot.physics.motion import Motion
from bot.physics.record import Record
from bot.physics.tuning import TUNING
from tests.physics.tables import block, disc


def record() -> Record:
    pieces = [disc("A", 0, 0), disc("B", 0, 0), disc("C", 0, 0), disc("D", 0, 0), block("S", 0, 0)]
    return Record([Motion(n, piece, TUNING) for n, piece in enumerate(pieces)], TUNING)


def hit(t: float, a: int, b: int, impulse: float, *, from_a: float = 0.0, from_b: float = 0.0) -> Hit:
    return Hit(t, a, b, impulse, from_a, from_b, abs(from_a), abs(from_b))


def test_the_faster_approach_pushes():
    book = record()
    book.add([hit(0.1, 0, 1, 800.0, from_a=20.0, from_b=90.0)], {0, 1})
    (contact,) = book.contacts()
    assert (contact.a, contact.b, contact.pusher) == ("A", "B", "B")
    assert (contact.dv, contact.share, contact.other_share) == (100.0, 5.0, pytest.approx(100 / 90))
    assert (contact.share_of("A"), contact.share_of("B")) == (5.0, pytest.approx(100 / 90))


def test_equal_approaches_are_left_to_the_rules():
    book = record()
    book.add([hit(0.1, 0, 4, 800.0, from_a=50.0, from_b=50.0 + 1e-10)], {0, 4})
    (contact,) = book.contacts()
    assert contact.pusher == ""
    assert (contact.share_of("A"), contact.share_of("S")) == (2.0, pytest.approx(0.4))


def test_a_piece_that_runs_away_from_its_pusher_was_pushed():
    book = record()
    book.add([hit(0.1, 0, 1, 800.0, from_a=90.0, from_b=-40.0)], {0, 1})
    assert book.contacts()[0].pusher == "A"


def test_in_a_chain_already_in_contact_the_nearer_to_the_mover_pushes():
    book = record()
    chain = [hit(0.1, 1, 2, 100.0), hit(0.1, 0, 4, 400.0, from_a=60.0), hit(0.1, 2, 4, 200.0)]
    book.add(chain, {0})
    assert [(c.a, c.b, c.pusher) for c in book.contacts()] == [("A", "S", "A"), ("B", "C", "C"), ("C", "S", "S")]


def test_two_equally_far_from_the_mover_are_left_to_the_rules():
    book = record()
    book.add([hit(0.1, 0, 1, 400.0, from_a=60.0), hit(0.1, 0, 2, 400.0, from_a=60.0), hit(0.1, 1, 2, 50.0)], {0})
    assert book.contacts()[2].pusher == ""


def test_hits_of_a_pair_within_a_millisecond_are_one():
    book = record()
    book.add([hit(0.1, 0, 1, 80.0, from_a=10.0)], {0})
    book.add([hit(0.1009, 0, 1, 160.0, from_b=20.0)], {1})
    book.add([hit(0.1011, 0, 1, 40.0, from_a=5.0)], {0})
    contacts = book.contacts()
    assert [(c.t, c.pusher, c.impulse, c.dv) for c in contacts] == [(0.1, "B", 240.0, 30.0), (0.1011, "A", 40.0, 5.0)]


def test_a_faint_hit_is_no_touch_for_the_lighter_piece():
    book = record()
    book.add([hit(0.1, 0, 4, 7.9, from_a=2.0)], {0})
    book.add([hit(0.2, 1, 4, 8.0, from_a=2.0)], {1})
    assert [(c.a, c.dv) for c in book.contacts()] == [("B", 1.0)]


def test_contacts_within_ten_microseconds_are_simultaneous_and_ordered_by_ids():
    book = record()
    book.add([hit(0.1, 2, 3, 80.0, from_a=10.0)], {2})
    book.add([hit(0.100009, 0, 1, 80.0, from_a=10.0)], {0})
    book.add([hit(0.100011, 0, 2, 80.0, from_a=10.0)], {0})
    assert [(c.t, c.a, c.b) for c in book.contacts()] == [(0.1, "A", "B"), (0.1, "C", "D"), (0.100011, "A", "C")]


def test_a_push_on_a_piece_at_rest_is_capped():
    book = record()
    book.add([hit(0.1, 0, 1, 80.0, from_a=10.0)], {0})
    assert book.contacts()[0].share == 1e9

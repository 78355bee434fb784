from bot.physics.trace import Contact, Fall, Rest, Trace

AB = Contact(0.1, "A", "B", "A", 800.0, 100.0, share=1e9, other_share=0.9)
BC = Contact(0.2, "B", "C", "C", 80.0, 10.0, share=0.05, other_share=2.0)
BS = Contact(0.3, "B", "S", "B", 800.0, 100.0, share=0.1, other_share=1.1)
TRACE = Trace((AB, BC, BS), (Fall(0.4, "B", 800.0, 20.0),), (Rest("A", 1.0, 2.0, 0.0),))


def test_touches_in_order():
    assert TRACE.touches("B") == (AB, BC, BS)
    assert TRACE.touches("S")[0] == BS
    assert TRACE.touches("X") == ()
    assert TRACE.touched("B") == ("A", "C", "S")
    assert TRACE.touched("X") == ()


def test_po24_the_last_push_skips_bounces_and_nudges():
    assert TRACE.last_push("B") == AB
    assert TRACE.last_push("B", least_share=0.01) == BC
    assert TRACE.last_push("A") is None


def test_a_push_the_rules_must_decide_is_kept():
    even = Contact(0.1, "A", "B", "", 800.0, 100.0, share=2.0, other_share=0.01)
    trace = Trace((even,), (), ())
    assert trace.last_push("B") == even
    assert trace.last_push("A") is None


def test_the_other_of_a_contact():
    assert (AB.other("A"), AB.other("B")) == ("B", "A")


def test_a_fall():
    assert TRACE.fall("B") == Fall(0.4, "B", 800.0, 20.0)
    assert TRACE.fall("A") is None

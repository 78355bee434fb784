"""The tests that measure coverage are where they are said to be."""

from tests.support.watched import MEASURED, REPEATED, TESTS, measured


def test_everything_that_is_named_is_there():
    assert [name for name in MEASURED | REPEATED if not (TESTS / name).exists()] == []


def test_what_only_repeats_is_not_watched():
    assert measured(TESTS / "games/test_contract.py")
    assert measured(TESTS / "tools/simulations/test_balance.py")
    assert not measured(TESTS / "tools/structure/test_rooms.py")
    assert not measured(TESTS / "games/test_counted.py")
    assert not measured(TESTS / "cogs/test_outbox.py")
    assert measured(TESTS / "features/daily/test_makers.py")
    assert not measured(TESTS / "features/planted/test_in_discord.py")

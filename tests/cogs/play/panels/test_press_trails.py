"""A panel knows an answer that only its own presses changed, whatever other players press meanwhile."""

from types import SimpleNamespace
from typing import Any

from cogs.play.answer_panel import PressQueue


def press(user: int, *, panel: int = 1, match: int = 7, ask: str = "3") -> Any:
    return SimpleNamespace(
        user=user,
        id=SimpleNamespace(match=match, ask=ask),
        interaction=SimpleNamespace(message=SimpleNamespace(id=panel)),
    )


def test_a_panel_knows_what_its_own_presses_came_to():
    presses = PressQueue()
    presses.changed(press(1), "a", "b")
    presses.changed(press(1), "b", "c")
    assert presses.made_here(press(1), "a", "c")
    assert presses.made_here(press(1), "b", "c")
    assert not presses.made_here(press(1), "a", "b")
    assert not presses.made_here(press(1, panel=2), "a", "c")


def test_presses_of_others_in_other_matches_and_of_other_questions_change_nothing():
    presses, others = PressQueue(), (press(2, panel=2), press(1, panel=3, match=8), press(1, panel=4, ask="4"))
    presses.changed(press(1), "a", "b")
    for other in others:
        assert not presses.made_here(other, "a", "b")
        presses.changed(other, "a", "b")
    presses.changed(press(1), "b", "c")
    assert presses.made_here(press(1), "a", "c")
    assert all(presses.made_here(other, "a", "b") for other in others)


def test_a_change_made_elsewhere_is_not_the_panels_own():
    presses = PressQueue()
    presses.changed(press(1), "a", "b")
    presses.changed(press(1, panel=2), "b", "c")
    presses.changed(press(1), "c", "d")
    assert presses.made_here(press(1), "c", "d")
    assert not presses.made_here(press(1), "a", "d")

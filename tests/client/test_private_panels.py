"""Which private message is a person's panel of a match."""

import math

from bot.client.private_panels import LIFE, Following, PrivatePanel, PrivatePanels, TablePanel
from bot.screens.sheet import Sheet


async def _delete() -> None:
    """Nothing is deleted here."""


async def _revise(_: Sheet) -> None:
    """Nothing is edited here either."""


FOLLOWING = Following(_delete, math.inf)


def panel(message: int, *asks: str, until: float = math.inf) -> PrivatePanel:
    return PrivatePanel(message, _delete, until, frozenset(asks))


def test_a_new_panel_replaces_the_former_one_of_the_same_match():
    panels = PrivatePanels()
    assert panels.opened(1, 7, panel(100)) is None
    assert panels.opened(2, 7, panel(101)) is None
    assert panels.opened(1, 8, panel(102)) is None
    assert panels.opened(1, 7, panel(103)) == panel(100)


def test_a_press_in_another_private_message_leaves_the_panel():
    panels = PrivatePanels()
    panels.redrawn(1, 7, panel(100))  # as after a restart
    panels.redrawn(1, 7, panel(100, "flick.0.5"))
    panels.redrawn(1, 7, panel(99))
    assert panels.of(1, 7) == panel(100, "flick.0.5")


def test_a_panel_that_is_pressed_before_it_is_known_to_be_open_does_not_replace_itself():
    panels = PrivatePanels()
    panels.redrawn(1, 7, panel(100, "flick.0.5"))
    panels.followed_by(1, 7, FOLLOWING)
    assert panels.opened(1, 7, panel(100)) is None
    assert panels.of(1, 7) == panel(100, "flick.0.5")
    assert panels.followers(1) == {7}


def test_a_panel_that_can_no_longer_be_deleted_is_forgotten():
    now = [0.0]
    panels = PrivatePanels(lambda: now[0])
    panels.opened(1, 7, panel(100, until=LIFE))
    now[0] = LIFE / 2
    pressed = panel(100, until=LIFE * 3 / 2)
    panels.redrawn(1, 7, pressed)  # a press renews it
    now[0] = LIFE + 1
    assert panels.of(1, 7) == pressed
    now[0] = 2 * LIFE
    assert panels.of(1, 7) is None


def test_what_becomes_of_a_panel_after_its_press_does_not_let_its_token_live_longer():
    now = [0.0]
    panels = PrivatePanels(lambda: now[0])
    panels.opened(1, 7, panel(100, "flick.0.5", until=LIFE))
    now[0] = LIFE * 0.9
    panels.answering(1, 7, 100)
    panels.followed_by(1, 7, Following(_delete, LIFE))
    panels.tried(7, TablePanel(frozenset({"1.a"}), _revise, LIFE))
    assert panels.of(1, 7) == panel(100, until=LIFE)
    assert panels.followers(1) == {7}
    assert panels.of_table(7, "1.a") is not None
    now[0] = LIFE * 1.1
    assert panels.of(1, 7) is None
    assert panels.followers(1) == frozenset()
    assert panels.that_follow(1, (7,)) == []
    assert panels.of_table(7, "1.a") is None


def test_the_panels_of_a_match_are_found_as_long_as_they_can_be_deleted():
    now = [0.0]
    panels = PrivatePanels(lambda: now[0])
    for user, pressed in ((7, 0.0), (8, 0.6), (7, 0.9), (9, 1.5)):
        now[0] = pressed * LIFE
        panels.redrawn(1, user, panel(100 + user, "flick.0.5", until=now[0] + LIFE))
    assert set(panels.that_answer(1)) == {7, 8, 9}
    now[0] = 1.7 * LIFE
    assert set(panels.that_answer(1)) == {7, 9}
    now[0] = 2.0 * LIFE
    assert set(panels.that_answer(1)) == {9}


def test_a_panel_is_stale_when_its_ask_is_closed_unless_it_is_being_answered():
    panels = PrivatePanels()
    for user, asks in ((7, ("flick.0.5",)), (8, ("flick.1.6",)), (9, ("flick.2.5",)), (10, ())):
        panels.opened(1, user, panel(100 + user, *asks))
    panels.opened(2, 7, panel(200, "flick.0.5"))
    seen = panels.that_answer(1)
    assert set(seen) == {7, 8, 9}
    panels.answering(1, 7, 107)
    assert panels.stale(1, seen, {"flick.1.6"}) == [panel(109, "flick.2.5")]
    assert panels.of(1, 9) is None
    assert panels.of(1, 7) == panel(107)


def test_a_panel_shows_the_next_question_once_unless_another_is_opened():
    panels = PrivatePanels()
    for user in (7, 8, 9):
        panels.followed_by(1, user, FOLLOWING)
    panels.opened(1, 8, panel(100))
    assert panels.followers(1) == {7, 9}
    assert panels.that_follow(1, (7, 8)) == [_delete]
    assert panels.that_follow(1, (7, 8)) == []
    assert panels.followers(1) == {9}
    assert panels.followers(2) == frozenset()

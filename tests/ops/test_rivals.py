"""Another program with the same token is detected by the presses it answers."""

from bot.ops.health import ENOUGH, QUIET, WITHIN, Rivals


class Hand:
    """A clock moved by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_few_presses_in_a_short_time_are_enough():
    rivals = Rivals(Hand())
    assert [rivals.took(press) for press in range(ENOUGH)] == [False] * (ENOUGH - 1) + [True]


def test_a_press_answered_twice_counts_once():
    rivals = Rivals(Hand())
    assert not any(rivals.took(1) for _ in range(2 * ENOUGH))


def test_presses_far_apart_prove_nothing():
    clock = Hand()
    rivals = Rivals(clock)
    for press in range(3 * ENOUGH):
        clock.now += WITHIN
        assert not rivals.took(press)


def test_it_is_said_once_an_hour():
    clock = Hand()
    rivals = Rivals(clock)
    logged = []
    for press in range(int(3 * QUIET) // 60):
        clock.now += 60
        logged += [clock.now] if rivals.took(press) else []
    assert logged == [180, 180 + QUIET, 180 + 2 * QUIET]

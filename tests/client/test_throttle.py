"""A user's bucket: a burst, then a steady rate; users do not share one."""

from bot.client.throttle import MANY, Allowance, Throttle


class Watch:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.time = 100.0

    def __call__(self) -> float:
        return self.time


def test_after_a_burst_it_goes_on_at_the_rate_and_says_how_long_to_wait():
    watch = Watch()
    throttle = Throttle(Allowance(2.0, 3), watch)
    assert [throttle.take(1) for _ in range(4)] == [0.0, 0.0, 0.0, 0.5]
    watch.time += 0.25
    assert throttle.take(1) == 0.25  # being refused costs nothing
    watch.time += 0.25
    assert throttle.take(1) == 0.0
    watch.time += 3600.0
    assert [throttle.take(1) for _ in range(4)] == [0.0, 0.0, 0.0, 0.5]  # never more than the burst


def test_one_user_takes_nothing_from_another():
    throttle = Throttle(Allowance(1.0, 1), Watch())
    assert throttle.take(1) == 0.0
    assert throttle.take(1) > 0.0
    assert throttle.take(2) == 0.0


def test_without_a_rate_there_is_no_limit():
    throttle = Throttle(Allowance(0.0, 0), Watch())
    assert {throttle.take(1) for _ in range(100)} == {0.0}


def test_those_who_are_gone_take_no_room():
    watch = Watch()
    throttle = Throttle(Allowance(1.0, 2), watch)
    for user in range(5 * MANY):
        throttle.take(user)
        watch.time += 0.01
    assert len(throttle._buckets) <= MANY + 1

import time

import pytest

from bot.games.contract.save import dump_state
from bot.matches.core.positions import KEPT, Positions
from bot.matches.core.seeding import new_seed
from bot.matches.work.clock import SystemClock
from tests.support.games.counter import Counter, State


def state(target: int) -> bytes:
    return dump_state(Counter.spec, State(target, 1, together=False, left=(1, 0), asked=(0, 0), totals=(0, 0)))


def test_asks_are_worked_out_once_while_they_are_remembered(monkeypatch: pytest.MonkeyPatch):
    game, counted = Counter(), []
    asks = game.asks
    monkeypatch.setattr(game, "asks", lambda of: counted.append(of.target) or asks(of))
    positions = Positions({"counter": game})
    for target in (5, 5, *range(100, 100 + KEPT - 1), 5):
        positions.asks_in("counter", state(target))
    assert counted.count(5) == 1
    for target in range(1000, 1000 + KEPT):
        positions.asks_in("counter", state(target))
    positions.asks_in("counter", state(5))
    assert counted.count(5) == 2


def test_the_machines_clock_and_seeds():
    assert isinstance(SystemClock().now_ms(), int)
    assert abs(SystemClock().now_ms() - time.time() * 1000) < 1000
    assert new_seed() != new_seed()

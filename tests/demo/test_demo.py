import asyncio
from pathlib import Path

import pytest

from bot.throttle import CALLS, Throttle
from tests.demo.__main__ import UNUSABLE, main
from tests.demo.unhurried import Unhurried


def test_a_demo_does_not_touch_what_is_not_its_own(tmp_path: Path, capsys):
    diary = tmp_path / "diary"
    diary.write_text("mine", encoding="utf-8")
    assert main(["--mode", "complete", "--out", str(tmp_path)]) == UNUSABLE
    assert capsys.readouterr().err.startswith(f"demo: {tmp_path} holds something else than an earlier demo")
    assert diary.read_text() == "mine"


class Presser:
    id = 1

    def __init__(self) -> None:
        self.pressed: list[float] = []

    async def press(self) -> None:
        self.pressed.append(asyncio.get_running_loop().time())


@pytest.mark.asyncio
async def test_a_player_is_never_too_fast_for_the_bot(monkeypatch: pytest.MonkeyPatch):
    now, allowed = 0.0, Throttle(CALLS, lambda: now)

    async def sleep(seconds: float) -> None:
        nonlocal now
        now += seconds + 1e-6

    monkeypatch.setattr(asyncio, "sleep", sleep)
    presser = Presser()
    player = Unhurried(presser, lambda: now)
    for _ in range(3 * CALLS.burst):
        await player.press()
        assert not allowed.take(presser.id)
    assert now > 0

import asyncio
import re
from pathlib import Path

import pytest

from bot.client.throttle import CALLS, Throttle
from tools.demo.__main__ import UNUSABLE, main
from tools.demo.unhurried import Unhurried


def test_a_demo_does_not_touch_what_is_not_its_own(tmp_path: Path, capsys):
    diary = tmp_path / "diary"
    diary.write_text("mine", encoding="utf-8")
    assert main(["--mode", "complete", "--out", str(tmp_path)]) == UNUSABLE
    assert capsys.readouterr().err.startswith(f"demo: {tmp_path} holds something else than an earlier demo")
    assert diary.read_text() == "mine"


@pytest.mark.parametrize(
    "arguments",
    [
        ("--game", "offboard"),
        ("--levels", "1,2,3"),
        ("--levels", "1,2", "--seats", "3"),
        ("--levels", "1", "--mode", "complete"),
        ("--event", "swiss", "--levels", "1"),
    ],
)
def test_what_no_demo_can_play_is_refused(tmp_path: Path, arguments: tuple[str, ...], capsys):
    assert main([*arguments, "--out", str(tmp_path / "out")]) == UNUSABLE
    assert "bot" in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


@pytest.mark.slow
def test_the_bot_plays_itself_at_the_levels_named(tmp_path: Path, capsys):
    assert main(["--levels", "1,5", "--out", str(tmp_path)]) == 0
    closing = capsys.readouterr().out.splitlines()[-1]
    assert re.fullmatch(r"demo: match 1 finished, \w+ won \d-\d, \d+ turns, \d+ pictures", closing)
    output = (tmp_path / "transcript.md").read_text(encoding="utf-8")
    assert "/watch on game:pitchout level:1 level2:5" in output
    assert {"🐣", "🐉"} <= set(output)


@pytest.mark.slow
def test_a_tournament_is_played_to_its_podium(tmp_path: Path, capsys):
    assert main(["--event", "round_robin", "--out", str(tmp_path)]) == 0
    closing = capsys.readouterr().out.splitlines()[-1]
    assert re.fullmatch(r"demo: Winter Cup finished, .+ won, 7 rounds, \d+ matches, \d+ pictures", closing)
    output = (tmp_path / "transcript.md").read_text(encoding="utf-8")
    assert "/tournament create game:pitchout format:round_robin places:8" in output
    assert "Drop out" in output


@pytest.mark.slow
def test_a_league_plays_two_seasons(tmp_path: Path, capsys):
    assert main(["--event", "league", "--out", str(tmp_path)]) == 0
    closing = capsys.readouterr().out.splitlines()[-1]
    assert re.fullmatch(r"demo: Winter Cup finished, .+ won, 3 rounds, \d+ matches, \d+ pictures", closing)
    output = (tmp_path / "transcript.md").read_text(encoding="utf-8")
    assert "season 2" in output
    assert "Going up" in output
    assert "Your matches" in output


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

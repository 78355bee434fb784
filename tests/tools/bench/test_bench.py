"""`make bench` keeps what it has measured, however it is stopped, says what it could not measure, and ends with an error if a bench does."""

import json
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from tools.bench.__main__ import ALL_HELD, BENCHES, CRASHED, SOME_MISSED, STOPPED, main, measured, run
from tools.bench.quiet import against, quiet
from tools.bench.row import SAMPLE, Row, results, sample, skipped
from tools.players.duel import Duel, together

HELD, MISSED = Row("a", 1.0, "<= 2", held=True), Row("b", "3 of 4", "4 of 4", held=False)
HANGS = """
import signal, sys, time
from pathlib import Path
from tools.bench import __main__ as bench
from tools.bench.row import Row

signal.signal(signal.SIGINT, signal.default_int_handler)  # it is ignored where a shell runs the tests in the background

def rows(names):
    yield Row("a", 1.0, "<= 2", held=True)
    print("measuring", flush=True)
    time.sleep(60)

bench.measured, bench.results = rows, lambda _: Path(sys.argv[1])
sys.exit(bench.main([]))
"""


def names(out: Path) -> list[str]:
    return [row["name"] for row in json.loads(out.read_bytes())]


def test_each_row_is_kept_and_printed_before_the_next_is_measured(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    out = tmp_path / "out" / "bench.json"

    def rows() -> Iterator[Row]:
        yield HELD
        assert names(out) == ["a"]
        assert "held    a: 1  (goal: <= 2)" in capsys.readouterr().out
        yield MISSED
        assert names(out) == ["a", "b"]

    assert run(rows(), out) == SOME_MISSED
    assert "MISSED  b: 3 of 4" in capsys.readouterr().out
    assert [file.name for file in out.parent.iterdir()] == ["bench.json"]
    assert run(iter([HELD]), out) == ALL_HELD


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_stopped_half_way_it_keeps_what_it_has(tmp_path: Path, how: signal.Signals):
    out = tmp_path / "bench.json"
    with subprocess.Popen([sys.executable, "-c", HANGS, out], stdout=subprocess.PIPE, text=True) as bench:
        assert bench.stdout is not None
        assert "a: 1" in bench.stdout.readline()
        assert bench.stdout.readline() == "measuring\n"
        bench.send_signal(how)
        output, _ = bench.communicate(timeout=30)
    assert names(out) == ["a"]
    assert bench.returncode == (-how if how == signal.SIGKILL else STOPPED)
    assert (f"stopped; rows kept in {out}: 1" in output) == (how != signal.SIGKILL)


def test_a_bench_that_crashes_is_an_error_and_the_others_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    def breaks() -> Iterator[Row]:
        yield HELD
        raise ValueError("a table is gone")

    monkeypatch.setitem(sys.modules, "tools.bench.bench_broken", SimpleNamespace(rows=breaks))
    monkeypatch.setitem(sys.modules, "tools.bench.bench_whole", SimpleNamespace(rows=lambda: iter([MISSED])))
    for goals in (True, False):
        assert run(measured(("broken", "whole")), tmp_path / "bench.json", goals=goals) == CRASHED
        assert names(tmp_path / "bench.json") == ["a", "broken", "b"]
        printed = capsys.readouterr()
        assert "CRASHED broken: ValueError('a table is gone')" in printed.out
        assert "in breaks" in printed.err
    assert run(measured(("whole",)), tmp_path / "bench.json") == SOME_MISSED


def test_the_parts_of_the_benches_are_all_of_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    ran: list[tuple[str, ...]] = []
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(SAMPLE, "smoke")
    monkeypatch.setattr("tools.bench.__main__.signal.signal", lambda *_: None)
    monkeypatch.setattr("tools.bench.__main__.measured", lambda names: ran.append(names) or iter([HELD]))
    assert [main(["--sample", "smoke", "--part", part]) for part in ("1/2", "2/2")] == [ALL_HELD] * 2
    assert sorted(ran[0] + ran[1]) == sorted(BENCHES)
    assert {file.name for file in (tmp_path / "out").iterdir()} == {"bench-1-smoke.json", "bench-2-smoke.json"}


def test_of_a_smoke_run_goals_do_not_matter(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    assert run(iter([HELD, MISSED]), tmp_path / "bench.json", goals=False) == ALL_HELD
    out = capsys.readouterr().out
    assert "ran     b: 3 of 4  (goal: 4 of 4)" in out
    assert "MISSED" not in out


def test_a_skipped_row_says_why_and_is_neither_held_nor_missed(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    out = tmp_path / "bench.json"
    assert run(iter([HELD, skipped("c", "<= 1 ms", "the disk is full")]), out) == ALL_HELD
    assert "skipped c: the disk is full  (goal: <= 1 ms)" in (printed := capsys.readouterr().out)
    assert "1 held, 1 skipped" in printed
    assert json.loads(out.read_bytes())[1] == {
        "name": "c",
        "value": "the disk is full",
        "goal": "<= 1 ms",
        "held": None,
    }


@pytest.fixture
def busy() -> Iterator[None]:
    with subprocess.Popen([sys.executable, "-c", "while True: pass"]) as other:
        yield
        other.kill()


@pytest.mark.usefixtures("busy")
def test_on_a_busy_machine_rows_that_need_a_quiet_one_are_not_measured(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv(SAMPLE, "usual")
    called = []

    @quiet("a", "b")
    def rows() -> Iterator[Row]:
        called.append(1)
        yield from (HELD, MISSED)

    first, second = rows()
    assert (first.name, first.held, second.name, second.held) == ("a", None, "b", None)
    assert re.fullmatch(r"other programs use [0-9.]+ of [0-9]+ cores|a busy loop .*", str(first.value))
    assert not called
    monkeypatch.setenv(SAMPLE, "smoke")
    assert [*rows()] == [HELD, MISSED]


def test_a_row_right_after_which_there_is_other_work_is_skipped(monkeypatch: pytest.MonkeyPatch):
    looks = iter([None, None, "other programs use 1.5 of 2 cores"])
    monkeypatch.setattr("tools.bench.quiet.noise", lambda: next(looks))
    rows = [*quiet("a", "b")(lambda: [HELD, MISSED])()]
    assert rows == [HELD, skipped("b", "4 of 4", "other programs use 1.5 of 2 cores")]


def test_rows_that_are_not_declared_are_an_error(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("tools.bench.quiet.noise", lambda: None)
    with pytest.raises(AssertionError, match=r"rows \['a', 'b'\] where \['a'\] are declared"):
        list(quiet("a")(lambda: [HELD, MISSED])())


@pytest.mark.parametrize(("others", "lost", "quiet"), [(0.1, 0.01, True), (0.3, 0.01, False), (0.1, 0.1, False)])
def test_the_machine_is_quiet_with_hardly_any_other_work(*, others: float, lost: float, quiet: bool):
    assert (against(others=others, lost=lost) is None) is quiet


def test_matches_played_by_several_processes_are_one_duel():
    won, lost = Duel(won=1, answers=30, seconds=[0.5]), Duel(lost=1, answers=20, conceded=2, seconds=[0.1, 0.2])
    assert together([won, lost]) == Duel(won=1, lost=1, answers=50, conceded=2, seconds=[0.5, 0.1, 0.2])


def test_every_bench_is_in_the_list():
    files = {
        path.stem.removeprefix("bench_") for path in (Path(__file__).parents[3] / "tools" / "bench").glob("bench_*.py")
    }
    assert sorted(BENCHES) == sorted(files)


def test_the_sample_is_chosen_by_one_option(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv(SAMPLE, raising=False)
    assert sample(1, 3, 20) == 3
    for chosen, count in (("smoke", 1), ("usual", 3), ("full", 20)):
        monkeypatch.setenv(SAMPLE, chosen)
        assert sample(1, 3, 20) == count
    assert sample(1, 3) == 3
    assert results("bench") == Path("out/bench.json")
    monkeypatch.setenv(SAMPLE, "smoke")
    assert results("bench") == Path("out/bench-smoke.json")

"""`make bench` keeps what it has measured, however it is stopped."""

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.bench.__main__ import ALL_HELD, SOME_MISSED, STOPPED, run
from tests.bench.row import SAMPLE, Row, sample

HELD, MISSED = Row("a", 1.0, "<= 2", held=True), Row("b", "3 of 4", "4 of 4", held=False)
HANGS = """
import signal, sys, time
from pathlib import Path
from tests.bench import __main__ as bench
from tests.bench.row import Row

signal.signal(signal.SIGINT, signal.default_int_handler)  # it is ignored where a shell runs the tests in the background

def rows(names):
    yield Row("a", 1.0, "<= 2", held=True)
    print("measuring", flush=True)
    time.sleep(60)

bench.measured, bench.OUT = rows, Path(sys.argv[1])
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
        said, _ = bench.communicate(timeout=30)
    assert names(out) == ["a"]
    assert bench.returncode == (-how if how == signal.SIGKILL else STOPPED)
    assert (f"stopped; rows kept in {out}: 1" in said) == (how != signal.SIGKILL)


def test_the_sample_is_chosen_by_one_option(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv(SAMPLE, raising=False)
    assert sample(3, 20) == 3
    monkeypatch.setenv(SAMPLE, "full")
    assert sample(3, 20) == 20

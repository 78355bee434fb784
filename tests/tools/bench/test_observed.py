import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tools.bench.observed import descendants, proportional, worked, worked_in_all
from tools.bench.processes import busy

MIB = 2**20
PARENT = """
import subprocess, sys
child = [sys.executable, "-c", {child!r}]
{parent}
print("done", flush=True)
sys.stdin.read()
"""
WORK = "sum(range(20_000_000))"
HOLD = f"held = b'x' * (64 * {MIB}); print('held', flush=True); import sys; sys.stdin.read()"

BEGIN = "child = subprocess.Popen(child, stdin=subprocess.PIPE, stdout=subprocess.PIPE); child.stdout.readline()"


@contextmanager
def parent_of(child: str, parent: str) -> Iterator[int]:
    command = [sys.executable, "-c", PARENT.format(child=child, parent=parent)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "done\n"
        yield process.pid
        assert process.stdin is not None
        process.stdin.close()


def test_work_of_a_child_that_has_ended_is_that_of_all_and_not_of_the_parent_alone():
    with parent_of(WORK, "subprocess.run(child, check=True)") as process:
        assert descendants(process) == []
        assert worked_in_all(process) > 2 * worked(process)


def test_work_of_a_child_that_runs_is_that_of_all():
    before = worked_in_all(os.getpid()), worked(os.getpid())
    with parent_of(WORK, "exec(child[2])"):
        all_since, own_since = worked_in_all(os.getpid()) - before[0], worked(os.getpid()) - before[1]
    assert all_since > 2 * own_since


def test_memory_of_a_child_counts():
    with parent_of(HOLD, BEGIN) as process:
        (child,) = descendants(process)
        assert 64 * MIB < proportional(child) < proportional(process)


@pytest.mark.parametrize("gone", [FileNotFoundError, ProcessLookupError])
def test_one_that_ends_while_it_is_looked_at_has_no_descendants(monkeypatch: pytest.MonkeyPatch, gone: type[OSError]):
    def ended(_: Path) -> str:
        raise gone

    with parent_of(HOLD, BEGIN) as process:
        assert len(descendants(process)) == 1
        monkeypatch.setattr(Path, "read_text", ended)
        assert descendants(process) == []


def test_busy_processes_end_with_what_they_are_beside():
    there = set(descendants(os.getpid()))
    with busy(2):
        begun = set(descendants(os.getpid())) - there
        assert len(begun) == 2
    assert not begun & set(descendants(os.getpid()))

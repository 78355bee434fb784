"""The jobs themselves, in this process."""

import configparser
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

from bot.matches.core.engine import Setup
from bot.matches.core.job import Job
from bot.words import Catalogue
from bot.workers.paint import Paint
from bot.workers.record_process import JOBS as RECORDS
from bot.workers.studio import Studio
from bot.workers.worker_process import JOBS
from tests.support.games.counter import COUNTER, WORDS, Counter, State, View


class Counted(Counter):
    def __init__(self) -> None:
        self.shown = 0

    def view(self, state: State, viewer: int | None) -> View:
        self.shown += 1
        return super().view(state, viewer)


def test_a_position_is_worked_out_once_for_all_its_pictures():
    game = Counted()
    tools = Studio({"counter": game}, {"counter": COUNTER}, Catalogue(WORDS))
    begun = Setup("counter", 2, (("target", "10"), ("run", "1"), ("turns", "together")), b"seed").run(tools)
    for viewer in (0, None, 1, 0):
        painted = Paint("counter", begun.state, "en", viewer=viewer).run(tools)
        assert f"for {viewer} in dark" in painted.png.decode()
    assert game.shown == 3


def test_each_kind_of_job_is_done_by_a_process_and_has_a_tag_of_its_own():
    root = Path(__file__).parents[2]
    for file in (*root.glob("bot/**/*.py"), *root.glob("cogs/**/*.py")):
        if "(Job[" in file.read_text(encoding="utf-8"):
            import_module(".".join(file.relative_to(root).with_suffix("").parts))
    kinds = {*JOBS, *RECORDS}
    assert {one for one in Job.__subclasses__() if one.__module__.split(".")[0] in {"bot", "cogs"}} == kinds
    assert len({one.__struct_config__.tag for one in kinds}) == len(JOBS) + len(RECORDS)


def test_a_process_has_nothing_in_memory_that_only_the_client_needs():
    root = Path(__file__).parents[2]
    contracts = configparser.ConfigParser()
    contracts.read(root / ".importlinter")  # which does not see the jobs of features, found by the names of their files
    forbidden = set(contracts["importlinter:contract:worker-process"]["forbidden_modules"].split())
    code = "import sys, bot.workers.worker_process; print(*sys.modules)"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=root)
    there = set(found.stdout.split())
    assert "bot.features.reviews.jobs" in there
    assert not forbidden & there


@pytest.mark.parametrize("kind", [*JOBS, *RECORDS])
def test_the_result_that_a_kind_of_job_names_is_what_it_returns(kind: type[Job[Any]]):
    (base,) = kind.__orig_bases__  # type: ignore[attr-defined]
    assert get_args(base) == (get_type_hints(kind.run)["return"],)

"""`make outside`: a judge that fails, hangs or cannot be installed fails the run, and all are pinned."""

import io
import json
import re
from pathlib import Path

import pytest
from rich.console import Console

from outside import __main__ as program
from outside import judge
from outside.judge import Installer, Judge, Verdict, report, verdict


def judge_in(module: str) -> Judge:
    return Judge("simcord", "pip", module, judged="the bot", unseen="the rest")


@pytest.fixture
def modules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(judge, "ROOT", tmp_path)
    (tmp_path / "content.py").write_text("print('2 requests')")
    (tmp_path / "cross.py").write_text("print('a thread name is too long'); raise SystemExit(1)")
    (tmp_path / "slow.py").write_text("import time; print('begun', flush=True); time.sleep(60)")
    return tmp_path


@pytest.mark.usefixtures("modules")
def test_a_judge_that_exits_with_zero_passes():
    found = verdict(judge_in("content"), {})
    assert (found.passed, found.said) == (True, "2 requests\n")


@pytest.mark.usefixtures("modules")
def test_a_judge_that_exits_with_anything_else_fails():
    found = verdict(judge_in("cross"), {})
    assert (found.passed, found.said) == (False, "a thread name is too long\n")


@pytest.mark.usefixtures("modules")
def test_a_judge_that_takes_too_long_fails(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(judge, "LIMIT", 1.0)
    found = verdict(judge_in("slow"), {})
    assert not found.passed
    assert found.said.endswith("stopped after 1 s")


@pytest.mark.usefixtures("modules")
def test_a_judge_that_cannot_be_installed_fails_without_being_asked():
    found = verdict(judge_in("content"), {"pip": "no such package"})
    assert (found.passed, found.said) == (False, "no such package\nit cannot be installed")


def test_an_installer_that_is_not_there_has_failed(tmp_path: Path):
    status, said = judge._run(("no-such-installer",), tmp_path)
    assert status != 0
    assert "no-such-installer" in said


@pytest.mark.usefixtures("modules")
@pytest.mark.parametrize(("asked", "status"), [(("content", "content"), 0), (("content", "cross"), 1)])
def test_the_run_fails_if_one_judge_does(monkeypatch: pytest.MonkeyPatch, asked: tuple[str, ...], status: int):
    monkeypatch.setattr(program, "installed", dict)
    monkeypatch.setattr(program, "JUDGES", [judge_in(module) for module in asked])
    assert program.main() == status


def test_the_table_says_why_a_judge_failed():
    out = io.StringIO()
    failed = Verdict(judge_in("cross"), passed=False, said="first\na thread name is too long\n", seconds=1.0)
    report([failed], Console(file=out, width=200))
    assert "failed: a thread name is too long" in out.getvalue()
    assert f"simcord {failed.judge.version}" in out.getvalue()


def test_every_judge_is_pinned():
    assert all(re.fullmatch(r"[0-9]+(\.[0-9]+)+", one.version) for one in program.JUDGES)


@pytest.mark.parametrize("installer", ["pip", "npm"])
def test_a_judge_that_is_not_pinned_is_found_out(installer: Installer):
    with pytest.raises(LookupError):
        _ = Judge("unheard-of", installer, "none", judged="", unseen="").version


def test_pins_from_npm_are_whole_and_name_no_address():
    pins = json.loads((judge.HERE / "package-lock.json").read_text())["packages"]
    wanted = json.loads((judge.HERE / "package.json").read_text())["dependencies"]
    assert pins.pop("")["dependencies"] == wanted
    assert all(pin["integrity"].startswith("sha512-") and "resolved" not in pin for pin in pins.values())

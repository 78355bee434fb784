"""A judge: a package by others, installed apart from the bot's own, and a module here that puts its question to it."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, TypeAlias

from rich.console import Console
from rich.markup import escape
from rich.table import Table

HERE = Path(__file__).parent
ROOT = HERE.parent
PLACE = ROOT / "out" / "outside"  # emptied and filled at each run
LIMIT = 120.0  # seconds that a judge may take on a busy machine
LAST_LINES = 20  # shown of what a judge that failed has printed

Installer: TypeAlias = Literal["pip", "npm"]


@dataclass(frozen=True)
class Judge:
    """A package, who installs it, and the module that asks it: run with an empty folder, it exits with 0 if the judge is content.

    `judged` says what the judge looks at, `unseen` what it cannot see there.
    """

    package: str
    installer: Installer
    module: str
    judged: str
    unseen: str

    @property
    def version(self) -> str:
        """The pinned version. Raises LookupError if there is none."""
        if self.installer == "npm":
            return str(json.loads((HERE / "package.json").read_text())["dependencies"][self.package])
        pin = re.search(rf"^{re.escape(self.package)}==(\S+)", (HERE / "requirements.txt").read_text(), re.MULTILINE)
        if pin is None:
            raise LookupError(self.package)
        return pin[1]


@dataclass(frozen=True)
class Verdict:
    """The output of a judge, the seconds it took, and whether it is content."""

    judge: Judge
    passed: bool
    said: str
    seconds: float


def installed() -> Mapping[Installer, str]:
    """Install all judges; by installer that failed, what it printed."""
    shutil.rmtree(PLACE, ignore_errors=True)
    PLACE.mkdir(parents=True)
    for pins in ("package.json", "package-lock.json"):
        shutil.copy(HERE / pins, PLACE)
    pip = (sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps")
    commands: dict[Installer, tuple[str, ...]] = {
        "pip": (*pip, "--require-hashes", "--target", str(PLACE / "python"), "-r", str(HERE / "requirements.txt")),
        "npm": ("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"),
    }
    failed = {}
    for installer, command in commands.items():
        status, said = _run(command, PLACE)
        if status != 0:
            failed[installer] = said
    return failed


def verdict(judge: Judge, missing: Mapping[Installer, str]) -> Verdict:
    """The verdict of a judge; one that is missing is not content."""
    if judge.installer in missing:
        return Verdict(judge, passed=False, said=f"{missing[judge.installer]}\nit cannot be installed", seconds=0.0)
    started = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        status, said = _run((sys.executable, "-m", judge.module, folder), ROOT)
    return Verdict(judge, passed=status == 0, said=said, seconds=time.monotonic() - started)


def _run(command: Sequence[str], folder: Path) -> tuple[int, str]:
    """The exit status of a command that finds the installed packages, and what it printed."""
    paths = {"PYTHONPATH": str(PLACE / "python"), "NODE_PATH": str(PLACE / "node_modules")}
    try:
        done = subprocess.run(  # noqa: S603  our own commands
            command,
            cwd=folder,
            env=os.environ | paths,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=LIMIT,
            check=False,
        )
    except FileNotFoundError as error:
        return 127, str(error)
    except subprocess.TimeoutExpired as late:
        return 124, f"{(late.output or b'').decode(errors='replace')}\nstopped after {LIMIT:.0f} s"
    return done.returncode, done.stdout.decode(errors="replace")


def report(verdicts: Sequence[Verdict], console: Console) -> None:
    """Print what each judge said, and the table."""
    table = Table("judge", "judged", "cannot see", "verdict")
    for one in verdicts:
        lines = one.said.strip().splitlines() or [""]
        console.print(f"[bold]{one.judge.package}[/bold], {one.seconds:.0f} s", highlight=False)
        for line in lines if one.passed else lines[-LAST_LINES:]:
            console.print(f"  {escape(line)}", highlight=False, soft_wrap=True)
        name = f"{one.judge.package} {one.judge.version}"
        result = "passed" if one.passed else f"failed: {lines[-1]}"
        table.add_row(*(escape(cell) for cell in (name, one.judge.judged, one.judge.unseen, result)))
    console.print(table)

"""axe-core, which finds what people cannot see, read or reach on a page. It is pinned here and installed by npm into out/axe."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import time
from functools import cache
from pathlib import Path

import pytest
from playwright.async_api import Page

PINS = Path(__file__).parent / "axe"
PLACE = Path(__file__).parents[2] / "out" / "axe"
INSTALL = ("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
PATIENCE = 120.0  # seconds that its installation may take
ASKED = """async () => (await axe.run()).violations.map(
    ({id, nodes}) => `${id}: ${nodes.map(({html, failureSummary}) => `${html} ${failureSummary}`).join("; ")}`
)"""


async def violations(page: Page) -> list[str]:
    """All that axe-core finds wrong on a page, by its rules' names, with what it found wrong of what."""
    await page.evaluate(script())
    found: list[str] = await page.evaluate(ASKED)
    return found


@cache
def script() -> str:
    """The script of axe-core. Without npm the test is skipped, but fails in CI."""
    folder = PLACE / hashlib.sha256((PINS / "package-lock.json").read_bytes()).hexdigest()[:16]
    if not folder.exists():
        if shutil.which("npm") is None and not os.environ.get("CI"):
            pytest.skip("no npm here: apt-get install npm")
        part = PLACE / f"part-{time.time_ns()}"  # other tests may install it at the same time
        shutil.copytree(PINS, part)
        subprocess.run(INSTALL, cwd=part, check=True, timeout=PATIENCE)
        try:
            part.rename(folder)
        except OSError:
            if not folder.exists():
                raise
            shutil.rmtree(part)
    return (folder / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")

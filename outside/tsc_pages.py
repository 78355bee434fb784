"""TypeScript's judgement of the scripts of the pages, whose types are in their comments; and the control, a call with a wrong type."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

SCRIPTS = Path(__file__).parents[1] / "web"
STRICT = ("--strict", "--noImplicitReturns", "--noFallthroughCasesInSwitch", "--noUnusedLocals", "--noUnusedParameters")
BROWSER = (
    "--target",
    "es2023",
    "--lib",
    "es2023,dom,dom.iterable",
    "--module",
    "esnext",
    "--moduleResolution",
    "bundler",
)
SILENCED = re.compile(
    r"@ts-(?:nocheck|expect-error|ignore(?!\n.* await import\(\"\.\./))"
)  # the bot makes modules that are not here
CONTROL = 'import {vectorOf} from "./geometry.js";\nvectorOf("north");\n'


def judge(folder: Path) -> None:
    """Check all scripts, then their copies in a folder beside a wrong one. Raises AssertionError."""
    scripts = sorted(SCRIPTS.rglob("*.js"))
    silenced = [script.name for script in scripts if SILENCED.search(script.read_text(encoding="utf-8"))]
    assert not silenced, silenced
    faults = checked(scripts)
    assert not faults, faults
    copies = Path(shutil.copytree(SCRIPTS, folder / "web"))
    (copies / "wrong.js").write_text(CONTROL)
    found = checked([copies / "wrong.js"])
    assert re.fullmatch(r".*wrong\.js\(2,10\): error TS2345: .*string.*number.*", found), (
        f"the control was read as {found!r}"
    )
    print(f"{len(scripts)} scripts, no fault; a string for a number was found")


def checked(scripts: list[Path]) -> str:
    """The faults that TypeScript finds."""
    tsc = Path(os.environ["NODE_PATH"]) / "typescript" / "bin" / "tsc"
    command = ("node", str(tsc), "--noEmit", "--checkJs", *STRICT, *BROWSER, *map(str, scripts))
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)  # noqa: S603  our own command
    assert bool(done.stdout) == bool(done.returncode), f"{done.returncode}: {done.stdout}"
    return done.stdout.strip()


if __name__ == "__main__":
    judge(Path(sys.argv[1]))

"""`make package`: builds both distributions, has twine check them, installs them into an empty environment, and plays there.

What it makes is in out/package: `dist`, with what would be published, and the two environments.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import time
import urllib.request
import venv
from pathlib import Path

ROOT = Path(__file__).parents[2]
OUT = ROOT / "out" / "package"
BUILDERS = ("build==1.6.1", "twine==7.0.0")
SOURCES = (ROOT, ROOT / "localdiscord")
FIRST_FLICK = Path(__file__).with_name("first_flick.py")
TOP = {"pichenette", "localdiscord"}  # all that may land in site-packages
STARTED = re.compile(r"The table is set: (http://\S+)")
LIMIT = 300.0  # s that a step may take on a busy machine
MIB = 1 << 20


def main() -> int:
    """Do all of it; the exit status. Raises AssertionError, subprocess.CalledProcessError."""
    shutil.rmtree(OUT, ignore_errors=True)
    dist = OUT / "dist"
    builders = _environment(OUT / "builders", *BUILDERS)
    for source in SOURCES:
        _run(builders / "python", "-m", "build", "--outdir", dist, source)
    built = sorted(dist.iterdir())
    _run(builders / "python", "-m", "twine", "check", "--strict", *built)
    begun = time.monotonic()
    empty = _environment(OUT / "empty", "--find-links", str(dist), "pichenette[play]")
    took = time.monotonic() - begun
    site = next((OUT / "empty" / "lib").glob("python*/site-packages"))
    _check_names(site)
    for one in built:
        print(f"{one.name}: {one.stat().st_size / MIB:.2f} MiB")
    own = sum(_size(site / name) for name in TOP)
    print(f"installed in {took:.0f} s: {_size(site) / MIB:.0f} MiB, of which {own / MIB:.1f} MiB are ours")
    work = OUT / "work"
    work.mkdir()
    print(_run(empty / "python", "-P", FIRST_FLICK, work, folder=work).strip())
    print(f"`pichenette play` serves its page after {_served(empty / 'pichenette', work):.1f} s")
    return 0


def _environment(place: Path, *packages: str) -> Path:
    """The programs of a new environment with these packages."""
    venv.create(place, with_pip=True)
    _run(place / "bin" / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *packages)
    return place / "bin"


def _check_names(site: Path) -> None:
    """Nothing of ours lands beside others under a name that they might have. Raises AssertionError."""
    found = {
        line.split("/", 1)[0]
        for record in site.glob("pichenette*.dist-info/RECORD")
        for line in record.read_text(encoding="utf-8").splitlines()
    }
    strange = {name for name in found if not name.startswith(("..", "pichenette-", "pichenette_"))} - TOP
    assert not strange, f"in site-packages: {', '.join(sorted(strange))}"
    assert found >= TOP


def _served(program: Path, work: Path) -> float:
    """The seconds until `pichenette play` serves its page. Raises AssertionError."""
    begun = time.monotonic()
    with subprocess.Popen([program, "play", "--port", "0"], cwd=work, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            url = next((found[1] for line in process.stdout if (found := STARTED.search(line))), "")
            assert url, "it ended before it had a page"
            took = time.monotonic() - begun
            with urllib.request.urlopen(url, timeout=LIMIT) as page:  # noqa: S310  it is on this machine
                assert page.status == 200
        finally:
            process.terminate()
    return took


def _size(path: Path) -> int:
    return sum(one.stat().st_size for one in path.rglob("*") if one.is_file())


def _run(*command: object, folder: Path = OUT.parent) -> str:
    """What a command prints; where it fails, that is shown. Raises subprocess.CalledProcessError."""
    done = subprocess.run(
        [str(part) for part in command], cwd=folder, capture_output=True, text=True, timeout=LIMIT, check=False
    )
    if done.returncode:
        print(done.stdout, done.stderr, sep="\n", file=sys.stderr)
        done.check_returncode()
    return done.stdout


if __name__ == "__main__":
    sys.exit(main())

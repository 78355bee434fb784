"""`make package`: builds both distributions, has twine check them, installs them into an empty environment, lists what is in it, and plays.

Then an example of a game by others is installed beside them from its wheel, and held to the contract of games there; so is a game that `pichenette new-game` writes.

What it makes is in out/package: `dist`, with what would be published, `sbom.json`, the bill of materials, and the two environments.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import time
import urllib.request
import venv
from pathlib import Path

from bot.version import VERSION

ROOT = Path(__file__).parents[2]
OUT = ROOT / "out" / "package"
BUILDERS = ("build==1.6.1", "cyclonedx-bom==7.5.0", "twine==7.0.0")
EXAMPLE = ROOT / "examples" / "crokinole"
SOURCES = (ROOT, ROOT / "localdiscord", EXAMPLE)
NEW_GAME = "carrom"  # any
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
    components = _bill(builders, empty, OUT / "sbom.json")
    for one in built:
        print(f"{one.name}: {one.stat().st_size / MIB:.2f} MiB")
    own = sum(_size(site / name) for name in TOP)
    print(f"installed in {took:.0f} s: {_size(site) / MIB:.0f} MiB, of which {own / MIB:.1f} MiB are ours")
    print(f"sbom.json: {components} components")
    work = OUT / "work"
    work.mkdir()
    print(_run(empty / "python", "-P", FIRST_FLICK, work, folder=work).strip())
    print(f"{EXAMPLE.name} of its wheel: {_held_to_contract(empty, dist, work)}")
    print(f"a new game: {_begun(empty, work)}")
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


def _bill(builders: Path, empty: Path, bill: Path) -> int:
    """Write the bill of materials of an environment; returns how many components it has. Raises AssertionError if any is missing."""
    described = (
        OUT / "pyproject.toml"
    )  # with the version, which the tool takes from there alone (findings/sbom-dynamic-version.sh)
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    described.write_text(text.replace('dynamic = ["version"]', f'version = "{VERSION}"'), encoding="utf-8")
    options = ("--pyproject", described, "--output-reproducible", "--output-format", "JSON", "--output-file", bill)
    _run(builders / "cyclonedx-py", "environment", *options, empty / "python")
    listed = json.loads(bill.read_text(encoding="utf-8"))
    found = {(one["name"], one["version"]) for one in (listed["metadata"]["component"], *listed["components"])}
    installed = json.loads(_run(empty / "python", "-m", "pip", "list", "--format", "json"))
    missing = {(one["name"], one["version"]) for one in installed} - found
    assert not missing, f"not in the bill of materials: {missing}"
    return len(found)


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


def _held_to_contract(empty: Path, dist: Path, work: Path) -> str:
    """Install the example of a game by others, and have the plug-in of pytest test it; what pytest prints last."""
    pip = (empty / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--find-links", dist)
    _run(*pip, "pichenette[games]", f"pichenette-{EXAMPLE.name}")
    return _tested(empty, EXAMPLE.name, work)


def _begun(empty: Path, work: Path) -> str:
    """Write a game with the installed command, install it, and have it tested; what pytest prints last."""
    _run(empty / "pichenette", "new-game", NEW_GAME, folder=work)
    package = work / f"pichenette-{NEW_GAME}"
    _run(empty / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps", package)
    return _tested(empty, NEW_GAME, package)


def _tested(empty: Path, game: str, folder: Path) -> str:
    """Have the plug-in of pytest test an installed game, and the tests in a folder; what pytest prints last."""
    (folder / "pytest.ini").touch()  # it is below the project, whose own it would take
    quick = ("-q", "-m", "not thorough", "-p", "no:cacheprovider", "--pichenette-game", game)
    return _run(empty / "python", "-P", "-m", "pytest", *quick, folder=folder).strip().splitlines()[-1]


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

"""Distributions as an installer leaves them: what Python knows of a game by others, without building and installing it."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[3]
EXAMPLES = ROOT / "examples"
EXAMPLE = EXAMPLES / "crokinole"


def distribution(site: Path, name: str, games: dict[str, str], version: str = "1.0.0") -> None:
    """Write the metadata of a distribution that declares these games into a folder on the path."""
    metadata = site / f"{name.replace('-', '_')}-{version}.dist-info"
    metadata.mkdir(parents=True)
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n", encoding="utf-8")
    points = "\n".join(f"{key} = {value}" for key, value in games.items())
    (metadata / "entry_points.txt").write_text(f"[pichenette.games]\n{points}\n", encoding="utf-8")


def with_example(site: Path, folder: Path = EXAMPLE) -> dict[str, str]:
    """The environment of a process in which a game by others, by default the example, is installed; its metadata is written into `site`."""
    project = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    distribution(site, project["name"], project["entry-points"]["pichenette.games"], project["version"])
    return os.environ | {"PYTHONPATH": os.pathsep.join((str(site), str(folder)))}

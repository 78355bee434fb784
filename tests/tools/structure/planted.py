"""Small trees of source files, in which the counters have something to count."""

from collections.abc import Mapping
from pathlib import Path

from tools.structure.source import Source


def plant(root: Path, files: Mapping[str, str]) -> Source:
    """Write files and the empty `__init__.py` of their packages."""
    for name, text in files.items():
        file = root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
        for folder in file.relative_to(root).parents[:-1] if name.endswith(".py") else ():
            (root / folder / "__init__.py").touch()
    return Source(root)

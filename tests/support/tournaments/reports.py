"""py4swiss reads tournament reports, strictly, and pairs from them. Tests that use it are skipped on machines for which it is not built."""

from pathlib import Path
from typing import Any

import pytest


def read(report: bytes, folder: Path) -> Any:
    """What it reads. Raises its errors."""
    parser = pytest.importorskip("py4swiss.trf", reason="py4swiss is not built for this machine").TrfParser
    path = folder / "report.trf"
    path.write_bytes(report)
    return parser.parse(path, strict=True)


def paired(parsed: Any) -> set[tuple[int, int]]:
    """The next round by FIDE's Dutch system: the first seat first, 0 for a bye."""
    engine = pytest.importorskip("py4swiss.engines").DutchEngine
    return {(one.white, one.black) for one in engine.generate_pairings(parsed)}

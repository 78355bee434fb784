import shutil
import subprocess
import sysconfig
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.torture.nursery import Nursery, nursery


@pytest.fixture(scope="session")
def shim(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The shim between a program and the disk."""
    if shutil.which("cc") is None or not sysconfig.get_platform().startswith("linux"):
        pytest.skip("no C compiler: what stands between a program and the disk cannot be made")
    made = tmp_path_factory.mktemp("shim") / "shim.so"
    source = Path(__file__).parent / "shim.c"
    subprocess.run(["cc", "-O2", "-shared", "-fPIC", "-o", str(made), str(source), "-ldl"], check=True)  # noqa: S607
    return made


@pytest.fixture(scope="module")
def children() -> Iterator[Nursery]:
    with nursery() as made:
        yield made


@pytest.fixture
def say(capfd: pytest.CaptureFixture[str]) -> Callable[[str], None]:
    """A figure on the terminal, whatever pytest does with output."""

    def tell(line: str) -> None:
        with capfd.disabled():
            print(f"\n  {line}", end="", flush=True)

    return tell

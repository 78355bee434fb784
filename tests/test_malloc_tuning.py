"""Free memory goes back to the system."""

import subprocess
import sys

import pytest

BLOCKS = """
from pathlib import Path
from bot.malloc_tuning import return_freed_memory

def resident():
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096

if {thrifty} == "early":
    return_freed_memory()
bytes(3 << 20)  # freed at once: glibc learns that blocks of this size come and go
before = resident()
pictures = [bytearray(b"x") * (1 << 20) for _ in range(64)]
lasting = []
for nth, picture in enumerate(pictures):
    lasting.append(bytes(700))
pictures[:-1] = []  # the last one keeps the heap from shrinking
if {thrifty} == "late":
    return_freed_memory()
print(resident() - before)
"""


def left(thrifty: str) -> int:
    """Bytes of sixty-three freed pictures that a process has not given back."""
    ran = subprocess.run(
        [sys.executable, "-c", BLOCKS.format(thrifty=repr(thrifty))], capture_output=True, text=True, check=True
    )
    return int(ran.stdout)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the C library of Linux is meant")
def test_what_pictures_took_is_given_back():
    assert left("never") > 32 << 20  # the control
    assert left("early") < 8 << 20
    assert left("late") < 8 << 20

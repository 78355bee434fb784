"""glibc's memory allocator: returns freed memory to the system instead of keeping it fragmented.

By default glibc raises its mmap threshold with every freed picture and gives each thread an arena: used memory is then
scattered over several times its size.
"""

from __future__ import annotations

import ctypes
import sys

TRIM_THRESHOLD, MMAP_THRESHOLD, ARENA_MAX = -1, -3, -8  # names of glibc's malloc.h
KEPT = 1 << 21  # bytes at the end of the heap that may stay free
LARGE = 1 << 19  # bytes; a block as large as this is asked of the system, and given back to it
HEAPS = 1


def return_freed_memory() -> None:
    """Make glibc return free memory, now and from now on; does nothing with other C libraries."""
    if not sys.platform.startswith("linux"):
        return
    library = ctypes.CDLL(None)
    set_option, trim = getattr(library, "mallopt", None), getattr(library, "malloc_trim", None)
    if set_option is not None and trim is not None:
        for option, value in ((TRIM_THRESHOLD, KEPT), (MMAP_THRESHOLD, LARGE), (ARENA_MAX, HEAPS)):
            set_option(option, value)
        trim(0)

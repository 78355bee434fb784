"""How the C library keeps memory: given back to the system once it is free, rather than kept between what lives longer.

Left alone, glibc learns from every freed picture to keep blocks of that size, and gives each thread a heap of its own: what is in use
then lies scattered over several times its size.
"""

from __future__ import annotations

import ctypes
import sys

TRIM_THRESHOLD, MMAP_THRESHOLD, ARENA_MAX = -1, -3, -8  # names of glibc's malloc.h
KEPT = 1 << 20  # bytes at the end of the heap that may stay free
LARGE = 1 << 18  # bytes; a block as large as this is asked of the system, and given back to it
HEAPS = 1


def be_thrifty() -> None:
    """Have free memory given back; where the C library is another one, all stays as it is."""
    if not sys.platform.startswith("linux"):
        return
    set_option = getattr(ctypes.CDLL(None), "mallopt", None)
    if set_option is not None:
        for option, value in ((TRIM_THRESHOLD, KEPT), (MMAP_THRESHOLD, LARGE), (ARENA_MAX, HEAPS)):
            set_option(option, value)

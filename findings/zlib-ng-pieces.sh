#!/usr/bin/env bash
# zlib-ng (PyPI 1.1.0), which its page calls a drop-in replacement for zlib, compresses the same input to different bytes depending on the
# sizes of the pieces in which a compressobj is fed: at levels 1, 5 and 6, and not at 2 to 4 and 7 to 9. Classic zlib (where Python's own
# is not zlib-ng under that name) gives the same bytes at every level from 1 on. All of them decompress to the input. So a program that
# compares or hashes what it compressed (a cache by content, a golden file) gets other bytes when the size of a read buffer changes.
# Output seen: zlib-ng depends on pieces at levels [1, 5, 6], zlib at []
# Exits with 0 as long as that is so. Needs Python 3.11 or newer.
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
python3 -m venv "$place/env"
"$place/env/bin/pip" install --quiet --disable-pip-version-check zlib-ng==1.1.0
"$place/env/bin/python" - <<'END'
import random
import sys
import zlib

from zlib_ng import zlib_ng

luck = random.Random(1)
TEXT = bytes(luck.choice(b"abcdefgh    ") for _ in range(300_000))
SIZES = (300_000, 65_536, 32_768, 4_096, 1_000)


def compressed(library, level, size):
    press = library.compressobj(level)
    made = b"".join(press.compress(TEXT[at : at + size]) for at in range(0, len(TEXT), size)) + press.flush()
    assert zlib.decompress(made) == TEXT
    return made


def dependent(library):
    return [level for level in range(1, 10) if len({compressed(library, level, size) for size in SIZES}) > 1]


seen = dependent(zlib_ng), [] if "ng" in zlib.ZLIB_RUNTIME_VERSION else dependent(zlib)
print(f"zlib-ng depends on pieces at levels {seen[0]}, zlib at {seen[1]}")
sys.exit(seen != ([1, 5, 6], []))
END

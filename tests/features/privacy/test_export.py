"""The file in which users get their data: readable as it is while Discord takes it, packed beyond."""

import gzip

import pytest

from cogs.privacy.data import _written

MOST = 8 * 1024 * 1024
FRAME = len('{\n  "name": ""\n}')


@pytest.mark.parametrize(("size", "packed"), [(MOST, False), (MOST + 1, True)])
def test_a_file_is_packed_only_where_it_is_too_large(size: int, *, packed: bool):
    file = _written({"name": "x" * (size - FRAME)})
    raw = gzip.decompress(file.data) if packed else file.data
    assert (len(raw), file.name.endswith(".gz")) == (size, packed)

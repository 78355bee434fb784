"""The luck of a match: reproducible from its secret seed and the revision."""

import hashlib
import random
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


class Rng:
    """Draws for one step of a match; the same seed and revision give the same draws on every machine."""

    def __init__(self, seed: bytes, revision: int = 0) -> None:
        digest = hashlib.sha256(seed + revision.to_bytes(8, "big")).digest()
        self._random = random.Random(int.from_bytes(digest, "big"))

    def below(self, n: int) -> int:
        """An integer from 0 to n - 1, all equally likely. Raises ValueError unless n >= 1."""
        return self._random.randrange(n)

    def uniform(self, lo: float, hi: float) -> float:
        """A number between `lo` and `hi`."""
        return lo + (hi - lo) * self._random.random()

    def gauss(self) -> float:
        """A normal deviate (mean 0, deviation 1, never beyond 6) as a sum of twelve draws, the same on every machine."""
        total = 0.0
        for _ in range(12):  # sum() rounds differently since Python 3.12, and a match must verify on both
            total += self.uniform(0.0, 1.0)
        return total - 6.0

    def pick(self, items: Sequence[T]) -> T:
        """One of `items`, all equally likely. Raises ValueError if there is none."""
        return items[self.below(len(items))]


def spelled(seed: bytes) -> str:
    """A match's seed as it is revealed: hexadecimal."""
    return seed.hex()


def commitment(seed: bytes) -> str:
    """The commitment to a match's seed, published at the start: SHA-256 of the seed's revealed text, hexadecimal."""
    return hashlib.sha256(spelled(seed).encode()).hexdigest()

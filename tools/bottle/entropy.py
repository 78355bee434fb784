"""Chance from one seed: a generator of its own for every concern, so that more chance in one changes nothing in another."""

from __future__ import annotations

import random
from collections import defaultdict

from tools.bottle.process import owner


class Entropy:
    """The chance of one run."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._drawn: dict[str, random.Random] = {}
        self._made: defaultdict[str, int] = defaultdict(int)

    def of(self, concern: str) -> random.Random:
        """The generator of a concern."""
        if concern not in self._drawn:
            self._drawn[concern] = random.Random(f"{self.seed} {concern}")
        return self._drawn[concern]

    def bytes(self, count: int) -> bytes:
        """So many random bytes for whatever process runs at present, as os.urandom gives them."""
        return self.of(f"bytes of {owner()}").randbytes(count)

    def another(self) -> random.Random:
        """A new generator for whatever process runs at present, as random.Random() makes one."""
        name = f"generators of {owner()}"
        self._made[name] += 1
        return random.Random(f"{self.seed} {name} {self._made[name]}")

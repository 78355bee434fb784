"""Which servers a process gets events of."""

from collections.abc import Collection
from dataclasses import dataclass


@dataclass(frozen=True)
class Shards:
    """The shards of a process: their `numbers`, out of `of`. Discord gives each server to one of them."""

    numbers: Collection[int] = (0,)
    of: int = 1

    def have(self, guild: int) -> bool:
        """Whether the server belongs to one of them."""
        return (guild >> 22) % self.of in self.numbers


ALL = Shards()

"""Similarity of lines by their n-grams of letters, which tolerates typos, endings and joined words."""

import math
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Self

SIZES = (3, 4)  # letters in a group
BITS = 2048  # that groups share
WIDTH = BITS // 8  # bytes of a line
COMMON = 0.05  # the share of lines with a group from which on it tells nothing


class Letters:
    """Numbered lines to compare a text with: `bits` is the bit of each telling group, `lines` the bits of the groups of all lines in a row."""

    def __init__(self, bits: Mapping[str, int], lines: bytes) -> None:
        self.bits = bits
        self.lines = lines

    @classmethod
    def of(cls, lines: Sequence[Sequence[str]]) -> Self:
        """Those of lines that are sequences of folded words."""
        groups = [_groups(line) for line in lines]
        count = Counter(group for line in groups for group in line)
        telling = sorted(group for group, having in count.items() if having < COMMON * len(lines))
        bits = {group: number % BITS for number, group in enumerate(telling)}
        return cls(bits, b"".join(_folded(line, bits).to_bytes(WIDTH, "big") for line in groups))

    def like(self, words: Sequence[str]) -> Callable[[int], float]:
        """A function of a line's number that returns its similarity to the words: 1 for the same n-grams, 0 for none in common."""
        asked = _folded(_groups(words), self.bits)
        length = _length(asked)

        def like(number: int) -> float:
            line = int.from_bytes(self.lines[number * WIDTH : (number + 1) * WIDTH], "big")
            return (line & asked).bit_count() / length / _length(line)

        return like


def _folded(groups: set[str], bits: Mapping[str, int]) -> int:
    folded = 0
    for group in groups & bits.keys():
        folded |= 1 << bits[group]
    return folded


def _length(bits: int) -> float:
    return math.sqrt(bits.bit_count()) or 1.0


def _groups(words: Sequence[str]) -> set[str]:
    """The n-grams of the words, with a space before and after each word."""
    spaced = [f" {word} " for word in words]
    return {word[at : at + size] for word in spaced for size in SIZES for at in range(len(word) - size + 1)}

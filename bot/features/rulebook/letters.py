"""Similarity of lines by their n-grams of letters, which tolerates typos, endings and joined words."""

import math
from collections import Counter
from collections.abc import Callable, Sequence

SIZES = (3, 4)  # letters in a group
BITS = 2048  # that groups share
COMMON = 0.05  # the share of lines with a group from which on it tells nothing


class Letters:
    """Numbered lines, each a sequence of folded words, to compare a text with. A line is stored as the bits of its n-grams."""

    def __init__(self, lines: Sequence[Sequence[str]]) -> None:
        groups = [_groups(line) for line in lines]
        count = Counter(group for line in groups for group in line)
        telling = sorted(group for group, having in count.items() if having < COMMON * len(lines))
        self._bits = {group: 1 << number % BITS for number, group in enumerate(telling)}
        self._lines = [self._folded(line) for line in groups]
        self._lengths = [math.sqrt(line.bit_count()) or 1.0 for line in self._lines]

    def like(self, words: Sequence[str]) -> Callable[[int], float]:
        """A function of a line's number that returns its similarity to the words: 1 for the same n-grams, 0 for none in common."""
        asked = self._folded(_groups(words))
        length = math.sqrt(asked.bit_count()) or 1.0
        return lambda line: (self._lines[line] & asked).bit_count() / length / self._lengths[line]

    def _folded(self, groups: set[str]) -> int:
        bits = 0
        for group in groups & self._bits.keys():
            bits |= self._bits[group]
        return bits


def _groups(words: Sequence[str]) -> set[str]:
    """The n-grams of the words, with a space before and after each word."""
    spaced = [f" {word} " for word in words]
    return {word[at : at + size] for word in spaced for size in SIZES for at in range(len(word) - size + 1)}

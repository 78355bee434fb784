"""The small grammar of a language: where no line may end, and short words that change with the word after them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from babel import Locale
from fluent.runtime.types import FluentNumber

UNIT = r"(?<=[\d}]) (?=(?:[cm]m|h|pts?)\b)"  # the space before a unit
NOTHING: Mapping[str, str] = MappingProxyType({})


@dataclass(frozen=True)
class Grammar:
    """One language's rules; all of them concern a short word before an argument, such as `de { $team }`.

    `unbroken` finds the spaces where no line may end. `articled` has the short words that stand for an article before a name with a
    `.gender`: masculine, feminine, and before a vowel; `bare` is what is left of them before words that are `determined`, having an article.
    `contracted` melts a word with the article after it, `elided` replaces it before words that begin with a pattern.
    """

    locale: Locale
    unbroken: re.Pattern[str]
    joined: re.Pattern[str]
    articled: Mapping[str, tuple[str, str, str]]
    bare: Mapping[str, str]
    determined: re.Pattern[str]
    contracted: Mapping[str, Mapping[str, str]]
    elided: Mapping[str, tuple[str, re.Pattern[str]]]
    vowel: re.Pattern[str]

    def typeset(self, text: str) -> str:
        """A text of a file with its no-break spaces, its short words as calls of the function JOINED."""
        return self.joined.sub(r'{ JOINED("\1", $\2) }', self.unbroken.sub("\u00a0", text))

    def join(self, word: str, value: object, gender_of: Callable[[str], str]) -> str:
        """A short word with what follows it; `gender_of` has the gender of a name, "" if it has none."""
        text = str(value.format(self.locale) if isinstance(value, FluentNumber) else value)
        lower = word.lower()
        if lower in self.articled and (gender := gender_of(text)):
            masculine, feminine, before_vowel = self.articled[lower]
            lower = before_vowel if self.vowel.match(text) else feminine if gender == "feminine" else masculine
        elif lower in self.bare and self.determined.match(text):
            lower = self.bare[lower]
        whole = self._before(lower, text)
        return whole[0].upper() + whole[1:] if word[0].isupper() else whole

    def _before(self, word: str, following: str) -> str:
        """A word before others: contracted with their article, or in its form before their first letters."""
        for article, both in self.contracted.get(word, NOTHING).items():
            if following.startswith(article):
                return both + following.removeprefix(article)
        if word in self.elided and self.elided[word][1].match(following):
            return self.elided[word][0] + following
        return word + ("" if word.endswith("’") or not word else " ") + following

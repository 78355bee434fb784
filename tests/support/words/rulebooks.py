"""Checks of player rules for any game: every number once, the same figures in every language."""

from __future__ import annotations

import re
from pathlib import Path

from bot.games.contract.base import Spec
from bot.rules.books import book
from bot.words import Catalogue
from tests.support.words.fluent_files import LANGUAGES

ROOT = Path(__file__).parents[3]


class Rulebook:
    """The rules of a game in both languages; `chapters` are the first and the last number of each."""

    def __init__(self, game: str, prefix: str, chapters: tuple[tuple[int, int], ...]) -> None:
        self.game = game
        self.prefix = prefix
        self.numbers = [f"{prefix}-{number}" for first, last in chapters for number in range(first, last + 1)]
        self.texts = {
            language: (ROOT / "data" / "rules" / language / f"{game}.md").read_text(encoding="utf-8")
            for language in LANGUAGES
        }

    def facts(self, language: str, number: str) -> list[str]:
        """The figures and the cited rules in a rule, whatever their order."""
        text = book(language)[number].text.replace(",", ".")
        return sorted(re.findall(rf"{self.prefix}-\d+|\d+(?:[.,]\d+)?", text))

    def has_every_rule_once_in_order(self, language: str) -> None:
        """Fails if a section is missing, empty or twice."""
        rules = [rule for number, rule in book(language).items() if number.startswith(f"{self.prefix}-")]
        assert [rule.number for rule in rules] == self.numbers
        assert all(rule.title and rule.text for rule in rules)
        assert len(re.findall(rf"^### {self.prefix}-", self.texts[language], re.MULTILINE)) == len(self.numbers)

    def says_the_same_everywhere(self) -> None:
        """Fails if a rule's figures differ between languages."""
        for language in LANGUAGES:
            for number in self.numbers:
                assert (number, self.facts(language, number)) == (number, self.facts("en", number)), language

    def has_what_the_game_cites(self) -> None:
        """Fails if the game's code or words cite a rule that is not there."""
        source = "".join(
            path.read_text(encoding="utf-8") for path in (ROOT / "bot" / "games" / self.game).rglob("*.py")
        )
        cited = set(re.findall(rf'"({self.prefix}-\d+)"', source))
        for language in LANGUAGES:
            files = (ROOT / "data" / "words" / language / self.game).glob("*.ftl")
            words = "".join(file.read_text(encoding="utf-8") for file in files)
            cited |= set(re.findall(rf"{self.prefix}-\d+", self.texts[language] + words))
        assert cited <= set(self.numbers)

    def keeps_french_punctuation(self) -> None:
        """Fails where a line of the French text may break before a sign."""
        assert re.findall(r".*(?: [:;?!»%]|« |').*", self.texts["fr"]) == []

    def explains_every_option(self, spec: Spec, language: str) -> None:
        """Fails if an option of the match is not told, or called otherwise than when a match is set up."""
        words = Catalogue(ROOT / "data" / "words").of(language)
        labels = {words.text(f"{self.game}-option-{option.name}").casefold() for option in spec.options}
        assert self._emphasised(self.texts[language]) >= labels

    def _emphasised(self, text: str) -> set[str]:
        return {re.sub(r"\s+", " ", label).casefold() for label in re.findall(r"(?<!\*)\*([^*]+)\*(?!\*)", text)}

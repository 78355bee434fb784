"""Texts in every language: Project Fluent files in `data/words/<language>/`, looked up by phrase keys."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from bot.games import GAMES
from bot.games.contract.vocabulary import SEATED, Phrase
from bot.grammar.registry import GRAMMARS, typeset

FALLBACK = "en"
NO_ICONS: Mapping[str, str] = MappingProxyType({})
GENDER = re.compile(r"^[\w-]+ = (.+)\n    \.gender = (\w+)$", re.MULTILINE)  # of a name: an attribute of its text
DEED = "-picture-deed-"  # in the keys of what a position asks for
CALLED = 64  # tables of players whose words are kept at hand
REMEMBERED = 4096  # formatted phrases cached per language: a position has mostly those of the turn before
WORDING = re.compile(r"^\s+\*?\[(\d)\]", re.MULTILINE)
ENTRY = re.compile(r"^(?=[a-z])", re.MULTILINE)  # where a text begins, with its key
FIXED = re.compile(
    r"[\w-]+ = ([^\s{}][^{}\n]*?) *(?:\n+#[^\n]*)*\n*"
)  # a text of one line without arguments, and comments after it
OF_GAMES = re.compile(r"(?P<game>[a-z0-9]+)-(?P<what>name|team)(?:-(?P<side>\d))?")
"""Keys of words that a game has even where the program does not have the game."""
LONGEST = 2500  # characters of an argument that Fluent takes


class MissingWords(KeyError):
    """A key missing in the language and the fallback, or one that cannot be formatted with its arguments."""


class _Texts:
    """The texts of a language by key, each parsed on first use, by Fluent if it has more than fixed words: parsing all takes half a second.

    Texts cannot refer to each other.
    """

    def __init__(self, language: str, files: Iterable[str], fallback: _Texts | None) -> None:
        functions: dict[str, Any] = {"JOINED": self._joined}
        self._bundle = FluentBundle([language], use_isolating=False, functions=functions)
        self._language = language
        self._fallback = fallback
        self._texts = {
            text.partition(" =")[0]: text for file in files for text in ENTRY.split(file) if text[:1].isalpha()
        }
        marked = (text for text in self._texts.values() if ".gender" in text)
        self._genders = {found[1]: found[2] for text in marked for found in GENDER.finditer(text)}

    def text(self, key: str, args: dict[str, Any]) -> str:
        """The text with its arguments, that of the fallback where this language lacks it or has it wrong. Raises MissingWords."""
        if self._fallback is None:
            return self._own(key, args)
        try:
            return self._own(key, args)
        except MissingWords:  # `pichenette words check` finds these
            return self._fallback.text(key, args)

    def _own(self, key: str, args: dict[str, Any]) -> str:
        if not self._bundle.has_message(key):
            text = typeset(self._texts.get(key, ""), self._language)
            if fixed := FIXED.fullmatch(text):
                return fixed[1]
            self._bundle.add_resource(FluentResource(text))
        if not self._bundle.has_message(key):
            raise MissingWords(f"{self._language}: no words for {key!r}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise MissingWords(f"{self._language}: {key!r} has no text")
        result, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise MissingWords(f"{self._language}: {key!r}: {errors[0]}")
        return str(result)

    @property
    def sources(self) -> Mapping[str, str]:
        """The texts as they are written, by key."""
        return MappingProxyType(self._texts)

    def wordings(self, key: str) -> int:
        """The number of wordings of a text, one of which `$say` selects."""
        if self._fallback is not None and key not in self._texts:
            return self._fallback.wordings(key)
        return len(set(WORDING.findall(self._texts.get(key, ""))))

    def _joined(self, word: str, value: Any) -> str:
        """A short word joined with the following one; only languages with a grammar have any."""
        return GRAMMARS[self._language].join(str(word), value, self._gender)

    def _gender(self, text: str) -> str:
        """The gender of a name, which may have more after it; "" if it has none."""
        return next((gender for name, gender in self._genders.items() if f"{text} ".startswith(f"{name} ")), "")


class Words:
    """One language's words."""

    def __init__(
        self,
        language: str,
        texts: _Texts,
        *,
        names: tuple[str, ...] = (),
        text: Callable[[str, tuple[tuple[str, Any], ...]], str] | None = None,
        icons: Mapping[str, str] = NO_ICONS,
    ) -> None:
        self.language = language
        self._texts = texts
        self._names = names
        self._icons = icons
        self._text = text or functools.lru_cache(REMEMBERED)(self._format)
        self.calling = functools.lru_cache(CALLED)(self._calling)

    def _calling(self, names: tuple[str, ...]) -> Words:
        return Words(self.language, self._texts, names=names, text=self._text, icons=self._icons)

    def showing(self, icons: Mapping[str, str]) -> Words:
        """The same words with emoji: markup by the key of the text beside which it is shown."""
        return Words(self.language, self._texts, text=self._text, icons=icons)

    def stopped(self, instead: str) -> Words:
        """The same words for a match that stopped while its rules still ask: `instead` in place of what they ask in pictures."""

        def text(key: str, args: tuple[tuple[str, Any], ...]) -> str:
            return instead if DEED in key else self._text(key, args)

        return Words(self.language, self._texts, names=self._names, text=text, icons=self._icons)

    def icon(self, key: str) -> str:
        """The markup of the emoji of a text; "" if there is none (yet)."""
        return self._icons.get(key, "")

    def icon_of(self, phrase: Phrase) -> str:
        """The emoji of the one thing in a phrase that has one; "" if none or several have."""
        found = {self._icons[key] for key in _keys(phrase) if key in self._icons} if self._icons else set()
        return found.pop() if len(found) == 1 else ""

    def marked(self, key: str) -> str:
        """A text with its emoji before it, for messages of Discord alone."""
        return self.mark(key) + self.text(key)

    def mark(self, key: str) -> str:
        """The emoji of a text and a space, which is not seen where a line breaks there; "" if there is none."""
        return f"{icon} " if (icon := self.icon(key)) else ""

    def say(self, phrase: Phrase) -> str:
        """The phrase in this language. Raises MissingWords."""
        if phrase.key == SEATED and (name := self._name(phrase)):
            return name
        args = {name: self.say(value) if isinstance(value, Phrase) else value for name, value in phrase.args}
        return self.text(phrase.key, **args)

    def _name(self, phrase: Phrase) -> str:
        seat = dict(phrase.args)["seat"]
        return self._names[seat] if isinstance(seat, int) and seat < len(self._names) else ""

    def text(self, key: str, **args: Any) -> str:
        """The words of `key` with plain arguments. Raises MissingWords."""
        return self._text(key, tuple(args.items()))

    def _format(self, key: str, args: tuple[tuple[str, Any], ...]) -> str:
        given = {name: _plain(value) for name, value in args}
        try:
            return self._texts.text(key, given)
        except MissingWords:
            found = OF_GAMES.fullmatch(key)
            if found is None or found["game"] in GAMES:
                raise
            number = int(found["side"] or 0) + 1
            return self._texts.text(f"absent-{found['what']}", {"game": found["game"].capitalize(), "number": number})

    @property
    def sources(self) -> Mapping[str, str]:
        """The language's own texts as they are written in its files, by key."""
        return self._texts.sources

    def wordings(self, key: str) -> int:
        """The number of wordings of the text of `key`, selected by `$say` from 0 on."""
        return self._texts.wordings(key)

    def lines(self, phrases: Iterable[Phrase]) -> str:
        """The phrases, one per line."""
        return "\n".join(self.say(phrase) for phrase in phrases)


class Catalogue:
    """The words of every language found in some folders."""

    def __init__(self, *folders: Path) -> None:
        self.languages: dict[str, Words] = {}
        self.icons: dict[str, str] = {}
        """The emoji that may be shown, see `Words.showing`; empty until Discord has them."""
        for language in sorted({path.name for folder in folders for path in folder.iterdir() if path.is_dir()}):
            self.languages[language] = _spoken(language, _read(language, folders), _read(FALLBACK, folders)).showing(
                self.icons
            )

    def of(self, locale: str) -> Words:
        """The words for a Discord locale (`fr`, `en-GB`, ...): its language if there is one, else the fallback."""
        return self.languages.get(locale.partition("-")[0], self.languages[FALLBACK])


def _keys(phrase: Phrase) -> Iterator[str]:
    """The keys of a phrase and of those within it."""
    yield phrase.key
    for _, value in phrase.args:
        if isinstance(value, Phrase):
            yield from _keys(value)


def _plain(value: Any) -> Any:
    """A number without grouping, for match numbers and scores in pictures.

    Long texts are cut: players can enter thousands of characters.
    """
    if isinstance(value, str) and len(value) > LONGEST:
        return f"{value[: LONGEST - 1]}…"
    return fluent_number(value, useGrouping=False) if isinstance(value, int | float) else value


def _read(language: str, folders: Iterable[Path]) -> tuple[str, ...]:
    """The files of a language."""
    files = (file for folder in folders for file in sorted((folder / language).rglob("*.ftl")))
    return tuple(file.read_text(encoding="utf-8") for file in files)


@functools.cache  # reading the texts again for another catalogue would take time and memory
def _texts(language: str, texts: tuple[str, ...], fallback: tuple[str, ...] | None) -> _Texts:
    return _Texts(language, texts, _texts(FALLBACK, fallback, None) if fallback is not None else None)


@functools.cache
def _spoken(language: str, texts: tuple[str, ...], fallback: tuple[str, ...]) -> Words:
    return Words(language, _texts(language, texts, None if language == FALLBACK else fallback))

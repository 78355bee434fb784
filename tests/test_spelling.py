"""Spelling and idiom of everything that players read: the words, the rules and the guides, in every language."""

from __future__ import annotations

import functools
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from spellchecker import SpellChecker

from tools.english import WORDS

ROOT = Path(__file__).parents[1]
GUIDES = {
    "en": (ROOT / "docs" / "playing.md", ROOT / "docs" / "server-owners.md"),
    "es": (ROOT / "docs" / "es" / "jugar.md", ROOT / "docs" / "es" / "administrar-un-servidor.md"),
    "fr": (ROOT / "docs" / "fr" / "jouer.md", ROOT / "docs" / "fr" / "gerer-un-serveur.md"),
}
LANGUAGES = tuple(GUIDES)
PROPER = Path(__file__).parent / "support"
"""Here `spelling_<language>.txt` lists the names and terms that the dictionary lacks."""

CODE = re.compile(r"`[^`]*`|<[^>]*>|https?://\S+|/\w+|\]\([^)]*\)|[\w.]*\d[\w.]*|!\w+")
WORD = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")
SHORT = 2  # letters: names of squares, seats and units
HABITS = {
    "en": re.compile(
        r"""\b(?:
            at\spresent|beforehand|hence|upon|whom
        |   (?:go|goes|going|gone|went)\son(?!\s(?:the|vacation)\b)
        |   (?:is|are|was|were)\sno\s(?<!there\sis\sno\s)(?<!there\sare\sno\s)(?<!there\swas\sno\s)(?!longer\b|more\b)\w+
        |   (?:is|are)\sto\sbe
        |   plays?\sno\s(?!part\b|role\b)\w+
        |   I\slack|(?:keep|kept|know)\sof\syou|is\syour\sanswer|so\salready|mended|kind\sof\syou
        |   (?:can|do|does|did|is|are|was|were|will|would|has|have)\snot|cannot
        |   (?:lie|lies|stand|stands)\s(?:above|at|by|in|on|there|to|where)|as\sit\sstands
        |   waits?\s(?:no|for)|no\s\w+\sis\sleft|no\s\w+\sin\sbetween|as\smany\spieces|leave\sout\sstays
        |   giv(?:e|en|es)\sup\s(?:the\s|a\s)?match|sides\spassed\son|knows?\sno|can\spush\snothing|announces?\snothing
        |   nothing\sis\s(?:laid|taken)|what\sis\s(?:asked|chosen|told)|told\sin\swords|turn\sotherwise|who\ssits?\sdown
        |   for\sa\sdecision|the\s(?:rules|time)\s(?:decided?|run\sout)|whole\sway|tenth\sof\sit|only\syou\sread
        |   nam(?:e|es|ed|ing)\sthe\sstarter|in\sthe\splace\sof|the\sclock\sof|thrown\sout|at\scharacter|named\sin\sturn
        |   act\sagain\sat\sonce|let\sthe\stime|meets\s[A-Z]\d*\sfirst|lets\sit\scome|by\sthe\scushion|at\sone\sblow|its\spart
        |   (?-i:Write)\s(?:an?|one|it)
        )\b""",
        re.IGNORECASE | re.VERBOSE,
    ),
    "es": re.compile(
        r"""\b(?:
            vosotr[oa]s|vuestr[oa]s?|usted(?:es)?|habéis|podéis|tenéis|coge[rs]?
        |   a\snivel\sde|hacer\ssentido|accesar|remover|aplicar\spara
        )(?!\w)""",
        re.IGNORECASE | re.VERBOSE,
    ),
    "fr": re.compile(
        r"""\b(?:
            à\sprésent|au\spréalable|de\ssorte\sque|derechef|dès\slors|gisent|gît|nul\sne|quiconque|veuillez
        |   écrivez\s(?:une?|des|le|la)|s’écrit\sainsi|rien\sn’est\sécrit
        |   il\s(?:n’est\spas|est)\sde|il\sest\sdit|ce\squi\sest\sdit
        |   gard(?:e|é|és|ée|ées|er)\sde\svous
        |   les\srègles\s(?:ont\sdécidé|décident)
        |   (?:celui|celle|ceux|celles)\squi\b[^.;:]{0,60}\b(?:celui|celle|ceux|celles)\squi
        |   n(?:e\s|’)\w+\spoint(?=[\s.,;]|$)
        |   tout\sle\stir|rencontre\sd’abord|comme\sla\smienne|adresses?\sélectroniques?|il\sconvient|suite\sà
        )(?!\w)""",
        re.IGNORECASE | re.VERBOSE,
    ),
}
"""Phrases that no native speaker would write to players (in English, with the words of `tools.english`)."""


class Prose(Visitor):
    """The text of a Fluent file, without its syntax."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  the visitor's own naming
        self.texts.append(node.value)

    def visit_Attribute(self, node: ast.Attribute) -> None:  # noqa: N802  the visitor's own naming
        if node.id.name != "gender":  # a code, see bot/words.py
            self.generic_visit(node)


@functools.cache
def prose(path: Path) -> str:
    """The text of a file, without syntax, code and names of commands."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".toml":
        text = "\n".join(said for asked in tomllib.loads(text).values() for pair in asked.items() for said in pair)
    if path.suffix == ".ftl":
        found = Prose()
        found.visit(FluentParser(with_spans=False).parse(text))
        text = "\n".join(found.texts)
    return CODE.sub(" ", text)


def player_files(language: str) -> Iterator[Path]:
    """The files of a language that players read."""
    yield from sorted((ROOT / "data" / "words" / language).rglob("*.ftl"))
    yield from sorted((ROOT / "data" / "rules" / language).glob("*.md"))
    yield ROOT / "data" / "rules" / language / "questions.toml"
    yield from GUIDES[language]


@functools.cache
def dictionary(language: str) -> SpellChecker:
    """The dictionary of a language, with our own names and terms."""
    checker = SpellChecker(language=language)
    checker.word_frequency.load_words((PROPER / f"spelling_{language}.txt").read_text(encoding="utf-8").split())
    return checker


def misspelt(text: str, language: str) -> set[str]:
    """The words that neither the dictionary nor our own list has; of compounds, each part may be known by itself."""
    known = dictionary(language)
    words = {word for word in WORD.findall(text.lower()) if len(word) > SHORT}
    parts = {part for word in known.unknown(words) for part in word.split("-") if len(part) > SHORT}
    return known.unknown(parts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_players_read_no_misspelt_word(language: str):
    assert {path.name: wrong for path in player_files(language) if (wrong := misspelt(prose(path), language))} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_own_list_has_only_words_that_are_used_and_unknown(language: str):
    own = (PROPER / f"spelling_{language}.txt").read_text(encoding="utf-8").split()
    assert own == sorted(set(own))
    used = {
        part
        for path in player_files(language)
        for word in WORD.findall(prose(path).lower())
        for part in word.split("-")
    }
    assert [word for word in own if word not in used] == []
    assert SpellChecker(language=language).known(own) == set()


def habits(text: str, language: str) -> list[str]:
    """The phrases in a text that no native speaker would write."""
    patterns = (HABITS[language], WORDS) if language == "en" else (HABITS[language],)
    return [found[0] for pattern in patterns for found in pattern.finditer(text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_players_read_what_a_native_speaker_would_write(language: str):
    assert {path.name: found for path in player_files(language) if (found := habits(prose(path), language))} == {}


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "“x” is no aim."),
        ("en", "The match goes on."),
        ("en", "You play no match at present."),
        ("en", "Whoever wins meets Ada."),
        ("en", "Nothing waits for you."),
        ("en", "A ball of Yellow lies in T10."),
        ("en", "It ended as it stands."),
        ("en", "You do not play in match 4."),
        ("en", "A10 must act again at once."),
        ("en", "Azure names the starter."),
        ("fr", "Écrivez une pièce : les règles ont décidé."),
        ("fr", "Celui qui joue bat celui qui dort."),
        ("fr", "B2 rencontre d’abord C3."),
        ("fr", "Nul ne voit vos pièces."),
    ],
)
def test_a_planted_habit_is_found(language: str, text: str):
    assert habits(text, language)


@pytest.mark.parametrize(
    ("language", "text"), [("en", "There is no third flick. It is no longer yours."), ("fr", "Il écrit dans le salon.")]
)
def test_a_native_phrase_is_none(language: str, text: str):
    assert habits(text, language) == []


@pytest.mark.parametrize(("language", "text"), [("en", "You forfiet the match."), ("fr", "Tu abandones la partei.")])
def test_a_planted_error_is_found(language: str, text: str):
    assert misspelt(text, language)

"""Parses steps in one line: `enter F1; move F6; attack orochi`, ignoring case, accents and filler words.

A part may be the code of a choice, its words in the reader's language, or a verb with enough of the rest to be
unique; the rest alone if only one choice has it. `undo` takes the last step back.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from rapidfuzz import fuzz, process

from bot.answers.batch import LONGEST, MOST, SHOWN, lines_of
from bot.answers.pages import MENU_LIMIT
from bot.games.contract.base import Ask, Choice
from bot.games.contract.capabilities import Deed
from bot.games.contract.vocabulary import phrase
from bot.matches.core.errors import Refused, repeated
from bot.matches.core.positions import PlannedPosition
from bot.text import cut, fold, in_code
from bot.words import MissingWords, Words

SUGGESTED = 100  # characters of a suggestion
NEAREST = 3  # codes suggested for an unreadable part
ABOUT = " · "  # separates a suggestion's code from its words, which Discord may leave in the line

_TOKEN = re.compile(r"\w+")

Further: TypeAlias = Callable[[PlannedPosition, Choice[Any]], PlannedPosition | None]
"""The position after a step; None if the step ends the plan. Raises Refused."""


class UnreadableStep(Refused):
    """A part of a line that is no possible step: number `nth` (from 0) of `parts`; `near` are suggested codes."""

    def __init__(self, refusal: Refused, nth: int, parts: Sequence[str], near: tuple[str, ...]) -> None:
        reason = refusal.reason
        if len(parts) > 1:
            part = in_code(cut(parts[nth], SHOWN))
            reason = phrase("steps-part", number=nth + 1, part=part, why=refusal.reason)
        super().__init__(reason, refusal.rule)
        self.nth = nth
        self.parts = tuple(parts)
        self.near = near


@dataclass(frozen=True)
class ParsedSteps:
    """A parsed line: the position after its steps, and the code that ends them ("" if not given)."""

    planned: PlannedPosition
    end: str = ""


class StepParser:
    """Parses steps of a game in a player's language.

    `verbs` are the first words of its steps' codes; `spelled` gives the choice with a code, even if it is not
    offered.
    """

    def __init__(
        self,
        game: str,
        verbs: Sequence[str],
        words: Words,
        further: Further,
        spelled: Callable[[PlannedPosition, str], Choice[Any] | None],
    ) -> None:
        self._game = game
        self._verbs = tuple(verbs)
        self._words = words
        self._further = further
        self._spelled = spelled

    def line(self, text: str, planned: PlannedPosition) -> ParsedSteps:
        """The result of a line after the steps already laid out. Raises UnreadableStep."""
        parts = lines_of(text)
        if not parts or len(parts) > MOST:
            refusal = Refused(phrase("steps-many" if parts else "steps-empty", count=len(parts), most=MOST))
            raise UnreadableStep(refusal, 0, parts[:1] or ("",), ())
        typed = ParsedSteps(planned)
        for nth, part in enumerate(parts):
            try:
                typed = self._after(typed, part)
            except Refused as refusal:
                near = refusal.near if isinstance(refusal, _AmbiguousStep) else ()
                raise UnreadableStep(refusal, nth, parts, near) from refusal
        return typed

    def _after(self, typed: ParsedSteps, part: str) -> ParsedSteps:
        if typed.end:
            raise Refused(phrase("steps-ended"))
        if fold(part) in self._others("undo"):
            if typed.planned.before is None:
                raise Refused(phrase("steps-none-left"))
            return ParsedSteps(typed.planned.before)
        deed = self.deed(part, typed.planned)
        if deed is not None:
            return self._done(typed.planned, deed)
        choice = self.choice(part, typed.planned)
        further = self._further(typed.planned, choice)
        return ParsedSteps(typed.planned, choice.code) if further is None else ParsedSteps(further)

    def _done(self, planned: PlannedPosition, deed: Deed) -> ParsedSteps:
        """The position after the steps of a deed."""
        typed = ParsedSteps(planned)
        for code in deed.steps:
            choice = next(one for one in typed.planned.ask.choices if one.code == code)
            further = self._further(typed.planned, choice)
            typed = ParsedSteps(typed.planned, code) if further is None else ParsedSteps(further)
        return typed

    def deed(self, part: str, planned: PlannedPosition) -> Deed | None:
        """The one deed of several steps that a part means, unless it means a step that can be taken."""
        folded = fold(part).partition(ABOUT)[0][:LONGEST]
        if any(folded in {fold(one.code), fold(self._words.say(one.words))} for one in planned.ask.choices):
            return None
        exact = [one for one in planned.deeds if folded in {fold(one.code), fold(self._words.say(one.words))}]
        verb, rest = self._verb(folded, planned.ask)
        fitting = exact or [
            one
            for one in planned.deeds
            if verb == one.code.partition(" ")[0]
            and rest
            and set(rest) <= {*_tokens(one.code), *_tokens(self._words.say(one.words))}
        ]
        return fitting[0] if len(fitting) == 1 and (exact or not self.fitting(folded, planned.ask)) else None

    def suggested(self, text: str, planned: PlannedPosition) -> list[tuple[str, str]]:
        """Completions of a line, as label and line. None after an unreadable part."""
        before, semicolon, part = text.rpartition(";")
        if semicolon:
            try:
                typed = self.line(before, planned)
            except UnreadableStep:
                return []
            if typed.end:
                return []
            planned = typed.planned
        before = f"{'; '.join(one.partition(ABOUT)[0] for one in lines_of(before))}; " if semicolon else ""
        found = []
        for choice in self._beginning(part, planned):
            line = f"{before}{choice.code}"
            if len(line) <= SUGGESTED:
                found.append((cut(f"{line}{ABOUT}{self._words.say(choice.words)}", SUGGESTED), line))
        return found[:MENU_LIMIT]

    def _beginning(self, part: str, planned: PlannedPosition) -> list[Choice[Any] | Deed]:
        """The choices and deeds that complete a part: those whose code or words begin with it first, the most valuable of them on top."""
        folded = fold(part)
        verb, rest = self._verb(folded, planned.ask)
        meant = " ".join((verb, *rest)) if verb else folded
        offered: list[Choice[Any] | Deed] = [*planned.ask.choices, *planned.deeds]
        named = [(fold(f"{one.code} {self._words.say(one.words)}"), one) for one in offered]
        fitting = [(name, one) for name, one in named if folded in name or (verb and name.startswith(meant))]
        return [one for name, one in sorted(fitting, key=lambda each: (not each[0].startswith(meant), -each[1].worth))]

    def choice(self, part: str, planned: PlannedPosition) -> Choice[Any]:
        """The choice that a part means. Raises Refused by the rule that forbids it, or with the nearest codes."""
        folded = fold(part).partition(ABOUT)[0][:LONGEST]
        exact = [one for one in planned.ask.choices if folded in {fold(one.code), fold(self._words.say(one.words))}]
        fitting = exact or self.fitting(folded, planned.ask)
        if len(fitting) == 1:
            return fitting[0]
        if not fitting:
            verb, rest = self._verb(folded, planned.ask)
            named = self._spelled(planned, " ".join((verb, *rest))) if verb else None
            if named is not None:
                self._further(planned, named)  # raises the rules' own refusal
        codes = [one.code for one in fitting or planned.ask.choices]
        near = tuple(code for code, *_ in process.extract(folded, codes, scorer=fuzz.WRatio, limit=NEAREST))
        shown = ", ".join(f"`{code}`" for code in near)
        raise _AmbiguousStep(
            phrase("steps-several" if fitting else "move-unknown", given=repeated(part), near=shown), near
        )

    def fitting(self, folded: str, ask: Ask[Any]) -> list[Choice[Any]]:
        """The choices that fit a folded part: those of its verb, if any, that contain all its other words."""
        verb, rest = self._verb(folded, ask)
        found = [one for one in ask.choices if (not verb or _verb_of(one) == verb) and self._says(one, rest)]
        whole = [one for one in found if rest and _rest_of(one) == rest]
        return whole if len(whole) == 1 else found

    def _says(self, choice: Choice[Any], rest: tuple[str, ...]) -> bool:
        return set(rest) <= {*_tokens(choice.code), *_tokens(self._words.say(choice.words))}

    def _verb(self, folded: str, ask: Ask[Any]) -> tuple[str, tuple[str, ...]]:
        """The verb at the beginning of a part ("" if none), and its other significant words."""
        tokens = _tokens(folded)
        for verb in dict.fromkeys((*self._verbs, *map(_verb_of, ask.choices))):
            for other in sorted((verb, *self._others(verb)), key=len, reverse=True):
                name = _tokens(other)
                if tokens[: len(name)] == name:
                    return verb, self._telling(tokens[len(name) :])
        return "", self._telling(tokens)

    def _telling(self, tokens: Iterable[str]) -> tuple[str, ...]:
        needless = self._typed_words("steps-needless")
        return tuple(token for token in tokens if token not in needless)

    def _others(self, verb: str) -> tuple[str, ...]:
        """Synonyms of a verb."""
        return self._typed_words(f"steps-typed-{verb}" if verb == "undo" else f"{self._game}-typed-{verb}")

    def _typed_words(self, key: str) -> tuple[str, ...]:
        try:
            return tuple(fold(word) for word in self._words.text(key).split(","))
        except MissingWords:
            return ()


class _AmbiguousStep(Refused):
    """An ambiguous part; `near` are the possible codes."""

    def __init__(self, reason: Any, near: tuple[str, ...]) -> None:
        super().__init__(reason)
        self.near = near


def _tokens(text: str) -> tuple[str, ...]:
    return tuple(_TOKEN.findall(fold(text)))


def _verb_of(choice: Choice[Any]) -> str:
    return choice.code.partition(" ")[0]


def _rest_of(choice: Choice[Any]) -> tuple[str, ...]:
    return _tokens(choice.code.partition(" ")[2])

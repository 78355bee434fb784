"""The match that someone is putting together in the panel of *Play*, as it is kept in the ids of the panel's controls."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType

from bot.answers.custom_id import DIGITS, base36
from bot.games import GAMES
from bot.games.contract.player import LEVELS
from bot.games.contract.preview import Assist
from bot.matches.timing.paces import LIMITS

MOST = 4  # opponents that an id has room for
TERMS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "assist": tuple(one.value for one in Assist),
        "threads": ("on", "off"),
        "weekdays": ("on",),
        "punctual": ("80", "90", "95"),
    }
)
"""The values of the terms that are chosen in one menu, by the options of `/play`; without one, the default counts."""
_UNSAID = "-"
_FIELDS = 5
_CLOCK = re.compile("|".join((*(pace.value for pace in LIMITS), r"\d{1,5}m", "")))


@dataclass(frozen=True)
class WantedMatch:
    """A game, the ids of the opponents (none: anyone), a clock as `clock_code` has it ("": the default), and what *More* adds.

    `rated` is None for the default, `level` and `seats` are 0 for it; `options` are not the game's defaults, `terms` are of TERMS. `more`
    tells whether the panel shows these.
    """

    game: str
    people: tuple[int, ...] = ()
    clock: str = ""
    rated: bool | None = None
    level: int = 0
    seats: int = 0
    options: tuple[tuple[str, str], ...] = ()
    more: bool = False
    terms: tuple[tuple[str, str], ...] = ()

    @property
    def most(self) -> int:
        """The number of opponents that may be chosen."""
        return min(max(GAMES[self.game].spec.seats) - 1, MOST)

    @property
    def players(self) -> int:
        """The number of players: of those chosen, or more if there are seats for more, or at an open table."""
        return max(self.seats, len(self.people) + 1) if self.people else self.seats or max(GAMES[self.game].spec.seats)

    @property
    def choosable(self) -> tuple[tuple[str, str], ...]:
        """The options that are not the game's defaults and may be chosen by so many players."""
        options = GAMES[self.game].spec.options
        return tuple((one.name, value) for one in options for value in one.values[1:] if one.fits(value, self.players))

    def at(self, game: str) -> WantedMatch:
        """The same at another game, which has options and seats of its own."""
        if game == self.game:
            return self
        other = WantedMatch(game, (), self.clock, self.rated, self.level, more=self.more)
        return replace(other, people=self.people[: other.most], terms=self.terms).fitting()

    @property
    def possible(self) -> tuple[tuple[str, str], ...]:
        """The terms that may be chosen: help with aims in games with flicks, threads in those with teams, punctuality where anyone may join."""
        spec = GAMES[self.game].spec
        named = {"assist": bool(spec.reach), "threads": bool(spec.camps), "punctual": not self.people}
        return tuple((name, value) for name, values in TERMS.items() if named.get(name, True) for value in values)

    def fitting(self) -> WantedMatch:
        """The same without terms and options that may not be chosen."""
        options = tuple(one for one in self.options if one in self.choosable)
        return replace(self, options=options, terms=tuple(one for one in self.terms if one in self.possible))

    def choosing(self, chosen: Iterable[tuple[str, str]]) -> WantedMatch:
        """The same with these options. Of two values of one the new one counts."""
        return replace(self, options=_newest(chosen, self.options))

    def agreeing(self, chosen: Iterable[tuple[str, str]]) -> WantedMatch:
        """The same with these terms, likewise."""
        return replace(self, terms=_newest(chosen, self.terms))

    @property
    def code(self) -> str:
        """The match as the arguments of an id."""
        rated = _UNSAID if self.rated is None else str(int(self.rated))
        small = f"{rated}{self.level}{self.seats}{int(self.more)}{_terms_code(self.terms)}"
        known, chosen = GAMES[self.game].spec.options, dict(self.options)
        options = (DIGITS[one.values.index(chosen[one.name])] if one.name in chosen else _UNSAID for one in known)
        return ".".join((self.game, self.clock, small, "".join(options), "-".join(map(base36, self.people))))


def read_wanted(code: str) -> WantedMatch | None:
    """The match of such arguments; None if they are no match. Options that no longer exist are left out."""
    parts = code.split(".")
    if len(parts) != _FIELDS or parts[0] not in GAMES or not _CLOCK.fullmatch(parts[1]):
        return None
    game, clock, small, codes, people = parts
    if len(small) not in {4, 6} or not small[1:4].isdecimal() or int(small[1]) not in {0, *LEVELS}:
        return None
    if any(digit not in DIGITS for one in (small[4:], *people.split("-")) for digit in one):
        return None
    known = zip(GAMES[game].spec.options, codes, strict=False)
    found = ((one.name, one.values[at : at + 1]) for one, sign in known if (at := DIGITS.find(sign)) >= 0)
    return WantedMatch(
        game,
        tuple(int(one, 36) for one in people.split("-") if one),
        clock,
        None if small[0] == _UNSAID else small[0] == "1",
        int(small[1]),
        int(small[2]),
        tuple((name, value) for name, values in found for value in values),
        small[3] == "1",
        _read_terms(small[4:] or "0"),
    ).fitting()


def _newest(chosen: Iterable[tuple[str, str]], known: Sequence[tuple[str, str]]) -> tuple[tuple[str, str], ...]:
    """One value of each name; of two the one that was not known."""
    return tuple(dict(sorted(chosen, key=lambda one: one not in known)).items())


def _terms_code(terms: Iterable[tuple[str, str]]) -> str:
    """Terms as two digits."""
    number, chosen = 0, dict(terms)
    for name, values in TERMS.items():
        number = number * (len(values) + 1) + (values.index(chosen[name]) + 1 if name in chosen else 0)
    return base36(number).rjust(2, "0")


def _read_terms(code: str) -> tuple[tuple[str, str], ...]:
    """The terms of such digits."""
    number, found = int(code, 36), []
    for name, values in tuple(TERMS.items())[::-1]:
        number, at = divmod(number, len(values) + 1)
        found += [(name, values[at - 1])] if at else []
    return tuple(reversed(found))

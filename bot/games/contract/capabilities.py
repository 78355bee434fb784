"""Optional features of a game, declared in its `Spec`; a field left None is a feature it lacks."""

from collections.abc import Callable
from typing import Any

import msgspec

from bot.games.contract.luck import Rng
from bot.games.contract.vocabulary import Options, Phrase, Seat


class Notation(msgspec.Struct, frozen=True):
    """Answers typed in one line, and matches written as text, one line an answer."""

    read: Callable[[str], Any]
    """(text): the action. Raises Illegal naming the column where it cannot be read."""
    write: Callable[[Any], str]
    """(action): its text."""
    record: Callable[[Any], str]
    """(state): the match so far."""
    replay: Callable[[str], Any]
    """(record): the state it leads to. Raises Misread; a record is played whole or not at all."""


class Misread(Exception):
    """A record cannot be read or played: the place (line and column, from 1), the reason, and the rule if one forbids it."""

    def __init__(self, line: int, column: int, reason: Phrase, rule: str = "") -> None:
        super().__init__(line, column, reason.key)
        self.line = line
        self.column = column
        self.reason = reason
        self.rule = rule


class Deed(msgspec.Struct, frozen=True):
    """Several steps towards one thing, offered as one choice."""

    code: str
    """Its typed form; where a step with the same code can be taken, that step is meant."""
    words: Phrase
    steps: tuple[str, ...]
    """The codes of its steps, in order; each can be taken after those before it."""
    worth: int = 0
    """As of a `Choice`."""


class Steps(msgspec.Struct, frozen=True):
    """Turns of several steps by one seat, which are planned in private and given together.

    Where a step leaves a seat one choice only, that is taken without asking.
    """

    kinds: tuple[str, ...]
    """The kinds of ask that are answered in steps."""
    verbs: tuple[str, ...]
    """The first words of all codes of steps."""
    end: str
    """The code of the choice that ends the plan and is given with the steps unless another is picked."""
    take: Callable[[Any, Any], Any]
    """(state, answer): the position after a step that needs neither luck, another player nor hidden information; the same ask is
    open in it. None: the answer ends the plan. Raises Illegal as `apply` does."""
    goes_on: Callable[[Any, Any], bool]
    """(before, after): whether the steps planned after this one may be given next, the turn going on as planned."""
    spelled: Callable[[Any, str], Any]
    """(ask, code): the action that a code names, legal or not; None: it names none."""
    deeds: Callable[[Any], tuple[Deed, ...]]
    """(state): the deeds of several steps, those worth most first."""
    likely: Callable[[Any], tuple[Deed, ...]]
    """(state): the few likeliest answers to such an ask, or to one that opens it, whose answer is then the first step."""
    opens: tuple[str, ...] = ()
    """The kinds of ask whose answer, without luck or hidden information, leads the same seat to such an ask: a typed line may give both."""


class Announcements(msgspec.Struct, frozen=True):
    """The first words of everything that choices may announce (`steal` in `A3 !steal`), in any position."""

    names: tuple[str, ...]
    again: tuple[str, ...] = ()
    """Those after which the same piece acts once more if it succeeds."""
    closing: tuple[str, str] = ("", "")
    """The code of the choice that ends the turn, and the announcement that has an answer end it."""


class Batches(msgspec.Struct, frozen=True):
    """Turns in which pieces act one after another, each once: several answers may be given in one message."""

    announcements: Announcements
    goes_on: Callable[[Any, Any], bool]
    """(before, after): whether the same seat goes on with the same turn, luck or not."""


class StandingOrders(msgspec.Struct, frozen=True):
    """A question that a player may have answered in their name each time, by one of a few orders."""

    kind: str
    """The kind of ask."""
    codes: tuple[str, ...]
    """The orders. Words: `<game>-order-<code>`, and `<game>-order-ask` for none."""
    answer: Callable[[Any, str], Any]
    """(state, code): the action that an order gives where such an ask is open; None: the player is asked. It must always be legal."""
    asked_with: Callable[[Options], bool]
    """(options): whether matches with these options ask it."""


class Losses(msgspec.Struct, frozen=True):
    """Losses that spectators can predict before a move.

    Words: `<game>-call` for the question. The chances are those with which the answers come true in matches of the house, in
    percent: they make a call of the likely worth less.
    """

    kinds: tuple[str, ...]
    """The kinds of ask whose answer may cost something. Asks with the same number are about the same move."""
    losers: Callable[[Any, Any], tuple[Seat, ...]]
    """(state before, events): the seats that lost something."""
    own: int
    """How often the side that answers loses something itself, in percent; both sides where both are asked."""
    other: int
    """How often another side loses something, in percent."""
    nobody: int
    """How often nothing is lost, in percent."""
    possible: Callable[[Any], bool] | None = None
    """(ask): whether an answer to it can cost anything; None: it always can."""


class Commitment(msgspec.Struct, frozen=True):
    """A secret choice of a seat: the SHA-256 published when it was made, and the hashed text once it is shown ("": not yet)."""

    seat: Seat
    digest: str
    opened: str = ""


class GameTools(msgspec.Struct, frozen=True):
    """Tools of a game for scenarios and lessons; matches do not use them. Names and clauses are in English."""

    positions: dict[str, Callable[[Any, int, Options, Rng], Any]]
    """Builders (game, seats, options, rng) of named positions. Every game has `play`: past all set-up asks, with standard
    formations, the first regular turn of seat 0. Raise Illegal as `setup` does."""
    validate: Callable[[Any], tuple[str, ...]]
    """(state): the reasons why a handwritten position is impossible, a clause each; empty if it is legal."""
    perft: Callable[[int], tuple[tuple[str, int], ...]] | None = None
    """(depth): the number of sequences of `depth` answers from the start, by each move generator: its name and its count."""

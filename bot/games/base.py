"""The contract of a game: what it is told and what it answers.

A game is pure: every answer depends on the arguments alone. It knows seats, not users; asks, not buttons; phrases, not languages.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, Literal, Protocol, TypeAlias, TypeVar, runtime_checkable

import msgspec

from bot.games.dials import Dial, Option
from bot.games.luck import Rng
from bot.games.preview import Assist, Sketch
from bot.games.vocabulary import Options, Phrase, Seat, phrase
from bot.physics.table import Launch, Table
from bot.physics.trace import Trace

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")


class Choice(msgspec.Struct, Generic[A], frozen=True):
    """One way to answer an ask. `action` is complete and legal as it stands; each dial names a field the player may turn.

    `code` is the typed form and the choice's name in ids; `path` are the menu levels that lead to it. `hint` says in one line what
    comes of it, where its words do not; `verb` is what the button that gives it says, where the dials do not tell. `levels` are what
    the menu levels are called, where the choice's words and its path's do not tell. One that is offered `at_once` is worth a button
    beside the question, next to others that take longer. Of more choices than can be listed those `worth` most come first.
    """

    code: str
    words: Phrase
    action: A
    path: tuple[str, ...] = ()
    dials: tuple[Dial, ...] = ()
    hint: Phrase | None = None
    verb: Phrase | None = None
    levels: tuple[Option, ...] = ()
    at_once: bool = False
    worth: int = 0


class Ask(msgspec.Struct, Generic[A], frozen=True):
    """One thing the match waits for: `seat` must choose. `id` is `kind.seat.n`, never reused, the same while it is open.

    Others see of a `secret` ask only *that* the seat has chosen. `words` is the question; `rule` the rule it comes from. Where each
    choice is `pictured`, its sketch is worth a look before it is given.
    """

    id: str
    kind: str
    seat: Seat
    words: Phrase
    rule: str
    choices: tuple[Choice[A], ...]
    secret: bool = False
    pictured: bool = False


class Answer(msgspec.Struct, Generic[A], frozen=True, tag="answer"):
    """A player at `seat` answers the open ask `ask`."""

    ask: str
    seat: Seat
    action: A


class TimedOut(msgspec.Struct, frozen=True, tag="timed_out"):
    """The clock of the open ask ran out; said by the table alone."""

    ask: str


class Left(msgspec.Struct, frozen=True, tag="left"):
    """The seat gave up or left for good; said by the table alone."""

    seat: Seat


Move: TypeAlias = Answer[A] | TimedOut | Left


class Illegal(Exception):
    """The rule `rule` refuses a move for the `reason` given; the state stays as it was."""

    def __init__(self, rule: str, reason: Phrase) -> None:
        super().__init__(rule, reason.key)
        self.rule = rule
        self.reason = reason


class Step(msgspec.Struct, Generic[S, E], frozen=True):
    """What a move leads to: the new state, what happened in order, and what physics saw if something moved (film included)."""

    state: S
    events: tuple[E, ...]
    trace: Trace | None = None


class Outcome(msgspec.Struct, frozen=True):
    """How the match ended: seats grouped by rank, best first; one group = a draw. `reason` says why."""

    ranks: tuple[tuple[Seat, ...], ...]
    reason: Phrase


class OptionSpec(msgspec.Struct, frozen=True):
    """A match option: the values it may take, the first being the default. Words: `<game>-option-<name>[-<value>]`."""

    name: str
    values: tuple[str, ...]


class Spec(msgspec.Struct, frozen=True):
    """What is known of a game before it is played.

    `seats` are the numbers of seats it can be played with. `state`, `action`, `event`, `view` are its saved types; `version` is
    that of its saved states and `upgrades[n]` turns a raw state of version n + 1 into one of n + 2. `turn` (0 or 90) says how the
    picture lies: shown bearing = saved bearing + turn. `reach` is the slide at strength 100, mm (0: nothing is flicked). Answers
    can be taken back if it allows `takebacks`, a draw be agreed on if it has `draws`; the rule `decisive` says why it has none.
    With `camps` the seats belong to so many sides in turn; without, each is its own. `package` is that whose folder `data` holds its
    words, lessons and rules for players, where that is not the product's.
    """

    key: str
    seats: tuple[int, ...]
    options: tuple[OptionSpec, ...]
    state: Any
    action: Any
    event: Any
    view: Any
    version: int = 1
    upgrades: tuple[Callable[[dict[str, Any]], dict[str, Any]], ...] = ()
    turn: Literal[0, 90] = 0
    reach: float = 0.0
    takebacks: bool = False
    draws: bool = False
    decisive: str = ""
    camps: int = 0
    package: str = ""

    def side(self, seat: Seat) -> int:
        """The side that a seat plays on, counted from 0."""
        return seat % self.camps if self.camps else seat

    def complete(self, options: Options) -> dict[str, str]:
        """All options of a match, defaults filled in, in the order of the spec. Raises Illegal on an unknown name or value."""
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known or value not in known[name].values:
                raise Illegal("options", phrase("refused-option", name=name, value=value))
        return {option.name: options.get(option.name, option.values[0]) for option in self.options}


class Game(Protocol[S, A, E, V]):
    """The rules of one game. Every answer depends on the arguments alone."""

    spec: Spec

    def setup(self, seats: int, options: Options, rng: Rng) -> Step[S, E]:
        """The first position. Raises Illegal for a number of seats or options that the game does not know."""

    def asks(self, state: S) -> tuple[Ask[A], ...]:
        """Who must decide what; empty = the match is over."""

    def apply(self, state: S, move: Move[A], rng: Rng) -> Step[S, E]:
        """The position after `move`. Raises Illegal and leaves everything as it was."""

    def outcome(self, state: S) -> Outcome | None:
        """How the match ended, or None while it is played."""

    def view(self, state: S, viewer: Seat | None) -> V:
        """All that `viewer` may see; None is a spectator."""

    def sketch(self, view: V, ask: Ask[A], action: A, assist: Assist) -> Sketch:
        """What a preview of `action` may show."""

    def position(self, name: str, seats: int, options: Options, rng: Rng) -> S:
        """A position to begin a scenario with. Every game has two, and may have more.

        `start` is what `setup` gives; `play` is past all set-up asks, with standard formations, at the first regular turn of seat 0,
        everything else as the options say. Raises ValueError, naming those there are, for another name, and Illegal as `setup` does.
        """

    def faults(self, state: S) -> tuple[str, ...]:
        """What makes a position written by hand impossible, a clause each, in English for its writer; empty = it is legal."""


AnyGame: TypeAlias = Game[Any, Any, Any, Any]

Simulator: TypeAlias = Callable[[Table, tuple[Launch, ...]], Trace]
"""What happens on a table when pieces are launched: physics, or somebody who has written it down."""


@runtime_checkable
class Flicked(Protocol):
    """What a game whose pieces are flicked offers besides: scenarios put a written trace or other tuning in physics' place."""

    def with_simulator(self, simulate: Simulator) -> AnyGame:
        """The same game, its flicks simulated by `simulate`."""


@runtime_checkable
class Placed(Protocol):
    """What a game offers besides whose states hold more than the pieces: counters, history, whose turn it is."""

    def placing(self, state: Any) -> Any:
        """What lies where, as plain data: in states that agree in it, the same can be tried out, whoever is asked."""


class Announcements(msgspec.Struct, frozen=True):
    """The first words of all that choices may announce (`steal` of `A3 !steal`), whatever the position.

    After one of `again` the same piece acts once more if it succeeds.
    """

    names: tuple[str, ...]
    again: tuple[str, ...] = ()


@runtime_checkable
class Queued(Protocol):
    """What a game offers besides in whose turns pieces act one after another, each once: several answers may be given together."""

    announcements: Announcements

    def goes_on(self, before: Any, after: Any) -> bool:
        """Whether the same seat goes on with the same turn after the answer that led from one state to the other, luck or not."""


class Misread(Exception):
    """A record cannot be read or played: where (line and column, from 1), why, and by which rule if a rule forbids it."""

    def __init__(self, line: int, column: int, reason: Phrase, rule: str = "") -> None:
        super().__init__(line, column, reason.key)
        self.line = line
        self.column = column
        self.reason = reason
        self.rule = rule


@runtime_checkable
class Stepwise(Protocol):
    """What a game offers besides in whose turns a seat takes several steps: they are laid out in private before any is given.

    That goes for asks of the `step_kinds`. In them the first menu level of the choices stands for a menu of its own, in order; a choice
    with a path of one level ends the laying out, and is what is given with the steps unless another is picked. Where a step leaves a
    seat but one choice, that goes by itself. `step_verbs` are the first words of all codes of steps.
    """

    step_kinds: tuple[str, ...]
    step_verbs: tuple[str, ...]

    def stepped(self, state: Any, answer: Answer[Any]) -> Any:
        """The position after a step into which neither luck nor another player nor anything hidden enters; the same ask is open in it.

        None after an answer that ends the laying out. Raises Illegal as `apply` does.
        """

    def steps_on(self, before: Any, after: Any) -> bool:
        """Whether what was laid out after a step may be given next: the same turn goes on in the position it led to."""

    def spelled(self, ask: Ask[Any], code: str) -> Any:
        """The action that a code names, whether or not it is allowed and offered; None if it names none."""


@runtime_checkable
class Concealed(Protocol):
    """What a game offers besides whose positions hold what nobody has seen yet, such as the order of cards."""

    def redrawn(self, state: Any, rng: Rng) -> Any:
        """The position with all of that drawn anew: what comes of it tells nothing of the match."""


@runtime_checkable
class Noted(Protocol):
    """What a game with a notation offers besides: answers typed in one line, and matches written down, a line an answer."""

    def read(self, text: str) -> Any:
        """The action that is written. Raises Illegal saying in which column it cannot be read."""

    def write(self, action: Any) -> str:
        """The action as it is written."""

    def record(self, state: Any) -> str:
        """The match so far as a text that `replay` reads."""

    def replay(self, text: str) -> Any:
        """The state that a record leads to. Raises Misread; a record is played whole or not at all."""


@runtime_checkable
class Counted(Protocol):
    """What a game offers besides whose positions can be counted to check how its moves are found."""

    def perft(self, depth: int) -> tuple[tuple[str, int], ...]:
        """How many ways lead `depth` answers on from the start, by each way of finding moves: its name and its count."""


@runtime_checkable
class Simulated(Protocol):
    """What a game offers besides to whoever plays many matches of it: a simple player, and what is worth counting."""

    def greedy(self, state: Any, ask: Ask[Any], rng: Rng) -> Any:
        """What a player answers who goes straight for what wins; it is legal."""

    def tally(self, events: Any) -> tuple[str, ...]:
        """What there was to count in what happened, a name each time, in English."""


class Side(msgspec.Struct, frozen=True):
    """Seats that win and lose together, in English, and with what they play."""

    name: str
    seats: tuple[Seat, ...]
    pieces: tuple[str, ...] = ()


@runtime_checkable
class Balanced(Protocol):
    """What a game offers besides whose many matches are told by sides, by what each plays with, and by points, turn by turn."""

    def sides(self, state: Any) -> tuple[Side, ...]:
        """The sides of a match that is over."""

    def scores(self, events: Any) -> tuple[tuple[int, ...], ...]:
        """The points of each side at the end of each turn that has ended in what happened."""


@runtime_checkable
class Chaptered(Protocol):
    """What a game offers besides whose matches have parts, such as rounds, that are worth being seen by themselves."""

    def chapter(self, state: Any) -> int:
        """The part to which a position belongs, counted from 1; it never falls."""


@runtime_checkable
class Turned(Protocol):
    """What a game offers besides where several answers make a turn, one seat's or those of several: it is told in one message."""

    def turn_of(self, state: Any) -> int | None:
        """The turn that goes on in a position, counted from 0; it never falls. None where an answer stands by itself."""


@runtime_checkable
class Favoured(Protocol):
    """What a game offers besides whose players choose among pieces of kinds."""

    def favours(self, action: Any) -> Phrase | None:
        """The kind of piece that an action chose to act with; None where it chose none."""


class Seal(msgspec.Struct, frozen=True):
    """A secret choice of a seat: the SHA-256 that was told when it was made, and the text it is of once that is shown ("": not yet)."""

    seat: Seat
    digest: str
    opened: str = ""


@runtime_checkable
class Sealed(Protocol):
    """What a game offers besides that tells the hash of a secret choice when it is made, so that it can be checked when it is shown."""

    def seals(self, state: Any, events: Any) -> tuple[Seal, ...]:
        """The secret choices that were made or shown in what happened, in order; `state` is the position after it."""

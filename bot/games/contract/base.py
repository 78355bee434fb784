"""The contract of a game: asks, moves, its declarations (`Spec`), and the checks shared by all games (`BaseGame`).

A game is pure: results depend on the arguments alone. It knows seats, not users; asks, not buttons; phrases, not languages.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Generic, Literal, TypeAlias, TypeVar, assert_never

import msgspec

from bot.games.contract.advice import Advice
from bot.games.contract.capabilities import (
    Batches,
    Commitment,
    Deed,
    GameTools,
    Losses,
    Notation,
    StandingOrders,
    Steps,
)
from bot.games.contract.dials import Dial
from bot.games.contract.luck import Rng
from bot.games.contract.preview import Assist, Sketch
from bot.games.contract.vocabulary import Options, Phrase, Seat, phrase
from bot.physics.trace import Trace
from bot.text import escape_markdown

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
B = TypeVar("B", bound="BaseStepBuilder[Any, Any]")


class Choice(msgspec.Struct, Generic[A], frozen=True):
    """One way to answer an ask."""

    code: str  # the typed form, and the choice's name in ids
    words: Phrase
    action: A  # complete and legal
    dials: tuple[Dial, ...] = ()  # the fields of the action that the player may adjust
    hint: Phrase | None = None  # its effect in a line, if the words do not say it
    worth: int = 0  # if there are too many choices to list, those worth most come first


class Ask(msgspec.Struct, Generic[A], frozen=True):
    """A decision that the match waits for."""

    id: str  # `kind.seat.n`, never reused, the same while it is open
    kind: str
    seat: Seat  # who must choose
    words: Phrase  # the question
    rule: str  # the rule it comes from
    choices: tuple[Choice[A], ...]
    later: tuple[
        Choice[A], ...
    ] = ()  # what the turn may go on with afterwards in the same message, if not with these choices
    secret: bool = False  # others see only that the seat has chosen
    deeds: tuple[Deed, ...] = ()  # the likeliest answers of several steps, each given by one press


class Answer(msgspec.Struct, Generic[A], frozen=True, tag="answer", omit_defaults=True):
    """A player at `seat` answers the open ask `ask`; `forced`: it was the only possible answer, and nobody was asked."""

    ask: str
    seat: Seat
    action: A
    forced: bool = False


class TimedOut(msgspec.Struct, frozen=True, tag="timed_out"):
    """The clock of an open ask ran out; no player can send this."""

    ask: str


class Left(msgspec.Struct, frozen=True, tag="left"):
    """The seat gave up or left for good; no player can send this."""

    seat: Seat


Move: TypeAlias = Answer[A] | TimedOut | Left


class Illegal(Exception):
    """The rule `rule` refuses a move for `reason`; the state is unchanged."""

    def __init__(self, rule: str, reason: Phrase) -> None:
        super().__init__(rule, reason.key)
        self.rule = rule
        self.reason = reason


class Step(msgspec.Struct, Generic[S, E], frozen=True):
    """The result of a move: the new state, the events in order, and the trace of physics if something moved (film included)."""

    state: S
    events: tuple[E, ...]
    trace: Trace | None = None


class Outcome(msgspec.Struct, frozen=True):
    """The result of a match: seats grouped by rank, best first; one group = a draw."""

    ranks: tuple[tuple[Seat, ...], ...]
    reason: Phrase


class OptionSpec(msgspec.Struct, frozen=True):
    """A match option: its values, the first being the default. Words: `<game>-option-<name>[-<value>]`."""

    name: str
    values: tuple[str, ...]
    later: bool = False
    """Added when matches had been saved without it, which go on by the rules of then: `setup` leaves it out if it is not given."""
    needs: tuple[tuple[str, tuple[int, ...]], ...] = ()
    """The numbers of players with whom a value may be chosen, for those that do not go with every number."""

    def fits(self, value: str, players: int) -> bool:
        """Whether a value may be chosen by so many players."""
        return players in dict(self.needs).get(value, (players,))


class Refusals(msgspec.Struct, frozen=True):
    """The rules that refuse moves which are invalid in every game."""

    seats: str  # a match of so many seats
    over: str  # a move after the end
    ask: str = ""  # an answer to an ask that is not open; "": the rule of the open asks
    seat: str = ""  # an answer from a seat that is not asked; "": the rule of the ask


class Spec(msgspec.Struct, frozen=True):
    """The declarations of a game: its types, options and optional features."""

    key: str
    seats: tuple[int, ...]  # the numbers of seats it can be played with
    options: tuple[OptionSpec, ...]
    state: Any  # the saved types
    action: Any
    event: Any
    view: Any
    refusals: Refusals
    tools: GameTools
    version: int = 1  # of the saved states
    upgrades: tuple[Callable[[dict[str, Any]], dict[str, Any]], ...] = ()
    """`upgrades[n]` turns a raw state of version n + 1 into one of n + 2."""
    turn: Literal[0, 90] = 0
    """How the picture is turned: shown bearing = saved bearing + turn."""
    reach: float = 0.0  # the slide at strength 100, mm; 0: nothing is flicked
    takebacks: bool = False
    draws: bool = False
    decisive: str = ""  # the rule that says why there are no draws
    camps: int = 0
    """The number of sides that the seats belong to in turn; 0: each seat is its own side."""

    partners: Callable[[Options, int], tuple[tuple[Seat, ...], ...]] | None = None
    """(options, seats): the seats that win together, where pieces are each seat's own. None: the sides alone tell it."""

    notation: Notation | None = None
    steps: Steps | None = None
    batches: Batches | None = None
    orders: StandingOrders | None = None
    losses: Losses | None = None
    commitments: Callable[[Any, Any], tuple[Commitment, ...]] | None = None
    """(state, events): the secret choices made or shown in the events that led to the state, in order."""
    turns: Callable[[Any], int | None] | None = None
    """(state): the turn under way, counted from 0, never falling; its answers share one message. None: each answer has its own."""
    chapter: Callable[[Any], int] | None = None
    """(state): the part of the match, such as a round, counted from 1, never falling."""
    placement: Callable[[Any], Any] | None = None
    """(state): the places of all pieces as plain data; states that agree in it have the same previews. None: the whole view is compared."""
    redrawn: Callable[[Any, Rng], Any] | None = None
    """(state, rng): the position with everything hidden from all, such as the order of cards, drawn again."""
    chosen_piece: Callable[[Any], Phrase | None] | None = None
    """(action): the kind of piece that the player chose to act with, for statistics; None: the action chooses none."""
    counted: frozenset[str] = frozenset()
    """The kinds of secret ask of which everyone knows how many answers they have, so that a single one can be given at once."""
    package: str = ""
    """The package whose folder `data` has its words, lessons and rules for players; "": the product's."""

    def side(self, seat: Seat) -> int:
        """The side that a seat plays on, counted from 0."""
        return seat % self.camps if self.camps else seat

    def complete(self, options: Options) -> dict[str, str]:
        """All options of a new match, defaults filled in, in the order of the spec. Raises Illegal on an unknown name or value."""
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known or value not in known[name].values:
                raise Illegal(
                    "options", phrase("refused-option", name=escape_markdown(name), value=escape_markdown(value))
                )
        return {option.name: options.get(option.name, option.values[0]) for option in self.options}

    def restored(self, options: Options) -> dict[str, str]:
        """The options of a match that may be older than some of them: these stay out. Raises Illegal as `complete` does."""
        unknown = {option.name for option in self.options if option.later} - options.keys()
        return {name: value for name, value in self.complete(options).items() if name not in unknown}


class BaseStepBuilder(Generic[S, E]):
    """The working copy of one step: the state so far, the events so far, the trace of physics and the step's luck."""

    def __init__(self, state: S, rng: Rng) -> None:
        self.state = state
        self.rng = rng
        self.events: list[E] = []
        self.trace: Trace | None = None

    def set(self, **changes: Any) -> None:
        """Replace fields of the state."""
        self.state = msgspec.structs.replace(self.state, **changes)  # type: ignore[type-var]  # states are structs

    def tell(self, *events: E) -> None:
        """Add events."""
        self.events.extend(events)

    def step(self) -> Step[S, E]:
        """The finished step."""
        return Step(self.state, tuple(self.events), self.trace)


class Pending(msgspec.Struct, frozen=True):
    """An open ask without its choices. `quiet`: no `Unanswered` event when its clock runs out, for it is secret or has its own event."""

    id: str
    seat: Seat
    rule: str
    quiet: bool = False


class Unanswered(msgspec.Struct, frozen=True, tag="unanswered"):
    """An event of every game: the clock of an ask ran out, and the usual answer was given. `rule` is that of the ask."""

    seat: Seat
    rule: str


class Forced(msgspec.Struct, frozen=True, tag="forced"):
    """An event of every game: an ask had a single answer, which was given without asking. `rule` is that of the ask."""

    seat: Seat
    rule: str


class BaseGame(ABC, Generic[S, A, E, V, B]):
    """The rules of one game, and the checks that all share. Every result depends on the arguments alone.

    S, A, E, V are its states, actions, events and views, B its step builder. `answer`, `timeout` and `leave` change the builder
    in place; they are called only when the match is not over, for an ask that is open, and `answer` only for the seat asked.
    """

    spec: Spec
    step_builder: type[B]

    def setup(self, seats: int, options: Options, rng: Rng) -> Step[S, E]:
        """The first position. Raises Illegal for an unknown number of seats or unknown options."""
        if seats not in self.spec.seats:
            raise self._refusal(self.spec.refusals.seats, "seats", seats=seats)
        return self.begin(seats, self.spec.restored(options), rng)

    def apply(self, state: S, move: Move[A], rng: Rng) -> Step[S, E]:
        """The step that `move` leads to. Raises Illegal and leaves everything as it was."""
        pending = self.pending(state)
        if not pending:
            raise self._refusal(self.spec.refusals.over, "over")
        builder = self.step_builder(state, rng)
        match move:
            case Left(seat):
                self.leave(builder, seat)
            case TimedOut(ask):
                late = self._open(pending, ask)
                if not late.quiet:
                    builder.tell(Unanswered(late.seat, late.rule))
                self.timeout(builder, late)
            case Answer(ask, seat, action, forced):
                asked = self._open(pending, ask)
                if seat != asked.seat:
                    raise self._refusal(self.spec.refusals.seat or asked.rule, "seat")
                if forced:  # with its question's rule; what a late answer cites stays as stored turns have it
                    builder.tell(Forced(seat, next(one.rule for one in self.asks(state) if one.id == ask)))
                self.answer(builder, seat, action)
            case _:
                assert_never(move)
        return builder.step()

    def pending(self, state: S) -> tuple[Pending, ...]:
        """The open asks without their choices; a game whose choices are costly to find overrides this."""
        return tuple(Pending(ask.id, ask.seat, ask.rule, quiet=ask.secret) for ask in self.asks(state))

    @abstractmethod
    def begin(self, seats: int, options: dict[str, str], rng: Rng) -> Step[S, E]:
        """The first position; `seats` and `options` are known, and all options given. Raises Illegal if they do not go together."""

    @abstractmethod
    def answer(self, builder: B, seat: Seat, action: A) -> None:
        """Play an answer of a seat that is asked. Raises Illegal."""

    @abstractmethod
    def timeout(self, builder: B, late: Pending) -> None:
        """Play what the rules prescribe when the clock of an ask runs out."""

    @abstractmethod
    def leave(self, builder: B, seat: Seat) -> None:
        """A seat has given up or left for good. Raises Illegal if it has left before."""

    @abstractmethod
    def asks(self, state: S) -> tuple[Ask[A], ...]:
        """The open asks; empty once the match is over."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """The result, or None while the match is being played."""

    @abstractmethod
    def view(self, state: S, viewer: Seat | None) -> V:
        """All that `viewer` may see; None is a spectator."""

    @abstractmethod
    def sketch(self, view: V, ask: Ask[A], action: A, assist: Assist) -> Sketch:
        """The preview of `action` at an assist level."""

    def advice(self, state: S, ask: Ask[A], usual: float = 0.0) -> tuple[Advice, ...]:  # noqa: ARG002 - for those that override it
        """The advised flick of each choice that is flicked; none in a game without advice.

        `usual` is the strength that the player flicked with last, kept where it will do; 0 if they have not flicked.
        """
        return ()

    def _open(self, pending: tuple[Pending, ...], ask: str) -> Pending:
        """The open ask of an id. Raises Illegal if there is none."""
        found = next((one for one in pending if one.id == ask), None)
        if found is None:
            raise self._refusal(self.spec.refusals.ask or pending[0].rule, "ask")
        return found

    def _refusal(self, rule: str, reason: str, **args: int) -> Illegal:
        return Illegal(rule, phrase(f"{self.spec.key}-refused-{reason}", **args))


AnyGame: TypeAlias = BaseGame[Any, Any, Any, Any, Any]


def position(game: AnyGame, name: str, seats: int, options: Options, rng: Rng) -> Any:
    """A named position of a game; `start` is what `setup` gives. Raises ValueError for an unknown name, Illegal as `setup` does."""
    builders = game.spec.tools.positions
    if name == "start":
        return game.setup(seats, options, rng).state
    if name not in builders:
        raise ValueError(f"{game.spec.key} knows no position {name!r}, only {', '.join(('start', *builders))}")
    return builders[name](game, seats, options, rng)

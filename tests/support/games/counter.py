"""A small game after the contract: who counts to the target first wins. It can also fail in several ways on demand."""

# ruff: noqa: ARG001, ARG002 - the contract gives more than this game needs

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from typing import Annotated, TypeAlias

import msgspec

from bot.content import WORDS
from bot.games.contract.base import (
    Answer,
    Ask,
    Choice,
    Illegal,
    Left,
    Move,
    OptionSpec,
    Outcome,
    Refusals,
    Spec,
    Step,
    TimedOut,
)
from bot.games.contract.capabilities import GameTools
from bot.games.contract.dials import Number
from bot.games.contract.luck import Rng
from bot.games.contract.preview import Assist, Sketch
from bot.games.contract.vocabulary import Options, Seat, Sentence, phrase
from bot.words import Catalogue, Words
from bot.workers.serving import serve
from bot.workers.studio import Studio
from bot.workers.worker_process import JOBS
from render.painter import Painter, Picture, Theme

CATALOGUE = Catalogue(WORDS)


class Add(msgspec.Struct, frozen=True, tag="add"):
    n: Annotated[float, msgspec.Meta(ge=-100, le=100)]


class Roll(msgspec.Struct, frozen=True, tag="roll"):
    pass


class Misbehave(msgspec.Struct, frozen=True, tag="misbehave"):
    how: str


class Added(msgspec.Struct, frozen=True, tag="added"):
    seat: Seat
    n: float


class Begun(msgspec.Struct, frozen=True, tag="begun"):
    first: Seat


BROKEN = {"strand": (0, 0), "ask a stranger": (0, 1, 1)}
"""Who is asked after a game of two has broken the contract."""

Action: TypeAlias = Add | Roll | Misbehave
Event: TypeAlias = Added | Begun


class State(msgspec.Struct, frozen=True):
    """`left` are the additions each seat may still make before the next one's turn; `asked` the asks each seat has had."""

    target: int
    run: int
    together: bool
    left: tuple[int, ...]
    asked: tuple[int, ...]
    totals: tuple[float, ...]
    winner: Seat | None = None


class View(msgspec.Struct, frozen=True):
    viewer: Seat | None
    totals: tuple[float, ...]


def _faults(state: State) -> tuple[str, ...]:
    if state.winner is not None:
        return ()
    return tuple(
        f"the total of seat {seat} is past the target"
        for seat, total in enumerate(state.totals)
        if total >= state.target
    )


class Counter:
    spec = Spec(
        key="counter",
        seats=(2, 3, 4),
        options=(
            OptionSpec("target", ("10", "3")),
            OptionSpec("run", ("1", "3")),
            OptionSpec("turns", ("alternate", "together")),
        ),
        state=State,
        action=Action,
        event=Event,
        view=View,
        refusals=Refusals(seats="C-4", over="C-2"),
        tools=GameTools({"play": lambda game, *table: game.play(*table)}, _faults),
        takebacks=True,
        draws=True,
    )

    def setup(self, seats: int, options: Options, rng: Rng) -> Step[State, Event]:
        run = int(options["run"])
        first = rng.below(seats)
        together = options["turns"] == "together"
        if together and run > 1:
            raise Illegal("C-4", phrase("counter-refused-options"))
        left = tuple(1 if together else run * (seat == first) for seat in range(seats))
        none = (0,) * seats
        return Step(State(int(options["target"]), run, together, left, none, none), (Begun(first),))

    def asks(self, state: State) -> tuple[Ask[Action], ...]:
        if state.winner is not None:
            return ()
        return tuple(self._ask(state, seat) for seat, left in enumerate(state.left) if left)

    def _ask(self, state: State, seat: Seat) -> Ask[Action]:
        return Ask(
            id=f"add.{seat}.{state.asked[seat]}",
            kind="add",
            seat=seat,
            words=phrase("counter-ask"),
            rule="C-1",
            choices=(
                Choice("add", phrase("counter-add"), Add(1), dials=(Number("n", 1, 3, 1, "unit"),)),
                Choice("roll", phrase("counter-roll"), Roll()),
            ),
        )

    def apply(self, state: State, move: Move[Action], rng: Rng) -> Step[State, Event]:
        match move:
            case Answer(ask, seat, action):
                if ask not in {one.id for one in self.asks(state) if one.seat == seat}:
                    raise Illegal("C-2", phrase("counter-refused-ask"))
                if isinstance(action, Misbehave) and action.how in BROKEN:
                    return Step(msgspec.structs.replace(state, left=BROKEN[action.how], asked=(9, 9, 9)), ())
                return self._add(state, seat, self._number(action, rng))
            case TimedOut(ask):
                return self._add(state, int(ask.split(".")[1]), 0)
            case Left(seat):
                return Step(msgspec.structs.replace(state, winner=(seat + 1) % len(state.totals)), ())

    def _number(self, action: Action, rng: Rng) -> float:
        match action:
            case Add(n):
                if n not in {1, 2, 3}:
                    raise Illegal("C-3", phrase("counter-refused-number"))
                return n
            case Roll():
                return 1 + rng.below(6)
            case Misbehave("crash"):
                raise ZeroDivisionError("this game fails")
            case Misbehave("hang"):
                time.sleep(600)
            case Misbehave("die"):
                os._exit(3)
        raise AssertionError(action)

    def _add(self, state: State, seat: Seat, n: float) -> Step[State, Event]:
        totals = tuple(total + n if one == seat else total for one, total in enumerate(state.totals))
        asked = tuple(count + (one == seat) for one, count in enumerate(state.asked))
        left = state.left if state.together else tuple(some - (one == seat) for one, some in enumerate(state.left))
        if not any(left):
            following = (seat + 1) % len(left)
            left = tuple(state.run * (one != seat if state.together else one == following) for one in range(len(left)))
        winner = seat if totals[seat] >= state.target else None
        after = msgspec.structs.replace(state, totals=totals, asked=asked, left=left, winner=winner)
        return Step(after, (Added(seat, n),))

    def outcome(self, state: State) -> Outcome | None:
        if state.winner is None:
            return None
        others = tuple(seat for seat in range(len(state.totals)) if seat != state.winner)
        return Outcome(((state.winner,), others), phrase("counter-won"))

    def view(self, state: State, viewer: Seat | None) -> View:
        return View(viewer, state.totals)

    def sketch(self, view: View, ask: Ask[Action], action: Action, assist: Assist) -> Sketch:
        return Sketch(words=(phrase("counter-would"),) if assist is not Assist.EXPERT else ())

    def play(self, seats: int, options: Options, rng: Rng) -> State:
        state = self.setup(seats, self.spec.complete(options), rng).state
        if not state.together:
            return msgspec.structs.replace(state, left=(state.run, *(0 for _ in range(seats - 1))))
        return state


def _still(view: View, words: Words, *, sketch: Sketch | None = None, theme: Theme = "dark") -> Picture:
    return Picture(f"{view.totals} for {view.viewer} in {theme}".encode(), words.language)


def _story(view: View, events: Sequence[Event]) -> tuple[Sentence, ...]:
    return tuple(Sentence(phrase("refused-game", game=str(event))) for event in events)


COUNTER = Painter(
    still=_still,
    story=_story,
    headline=lambda _: phrase("refused-self"),
    board=lambda view, _: str(view.totals),
)
"""Paints no picture, only says what it would show."""


def counter_tools() -> Studio:
    """The worker's tools for this game alone."""
    return Studio({"counter": Counter()}, {"counter": COUNTER}, CATALOGUE)


if __name__ == "__main__":
    serve(counter_tools(), JOBS)

"""The rules of For Honor, the board game: what is asked, what an answer leads to, how it ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from bot.games.base import Answer, Ask, Illegal, Left, Move, OptionSpec, Outcome, Seal, Side, Spec, Step, TimedOut
from bot.games.forhonor import combats, draft, scoring, turns
from bot.games.forhonor.asks import RULES, SECRET, asked, fallback, id_of, open_asks
from bot.games.forhonor.baseline_bot import greedy
from bot.games.forhonor.board import rival
from bot.games.forhonor.commitments import seals
from bot.games.forhonor.events import Event, Gone, Unanswered
from bot.games.forhonor.heroes import hero_words
from bot.games.forhonor.positions import faults, position
from bot.games.forhonor.preview import sketch
from bot.games.forhonor.seating import CAMPS, SEATS, camp_of, members, present
from bot.games.forhonor.step_builder import StepBuilder
from bot.games.forhonor.step_codes import VERBS, spelled
from bot.games.forhonor.tallies import scores, sides, tally
from bot.games.forhonor.turn_groups import chapter_of
from bot.games.forhonor.values import (
    Action,
    Displace,
    Draft,
    Enter,
    Fight,
    Order,
    PickHero,
    State,
)
from bot.games.forhonor.view import View, show
from bot.games.luck import Rng
from bot.games.preview import Assist, Sketch
from bot.games.vocabulary import Options, Phrase, Seat, phrase

SPEC = Spec(
    key="forhonor",
    seats=SEATS,
    options=(
        OptionSpec("fixed_order", ("off", "on")),
        OptionSpec("random", ("off", "on")),
        OptionSpec("target", ("1000", "800", "600", "400")),
        OptionSpec("soldiers", ("16", "12", "8")),
        OptionSpec("max_turns", ("30", "10", "20", "0")),
    ),
    state=State,
    action=Action,
    event=Event,
    view=View,
    draws=True,
    camps=len(CAMPS),
)


class ForHonor:
    """For Honor for two to eight."""

    spec = SPEC
    step_kinds = ("step",)
    step_verbs = VERBS

    def setup(self, seats: int, options: Options, rng: Rng) -> Step[State, Event]:
        """Packets are dealt, or heroes (FH-1 to FH-5)."""
        if seats not in self.spec.seats:
            raise Illegal("FH-1", phrase("forhonor-refused-seats", seats=seats))
        builder = StepBuilder(State(tuple(self.spec.complete(options).items()), seats, "draft"), rng)
        draft.begin(builder)
        _start(builder)
        return builder.step()

    def asks(self, state: State) -> tuple[Ask[Action], ...]:
        """What is asked now, of one player or of several at once."""
        return open_asks(state)

    def apply(self, state: State, move: Move[Action], rng: Rng) -> Step[State, Event]:
        """The position after an answer, a lost clock or a player that left."""
        if state.phase == "over":
            raise Illegal("FH-83", phrase("forhonor-refused-over"))
        builder = StepBuilder(state, rng)
        match move:
            case Left(seat):
                _leave(builder, seat)
            case TimedOut(named):
                builder.late = seat = _asked(state, named)
                if (
                    state.phase not in SECRET
                ):  # else the usual answer would be known to have been given; it is told when it is shown
                    builder.tell(Unanswered(seat, RULES[state.phase]))
                _answer_for(builder, seat)
            case Answer(named, seat, action):
                if seat != _asked(state, named):
                    raise Illegal(RULES[state.phase], phrase("forhonor-refused-seat"))
                _answer(builder, seat, action)
            case _:
                assert_never(move)
        return builder.step()

    def outcome(self, state: State) -> Outcome | None:
        """The camps by rank and why, or None while the match is played."""
        if state.ended is None:
            return None
        first, second = state.score
        if state.winner is None:
            return Outcome((tuple(range(state.seats)),), phrase("forhonor-outcome-draw", first=first, second=second))
        ranks = members(state.seats, state.winner), members(state.seats, rival(state.winner))
        points = (first, second) if state.winner == 0 else (second, first)
        return Outcome(ranks, phrase(f"forhonor-outcome-{state.ended}", first=points[0], second=points[1]))

    def view(self, state: State, viewer: Seat | None) -> View:
        """All that a seat, or a spectator, may see."""
        return show(state, viewer)

    def sketch(self, view: View, ask: Ask[Action], action: Action, assist: Assist) -> Sketch:  # noqa: ARG002 - nothing is aimed
        """Where a hero would come to stand, whom he would strike."""
        return sketch(view, ask, action)

    def position(self, name: str, seats: int, options: Options, rng: Rng) -> State:
        """A position by name: `start`, `play`."""
        return position(self, name, seats, options, rng)

    def faults(self, state: State) -> tuple[str, ...]:
        """What makes a position written by hand impossible."""
        return faults(state)

    def stepped(self, state: State, answer: Answer[Action]) -> State | None:
        """The position after a step of an activation; the next initiative card stays where it is (FH-21)."""
        if answer.seat != _asked(state, answer.ask):
            raise Illegal(RULES[state.phase], phrase("forhonor-refused-seat"))
        return turns.stepped(state, answer.action)

    def steps_on(self, before: State, after: State) -> bool:
        """Whether the same hero goes on acting, and can."""
        was, now = before.acting, after.acting
        same = was is not None and now is not None and was.hero == now.hero
        return same and after.phase == "step" and (before.turn, before.acted) == (after.turn, after.acted)

    def redrawn(self, state: State, rng: Rng) -> State:
        """The position with the initiative cards that are left in another order (FH-21)."""
        return turns.redrawn(state, rng)

    def spelled(self, ask: Ask[Action], code: str) -> Action | None:
        """The step that a code names, whether or not it can be taken."""
        return spelled(code) if ask.kind in self.step_kinds else None

    def greedy(self, state: State, ask: Ask[Action], rng: Rng) -> Action:
        """What a player answers who goes straight for what wins, by what his seat may see."""
        return greedy(show(state, ask.seat), ask, rng)

    def tally(self, events: Sequence[Event]) -> tuple[str, ...]:
        """What there was to count in what happened."""
        return tally(events)

    def favours(self, action: Action) -> Phrase | None:
        """The hero that acts."""
        return hero_words(action.hero) if isinstance(action, PickHero) else None

    def turn_of(self, state: State) -> int | None:
        """What is told in one message: a round of the draft, an activation up to a combat, each round of that."""
        return chapter_of(state)

    def seals(self, state: State, events: Sequence[Event]) -> tuple[Seal, ...]:
        """The choices made in secret, and those shown."""
        return tuple(seals(state, events))

    def sides(self, state: State) -> tuple[Side, ...]:
        """The camps and their heroes."""
        return sides(state)

    def scores(self, events: Sequence[Event]) -> tuple[tuple[int, ...], ...]:
        """The points of the camps at the end of each turn that has ended."""
        return scores(events)


def _asked(state: State, named: str) -> Seat:
    """The seat that an open ask is put to. Raises Illegal if it is not open."""
    seat = next((seat for seat in asked(state) if id_of(state, seat) == named), None)
    if seat is None:
        raise Illegal(RULES[state.phase], phrase("forhonor-refused-ask"))
    return seat


def _answer(builder: StepBuilder, seat: Seat, action: Action) -> None:
    state = builder.state
    match action, state.phase:
        case (Draft(), "draft"):
            draft.draft(builder, seat, action)
            _start(builder)
        case (Order(), "order"):
            draft.order(builder, seat, action)
            _start(builder)
        case (Displace(to), "displace"):
            turns.step_aside(builder, to)
            turns.run(builder)
        case (PickHero(hero), "pick_hero"):
            turns.pick(builder, hero)
            turns.run(builder)
        case (Fight(), "card") if state.combat is not None:
            combats.play(builder, state.combat, seat, action)
            if builder.state.combat is None:
                turns.run(builder)
        case (_, "step"):
            turns.act(builder, action)
            if builder.state.combat is None:
                turns.run(builder)
        case _:
            raise Illegal("FH-23", phrase("forhonor-refused-action"))


def _start(builder: StepBuilder) -> None:
    """The first turn, once the camps stand and in the variant their rows are laid."""
    while builder.state.packets and (gone := _absent_drafters(builder.state)):
        draft.draft(builder, gone[0], Draft(builder.state.packets[gone[0]][0]))
    state = builder.state
    laid = all(state.rows) if dict(state.options)["fixed_order"] == "on" else bool(state.heroes)
    if laid and state.turn == 0:
        turns.run(builder)


def _absent_drafters(state: State) -> tuple[Seat, ...]:
    return tuple(seat for seat in draft.drafting(state) if seat in state.left)


def _answer_for(builder: StepBuilder, seat: Seat) -> None:
    """The usual answer; who entered by it acts no further (section 5)."""
    action = fallback(builder.state, seat, builder.rng)
    if isinstance(action, Enter):
        turns.act(builder, action)
        turns.end_activation(builder)
        turns.run(builder)
    else:
        _answer(builder, seat, action)


def _leave(builder: StepBuilder, seat: Seat) -> None:
    """A player gives up: his camp decides for him, or has lost if nobody of it is left."""
    builder.tell(Gone(seat))
    waiting = seat in asked(builder.state)
    kept = tuple(one for one in builder.state.hidden if one.seat != seat or builder.state.phase == "draft")
    builder.set(left=(*builder.state.left, seat))
    if not present(builder.state, camp_of(seat)):
        scoring.finish(builder, rival(camp_of(seat)), "left", "FH-83")
        return
    if builder.state.phase == "draft":
        _start(builder)
    elif waiting or kept != builder.state.hidden:
        builder.ask(builder.state.phase, hidden=kept)

"""The rules of For Honor, the board game."""

from collections.abc import Iterable

from bot.games.contract.base import Answer, Ask, BaseGame, Illegal, OptionSpec, Outcome, Pending, Refusals, Spec, Step
from bot.games.contract.capabilities import GameTools, Losses, Steps
from bot.games.contract.luck import Rng
from bot.games.contract.preview import Assist, Sketch
from bot.games.contract.vocabulary import Phrase, Seat, phrase
from bot.games.forhonor.rules import combats, draft, scoring, turns
from bot.games.forhonor.rules.asks import RULES, SECRET, asked, fallback, id_of, open_asks
from bot.games.forhonor.rules.board import rival
from bot.games.forhonor.rules.deeds import deeds, likely
from bot.games.forhonor.rules.draft import commitments
from bot.games.forhonor.rules.events import Event, Fell, Gone
from bot.games.forhonor.rules.heroes import hero_words
from bot.games.forhonor.rules.positions import play, validate
from bot.games.forhonor.rules.seating import CAMPS, SEATS, camp_of, members, present
from bot.games.forhonor.rules.step_builder import StepBuilder, figure
from bot.games.forhonor.rules.steps import END, VERBS, spelled
from bot.games.forhonor.rules.turns import chapter_of
from bot.games.forhonor.rules.values import Action, Displace, DraftHero, Enter, Fight, Order, PickHero, State
from bot.games.forhonor.rules.view import View, show, sketch


def _take_step(state: State, answer: Answer[Action]) -> State | None:
    """The position after a step of an activation; the next initiative card stays where it is (FH-21)."""
    seat = next((seat for seat in asked(state) if id_of(state, seat) == answer.ask), None)
    if seat is None or answer.seat != seat:
        raise Illegal(RULES[state.phase], phrase(f"forhonor-refused-{'ask' if seat is None else 'seat'}"))
    return turns.stepped(state, answer.action)


def _goes_on(before: State, after: State) -> bool:
    """Whether the same hero goes on acting, and can; a hero that was picked begins."""
    was, now = before.acting, after.acting
    if before.phase == "pick_hero":
        return after.phase == "step"
    same = was is not None and now is not None and was.hero == now.hero
    return same and after.phase == "step" and (before.turn, before.acted) == (after.turn, after.acted)


def _spelled(ask: Ask[Action], code: str) -> Action | None:
    """The step that a code names, whether or not it can be taken."""
    return spelled(code) if ask.kind == "step" else None


def _losers(before: State, events: Iterable[Event]) -> tuple[Seat, ...]:
    return tuple(figure(before, event.hero).seat for event in events if isinstance(event, Fell))


def _chosen_hero(action: Action) -> Phrase | None:
    return hero_words(action.hero) if isinstance(action, PickHero) else None


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
    refusals=Refusals(seats="FH-1", over="FH-83"),
    tools=GameTools({"play": play}, validate),
    draws=True,
    camps=len(CAMPS),
    steps=Steps(("step",), VERBS, END, _take_step, _goes_on, _spelled, deeds, likely, opens=("pick_hero",)),
    commitments=commitments,
    turns=chapter_of,
    redrawn=turns.redrawn,
    chosen_piece=_chosen_hero,
    counted=frozenset({"draft", "card"}),  # packets are of one size, and the cards played are shown
    losses=Losses(("card",), _losers, own=21, other=21, nobody=58),
)


class ForHonor(BaseGame[State, Action, Event, View, StepBuilder]):
    """For Honor for two to eight."""

    spec = SPEC
    step_builder = StepBuilder

    def begin(self, seats: int, options: dict[str, str], rng: Rng) -> Step[State, Event]:
        """Deal packets, or heroes (FH-1 to FH-5)."""
        builder = StepBuilder(State(tuple(options.items()), seats, "draft"), rng)
        draft.begin(builder)
        _start(builder)
        return builder.step()

    def asks(self, state: State) -> tuple[Ask[Action], ...]:
        """The open asks, of one player or of several at once."""
        return open_asks(state)

    def pending(self, state: State) -> tuple[Pending, ...]:
        """The open asks without their choices; the timeout of a secret ask is reported only when its choice is shown."""
        if state.phase == "over":
            return ()
        rule, quiet = RULES[state.phase], state.phase in SECRET
        return tuple(Pending(id_of(state, seat), seat, rule, quiet) for seat in asked(state))

    def answer(self, builder: StepBuilder, seat: Seat, action: Action) -> None:
        """Apply an answer in the draft, before a turn or in one."""
        state = builder.state
        match action, state.phase:
            case (DraftHero(), "draft"):
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

    def timeout(self, builder: StepBuilder, late: Pending) -> None:
        """Give the default answer; a hero who enters by it does nothing more (section 5)."""
        builder.late = late.seat
        action = fallback(builder.state, late.seat, builder.rng)
        if isinstance(action, Enter):
            turns.act(builder, action)
            turns.end_activation(builder)
            turns.run(builder)
        else:
            self.answer(builder, late.seat, action)

    def leave(self, builder: StepBuilder, seat: Seat) -> None:
        """Remove a player: the rest of the camp decides in their place; a camp without players has lost."""
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

    def outcome(self, state: State) -> Outcome | None:
        """The camps by rank with the reason, or None while the match is played."""
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
        """The hero's new square, the target of an attack."""
        return sketch(view, ask, action)


def _start(builder: StepBuilder) -> None:
    """Begin the first turn once the camps are complete and, in the variant, their rows laid out."""
    while builder.state.packets and (gone := _absent_drafters(builder.state)):
        draft.draft(builder, gone[0], DraftHero(builder.state.packets[gone[0]][0]))
    state = builder.state
    placed = all(state.rows) if dict(state.options)["fixed_order"] == "on" else bool(state.heroes)
    if placed and state.turn == 0:
        turns.run(builder)


def _absent_drafters(state: State) -> tuple[Seat, ...]:
    return tuple(seat for seat in draft.drafting(state) if seat in state.left)

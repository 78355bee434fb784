"""Answers other than flicks and shots, and seats that leave (PO-48, V-6)."""

from collections.abc import Callable
from typing import Literal

from bot.games.contract.base import Illegal
from bot.games.contract.dials import Place
from bot.games.contract.flick_game import Simulator
from bot.games.contract.vocabulary import Seat, phrase
from bot.games.pitchout.rules import events
from bot.games.pitchout.rules.asks import payable, return_rule, waiting, who
from bot.games.pitchout.rules.board import CENTRE, label
from bot.games.pitchout.rules.placement import check_puck, checked_deployment, nearest_spot, rounded
from bot.games.pitchout.rules.powers import leave_block, move_anywhere, move_beside, use_golem, use_mount
from bot.games.pitchout.rules.resolution import (
    AFTER,
    begin_turn,
    remove_block,
    rescuable,
    settle,
    take_up,
    weak,
    win_round,
)
from bot.games.pitchout.rules.rounds import (
    ban,
    change,
    choose_lineup,
    choose_team,
    go_on_when_all_answered,
    name_starter,
    replace_banned,
)
from bot.games.pitchout.rules.seating import ARENA, partners
from bot.games.pitchout.rules.step_builder import (
    StepBuilder,
    after,
    blocks_of,
    bodies,
    by_seat,
    deploys_at_once,
    guard_of,
    in_round,
    is_immune,
    lineup,
    plan_of,
    puck_of,
    rider_of,
    seats_left,
    sides_of,
    team_of,
    to_deploy,
)
from bot.games.pitchout.rules.values import (
    Action,
    Ban,
    BlockId,
    Change,
    ChooseTeam,
    Deploy,
    FirstPlayer,
    Golem,
    Guard,
    LeaveBlock,
    Lineup,
    Mount,
    MoveBlock,
    NextStarter,
    Penalty,
    PlaceRestored,
    PuckId,
    PutBlock,
    RemoveBlock,
    ReplaceBanned,
    State,
    Stop,
)


def deploy(builder: StepBuilder, seat: Seat, given: tuple[Place, ...]) -> None:
    """A seat puts everything down; ahead of its turn in secret (PO-10)."""
    if seat == to_deploy(builder.state)[0]:
        _put_down(builder, seat, given)
        begin_round(builder)
        return
    _plan(builder, seat, _checked(builder.state, seat, given))
    builder.tell(events.DeploymentReady(seat))


def _checked(state: State, seat: Seat, given: tuple[Place, ...]) -> tuple[Place, ...]:
    lying = [block for block in state.blocks if block.in_play]
    return checked_deployment(sides_of(state), seat, lineup(state, seat), given, lying)


def _plan(builder: StepBuilder, seat: Seat, places: tuple[Place, ...]) -> None:
    plans = builder.state.plans or ((),) * len(builder.state.wins)
    builder.set(plans=by_seat(plans, seat, places))


def _put_down(builder: StepBuilder, seat: Seat, given: tuple[Place, ...]) -> None:
    state = builder.state
    places = _checked(state, seat, given)
    for place in places:
        builder.move(place.id, x=place.x, y=place.y, angle=place.angle, in_play=True)
    before = by_seat(state.before or ((),) * len(state.wins), seat, places)
    builder.set(deployed=by_seat(state.deployed, seat, True), before=before)
    builder.tell(events.Deployed(seat))


def begin_round(builder: StepBuilder) -> None:
    """The next seat deploys; after all of them the block in the middle is set up, and the starter's turn begins (PO-13, PO-15)."""
    if not _shown(builder):
        builder.ask("deploy")
        return
    if not all(builder.state.deployed):
        if not deploys_at_once(builder.state):
            builder.ask("deploy")
        return
    state = builder.state
    first = state.turn if state.turn in in_round(state) else after(state, state.turn)[0]
    builder.move(CENTRE, x=ARENA / 2, y=ARENA / 2, angle=0.0, in_play=True)
    builder.tell(events.RoundBegun(state.round, first))
    begin_turn(builder, first)


def _shown(builder: StepBuilder) -> bool:
    """Put down the hidden deployments whose turn has come; False if one leaves no gap to a block put down since, so that it is void."""
    while waiting_for := to_deploy(builder.state):
        seat = waiting_for[0]
        plan = plan_of(builder.state, seat)
        if not plan:
            return True
        _plan(builder, seat, ())
        try:
            _put_down(builder, seat, plan)
        except Illegal:
            builder.tell(events.DeploymentVoid(seat))
            return False
    return True


def go_on(builder: StepBuilder) -> None:
    """The decision is made: settle what follows it."""
    builder.settle_at(AFTER[builder.going().stage])
    settle(builder)


def put_back(builder: StepBuilder, places: tuple[Place, ...]) -> None:
    """A returned puck comes back into its zone (PO-33)."""
    state, puck = builder.state, builder.state.returns[0]
    if [place.id for place in places] != [puck]:
        raise Illegal("PO-33", phrase("pitchout-refused-put-back", piece=label(puck, sides_of(state))))
    place = rounded(places[0], sides_of(state))
    check_puck(sides_of(state), who(state), place, bodies(state), [b for b in state.blocks if b.in_play])
    builder.put_up(puck, place.x, place.y, place.angle)
    builder.set(returns=state.returns[1:])
    builder.tell(events.Returned(puck, place.x, place.y, return_rule(state)))
    settle(builder)


def use_guard(builder: StepBuilder, puck: PuckId | None) -> None:
    """The Guard gives itself up for a puck, which takes its place, or lets it go (PO-64 to PO-66)."""
    state, seat = builder.state, who(builder.state)
    if puck is None:
        builder.tell(events.GuardDeclined(seat))
        _guard_decided(builder, seat)
        return
    if puck not in rescuable(state, seat):
        raise Illegal("PO-65", phrase("pitchout-refused-rescue"))
    guard = puck_of(state, guard_of(state, seat))
    builder.bring_back(puck)
    builder.put_up(puck, guard.x, guard.y, guard.angle)
    builder.tell(events.GuardSaved(guard.id, puck))
    rider = rider_of(state, guard.id)
    builder.take_out(guard.id)
    builder.tell(events.Eliminated(guard.id, "sacrifice", None, "PO-64"))
    if rider is not None:
        _hand_over(builder, rider, puck)
    _guard_decided(builder, seat)


def _guard_decided(builder: StepBuilder, seat: Seat) -> None:
    """The next Guard, if there is one, else what follows (PO-69, V-5)."""
    builder.settle_at(builder.going().stage, guards=(*builder.going().guards, seat))
    settle(builder)


def _hand_over(builder: StepBuilder, rider: PuckId, puck: PuckId) -> None:
    """A Shadow on the Guard moves onto the rescued puck; beside it, if enemy powers do not act on that one (PO-66)."""
    if not is_immune(builder.state, puck):
        builder.ride(rider, puck)
        return
    x, y = nearest_spot(builder.state, rider)
    builder.move(rider, x=x, y=y)
    builder.tell(events.Shifted(rider, x, y, "PO-66"))


def remove(builder: StepBuilder, block: BlockId) -> None:
    """The block chosen is taken away (PO-36)."""
    if block not in [b.id for b in blocks_of(builder.state, who(builder.state))]:
        raise Illegal("PO-36", phrase("pitchout-refused-obstacle"))
    remove_block(builder, weak(builder.state), block)
    settle(builder)


def pay(builder: StepBuilder, puck: PuckId) -> None:
    """A puck given up for passive play; two pucks left and the loss conditions are looked at again (PO-51)."""
    if puck not in payable(builder.state, builder.state.turn):
        raise Illegal("PO-51", phrase("pitchout-refused-penalty"))
    builder.take_out(puck)
    builder.tell(events.Eliminated(puck, "penalty", None, "PO-51"))
    builder.settle_at("check", punished=True)
    settle(builder)


def leave(builder: StepBuilder, seat: Seat, why: Literal["left", "timed_out"], simulate: Simulator) -> None:
    """A seat is out of the match for good; when one side remains, that one wins it (PO-48)."""
    if seat not in seats_left(builder.state):
        raise Illegal("PO-48", phrase("pitchout-refused-left"))
    was_asked = seat in waiting(builder.state)
    builder.set(gone=(*builder.state.gone, seat))
    sides = [there for team in partners(sides_of(builder.state)) if (there := _of(team, seats_left(builder.state)))]
    on = len(sides) > 1
    builder.tell(events.Gone(seat, on) if why == "left" else events.TimeRanOut(seat, on))
    if not on:
        builder.set(phase="over", winner=sides[0][0], ended=why, going=None)
        builder.tell(events.MatchWon(sides[0][0], builder.state.wins, "PO-48"))
        return
    if builder.state.turns and builder.state.phase != "next_starter":
        _in_a_round(builder, seat, was_asked=was_asked)
    else:
        _before_a_round(builder, seat, simulate, was_asked=was_asked)


def _of(team: tuple[Seat, ...], seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    return tuple(seat for seat in team if seat in seats)


def _in_a_round(builder: StepBuilder, seat: Seat, *, was_asked: bool) -> None:
    """The pucks are taken up and the others play on, unless one side is left in the round."""
    take_up(builder, seat)
    still = in_round(builder.state)
    if all(mate in team_of(builder.state, still[0]) for mate in still):
        chooser = next(out for out in builder.state.out if out not in builder.state.gone)
        win_round(builder, still[0], "left", chooser)
    elif was_asked and builder.state.going is None:
        begin_turn(builder, after(builder.state, seat)[0])
    elif was_asked:
        settle(builder)


def _before_a_round(builder: StepBuilder, seat: Seat, simulate: Simulator, *, was_asked: bool) -> None:
    """Void the seat's placements and decisions, and continue without it."""
    state = builder.state
    builder.set(
        pucks=tuple(puck for puck in state.pucks if state.deployed[seat] or not _is_own(state, seat, puck.id)),
        deployed=by_seat(state.deployed, seat, True),
        shots=by_seat(state.shots, seat, None),
    )
    _plan(builder, seat, ())
    take_up(builder, seat)
    if not was_asked:
        return
    if state.waiting:
        builder.set(waiting=_of(state.waiting, seats_left(builder.state)))
        go_on_when_all_answered(builder, simulate)
    elif state.phase == "deploy":
        begin_round(builder)
    else:
        order = (*state.out, *((seat + step) % len(state.wins) for step in range(1, len(state.wins))))
        builder.set(chooser=_of(order, seats_left(builder.state))[0])
        builder.ask(state.phase)


def _is_own(state: State, seat: Seat, puck: str) -> bool:
    return puck.startswith(f"{sides_of(state)[seat]}.")


def _between_rounds(builder: StepBuilder, seat: Seat, action: Action) -> bool:
    """An answer before a round or between two; False if it is none, or not asked for."""
    match action, builder.state.phase:
        case (ChooseTeam(team), "team"):
            choose_team(builder, seat, team)
        case (Lineup(pitchers), "lineup"):
            choose_lineup(builder, seat, pitchers)
        case (FirstPlayer(starter), "first_player") | (NextStarter(starter), "next_starter"):
            name_starter(builder, starter)
        case (Deploy(places), "deploy"):
            deploy(builder, seat, places)
        case (Ban(pitcher), "ban"):
            ban(builder, seat, pitcher)
        case (Change(), "change"):
            change(builder, seat, action)
        case (ReplaceBanned(pitcher), "replace_banned"):
            replace_banned(builder, seat, pitcher)
        case _:
            return False
    return True


def _in_a_turn(builder: StepBuilder, _: Seat, action: Action) -> bool:
    """An answer while a turn is settled; False if it is none, or not asked for."""
    match action, builder.state.phase:
        case (Stop(), "flick_again"):
            rule = "PO-79" if builder.going().touched else "PO-73"
            builder.tell(events.Stopped(builder.going().puck or "", rule))
            go_on(builder)
        case (PlaceRestored(places), "place_restored"):
            put_back(builder, places)
        case (Guard(puck), "guard"):
            use_guard(builder, puck)
        case (RemoveBlock(block), "remove_obstacle"):
            remove(builder, block)
        case (Penalty(puck), "penalty"):
            pay(builder, puck)
        case _:
            return False
    return True


def _power(builder: StepBuilder, seat: Seat, action: Action) -> bool:
    """An answer about the power of the flicked puck; False if it is none, or not asked for."""
    match action, builder.state.phase:
        case (Mount(puck), "mount"):
            use_mount(builder, puck)
        case (MoveBlock(bearing, rotation), "sapper"):
            move_beside(builder, bearing, rotation)
        case (PutBlock(places), "sapper"):
            move_anywhere(builder, places)
        case (LeaveBlock(), "sapper"):
            leave_block(builder)
        case (Golem(), "golem"):
            use_golem(builder, seat, action)
        case _:
            return False
    go_on(builder)
    return True


ANSWERS: tuple[Callable[[StepBuilder, Seat, Action], bool], ...] = (_between_rounds, _in_a_turn, _power)
"""Each plays the answers it knows, if they are asked for, and returns whether it did."""

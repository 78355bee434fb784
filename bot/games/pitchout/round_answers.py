"""Answers during a round other than flicks: deploying, putting back, saving, removing, paying."""

from bot.games.base import Illegal
from bot.games.dials import Place
from bot.games.pitchout.asks import payable, return_rule, who
from bot.games.pitchout.board import CENTRE, label
from bot.games.pitchout.events import Deployed, Eliminated, GuardDeclined, GuardSaved, Returned, RoundBegun, Shifted
from bot.games.pitchout.placement import check_puck, checked_deployment, nearest_spot, rounded
from bot.games.pitchout.resolution import AFTER, begin_turn, remove_block, rescuable, settle, weak
from bot.games.pitchout.seating import ARENA
from bot.games.pitchout.step_builder import (
    StepBuilder,
    after,
    blocks_of,
    bodies,
    by_seat,
    guard_of,
    in_round,
    is_immune,
    lineup,
    puck_of,
    rider_of,
    sides_of,
)
from bot.games.pitchout.values import BlockId, PuckId
from bot.games.vocabulary import Seat, phrase


def deploy(builder: StepBuilder, given: tuple[Place, ...]) -> None:
    """A seat puts everything down (PO-10)."""
    state, seat = builder.state, who(builder.state)
    lying = [block for block in state.blocks if block.in_play]
    for place in checked_deployment(sides_of(state), seat, lineup(state, seat), given, lying):
        builder.move(place.id, x=place.x, y=place.y, angle=place.angle, in_play=True)
    builder.set(deployed=by_seat(state.deployed, seat, True))
    builder.tell(Deployed(seat))
    begin_round(builder)


def begin_round(builder: StepBuilder) -> None:
    """The next seat deploys; after all of them the block in the middle is set up, and the starter's turn begins (PO-13, PO-15)."""
    if not all(builder.state.deployed):
        builder.ask("deploy")
        return
    state = builder.state
    first = state.turn if state.turn in in_round(state) else after(state, state.turn)[0]
    builder.move(CENTRE, x=ARENA / 2, y=ARENA / 2, angle=0.0, in_play=True)
    builder.tell(RoundBegun(state.round, first))
    begin_turn(builder, first)


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
    builder.tell(Returned(puck, place.x, place.y, return_rule(state)))
    settle(builder)


def use_guard(builder: StepBuilder, puck: PuckId | None) -> None:
    """The Guard gives itself up for a puck, which takes its place, or lets it go (PO-64 to PO-66)."""
    state, seat = builder.state, who(builder.state)
    if puck is None:
        builder.tell(GuardDeclined(seat))
        _guard_decided(builder, seat)
        return
    if puck not in rescuable(state, seat):
        raise Illegal("PO-65", phrase("pitchout-refused-rescue"))
    guard = puck_of(state, guard_of(state, seat))
    builder.bring_back(puck)
    builder.put_up(puck, guard.x, guard.y, guard.angle)
    builder.tell(GuardSaved(guard.id, puck))
    rider = rider_of(state, guard.id)
    builder.take_out(guard.id)
    builder.tell(Eliminated(guard.id, "sacrifice", None, "PO-64"))
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
    builder.tell(Shifted(rider, x, y, "PO-66"))


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
    builder.tell(Eliminated(puck, "penalty", None, "PO-51"))
    builder.settle_at("check", punished=True)
    settle(builder)

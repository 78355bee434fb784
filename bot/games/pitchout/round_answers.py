"""What an answer during a round other than a flick leads to: deploying, putting back, saving, removing, paying."""

from __future__ import annotations

from bot.games.base import Illegal
from bot.games.dials import Place
from bot.games.pitchout.asks import payable, return_rule, who
from bot.games.pitchout.board import CENTRE, label
from bot.games.pitchout.events import (
    Deployed,
    Eliminated,
    GuardDeclined,
    GuardSaved,
    Returned,
    RoundBegun,
    Shifted,
)
from bot.games.pitchout.placement import check_puck, checked_deployment, nearest_spot, rounded
from bot.games.pitchout.resolution import AFTER, begin_turn, remove_obstacle, rescuable, settle, weak
from bot.games.pitchout.seating import ARENA
from bot.games.pitchout.step_builder import (
    Desk,
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


def deploy(desk: Desk, given: tuple[Place, ...]) -> None:
    """A seat puts everything down (PO-10)."""
    state, seat = desk.state, who(desk.state)
    lying = [block for block in state.blocks if block.in_play]
    for place in checked_deployment(sides_of(state), seat, lineup(state, seat), given, lying):
        desk.move(place.id, x=place.x, y=place.y, angle=place.angle, in_play=True)
    desk.set(deployed=by_seat(state.deployed, seat, True))
    desk.tell(Deployed(seat))
    begin_round(desk)


def begin_round(desk: Desk) -> None:
    """The next seat deploys; after all of them the obstacle in the middle is set up, and the starter's turn begins (PO-13, PO-15)."""
    if not all(desk.state.deployed):
        desk.ask("deploy")
        return
    state = desk.state
    first = state.turn if state.turn in in_round(state) else after(state, state.turn)[0]
    desk.move(CENTRE, x=ARENA / 2, y=ARENA / 2, angle=0.0, in_play=True)
    desk.tell(RoundBegun(state.round, first))
    begin_turn(desk, first)


def go_on(desk: Desk) -> None:
    """The decision is made: settle what follows it."""
    desk.settle_at(AFTER[desk.going().stage])
    settle(desk)


def put_back(desk: Desk, places: tuple[Place, ...]) -> None:
    """A returned puck comes back into its zone (PO-33)."""
    state, puck = desk.state, desk.state.returns[0]
    if [place.id for place in places] != [puck]:
        raise Illegal("PO-33", phrase("pitchout-refused-put-back", piece=label(puck, sides_of(state))))
    place = rounded(places[0], sides_of(state))
    check_puck(sides_of(state), who(state), place, bodies(state), [b for b in state.blocks if b.in_play])
    desk.put_up(puck, place.x, place.y, place.angle)
    desk.set(returns=state.returns[1:])
    desk.tell(Returned(puck, place.x, place.y, return_rule(state)))
    settle(desk)


def use_guard(desk: Desk, puck: PuckId | None) -> None:
    """The Guard gives himself up for a puck, which takes his place, or lets it go (PO-64 to PO-66)."""
    state, seat = desk.state, who(desk.state)
    if puck is None:
        desk.tell(GuardDeclined(seat))
        _guard_decided(desk, seat)
        return
    if puck not in rescuable(state, seat):
        raise Illegal("PO-65", phrase("pitchout-refused-rescue"))
    guard = puck_of(state, guard_of(state, seat))
    desk.bring_back(puck)
    desk.put_up(puck, guard.x, guard.y, guard.angle)
    desk.tell(GuardSaved(guard.id, puck))
    rider = rider_of(state, guard.id)
    desk.take_out(guard.id)
    desk.tell(Eliminated(guard.id, "sacrifice", None, "PO-64"))
    if rider is not None:
        _hand_over(desk, rider, puck)
    _guard_decided(desk, seat)


def _guard_decided(desk: Desk, seat: Seat) -> None:
    """The next Guard, if there is one, else what follows (PO-69, V-5)."""
    desk.settle_at(desk.going().stage, guards=(*desk.going().guards, seat))
    settle(desk)


def _hand_over(desk: Desk, rider: PuckId, puck: PuckId) -> None:
    """The Shadow on the Guard stands on the rescued puck; beside it, if enemy powers do not act on that one (PO-66)."""
    if not is_immune(desk.state, puck):
        desk.ride(rider, puck)
        return
    x, y = nearest_spot(desk.state, rider)
    desk.move(rider, x=x, y=y)
    desk.tell(Shifted(rider, x, y, "PO-66"))


def remove(desk: Desk, block: BlockId) -> None:
    """The obstacle chosen is taken away (PO-36)."""
    if block not in [b.id for b in blocks_of(desk.state, who(desk.state))]:
        raise Illegal("PO-36", phrase("pitchout-refused-obstacle"))
    remove_obstacle(desk, weak(desk.state), block)
    settle(desk)


def pay(desk: Desk, puck: PuckId) -> None:
    """A puck given up for passive play; two pucks left and the loss conditions are looked at again (PO-51)."""
    if puck not in payable(desk.state, desk.state.turn):
        raise Illegal("PO-51", phrase("pitchout-refused-penalty"))
    desk.take_out(puck)
    desk.tell(Eliminated(puck, "penalty", None, "PO-51"))
    desk.settle_at("check", punished=True)
    settle(desk)

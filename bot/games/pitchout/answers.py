"""What an answer during a round other than a flick leads to: deploying, putting back, saving, removing, paying, leaving."""

from __future__ import annotations

from typing import Literal

from bot.games.base import Illegal, Place, Seat, phrase
from bot.games.pitchout.asking import payable, return_rule, weak, who
from bot.games.pitchout.board import ARENA, CENTRE, label, other, puck_id
from bot.games.pitchout.desk import Desk, blocks_of, bodies, by_seat, is_immune, lineup, puck_of, rider_of
from bot.games.pitchout.events import (
    Deployed,
    Eliminated,
    Gone,
    GuardDeclined,
    GuardSaved,
    MatchWon,
    Returned,
    RoundBegun,
    Shifted,
)
from bot.games.pitchout.placing import check_puck, checked_deployment, nearest_spot, rounded
from bot.games.pitchout.settle import AFTER, begin_turn, remove_obstacle, rescuable, settle
from bot.games.pitchout.values import BlockId, PuckId


def leave(desk: Desk, seat: Seat) -> None:
    """A seat that leaves loses the match (PO-48)."""
    if seat not in (0, 1):
        raise Illegal("PO-48", phrase("pitchout-refused-seat"))
    desk.tell(Gone(seat))
    end_match(desk, other(seat), "left")


def end_match(desk: Desk, winner: Seat, ended: Literal["left", "timed_out"]) -> None:
    """The match is over before two rounds were won (PO-48)."""
    desk.set(phase="over", winner=winner, ended=ended, going=None)
    desk.tell(MatchWon(winner, desk.state.wins, "PO-48"))


def deploy(desk: Desk, given: tuple[Place, ...]) -> None:
    """A seat puts everything down; after both the obstacle in the middle is set up (PO-10 to PO-13)."""
    state, seat = desk.state, who(desk.state)
    lying = [block for block in state.blocks if block.in_play]
    for place in checked_deployment(seat, lineup(state, seat), given, lying):
        desk.move(place.id, x=place.x, y=place.y, angle=place.angle, in_play=True)
    desk.set(deployed=by_seat(state.deployed, seat, True))
    desk.tell(Deployed(seat))
    if not all(desk.state.deployed):
        desk.ask("deploy")
        return
    desk.move(CENTRE, x=ARENA / 2, y=ARENA / 2, angle=0.0, in_play=True)
    desk.tell(RoundBegun(state.round, state.turn))
    begin_turn(desk, state.turn)


def go_on(desk: Desk) -> None:
    """The decision is made: settle what follows it."""
    desk.settle_at(AFTER[desk.going().stage])
    settle(desk)


def put_back(desk: Desk, places: tuple[Place, ...]) -> None:
    """A returned puck comes back into its zone (PO-33)."""
    state, puck = desk.state, desk.state.returns[0]
    if [place.id for place in places] != [puck]:
        raise Illegal("PO-33", phrase("pitchout-refused-put-back", piece=label(puck)))
    place = rounded(places[0])
    check_puck(who(state), place, bodies(state), [b for b in state.blocks if b.in_play])
    desk.put_up(puck, place.x, place.y, place.angle)
    desk.set(returns=state.returns[1:])
    desk.tell(Returned(puck, place.x, place.y, return_rule(state)))
    settle(desk)


def use_guard(desk: Desk, puck: PuckId | None) -> None:
    """The Guard gives himself up for a puck, which takes his place, or lets it go (PO-64 to PO-66)."""
    state, seat = desk.state, who(desk.state)
    if puck is None:
        desk.tell(GuardDeclined(seat))
        go_on(desk)
        return
    if puck not in rescuable(state, seat):
        raise Illegal("PO-65", phrase("pitchout-refused-rescue"))
    guard = puck_of(state, puck_id(seat, "guard"))
    desk.bring_back(puck)
    desk.put_up(puck, guard.x, guard.y, guard.angle)
    desk.tell(GuardSaved(guard.id, puck))
    rider = rider_of(state, guard.id)
    desk.take_out(guard.id)
    desk.tell(Eliminated(guard.id, "sacrifice", None, "PO-64"))
    if rider is not None:
        _hand_over(desk, rider, puck)
    go_on(desk)


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
    go_on(desk)


def pay(desk: Desk, puck: PuckId) -> None:
    """A puck given up for passive play; two pucks left and the loss conditions are looked at again (PO-51)."""
    if puck not in payable(desk.state, desk.state.turn):
        raise Illegal("PO-51", phrase("pitchout-refused-penalty"))
    desk.take_out(puck)
    desk.tell(Eliminated(puck, "penalty", None, "PO-51"))
    desk.settle_at("check", punished=True)
    settle(desk)

"""Camps, heroes per seat, and who decides (FH-1, FH-2, FH-22)."""

from bot.games.contract.vocabulary import Seat
from bot.games.forhonor.rules.board import ATTACK, DEFENCE
from bot.games.forhonor.rules.values import State

PER_CAMP = 4
SEATS = (2, 3, 4, 5, 6, 7, 8)
DRAFTING = 6  # seats up to which heroes are drafted (FH-3)
CAMPS = (ATTACK, DEFENCE)


def camp_of(seat: Seat) -> int:
    """The camp of a seat: they alternate (FH-1)."""
    return seat % 2


def members(seats: int, camp: int) -> tuple[Seat, ...]:
    """The seats of a camp, in order."""
    return tuple(seat for seat in range(seats) if camp_of(seat) == camp)


def quota(seats: int, seat: Seat) -> int:
    """The number of heroes of a seat (FH-2)."""
    camp = members(seats, camp_of(seat))
    return PER_CAMP // len(camp) + (1 if camp.index(seat) < PER_CAMP % len(camp) else 0)


def present(state: State, camp: int) -> tuple[Seat, ...]:
    """The seats of a camp that have not left."""
    return tuple(seat for seat in members(state.seats, camp) if seat not in state.left)


def chooser(state: State, camp: int) -> Seat:
    """The seat that picks the acting hero in this turn; seats that have left are skipped (FH-22)."""
    camp_seats = members(state.seats, camp)
    first = (max(state.turn, 1) - 1) % len(camp_seats)
    order = (*camp_seats[first:], *camp_seats[:first])
    return next((seat for seat in order if seat not in state.left), order[0])


def decider(state: State, owner: Seat) -> Seat:
    """The seat that decides for a hero: the owner, or the chooser of the camp if the owner has left (section 5)."""
    return chooser(state, camp_of(owner)) if owner in state.left else owner

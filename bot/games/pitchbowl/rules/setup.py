"""Setting up: legal places (PB-11 to PB-14) and formations."""

import math
from typing import TypeAlias

from bot.games.contract.base import Illegal
from bot.games.contract.dials import Place
from bot.games.contract.vocabulary import Phrase, Seat, phrase
from bot.games.pitchbowl.rules.board import (
    APART,
    AT_CENTRE,
    CENTRE,
    FORMATIONS,
    LENGTH,
    MEDIAN,
    NEAR_MEDIAN,
    ON_WING,
    RADIUS,
    ROSTERS,
    WIDTH,
    PlayerId,
    label,
    rival,
    turned,
    wing,
)
from bot.games.pitchbowl.rules.step_builder import in_play
from bot.games.pitchbowl.rules.values import State

GRAIN = 1e-6  # mm; what rounding may take from a distance


def formation(name: str, seat: Seat) -> tuple[Place, ...]:
    """The places of a formation for a seat, in the order of its roster (§1.2)."""
    spots = (turned(spot, seat) for spot in FORMATIONS[name])
    return tuple(Place(player, float(x), float(y)) for player, (x, y) in zip(ROSTERS[seat], spots, strict=True))


def checked_setup(state: State, seat: Seat, places: tuple[Place, ...]) -> tuple[Place, ...]:
    """The set-up as it is saved. Raises Illegal naming every fault and the puck it is about (PB-14)."""
    if tuple(place.id for place in places) != ROSTERS[seat]:
        raise Illegal("PB-11", phrase("pitchbowl-refused-eleven"))
    if not all(math.isfinite(place.x) and math.isfinite(place.y) for place in places):
        raise Illegal("PB-11", phrase("pitchbowl-refused-place"))
    there = tuple(Place(place.id, round(place.x, 3), round(place.y, 3)) for place in places)
    faults = _faults(seat, there, tuple(Place(one.id, one.x, one.y) for one in in_play(state, rival(seat))))
    if faults:
        raise Illegal(faults[0][0], _all(tuple(reason for _, reason, _ in faults)))
    return there


def is_legal(state: State, seat: Seat, places: tuple[Place, ...]) -> bool:
    """Whether a seat may set up like this."""
    try:
        checked_setup(state, seat, places)
    except Illegal:
        return False
    return True


Fault: TypeAlias = tuple[str, Phrase, tuple[PlayerId, ...]]
"""The rule, the reason, and the players of the team that are in the wrong place."""


def _faults(seat: Seat, places: tuple[Place, ...], facing: tuple[Place, ...] = ()) -> list[Fault]:
    """The faults of a set-up, those of single players first; `facing` has set up already."""
    faults = [fault for place in places for fault in _of_one(seat, place)]
    for n, one in enumerate(places):
        for other in (*places[n + 1 :], *facing):
            if math.dist((one.x, one.y), (other.x, other.y)) < 2 * RADIUS + APART - GRAIN:
                reason = phrase("pitchbowl-refused-close", piece=label(one.id), other=label(other.id))
                faults.append(("PB-11", reason, (one.id, other.id)))
    count = sum(against_centre(place, seat) for place in places)
    if count < AT_CENTRE:
        faults.append(("PB-12", phrase("pitchbowl-refused-centre", count=count, needed=AT_CENTRE), ()))
    for side in (0, 1):
        there = tuple(place.id for place in places if wing(place.x, place.y) == side)
        if len(there) > ON_WING:
            pieces = ", ".join(map(label, there))
            faults.append(("PB-13", phrase(f"pitchbowl-refused-wing-{side}", pieces=pieces, most=ON_WING), there))
    return faults


def faulty(seat: Seat, places: tuple[Place, ...]) -> tuple[PlayerId, ...]:
    """The players in illegal places; too few against the centre concerns no single player."""
    wrong = {player for _, _, players in _faults(seat, places) for player in players}
    return tuple(place.id for place in places if place.id in wrong)


def against_centre(place: Place, seat: Seat) -> bool:
    """Whether a player is against the middle of the median line (PB-12)."""
    _, y = turned((place.x, place.y), seat)
    gap = MEDIAN - y - RADIUS
    return -GRAIN <= gap <= NEAR_MEDIAN + GRAIN and CENTRE[0] <= place.x <= CENTRE[1]


def _of_one(seat: Seat, place: Place) -> list[Fault]:
    x, y = turned((place.x, place.y), seat)
    piece = label(place.id)
    faults: list[Fault] = []
    reach = RADIUS - GRAIN
    if not (reach <= x <= WIDTH - reach and reach <= y <= LENGTH - reach):
        faults.append(("PB-11", phrase("pitchbowl-refused-lines", piece=piece), (place.id,)))
    if y > MEDIAN - reach:
        faults.append(("PB-12", phrase("pitchbowl-refused-median", piece=piece), (place.id,)))
    return faults


def _all(reasons: tuple[Phrase, ...]) -> Phrase:
    first, *others = reasons
    return phrase("pitchbowl-refused-and", first=first, others=_all(tuple(others))) if others else first

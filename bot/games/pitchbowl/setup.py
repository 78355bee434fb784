"""Setting up: legal places (PB-11 to PB-14) and formations."""

import math
from itertools import combinations

from bot.games.base import Illegal
from bot.games.dials import Place
from bot.games.pitchbowl.board import (
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
    label,
    rival,
    turned,
    wing,
)
from bot.games.pitchbowl.step_builder import in_play
from bot.games.pitchbowl.values import State
from bot.games.vocabulary import Phrase, Seat, phrase

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
    faults = setup_faults(seat, there, tuple(Place(one.id, one.x, one.y) for one in in_play(state, rival(seat))))
    if faults:
        raise Illegal(faults[0][0], _all(tuple(reason for _, reason in faults)))
    return there


def setup_faults(
    seat: Seat, places: tuple[Place, ...], facing: tuple[Place, ...] = ()
) -> tuple[tuple[str, Phrase], ...]:
    """The faults of a set-up with rule and reason, those of single players first; `facing` has set up already."""
    faults = [fault for place in places for fault in _of_one(seat, place)]
    for n, one in enumerate(places):
        for other in (*places[n + 1 :], *facing):
            if math.dist((one.x, one.y), (other.x, other.y)) < 2 * RADIUS + APART - GRAIN:
                reason = phrase("pitchbowl-refused-close", piece=label(one.id), other=label(other.id))
                faults.append(("PB-11", reason))
    count = sum(against_centre(place, seat) for place in places)
    if count < AT_CENTRE:
        faults.append(("PB-12", phrase("pitchbowl-refused-centre", count=count, needed=AT_CENTRE)))
    for side in (0, 1):
        there = [label(place.id) for place in places if wing(place.x, place.y) == side]
        if len(there) > ON_WING:
            faults.append(("PB-13", phrase(f"pitchbowl-refused-wing-{side}", pieces=", ".join(there), most=ON_WING)))
    return tuple(faults)


def faulty(seat: Seat, places: tuple[Place, ...]) -> tuple[str, ...]:
    """The players in illegal places; too few against the centre concerns no single player."""
    wrong = {place.id for place in places if _of_one(seat, place)}
    for one, other in combinations(places, 2):
        if math.dist((one.x, one.y), (other.x, other.y)) < 2 * RADIUS + APART - GRAIN:
            wrong |= {one.id, other.id}
    for side in (0, 1):
        there = [place.id for place in places if wing(place.x, place.y) == side]
        wrong |= set(there) if len(there) > ON_WING else set()
    return tuple(place.id for place in places if place.id in wrong)


def against_centre(place: Place, seat: Seat) -> bool:
    """Whether a player is against the middle of the median line (PB-12)."""
    _, y = turned((place.x, place.y), seat)
    gap = MEDIAN - y - RADIUS
    return -GRAIN <= gap <= NEAR_MEDIAN + GRAIN and CENTRE[0] <= place.x <= CENTRE[1]


def _of_one(seat: Seat, place: Place) -> list[tuple[str, Phrase]]:
    x, y = turned((place.x, place.y), seat)
    piece = label(place.id)
    faults: list[tuple[str, Phrase]] = []
    reach = RADIUS - GRAIN
    if not (reach <= x <= WIDTH - reach and reach <= y <= LENGTH - reach):
        faults.append(("PB-11", phrase("pitchbowl-refused-lines", piece=piece)))
    if y > MEDIAN - reach:
        faults.append(("PB-12", phrase("pitchbowl-refused-median", piece=piece)))
    return faults


def _all(reasons: tuple[Phrase, ...]) -> Phrase:
    first, *others = reasons
    return phrase("pitchbowl-refused-and", first=first, others=_all(tuple(others))) if others else first

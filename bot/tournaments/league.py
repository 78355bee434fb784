"""A season of a league: divisions play round robins side by side; then the first of each and the last of the one above change places."""

from collections.abc import Sequence
from itertools import pairwise

import msgspec

from bot.tournaments.event import Event, Round
from bot.tournaments.round_robin import robin_round, schedule
from bot.tournaments.standings import group_standings

USUAL = 6  # entrants of a division
SIZES = range(4, 9)  # that can be chosen
LARGE = 6  # entrants of divisions between which two go up and two go down; between smaller ones it is one each


def sizes_of(count: int, size: int, wanted: Sequence[int] = ()) -> tuple[int, ...]:
    """Divisions for so many: as few as have at most one more than `size`, and none more than one more than another.

    Those are the larger ones that come nearest to what is `wanted`, from above; or else the last ones.
    """
    parts = max(1, -(-count // (size + 1)))
    small, larger = divmod(count, parts)
    found: list[int] = []
    for nth in range(parts):
        asked = sum(wanted[: nth + 1]) - sum(found) if nth < len(wanted) else 0
        is_larger = larger == parts - nth or (larger > 0 and asked > small)
        found.append(small + is_larger)
        larger -= is_larger
    return tuple(found)


class Movers(msgspec.Struct, frozen=True):
    """Who would go up and who would go down if the season ended now."""

    up: frozenset[int]
    down: frozenset[int]


def length(event: Event) -> int:
    """The rounds of a season: those of the division that has most."""
    return max(len(schedule(numbers)) for numbers in event.divisions)


def league_round(event: Event) -> Round:
    """The next round of all divisions that still play; nothing once nobody could meet any more."""
    here = {one.number for one in event.present}
    if all(len(here.intersection(numbers)) < 2 for numbers in event.divisions):
        return ()
    return tuple(one for nth, numbers in enumerate(event.divisions, 1) for one in robin_round(event, numbers, str(nth)))


def fixtures(event: Event) -> tuple[Round, ...]:
    """All rounds of a season: those that have begun, and those to come, in which seats may still change."""
    while pairings := league_round(event):
        event = msgspec.structs.replace(event, rounds=(*event.rounds, pairings))
    return event.rounds


def movers(event: Event) -> Movers:
    """The first of each division but the highest, the last of each but the lowest. Who has left is last, and goes nowhere."""
    staying = {one.number for one in event.entrants if not one.gone and not one.fills}
    ranked = [
        sorted((one.number for one in table), key=lambda number: number not in staying)
        for table in group_standings(event).values()
    ]
    up: set[int] = set()
    down: set[int] = set()
    for upper, lower in pairwise(ranked):
        count = 2 if min(len(upper), len(lower)) >= LARGE else 1
        up |= staying.intersection(lower[:count])
        down |= staying.intersection(upper[-count:])
    return Movers(frozenset(up), frozenset(down - up))


def ladder(event: Event) -> tuple[tuple[int, ...], ...]:
    """Those who are still there in the divisions where they belong next, in the order in which these fill up.

    First those from above, as they stay up where others have left; then those from below, who go down again last of all where it
    becomes smaller.
    """
    moving = movers(event)
    staying = {one.number for one in event.entrants if not one.gone and not one.fills}
    tables = [[one.number for one in table if one.number in staying] for table in group_standings(event).values()]
    return tuple(
        (
            *(number for number in (tables[nth - 1] if nth else ()) if number in moving.down),
            *(number for number in (tables[nth + 1] if nth + 1 < len(tables) else ()) if number in moving.up),
            *(number for number in table if number not in moving.up | moving.down),
        )
        for nth, table in enumerate(tables)
    )

"""A season of a league: parallel round robins by division, then promotion and relegation."""

from collections.abc import Sequence
from itertools import pairwise

import msgspec

from bot.pairing.event import Event, Round
from bot.pairing.round_robin import robin_round, schedule
from bot.pairing.standings import group_standings

USUAL = 6  # entrants of a division
SIZES = range(4, 9)  # that can be chosen
LARGE = 6  # between divisions of at least this size two go up and two go down, else one each


def sizes_of(count: int, size: int, wanted: Sequence[int] = ()) -> tuple[int, ...]:
    """The sizes of the divisions of `count` entrants, which differ by one at most.

    There are as few divisions as possible, none larger than `size` + 1. From the top down, a division gets one more if the sizes
    `wanted` so far need it; the last divisions get what remains.
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
    """The entrants to be promoted and relegated if the season ended now."""

    up: frozenset[int]
    down: frozenset[int]


def length(event: Event) -> int:
    """The rounds of a season: those of the division that has most; 0 before it begins."""
    return max((len(schedule(numbers)) for numbers in event.divisions), default=0)


def league_round(event: Event) -> Round:
    """The next round of all unfinished divisions; nothing once no pairing is left."""
    here = {one.number for one in event.present}
    if all(len(here.intersection(numbers)) < 2 for numbers in event.divisions):
        return ()
    return tuple(one for nth, numbers in enumerate(event.divisions, 1) for one in robin_round(event, numbers, str(nth)))


def fixtures(event: Event) -> tuple[Round, ...]:
    """All rounds of a season: the started ones, and future ones, in which seats may still change."""
    while pairings := league_round(event):
        event = msgspec.structs.replace(event, rounds=(*event.rounds, pairings))
    return event.rounds


def movers(event: Event) -> Movers:
    """The first of each division but the highest, the last of each but the lowest. Entrants who left rank last and do not move."""
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
    """The entrants still present, by next season's division; the first in a division move up if there is room above.

    Relegated entrants come first: they stay up if others have left. Then the promoted ones, and last those who stay: if
    the division becomes smaller, the last of them move down.
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

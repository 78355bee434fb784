"""Groups play round robins side by side; the first two of each play a knock-out in which those of a group meet as late as possible."""

from collections.abc import Sequence

from bot.pairing.event import Event, Round
from bot.pairing.knockout import knockout_round, order
from bot.pairing.round_robin import robin_round
from bot.pairing.seating import seated
from bot.pairing.standings import group_standings

SMALLEST = 3  # entrants of a group
LETTERS = "ABCDEFGHIJKLMNOP"


def grouped(numbers: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Groups of three to six entrants, whose number is a power of two; dealt in snake order, so that they are equally strong."""
    count = 1
    while 2 * count * SMALLEST <= len(numbers) and count < len(LETTERS):
        count *= 2
    groups: list[list[int]] = [[] for _ in range(count)]
    for nth, number in enumerate(numbers):
        lap, place = divmod(nth, count)
        groups[place if lap % 2 == 0 else count - 1 - place].append(number)
    return tuple(map(tuple, groups))


def groups_round(event: Event) -> Round:
    """The next round of all groups that still play; then those of the knock-out."""
    groups = grouped([one.number for one in event.entrants])
    pairings = tuple(
        one for letter, group in zip(LETTERS, groups, strict=False) for one in robin_round(event, group, letter)
    )
    if pairings:
        return pairings
    if any(not one.stage for pairings in event.rounds for one in pairings):
        return knockout_round(event)
    return _first_of_groups(event)


def _first_of_groups(event: Event) -> Round:
    """The first round of the bracket: the winner of each group meets a runner-up from the other half of the groups."""
    tables = list(group_standings(event).values())
    first = [table[0].number for table in tables]
    second = [table[1].number for table in tables]
    half = len(tables) // 2
    if not half:
        return (seated(event, first[0], second[0]),)
    crossed = second[half:] + second[:half]
    of = dict(zip(first, crossed, strict=True))
    winners = [side[place] for side in (first[:half], first[half:]) for place in order(half)]
    return tuple(seated(event, number, of[number]) for number in winners)

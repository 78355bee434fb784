"""Knock-out brackets, with single or double elimination. Entrants are seeded: the best two can only meet in the last round."""

from collections import Counter
from collections.abc import Sequence
from enum import StrEnum

from bot.pairing.event import THIRD, Event, Pairing, Round
from bot.pairing.seating import seated
from bot.pairing.swiss import matched


def bracket(seeds: Sequence[int]) -> Round:
    """The first round; the best have byes where the number is no power of two."""
    filled = [seeds[place] if place < len(seeds) else 0 for place in order(len(seeds))]
    return tuple(Pairing(one, two) for one, two in zip(filled[::2], filled[1::2], strict=True))


def order(count: int) -> list[int]:
    """The seeds, from 0, from top to bottom of a bracket for that many entrants: 0, 7, 3, 4, 1, 6, 2, 5 for eight."""
    places = [0]
    while len(places) < count:
        places = [one for place in places for one in (place, 2 * len(places) - 1 - place)]
    return places


def knockout_round(event: Event) -> Round:
    """The next round of a bracket; with the last one, the pairing for the third place."""
    played = [pairings for pairings in event.rounds if any(not one.stage for one in pairings)]
    if not played:
        return bracket([one.number for one in event.present])
    latest = [one for one in played[-1] if not one.stage]
    if len(latest) == 1:
        return ()
    winners = [one.winner for one in latest]
    pairs = tuple(seated(event, one, two) for one, two in zip(winners[::2], winners[1::2], strict=True))
    losers = [one.loser for one in latest if one.loser]
    return (*pairs, seated(event, *losers, stage=THIRD)) if len(latest) == 2 == len(losers) else pairs


class Late(StrEnum):
    """A late round of a double elimination."""

    SEMI_FINAL = "semi-final"  # who wins it meets the one without a loss
    FINAL = "final"
    SECOND_FINAL = "second-final"  # the one without a loss lost the first


def double_round(event: Event) -> Round:
    """The next round of a double elimination: entrants with as many losses meet; the last two, until one has two."""
    upper, lower = _halves(event, event.next_round)
    left = sorted((*upper, *lower))
    if len(left) < 2:
        return ()
    if len(left) == 2:
        return (seated(event, *left),)
    if not event.rounds:
        return matched(event, left)
    if len(upper) == 1 and len(lower) % 2 == 0:
        return matched(event, lower)  # the one without a loss waits for the last round
    return matched(event, left)


def late_round(event: Event, nth: int) -> Late | None:
    """The name of a round (from 1) of a double elimination if it is one of the last; entrants who leave later may make some needless."""
    upper, lower = _halves(event, nth)
    match len(upper), len(lower):
        case 1, 2:
            return Late.SEMI_FINAL
        case 1, 1:
            return Late.FINAL
        case 0, 2:
            return Late.SECOND_FINAL if late_round(event, nth - 1) is Late.FINAL else Late.FINAL
        case _:
            return None


def _halves(event: Event, nth: int) -> tuple[list[int], list[int]]:
    """The entrants who may still win before a round (from 1): those without a loss, and those with one."""
    lost = Counter(loser for loser, round_ in event.knocked_out if round_ < nth)
    left = [one.number for one in event.entrants if one.plays(nth) and lost[one.number] < 2]
    return [one for one in left if not lost[one]], [one for one in left if lost[one]]

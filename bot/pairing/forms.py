"""The rounds of every form."""

from collections.abc import Collection

import msgspec

from bot.pairing.event import Event, Form, Pairing, Result, Round
from bot.pairing.groups import groups_round
from bot.pairing.knockout import double_round, knockout_round
from bot.pairing.league import league_round, length
from bot.pairing.round_robin import robin_round, schedule
from bot.pairing.swiss import swiss_round

MOST = 64  # entrants
LIMITS: dict[Form, int] = {Form.ROUND_ROBIN: 8}  # entrants, where there are fewer than MOST
ENTERS_UNTIL: dict[Form, int] = {Form.SWISS: 2}  # newcomers may enter until this round is paired

MATCHED = frozenset(
    {Form.SWISS, Form.DOUBLE}
)  # take a while to pair; the rounds of all other forms follow directly from the results


def next_round(event: Event) -> Round:
    """The pairings of the next round, with the results of those in which an entrant has left; nothing when the tournament is over.

    Raises ValueError while a round is not over, except in a league, whose rounds are known from the start.
    """
    if not event.is_round_over and event.form is not Form.LEAGUE:
        raise ValueError("the round is not over")
    if len(event.present) < 2 and (event.form is Form.SWISS or not event.rounds):
        return ()
    away = {one.number for one in event.entrants} - {one.number for one in event.present}
    return tuple(without(away, one) for one in _paired(event))


def last_round(event: Event) -> int:
    """The number of rounds; 0 if it depends on results."""
    match event.form:
        case Form.SWISS:
            return event.length
        case Form.ROUND_ROBIN:
            return len(schedule([one.number for one in event.entrants]))
        case Form.LEAGUE:
            return length(event)
        case Form.KNOCKOUT | Form.DOUBLE | Form.GROUPS:
            return 0


def _paired(event: Event) -> Round:
    match event.form:
        case Form.ROUND_ROBIN:
            return robin_round(event)
        case Form.SWISS:
            return swiss_round(event) if len(event.rounds) < event.length else ()
        case Form.KNOCKOUT:
            return knockout_round(event)
        case Form.DOUBLE:
            return double_round(event)
        case Form.GROUPS:
            return groups_round(event)
        case Form.LEAGUE:
            return league_round(event)


def without(away: Collection[int], pairing: Pairing) -> Pairing:
    """The pairing with its result if an entrant of it is away, else itself."""
    gone = [number for number in pairing.numbers if number in away]
    if not gone:
        return pairing
    if pairing.is_bye or len(gone) > 1:
        return msgspec.structs.replace(pairing, result=Result.NEITHER, played=False)
    result = Result.SECOND if gone[0] == pairing.first else Result.FIRST
    return msgspec.structs.replace(pairing, result=result, played=False)

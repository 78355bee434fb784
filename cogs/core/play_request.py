"""The request of `/play`."""

from dataclasses import dataclass, replace

import msgspec

from bot.games import GAMES, PLAYERS
from bot.games.contract.preview import Assist
from bot.games.contract.vocabulary import phrase
from bot.matches.core.errors import refused
from bot.matches.core.models import Pace, Person, Terms
from bot.matches.house.members import is_house
from bot.matches.matchmaking.match_defaults import RequestedTerms, agreed
from bot.matches.settings.preferences import EffectiveSettings


@dataclass(frozen=True)
class PlayRequest:
    """A match to propose: `options` as typed, `seats` 0 if not given, `people` none for an open table."""

    game: str
    options: str
    asked: RequestedTerms
    seats: int
    people: tuple[Person, ...] = ()
    punctual: int = 0  # percent of moves made in time that an open table demands
    here: bool = False  # practice in public, by choice


def read_asked(wanted: PlayRequest, settings: EffectiveSettings) -> Terms:
    """The terms of a match.

    Raises Refused for an assist level in a game without flicks, for team threads without teams, and for a rated match with the house.
    """
    spec, asked = GAMES[wanted.game].spec, wanted.asked
    if any(is_house(one.user) for one in wanted.people):
        if wanted.game not in PLAYERS:
            raise refused("refused-no-house", game=phrase(f"{wanted.game}-name"))
        if asked.rated:
            raise refused("refused-rated-house")
        asked = msgspec.structs.replace(asked, rated=False)
    if asked.assist not in {None, Assist.STANDARD} and not spec.reach:
        raise refused("refused-assist", game=phrase(f"{wanted.game}-name"))
    if asked.threads and not spec.camps:
        raise refused("refused-threads", game=phrase(f"{wanted.game}-name"))
    players = len(wanted.people) + 1 if wanted.people else wanted.seats or max(spec.seats)
    return agreed(asked, settings, flicked=bool(spec.reach), camps=0 < spec.camps < players)


def unhurried(wanted: PlayRequest) -> PlayRequest:
    """A match in a conversation where the bot is no member: without a clock unless one is asked for, for it cannot remind anyone there.

    Raises Refused for what needs a server.
    """
    asked = wanted.asked
    if asked.rated or asked.threads:
        raise refused("refused-only-server")
    return replace(
        wanted,
        asked=msgspec.structs.replace(asked, clock=asked.clock or Pace.FRIENDLY.value, rated=False, threads=False),
    )

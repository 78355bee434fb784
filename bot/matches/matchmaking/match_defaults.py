"""Defaults for the terms of a challenge: the challenger's preferences, then the server's settings."""

from __future__ import annotations

from itertools import product

import msgspec

from bot.games.contract.preview import Assist
from bot.matches.core.errors import Refused
from bot.matches.core.models import Terms
from bot.matches.settings.preferences import EffectiveSettings
from bot.matches.timing.paces import read_terms


class RequestedTerms(msgspec.Struct, frozen=True):
    """The terms given in a challenge; None and "": not given. See Terms."""

    clock: str = ""
    rated: bool | None = None
    assist: Assist | None = None
    threads: bool | None = None
    weekdays: bool | None = None  # never by default


def agreed(asked: RequestedTerms, settings: EffectiveSettings, *, flicked: bool = True, camps: bool = True) -> Terms:
    """The terms of a challenge at a game with flicks (`flicked`) or with teams (`camps`).

    Given terms come first, then the challenger's preferences, then the server's settings. A default gives way where the rest is
    incompatible with it, above all that a match is rated. Raises Refused for given terms.
    """
    server, own = settings.server, settings.own
    clocks = (asked.clock,) if asked.clock.strip() else (server.clock, "")
    usual = (own.assist, server.assist, Assist.STANDARD) if flicked else (Assist.STANDARD,)
    assists = tuple(one for one in ((asked.assist,) if asked.assist else usual) if one)
    rated = (server.rated, False) if asked.rated is None else (asked.rated,)
    threads = server.threads and camps if asked.threads is None else asked.threads
    refusal: Refused | None = None
    for clock, assist, counts in product(clocks, assists, rated):
        try:
            return read_terms(clock, rated=counts, assist=assist, threads=threads, weekdays=bool(asked.weekdays))
        except Refused as refused:
            refusal = refusal or refused
    raise refusal or AssertionError("there is always something to be tried")

"""What a challenge is for where it does not say: what the challenger usually plays, what the server proposes."""

from __future__ import annotations

from itertools import product

import msgspec

from bot.games.preview import Assist
from bot.matches.core.errors import Refused
from bot.matches.core.models import Terms
from bot.matches.settings.preferences import EffectiveSettings
from bot.matches.timing.paces import read_terms


class RequestedTerms(msgspec.Struct, frozen=True):
    """What a challenge says of its terms; None and no clock: nothing. See Terms."""

    clock: str = ""
    rated: bool | None = None
    assist: Assist | None = None
    threads: bool | None = None


def agreed(asked: RequestedTerms, taste: EffectiveSettings, *, flicked: bool = True, camps: bool = True) -> Terms:
    """The terms of a challenge in a game in which something is `flicked`, or in which several play in `camps`.

    What is said counts, then what the challenger usually plays, then what the server proposes. What is only proposed gives way
    where the rest does not go with it, that a match counts for ladders before all else. Raises Refused for what is said.
    """
    server, own = taste.server, taste.own
    clocks = (asked.clock,) if asked.clock.strip() else (server.clock, "")
    usual = (own.assist, server.assist, Assist.STANDARD) if flicked else (Assist.STANDARD,)
    assists = tuple(one for one in ((asked.assist,) if asked.assist else usual) if one)
    rated = (server.rated, False) if asked.rated is None else (asked.rated,)
    threads = server.threads and camps if asked.threads is None else asked.threads
    refusal: Refused | None = None
    for clock, assist, counts in product(clocks, assists, rated):
        try:
            return read_terms(clock, rated=counts, assist=assist, threads=threads)
        except Refused as refused:
            refusal = refusal or refused
    raise refusal or AssertionError("there is always something to be tried")

"""The badges, and those that a match earns: one line a game."""

from collections.abc import Iterator
from hashlib import blake2b
from typing import NamedTuple

from bot.features.badges.rules import common
from bot.games import PARTS
from bot.games.contract.badge import Account, Badge
from bot.games.contract.vocabulary import Seat

OF_GAMES: dict[str, tuple[Badge, ...]] = {key: parts.badges for key, parts in PARTS.items()}
BADGES: dict[str, Badge] = {badge.key: badge for group in (*OF_GAMES.values(), common.BADGES) for badge in group}

VERSION = 1  # raise it when what earns a badge changes: those of earlier matches are then computed again
RULES = blake2b(" ".join((str(VERSION), *sorted(BADGES))).encode(), digest_size=8).hexdigest()


class Earned(NamedTuple):
    """A badge earned by a seat, for the first time in its match in this turn."""

    badge: str
    seat: Seat
    revision: int


def earned(account: Account) -> Iterator[Earned]:
    """The badges that seats earned in a match, each at most once, seat by seat in the order of the turns of each badge."""
    for badge in (*OF_GAMES.get(account.game.spec.key, ()), *common.BADGES):
        first: dict[Seat, int] = {}
        for feat in badge.feats(account):
            if feat.revision < first.get(feat.seat, feat.revision + 1):
                first[feat.seat] = feat.revision
        for seat in sorted(first):
            yield Earned(badge.key, seat, first[seat])

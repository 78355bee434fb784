"""Badges of every game."""

from collections.abc import Iterator

from bot.games.contract.badge import Account, Badge, Feat
from bot.games.contract.player import LEVELS

CROWD = 3  # sides


def giant(account: Account) -> Iterator[Feat]:
    """Won against the bot at its highest level."""
    beaten = {level for seat, level in account.levels.items() if seat not in account.winners}
    if max(LEVELS) in beaten:
        yield from (Feat(seat, account.last.revision) for seat in account.winners)


def crowd(account: Account) -> Iterator[Feat]:
    """Won a match in which each played for themselves, against at least two."""
    side = account.game.spec.side
    sides = {side(seat) for rank in account.ranks for seat in rank}
    if len(account.winners) == 1 and len(account.ranks) >= CROWD and len(sides) >= CROWD:
        yield Feat(account.winners[0], account.last.revision)


BADGES = (Badge("giant", "🐉", giant), Badge("crowd", "👑", crowd))

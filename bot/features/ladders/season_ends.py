"""Adds the bulletins about the ends of seasons."""

from __future__ import annotations

from bot.storage.core import transactions
from bot.storage.core.query import Tx
from bot.storage.delivery import bulletins

SEASON = "season"  # the kind of the bulletins, and the setting with the latest season whose end has been announced


def close(tx: Tx, season: str, now: int) -> int:
    """Add the bulletins about the end of a season, unless they were added before; returns how many.

    There is none for a season that was over before the bot first ran.
    """
    known = transactions.setting(tx, SEASON)
    if (known or "") >= season:
        return 0
    transactions.keep_setting(tx, SEASON, season)
    return 0 if known is None else bulletins.add_to_all(tx, SEASON, season, now, lambda settings: settings.news)

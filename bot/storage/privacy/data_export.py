"""Exports a user's data as JSON-ready values."""

from __future__ import annotations

from typing import Any, TypeAlias

from bot.storage.core import transactions
from bot.storage.core.query import Tx
from bot.storage.core.schema import metadata
from bot.storage.core.schema.players import ABOUT, preferences_in_export
from bot.storage.core.schema.privacy import Stays, privacy_of

Told: TypeAlias = dict[str, Any]
FORMAT = 1  # version of the export
MATCHES = "matches"  # the section with the user's seats

_DECLARED = [privacy_of(table).exported for table in metadata.sorted_tables]
_ALL = sorted((one for some in _DECLARED if not isinstance(some, Stays) for one in some), key=lambda one: one.at)
SECTIONS = [section for section in _ALL if not section.of_seat]
OF_SEAT = [section for section in _ALL if section.of_seat]  # the player's part in a match


def dossier(tx: Tx, user: int) -> Told | None:
    """A user's data, times in UTC; None if there is none. Secret choices of others are not included."""
    player = transactions.known_player(tx, user)
    asked = {"of_player": player or 0, "of_user": user, "naming": str(user)}
    if player is None and not any(section.rows(tx, **asked) for section in SECTIONS if section.strangers):
        return None
    told = {section.title: section.rows(tx, **asked) for section in SECTIONS}
    for match in told[MATCHES]:
        here = {"of_match": match["match"], "of_seat": match["seat"]}
        match |= {section.title: section.rows(tx, **here) for section in OF_SEAT}
    about = told.pop(ABOUT) or [{"name": "", "away_until": None, "preferences": preferences_in_export("")}]
    return {"format": FORMAT, "user": str(user), "number": player, **about[0], **told}

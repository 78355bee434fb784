"""Erases a user in one transaction: their rows are deleted, and their matches keep a pseudonym."""

from __future__ import annotations

from collections.abc import Collection

from bot.matches.core.errors import LostRace
from bot.matches.core.models import Player
from bot.storage.core import effects as brings
from bot.storage.core import statements as sql
from bot.storage.core import transactions
from bot.storage.core.erased_person import ErasedPerson
from bot.storage.core.query import Query, Tx
from bot.storage.core.schema import metadata
from bot.storage.core.schema.privacy import Stays, privacy_of

UNWIPED = "unwiped"  # the setting that is there until no trace is left in the file

_DECLARED = [privacy_of(table) for table in reversed(metadata.sorted_tables)]
STEPS = [step for table in _DECLARED if not isinstance(table.person, Stays) for step in table.person]
STRANGERS = [table.strangers for table in _DECLARED if table.strangers]


def erase(tx: Tx, user: int, settled: Collection[int]) -> tuple[int, str] | None:
    """Erase a user who has given up the matches `settled`; returns their row number and name, or None if unknown.

    Raises LostRace if they are in another live match.
    """
    player = transactions.known_player(tx, user)
    if player is None and any(tx.one(one, of_user=user, naming=str(user)) for one in STRANGERS):
        player = transactions.player(tx, Player(0, user, ""))
    if player is None:
        return None
    playing = tx.all(sql.LIVE_OF_PLAYER, player=player)
    if not {match for match, _ in playing} <= set(settled):
        raise LostRace
    ((name,),) = tx.all(sql.NAME_OF_PLAYER, player=player)
    forget(tx, player, user, name)
    for match, revision in playing:  # the others play on, and the card shows the name
        brings.add_card(tx, match, revision)
    transactions.keep_setting(tx, UNWIPED, "1")
    return player, str(name)


def forget(tx: Tx, player: int, user: int, name: str) -> None:
    """Delete a player's data, and remove their id and name from everything else, as the tables declare."""
    person = ErasedPerson(player, user, name)
    for step in STEPS:
        if isinstance(step, Query):
            tx.run(step, **person.parameters)
        else:
            step(tx, person)

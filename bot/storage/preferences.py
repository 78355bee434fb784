"""What players want, in one transaction each."""

from __future__ import annotations

import msgspec
from sqlalchemy import bindparam, select, update

from bot.matches.models import Holder
from bot.matches.preferences import Preferences
from bot.storage import transactions as does
from bot.storage.query import Tx, query
from bot.storage.schema import players
from bot.storage.verbs import Verbs

PREFERENCES = query(select(players.c.preferences).where(players.c.discord_id == bindparam("user")))
PREFER = query(
    update(players)
    .where(players.c.id == bindparam("player"))
    .values(preferences=bindparam("said"), every=bindparam("often"))
)


def preferences(tx: Tx, user: int) -> Preferences:
    """What a user has chosen; the usual if he never has."""
    row = tx.one(PREFERENCES, user=user)
    return msgspec.json.decode(row[0], type=Preferences) if row and row[0] else Preferences()


def keep_preferences(tx: Tx, user: Holder, chosen: Preferences) -> None:
    """Keep what a user has chosen."""
    said = msgspec.json.encode(chosen).decode()
    tx.run(PREFER, player=does.player(tx, user), said=said, often=chosen.every)


class PreferenceVerbs(Verbs):
    """The part of the store that keeps what players want: see bot.matches.store.Wishes."""

    async def preferences(self, user: int) -> Preferences:
        """See Wishes."""
        return await self._reader.read(lambda tx: preferences(tx, user))

    async def keep_preferences(self, user: Holder, chosen: Preferences) -> None:
        """See Wishes."""
        await self._writer.write(lambda tx: keep_preferences(tx, user, chosen))

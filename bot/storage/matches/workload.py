"""The number of matches a player has open, running and finished, counted as far as the caps matter."""

from __future__ import annotations

from sqlalchemy import bindparam, func, select

from bot.matches.core.caps import Caps, Workload
from bot.matches.core.errors import TooMany
from bot.matches.core.models import Status
from bot.matches.house.members import HOUSE
from bot.storage.core import statements as sql
from bot.storage.core.query import Tx, query
from bot.storage.core.schema.matches import matches, seats
from bot.storage.core.schema.players import players

_OTHER, _THEIRS = seats.alias("other"), players.alias("theirs")
_AGAINST_PEOPLE = (
    select(_OTHER.c.match)
    .join(_THEIRS, _THEIRS.c.id == _OTHER.c.player)
    .where(_OTHER.c.match == matches.c.id, _OTHER.c.player != seats.c.player, ~_THEIRS.c.discord_id.between(*HOUSE))
    .exists()
)
COUNT = query(
    select(func.count()).select_from(
        select(matches.c.id)
        .join(seats, seats.c.match == matches.c.id)
        .join(players, players.c.id == seats.c.player)
        .where(
            players.c.discord_id == bindparam("user"),
            (matches.c.status + "") == bindparam("status"),  # never by the index of a status, which is of all players
            _AGAINST_PEOPLE,
        )
        .limit(bindparam("most"))
        .subquery()
    )
)


def of_user(tx: Tx, user: int, caps: Caps) -> Workload:
    """A user's workload; matches beyond the caps are not counted."""

    def count(status: Status, most: int) -> int:
        ((found,),) = tx.all(COUNT, user=user, status=status.value, most=most)
        return int(found)

    return Workload(
        len(tx.all(sql.OPEN_OF, user=user)),
        count(Status.RUNNING, caps.running.most),
        count(Status.FINISHED, max(caps.open.most, caps.running.most)),
    )


def refuse_another(tx: Tx, user: int, caps: Caps) -> None:
    """Raise TooMany if a user may not open another table or challenge."""
    load = of_user(tx, user, caps)
    for key, cap, present in (("running", caps.running, load.running), ("open", caps.open, load.open)):
        if present >= cap.after(load.finished):
            raise TooMany(key, present, cap)

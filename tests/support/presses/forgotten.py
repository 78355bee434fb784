"""Delete all users of a scene at its end: then no data mention them, compressed or not, and the rest is sound.

With `PRESS_AGAIN` in the environment, or `FORGET`, every scene of the tests ends so.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import zlib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from bot.features.privacy.erasure import Erasure
from bot.games import GAMES
from bot.games.contract.base import AnyGame
from bot.matches.core.errors import Refused
from bot.matches.core.models import Player
from bot.matches.matches import Matches
from bot.matches.matchmaking.bans import MOST
from bot.upkeep.integrity import check
from tests.support.storage.traces import traces_of
from tests.support.tournaments.ended import MADE_UP, PLACED

FORGET = bool(os.environ.get("PRESS_AGAIN") or os.environ.get("FORGET"))
UNLIKELY = 6  # characters of a name that is not found by chance


async def all_readmitted(matches: Matches, guild: int, by: int) -> None:
    """Lift all bans of a server: those keep an id, whatever else is deleted."""
    store, now = matches.work.store, matches.work.clock.now_ms()
    _, found = await store.bans.page(guild, now, skip=0, most=MOST)
    for ban, _ in found:
        await matches.bans.lift(guild, Player(0, by, ""), ban.user)


async def all_forgotten(matches: Matches, users: Iterable[int]) -> None:
    """Delete the data of all of them, one after the other, whatever they play."""
    for user in users:
        with contextlib.suppress(Refused):  # nothing is stored about them
            await Erasure(matches).erase(user, key=f"forget.{user % 1000}")


def left_of(database: Path, people: Mapping[int, str], games: Mapping[str, AnyGame]) -> list[str]:
    """What a closed file still tells of people, by id and name, and what is wrong with the rest of it."""
    wrong = []
    for where, data in (("file", database.read_bytes()), *_unpacked(database)):
        for user, name in people.items():
            for how, trace in traces_of(user, name).items():
                if (how != "by name" or len(name) >= UNLIKELY) and trace in data:
                    wrong.append(f"{where} tells of {user} {how}")
    if games is GAMES and not _made_up(database):
        wrong += [str(fault) for fault in check(database, GAMES).faults]
    return wrong


def _made_up(database: Path) -> bool:
    """Whether there are matches or positions in it that nobody has played: there is nothing from which they would follow."""
    with contextlib.closing(sqlite3.connect(database)) as plain:
        wanted = "SELECT 1 FROM matches WHERE seed = ? UNION SELECT 1 FROM turns WHERE key = ?"
        return bool(plain.execute(wanted, (MADE_UP, PLACED)).fetchall())


def _unpacked(database: Path) -> Iterator[tuple[str, bytes]]:
    """The compressed columns of the file."""
    with contextlib.closing(sqlite3.connect(database)) as plain:
        tables = [name for (name,) in plain.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        for table in tables:
            for row in plain.execute(f'SELECT * FROM "{table}"'):  # noqa: S608 - names of our own
                for value in row:
                    if isinstance(value, bytes):
                        with contextlib.suppress(zlib.error):
                            yield table, zlib.decompress(value)

"""Checks of the machine that runs the bot, and of its database."""

from __future__ import annotations

import shutil
import time
from pathlib import Path
from typing import Literal, NamedTuple

from bot.games import OTHERS
from bot.games.contract.parts import Found
from bot.matches.core.errors import StoreError
from bot.ops.build import BUILD
from bot.settings import PostgresUrl, Settings, readable_by_others
from bot.storage.core.inspection import inspecting
from bot.storage.stores.admin_queries import census
from bot.upkeep.backups import last_backup

ROOM, LITTLE_ROOM = 100 << 20, 1 << 30  # free bytes below which the disk is full, and below which it soon is
OLD = 26 * 3600  # seconds after which a daily backup is late
State = Literal["ok", "warning", "fault"]


class Finding(NamedTuple):
    """The result of a check. A `fault` keeps the bot from running, or people from playing; `says` includes the remedy."""

    check: str
    state: State
    says: str


def check_host(settings: Settings, folder: Path) -> list[Finding]:
    """The findings about the database, its backups, its disk, the settings in `folder`, and games by others."""
    database = settings.database
    found = [_database(database)]
    if isinstance(database, Path):
        found += [_disk(database), *([_backup(database)] if database.exists() else [])]
    files = (folder / ".env", *((database,) if isinstance(database, Path) else ()))
    exposed = readable_by_others(*files)
    if exposed:
        names = " ".join(map(str, exposed))
        found.append(Finding("files", "warning", f"Others on this machine can read them: chmod 600 {names}"))
    return [*found, *map(_game, OTHERS)]


def _game(one: Found) -> Finding:
    if one.parts:
        return Finding("games", "ok", f"{one.key} is of {one.package}.")
    return Finding("games", "fault", f"{one.key} of {one.package} cannot be played: {one.reason}.")


def _database(database: Path | PostgresUrl) -> Finding:
    if isinstance(database, Path) and not database.exists():
        return Finding("database", "ok", f"{database} will be made when the bot first starts.")
    try:
        with inspecting(database) as inspected:
            counted = inspected.read(census)
    except StoreError as error:
        return Finding("database", "fault", str(error))
    running = sum(counted.running.values())
    text = f"{database}, schema {BUILD['schema']}; {running} matches running, {counted.players} people playing."
    return Finding("database", "ok", text)


def _disk(database: Path) -> Finding:
    folder = next(one for one in database.absolute().parents if one.exists())
    free = shutil.disk_usage(folder).free
    state: State = "fault" if free < ROOM else "warning" if free < LITTLE_ROOM else "ok"
    advice = "" if state == "ok" else " Make room: when it is full, no turn can be stored."
    return Finding("disk", state, f"{free / (1 << 30):.1f} GiB free in {folder}.{advice}")


def _backup(database: Path) -> Finding:
    made = last_backup(database)
    if made is None:
        return Finding("backup", "warning", "There is none: pichenette backup FOLDER --keep 14, once a day.")
    hours = (time.time() - made) / 3600
    if hours * 3600 > OLD:
        return Finding("backup", "warning", f"The last one is {hours / 24:.0f} days old: is the daily job running?")
    return Finding("backup", "ok", f"The last one is {hours:.0f} hours old.")

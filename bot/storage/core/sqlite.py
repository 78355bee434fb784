"""The store on SQLite: one writing connection, one reading, one process."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path

from bot.matches.core.errors import StoreError
from bot.matches.core.models import Draft, Effects, Holder, Match, NewMatch, Offer, PostKind, Status, Turn
from bot.storage.core import transactions as does
from bot.storage.core.admin_queries import Backlog
from bot.storage.core.connection import Connection
from bot.storage.core.group_commit import Watch, Writer
from bot.storage.core.lock import FileLock
from bot.storage.core.migrate import migrate
from bot.storage.core.sequels import SequelVerbs
from bot.storage.delivery.channels import PlaceVerbs
from bot.storage.delivery.inbox import InboxVerbs
from bot.storage.delivery.posts import PostVerbs
from bot.storage.delivery.team_threads import CampVerbs
from bot.storage.history.imported_matches import StudyVerbs
from bot.storage.history.player_history import CareerVerbs
from bot.storage.ladders.standings import LadderVerbs
from bot.storage.matchmaking.lobby import LobbyVerbs
from bot.storage.privacy.privacy_store import ForgettingVerbs
from bot.storage.settings.audits import AuditVerbs
from bot.storage.settings.preferences import PreferenceVerbs
from bot.storage.timing.timers import Clockwork
from bot.storage.timing.vacation import HolidayVerbs

_READER = ("query_only=ON", "temp_store=MEMORY")


def _writer(busy_ms: int) -> tuple[str, ...]:
    return (
        f"busy_timeout={busy_ms}",
        "journal_mode=WAL",
        "synchronous=FULL",  # a committed turn survives a power cut
        "foreign_keys=ON",
        "secure_delete=ON",  # what is deleted is overwritten
        "temp_store=MEMORY",
        "cache_size=-8000",  # KiB; the system keeps the rest of the file at hand
        f"journal_size_limit={64 * 1024 * 1024}",  # bytes the log may keep between checkpoints
    )


class SqliteStore(
    Clockwork,
    HolidayVerbs,
    LobbyVerbs,
    PlaceVerbs,
    CampVerbs,
    SequelVerbs,
    InboxVerbs,
    LadderVerbs,
    CareerVerbs,
    AuditVerbs,
    Backlog,
    PreferenceVerbs,
    PostVerbs,
    StudyVerbs,
    ForgettingVerbs,
):
    """Implements bot.matches.core.store.Store."""

    def __init__(self, writer: Writer, reader: Connection, lock: FileLock, path: Path) -> None:
        super().__init__(writer, reader, path)
        self._lock = lock

    @classmethod
    async def open(cls, path: Path, *, busy_ms: int = 5000) -> SqliteStore:
        """Open or make the file, checked and brought up to date; waits `busy_ms` for a lock.

        Raises StoreTaken if another process has it, StoreCorrupt if it is damaged, StoreBusy, StoreFull or StoreError otherwise;
        each with a sentence for whoever started the program.
        """
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            lock = FileLock(path)
        except OSError as error:
            raise StoreError(f"{path} cannot be opened: {error.strerror}.") from error
        async with AsyncExitStack() as half_open:
            half_open.callback(lock.release)
            await asyncio.to_thread(migrate, path, busy_ms)
            writer = await Writer.open(path, mode="rw", pragmas=_writer(busy_ms))
            half_open.push_async_callback(writer.close)
            reader = await Connection.open(path, mode="ro", pragmas=(f"busy_timeout={busy_ms}", *_READER))
            half_open.pop_all()
        return cls(writer, reader, lock, path)

    def watch(self, watch: Watch) -> None:
        """Tell somebody of every transaction from now on."""
        self._writer.watch = watch

    async def close(self) -> None:
        """Finish writing, fold the log into the file, close and let go of the lock."""
        try:
            await self._reader.close()
            await self._writer.call(lambda plain: plain.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall())
        finally:
            await self._writer.close()
            self._lock.release()

    async def add(self, new: NewMatch, *, key: str, now: int, most: int = 0) -> Match:
        """See Store."""
        return await self._writer.write(lambda tx: does.add(tx, new, key, now, most))

    async def get(self, match: int) -> Match | None:
        """See Store."""
        return await self._reader.read(lambda tx: does.get(tx, match))

    async def in_thread(self, thread: int) -> Match | None:
        """See Store."""
        return await self._reader.read(lambda tx: does.in_thread(tx, thread))

    async def of_user(self, user: int, *, statuses: Sequence[Status]) -> tuple[Match, ...]:
        """See Store."""
        return await self._reader.read(lambda tx: does.of_user(tx, user, statuses))

    async def with_status(self, status: Status) -> tuple[Match, ...]:
        """See Store."""
        return await self._reader.read(lambda tx: does.with_status(tx, status))

    async def change(
        self,
        match: Match,
        *,
        status: Status,
        turn: Turn | None,
        posts: Sequence[PostKind],
        key: str,
        now: int,
        holders: Sequence[Holder] = (),
        incident: str = "",
        effects: Effects = does.NOTHING,
    ) -> Match:
        """See Store."""
        return await self._writer.write(
            lambda tx: does.change(tx, match, status, turn, posts, key, now, holders, incident, effects)
        )

    async def advance(
        self,
        match: Match,
        turns: Sequence[Turn],
        *,
        status: Status,
        posts: Sequence[PostKind],
        effects: Effects = does.NOTHING,
    ) -> Match:
        """See Store."""
        return await self._writer.write(lambda tx: does.advance(tx, match, turns, status, posts, effects))

    async def offers(self, match: int) -> tuple[Offer, ...]:
        """See Store."""
        return await self._reader.read(lambda tx: does.offers(tx, match))

    async def match_by_key(self, key: str) -> Match | None:
        """See Store."""
        return await self._reader.read(lambda tx: does.match_by_key(tx, key))

    async def turn_by_key(self, key: str) -> Turn | None:
        """See Store."""
        return await self._reader.read(lambda tx: does.turn_by_key(tx, key))

    async def turn(self, match: int, revision: int) -> Turn | None:
        """See Store."""
        if match < 0:
            return next((turn for turn in await self._studied(-match) if turn.revision == revision), None)
        return await self._reader.read(lambda tx: does.turn(tx, match, revision))

    async def turns(self, match: int) -> tuple[Turn, ...]:
        """See Store."""
        if match < 0:
            return await self._studied(-match)
        return await self._reader.read(lambda tx: does.turns(tx, match))

    async def place(
        self, match: int, *, message: int | None = None, thread: int | None = None, channel: int | None = None
    ) -> None:
        """See Store."""
        await self._writer.write(lambda tx: does.place(tx, match, message, thread, channel))

    async def draft(self, match: int, seat: int, ask: str) -> Draft | None:
        """See Store."""
        return await self._reader.read(lambda tx: does.draft(tx, match, seat, ask))

    async def keep_draft(self, draft: Draft) -> None:
        """See Store."""
        await self._writer.write(lambda tx: does.keep_draft(tx, draft))

    async def drop_draft(self, match: int, seat: int, ask: str) -> None:
        """See Store."""
        await self._writer.write(lambda tx: does.drop_draft(tx, match, seat, ask))

    async def formation(self, user: int, game: str, kind: str, pieces: int) -> bytes | None:
        """See Store."""
        return await self._reader.read(lambda tx: does.formation(tx, user, game, kind, pieces))

    async def keep_formation(self, user: Holder, game: str, kind: str, pieces: int, data: bytes) -> None:
        """See Store."""
        await self._writer.write(lambda tx: does.keep_formation(tx, user, game, kind, pieces, data))

    async def setting(self, name: str) -> str | None:
        """See Store."""
        return await self._reader.read(lambda tx: does.setting(tx, name))

    async def keep_setting(self, name: str, value: str) -> None:
        """See Store."""
        await self._writer.write(lambda tx: does.keep_setting(tx, name, value))

"""Plays minutes of a busy hour on a filled database: players, deliveries and clocks act at random, at realistic rates."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import msgspec

from bot.features.ladders import counting
from bot.features.ladders.rows import LadderRows
from bot.features.ladders.values import Finish
from bot.features.lobby.rows import QueueRows
from bot.features.lobby.values import QueueEntry
from bot.matches.core.caps import NO_CAPS, Cap, Caps
from bot.matches.core.errors import StoreError
from bot.matches.core.match_change import Effect
from bot.matches.core.models import LIVE, Match, NewMatch, Player, Status, StoredDraft, Terms, Turn
from bot.matches.delivery.models import PostKind
from bot.matches.timing.models import Alarm, TimerKind
from bot.matches.work.effects import Effects
from bot.ratings.ladders import WORLD, Ladder
from bot.ratings.seasons import ALL_TIME
from bot.storage.core.query import Query
from bot.storage.privacy import guild_removal
from bot.storage.stores import admin_queries
from bot.storage.stores.postgres_store import PostgresStore
from tools.scale.timed import Timed

MANY = Caps(Cap(50, 0, 50), NO_CAPS.running)
SEND = 0.15  # seconds that Discord takes for a message
LEASE = 60_000  # ms
HALF_DAY = 12 * 3600 * 1000  # ms
SHARING = 20_000  # ms without a sign of life after which no other process is there
THREE_DAYS = 3 * 24 * 3600 * 1000  # ms
PER_TURN = {  # how often each is done, per turn
    "turn": 1.0,
    "abandoned": 0.5,  # a panel opened and closed again
    "command": 0.3,
    "inbox": 0.3,
    "turns": 0.1,
    "history": 0.1,
    "profile": 0.05,
    "ladder": 0.05,
    "world": 0.02,
    "company": 0.02,
    "begin": 0.015,
    "queue": 0.01,
    "check": 0.005,
    "settings": 0.002,
}
EVERY = {  # seconds between two, in all processes together
    "backlog": 5.0,
    "export": 10.0,
    "erase": 15.0,
    "void": 30.0,
    "left": 20.0,
    "tidy": 20.0,
    "start": 30.0,
    "stuck": 20.0,
}


class Day(Timed):
    """The load of several processes on one database."""

    def __init__(self, stores: list[PostgresStore], ladder_season: int, seed: int = 1) -> None:
        super().__init__()
        self.stores = stores
        self.season = ladder_season
        self.posts = 0
        self._luck = random.Random(seed)
        self._running: list[int] = []
        self._matches = 0

    async def play(self, seconds: float, rate: float) -> None:
        """`rate` turns a second, and all that comes with them."""
        found = await self.stores[0]._reader.read(lambda tx: tx.all(RUNNING))
        self._running = [match for (match,) in found]
        ((self._matches,),) = await self.stores[0]._reader.read(lambda tx: tx.all(LAST))
        until = time.monotonic() + seconds
        async with asyncio.TaskGroup() as group:
            for name, often in PER_TURN.items():
                group.create_task(self._at_random(name, rate * often, until))
            for name, pause in EVERY.items():
                group.create_task(self._at_random(name, 1 / pause, until))
            for store in self.stores:
                group.create_task(self._deliver(store, until))
                group.create_task(self._clocks(store, until))

    async def _at_random(self, name: str, rate: float, until: float) -> None:
        doing: Callable[[PostgresStore], Awaitable[None]] = getattr(self, name)
        async with asyncio.TaskGroup() as group:
            while True:
                pause = self._luck.expovariate(rate)
                await asyncio.sleep(min(pause, max(0.0, until - time.monotonic())))
                if time.monotonic() >= until:
                    return
                group.create_task(self._safely(doing(self._luck.choice(self.stores))))

    def _match(self) -> int:
        return 1 + int(self._matches * self._luck.random())

    async def _some(self, store: PostgresStore, number: int) -> Match:
        match = await self.timed("get", store.get(number))
        if match is None:
            raise AssertionError(f"there is no match {number}")
        return match

    async def _player(self, store: PostgresStore) -> tuple[Match, Player]:
        """Someone who plays often is found often; the erased are not asked for."""
        while True:
            match = await self._some(store, self._match())
            player = self._luck.choice(match.holders)
            if not player.forgotten:
                return match, player

    # Players

    async def abandoned(self, store: PostgresStore) -> None:
        """Open a panel and leave it."""
        await self._panel(store, self._luck.choice(self._running))

    async def _panel(self, store: PostgresStore, number: int) -> tuple[Match, int]:
        match = await self._some(store, number)
        seat = match.revision % 2
        ask = f"flick.{seat}.{match.revision}"
        await self.timed("settings_for", store.settings_for(match.holders[seat].user, match.guild))
        await self.timed("draft", store.draft(match.id, seat, ask))
        await self.timed("replies", store.replies(match.id))
        await self.timed(
            "keep_draft", store.keep_draft(StoredDraft(match.id, seat, ask, b'{"angle":12.5,"strength":40}'))
        )
        return match, seat

    async def turn(self, store: PostgresStore) -> None:
        """Open a panel and submit: a copy of the last turn follows it."""
        match, seat = await self._panel(store, self._luck.choice(self._running))
        if match.status is not Status.RUNNING:
            return
        key, now = f"{time.time_ns()}", _now()
        await self.timed("match_by_key", store.match_by_key(key))
        last = await self.timed("turn", store.turn(match.id, match.revision))
        if last is None:
            raise AssertionError(f"match {match.id} has no turn {match.revision}")
        made = msgspec.structs.replace(last, revision=match.revision + 1, seat=seat, key=key, made=now)
        over = self._luck.random() < 1 / 70
        if over and match.terms.rated:
            await self.timed(
                "prospects", _ladders(store).prospects(self._ladder(match), [[one.user] for one in match.holders], now)
            )
        await self.timed(
            "advance",
            store.advance(
                match,
                [made],
                status=Status.FINISHED if over else Status.RUNNING,
                posts=[PostKind.TURN, PostKind.CARD],
                effects=_effects(match, seat, now, over=over),
            ),
        )

    def _ladder(self, match: Match, guild: int | None = None) -> Ladder:
        season = self._luck.choice((ALL_TIME, self.season))
        return Ladder(match.game, match.guild if guild is None else guild, season)

    async def command(self, store: PostgresStore) -> None:
        """Use a command in a match's thread."""
        match = await self._some(store, self._luck.choice(self._running))
        await self.timed("in_thread", store.in_thread(match.thread))
        await self.timed("offers", store.offers(match.id))

    async def inbox(self, store: PostgresStore) -> None:
        """List matches and offers."""
        _, player = await self._player(store)
        await self.timed("of_user", store.of_user(player.user, statuses=LIVE))
        await self.timed("offers_to", store.offers_to(player.user))

    async def turns(self, store: PostgresStore) -> None:
        """Read all turns of a match."""
        match = await self._some(store, self._match())
        await self.timed("turns", store.turns(match.id))

    async def history(self, store: PostgresStore) -> None:
        """List past matches."""
        _, player = await self._player(store)
        career = await self.timed("career", store.career(player.user))
        await self.timed("those", store.those([one.id for one in career][:16]))

    async def profile(self, store: PostgresStore) -> None:
        """Read ratings and habits."""
        match, player = await self._player(store)
        await self.timed("standings_of", store.standings_of(player.user))
        await self.timed("record", _ladders(store).record(player.user, match.game, match.guild))
        await self.timed("moves_of", _ladders(store).moves_of(player.user, match.game, match.guild, 200))

    async def ladder(self, store: PostgresStore) -> None:
        """Read the top of a ladder, and the rows around the player."""
        match, player = await self._player(store)
        await self.timed("ladder", _ladders(store).ladder(self._ladder(match), _now(), first=0, most=10))
        await self.timed("near", _ladders(store).near(self._ladder(match), _now(), player.user, reach=2))

    async def world(self, store: PostgresStore) -> None:
        """Read the same of the world ladder."""
        match, player = await self._player(store)
        await self.timed("ladder, world", _ladders(store).ladder(self._ladder(match, WORLD), _now(), first=0, most=10))
        await self.timed("near, world", _ladders(store).near(self._ladder(match, WORLD), _now(), player.user, reach=2))

    async def company(self, store: PostgresStore) -> None:
        """Read the ladder of those who play in a channel."""
        match, _ = await self._player(store)
        spot = self._luck.choice((match.thread, match.channel))
        await self.timed(
            "ladder, company", _ladders(store).ladder(self._ladder(match), _now(), first=0, most=10, spot=spot)
        )

    async def begin(self, store: PostgresStore) -> None:
        """Accept a challenge; the match continues like the one it is modelled on."""
        old, _ = await self._player(store)
        holders = tuple(sorted(old.holders, key=lambda one: one.seat))
        if any(one.forgotten for one in holders) or old.revision == 0:
            return
        now, key = _now(), f"{time.time_ns()}"
        new = NewMatch(
            old.guild, old.channel, old.game, old.options, holders, old.seed, now + LEASE, "en", Terms(rated=True)
        )
        match = await self.timed("add", store.add(new, key=f"{key}.add", now=now, caps=MANY))
        first = await self.timed("turn", store.turn(old.id, 0))
        if first is None:
            raise AssertionError(f"match {old.id} has no first turn")
        begun: Turn = msgspec.structs.replace(first, match=match.id, key=key, made=now)
        posts = [PostKind.THREAD, PostKind.TURN]
        change = store.change(match, status=Status.RUNNING, turn=begun, posts=posts, key=key, now=now)
        await self.timed("change", change)
        self._running.append(match.id)

    async def queue(self, store: PostgresStore) -> None:
        """Enter the queue and leave it."""
        match, player = await self._player(store)
        queues = store.area(QueueRows)
        entry = QueueEntry(0, player.user, player.name, match.guild, match.channel, match.game, Terms(), "en", _now())
        await self.timed("waiting", queues.waiting(match.guild, match.game))
        await self.timed("enqueue", queues.enqueue(entry, (), _now()))
        await self.timed("queued", queues.queued(player.user))
        await self.timed("dequeue", queues.dequeue(player.user, match.guild, match.game))

    async def check(self, store: PostgresStore) -> None:
        """Run a moderator's queries about a server."""
        match = await self._some(store, self._match())
        await self.timed("places", store.places(match.guild))
        await self.timed("places, barred", store.places(match.guild, barred=True))
        await self.timed("of_guild", store.of_guild(match.guild, statuses=LIVE))
        await self.timed("audits", store.audits(match.guild, 0, 10))

    async def settings(self, store: PostgresStore) -> None:
        """Change the language of a server."""
        match, player = await self._player(store)
        language = self._luck.choice(("en", "fr"))
        await self.timed(
            "change_server_settings",
            store.change_server_settings(
                match.guild, player, lambda current: msgspec.structs.replace(current, language=language), now=_now()
            ),
        )

    # Rarely

    async def backlog(self, store: PostgresStore) -> None:
        """Query pending deliveries."""
        await self.timed("backlog", store.backlog())

    async def export(self, store: PostgresStore) -> None:
        """Export the data of a user."""
        _, player = await self._player(store)
        await self.timed("dossier", store.dossier(player.user))

    async def erase(self, store: PostgresStore) -> None:
        """Erase a user."""
        _, player = await self._player(store)
        settled = [match.id for match in await self.timed("of_user", store.of_user(player.user, statuses=LIVE))]
        await self.timed("erase", store.erase(player.user, settled=settled))

    async def void(self, store: PostgresStore) -> None:
        """Declare a counted match void, as a moderator."""
        match, _ = await self._player(store)
        if match.status is Status.FINISHED:
            change = store.change(
                match, status=Status.VOID, turn=None, posts=[PostKind.CARD], key=f"void {match.id}", now=_now()
            )
            await self.timed("change, void", change)

    async def left(self, store: PostgresStore) -> None:
        """Leave a server and come back."""
        match = await self._some(store, self._match())
        await self.timed("server_left", store.server_left(match.guild, _now()))
        await self.timed("server_joined", store.server_joined(match.guild))

    async def tidy(self, store: PostgresStore) -> None:
        """Delete what is no longer needed."""
        await self.timed("tidy", store.tidy(_now(), days=15))

    async def start(self, store: PostgresStore) -> None:
        """Run the queries of a process at its start."""
        await self.timed("languages", store.languages())
        present = await store._reader.read(lambda tx: [guild for (guild,) in tx.all(guild_removal.KNOWN)])
        await self.timed("note_servers", store.note_servers(present, _now()))
        instance = await self.timed("arrive", store.arrive(_now(), most=HALF_DAY, sharing=SHARING))
        await self.timed("leave", store.leave(instance, _now()))

    async def stuck(self, store: PostgresStore) -> None:
        """Query posts that nobody delivers."""
        await self.timed("stuck", store._reader.read(lambda tx: tx.all(admin_queries.STUCK, before=_now() - LEASE)))

    # Processes

    async def _deliver(self, store: PostgresStore, until: float) -> None:
        """Run the outbox of one process."""
        under_way: set[int] = set()
        async with asyncio.TaskGroup() as group:
            while time.monotonic() < until:
                try:
                    due = await self.timed("posts_due", store.posts_due(_now()))
                    if not due:
                        await self.timed("next_due", store.next_due())
                except StoreError as error:
                    self._note(error)
                    due = ()
                for post in due:
                    if post.id not in under_way:
                        under_way.add(post.id)
                        group.create_task(self._safely(self._bring(store, post, under_way)))
                await asyncio.sleep(0.25)

    async def _bring(self, store: PostgresStore, post: Any, under_way: set[int]) -> None:
        try:
            await self.timed("delivery_context", store.delivery_context(post))
            await self.timed("post_attempted", store.post_attempted(post.id, _now()))
            if post.kind is PostKind.NOTE:
                await self.timed("followed", store.followed(post))
            await asyncio.sleep(SEND)
            await self.timed("post_done", store.post_done(post, 900 + post.id))
            await self.timed("asking", store.asking(post.match))
            self.posts += 1
        finally:
            under_way.discard(post.id)

    async def _arrive(self, store: PostgresStore, until: float) -> int:
        while time.monotonic() < until:
            try:
                return await self.timed("arrive", store.arrive(_now(), most=HALF_DAY, sharing=SHARING))
            except StoreError as error:
                self._note(error)
                await asyncio.sleep(5)
        return 0

    async def _clocks(self, store: PostgresStore, until: float) -> None:
        """Poll the timers of one process; the first one gives back the time since the database was filled."""
        instance = await self._arrive(store, until)
        while time.monotonic() < until:
            try:
                await self.timed("seen", store.seen(instance, _now()))
                await self.timed("next_timer", store.next_timer(_now()))
                owner = str(id(store))
                for timer in await self.timed(
                    "claim_timers", store.claim_timers(_now(), owner=owner, lease=LEASE, most=50)
                ):
                    await self.timed("dismiss", store.dismiss(timer))
            except StoreError as error:
                self._note(error)
            await asyncio.sleep(1)


def _ladders(store: PostgresStore) -> LadderRows:
    return store.area(LadderRows)


def _effects(match: Match, seat: int, now: int, *, over: bool) -> Effects:
    if over and match.terms.rated:
        finish = Finish(((0,), (1,)), (0, 1))
        count = partial(counting.count, match=match.id, finish=finish, made=now, world=True)
        return Effects(added=(Effect(count, is_wide=True),))
    if over:
        return Effects()
    ask = f"flick.{1 - seat}.{match.revision + 1}"
    return Effects(
        silenced=(seat,),
        alarms=(
            Alarm(TimerKind.DEADLINE, 1 - seat, ask, now, now + THREE_DAYS),
            Alarm(TimerKind.REMINDER, 1 - seat, ask, now, now + THREE_DAYS // 2),
        ),
    )


def _now() -> int:
    return int(time.time() * 1000)


RUNNING = Query("SELECT id FROM matches WHERE status = 'running' AND revision > 0", {})
LAST = Query("SELECT max(id) FROM matches", {})

"""The metrics served at `/metrics`, in seconds and bytes. Each name begins with `pichenette_`."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import partial
from typing import Literal, TypeAlias, get_args

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    disable_created_metrics,
    generate_latest,
)

from bot.games import GAMES
from bot.matches.core.models import Census
from bot.matches.core.observer import MoveResult, Observer
from bot.ops.build import BUILD

disable_created_metrics()  # type: ignore[no-untyped-call]  # a series more for each counter, which no query needs


Served: TypeAlias = Literal["answered", "refused", "too_fast", "failed"]  # what became of a request to a page
Missing: TypeAlias = Literal["late", "failed"]  # why a turn has no film
NAMESPACE = "pichenette"
INVALID = frozenset({401, 403, 429})  # statuses of which Discord takes 10,000 in ten minutes before it closes the door
SHARED = "shared"  # the scope of a limit that others have used up: such an answer is not held against the bot
_COMMITS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
_PIECES = (1, 2, 4, 8, 16, 32, 64)
_PICTURES = (0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2, 5, 10)
_FILMS = (0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1, 1.5, 2, 3, 5, 10, 20, 30)
_LAGS = (0.001, 0.002, 0.005, 0.008, 0.01, 0.015, 0.02, 0.03, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
_DELAYS = (0.1, 0.5, 1, 2, 5, 10, 30, 60, 300, 1800)


class Metrics(Observer):
    """A registry of its own, so that two bots in one process do not count for each other."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        counter = partial(Counter, namespace=NAMESPACE, registry=self.registry)
        gauge = partial(Gauge, namespace=NAMESPACE, registry=self.registry)
        histogram = partial(Histogram, namespace=NAMESPACE, registry=self.registry)
        self._build = Info("build", "What runs", namespace=NAMESPACE, registry=self.registry)
        self._turns = counter("turns", "Moves, by game and what became of them", ("game", "result"))
        self._commit = histogram("commit_seconds", "How long a transaction takes", buckets=_COMMITS)
        self._batch = histogram("batch_size", "What a transaction keeps at once", buckets=_PIECES)
        self._timer = histogram("timer_lag_seconds", "How late timers are seen to", buckets=_DELAYS)
        self._render = histogram("render_seconds", "From wish to picture", buckets=_PICTURES)
        self._film = histogram("film_seconds", "From wish to film", buckets=_FILMS)
        self._unfilmed = counter("films_missing", "Films of turns that came long after them, or never", ("reason",))
        self._lag = histogram("loop_lag_seconds", "How late the event loop is", buckets=_LAGS)
        self._held_up = histogram("loop_held_up_seconds", "As far as the program itself made it late", buckets=_LAGS)
        self._limited = counter("discord_429", "Rate limit responses of Discord", ("scope",))
        self._invalid = counter("invalid_requests", "Answers that Discord holds against the bot")
        self._pages = counter("page_requests", "Requests to the bot's pages, by outcome", ("result",))
        self._sockets = gauge("page_sockets", "Open sockets of pages")
        self._watchers = gauge("page_watchers", "Open pages that follow a public match")
        self._webhooks = counter("webhook_deliveries", "Attempts to deliver to webhooks", ("result",))
        self._servers = gauge("servers", "Servers that the bot is in")
        self._running = gauge("matches_running", "Matches being played, by game", ("game",))
        self._players = gauge("players_playing", "People who sit at a match being played")
        self._connected = gauge("gateway_connected", "1 while a shard is connected to Discord", ("shard",))
        self._latency = gauge("gateway_latency_seconds", "Of a shard's last heartbeat", ("shard",))
        self._memory = gauge("process_memory_bytes", "Resident memory of each process", ("process",))
        self.outbox_pending = gauge("outbox_pending", "Posts still to be made")
        self.outbox_oldest = gauge("outbox_oldest_seconds", "How long the oldest of them has waited")
        self.db_bytes = gauge("db_bytes", "Size of the file")
        self.database_up = gauge("database_up", "1 if the database answered when these figures were asked for")
        self._of_file: tuple[Gauge, Gauge] | None = None  # a server has neither
        self._build.info(dict(BUILD))
        self._begin_at_zero()

    def _begin_at_zero(self) -> None:
        """Make the counters by label before anything happens: of a series that begins at 1, Prometheus sees no increase."""
        for game in GAMES:
            for result in MoveResult:
                self._turns.labels(game, result.value)
        for reason in get_args(Missing):
            self._unfilmed.labels(reason)
        for outcome in get_args(Served):
            self._pages.labels(outcome)
        for arrived in ("arrived", "failed"):
            self._webhooks.labels(arrived)
        for scope in ("user", "global", SHARED):
            self._limited.labels(scope)

    def moved(self, game: str, result: MoveResult) -> None:
        """See Observer."""
        self._turns.labels(game, result.value).inc()

    def fired(self, late: float) -> None:
        """See Observer."""
        self._timer.observe(max(0.0, late))

    def committed(self, pieces: int, seconds: float) -> None:
        """Count a transaction with its number of changes."""
        self._batch.observe(pieces)
        self._commit.observe(seconds)

    def painted(self, seconds: float) -> None:
        """Observe a picture, with the seconds since its request."""
        self._render.observe(seconds)

    def filmed(self, seconds: float) -> None:
        """Observe a film, with the seconds since its request."""
        self._film.observe(seconds)

    def not_filmed(self, reason: Missing) -> None:
        """Count a film that came long after its turn, or never."""
        self._unfilmed.labels(reason).inc()

    def lagged(self, seconds: float) -> None:
        """Observe a delay of the event loop, in seconds."""
        self._lag.observe(max(0.0, seconds))

    def held_up(self, seconds: float) -> None:
        """Observe a delay of the event loop caused by the program itself, in seconds."""
        self._held_up.observe(max(0.0, seconds))

    def answered(self, status: int, scope: str) -> None:
        """Count a response of Discord; `scope` is that of a rate limit hit, if any."""
        if status == 429:
            self._limited.labels(scope or "unknown").inc()
        if status in INVALID and scope != SHARED:
            self._invalid.inc()

    def served(self, status: int) -> None:
        """Count a request to one of the bot's pages by the status of its answer."""
        self._pages.labels(_outcome(status)).inc()

    def webhook(self, *, arrived: bool) -> None:
        """Count an attempt to deliver to a webhook."""
        self._webhooks.labels("arrived" if arrived else "failed").inc()

    def sockets(self, count: int) -> None:
        """Set the number of open sockets of pages."""
        self._sockets.set(count)

    def watchers(self, count: int) -> None:
        """Set the number of pages that follow a public match."""
        self._watchers.set(count)

    def connected_to(self, servers: int, shards: Mapping[int, float | None]) -> None:
        """Set the number of servers and the latency of each shard in seconds, None while it is disconnected."""
        self._servers.set(servers)
        for shard, latency in shards.items():
            self._connected.labels(str(shard)).set(latency is not None)
            self._latency.labels(str(shard)).set(math.nan if latency is None else latency)

    def counted(self, census: Census) -> None:
        """Set the number of running matches and of people playing."""
        self._running.clear()
        for game, count in census.running.items():
            self._running.labels(game).set(count)
        self._players.set(census.players)

    def weighed(self, memory: Mapping[str, int]) -> None:
        """Set the memory of the running processes, in bytes."""
        self._memory.clear()
        for process, size in memory.items():
            self._memory.labels(process).set(size)

    def measure_file(self) -> tuple[Gauge, Gauge]:
        """Set the size of the database's log in bytes, and the seconds since the last backup (NaN: there was none)."""
        if self._of_file is None:
            gauge = partial(Gauge, namespace=NAMESPACE, registry=self.registry)
            self._of_file = (
                gauge("wal_bytes", "Size of the log beside the database"),
                gauge("backup_age_seconds", "Since the last backup; NaN: there was none"),
            )
        return self._of_file

    def exposition(self) -> bytes:
        """All metrics in Prometheus format."""
        return generate_latest(self.registry)


def _outcome(status: int) -> Served:
    if status < 400:
        return "answered"
    if status == 429:
        return "too_fast"
    return "refused" if status < 500 else "failed"

"""The metrics served at `/metrics`, in seconds and bytes."""

from __future__ import annotations

from typing import Literal

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from bot.matches.core.observer import MoveResult, Observer

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
        one = self.registry
        self._turns = Counter("turns", "Moves, by game and what became of them", ("game", "result"), registry=one)
        self._commit = Histogram("commit_seconds", "How long a transaction takes", buckets=_COMMITS, registry=one)
        self._batch = Histogram("batch_size", "What a transaction keeps at once", buckets=_PIECES, registry=one)
        self._timer = Histogram("timer_lag_seconds", "How late timers are seen to", buckets=_DELAYS, registry=one)
        self._render = Histogram("render_seconds", "From wish to picture", buckets=_PICTURES, registry=one)
        self._film = Histogram("film_seconds", "From wish to film", buckets=_FILMS, registry=one)
        self._unfilmed = Counter("films_missing", "Turns posted without their film", ("reason",), registry=one)
        self._lag = Histogram("loop_lag_seconds", "How late the event loop is", buckets=_LAGS, registry=one)
        self._held_up = Histogram(
            "loop_held_up_seconds", "As far as the program itself made it late", buckets=_LAGS, registry=one
        )
        self._limited = Counter("discord_429", "Rate limit responses of Discord", ("scope",), registry=one)
        self._invalid = Counter("invalid_requests", "Answers that Discord holds against the bot", registry=one)
        self.outbox_pending = Gauge("outbox_pending", "Posts still to be made", registry=one)
        self.outbox_oldest = Gauge("outbox_oldest_seconds", "How long the oldest of them has waited", registry=one)
        self.db_bytes = Gauge("db_bytes", "Size of the file", registry=one)
        self.wal_bytes = Gauge("wal_bytes", "Size of its log", registry=one)
        self.backup_age = Gauge("backup_age_seconds", "Since the last backup; NaN: there was none", registry=one)

    def moved(self, game: str, result: MoveResult) -> None:
        """See Observer."""
        self._turns.labels(game, result.value).inc()

    def fired(self, late: float) -> None:
        """See Observer."""
        self._timer.observe(max(0.0, late))

    def committed(self, pieces: int, seconds: float) -> None:
        """A transaction has stored so many changes."""
        self._batch.observe(pieces)
        self._commit.observe(seconds)

    def painted(self, seconds: float) -> None:
        """A picture was made, so long after its request."""
        self._render.observe(seconds)

    def filmed(self, seconds: float) -> None:
        """A film was made, so long after its request."""
        self._film.observe(seconds)

    def not_filmed(self, reason: Literal["late", "failed"]) -> None:
        """A turn was posted without its film."""
        self._unfilmed.labels(reason).inc()

    def lagged(self, seconds: float) -> None:
        """The event loop was so late."""
        self._lag.observe(max(0.0, seconds))

    def held_up(self, seconds: float) -> None:
        """The program itself delayed the event loop by so much."""
        self._held_up.observe(max(0.0, seconds))

    def answered(self, status: int, scope: str) -> None:
        """Discord responded to a request; `scope` is that of a rate limit hit, if any."""
        if status == 429:
            self._limited.labels(scope or "unknown").inc()
        if status in INVALID and scope != SHARED:
            self._invalid.inc()

    def told(self) -> bytes:
        """All metrics in Prometheus format."""
        return generate_latest(self.registry)

"""Shards of the bot's connection: the servers of each, and the limits on new sessions."""

import math
from collections import deque
from typing import NamedTuple

from localdiscord.clock import LocalClock
from localdiscord.config import LocalConfig
from localdiscord.records import Json

_DAY = 86_400.0  # seconds
_SERVERS_A_SHARD = 1000  # as many shards are recommended as keeps each below


class Shard(NamedTuple):
    """A part of the servers: number `nth`, from 0, `of` so many."""

    nth: int
    of: int

    def has(self, guild_id: int) -> bool:
        """Whether it has this server; 0 is no server, and what is about none goes to the first shard."""
        return (guild_id >> 22) % self.of == self.nth


def shard_of(identify: Json) -> Shard | None:
    """The shard that an IDENTIFY names, the only one if it names none; None if there can be no such shard."""
    match identify.get("shard", [0, 1]):
        case [int(nth), int(of)] if 0 <= nth < of:
            return Shard(nth, of)
        case _:
            return None


def server_of(event: str, data: Json) -> int:
    """The id of the server that an event is about, 0 if there is none."""
    return int(data["id"] if event in ("GUILD_CREATE", "GUILD_DELETE") else data.get("guild_id") or 0)


class SessionStarts:
    """Counts the sessions begun: so many a day, and one at a time in each bucket of shards."""

    def __init__(self, config: LocalConfig, clock: LocalClock) -> None:
        self._config = config
        self._clock = clock
        self._times: deque[float] = deque()
        self._latest: dict[int, float] = {}  # by bucket

    @property
    def remaining(self) -> int:
        """The number of sessions that may still be begun today."""
        while self._times and self._times[0] <= self._clock.elapsed() - _DAY:
            self._times.popleft()
        return max(0, self._config.session_starts - len(self._times))

    def too_soon(self, shard: Shard) -> bool:
        """Whether the shard's bucket has just begun one."""
        waited = self._clock.elapsed() - self._latest.get(self._bucket(shard), -math.inf)
        return waited < self._config.identify_seconds

    def count(self, shard: Shard) -> None:
        """Count a begun session."""
        self._times.append(self._clock.elapsed())
        self._latest[self._bucket(shard)] = self._clock.elapsed()

    def session_limit(self, servers: int) -> Json:
        """The response of GET /gateway/bot about shards, for a bot on that many servers."""
        limit = {
            "total": self._config.session_starts,
            "remaining": self.remaining,
            "reset_after": int((self._times[0] + _DAY - self._clock.elapsed()) * 1000) if self._times else 0,
            "max_concurrency": self._config.max_concurrency,
        }
        return {"shards": 1 + servers // _SERVERS_A_SHARD, "session_start_limit": limit}

    def _bucket(self, shard: Shard) -> int:
        return shard.nth % self._config.max_concurrency

"""Discord's rate limits: buckets of calls per window, and their response headers."""

import hashlib
from collections import deque
from dataclasses import dataclass, field

from localdiscord.clock import LocalClock
from localdiscord.config import LocalConfig, Rate
from localdiscord.errors import RateLimited

_BAN_WINDOW = 600.0  # s; Discord counts 401, 403 and 429 answers over ten minutes


@dataclass
class _Bucket:
    rate: Rate
    used: int = 0
    resets: float = 0.0


@dataclass
class RateLimits:
    """All buckets of one local Discord."""

    config: LocalConfig
    clock: LocalClock
    _buckets: dict[tuple[str, str], _Bucket] = field(default_factory=dict)
    _invalid: deque[float] = field(default_factory=deque)

    def count(self, name: str, major: str, rate: Rate) -> dict[str, str]:
        """Count a call in the bucket `name` of the major parameter; the headers for its answer, or RateLimited."""
        if not self.config.rates_enforced:
            return {}
        bucket = self._buckets.setdefault((name, major), _Bucket(rate))
        now = self.clock.elapsed()
        if now >= bucket.resets:
            bucket.used, bucket.resets = 0, now + rate.seconds
        if bucket.used >= rate.calls:
            raise RateLimited(bucket.resets - now, everywhere=False)
        bucket.used += 1
        return {
            "X-RateLimit-Limit": str(rate.calls),
            "X-RateLimit-Remaining": str(rate.calls - bucket.used),
            "X-RateLimit-Reset": f"{self.clock.now() + bucket.resets - now:.3f}",
            "X-RateLimit-Reset-After": f"{bucket.resets - now:.3f}",
            "X-RateLimit-Bucket": hashlib.sha256(name.encode()).hexdigest()[:32],
        }

    def count_globally(self) -> None:
        """Count a call against the limit over all routes; RateLimited beyond it."""
        try:
            self.count("global", "", self.config.global_rate)
        except RateLimited as limit:
            raise RateLimited(limit.retry_after, everywhere=True) from None

    def answered(self, status: int) -> None:
        """Count a response; only 401, 403 and 429 count towards the ban."""
        if status in (401, 403, 429):
            self._invalid.append(self.clock.elapsed())

    @property
    def banned(self) -> bool:
        """Whether the address is banned for its invalid requests."""
        while self._invalid and self._invalid[0] < self.clock.elapsed() - _BAN_WINDOW:
            self._invalid.popleft()
        return len(self._invalid) >= self.config.invalid_requests

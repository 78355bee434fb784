"""Faults on demand: what may go wrong with Discord, made to go wrong when a test asks for it."""

import re
from dataclasses import dataclass, field

from bot.local.errors import RateLimited, Refusal, refuse

__all__ = ["Delivery", "Faults"]

_WORDS = {500: "Internal Server Error", 502: "Bad Gateway", 503: "Service Unavailable", 504: "Gateway Timeout"}


@dataclass(frozen=True)
class Delivery:
    """How the next interaction reaches the bot: not at all, late (seconds), or several times over."""

    dropped: bool = False
    delay: float = 0.0
    copies: int = 1


@dataclass
class _Planned:
    refusal: Refusal
    after_effect: bool
    left: int


@dataclass
class Faults:
    """What is planned to go wrong; each plan is used up as it happens."""

    _calls: dict[tuple[str, str], list[_Planned]] = field(default_factory=dict)
    _deliveries: list[Delivery] = field(default_factory=list)

    def fail_next(
        self,
        method: str,
        route: str,
        *,
        code: int = 0,
        status: int | None = None,
        after_effect: bool = False,
        times: int = 1,
        retry_after: float = 0.0,
    ) -> None:
        """Answer the next `times` calls of a route with an error.

        `route` is written as in Discord's pages (`/channels/{channel.id}/messages`; the names in braces do not matter).
        `after_effect` does what was asked and loses only the answer, as a cut connection would.
        Status 429 takes `retry_after` in seconds.
        """
        planned = _Planned(_refusal(code, status, retry_after), after_effect, times)
        self._calls.setdefault((method.upper(), _shape(route)), []).append(planned)

    def deliver_next(self, delivery: Delivery) -> None:
        """Treat the next interaction so; several plans queue up."""
        self._deliveries.append(delivery)

    def before(self, method: str, route: str) -> Refusal | None:
        """The error to answer this call with instead of doing it, if one is planned."""
        return self._take(method, route, after_effect=False)

    def after(self, method: str, route: str) -> Refusal | None:
        """The error to answer this call with although it was done, if one is planned."""
        return self._take(method, route, after_effect=True)

    def delivery(self) -> Delivery:
        """How to deliver the interaction that is starting now."""
        return self._deliveries.pop(0) if self._deliveries else Delivery()

    def _take(self, method: str, route: str, *, after_effect: bool) -> Refusal | None:
        plans = self._calls.get((method, _shape(route)), [])
        for plan in plans:
            if plan.after_effect is after_effect:
                plan.left -= 1
                if plan.left <= 0:
                    plans.remove(plan)
                return plan.refusal
        return None


def _shape(route: str) -> str:
    return re.sub(r"\{[^}]*\}", "{}", route)


def _refusal(code: int, status: int | None, retry_after: float) -> Refusal:
    if status == 429:
        return RateLimited(retry_after, everywhere=False)
    if status is not None and status >= 500:
        return Refusal(status, code, _WORDS.get(status, "Server Error"))
    return refuse(code, status)

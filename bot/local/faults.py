"""Faults on demand: what may go wrong with Discord, made to go wrong once, for a while, or for a share of all calls."""

import functools
import re
from dataclasses import dataclass, field
from enum import StrEnum
from random import Random

from bot.local.errors import ApiError, RateLimited, refuse

__all__ = ["Faults", "InteractionDelivery", "ResponseMode", "RestFault"]

ANY = "*"
_WORDS = {500: "Internal Server Error", 502: "Bad Gateway", 503: "Service Unavailable", 504: "Gateway Timeout"}


class ResponseMode(StrEnum):
    """What the caller gets to see of an answer: all of it, nothing until it gives up, or half of it before the line is cut."""

    WHOLE = "whole"
    SILENT = "silent"
    CUT = "cut"


@dataclass(frozen=True)
class RestFault:
    """What befalls calls of a route.

    `route` is written as in Discord's pages (`/channels/{channel.id}/messages`; the names in braces do not matter); `*` stands for any
    method and any route. Of the calls that fit, `share` are befallen (0 to 1), `times` in all (None: for ever). Without `code` and
    `status` the call succeeds; what is left is `delay`, in seconds, and the manner of the answer. `after_effect` does what was asked
    first, and loses only the answer, as a cut connection would. Status 429 takes `retry_after` in seconds and may count `everywhere`.
    """

    method: str = ANY
    route: str = ANY
    share: float = 1.0
    times: int | None = None
    code: int = 0
    status: int | None = None
    after_effect: bool = False
    retry_after: float = 0.0
    everywhere: bool = False
    manner: ResponseMode = ResponseMode.WHOLE
    delay: float = 0.0

    @property
    def refusal(self) -> ApiError | None:
        """What is answered instead of the truth, None if the truth is."""
        if self.status == 429:
            return RateLimited(self.retry_after, everywhere=self.everywhere)
        if self.status is not None and self.status >= 500:
            return ApiError(self.status, self.code, _WORDS.get(self.status, "Server Error"))
        if self.code == 0 and self.status is None:
            return None
        return refuse(self.code, self.status)

    @property
    def prevents(self) -> bool:
        """Whether what was asked is not done."""
        return not self.after_effect and (self.refusal is not None or self.manner is not ResponseMode.WHOLE)


@dataclass(frozen=True)
class InteractionDelivery:
    """How an interaction reaches the bot: not at all, late (seconds), several times over, or `behind` so many that come later.

    As a standing fault it befalls a `share` of the interactions (0 to 1).
    """

    dropped: bool = False
    delay: float = 0.0
    copies: int = 1
    behind: int = 0
    share: float = 1.0


@dataclass
class _Planned:
    trouble: RestFault
    left: int | None

    def fits(self, method: str, shape: str) -> bool:
        wanted = self.trouble
        return wanted.method in (ANY, method) and (wanted.route == ANY or _shape(wanted.route) == shape)


@dataclass
class Faults:
    """What is planned to go wrong: plans are used up as they happen, standing faults go on by chance, drawn from `seed`."""

    seed: int = 0
    troubles: tuple[RestFault, ...] = ()
    deliveries: tuple[InteractionDelivery, ...] = ()
    _plans: list[_Planned] = field(default_factory=list)
    _next: list[InteractionDelivery] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._luck = Random(self.seed)
        self.plan(*self.troubles)

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
        everywhere: bool = False,
        manner: ResponseMode = ResponseMode.WHOLE,
    ) -> None:
        """Answer the next `times` calls of a route with an error, or not at all; the words are those of `RestFault`."""
        self.plan(
            RestFault(
                method.upper(),
                route,
                times=times,
                code=code,
                status=status,
                after_effect=after_effect,
                retry_after=retry_after,
                everywhere=everywhere,
                manner=manner,
            )
        )

    def slow_next(self, method: str, route: str, seconds: float, *, times: int = 1) -> None:
        """Let the next `times` calls of a route take so long."""
        self.plan(RestFault(method.upper(), route, times=times, delay=seconds))

    def plan(self, *troubles: RestFault) -> None:
        """Let these befall calls from now on; of several that fit a call, the first planned does."""
        self._plans += [_Planned(trouble, trouble.times) for trouble in troubles]

    def deliver_next(self, delivery: InteractionDelivery) -> None:
        """Treat the next interaction so; several plans queue up."""
        self._next.append(delivery)

    def deliver_always(self, *deliveries: InteractionDelivery) -> None:
        """Treat all interactions so from now on, each by its share; none ends it."""
        self.deliveries = deliveries

    def reseed(self, seed: int) -> None:
        """Draw all that follows from this seed."""
        self.seed = seed
        self._luck = Random(seed)

    def clear(self) -> None:
        """Nothing goes wrong any more."""
        self._plans.clear()
        self._next.clear()
        self.deliveries = ()

    @property
    def standing(self) -> tuple[RestFault, ...]:
        """What may befall calls now."""
        return tuple(plan.trouble for plan in self._plans)

    def befalling(self, method: str, route: str) -> RestFault | None:
        """What befalls this call, if anything does."""
        if not self._plans:
            return None
        shape = _shape(route)
        for plan in self._plans:
            if plan.fits(method, shape) and self._strikes(plan.trouble.share):
                self._use_up(plan)
                return plan.trouble
        return None

    def delivery(self) -> InteractionDelivery:
        """How to deliver the interaction that is starting now."""
        if self._next:
            return self._next.pop(0)
        return next((delivery for delivery in self.deliveries if self._strikes(delivery.share)), InteractionDelivery())

    def _strikes(self, share: float) -> bool:
        return share >= 1.0 or self._luck.random() < share

    def _use_up(self, plan: _Planned) -> None:
        if plan.left is not None:
            plan.left -= 1
            if plan.left <= 0:
                self._plans.remove(plan)


@functools.cache
def _shape(route: str) -> str:
    return re.sub(r"\{[^}]*\}", "{}", route)

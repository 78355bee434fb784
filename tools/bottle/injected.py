"""What was made to go wrong in a run, and when: those who inject faults note it here, and checkers ask whether a fault explains what they see."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from enum import StrEnum

AFTERMATH = (
    60.0  # s after its end for which a fault still explains what goes wrong: retries, resumes, the start of a process
)


class FaultKind(StrEnum):
    """Kinds of faults."""

    DEATH = "death"  # no process of the bot runs
    OUTAGE = "outage"  # Discord cannot be reached, or not its gateway
    CUT = "cut"  # connections are cut, before or after the effect of a request
    SLOW = "slow"  # requests, responses or frames take long
    LIMITED = "limited"  # 429
    BROKEN = "broken"  # 5xx
    DELIVERY = "delivery"  # interactions and events are dropped, late, doubled, or in another order
    CLOCK = "clock"  # a process's clock is stepped
    DISK = "disk"  # the disk refuses, loses or tears writes
    PLACE = "place"  # channels, threads or messages are deleted or hidden
    RIGHTS = "rights"  # permissions are taken
    MEMBER = "member"  # people leave, block, close their direct messages or delete their data


@dataclass
class Fault:
    """A fault of a kind from `since` to `until`, in seconds since 1970 by the true clock."""

    kind: FaultKind
    since: float
    until: float = math.inf


@dataclass
class Injected:
    """The faults of a run."""

    faults: list[Fault] = field(default_factory=list)

    def begin(self, kind: FaultKind, since: float) -> Fault:
        """Note a fault whose end is not known: set its `until` when it is over."""
        fault = Fault(kind, since)
        self.faults.append(fault)
        return fault

    def at(self, kind: FaultKind, moment: float) -> None:
        """Note a fault of a moment."""
        self.faults.append(Fault(kind, moment, moment))

    def explains(self, kinds: Collection[FaultKind], since: float, until: float) -> bool:
        """Whether a fault of one of the kinds, or its aftermath, falls between two moments."""
        return any(one.kind in kinds and one.since <= until and since <= one.until + AFTERMATH for one in self.faults)

    def spans(self, *kinds: FaultKind) -> Iterator[tuple[float, float]]:
        """When faults of the kinds lasted."""
        return ((one.since, one.until) for one in self.faults if one.kind in kinds)

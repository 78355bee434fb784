"""The time by which a player must hear what came of their press."""

from __future__ import annotations

import math
from contextvars import ContextVar

WITHIN = 2.0  # seconds for all store calls of a press; the player hears of it within three

answer_by: ContextVar[float] = ContextVar("answer_by", default=math.inf)
"""The deadline, by the event loop's clock, for work on behalf of a press; infinite for background work."""

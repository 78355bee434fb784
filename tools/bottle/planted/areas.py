"""Plans that lead to what certain faults need, by the names of areas: what a seed draws, with other habits, events and faults."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from tools.bottle.plan import ENDING, Plan

CLOSE: Mapping[str, Any] = {"clock": "blitz", "pace": 2.0, "tables": 8}  # many answers at once
AREAS: dict[str, Mapping[str, Any]] = {
    "": {},
    "slow disk": {**CLOSE, "faults": {"slow disk": 1.0}},
    "slow ends": {**CLOSE, "habits": {"resigns": 8.0, "aborts": 8.0}, "faults": {"slow disk": 1.0}},
    "failing disk": {"tables": 6, "faults": {"commits refused": 1.0}},
    "kills": {**CLOSE, "answers": 60, "faults": {"killed": 1.0, "slow disk": 1.0}},
    "lost answers": {"tables": 6, "faults": {"effects without answers": 1.0, "answers cut": 0.5}},
    "errors": {**CLOSE, "faults": {"answers cut": 2.0, "gateway troubled": 1.0}},
    "long outages": {"tables": 6, "faults": {"effects without answers": 2.0}, "events": {"outage": 2.0}},
    "outages": {"clock": "hour", "pace": 60.0, "answers": 60, "hours": 2.0, "events": {"outage": 2.0}},
    "sessions": {"faults": {"gateway troubled": 2.0, "connection cut": 1.0}},
    "places": {"events": {"thread deleted": 1.0, "channel deleted": 0.3}},
    "rests": {"clock": "day", "pace": 20.0, "habits": {"pauses": 2.0, "vacations": 2.0}},
    "weekends": {"clock": "day", "pace": 20.0, "day": 1, "weekdays": 1.0},
    "blocks": {"habits": {"blocks": 2.0}},
    "results": {"tables": 4, "clock": "day", "pace": 20.0, "rated": 1.0, "habits": {"resigns": 8.0, "voids": 8.0}},
    "ends": {"tables": 3, "clock": "blitz", "pace": 2.0, "rated": 1.0, "ending": ENDING},
    "wins": {"tables": 4, "games": ("offboard",), "clock": "blitz", "pace": 2.0, "answers": 90, "rated": 1.0},
    "data": {"habits": {"erases": 4.0, "pauses": 2.0, "draws": 1.0, "takes back": 1.0, "extends": 1.0}},
    "exports": {"games": ("forhonor", "pitchbowl"), "habits": {"exports": 0.5}},
    "house": {**CLOSE, "tables": 2, "habits": {"practises": 4.0}, "faults": {"killed": 1.0, "slow disk": 1.0}},
    "languages": {
        "habits": {"changes locale": 0.5, "wanders": 0.5, "settings": 0.5, "watches": 0.5, "daily": 0.5, "learns": 0.5}
    },
}
"""What differs from what a seed draws: no habits, events or faults but these."""


def plan_in(area: str, drawn: Plan) -> Plan:
    """The plan of an area for what a seed draws."""
    changed = AREAS[area]
    if not changed:
        return drawn
    alone: dict[str, Any] = {"habits": {}, "events": {}, "faults": {}, "weekdays": 0.0, "ending": 0.0}
    return msgspec.structs.replace(drawn, **{**alone, **changed})

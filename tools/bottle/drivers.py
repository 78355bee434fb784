"""Runs the habits, events and faults of a plan beside the people who play."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from tools.bottle.events import EVENTS, befall
from tools.bottle.faults import FAULTS
from tools.bottle.habits.all import HABITS
from tools.bottle.habits.base import keep

if TYPE_CHECKING:
    from tools.bottle.bottle import Bottle


class Drivers:
    """Tasks for all that a plan has beside its tables."""

    def __init__(self, bottle: Bottle) -> None:
        self._bottle = bottle
        self._tasks: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        """Begin all. Raises KeyError if a plan names what there is not."""
        plan, people = self._bottle.plan, self._bottle.people
        wanted = [keep(HABITS[name], people, rate) for name, rate in sorted(plan.habits.items())]
        wanted += [befall(EVENTS[name], self._bottle, rate) for name, rate in sorted(plan.events.items())]
        wanted += [FAULTS[name].go(self._bottle, rate) for name, rate in sorted(plan.faults.items())]
        self._tasks = [asyncio.create_task(one) for one in wanted]

    async def stop(self) -> None:
        """Stop all, and put right what has happened; raises what went wrong with them."""
        for task in self._tasks:
            task.cancel()
        for ended in await asyncio.gather(*self._tasks, return_exceptions=True):
            if isinstance(ended, Exception):
                raise ended

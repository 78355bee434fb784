"""A person who acts no faster than the bot serves one user."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

from bot.client.throttle import CALLS, Allowance, Throttle
from localdiscord.people import UserClient

SLOWER = Allowance(CALLS.rate * 0.9, CALLS.burst - 3)  # the bot counts calls when they arrive, not when they are sent
ACTIONS = {"command", "press", "select", "submit"}


class Unhurried:
    """A person like any other, who waits before an action that the bot would refuse as too soon."""

    def __init__(self, person: UserClient, now: Callable[[], float] = time.monotonic) -> None:
        self._person = person
        self._throttle = Throttle(SLOWER, now)

    def __getattr__(self, name: str) -> Any:
        action = getattr(self._person, name)
        if name not in ACTIONS:
            return action

        async def paced(*args: Any, **given: Any) -> Any:
            while wait := self._throttle.take(self._person.id):  # noqa: ASYNC110  a token comes with time alone
                await asyncio.sleep(wait)
            return await action(*args, **given)

        return paced

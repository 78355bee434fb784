"""A habit: one thing that people do now and then, without knowing any rules."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any

from localdiscord.options import PersonError
from localdiscord.people import ClientMessage, UserClient
from tools.bottle.people import CHANNEL, People

SELDOM = 8.0  # times rarer, for what takes much away from the others
ENDING = frozenset({"abort", "aborted", "resigned", "erase", "voided"})  # verbs that are a habit of their own


@dataclass(frozen=True)
class Scene:
    """One time that a habit comes: who has it, and their luck."""

    people: People
    person: UserClient
    luck: random.Random

    @property
    def other(self) -> UserClient:
        """Another person."""
        return self.luck.choice([one for one in self.people.everyone if one is not self.person])

    def board(self) -> tuple[int, ClientMessage]:
        """A match that this person sees, and its newest message. Raises PersonError if there is none."""
        boards = self.people.boards
        seen = [(match, boards.newest(match, (self.person,))) for match in boards.matches[-12:]]
        shown = [(match, message) for match, message in seen if message is not None]
        if not shown:
            raise PersonError("no match is shown")
        mine = [(match, message) for match, message in shown if self.person.id in message.mentions]
        return self.luck.choice(mine if mine and self.luck.random() < 0.7 else shown)

    async def type(self, name: str, options: Mapping[str, Any], where: str | int = CHANNEL) -> ClientMessage | None:
        """Type a command; the message that it shows."""
        reply = await self.person.command(where, name, dict(options))
        return await self.people.hands.answer(self.person, reply, self.luck)

    async def explore(self, message: ClientMessage | None, steps: int, but: frozenset[str] = ENDING) -> None:
        """Use what a message offers."""
        await self.people.hands.explore(self.person, message, self.luck, steps, but)

    async def offered(self, name: str, options: Mapping[str, Any], focused: str, where: str | int) -> Any:
        """One of the values that are offered while an option is typed. Raises PersonError if there are none."""
        found = await self.person.autocomplete(where, name, {**options, focused: ""}, focused=focused)
        if not found:
            raise PersonError("nothing is offered")
        return self.luck.choice(found)["value"]


@dataclass(frozen=True)
class Habit:
    """What people do; `seldom` says how many times rarer it is than others."""

    name: str
    once: Callable[[Scene], Awaitable[None]]
    seldom: float = 1.0


async def keep(habit: Habit, people: People, rate: float) -> None:
    """Have people do it, `rate` times while a player thinks, until cancelled."""
    luck = people.entropy.of(f"habit {habit.name}")
    while True:
        await asyncio.sleep(people.plan.pace * habit.seldom * luck.expovariate(rate))
        try:
            await habit.once(Scene(people, luck.choice(people.everyone), luck))
            people.done[habit.name] += 1
        except PersonError as error:
            people.refused[f"{habit.name}: {error.words}"] += 1

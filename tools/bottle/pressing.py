"""Using what a message offers: buttons at times twice, menus, forms; and what was answered."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import random
from typing import Any

from bot.content import catalogue
from localdiscord.component_payloads import walk
from localdiscord.interaction import Callback
from localdiscord.people import ClientMessage, InteractionResult, OpenModal, UserClient
from localdiscord.records import Json
from localdiscord.server import LocalDiscord
from tools.demo.players import verb_of

BUTTON, STRINGS, LINE, USERS, ROLES, MENTIONABLES, CHANNELS = 2, 3, 4, 5, 6, 7, 8
REACTION = (0.3, 2.0)  # s until a person uses what is shown
LATE = 90.0  # s for which a person waits for what follows an acknowledgement
HASTE = 0.03  # of the presses are made twice, and as many are delivered twice
SURE = 0.7  # of those who are asked for the word by which their data are deleted type it
WRITTEN = ("1", "12:00", "3d", "A3", "hello", "60", "2h", "a1 b2")  # what people write into forms


class Hands:
    """The hands of all people. `accepted` has the id of each interaction that the bot said to have played, with its match.

    `useless` says who was answered with an incident.
    """

    def __init__(self, discord: LocalDiscord) -> None:
        self.discord = discord
        self.accepted: dict[int, int] = {}
        self.useless: list[str] = []
        self._played = tuple(one.partition("\0")[0] for one in _texts("played", "chosen"))
        self._nothing = tuple(one.partition("\0")[0] for one in _texts("incident", "control-unknown"))
        self._erasing = _texts("data-word")

    async def use(
        self, person: UserClient, message: ClientMessage, part: Json, luck: random.Random, match: int = 0
    ) -> ClientMessage | None:
        """Use one control, after a moment; the message that it leads to. A form is filled in and sent."""
        await asyncio.sleep(luck.uniform(*REACTION))
        if part["type"] == BUTTON:
            reply = await self._pressed(person, message, part, luck, match)
        else:
            values = self._values(part, message.channel_id, luck)
            reply = await person.select(message, custom_id=part["custom_id"], values=values)
        return await self.answer(person, reply, luck, match)

    async def answer(
        self, person: UserClient, reply: InteractionResult, luck: random.Random, match: int = 0
    ) -> ClientMessage | None:
        """Fill in and send the form that was opened, if one was; the message that it leads to."""
        if reply.modal is not None:
            await asyncio.sleep(luck.uniform(*REACTION))
            reply = await person.submit(reply, self._written(reply.modal, luck))
        return self.heard(person, reply, match)

    async def explore(
        self, person: UserClient, message: ClientMessage | None, luck: random.Random, steps: int, but: frozenset[str]
    ) -> None:
        """Use one control after the other, none of these verbs, of whatever the last one led to."""
        for _ in range(steps):
            parts = [] if message is None else [part for part in controls(message) if verb_of(part)[0] not in but]
            if message is None or not parts:
                return
            message = await self.use(person, message, luck.choice(parts), luck) or message

    def heard(self, person: UserClient, reply: InteractionResult, match: int = 0) -> ClientMessage | None:
        """Note what an answer says; the message it shows."""
        shown = reply.message or reply.updated
        if shown is None:
            return None
        if any(words in shown.text for words in self._nothing):
            self.useless.append(f"{person.user.username} was shown: {shown.text}")
        if reply.type is not Callback.DEFER_UPDATE:  # a mere acknowledgement may show what another press led to
            self._note(match, reply, shown)
        return shown

    async def _pressed(
        self, person: UserClient, message: ClientMessage, part: Json, luck: random.Random, match: int
    ) -> InteractionResult:
        haste = luck.random()
        reply = await person.press(
            message, custom_id=part["custom_id"], twice=haste < HASTE, redeliver=haste > 1 - HASTE
        )
        if isinstance(reply.twin, InteractionResult):
            self.heard(person, reply.twin, match)
        if reply.type is Callback.DEFER_UPDATE and match:
            with contextlib.suppress(TimeoutError):
                self._note(match, reply, await person.follow_up(reply, LATE))
        return reply

    def _note(self, match: int, reply: InteractionResult, shown: ClientMessage) -> None:
        if match and shown.text.startswith(self._played):
            self.accepted[reply.interaction.id] = match

    def _values(self, menu: Json, here: int, luck: random.Random) -> list[str]:
        """As much as a menu asks for, at random."""
        count = max(1, int(menu.get("min_values") or 1))
        guild = self.discord.world.guild
        offered = {
            USERS: sorted(guild.members),
            MENTIONABLES: sorted(guild.members),
            ROLES: sorted(guild.roles),
            CHANNELS: [here],
        }
        values = [one["value"] for one in menu.get("options", [])] or offered.get(menu["type"], [])
        return [str(one) for one in luck.sample(values, min(count, len(values)))]

    def _written(self, form: OpenModal, luck: random.Random) -> dict[str, Any]:
        """Something for each line that is empty, and for some that are not; mostly the word by which one's data are deleted."""
        erases = verb_of(form.data)[0] == "erased" and luck.random() < SURE
        words = self._erasing if erases else (*WRITTEN, *self._erasing)
        lines = [part for part in walk(form.data["components"]) if part.get("type") == LINE]
        return {
            str(line["custom_id"]): luck.choice(words) for line in lines if not line.get("value") or luck.random() < 0.3
        }


@functools.cache
def _texts(*keys: str) -> tuple[str, ...]:
    r"""Texts in all languages, with "\0" for what varies in them."""
    languages = catalogue().languages.values()
    return tuple(words.text(key, what="\0", code="\0") for words in languages for key in keys)


def controls(message: ClientMessage) -> list[Json]:
    """What can be used: enabled buttons and menus with something in them."""
    return [
        part
        for part in message.parts
        if part.get("custom_id")
        and not part.get("disabled")
        and (part["type"] in (BUTTON, USERS, ROLES, MENTIONABLES, CHANNELS) or part.get("options"))
    ]

"""People of one server who challenge each other and play whole matches with what messages and panels offer them.

They know ids and verbs, not rules: each chooses at random among what can be pressed. `accepted` tells which of their answers the bot
has said to have been played.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from bot.content import catalogue
from localdiscord.component_payloads import walk
from localdiscord.events import Event, MessageAdded, MessageChanged
from localdiscord.interaction import Callback
from localdiscord.options import PersonError
from localdiscord.people import ClientMessage, InteractionResult, UserClient
from localdiscord.records import Json, Message
from localdiscord.server import LocalDiscord
from tools.demo.players import find, verb_of

ADJUSTING = {"step", "swing", "beside", "finer", "page", "nudge", "target", "piece"}  # verbs that change a draft
GIVING = {"do", "answer", "sure"}  # verbs that give an answer
STEPS = 16  # presses on one panel until a person lets it be
LATE = 90.0  # s after which a player looks again whether it is their turn
THOUGHT = 20.0  # s that a player thinks, on average
REACTION = (0.3, 2.0)  # s until a player presses what is shown
AWAY = 0.02  # of the times a player is away for longer
LONGEST_AWAY = 1800.0  # s
HASTE = 0.03  # of the presses are made twice, and as many are delivered twice


class Boards:
    """The newest public message of every match that shows a turn."""

    def __init__(self, discord: LocalDiscord) -> None:
        self._discord = discord
        self._newest: dict[int, Message] = {}
        self._changes: Counter[int] = Counter()
        discord.world.feed.listen(self._heard)

    def newest(self, match: int, person: UserClient) -> ClientMessage | None:
        """That of a match as a person sees it; None if there is none."""
        message = self._newest.get(match)
        return None if message is None else person.message(message.id)

    def changes(self, match: int) -> int:
        """How often it was posted or edited."""
        return self._changes[match]

    async def change(self, match: int, known: int) -> None:
        """Wait until it has been more often, or for a while."""
        with contextlib.suppress(TimeoutError):
            await self._discord.world.feed.until(lambda: self._changes[match] != known or None, LATE)

    def _heard(self, event: Event) -> None:
        if not isinstance(event, MessageAdded | MessageChanged) or event.message.only_for is not None:
            return
        match = _match_of(event.message)
        if match and (match not in self._newest or self._newest[match].id <= event.message.id):
            self._newest[match] = event.message
            self._changes[match] += 1


def _match_of(message: Message) -> int:
    """The match whose turn a message shows, 0 if it is not that of a turn: its button for the board in words names one."""
    for part in walk(message.components):
        verb, match, _, args = [*str(part.get("custom_id", "")).split(":", 3), "", "", ""][:4]
        if verb == "text" and args.endswith("-"):
            return int(match, 36)
    return 0


@dataclass
class Table:
    """People who play one match after the other; `panels` are the last private messages about it by their owners."""

    people: tuple[UserClient, ...]
    game: str
    clock: str
    luck: random.Random
    match: int = 0
    panels: dict[int, ClientMessage] = field(default_factory=dict)


class People:
    """Everyone who plays. `accepted` has the id of each interaction that the bot said to have played, with its match."""

    def __init__(self, discord: LocalDiscord, tables: list[Table], channel: str = "arena") -> None:
        self.discord = discord
        self.tables = tables
        self.boards = Boards(discord)
        self.accepted: dict[int, int] = {}
        self.refused: Counter[str] = Counter()
        self.useless: list[str] = []
        self._channel = channel
        self._tasks: list[asyncio.Task[None]] = []
        languages = catalogue().languages.values()
        self._played = tuple(
            words.text(key, what="\0").partition("\0")[0] for words in languages for key in ("played", "chosen")
        )
        self._nothing = tuple(
            words.text(key, code="\0").partition("\0")[0]
            for words in languages
            for key in ("incident", "control-unknown")
        )

    def begin(self) -> None:
        """Play at every table until `stop`."""
        self._tasks = [asyncio.create_task(self._play(table)) for table in self.tables]

    async def stop(self) -> None:
        """Leave off in the middle of whatever is being done; raises what went wrong with the people themselves."""
        for task in self._tasks:
            task.cancel()
        ended = await asyncio.gather(*self._tasks, return_exceptions=True)
        for error in ended:
            if isinstance(error, Exception):
                raise error

    async def _play(self, table: Table) -> None:
        while True:
            try:
                await self._once(table)
            except PersonError as error:
                self.refused[error.words] += 1
                await asyncio.sleep(table.luck.uniform(1.0, 10.0))

    async def _once(self, table: Table) -> None:
        """Begin a match if there is none, else answer it if it asks anything."""
        known = self.boards.changes(table.match)
        message = self.boards.newest(table.match, table.people[0]) if table.match else None
        if message is None and table.match:
            await self.boards.change(table.match, known)
        elif message is None or (find(message, "open") is None and find(message, "answer") is None):
            await self._challenge(table)
        else:
            await self._think(table)
            await self._answer(table, message)
            await self.boards.change(table.match, known)

    async def _think(self, table: Table) -> None:
        away = table.luck.random() < AWAY
        await asyncio.sleep(table.luck.uniform(0, LONGEST_AWAY) if away else table.luck.expovariate(1 / THOUGHT))

    @staticmethod
    async def _react(table: Table) -> None:
        """Look at what is shown, for a second or so."""
        await asyncio.sleep(table.luck.uniform(*REACTION))

    async def _challenge(self, table: Table) -> None:
        """Challenge the others, who accept; a challenge that was made without its card being shown is taken back first."""
        table.match, table.panels = 0, {}
        first, *others = table.people
        given = {"game": table.game, "clock": table.clock}
        given |= dict(zip(("with", "with2", "with3"), (one.user.username for one in others), strict=False))
        card = (await first.command(self._channel, "play", given)).shown
        button = find(card, "cancel" if card.ephemeral else "accept")
        if card.ephemeral and button is not None:
            await first.press(card, custom_id=button["custom_id"])
            return
        if button is None:
            raise PersonError(card.text)
        for person in others:
            await self._think(table)
            await person.press(card, custom_id=button["custom_id"])
        table.match = int(button["custom_id"].split(":")[1], 36)

    async def _answer(self, table: Table, message: ClientMessage) -> None:
        asked = [person for person in table.people if person.id in message.mentions]
        person = table.luck.choice(asked or table.people)
        if table.luck.random() < 0.2:
            await self._type_move(table, person, message)
        else:
            await self._press_through(table, person, message)

    async def _type_move(self, table: Table, person: UserClient, message: ClientMessage) -> None:
        given: dict[str, Any] = {"move": "", "match": table.match}
        offered = await person.autocomplete(message.channel_id, "move", given, focused="move")
        if not offered:
            await self._press_through(table, person, message)
            return
        given |= {"move": table.luck.choice(offered)["value"], "now": True}
        self._heard(table, person, await person.command(message.channel_id, "move", given))

    async def _press_through(self, table: Table, person: UserClient, message: ClientMessage) -> None:
        """By a button of the message, else by its panel: change the draft a few times, then give the answer."""
        opening = find(message, "open")
        if opening is None:
            await self._press_one(table, person, message, [one for one in message.buttons if verb_of(one)[0] in GIVING])
            return
        reply = await self._pressed(table, person, message, opening)
        panel = self._heard(table, person, reply)
        for _ in range(STEPS):
            if panel is None or not panel.ephemeral:
                return
            panel = await self._step(table, person, panel)

    async def _step(self, table: Table, person: UserClient, panel: ClientMessage) -> ClientMessage | None:
        """One press on a panel; the panel it leads to, None once an answer is given or there is nothing to press."""
        enabled = [part for part in panel.parts if part.get("custom_id") and not part.get("disabled")]
        giving = [part for part in enabled if verb_of(part)[0] in GIVING]
        picking = [part for part in enabled if verb_of(part)[0] == "pick"]
        adjusting = [part for part in enabled if verb_of(part)[0] in ADJUSTING]
        draw = table.luck.random()
        if adjusting and draw < 0.25:
            return await self._press_one(table, person, panel, adjusting)
        if picking and (draw < 0.5 or not giving):
            return await self._press_one(table, person, panel, picking)
        return await self._press_one(table, person, panel, giving)

    async def _press_one(
        self, table: Table, person: UserClient, panel: ClientMessage, parts: list[Json]
    ) -> ClientMessage | None:
        """Use one of these controls, at times twice."""
        if not parts:
            return None
        await self._react(table)
        part = table.luck.choice(parts)
        if part["type"] != 2:
            options = part.get("options", [])
            if not options:
                return None
            count = max(1, int(part.get("min_values", 1)))
            values = [str(one["value"]) for one in table.luck.sample(options, min(count, len(options)))]
            reply = await person.select(panel, custom_id=part["custom_id"], values=values)
        else:
            reply = await self._pressed(table, person, panel, part)
        return self._heard(table, person, reply)

    async def _pressed(self, table: Table, person: UserClient, message: ClientMessage, part: Json) -> InteractionResult:
        haste = table.luck.random()
        reply = await person.press(
            message, custom_id=part["custom_id"], twice=haste < HASTE, redeliver=haste > 1 - HASTE
        )
        if isinstance(reply.twin, InteractionResult):
            self._heard(table, person, reply.twin)
        if reply.type is Callback.DEFER_UPDATE:
            with contextlib.suppress(TimeoutError):
                self._note(table, reply, await person.follow_up(reply, LATE))
        return reply

    def _heard(self, table: Table, person: UserClient, reply: InteractionResult) -> ClientMessage | None:
        """Note what an answer says; the message it shows."""
        shown = reply.message or reply.updated
        if shown is None:
            return None
        if any(words in shown.text for words in self._nothing):
            self.useless.append(f"{person.user.username} was shown: {shown.text}")
        if reply.type is not Callback.DEFER_UPDATE:  # a mere acknowledgement may show what another press led to
            self._note(table, reply, shown)
        return shown

    def _note(self, table: Table, reply: InteractionResult, shown: ClientMessage) -> None:
        if shown.text.startswith(self._played):
            self.accepted[reply.interaction.id] = table.match

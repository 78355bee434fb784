"""A crowd playing many matches at once on one local Discord: they press, type, hesitate and press twice.

What each was told is written down, to be held against what was kept.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.words import Catalogue
from localdiscord.events import Event, MessageAdded
from localdiscord.interaction import Callback
from localdiscord.people import ClientMessage, InteractionResult, PersonError, UserClient
from localdiscord.records import Message
from localdiscord.server import LocalDiscord
from tests.support.discord.scene import settings_page
from tests.support.presses.pressing import first_values
from tools.bottle.shown import turn_told
from tools.demo.players import find, verb_of

WORDS = Path(__file__).parents[2] / "data" / "words"
CHANNEL = "arena"
GAMES = ("pitchout", "offboard")
TWEAKS = {"step", "swing", "beside", "finer", "page", "nudge"}
ENOUGH = 4  # dead buttons found; each takes seconds
WARY = ("bruno", "dai")  # who wants every flick asked about once more
SURE = 0.85  # of the flicks that are asked about once more are flicked anyway
LATE = 8.0  # seconds after which a player checks again whether it is their turn


@dataclass
class Seated:
    """Two people at a table, the match they play, and the last private message each of them had about it."""

    people: tuple[UserClient, UserClient]
    game: str
    match: int = 0
    panels: dict[int, ClientMessage] = field(default_factory=dict)


class Board:
    """The newest turn of every match, as posted in its thread."""

    def __init__(self, discord: LocalDiscord) -> None:
        self._discord = discord
        self._newest: dict[int, tuple[int, Message]] = {}  # by match: the revision, its message
        discord.world.feed.listen(self._heard)

    def newest(self, match: int) -> ClientMessage | None:
        """The current message of a match's newest turn."""
        found = self._newest.get(match)
        return self._discord.person("ada").message(found[1].id) if found else None

    async def another(self, match: int, known: int) -> None:
        """Wait until a match has a newer message than the known one, or for some seconds."""

        def probe() -> bool | None:
            found = self._newest.get(match)
            return True if found and found[1].id != known else None

        with contextlib.suppress(TimeoutError):
            await self._discord.world.feed.until(probe, LATE)

    def _heard(self, happening: Event) -> None:
        if not isinstance(happening, MessageAdded) or happening.message.only_for is not None:
            return
        told = turn_told(happening.message)
        if told and self._newest.get(told[0], (-1,))[0] < told[1]:
            self._newest[told[0]] = told[1], happening.message


class Crowd:
    """So many tables. `accepted` has the id of each interaction whose answer said that something was played, with its match.

    `sure` counts the presses by which a flick was flicked anyway.
    """

    def __init__(self, discord: LocalDiscord, tables: int, luck: random.Random, clock: str = "hour") -> None:
        self.discord = discord
        self.luck = luck
        self.clock = clock
        self.board = Board(discord)
        people = [discord.person(name) for name in ("ada", "bruno", "chloe", "dai")]
        pairs = [(one, two) for one in people for two in people if one is not two]
        self.tables = [Seated(pairs[nth % len(pairs)], GAMES[nth % len(GAMES)]) for nth in range(tables)]
        self.accepted: dict[int, int] = {}
        self.sure = 0
        self.wrong: list[str] = []
        catalogue = Catalogue(WORDS)
        languages = catalogue.languages.values()
        self._played = tuple(
            w.text(key, what="\0").partition("\0")[0] for w in languages for key in ("played", "chosen")
        )
        self._useless = tuple(
            w.text(key, code="\0").partition("\0")[0] for w in languages for key in ("incident", "control-unknown")
        )
        self._tasks: list[asyncio.Task[None]] = []

    async def sit_down(self) -> None:
        """Begin a match at every table, and let the wary say what they want."""
        for name in WARY:
            person = self.discord.person(name)
            settings = await settings_page(person, "play", CHANNEL)
            switch = find(settings, "setsure")
            if switch is None:
                raise PersonError(settings.text)
            await person.press(settings, custom_id=switch["custom_id"])
        for table in self.tables:
            await self._begin(table)

    def wake(self) -> None:
        """Play on at every table."""
        self._tasks = [asyncio.create_task(self._play(table)) for table in self.tables]

    async def sleep(self) -> None:
        """Leave off in the middle of whatever is being done."""
        for task in self._tasks:
            task.cancel()
        ended = await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []
        for error in ended:
            if isinstance(error, Exception):
                raise error

    async def try_every_button(self, tables: Iterable[Seated]) -> int:
        """Press all that newest turns and last panels of these tables offer; how many were pressed, `wrong` says which are dead."""
        pressed = 0
        for table in tables:
            message = self.board.newest(table.match)
            if message is not None:
                for person in table.people:
                    pressed += await self._try(table, person, message)
            for person in table.people:
                panel = table.panels.get(person.id)
                if panel is not None:
                    pressed += await self._try(table, person, panel)
        return pressed

    async def _try(self, table: Seated, person: UserClient, message: ClientMessage) -> int:
        pressed = 0
        for part in message.parts:
            if not part.get("custom_id") or part.get("disabled") or len(self.wrong) > ENOUGH:
                continue
            try:
                if part["type"] == 2:
                    reply = await person.press(message, custom_id=part["custom_id"])
                else:
                    values = first_values(part, person.id, message.channel_id, max(self.discord.world.guild.roles))
                    reply = await person.select(message, custom_id=part["custom_id"], values=values)
            except PersonError as error:
                if self._there(person, message, part["custom_id"]):
                    self.wrong.append(f"{part['custom_id']} pressed by {person.user.username}: {error}")
                continue
            pressed += 1
            self._heard(table, person, reply)
        return pressed

    @staticmethod
    def _there(person: UserClient, message: ClientMessage, custom_id: str) -> bool:
        """Whether a message still has a button: earlier presses may have changed it."""
        return any(part.get("custom_id") == custom_id for part in person.message(message.id).parts)

    async def _play(self, table: Seated) -> None:
        while True:
            message = self.board.newest(table.match)
            try:
                if message is None:
                    await self.board.another(table.match, 0)
                elif find(message, "open") is None and find(message, "answer") is None:
                    await self._begin(table)
                else:
                    await self._answer(table, message)
                    await self.board.another(table.match, message.id)
            except PersonError:
                await asyncio.sleep(self.luck.uniform(0.05, 0.2))  # whether it may fail is judged in the end

    async def _begin(self, table: Seated) -> None:
        """Challenge and accept; a challenge that was made without its card being shown is taken back first."""
        one, two = table.people
        reply = await one.command(CHANNEL, "play", {"game": table.game, "with": two.user.username, "clock": self.clock})
        card = reply.shown
        if card.ephemeral:
            button = find(card, "cancel")
            if button is not None:
                await one.press(card, custom_id=button["custom_id"])
            return
        button = find(card, "accept")
        if button is None:
            raise PersonError(card.text)
        await two.press(card, custom_id=button["custom_id"])
        table.match, table.panels = int(button["custom_id"].split(":")[1], 36), {}

    async def _answer(self, table: Seated, message: ClientMessage) -> None:
        asked = [person for person in table.people if person.id in message.mentions]
        person = self.luck.choice(asked or table.people)
        await asyncio.sleep(self.luck.uniform(0.0, 0.3))
        way = self.luck.random()
        if way < 0.35:
            await self._type_move(table, person, message)
        elif way < 0.5 and table.game == "pitchout":
            await self._type_flick(table, person, message)
        else:
            await self._press_through(table, person, message)

    async def _type_move(self, table: Seated, person: UserClient, message: ClientMessage) -> None:
        given = {"move": "", "match": table.match}
        offered = await person.autocomplete(message.channel_id, "move", given, focused="move")
        if offered:
            given = {"move": self.luck.choice(offered)["value"], "match": table.match, "now": True}
            self._heard(table, person, await person.command(message.channel_id, "move", given))

    async def _type_flick(self, table: Seated, person: UserClient, message: ClientMessage) -> None:
        given: dict[str, Any] = {"puck": "", "aim": "", "strength": "80", "match": table.match}
        pucks = await person.autocomplete(message.channel_id, "flick", given, focused="puck")
        if not pucks:
            await self._press_through(table, person, message)
            return
        given["puck"] = self.luck.choice(pucks)["value"]
        aims = await person.autocomplete(message.channel_id, "flick", given, focused="aim")
        given |= {"aim": self.luck.choice(aims)["value"] if aims else "0", "now": True}
        self._heard(table, person, await person.command(message.channel_id, "flick", given))

    async def _press_through(self, table: Seated, person: UserClient, message: ClientMessage) -> None:
        """By the panel; now and then by one that was opened long ago."""
        panel = table.panels.get(person.id)
        if panel is None or self.luck.random() < 0.7:
            button = find(message, "open")
            if button is None:
                await self._one_of(table, person, message, {"answer"})
                return
            panel = self._heard(table, person, await person.press(message, custom_id=button["custom_id"]))
        panel = person.message(panel.id) if panel else None
        if panel is not None and self.luck.random() < 0.3:
            panel = await self._one_of(table, person, panel, TWEAKS) or panel
        if panel is not None and find(panel, "answer") is None:
            panel = await self._chosen(table, person, panel)
        if panel is not None:
            asked = await self._one_of(table, person, panel, {"do", "answer"})
            if asked is not None and find(asked, "sure") is not None:
                await self._once_more(table, person, asked)

    async def _once_more(self, table: Seated, person: UserClient, asked: ClientMessage) -> None:
        """Flick anyway, or think better of it."""
        sure = self.luck.random() < SURE
        self.sure += sure
        await self._one_of(table, person, asked, {"sure" if sure else "again"})

    async def _chosen(self, table: Seated, person: UserClient, panel: ClientMessage) -> ClientMessage:
        menu = next((part for part in panel.selects if verb_of(part)[0] in {"pick", "answer"}), None)
        if menu is None:
            return await self._one_of(table, person, panel, {"pick"}) or panel
        value = str(self.luck.choice(menu["options"])["value"])
        reply = await person.select(panel, custom_id=menu["custom_id"], values=[value])
        return self._heard(table, person, reply) or panel

    async def _one_of(
        self, table: Seated, person: UserClient, panel: ClientMessage, verbs: set[str]
    ) -> ClientMessage | None:
        """Press one of the buttons of these verbs, at times twice."""
        buttons = [part for part in panel.buttons if verb_of(part)[0] in verbs and not part.get("disabled")]
        if not buttons:
            return None
        chosen, haste = self.luck.choice(buttons)["custom_id"], self.luck.random()
        reply = await person.press(panel, custom_id=chosen, twice=haste < 0.1, redeliver=haste > 0.9)
        if isinstance(reply.twin, InteractionResult):
            self._heard(table, person, reply.twin)
        if reply.type is Callback.DEFER_UPDATE:
            with contextlib.suppress(TimeoutError):
                self._note(table, reply, await person.follow_up(reply, LATE))
        return self._heard(table, person, reply)

    def _heard(self, table: Seated, person: UserClient, reply: InteractionResult) -> ClientMessage | None:
        """Write down what an answer says; the message it shows."""
        shown = reply.message or reply.updated
        if shown is None:
            return None
        if any(words in shown.text for words in self._useless):
            self.wrong.append(f"{person.user.username} was told: {shown.text}")
        if reply.type is not Callback.DEFER_UPDATE:  # of a mere acknowledgement it may show what another press led to
            self._note(table, reply, shown)
        if shown.ephemeral and not shown.text.startswith(self._played):
            table.panels[person.id] = shown
        return shown

    def _note(self, table: Seated, reply: InteractionResult, shown: ClientMessage) -> None:
        if shown.text.startswith(self._played):
            self.accepted[reply.interaction.id] = table.match

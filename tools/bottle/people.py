"""People of one server who play whole matches with what messages and panels offer them.

They know ids and verbs, not rules: each chooses at random among what can be pressed.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from dataclasses import dataclass
from typing import Any

from localdiscord.options import PersonError
from localdiscord.people import ClientMessage, UserClient
from localdiscord.records import Json
from localdiscord.server import LocalDiscord
from tools.bottle.boards import Boards
from tools.bottle.entropy import Entropy
from tools.bottle.plan import Plan
from tools.bottle.pressing import Hands, controls
from tools.demo.players import find, verb_of

ADJUSTING = {"step", "swing", "beside", "finer", "page", "nudge", "target", "piece"}  # verbs that change a draft
GIVING = {"do", "answer", "sure"}  # verbs that give an answer
STEPS = 16  # presses on one panel until a person lets it be
LATE = 4.5  # times the usual thinking, after which a player looks again whether it is their turn
REFUSED = (1.0, 10.0)  # s until people who were refused try again; twice as long each further time
AWAY = 0.02  # of the times a player is away for longer
LONGEST_AWAY = 90.0  # times the usual thinking
NAMES = ("ada", "bruno", "chloe", "dai")
CHANNEL = "arena"


@dataclass
class Table:
    """People who play one match after the other, or only the one that was begun elsewhere."""

    people: tuple[UserClient, ...]
    game: str
    luck: random.Random
    match: int = 0
    once: bool = False
    refusals: int = 0
    """How often they were refused in a row."""


class People:
    """Everyone who plays, as planned."""

    def __init__(self, discord: LocalDiscord, plan: Plan, entropy: Entropy) -> None:
        self.discord = discord
        self.plan = plan
        self.entropy = entropy
        self.everyone = tuple(discord.person(name) for name in NAMES)
        self.boards = Boards(discord)
        self.hands = Hands(discord)
        self.done: Counter[str] = Counter()
        """How often each habit, or event of the world, has come to its end."""
        self.refused: Counter[str] = Counter()
        self.elsewhere: set[int] | None = set()
        """Matches that may have been moved, so that their messages need not stand together; None: any may, or messages are lost."""
        self._known: set[int] = set()
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def accepted(self) -> dict[int, int]:
        """The id of each interaction that the bot said to have played, with its match."""
        return self.hands.accepted

    @property
    def useless(self) -> list[str]:
        """Who was answered with an incident, a sentence each."""
        return self.hands.useless

    def begin(self) -> None:
        """Play at every table until `stop`."""
        luck = self.entropy.of("seating")
        for nth in range(self.plan.tables):
            people = tuple(luck.sample(self.everyone, luck.randint(2, self.plan.seats)))
            game = self.plan.games[nth % len(self.plan.games)]
            self._sit(Table(people, game, self.entropy.of(f"table {nth}")))
        self._tasks.append(asyncio.create_task(self._adopt()))

    def _sit(self, table: Table) -> None:
        self._tasks.append(asyncio.create_task(self._play(table)))

    async def stop(self) -> None:
        """Leave off in the middle of whatever is being done; raises what went wrong with the people themselves."""
        for task in self._tasks:
            task.cancel()
        ended = await asyncio.gather(*self._tasks, return_exceptions=True)
        for error in ended:
            if isinstance(error, Exception):
                raise error

    async def _adopt(self) -> None:
        """Play the matches too that were begun at no table: by the queue, a tournament, against the house."""
        while True:
            await asyncio.sleep(self.plan.pace)
            for match in self.boards.matches:
                if match not in self._known:
                    self._known.add(match)
                    self._sit(Table(self.everyone, "", self.entropy.of(f"match {match}"), match, once=True))

    async def _play(self, table: Table) -> None:
        while True:
            try:
                if await self._once(table):
                    return
                table.refusals = 0
            except PersonError as error:
                self.refused[error.words] += 1
                await asyncio.sleep(table.luck.uniform(*REFUSED) * 2**table.refusals)
                table.refusals += 1

    async def _once(self, table: Table) -> bool:
        """Begin a match if there is none, else answer it if it asks anything; whether all is over."""
        known, late = self.boards.changes(table.match), LATE * self.plan.pace
        message = self.boards.newest(table.match, table.people) if table.match else None
        if message is None and table.match and not (known and self._gone(table.match)):
            await self.boards.change(table.match, known, late)
        elif message is None or (find(message, "open") is None and find(message, "answer") is None):
            if table.once:
                return True
            await self._challenge(table)
        else:
            await self._think(table)
            await self._answer(table, message)
            await self.boards.change(table.match, known, late)
        return False

    def _gone(self, match: int) -> bool:
        """Whether nobody sees a match any more that was shown before."""
        return self.boards.newest(match, self.everyone) is None

    async def _think(self, table: Table) -> None:
        pace, away = self.plan.pace, table.luck.random() < AWAY
        await asyncio.sleep(pace * table.luck.uniform(0, LONGEST_AWAY) if away else table.luck.expovariate(1 / pace))

    async def _challenge(self, table: Table) -> None:
        """Challenge the others, who accept; a challenge that was made without its card being shown is taken back first. Raises PersonError."""
        table.match = 0
        first, *others = table.people
        given = {"game": table.game, "clock": self.plan.clock, **self._terms(table.luck)}
        given |= dict(zip(("with", "with2", "with3"), (one.user.username for one in others), strict=False))
        card = (await first.command(CHANNEL, "play", given)).shown
        button = find(card, "cancel" if card.ephemeral else "accept")
        if card.ephemeral and button is not None:
            await first.press(card, custom_id=button["custom_id"])
            raise PersonError(card.text)
        if button is None:
            table.people = table.people[:2]  # as many play every game
            raise PersonError(card.text)
        match = int(button["custom_id"].split(":")[1], 36)
        self._known.add(match)
        for person in others:
            await self._think(table)
            await person.press(card, custom_id=button["custom_id"])
        table.match = match

    def _terms(self, luck: random.Random) -> dict[str, bool]:
        """Terms that some challenges have; those that none has are left to the server's default."""
        shares = {"rated": self.plan.rated, "weekdays": self.plan.weekdays}
        return {name: luck.random() < share for name, share in shares.items() if share}

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
        self.hands.heard(person, await person.command(message.channel_id, "move", given), table.match)

    async def _press_through(self, table: Table, person: UserClient, message: ClientMessage) -> None:
        """By a button of the message, else by its panel: change the draft a few times, then give the answer."""
        opening = find(message, "open")
        if opening is None:
            await self._use(table, person, message, [one for one in message.buttons if verb_of(one)[0] in GIVING])
            return
        panel = await self.hands.use(person, message, opening, table.luck, table.match)
        for _ in range(STEPS):
            if panel is None or not panel.ephemeral:
                return
            panel = await self._step(table, person, panel)

    async def _step(self, table: Table, person: UserClient, panel: ClientMessage) -> ClientMessage | None:
        """One press on a panel; the panel it leads to, None once an answer is given or there is nothing to press."""
        enabled = controls(panel)
        giving = [part for part in enabled if verb_of(part)[0] in GIVING]
        picking = [part for part in enabled if verb_of(part)[0] == "pick"]
        adjusting = [part for part in enabled if verb_of(part)[0] in ADJUSTING]
        draw = table.luck.random()
        if adjusting and draw < 0.25:
            return await self._use(table, person, panel, adjusting)
        if picking and (draw < 0.5 or not giving):
            return await self._use(table, person, panel, picking)
        return await self._use(table, person, panel, giving)

    async def _use(
        self, table: Table, person: UserClient, message: ClientMessage, parts: list[Json]
    ) -> ClientMessage | None:
        """Use one of these controls."""
        if not parts:
            return None
        return await self.hands.use(person, message, table.luck.choice(parts), table.luck, table.match)

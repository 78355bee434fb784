"""People who see no picture: they read lines, type commands, press what has a label. A whole match between two of them."""

from __future__ import annotations

import re
from collections.abc import Callable

from localdiscord.people import ClientMessage, UserClient
from localdiscord.server import LocalDiscord
from tests.support.discord.scene import settings_page

ASKED = re.compile(r"<@(\d+)> (?:<:\w+:\d+>\s)?\(\w+\) — (.*)")
OVER = re.compile(r"beats|draw", re.IGNORECASE)
MOST = 300  # answers after which a match should have ended


class Reader:
    """A user of a screen reader: a message is its text and the labels of its buttons, nothing else."""

    def __init__(self, person: UserClient, place: str) -> None:
        self.person = person
        self.place = place

    def read(self, message: ClientMessage) -> str:
        """The text of a private message, which has no picture."""
        assert not message.pictures, "a picture came to somebody who wants words"
        assert message.text
        assert all(re.match(r"[\w+−]", str(one["label"])) for one in message.buttons)
        return message.text

    async def wants_words(self) -> None:
        """Says so once, in the settings."""
        panel = await settings_page(self.person, "show")
        await self.person.press(panel, label="Show text first")

    async def board(self) -> str:
        """The table in words."""
        return self.read((await self.person.command(self.place, "board", {"as": "text"})).shown)

    async def answer(self, turn: ClientMessage, question: str) -> None:
        """What is asked, answered by what its words offer."""
        raise AssertionError(f"nobody knows what to answer: {question} {turn.text}")


class Evening:
    """Two readers at one match of a game."""

    def __init__(self, discord: LocalDiscord, game: str, reader: Callable[[UserClient, str], Reader]) -> None:
        self.discord = discord
        self.game = game
        self.reader = reader
        self.people = {person.id: person for person in (discord.person("ada"), discord.person("chloe"))}
        self.turns: list[ClientMessage] = []

    async def begin(self, options: str) -> dict[int, Reader]:
        """The challenge, typed and accepted."""
        ada, chloe = self.people.values()
        for person in (ada, chloe):
            await Reader(person, "arena").wants_words()
        given = {"game": self.game, "with": "chloe"} | ({"options": options} if options else {})
        card = (await ada.command("arena", "play", given)).shown
        await chloe.press(card, label="Accept")
        return {one.id: self.reader(one, str(card.id)) for one in self.people.values()}

    async def newest(self, place: str, last: ClientMessage | None = None) -> ClientMessage:
        """The next message of the match, or the last one if more is told in it."""
        known, text = (last.id, last.text) if last is not None else (0, "")
        ada = next(iter(self.people.values()))
        return await ada.wait_for(
            lambda one: (
                one.channel_id == int(place)
                and not one.ephemeral
                and (one.id > known or one.text != text)
                and bool(ASKED.search(one.text) or OVER.search(one.text))
            ),
            30.0,
            after=known - 1,
        )

    async def play(self, options: str = "") -> ClientMessage:
        """The match to its end; its last message."""
        readers = await self.begin(options)
        place = next(iter(readers.values())).place
        turn = await self.newest(place)
        for _ in range(MOST):
            self.turns.append(turn)
            alt = [str(one["description"]) for one in turn.pictures]
            assert all(0 < len(one) <= 1024 for one in alt)
            asked = ASKED.findall(turn.text)
            if not asked:
                return turn
            user, question = asked[0]  # of several the others are named by the next message
            await readers[int(user)].answer(turn, question)
            turn = await self.newest(place, turn)
        raise AssertionError(f"no end after {MOST} answers: {turn.text}")

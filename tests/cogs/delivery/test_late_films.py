"""Edits of one message that meet: its film, the next flick told in it, and the removal of its old buttons, in any order."""

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from dataclasses import replace as replace_sheet
from functools import partial
from types import SimpleNamespace
from typing import Any

import discord
import pytest
import pytest_asyncio
from msgspec.structs import replace

from bot.answers.custom_id import Id
from bot.features.ladders.jobs import Curve
from bot.matches.delivery.models import Post, PostKind
from bot.screens.sheet import Button, Media, Sheet
from cogs.delivery.late_films import LateFilms, _filmed
from cogs.delivery.message_sender import MessageSender, Sent
from cogs.delivery.shown_messages import ShownMessages
from cogs.delivery.stale_buttons import past
from localdiscord.faults import RestFault
from localdiscord.people import ClientMessage
from tests.cogs.delivery.test_outbox import settled, verbs
from tests.support.discord.scene import Scene

pytestmark = pytest.mark.asyncio
MESSAGE = "/channels/{channel.id}/messages/{message.id}"
SLOW = 0.2  # seconds that Discord takes to make the first of two edits
TURN, NEXT, LAST = 7, 8, 9
LASTING = {"text"}
GIF = b"GIF89a\x01\x00\x01\x00\x00\x00\x00;"
Edit = Callable[[], Coroutine[Any, Any, object]]


class Message:
    """A message that tells a turn, and the edits that may befall it."""

    def __init__(self, table: Scene, message: ClientMessage, png: bytes) -> None:
        self.table, self.sender = table, MessageSender(table.bot)
        self.where, self.id, self.png = message.channel_id, message.id, png

    def sheet(self, turn: int) -> Sheet:
        buttons = tuple(Button(Id(verb, 1), verb) for verb in ("open", "text"))
        return Sheet((Media(self.png, "a table", f"pitchout-1-{turn}.png"), f"Turn {turn}"), (buttons,))

    async def tell(self, turn: int = NEXT) -> None:
        assert await self.sender.rewrite(self.where, self.id, self.sheet(turn), turn)

    async def film(self) -> None:
        await self.sender.amend(self.where, self.id, TURN, partial(_filmed, GIF, None))

    async def tidy(self) -> None:
        await self.sender.amend(self.where, self.id, TURN, lambda sheet: past(sheet, LASTING))

    async def meet(self, first: Edit, second: Edit) -> None:
        """Begin an edit while Discord is busy with another."""
        self.table.local.faults.plan(RestFault("PATCH", MESSAGE, times=1, delay=SLOW))
        slow = asyncio.create_task(first())
        async with asyncio.timeout(60):
            while self.table.local.faults.standing:  # noqa: ASYNC110 - Discord tells nobody that a request has come
                await asyncio.sleep(0)
        await asyncio.gather(second(), slow)

    @property
    def edits(self) -> int:
        """The number of edits so far; a thread under the message, which has its id, is edited at an address of its own."""
        return len(self.table.local.log.calls("PATCH", f"/messages/{self.id}"))

    @property
    def shown(self) -> tuple[str, str, list[str]]:
        now = self.table.ada.message(self.id)
        return now.text, now.pictures[0]["url"].rpartition("/")[2], verbs(now)


@pytest_asyncio.fixture
async def message(table: Scene) -> Message:
    turn = await table.begin()
    await settled(table)
    made = Message(table, turn, await table.services.workers.run(Curve([1500, 1520], 0)))
    await made.tell(TURN)
    return made


@pytest.mark.parametrize("guarded", [True, False])
async def test_a_film_of_a_turn_never_replaces_the_next_one_told_in_its_message(
    message: Message, monkeypatch: pytest.MonkeyPatch, *, guarded: bool
):
    if not guarded:  # the control: what is shown is taken to be what was shown as the edit was asked for
        stale = message.sender.shown.of_turn(message.id, TURN)
        monkeypatch.setattr(ShownMessages, "of_turn", lambda *_: stale)
    await message.meet(message.tell, message.film)
    assert (f"Turn {NEXT}" in message.shown[0]) == guarded
    if guarded:
        assert message.shown[1:] == (f"pitchout-1-{NEXT}.png", ["open", "text"])


@pytest.mark.parametrize("first", ["film", "tidy"])
async def test_the_next_turn_replaces_an_edit_under_way(message: Message, first: str):
    await message.meet(getattr(message, first), message.tell)
    assert f"Turn {NEXT}" in message.shown[0]
    assert message.shown[1:] == (f"pitchout-1-{NEXT}.png", ["open", "text"])


@pytest.mark.parametrize("guarded", [True, False])
@pytest.mark.parametrize(("first", "second"), [("film", "tidy"), ("tidy", "film")])
async def test_a_film_and_the_removal_of_buttons_keep_each_other(
    message: Message, monkeypatch: pytest.MonkeyPatch, first: str, second: str, *, guarded: bool
):
    if not guarded:
        stale = message.sender.shown.of_turn(message.id, TURN)
        monkeypatch.setattr(ShownMessages, "of_turn", lambda *_: stale)
    with contextlib.nullcontext() if guarded else contextlib.suppress(discord.HTTPException):
        await message.meet(getattr(message, first), getattr(message, second))
    assert (message.shown[1:] == (f"pitchout-1-{TURN}.gif", ["text"])) == guarded


async def test_a_film_leaves_who_is_asked_mentioned_until_the_turn_is_past(message: Message):
    asked = message.table.ada.id
    sheet = replace_sheet(message.sheet(TURN), parts=(*message.sheet(TURN).parts, f"<@{asked}>"), mentions=(asked,))
    await message.sender.rewrite(message.where, message.id, sheet, TURN)
    await message.film()
    assert message.table.ada.message(message.id).mentions == [asked]
    await message.tidy()
    assert message.table.ada.message(message.id).mentions == []
    assert message.shown[1:] == (f"pitchout-1-{TURN}.gif", ["text"])


async def test_what_a_message_shows_already_asks_for_no_request(message: Message):
    await message.film()
    await message.tidy()
    edits = message.edits
    await message.tidy()
    await message.film()
    assert message.edits == edits


@pytest.mark.parametrize("told_here", [True, False])
async def test_a_film_that_met_the_next_turn_of_another_process_gives_way(message: Message, *, told_here: bool):
    """The other process tells the next turn in the same message, or in one of its own, between the two looks at the store."""
    other = MessageSender(message.table.bot)
    own = Post(1, 1, TURN, PostKind.TURN, "done", 1, 0, 0, message.id, "", None, message.where)
    then = Post(2, 1, NEXT, PostKind.TURN, "done", 1, 0, 0, message.id if told_here else 1, "", None, message.where)
    after = replace(then, id=3, revision=LAST)  # told by the other process while this one tells the former
    looks = iter((own, then, after if told_here else then))
    newest = own
    left: list[int] = []

    async def posted_before(*_: int) -> Post:
        nonlocal newest
        newest = found = next(looks)
        if found is own and told_here:  # its edit arrives first, and is noted later
            assert await other.rewrite(message.where, message.id, message.sheet(NEXT), NEXT)
        return found

    async def value(*_: Any) -> Any:
        return SimpleNamespace(id=1, revision=NEXT, borrowed=False)

    async def sheet(*_: Any) -> Sheet:
        told = newest.revision
        public.late[1, told] = SimpleNamespace(leave=lambda: left.append(told))
        return message.sheet(told)

    bot: Any = SimpleNamespace(
        services=SimpleNamespace(
            store=SimpleNamespace(get=value, posted_before=posted_before, delivery_context=value, said_above=value)
        ),
        matches=SimpleNamespace(message_context=value, clocks=SimpleNamespace(processes=1)),
        lasting=LASTING,
    )
    film: Any = SimpleNamespace(after_all=gif)
    public: Any = SimpleNamespace(late={(1, TURN): film}, turn=sheet)
    await LateFilms(bot, public, message.sender).add(own, Sent(message.id, message.where))
    assert not public.late
    assert left == ([NEXT, LAST] if told_here else [])
    if told_here:
        assert message.shown[1:] == (f"pitchout-1-{LAST}.png", ["open", "text"])
    else:
        assert message.shown[1:] == (f"pitchout-1-{TURN}.gif", ["text"])


async def gif() -> bytes:
    return GIF

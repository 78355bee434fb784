"""discord.js's judgement of the local Discord: a bot made with it must read there what is there, and be able to answer."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from bot.ops.play import corner
from localdiscord.config import Rate
from localdiscord.gateway import GatewayFault
from localdiscord.people import ClientMessage
from localdiscord.permissions import Permission
from localdiscord.records import Overwrite
from localdiscord.server import LocalDiscord
from tests.places import FORUM, GENERAL, PICTURES

CLIENT = Path(__file__).with_name("discordjs_client.js")
PATIENCE = 30.0  # seconds for the client to read an event, on a busy machine
ALL_INTENTS = 1 << 1 | 1 << 8 | 1 << 15
FAST = Rate(1000, 1.0)
CONFIG = corner(
    kinds=True,
    privileged_intents=ALL_INTENTS,
    ack_seconds=PATIENCE,
    message_rate=FAST,
    edit_rate=FAST,
    webhook_rate=FAST,
)
CARD = [
    "ContainerComponent",
    "TextDisplayComponent",
    "MediaGalleryComponent",
    "SectionComponent",
    "TextDisplayComponent",
    "ActionRow",
    *["ButtonComponent"] * 4,
    "ActionRow",
    "StringSelectMenuComponent",
    "ActionRow",
    "UserSelectMenuComponent",
]
KINDS = {
    0: "TextChannel",
    2: "VoiceChannel",
    4: "CategoryChannel",
    5: "NewsChannel",
    13: "StageChannel",
    15: "ForumChannel",
    16: "MediaChannel",
}
HIDDEN = (FORUM, PICTURES)

Note = dict[str, Any]


class Client:
    """The bot's process; what it read, in order."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.notes: list[Note] = []
        self._process = process
        self._reading = asyncio.create_task(self._read())
        self._news = asyncio.Event()

    async def _read(self) -> None:
        assert self._process.stdout is not None
        async for line in self._process.stdout:
            self.notes.append(json.loads(line))
            self._news.set()

    async def heard(self, event: str, **expected: Any) -> Note:
        """The first note of an event with such values, as soon as there is one. Raises AssertionError."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while True:
                    self._news.clear()
                    for note in self.notes:
                        if note["event"] == event and expected.items() <= note.items():
                            return note
                    await self._news.wait()
        raise AssertionError(f"no {event} {expected} among {self.notes}")

    async def stop(self) -> None:
        """End the process."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        await self._process.wait()
        await self._reading


@contextlib.asynccontextmanager
async def connected(local: LocalDiscord) -> AsyncIterator[Client]:
    """The bot at a local Discord. Raises AssertionError if it met with trouble."""
    command = ("node", str(CLIENT), local.url, local.token)
    pipe = asyncio.subprocess.PIPE
    client = Client(await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, limit=2**20))
    try:
        yield client
    finally:
        await client.stop()
    assert not (trouble := [note for note in client.notes if note["event"] == "trouble"]), trouble


async def judge() -> None:
    """Have the bot read and answer. Raises AssertionError."""
    async with LocalDiscord(CONFIG) as local:
        hide(local, *HIDDEN)
        async with connected(local) as client:
            for part in (the_server, commands, components, messages, looking_around, elsewhere, resuming):
                await part(local, client)
    kinds = {note["event"] for note in client.notes}
    print(f"{len(local.log.requests)} requests answered, {len(client.notes)} events of {len(kinds)} kinds read")


def hide(local: LocalDiscord, *channels: int) -> None:
    """Deny the bot the view of channels."""
    world = local.world
    (role,) = (one for one in world.guild.roles.values() if one.bot_id == world.bot.id)
    for channel in channels:
        world.channel(channel).overwrites = [Overwrite(role.id, 0, deny=int(Permission.VIEW_CHANNEL))]


async def the_server(local: LocalDiscord, client: Client) -> None:
    """The server with its roles and channels of all kinds, of which two are hidden."""
    ready = await client.heard("ready", user="pichenette", commands=["strike", "card"])
    (read,), guild = ready["guilds"], local.world.guild
    assert (read["name"], read["locale"], read["members"]) == (guild.name, guild.locale, len(guild.members)), read
    roles = [[role.name, str(role.permissions), role.color] for role in guild.roles.values()]
    assert sorted(read["roles"]) == sorted(roles), read["roles"]
    channels = local.world.channels_of(guild)
    assert {one.type.value for one in channels} == KINDS.keys()
    found = {int(one["id"]): one for one in read["channels"]}
    assert found.keys() == {one.id for one in channels}
    for channel in channels:
        one = found[channel.id]
        seen = bool(local.world.permissions(local.world.bot.id, channel) & Permission.VIEW_CHANNEL)
        assert seen == (channel.id not in HIDDEN)
        assert (one["viewable"], one["name"]) == (seen, channel.name if seen else "___hidden___"), one
        assert (one["kind"], one["parent"]) == (KINDS[channel.type], channel.parent_id and str(channel.parent_id)), one
        assert one["kind"] == "VoiceChannel" or one.get("topic") == (channel.topic if seen else None), one


async def commands(local: LocalDiscord, client: Client) -> None:
    """A command with options of several kinds, completed as it is typed."""
    ada, bruno = local.person("ada"), local.person("bruno")
    choices = await bruno.autocomplete("general", "strike", {"puck": "a"}, focused="puck")
    assert choices == [{"name": "Puck A1", "value": "a1"}], choices
    typed = await client.heard("autocomplete", user="bruno", locale="fr", typed="a")
    assert typed["rights"] == str(int(local.world.permissions(bruno.id, local.world.channel(GENERAL)))), typed
    options = {"puck": "a1", "strength": 40, "target": "bruno", "place": "arena"}
    reply = (await ada.command("general", "strike", options)).shown
    assert reply.text == "struck", reply
    await client.heard("command", user="ada", puck="a1", strength=40, target="Bruno", where="arena", place="general")
    await client.heard("reply", id=str(reply.id), author="pichenette", content="struck")


async def components(local: LocalDiscord, client: Client) -> None:
    """A message of components: buttons, menus and a form."""
    ada = local.person("ada")
    card = (await ada.command("general", "card")).shown
    await client.heard("message", id=str(card.id), kinds=CARD, files=[])
    assert card.pictures[0]["description"] == "a table"
    assert shown((await ada.press(card, label="turn")).updated) == "turned"
    await client.heard("press", id="turn", user="ada", on=CARD)
    whisper = (await ada.press(card, label="whisper")).shown
    assert (whisper.ephemeral, whisper.text) == (True, "only you"), whisper
    await ada.press(card, label="think")
    for text in ("thought", "and much more"):
        await ada.wait_for(lambda one, text=text: one.text == text)  # type: ignore[misc]  # the default is the text's type
    assert shown((await ada.select(card, custom_id="pick", values=["2"])).updated) == "picked 2"
    assert shown((await ada.select(card, custom_id="who", values=[str(ada.id)])).updated) == "picked ada"
    form = await ada.press(card, label="ask")
    assert form.modal is not None
    assert form.modal.title == "Aim"
    assert shown((await ada.submit(form, {"angle": "12", "puck": ["a2"]})).updated) == "aimed"
    await client.heard("form", user="ada", angle="12", puck=["a2"])


async def messages(local: LocalDiscord, client: Client) -> None:
    """People's messages, and what happens to them; a thread that the bot makes."""
    ada, bruno = local.person("ada"), local.person("bruno")
    written = ada.send("general", f"hello <@{bruno.id}>")
    await client.heard("message", id=str(written.id), author="ada", content=written.text, mentions=["bruno"])
    bruno.react(written, "👏")
    await client.heard("reaction", emoji="👏", user="bruno")
    bruno.type("general")
    await client.heard("typing", user="bruno")
    ada.pin(written)
    await client.heard("pins", place="general")
    ada.delete_message(written)
    await client.heard("deletion", id=str(written.id))
    begun = ada.send("general", "a thread, please")
    made = await client.heard("thread made", id=str(begun.id), name="a thread", kind="ThreadChannel", archived=True)
    assert made["owner"] == str(local.world.bot.id), made
    assert [one.text for one in ada.messages(begun.id)][-1] == "in it"
    ada.delete_channel("lounge")
    await client.heard("channel deleted", name="lounge")


async def looking_around(local: LocalDiscord, client: Client) -> None:
    """Have the bot read pins, the last messages and threads, and make an event."""
    ada = local.person("ada")
    pinned = ada.send("general", "pinned")
    ada.pin(pinned)
    asked = ada.send("general", "look around")
    looked = await client.heard("looked", scheduled="Cup", threads=[])
    assert str(pinned.id) in looked["pins"], looked
    assert str(asked.id) in looked["recent"], looked


async def elsewhere(local: LocalDiscord, client: Client) -> None:
    """In conversations without the bot: a command of a user install, and another person's press and form."""
    ada, bruno = local.person("ada"), local.person("bruno")
    ada.install()
    owners = {"1": str(ada.id)}
    for place, kind in ((ada.converse("bruno"), 1), (ada.converse("bruno", "chloe"), 3)):
        own = {"context": 2, "own": "180224", "owners": owners, "channel": kind}
        card = (await ada.command(place, "card")).shown
        await client.heard("card", user="ada", **own)
        assert shown((await bruno.press(card, label="turn")).updated) == "turned"
        await client.heard("press", user="bruno", id="turn", **own)
        assert (
            shown((await bruno.submit(await bruno.press(card, label="ask"), {"angle": "1", "puck": ["a1"]})).updated)
            == "aimed"
        )
        await client.heard("form", user="bruno", **own)


async def resuming(local: LocalDiscord, client: Client) -> None:
    """After a cut connection the bot resumes, and reads what was written meanwhile."""
    await local.gateway.inject(GatewayFault.CUT)
    missed = local.person("ada").send("general", "written meanwhile")
    await client.heard("resumed")
    await client.heard("message", id=str(missed.id), content="written meanwhile")


def shown(message: ClientMessage | None) -> str:
    """The first line of a message's text. Raises AssertionError if there is no message."""
    assert message is not None
    return message.text.splitlines()[0]


if __name__ == "__main__":
    asyncio.run(judge())

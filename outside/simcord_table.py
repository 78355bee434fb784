"""The bot at SimCord's in-process Discord, and what its people see."""

from __future__ import annotations

import asyncio
import contextlib
import sys
import time
import traceback
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeAlias

import simcord
import structlog
import yarl
from simcord.components import walk_components

from bot.client.app import GameBot
from bot.settings import Secret, read_settings
from cogs.running.assembly import assemble

GAPS = (
    "settling waits for the end of all tasks, which a bot with background loops never reaches: each interaction is waited for instead",
    "its time begins on 1 January 2026, before the first puzzle of the day: it is moved to the present",
    "an actor does not wait for messages posted after the answer: the stored messages are read until the one meant is there",
)
PATIENCE = 180.0  # seconds for an answer or a message; how quick the bot is, is measured elsewhere
LOOK = 0.02  # seconds between two looks
TROUBLE = {"warning", "error", "critical"}

Message: TypeAlias = simcord.ResponseMessage


class Env(simcord.Env):  # type: ignore[misc]  # not installed where types are checked
    """SimCord, which waits for answers instead of the end of all tasks."""

    async def _settle_internal(self, *, dispatch: str | None = None, **_: Any) -> None:
        with contextlib.suppress(TimeoutError):  # it runs the timers that are due, and gives up on the loops
            await super()._settle_internal(timeout=LOOK, idle=LOOK, dispatch=dispatch)
        if dispatch != "INTERACTION_CREATE":
            return
        async with asyncio.timeout(PATIENCE):
            while self.bot.calls or any(not one.responded for one in self.backend.interactions.values()):  # noqa: ASYNC110  it tells nobody
                await asyncio.sleep(LOOK)


class Table:
    """A server with one channel, two people and the bot."""

    def __init__(self, env: Env) -> None:
        self.env = env
        guild = env.create_guild("Club")
        self.arena = guild.create_text_channel("arena")
        self.ada, self.bruno = (guild.add_member(env.create_user(name)) for name in ("ada", "bruno"))

    async def message(self, fits: Callable[[Message], bool]) -> Message:
        """The newest message in any channel that fits, as soon as there is one. Raises AssertionError."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while (found := next(filter(fits, self._newest_first()), None)) is None:  # noqa: ASYNC110  likewise
                    await asyncio.sleep(LOOK)
                return found
        texts = "\n".join(text_of(one) for one in self._newest_first())
        raise AssertionError(f"the message meant is not among these: {texts}")

    async def turn(self, revision: int, ending: str = "png") -> Message:
        """The message of a turn of the first match, once it has such a picture, with a description; a film may replace one."""
        name = f"pitchout-1-{revision}.{ending}"
        message = await self.message(lambda one: any(picture_name(media) == name for media in pictures(one)))
        assert all(media["description"] for media in pictures(message))
        return message

    def asked(self, turn: Message) -> Any:
        """The person whom a turn's message asks."""
        question = next(line for line in reversed(text_of(turn).splitlines()) if line.startswith("<@"))
        return next(one for one in (self.ada, self.bruno) if question.startswith(one.mention))

    def picture(self, message: Message) -> bytes:
        """The file of a message's first picture."""
        data = self.env.backend.cdn.get(pictures(message)[0]["media"]["url"])
        assert isinstance(data, bytes)
        return data

    def _newest_first(self) -> Iterator[Message]:
        messages = [one for there in self.env.backend.messages.values() for one in there.values()]
        for message in sorted(messages, key=lambda one: -one.id):
            yield Message(self.env, message)


@contextlib.asynccontextmanager
async def table(folder: Path) -> AsyncIterator[Table]:
    """A table where the whole bot plays: its cogs, store and worker processes. Raises AssertionError if the bot is in trouble."""
    async with AsyncExitStack() as opened:
        opened.enter_context(no_trouble_logged())
        settings = replace(read_settings(folder, Secret("unused")), database=folder / "bot.db")
        env = Env(GameBot(await assemble(settings, opened, "outside")))
        env.backend.advance_clock(time.time() - env.now().timestamp())
        await env.start()
        opened.push_async_callback(env.shutdown)
        with env.time_context():
            yield Table(env)
        env.raise_errors()


@contextlib.contextmanager
def no_trouble_logged() -> Iterator[None]:
    """Show what the bot, which answers people even when it fails, logs as a warning or an error. Raises AssertionError for that."""
    with structlog.testing.capture_logs() as logged:
        try:
            yield
        finally:
            trouble = [entry for entry in logged if entry["log_level"] in TROUBLE]
            for entry in trouble:
                print(entry, file=sys.stderr)
                if isinstance(entry.get("exc_info"), BaseException):
                    traceback.print_exception(entry["exc_info"])
    assert not trouble


def text_of(message: Message) -> str:
    """The text of a message."""
    return "\n".join(str(part["content"]) for part in walk_components(message.components) if "content" in part)


def labels(message: Message) -> list[str]:
    """The labels of a message's buttons."""
    return [part["label"] for part in walk_components(message.components) if "label" in part]


def pictures(message: Message) -> list[dict[str, Any]]:
    """The pictures in the galleries of a message."""
    return [media for part in walk_components(message.components) for media in part.get("items", ())]


def picture_name(media: dict[str, Any]) -> str:
    """The file name of a picture in a gallery."""
    return yarl.URL(media["media"]["url"]).name


def control(message: Message, verb: str, args: str = "") -> str:
    """The id of a message's first button or menu whose verb and arguments begin so. Raises LookupError."""
    ids = [str(part["custom_id"]) for part in walk_components(message.components) if "custom_id" in part]
    for one in ids:
        found, _, _, given = one.split(":", 3)
        if found.startswith(verb) and given.startswith(args):
            return one
    raise LookupError(f"no {verb} {args} among {ids} of: {text_of(message)}")


def options_of(message: Message, menu: str) -> dict[str, bool]:
    """The values of a menu, and whether each is shown as chosen."""
    found = next(part for part in walk_components(message.components) if part.get("custom_id") == menu)
    return {option["value"]: bool(option.get("default")) for option in found["options"]}

"""The whole bot without a connection: interactions are fed in as by the gateway, responses are recorded.

Everything is real but HTTP: discord.py, the cogs, a store, the rules; the worker is inline. A press takes about a millisecond.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
from discord import app_commands
from discord.http import Route
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from bot.client.app import EXTENSIONS, GameBot, Services
from bot.client.throttle import UNLIMITED, Rates
from bot.features.registry import FEATURES, ON_CHANGE
from bot.features.running import RunningFeatures
from bot.games import GAMES
from bot.matches.core.models import Match, MatchRequest, Person, Terms
from bot.matches.matches import Matches
from bot.matches.work.clock import SystemClock
from bot.workers.inline_worker import InlineWorker
from bot.workers.picture_cache import FilmCache
from tests.support.discord.quick import opened, usual_tools
from tests.support.discord.scene import WORDS
from tests.support.pictures.dailies import WithoutPuzzles
from tests.support.pictures.filming import filming

GUILD, CHANNEL, BOT = 910_000_000_000_000_001, 910_000_000_000_000_002, 910_000_000_000_000_003
ADA, BRUNO, CHLOE = 175_928_847_299_117_063, 175_928_847_299_117_064, 175_928_847_299_117_065
NAMES = {ADA: "Ada", BRUNO: "Bruno", CHLOE: "Chloe"}
NOBODY = 0  # permissions
MANAGER = discord.Permissions(manage_guild=True).value
BY_THEMSELVES = frozenset(
    {
        "cogs.core.emojis",
        "cogs.delivery.outbox",
        "cogs.match.clock_loop",
        "cogs.privacy.retention",
        "cogs.delivery.channel_events",
    }
)  # asked by nobody
PRESS, AUTOCOMPLETE, FORM, COMMAND = 3, 4, 5, 2
HELD = discord.Permissions.all().value


@dataclass
class Reply:
    """What was sent for one interaction: the bodies in their order, and all the texts in them."""

    bodies: list[dict[str, Any]] = field(default_factory=list)

    @property
    def said(self) -> str:
        return "\n".join(_texts(self.bodies))

    @property
    def custom_ids(self) -> list[str]:
        return list(_found(self.bodies, "custom_id"))


class Wire(AsyncWebhookAdapter):
    """Writes down what would be sent."""

    def __init__(self) -> None:
        super().__init__()
        self.replies: dict[str, Reply] = {}  # by the interaction's token
        self._ids = itertools.count(950_000_000_000_000_000)

    async def request(self, route: Route, *, payload: Any = None, multipart: Any = None, **_: Any) -> Any:
        body = payload if payload is not None else json.loads(multipart[0]["value"]) if multipart else {}
        self.replies.setdefault(str(route.webhook_token), Reply()).bodies.append(body)
        if route.path.endswith("/callback"):
            told = {"id": str(next(self._ids)), "type": 2, "response_message_id": str(next(self._ids))}
            return {"interaction": told}
        return None if route.method == "DELETE" else message(next(self._ids))


class Unplugged:
    """A bot to be handed interactions."""

    def __init__(self, services: Services, bot: GameBot, wire: Wire) -> None:
        self.services = services
        self.bot = bot
        self.wire = wire
        self._ids = itertools.count(920_000_000_000_000_000)
        self._desk: Any = bot.get_cog("ComponentRouter")

    async def press(
        self,
        custom_id: str,
        user: int = ADA,
        /,
        values: Sequence[Any] | None = None,
        *,
        private: bool = True,
        **told: Any,
    ) -> Reply:
        """Press a button, or choose from a menu."""
        kind = {"component_type": 2} if values is None else {"component_type": 3, "values": list(values)}
        told = {"message": message(next(self._ids), private=private)} | told
        return await self._hand_over(PRESS, {"custom_id": custom_id, **kind}, user, told)

    async def submit(
        self, custom_id: str, user: int = ADA, /, fields: Mapping[str, Any] | None = None, **told: Any
    ) -> Reply:
        """Send a form off."""
        lines = [
            {"type": 18, "component": {"type": 4, "custom_id": name, "value": value}}
            for name, value in (fields or {}).items()
        ]
        return await self._hand_over(FORM, {"custom_id": custom_id, "components": lines}, user, told)

    async def command(self, name: str, user: int = ADA, options: Mapping[str, Any] | None = None, **told: Any) -> Reply:
        """Give a command."""
        return await self._hand_over(COMMAND, self._said(name, options or {}), user, told)

    async def suggested(
        self, name: str, focused: str, user: int = ADA, options: Mapping[str, Any] | None = None
    ) -> Reply:
        """Type in an option."""
        return await self._hand_over(
            AUTOCOMPLETE, self._said(name, {focused: "", **(options or {})}, focused), user, {}
        )

    async def match(
        self,
        game: str = "pitchout",
        *,
        one: int = ADA,
        two: int = BRUNO,
        terms: Terms | None = None,
        borrowed: bool = False,
    ) -> Match:
        """A match that has begun; one that is `borrowed` in a conversation without the bot."""
        key, challenges = f"begin {next(self._ids)}", self.services.matches.challenges
        guild = 0 if borrowed else GUILD
        wanted = MatchRequest(game, guild, CHANNEL, "en", terms=terms or Terms(), borrowed=borrowed)
        people = Person(one, NAMES[one]), (Person(two, NAMES[two]),)
        match = await challenges.challenge(*people, wanted, key=key)
        return await challenges.accept(match.id, two, key=f"{key} accepted")

    def interaction(
        self, kind: int, data: Mapping[str, Any], user: int, told: Mapping[str, Any]
    ) -> discord.Interaction:
        """An interaction as discord.py makes it of what the gateway sends; `told` replaces parts of it."""
        async_context.set(self.wire)
        number = next(self._ids)
        payload = {
            "id": str(number),
            "application_id": str(BOT),
            "type": kind,
            "token": f"token-{number}",
            "version": 1,
            "data": dict(data),
            "channel": {"id": str(CHANNEL), "type": 0, "name": "arena", "position": 0, "guild_id": str(GUILD)},
            "guild_id": str(GUILD),
            "guild": {"id": str(GUILD), "locale": "en-US", "features": []},
            "guild_locale": "en-US",
            "app_permissions": str(HELD),
            "locale": "en-US",
            "entitlements": [],
            "attachment_size_limit": 10 * 2**20,
            "authorizing_integration_owners": {"0": str(GUILD)},
            "context": 0,
            "member": member(user, int(told.get("permissions", NOBODY))),
        }
        payload |= {name: value for name, value in told.items() if name != "permissions"}
        return discord.Interaction(data=payload, state=self.bot._connection)  # type: ignore[arg-type]

    async def _hand_over(self, kind: int, data: Mapping[str, Any], user: int, told: Mapping[str, Any]) -> Reply:
        interaction = self.interaction(kind, data, user, told)
        if kind in {COMMAND, AUTOCOMPLETE}:
            try:
                await self.bot.tree._call(interaction)
            except app_commands.AppCommandError as error:
                await self.bot.tree._dispatch_error(interaction, error)
        else:
            await self._desk.on_interaction(interaction)
        return self.wire.replies.pop(interaction.token, Reply())

    def _said(self, name: str, options: Mapping[str, Any], focused: str = "") -> dict[str, Any]:
        """What is typed, as the gateway tells it: subcommands are nested."""
        first, *inner = name.split(" ")
        command: Any = self.bot.tree.get_command(first)
        for part in inner:
            command = command.get_command(part)
        kinds = {one.display_name: one.type.value for one in command.parameters}
        leaves = [
            {"name": one, "type": kinds.get(one, 3), "value": value} | ({"focused": True} if one == focused else {})
            for one, value in options.items()
        ]
        said: dict[str, Any] = {"name": name.rpartition(" ")[2], "options": leaves, "type": 1}
        for part in reversed(name.split(" ")[:-1]):
            said = {"name": part, "options": [said], "type": 1}
        return said | {"id": "1"}


def member(user: int, permissions: int = NOBODY) -> dict[str, Any]:
    """A user on the server."""
    name = NAMES.get(user, "Somebody")
    known = {"id": str(user), "username": name.lower(), "discriminator": "0", "global_name": name, "avatar": None}
    return {"user": known, "roles": [], "joined_at": None, "deaf": False, "mute": False, "flags": 0} | {
        "permissions": str(permissions)
    }


def conversation(user: int) -> dict[str, Any]:
    """What an interaction tells of a group without the bot, in place of a server; Ada has added the bot to her account."""
    return {
        **dict.fromkeys(("guild_id", "guild", "guild_locale", "member")),
        "user": member(user)["user"],
        "channel": {"id": str(CHANNEL), "type": 3, "name": "", "recipients": [], "owner_id": str(ADA)},
        "context": 2,
        "authorizing_integration_owners": {"1": str(ADA)},
    }


def message(number: int, *, private: bool = True) -> dict[str, Any]:
    """A message of the bot's."""
    return {
        "id": str(number),
        "channel_id": str(CHANNEL),
        "author": {"id": str(BOT), "username": "bot", "discriminator": "0", "avatar": None, "bot": True},
        "content": "",
        "timestamp": "2026-11-22T12:00:00+00:00",
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "pinned": False,
        "type": 0,
        "components": [],
        "flags": 64 if private else 0,
    }


@contextlib.asynccontextmanager
async def unplugged(folder: Path, rates: Rates = UNLIMITED) -> AsyncIterator[Unplugged]:
    """A bot without a connection, with its matches in a file."""
    store = await opened(folder / "unplugged.db")
    clock, posted, worker = SystemClock(), asyncio.Event(), WithoutPuzzles(usual_tools(WORDS))
    matches = Matches(GAMES, store, worker, clock, notify=posted.set, on_change=ON_CHANGE)
    films = FilmCache(InlineWorker(filming()))
    features = RunningFeatures(FEATURES, matches, store)
    words = usual_tools(WORDS).catalogue
    services = Services(matches, store, worker, films, words, clock, posted, features, rates=rates)  # type: ignore[arg-type]
    bot = GameBot(services)
    try:
        async with bot:
            bot._connection.application_id = BOT
            me: Any = {"id": str(BOT), "username": "bot", "discriminator": "0", "avatar": None, "bot": True}
            bot._connection.user = discord.ClientUser(state=bot._connection, data=me)
            bot.http.request = _nothing_there  # type: ignore[method-assign]
            await bot.matches.locales.learn()
            for extension in EXTENSIONS:
                if extension not in BY_THEMSELVES:
                    await import_module(extension).setup(bot)
            yield Unplugged(services, bot, Wire())
    finally:
        await films.close()
        await store.close()


async def _nothing_there(*_: Any, **__: Any) -> Any:
    raise discord.NotFound(SimpleNamespace(status=404, reason="Not Found"), {"code": 10008, "message": "Unknown"})  # type: ignore[arg-type]


def _texts(part: Any) -> list[str]:
    return [str(text) for text in _found(part, "content") if text]


def _found(part: Any, name: str) -> list[Any]:
    """All values of a name, however deep."""
    if isinstance(part, Mapping):
        here = [part[name]] if name in part else []
        return here + [one for value in part.values() for one in _found(value, name)]
    if isinstance(part, list):
        return [one for value in part for one in _found(value, name)]
    return []

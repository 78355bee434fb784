"""The whole bot at a local Discord, in one process: real discord.py, real HTTP, a real store; only the worker is inline."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Mapping
from pathlib import Path
from typing import Any

import discord
import yarl

from bot.client.app import GameBot, Services
from bot.client.members import Members
from bot.client.private_panels import PrivatePanels
from bot.client.throttle import UNLIMITED, Rates
from bot.features.registry import FEATURES, ON_CHANGE
from bot.features.rulebook.search import searcher
from bot.features.running import RunningFeatures
from bot.games import GAMES
from bot.games.contract.base import AnyGame
from bot.matches.core.job import Engine, Job, Process
from bot.matches.core.models import Match
from bot.matches.core.seeding import foretold
from bot.matches.delivery.models import Post
from bot.matches.matches import Matches
from bot.matches.work.clock import SystemClock
from bot.ops.play import corner
from bot.settings import Activity, Secret
from bot.storage.stores.sqlite import SqliteStore
from bot.workers.inline_worker import InlineWorker
from bot.workers.picture_cache import FilmCache
from bot.workers.studio import Studio
from localdiscord.config import LocalConfig, Rate
from localdiscord.people import ClientMessage, InteractionResult, UserClient
from localdiscord.server import LocalDiscord
from tests.support.discord.description import faults_of
from tests.support.discord.mentions import silent_on_mentions
from tests.support.discord.quick import QuickBot, hurried, opened, usual_tools
from tests.support.pictures.dailies import WithoutPuzzles
from tests.support.pictures.filming import filming
from tests.support.presses.forgotten import FORGET, all_forgotten, all_readmitted, left_of
from tests.support.presses.pressing import WANTED, Presses, all_ended
from tools.bottle.shown import turn_of

WORDS = Path(__file__).parents[3] / "data" / "words"
PEOPLE = ("ada", "bruno", "chloe", "dai")
FAST = Rate(1000, 1.0)
QUICK: dict[str, Any] = dict.fromkeys(
    ("message_rate", "edit_rate", "webhook_rate", "default_rate", "global_rate"), FAST
)
# The worker is inline and other tests run beside: how quick the bot is, is measured elsewhere.
QUICK["ack_seconds"] = 15.0


class ShiftedClock(SystemClock):
    """The machine's clock, moved by hand."""

    def __init__(self) -> None:
        super().__init__()
        self.shift = 0

    def now_ms(self) -> int:
        return super().now_ms() + self.shift


class Scene:
    """The local Discord, the bot on it, and the people in front of it."""

    def __init__(self, local: LocalDiscord, services: Services, bot: GameBot) -> None:
        self.local = local
        self.services = services
        self.bot = bot
        self.ada, self.bruno, self.chloe, self.dai = self.people = tuple(local.person(name) for name in PEOPLE)

    async def challenge(self, channel: str = "arena", **options: Any) -> ClientMessage:
        """Ada challenges Bruno; the card. Unless other options are named, the match begins with a question that has two answers."""
        wanted = {"game": "pitchout", "with": "bruno", **options}
        first = {"pitchout": "starter=chosen", "pitchbowl": "toss=chosen"}.get(str(wanted["game"]))
        if first and "options" not in wanted:
            wanted["options"] = first
        reply = await self.ada.command(channel, "play", wanted)
        assert reply.message is not None
        return reply.message

    async def begin(self, **options: str) -> ClientMessage:
        """Ada challenges, Bruno accepts; the first turn's message."""
        card = await self.challenge(**options)
        await self.bruno.press(card, label="Accept")
        return await self.turn(0)

    async def turn(self, revision: int, match: int = 1) -> ClientMessage:
        """The message of a turn, as soon as it is there."""
        return await self.ada.wait_for(lambda message: turn_shown(message) == (match, revision))

    async def match(self, number: int = 1) -> Match:
        """The match as it is kept."""
        match = await self.services.store.get(number)
        assert match is not None
        return match

    async def post(self, revision: int) -> Post:
        """The post of the turn before a revision of the match, once it is noted as sent: its message is there a moment earlier."""
        async with asyncio.timeout(60):
            while True:
                post = await self.services.store.posted_before(1, revision)
                if post is not None and post.revision == revision - 1:
                    return post
                await asyncio.sleep(0.01)

    async def revision(self) -> int:
        """How many answers of the match are kept."""
        return (await self.match()).revision

    async def seat_zero(self) -> int:
        """The user at the first seat."""
        return (await self.match()).holder(0).user

    async def all_answered(self) -> None:
        """Wait until all that was delivered so far has been answered: the bot hears of what comes in its order."""
        await self.ada.autocomplete("arena", "flick", {"shot": ""}, focused="shot")
        while self.bot.calls:
            await asyncio.wait(self.bot.calls)

    def next_of(self, message: ClientMessage) -> UserClient:
        """Who is asked by a turn's message; of several the first."""
        user, *_ = message.mentions
        return self.person(user)

    def person(self, user: int) -> UserClient:
        """The person with a user's id."""
        return next(one for one in self.people if one.id == user)

    async def panel(self, message: ClientMessage, person: UserClient | None = None) -> tuple[UserClient, ClientMessage]:
        """The player asked (of several, the one named), and their open panel."""
        person = person or self.next_of(message)
        reply = await person.press(message, custom_id=button(message, "open"))
        assert reply.message is not None
        return person, reply.message

    def forget_panels(self) -> None:
        """Private panels stay when others are opened, as those from before a restart do."""
        self.bot.panels = PrivatePanels()

    async def answer(
        self, message: ClientMessage, choice: str | None = None, person: UserClient | None = None
    ) -> tuple[UserClient, InteractionResult]:
        """Give the answer a panel begins with, else its first choice, or the choice named; by a button of the message if it has one."""
        if choice in (short := answers_of(message)) or (choice is None and short and not opens(message)):
            person = person or self.next_of(message)
            return person, await person.press(message, custom_id=button(message, "answer", choice or ""))
        person, panel = await self.panel(message, person)
        at_once, last = answers_of(panel), any(one["custom_id"].startswith("do:") for one in panel.buttons)
        listed = next((one for one in panel.selects if one["custom_id"].startswith("answer:")), None)
        if listed is not None:
            values = [choice or listed["options"][0]["value"]]
            return person, await person.select(panel, custom_id=listed["custom_id"], values=values)
        if choice in at_once or (at_once and not last):
            return person, await person.press(panel, custom_id=button(panel, "answer", choice or ""))
        if choice is not None:
            reply = await person.press(panel, custom_id=button(panel, "pick", choice))
            assert reply.updated is not None
            panel = reply.updated
        return person, await flick(person, panel)

    async def to_the_first_flick(self, **options: str) -> ClientMessage:
        """Past the first starter and both deployments, which are answered without any message."""
        await self.begin(**options)
        for revision in range(3):
            match = await self.match()
            ask, *_ = self.services.matches.asks(match)
            choice = next((one for one in ask.choices if one.code == "self"), ask.choices[0])
            user = match.holder(ask.seat).user
            await self.services.matches.act(match.id, ask.id, user, choice.action, key=f"first.{revision}")
        return await self.turn(3)


async def flick(person: UserClient, panel: ClientMessage) -> InteractionResult:
    """Give the answer a panel shows, also if it is asked about once more."""
    reply = await person.press(panel, custom_id=button(panel, "do"))
    asked = reply.updated
    if asked is None or not any(part.get("custom_id", "").startswith("sure:") for part in asked.parts):
        return reply
    return await person.press(asked, custom_id=button(asked, "sure"))


def answers_of(message: ClientMessage) -> list[str]:
    """The codes of the answers that a message has buttons for."""
    ids = [str(part.get("custom_id", "")) for part in message.buttons]
    return [one.split(":", 3)[3] for one in ids if one.startswith("answer:")]


def all_said(message: ClientMessage) -> str:
    """The words of a message, and those of its buttons, of its menus and of what is chosen there, a line each."""
    chosen = [one["label"] for menu in message.selects for one in menu.get("options", ()) if one.get("default")]
    chosen += [str(menu.get("placeholder", "")) for menu in message.selects]
    labels = [str(one.get("label", "")) for one in message.buttons]
    return "\n".join((message.text, *chosen, *labels)).replace("\u00a0", " ")


def opens(message: ClientMessage) -> bool:
    """Whether a message has a button that opens a panel."""
    return any(str(part.get("custom_id", "")).startswith("open:") for part in message.buttons)


def turn_shown(message: ClientMessage) -> tuple[int, int] | None:
    """The match and the turn that a public message shows; None if it is not that of a turn."""
    files = [yarl.URL(str(one["url"])).name for one in message.pictures]
    return None if message.ephemeral else turn_of(message.buttons, files)


def button(message: ClientMessage, verb: str, args: str = "") -> str:
    """The id of the first control of a verb; where no arguments are named one without any comes first."""
    ids = [str(part.get("custom_id", "")) for part in message.parts]
    found = [one for one in ids if one.startswith(f"{verb}:") and args in one.split(":", 3)[3]]
    if found:
        return next((one for one in found if one.endswith(":")), found[0]) if not args else found[0]
    raise AssertionError(f"no {verb} {args} in {[part.get('custom_id') for part in message.parts]}")


async def settings_page(person: UserClient, name: str, channel: str | int = "arena") -> ClientMessage:
    """A page of a person's settings."""
    panel = (await person.command(channel, "settings")).shown
    return (await person.press(panel, custom_id=button(panel, "settings", name))).shown


def tools_for(games: Mapping[str, AnyGame]) -> Studio:
    """The tools for other games, with the usual pictures and words."""
    usual = usual_tools(WORDS)
    return Studio(games, usual.painters, usual.catalogue)


@contextlib.asynccontextmanager
async def scene(
    folder: Path,
    config: dict[str, Any] | None = None,
    database: str = "matches.db",
    seeds: Callable[[], bytes] | None = None,
    games: Mapping[str, AnyGame] = GAMES,
    tools: Studio | None = None,
    camera: Engine | None = None,
    words: Path = WORDS,
    records: Engine | None = None,
) -> AsyncIterator[Scene]:
    """A local Discord with a bot on it; what it sent must satisfy Discord's own description."""
    async with LocalDiscord(corner(**QUICK | (config or {}))) as local:
        presses = Presses(local)
        async with bot_on(local, folder / database, seeds, games, tools, camera, words, records) as (
            services,
            bot,
        ):
            yield Scene(local, services, bot)
        if WANTED and local.config.ack_seconds >= LocalConfig.ack_seconds:
            local.faults.clear()
            async with bot_on(local, folder / database, seeds, games, tools, camera, words, records) as (
                services,
                bot,
            ):
                await pressed_again(services, bot, presses)
        if FORGET:
            await everybody_forgotten(local, folder / database, games, tools)
        assert silent_on_mentions(local.log.requests) == []
        faults = faults_of(call for call in local.log.requests if call.status < 500)  # those are not described
        assert faults == []


class SceneWorker(WithoutPuzzles):
    """Does any job but those; `records` do those of records, if given."""

    def __init__(self, tools: Studio, records: Engine | None) -> None:
        super().__init__(tools)
        self._records = records

    async def run(self, job: Job[Any]) -> Any:
        if self._records is not None and job.process is Process.RECORDS:
            return await self._records.run(job)
        return await super().run(job)


async def pressed_again(services: Services, bot: GameBot, presses: Presses) -> None:
    """Whatever was sent is pressed once more, at a bot that has just started, and once all matches have ended."""
    assert await presses.again(bot) == []
    await all_ended(services)
    assert await presses.again(bot) == []


async def everybody_forgotten(
    local: LocalDiscord, database: Path, games: Mapping[str, AnyGame], tools: Studio | None
) -> None:
    """Nothing is left of anybody once all have had their data deleted."""
    people = {local.person(name).id: local.person(name).user.display_name for name in PEOPLE}
    store = await SqliteStore.open(database)
    try:
        matches = Matches(games, store, InlineWorker(tools), ShiftedClock(), notify=lambda: None, on_change=ON_CHANGE)
        await all_readmitted(matches, local.world.guild.id, next(iter(people)))
        await all_forgotten(matches, people)
    finally:
        await store.close()
    left = left_of(database, people, games)
    assert not left, "; ".join(left)


@contextlib.asynccontextmanager
async def bot_on(
    local: LocalDiscord,
    database: Path,
    seeds: Callable[[], bytes] | None = None,
    games: Mapping[str, AnyGame] = GAMES,
    tools: Studio | None = None,
    camera: Engine | None = None,
    words: Path = WORDS,
    records: Engine | None = None,
    rates: Rates = UNLIMITED,
    *,
    mentions: bool = False,
) -> AsyncIterator[tuple[Services, GameBot]]:
    """A bot connected to a local Discord, with its matches in a file."""
    clock, posted, catalogue = ShiftedClock(), asyncio.Event(), usual_tools(words).catalogue
    catalogue.icons.clear()  # scenes share their words, but not the emoji of another Discord
    worker = SceneWorker(tools or usual_tools(words), records)
    store = await opened(database)
    members = Members()
    matches = Matches(
        games,
        store,
        worker,
        clock,
        notify=posted.set,
        on_change=ON_CHANGE,
        presence=members,
        seeds=seeds or foretold("scene"),
    )
    films = FilmCache(camera or InlineWorker(filming(words)))
    features = RunningFeatures(FEATURES, matches, store)
    services = Services(
        *(matches, store, worker, films, catalogue, clock, posted, features),
        rates=rates,
        members=members,
        activity=activity_of(local, database.parent),
    )
    former = discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY
    discord.http.Route.BASE = local.rest_url
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(local.gateway_url)
    bot = QuickBot(services, local, words, mentions=mentions)
    searcher()  # as in a program that runs for a while: what is answered late has no picture
    try:
        with hurried(local.config.ack_seconds / 2):
            async with bot:
                running = asyncio.create_task(bot.start(local.token))
                await connected(bot, running)
                yield services, bot
            await asyncio.gather(running, return_exceptions=True)
        await films.close()
    finally:
        discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = former
        await store.close()


def activity_of(local: LocalDiscord, folder: Path) -> Activity | None:
    """The settings of the Activity, if the application has one, without Discord's SDK."""
    if local.config.activity is None:
        return None
    return Activity(Secret(local.config.activity.secret), folder / "sdk.js")


async def connected(bot: GameBot, running: asyncio.Task[None]) -> None:
    """Wait until the bot has its server, or fail with what stopped it."""
    for _ in range(2500):
        if bot.guilds and not bot.guilds[0].unavailable:
            return
        if running.done():
            await running
        await asyncio.sleep(0.002)
    raise TimeoutError("the bot is not connected")

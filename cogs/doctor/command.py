"""`pichenette doctor`: finds problems before players do, without connecting as the bot."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import NamedTuple

import aiohttp
import click
import discord

from bot.cli import DONE, WRONG, Unusable, as_json_option, print_json, settings_option
from bot.client.app import INTENTS
from bot.client.connection import point_elsewhere
from bot.client.outages import REQUEST_FAILED, Outages
from bot.client.rest_trace import traced
from bot.content import catalogue
from bot.features.registry import FEATURES
from bot.features.running import feeds_of
from bot.matches.core.errors import StoreError
from bot.matches.settings.preferences import POSTED
from bot.matches.work.clock import SystemClock
from bot.ops.health import Rivals
from bot.ops.metrics import Metrics
from bot.settings import BadSettings, Settings, read_settings
from bot.storage.core.inspection import inspecting
from bot.storage.delivery.posts import places
from bot.storage.settings.preferences import server_settings
from cogs.delivery.permissions import ALL, FOR_POSTS, lacking, listed, server_link
from cogs.doctor.activity import check_activity
from cogs.doctor.host import Finding, State, check_host
from cogs.doctor.pages import check_pages

PATIENCE = 20.0  # seconds that Discord has to answer
HELLO = 10  # the gateway's first opcode
SERVERS = 25  # whose channels are looked at
PRIVILEGED = ("gateway_presence", "gateway_guild_members", "gateway_message_content")


class OwnGuild(NamedTuple):
    """A server that the bot is in, and what its role may do there."""

    id: int
    name: str
    granted: discord.Permissions

    def __str__(self) -> str:
        return f"{self.name} ({self.id})"


@click.command()
@settings_option
@as_json_option
def doctor(folder: Path, *, as_json: bool) -> int:
    """Check token, permissions, clock, disk, backups, database, network and pages.

    The bot may be running. Exit status 1 if something keeps it from running or people from playing.
    """
    try:
        settings = read_settings(folder)
    except BadSettings as error:
        raise Unusable("\n".join(error.problems)) from error
    found = [
        finding._replace(says=settings.without_secrets(finding.says))
        for finding in (*check_host(settings, folder), *asyncio.run(_check_network(settings)))
    ]
    if as_json:
        print_json([finding._asdict() for finding in found])
    else:
        for finding in found:
            click.echo(f"{finding.state:8}{finding.check:12}{finding.says}")
    return WRONG if any(finding.state == "fault" for finding in found) else DONE


async def _check_network(settings: Settings) -> list[Finding]:
    return [*await _check_discord(settings), *await check_pages(settings)]


async def _check_discord(settings: Settings) -> list[Finding]:
    point_elsewhere(settings)
    clock = SystemClock()
    trace = traced(Metrics(), Rivals(), clock, Outages())
    found: list[Finding] = []
    async with discord.Client(intents=INTENTS, proxy=settings.proxy, http_trace=trace) as client:
        try:
            async with asyncio.timeout(PATIENCE):
                await client.login(settings.token.value)
        except discord.LoginFailure:
            return [Finding("token", "fault", "Discord does not know it: Developer Portal > Bot > Reset Token.")]
        except REQUEST_FAILED as error:
            return [_unreachable(settings, error)]
        found.append(Finding("network", "ok", f"Discord answers at {_address(settings)}."))
        found.append(Finding("token", "ok", f"It is that of {client.user}."))
        guilds: list[OwnGuild] = []
        for name, check in (
            ("intents", _intents(client)),
            ("gateway", _gateway(client, settings)),
            ("servers", _servers(client, guilds)),
            ("activity", check_activity(client, settings)),
        ):
            found += await _unless_unanswered(name, check)
        for guild in guilds[:SERVERS]:
            found += await _unless_unanswered("channels", _channels(client, settings, guild), "warning")
    found.append(Finding("clock", "fault" if clock.fault else "ok", _clock_text(clock)))
    return found


async def _unless_unanswered(name: str, findings: AsyncIterator[Finding], state: State = "fault") -> list[Finding]:
    """The findings of a check, plus one that it could not be completed if Discord does not answer."""
    found = []
    try:
        async with asyncio.timeout(PATIENCE):
            async for finding in findings:
                found.append(finding)  # noqa: PERF401  what was found before an error counts
    except REQUEST_FAILED as error:
        found.append(Finding(name, state, f"It could not be checked: {error!r}"))
    return found


def _address(settings: Settings) -> str:
    return discord.http.Route.BASE + (f" through the proxy {settings.proxy}" if settings.proxy else "")


def _unreachable(settings: Settings, error: BaseException) -> Finding:
    tried = "the internet connection" + (", BOT_PROXY" if settings.proxy else "")
    tried += " and BOT_REST_URL" if settings.rest_url else ""
    text = str(error) or type(error).__name__
    return Finding("network", "fault", f"Discord does not answer at {_address(settings)}: {text}. Check {tried}.")


def _clock_text(clock: SystemClock) -> str:
    return f"T{clock.fault[1:]}: set it." if clock.fault else "The machine's clock agrees with Discord's."


async def _intents(client: discord.Client) -> AsyncIterator[Finding]:
    flags = (await client.application_info()).flags
    on = [name for name in PRIVILEGED if getattr(flags, name) or getattr(flags, f"{name}_limited")]
    more = f" Granted but of no use: {', '.join(on)}." if on else ""
    yield Finding("intents", "ok", f"None that Discord grants only on request is needed.{more}")


async def _gateway(client: discord.Client, settings: Settings) -> AsyncIterator[Finding]:
    """Findings about the gateway: connection, recommended shards, remaining sessions of the day."""
    answer = await client.http.request(discord.http.Route("GET", "/gateway/bot"))
    url = settings.gateway_url or answer["url"]
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{url}?v=10&encoding=json", proxy=settings.proxy) as socket,
    ):
        greeting = await socket.receive_json()
    if greeting.get("op") != HELLO:
        yield Finding("gateway", "fault", f"{url} does not greet as Discord does. Check BOT_GATEWAY_URL.")
        return
    yield Finding("gateway", "ok", f"{url} greets.")
    left = answer["session_start_limit"]["remaining"]
    if left < answer["session_start_limit"]["total"] // 10:
        yield Finding(
            "gateway", "warning", f"Only {left} more sessions may be opened today: does the bot restart often?"
        )
    if answer["shards"] > (settings.shards or 1):
        yield Finding("gateway", "warning", f"Discord advises {answer['shards']} shards: set BOT_SHARDS.")


async def _servers(client: discord.Client, guilds: list[OwnGuild]) -> AsyncIterator[Finding]:
    """Add the bot's servers to `guilds`, and report missing permissions."""
    guilds += [guild async for guild in _own_guilds(client)]
    if not guilds:
        link = server_link(client.application_id or 0)
        yield Finding("servers", "warning", f"The bot is in none: {link}")
        return
    looked = "" if len(guilds) <= SERVERS else f"; channels of the first {SERVERS} are checked"
    yield Finding("servers", "ok", f"The bot is in {len(guilds)}{looked}.")
    for guild in guilds:
        missing = lacking(guild.granted, ALL)
        if missing:
            yield Finding("permissions", "warning", f"{guild}: the bot's role lacks {_named(missing)}.")


async def _own_guilds(client: discord.Client) -> AsyncIterator[OwnGuild]:
    """The servers that the bot is in, with what the library does not keep."""
    after, page = 0, 200
    while True:
        guilds = await client.http.get_guilds(page, after=after)
        for one in guilds:
            after = int(one["id"])
            yield OwnGuild(after, one["name"], discord.Permissions(int(one["permissions"])))
        if len(guilds) < page:
            return


async def _channels(client: discord.Client, settings: Settings, own: OwnGuild) -> AsyncIterator[Finding]:
    """Findings about missing channels and permissions where matches are played or posts go on a server."""
    chosen = await asyncio.to_thread(_chosen_channels, settings, own.id)
    if not chosen:
        return
    guild = await client.fetch_guild(own.id, with_counts=False)
    me = await guild.fetch_member(client.application_id or 0)
    there = {channel.id: channel for channel in await guild.fetch_channels()}
    for spot, needed in sorted(chosen.items()):
        channel = there.get(spot)
        if channel is None:
            why = await _why_not_listed(client, spot)
            if why:
                yield Finding("channels", "warning", f"{own}: channel {spot} {why}.")
            continue
        missing = set(lacking(channel.permissions_for(me), needed)) - set(lacking(own.granted, needed))
        if missing:
            text = f"{own}: in #{channel.name} the bot lacks {_named(sorted(missing))}."
            yield Finding("channels", "warning", text)


async def _why_not_listed(client: discord.Client, spot: int) -> str:
    """Why a server does not list one of its channels; "" for a thread, which it never lists."""
    try:
        await client.fetch_channel(spot)
    except discord.Forbidden:
        return "is hidden from the bot: grant it View Channel there"
    except discord.NotFound:
        return "is gone"
    return ""


def _chosen_channels(settings: Settings, server: int) -> dict[int, tuple[str, ...]]:
    """The channels of a server that matches are played in or posts go to, and the rights needed; none before there is a database."""
    with contextlib.suppress(StoreError), inspecting(settings.database) as inspected:
        played = [place.home or place.channel for place in inspected.read(lambda tx: places(tx, server))]
        wanted = inspected.read(lambda tx: server_settings(tx, server))
        known = feeds_of(FEATURES)
        feeds = {getattr(wanted, one): known[one].permissions if one in known else FOR_POSTS for one in POSTED}
        own = dict.fromkeys((one.channel for one in wanted.by_channel), ALL)
        needed = own | feeds | dict.fromkeys((*played, *wanted.channels), ALL)
        return {spot: FOR_POSTS if spot == wanted.forum else rights for spot, rights in needed.items() if spot}
    return {}


def _named(missing: Sequence[str]) -> str:
    return catalogue().of("en").say(listed(missing))

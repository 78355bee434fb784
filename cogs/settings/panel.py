"""The panel of `/server setup`, and how settings are changed."""

from collections.abc import Callable, Collection, Mapping
from typing import Any

import msgspec

from bot.answers.custom_id import Id
from bot.features.settings.sheets import ServerSettingsView, server_settings_sheet
from bot.matches.core.errors import refused
from bot.matches.settings.preferences import POSTED, ROLES, ServerSettings
from bot.screens.settings_text import replaced_words
from bot.screens.sheet import Button
from cogs.core.components import SETTABLE
from cogs.core.interaction_context import InteractionContext
from cogs.settings.check import ServerCheck


def set_values(**chosen: Any) -> Callable[[ServerSettings], ServerSettings]:
    """The change to these values, which leaves the others as they are."""
    return lambda settings: msgspec.structs.replace(settings, **chosen)


def check_roles(call: InteractionContext, chosen: Mapping[str, object]) -> None:
    """Raise Refused if a chosen role is that of everyone, which has the server's id."""
    if any(chosen.get(wish) == call.guild for wish in ROLES):
        raise refused("refused-house-everyone")


async def choose(
    call: InteractionContext,
    change: Callable[[ServerSettings], ServerSettings],
    page: str,
    *,
    anyway: bool = False,
    channel: int = 0,
) -> None:
    """Apply a change to the server's present settings and show a page, or that of a `channel`. Raises what `change` raises.

    Channels in which the bot can post nothing, or everyone could read the log, are left out, with a button that uses them `anyway`.
    """
    if call.interaction.guild_id is None:
        raise refused("refused-house-rights")
    known = await call.bot.services.store.server_settings(call.guild)
    faulty = await _faulty(call, known, change(known))
    anyway = anyway or not call.interaction.permissions.manage_guild  # who may not press the button is warned alone
    shut = () if anyway else [place for place in faulty if await _is_unfit(call, *place)]
    before, after = await call.bot.matches.change_server(
        call.guild, call.player, lambda settings: _without(change(settings), settings, shut)
    )
    words = call.words
    notes = [] if shut and before == after else [replaced_words(before, after, words, call.tongues)]
    for (wish, spot), faults in faulty.items():
        if (wish, spot) in shut:
            notes.append(words.text("house-not-yet", wish=words.text(f"wish-{wish}"), channel=f"<#{spot}>"))
        notes += faults
    if (lobby := _lobby_without_matches(after)) not in {0, _lobby_without_matches(before)}:
        notes.append(words.text("house-lobby-closed", channel=f"<#{lobby}>"))
    presses = [
        Button(
            Id("houseanyway", args=f"{page}.{wish}.{spot}"), words.text("house-anyway", wish=words.text(f"wish-{wish}"))
        )
        for wish, spot in shut
    ]
    await call.update(
        server_settings_sheet(await _house(call, after, channel=channel), page, "\n".join(notes), presses)
    )


def _lobby_without_matches(settings: ServerSettings) -> int:
    """The lobby channel if no match may begin there; 0: it may, or there is none."""
    return 0 if settings.is_open(settings.lobby) else settings.lobby


async def _faulty(
    call: InteractionContext, before: ServerSettings, after: ServerSettings
) -> dict[tuple[str, int], tuple[str, ...]]:
    """The problems of newly chosen channels, by setting and channel."""
    check = ServerCheck(call.bot)
    posts = {(wish, getattr(after, wish)) for wish in POSTED if getattr(after, wish) != getattr(before, wish)}
    chosen = [*sorted(posts), *(("channels", spot) for spot in after.channels if spot not in before.channels)]
    found: dict[tuple[str, int], tuple[str, ...]] = {}
    for wish, spot in chosen:
        if spot:
            needed = check.feeds[wish].permissions if wish in check.feeds else ()
            faults = await check.faults_of(spot, call, forum=wish == "forum", feed=needed)
            if wish == "log" and check.is_public(call.guild, spot):
                faults = (*faults, call.words.text("house-log-public", channel=f"<#{spot}>"))
            found |= {(wish, spot): faults} if faults else {}
    return found


async def _is_unfit(call: InteractionContext, wish: str, spot: int) -> bool:
    """Whether a channel is saved only once it is confirmed. Raises discord.HTTPException."""
    check = ServerCheck(call.bot)
    return (wish == "log" and check.is_public(call.guild, spot)) or await check.is_shut(
        spot, call, forum=wish == "forum"
    )


def _without(after: ServerSettings, before: ServerSettings, shut: Collection[tuple[str, int]]) -> ServerSettings:
    """The settings after a change, without these channels."""
    kept: dict[str, Any] = {wish: getattr(before, wish) for wish, _ in shut if wish != "channels"}
    left = tuple(spot for spot in after.channels if ("channels", spot) not in shut)
    if before.is_closed and not left and after.channels:
        left = before.channels  # or every channel would be open
    return msgspec.structs.replace(after, channels=left, **kept)


async def show_house(
    call: InteractionContext, page: str, note: str = "", written: str = "", *, channel: int = 0
) -> None:
    """Show a page of the panel, or that of a `channel`; `written` is a clock that was refused."""
    settings = await call.bot.services.store.server_settings(call.guild)
    await call.update(server_settings_sheet(await _house(call, settings, written, channel), page, note))


async def _house(
    call: InteractionContext, settings: ServerSettings, written: str = "", channel: int = 0
) -> ServerSettingsView:
    guild = call.bot.get_guild(call.guild)
    posted, roles = ({getattr(settings, one) for one in kind} for kind in (POSTED, ROLES))
    single = channel or call.spot
    known = frozenset(one for one in posted if guild and guild.get_channel(one) is not None)
    known |= {one for one in roles if guild and guild.get_role(one) is not None}
    if guild and getattr(guild.get_channel(single), "type", None) in SETTABLE:
        known |= {single}
    store, now = call.bot.services.store, call.bot.services.clock.now_ms()
    lists = await call.bot.services.features.server_lists(call.guild, call.words)
    bans, _ = await store.bans.page(call.guild, now, skip=0, most=1)
    silent = ServerCheck(call.bot).silent_roles(call.guild, settings)
    return ServerSettingsView(
        settings, call.spot, known, call.words, call.tongues, written, lists, single, bans, silent
    )

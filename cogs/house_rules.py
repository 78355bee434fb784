"""`/server play`: which games are played on a server and in which channels; whoever begins a match elsewhere is told where he may."""

from __future__ import annotations

from collections.abc import Callable

import discord
import msgspec

from bot.app import GameBot
from bot.games import GAMES
from bot.matches.errors import refused
from bot.matches.preferences import ServerWishes
from bot.words import Words
from cogs.call import Call
from cogs.errors import serve
from cogs.ids import Id
from cogs.layout import Entry, Menu, Part, Press, Sheet
from cogs.match_group import called
from cogs.server_group import SERVER, choose

MOST = 50  # channels that may be chosen; their mentions fill a message
HERE, NOT_HERE, EVERYWHERE = "here", "away", "all"


@SERVER.command(name="play", description="Which games are played here, and in which channels")
async def house_rules(interaction: discord.Interaction) -> None:
    """Show the panel."""
    call = called(interaction)
    await serve(call, _show(call))


async def check_house_rules(call: Call, game: str) -> None:
    """Raise Refused if the moderators of the server do not want this game, or no match in this channel."""
    wishes = await call.bot.services.store.server_wishes(call.interaction.guild_id or 0)
    if game in wishes.unwanted:
        played = ", ".join(call.words.text(f"{key}-name") for key in GAMES if key not in wishes.unwanted)
        raise refused("refused-house-game", game=call.words.text(f"{game}-name"), known=played)
    if wishes.channels and _spot(call.interaction) not in wishes.channels:
        raise refused("refused-house-channel", known=_mentioned(wishes.channels))


async def choose_games(call: Call) -> None:
    """Only the games chosen are played."""
    unwanted = tuple(key for key in GAMES if key not in call.values)
    await _keep(call, lambda wishes: msgspec.structs.replace(wishes, unwanted=unwanted))


async def choose_channels(call: Call) -> None:
    """Matches may be begun here too, here no longer, or everywhere. Raises Refused."""
    here, where = _spot(call.interaction), call.id.args

    def change(wishes: ServerWishes) -> ServerWishes:
        others = tuple(one for one in wishes.channels if one != here)
        if where == HERE and len(others) >= MOST:
            raise refused("refused-house-many", count=MOST)
        channels = {HERE: (*others, here), NOT_HERE: others}.get(where, ())
        return msgspec.structs.replace(wishes, channels=channels)

    await _keep(call, change)


async def _wishes(call: Call) -> ServerWishes:
    return await call.bot.services.store.server_wishes(call.interaction.guild_id or 0)


async def _keep(call: Call, change: Callable[[ServerWishes], ServerWishes]) -> None:
    """Change what is chosen. Raises Refused for whoever may not choose any more."""
    if not call.interaction.permissions.manage_guild:
        raise refused("refused-house-rights")
    await choose(call, change)
    await _show(call, f"✅ {call.words.text('settings-kept')}")


async def _show(call: Call, note: str = "") -> None:
    sheet = house_rules_sheet(await _wishes(call), _spot(call.interaction), call.words, note)
    await call.update(sheet)


def house_rules_sheet(wishes: ServerWishes, here: int, words: Words, note: str = "") -> Sheet:
    """The panel: what is played and where, in words, and what changes it."""
    where = words.text("house-channels", count=len(wishes.channels), known=_mentioned(wishes.channels))
    parts: list[Part] = [f"{words.text('house-title')}\n{where}"]
    if note:
        parts.append(note)
    games = tuple(Entry(key, words.text(f"{key}-name"), chosen=key not in wishes.unwanted) for key in GAMES)
    parts.append(Menu(Id("housegames"), words.text("house-games"), games, hi=len(games)))
    way = NOT_HERE if here in wishes.channels else HERE
    label = f"house-{way}" if wishes.channels else "house-only"
    presses = [Press(Id("housespots", args=way), words.text(label))]
    if wishes.channels:
        presses.append(Press(Id("housespots", args=EVERYWHERE), words.text("house-all")))
    parts.append(tuple(presses))
    parts.append(f"-# {words.text('house-running')}")
    return Sheet(tuple(parts))


def _spot(interaction: discord.Interaction) -> int:
    """The channel of a call; a thread's is the one it hangs in."""
    place = interaction.channel
    if isinstance(place, discord.Thread):
        return place.parent_id
    return interaction.channel_id or 0


def _mentioned(channels: tuple[int, ...]) -> str:
    return ", ".join(f"<#{one}>" for one in channels)


async def setup(bot: GameBot) -> None:
    """Answer the panel; the command is in its group."""
    bot.answerers.update(housegames=choose_games, housespots=choose_channels)

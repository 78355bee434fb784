"""`/server ban` and `/server unban`: keep users from playing on the server without banning them from Discord."""

from collections.abc import Sequence
from typing import Any

import discord
import msgspec
from discord import app_commands

from bot.answers.custom_id import Id, natural
from bot.answers.verbs import Presser
from bot.client.app import GameBot
from bot.matches.core.errors import Refused, refused
from bot.matches.core.models import NOBODY
from bot.matches.house.members import is_erased
from bot.matches.matchmaking.bans import BanResult
from bot.matches.settings.bans import Ban
from bot.matches.timing.paces import read_length
from bot.screens.deadlines import when
from bot.screens.latest_first import latest_first
from bot.screens.sheet import LABEL_LIMIT, Button, Sheet
from bot.text import cut, discord_url, escape_markdown
from bot.words import Words
from cogs.core.errors import run
from cogs.core.interaction_context import InteractionContext
from cogs.server.group import SERVER
from cogs.server.pages import page_of, wanted_page
from render.text import in_series

LONGEST_REASON = 200  # characters
LISTED = 5  # bans on a page, each with its button
LINKED = 10  # matches in an answer


@SERVER.command(name="ban", description="Keep someone from playing with me here; without a player, list who is banned")
@app_commands.rename(length="for")
@app_commands.describe(
    player="Who to ban; they may finish the matches they’re in",
    reason="Why; they read it when they try to play",
    length="How long, like 12h, 7d or 2 months; if left out, until you lift it",
)
async def ban(
    interaction: discord.Interaction,
    player: discord.User | discord.Member | None = None,
    reason: app_commands.Range[str, 1, LONGEST_REASON] = "",
    length: str = "",
) -> None:
    """Ban a user, or list the banned users."""
    if player is None:
        await run(interaction, _show, 0)
    else:
        await run(interaction, _ban, player, reason, length)


@SERVER.command(name="unban", description="Let someone play with me here again")
@app_commands.describe(player="Who may play again")
async def unban(interaction: discord.Interaction, player: discord.User) -> None:
    """Lift a ban."""
    await run(interaction, _unban, player)


async def _ban(call: InteractionContext, player: discord.User | discord.Member, reason: str, length: str) -> None:
    """Raise Refused for bots and for users who could lift their own ban."""
    if player.bot:
        raise refused("refused-ban-bot")
    if player.id == call.user:
        raise refused("refused-ban-self")
    held = player.resolved_permissions if isinstance(player, discord.Member) else None
    if held is not None and held.manage_guild:
        raise refused("refused-ban-manager", user=f"<@{player.id}>")
    result = await call.bot.matches.bans.ban(
        call.guild, call.player, player.id, reason=reason, length=_read(length), key=call.key
    )
    call.bot.dispatch("player_banned", call.guild, player.id)
    await call.whisper(ban_sheet(result, player.display_name, call.words))


def _read(length: str) -> int:
    """A length in ms; 0 if none was given. Raises Refused."""
    if not length.strip():
        return 0
    try:
        read = read_length(length)
    except Refused:
        raise refused("refused-ban-length-unreadable", given=length) from None
    if not read:
        raise refused("refused-ban-length")
    return read


async def _unban(call: InteractionContext, player: discord.User) -> None:
    lifted = await call.bot.matches.bans.lift(call.guild, call.player, player.id)
    await call.plain("unban-done" if lifted else "unban-none", user=f"<@{player.id}>")


async def turn_page(call: InteractionContext) -> None:
    """Show another page; new bans may have shifted it."""
    await _show(call, wanted_page(call))


async def lift(call: InteractionContext) -> None:
    """Lift the ban that a button names at the end of its id, and show the list. Raises Refused."""
    page, user = wanted_page(call), natural(call.id.args.partition(".")[2])
    if user is None:
        raise refused("control-unknown")
    lifted = await call.bot.matches.bans.lift(call.guild, call.player, user)
    await _show(call, page, call.words.text("unban-done" if lifted else "unban-none", user=f"<@{user}>"))


async def _show(call: InteractionContext, page: int, note: str = "") -> None:
    guild, bans, now = call.guild, call.bot.services.store.bans, call.bot.services.clock.now_ms()
    page, pages, found = await page_of(lambda skip: bans.page(guild, now, skip=skip, most=LISTED), page, LISTED)
    await call.update(bans_sheet(found, page, pages, call.words, note))


def ban_sheet(result: BanResult, name: str, words: Words) -> Sheet:
    """The reply to the moderator: the meaning of the ban, everything it has ended, and a button that lifts it."""
    lines = [f"🚫 {_ban_words('ban-done', result.ban, words)}"]
    if result.parted:
        lines.append(words.text("block-parted", matches=_numbers(result.parted, words)))
    if result.left:
        names = in_series((f"**{escape_markdown(one)}**" for one in result.left), words)
        lines.append(words.text("ban-left", tournaments=names))
    if result.forfeited:
        numbers = _numbers(result.forfeited, words)
        lines.append(words.text("ban-forfeited", matches=numbers, count=len(result.forfeited)))
    if result.under_way:
        lines.append(words.text("ban-under-way", matches=_links(result, words)))
    if result.cut_short:
        lines.append(words.text("ban-cut-short"))
    lines.append(f"-# {words.text('ban-why-hint' if result.ban.reason else 'ban-hint')}")
    return Sheet(("\n".join(lines),), controls=((_lifting(result.ban.user, name, 0, words),),))


def _lifting(user: int, name: str, page: int, words: Words) -> Button:
    """The button that lifts a ban and shows a page of those that are left."""
    return Button(Id("unban", args=f"{page}.{user}"), cut(words.text("bans-lift", name=name), LABEL_LIMIT))


def _numbers(matches: Sequence[int], words: Words) -> str:
    return ", ".join(words.text("badge-match", match=str(one)) for one in matches)


def _links(result: BanResult, words: Words) -> str:
    linked = (
        f"[{words.text('badge-match', match=str(one.id))}]({discord_url(one.guild, one.thread or one.channel)})"
        for one in result.under_way[:LINKED]
    )
    rest = len(result.under_way) - LINKED
    if rest <= 0:
        return ", ".join(linked)
    return words.text("wish-and-more", known=", ".join(linked), count=rest)


def bans_sheet(found: Sequence[tuple[Ban, str]], page: int, pages: int, words: Words, note: str = "") -> Sheet:
    """One page of the bans of a server, counted from 0, with a button that lifts each; names as last known."""
    lines = [_line(one, words) for one, _ in found] or [words.text("bans-empty")]
    if found:
        lines.append(f"-# {words.text('bans-hint')}")
    presses = tuple(_lifting(one.user, name or str(one.user), page, words) for one, name in found)
    parts = (words.text("bans-title"), *filter(None, (note,)), *lines)
    return latest_first("bans", parts, page, pages, words, presses)


def _line(one: Ban, words: Words) -> str:
    since = words.text("bans-since", when=when(one.made, "f"))
    line = f"{_ban_words('bans-line', one, words)} · {since}"
    return f"{line}\n> {escape_markdown(one.reason)}" if one.reason else line


def audit_words(before: Any, after: Any, words: Words) -> str:
    """An entry of the audit log about a ban, from JSON."""
    noted = msgspec.convert(after or before, Ban)
    if after is None:
        return words.text("audit-ban-lifted", user=named(noted.user))
    line = _ban_words("audit-ban", noted, words)
    return words.text("audit-ban-why", said=line, reason=escape_markdown(noted.reason)) if noted.reason else line


def _ban_words(key: str, one: Ban, words: Words) -> str:
    """The banned user, and the end of the ban."""
    if not one.until:
        return words.text(f"{key}-ever", user=named(one.user))
    return words.text(f"{key}-until", user=named(one.user), when=when(one.until, "f"))


def named(user: int) -> str:
    """A mention; NN for a user who has deleted their data."""
    return NOBODY if is_erased(user) else f"<@{user}>"


async def setup(bot: GameBot) -> None:
    """Answer the list's buttons; the commands are in their group."""
    bot.answer(Presser.MANAGERS, bans=turn_page, unban=lift)

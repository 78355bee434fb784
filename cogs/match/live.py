"""`/match live`: the matches being played on this server, in channels that the caller can read."""

import discord

from bot.answers.custom_id import Id
from bot.answers.verbs import Presser
from bot.client.app import GameBot
from bot.matches.core.models import Match, Status
from bot.matches.timing.paces import SECOND
from bot.screens.sheet import Button, Sheet
from bot.text import discord_url, escape_markdown
from bot.words import Words
from cogs.core.errors import run
from cogs.core.interaction_context import InteractionContext
from cogs.delivery.visibility import may_look
from cogs.match.group import MATCH
from render.text import together

SHOWN = 15


@MATCH.command(name="live", description="Matches being played on this server right now")
async def live(interaction: discord.Interaction) -> None:
    """List them."""
    await run(interaction, _list)


async def _list(call: InteractionContext) -> None:
    running = await call.bot.services.store.of_guild(call.guild, statuses=(Status.RUNNING,))
    latest = sorted((one for one in running if one.thread and may_look(call, one)), key=lambda one: -one.updated)
    lines = [_line(one, call.words) for one in latest[:SHOWN]]
    if len(latest) > SHOWN:
        lines.append(call.words.text("live-more", count=len(latest) - SHOWN))
    title = call.words.text("live-title", count=len(latest)) if latest else call.words.text("live-none")
    again = Button(Id("live"), call.words.text("ladder-again"))
    await call.panel(Sheet(("\n".join((title, *lines)),), ((again,),)))


def _line(match: Match, words: Words) -> str:
    since = f"<t:{match.updated // SECOND}:R>"
    asked = together([escape_markdown(holder.name) for holder in match.holders if holder.due], words)
    line = words.text(
        "live-line",
        game=words.text(f"{match.game}-name"),
        match=str(match.id),
        players=" – ".join(escape_markdown(holder.name) for holder in match.holders),
        address=discord_url(match.guild, match.thread),
        since=words.text("live-moved" if match.revision else "live-started", since=since),
    )
    turn = words.text("live-turn", players=asked) if asked else ""
    return f"{words.icon(f'{match.game}-name')} {' · '.join(filter(None, (line, turn)))}".lstrip()


async def setup(bot: GameBot) -> None:
    """Answer its button; the command is in its group."""
    bot.answer(Presser.ANYONE, live=_list)

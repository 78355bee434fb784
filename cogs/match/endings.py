"""Draws, takebacks and aborted matches."""

from collections.abc import Awaitable, Callable

import discord
import structlog
from discord import app_commands
from discord.ext import commands

from bot.answers.custom_id import Id
from bot.answers.verbs import Presser
from bot.client.app import GameBot
from bot.matches.core import checks
from bot.matches.core.models import Match, Status
from bot.screens.sheet import BAD, Button, Sheet
from cogs.core.errors import run
from cogs.core.interaction_context import InteractionContext, context_of
from cogs.core.trying_again import until_done
from cogs.match.board import BoardCommands, may_be_drawn, may_be_taken_back, suggested_matches
from cogs.match.group import MATCH, NUMBER, suggest_match
from cogs.panel.board_view import BoardView

log = structlog.stdlib.get_logger(__name__)


async def suggest_drawn(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """The caller's matches that can end in a draw."""
    return await suggested_matches(context_of(interaction).bot, interaction, typed, may_be_drawn)


async def suggest_taken_back(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """The caller's matches in which moves can be taken back."""
    return await suggested_matches(context_of(interaction).bot, interaction, typed, may_be_taken_back)


@MATCH.command(name="draw", description="Offer or accept a draw")
@app_commands.describe(match=NUMBER)
@app_commands.autocomplete(match=suggest_drawn)
async def draw(interaction: discord.Interaction, match: int | None = None) -> None:
    """Offer a draw."""
    await run(interaction, _about, match, _draw)


@MATCH.command(name="undo", description="Take back your last move, at once or if the others agree")
@app_commands.describe(match=NUMBER)
@app_commands.autocomplete(match=suggest_taken_back)
async def undo(interaction: discord.Interaction, match: int | None = None) -> None:
    """Take an answer back, or ask the others to allow it."""
    await run(interaction, _about, match, _undo)


@MATCH.command(name="abort", description="Call off a match before everyone has moved; it won’t count")
@app_commands.describe(match=NUMBER)
@app_commands.autocomplete(match=suggest_match)
async def abort(interaction: discord.Interaction, match: int | None = None) -> None:
    """Ask for confirmation."""
    await run(interaction, _about, match, _ask_to_abort)


def by_button(
    does: Callable[[InteractionContext, Match], Awaitable[None]],
) -> Callable[[InteractionContext], Awaitable[None]]:
    """The handler of a button: what it does with the match pressed."""

    async def answer(call: InteractionContext) -> None:
        await does(call, await BoardView(call.bot).match(call.id.match))

    return answer


async def abort_now(call: InteractionContext) -> None:
    """Abort the match."""
    match = await call.bot.matches.endings.abort(call.id.match, call.user, key=call.key)
    await _tell(call, "abort-done", match=str(match.id))


async def _about(
    call: InteractionContext, number: int | None, does: Callable[[InteractionContext, Match], Awaitable[None]]
) -> None:
    """Run an action on the match of a command."""
    await does(call, await BoardCommands(call.bot).find(call, number))


async def _draw(call: InteractionContext, match: Match) -> None:
    after = await call.bot.matches.endings.offer_draw(match.id, call.user, key=call.key)
    await _tell(call, "offered" if after.status is Status.RUNNING else "draw-agreed")


async def _undo(call: InteractionContext, match: Match) -> None:
    asked = await call.bot.matches.takebacks.undo(match.id, call.user, key=call.key)
    if asked.done and call.pressed_in_public:
        await call.acknowledge()  # the message above the turn says it
    else:
        await _tell(call, "undo-done" if asked.done else "undo-asked")


async def _ask_to_abort(call: InteractionContext, match: Match) -> None:
    words = call.words
    checks.seat(match, call.user)
    checks.running(match)
    await call.bot.matches.endings.check_abortable(match)
    sure = Button(Id("aborted", match.id), words.text("abort-sure"), BAD)
    await call.panel(Sheet((words.text("abort-question", match=str(match.id)),), ((sure,),)))


async def _tell(call: InteractionContext, key: str, **args: str) -> None:
    await call.panel(Sheet((call.words.text(key, **args),)))


class GuildRemovalListener(commands.Cog):
    """Ends the matches of a server that removes the bot."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Cancel the server's matches, unless the bot is back before they can be."""

        async def end() -> None:
            if self.bot.get_guild(guild.id) is not None:
                return
            count = await self.bot.matches.endings.removed(guild.id)
            log.info("removed from a server", guild=guild.id, matches=count)

        await until_done(end, "matches of a server that was left go on", guild=guild.id)


async def setup(bot: GameBot) -> None:
    """Add the answers; the commands are in their groups."""
    bot.answer(
        Presser.PLAYERS, draw=by_button(_draw), undo=by_button(_undo), abort=by_button(_ask_to_abort), aborted=abort_now
    )
    await bot.add_cog(GuildRemovalListener(bot))

"""Conditional moves, visible only to their owner: `/match if` stores one, `/match replies` lists them."""

from collections.abc import Sequence

import discord
from discord import app_commands

from bot.answers.custom_id import Id
from bot.app import GameBot
from bot.matches.core.effects import Reply
from bot.matches.core.errors import Refused
from bot.matches.core.models import Match
from bot.screens.sheet import Button, Sheet
from cogs.core.errors import serve
from cogs.core.interaction_context import InteractionContext
from cogs.match.board import Board
from cogs.match.group import MATCH, NUMBER, context_of, suggest_match
from cogs.play.move import suggested


async def suggest_answer(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The answers the others may give now, until a second answer is typed."""
    call = context_of(interaction)
    if "," in typed:
        return []
    try:
        match = await Board(call.bot).find(call, getattr(interaction.namespace, "match", None))
    except Refused:
        return []
    seat = match.seat_of(call.user)
    if seat is None:
        return []
    asks = [ask for ask in call.bot.matches.asks(match) if ask.seat != seat and not ask.secret]
    return suggested([choice for ask in asks for choice in ask.choices], typed, call.words)


@MATCH.command(name="if", description="Say beforehand what you reply to an answer; nobody else sees it")
@app_commands.describe(
    move="The answer you expect; several in a row with commas between", then="Your reply to it", match=NUMBER
)
@app_commands.autocomplete(match=suggest_match)
@app_commands.autocomplete(move=suggest_answer)
async def reply_if(interaction: discord.Interaction, move: str, then: str, match: int | None = None) -> None:
    """Store a conditional move."""
    call = context_of(interaction)
    await serve(call, _add(call, move, then, match))


@MATCH.command(name="replies", description="The replies you have given beforehand")
@app_commands.describe(match=NUMBER)
@app_commands.autocomplete(match=suggest_match)
async def replies(interaction: discord.Interaction, match: int | None = None) -> None:
    """List the caller's conditional moves."""
    call = context_of(interaction)
    await serve(call, _list(call, match))


async def forget(call: InteractionContext) -> None:
    """Delete the caller's conditional moves."""
    count = await call.bot.matches.conditional_moves.drop(call.id.match, call.user)
    await call.panel(Sheet((call.words.text("replies-dropped", count=count),)))


async def _add(call: InteractionContext, path: str, reply: str, number: int | None) -> None:
    match = await Board(call.bot).find(call, number)
    kept = await call.bot.matches.conditional_moves.add(match.id, call.user, path, reply)
    await call.whisper(_sheet(call, match, kept))


async def _list(call: InteractionContext, number: int | None) -> None:
    match = await Board(call.bot).find(call, number)
    await call.whisper(_sheet(call, match, await call.bot.matches.conditional_moves.of(match, call.user)))


def _sheet(call: InteractionContext, match: Match, kept: Sequence[Reply]) -> Sheet:
    words = call.words
    if not kept:
        return Sheet((words.text("replies-none", match=str(match.id)),))
    lines = [words.text("replies-title", match=str(match.id))]
    lines += [words.text("replies-line", path=", ".join(one.path), reply=one.reply) for one in kept]
    return Sheet(("\n".join(lines),), ((Button(Id("forget", match.id), words.text("replies-drop")),),))


async def setup(bot: GameBot) -> None:
    """Add the answer; the commands are in their group."""
    bot.answerers.update(forget=forget)

"""Clock commands of a match: give time, pause, claim; and the answers to proposals."""

from functools import partial

import discord
from discord import app_commands

from bot.answers.custom_id import Id, natural
from bot.answers.verbs import Presser
from bot.client.app import GameBot
from bot.matches.core.errors import refused
from bot.matches.work.effects import OfferKind
from bot.panel.public_buttons import resume_button
from bot.screens.deadlines import when
from bot.screens.sheet import BAD, Button, Row, Sheet
from cogs.core.errors import run
from cogs.core.interaction_context import InteractionContext
from cogs.match.board import BoardCommands
from cogs.match.group import MATCH, NUMBER, suggest_match
from cogs.panel.board_view import BoardView


@MATCH.command(name="extend", description="Give the others more time for their move")
@app_commands.describe(match=NUMBER)
@app_commands.autocomplete(match=suggest_match)
async def extend(interaction: discord.Interaction, match: int | None = None) -> None:
    """Give the opponent time."""
    await run(interaction, _extend, match)


@MATCH.command(name="pause", description="Ask to pause the clocks for a few days, or restart them")
@app_commands.describe(days="For how many days", end="Restart the clocks", match=NUMBER)
@app_commands.autocomplete(match=suggest_match)
async def pause(
    interaction: discord.Interaction,
    days: app_commands.Range[int, 1, 30] = 7,
    end: bool = False,  # noqa: FBT001, FBT002  an option of a command
    match: int | None = None,
) -> None:
    """Propose a pause, or end one."""
    if end:
        await run(interaction, _end_pause, match)
    else:
        await run(interaction, _pause, days, match)


@MATCH.command(name="claim", description="Friendly matches: hurry a player who is late")
@app_commands.describe(match=NUMBER)
@app_commands.autocomplete(match=suggest_match)
async def claim(interaction: discord.Interaction, match: int | None = None) -> None:
    """Ask for confirmation."""
    await run(interaction, _ask_to_claim, match)


async def _extend(call: InteractionContext, number: int | None) -> None:
    match = await BoardCommands(call.bot).find(call, number)
    await call.bot.matches.clocks.extend(match, call.user, key=call.key)
    await call.plain("extend-done", match=str(match.id))


async def _pause(call: InteractionContext, days: int, number: int | None) -> None:
    match = await BoardCommands(call.bot).find(call, number)
    await call.bot.matches.clocks.propose_pause(match, call.user, days, key=call.key)
    await call.plain("pause-proposed", match=str(match.id))


async def _end_pause(call: InteractionContext, number: int | None) -> None:
    match = await BoardCommands(call.bot).find(call, number)
    await call.bot.matches.clocks.end_pause(match, call.user, key=call.key)
    await call.plain("pause-over", match=str(match.id))


async def resume(call: InteractionContext) -> None:
    """End the pause of a match by the button of its notice, or of the answer to a press while it lasts."""
    match = await BoardView(call.bot).match(call.id.match)
    await call.bot.matches.clocks.end_pause(match, call.user, key=call.key)
    await call.panel(Sheet((call.words.text("pause-over", match=str(match.id)),)))


async def _ask_to_claim(call: InteractionContext, number: int | None) -> None:
    match = await BoardCommands(call.bot).find(call, number)
    late = call.bot.matches.clocks.late(match, call.user)
    if not late:
        raise refused("refused-claim-early")
    words = call.words
    buttons = (Button(Id("claimed", match.id), words.text("claim-sure"), BAD),)
    await call.whisper(Sheet((words.text("claim-question", user=f"<@{late[0].user}>"),), (buttons,)))


async def ask_to_claim(call: InteractionContext) -> None:
    """Claim from the notice that a player is late."""
    await _ask_to_claim(call, call.id.match)


async def claim_now(call: InteractionContext) -> None:
    """Claim; the rules decide the result."""
    acted = await call.bot.matches.clocks.claim(call.id.match, call.user, key=call.key)
    await call.panel(Sheet((call.words.text("claim-done", match=str(acted.match.id)),)))


async def answer_offer(call: InteractionContext, *, agrees: bool) -> None:
    """Accept or decline the proposal."""
    kind, made = _offer(call)
    matches = call.bot.matches
    if kind is OfferKind.REPLACE:  # answered by someone who does not play yet
        match = await matches.substitutions.answer(call.id.match, made, call.user, agrees=agrees, key=call.key)
    else:
        answer = matches.offers.agree if agrees else matches.offers.refuse
        match = await answer(call.id.match, call.user, kind, key=call.key, made=made)
    await _settled(call, match.id, "offer-agreed" if agrees else "offer-declined")


def _offer(call: InteractionContext) -> tuple[OfferKind, int]:
    """Which proposal is answered, and when it was made."""
    kind, _, made = call.id.args.partition(".")
    when = natural(made or "0")
    if when is None or kind not in set(OfferKind):
        raise refused("refused-offer-gone")
    return OfferKind(kind), when


async def _settled(call: InteractionContext, number: int, key: str) -> None:
    """Remove the proposal's buttons and tell the caller the result."""
    match = await BoardView(call.bot).match(number)
    kind, _ = _offer(call)
    still_open = [one for one in await call.bot.services.store.offers(match.id) if one.kind is kind]
    if still_open and kind is not OfferKind.REPLACE:  # others still have to answer
        await call.plain(key)
        return
    words = call.bot.catalogue.of(match.locale)
    lines: list[str] = []
    controls: tuple[Row, ...] = ()
    now = call.bot.services.clock.now_ms()
    if kind is OfferKind.PAUSE and match.paused_at(now):  # as the notice that takes its place
        lines = [words.text("clock-paused", when=when(match.paused, "f"))]
        controls = ((resume_button(match.id, words),),)
    lines.insert(0, words.text(f"{key}-by", user=f"<@{call.user}>"))
    await call.update(Sheet(("\n".join(lines),), controls))


async def setup(bot: GameBot) -> None:
    """Add the answers; the commands are in their group."""
    bot.answer(
        Presser.PLAYERS,
        agree=partial(answer_offer, agrees=True),
        refuse=partial(answer_offer, agrees=False),
        claim=ask_to_claim,
        claimed=claim_now,
        resume=resume,
    )

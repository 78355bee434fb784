"""*Report a problem* in a message's menu, and `/server reports`: what was reported on a server, latest first."""

import re
from collections.abc import Iterator

import discord
from discord import app_commands

from bot.answers.custom_id import Id, parse_id, read_onward
from bot.answers.verbs import Presser
from bot.client.app import GameBot
from bot.features.reports.service import Reports
from bot.features.reports.sheets import FIELD, LISTED, read_about, read_done, report_form, reports_sheet
from bot.features.reports.values import ReportedMessage
from bot.matches.core.errors import GameFailed, refused
from bot.version import VERSION
from cogs.core.command_options import everywhere
from cogs.core.errors import run
from cogs.core.interaction_context import InteractionContext
from cogs.match.describe import MatchRef, match_ref
from cogs.panel.board_view import BoardView
from cogs.server.group import SERVER
from cogs.server.pages import page_of, wanted_page

CODE = "[A-Z2-7]{6}"  # of an incident


@app_commands.context_menu(name=app_commands.locale_str("Report a problem", key="menu-report"))
@everywhere
async def report(interaction: discord.Interaction, message: discord.Message) -> None:
    """Open the form."""
    await run(interaction, _ask, message)


@SERVER.command(name="reports", description="Problems that players reported on this server")
async def reports(interaction: discord.Interaction) -> None:
    """Show the latest page."""
    await run(interaction, _show, 0)


async def _ask(call: InteractionContext, message: discord.Message) -> None:
    if message.author != call.bot.user:
        raise refused("refused-report-not-mine")
    await call.ask(report_form(await _about(call, message), call.words))


async def _about(call: InteractionContext, message: discord.Message) -> ReportedMessage:
    """What a message is about; without any controls, the match that is played in its thread."""
    told = match_ref(message)
    match = told.match if told else next((one.match for one in _ids(message) if one.match > 0), 0)
    revision = await _turn(call, told) if told else None
    if not match and isinstance(message.channel, discord.Thread):
        there = await call.bot.services.store.in_thread(message.channel.id)
        match = there.id if there else 0
    return ReportedMessage(
        call.guild,
        message.channel.id,
        message.id,
        match,
        -1 if revision is None else revision,
        _incident(call, message),
    )


async def _turn(call: InteractionContext, told: MatchRef) -> int | None:
    """The turn that a message shows, its first one if the game fails; None if it shows none, or its match is gone."""
    match = await call.bot.services.store.get(told.match)
    try:
        return None if match is None else await BoardView(call.bot).turn_named(match, told.turn)
    except GameFailed:
        return read_onward(told.turn)


def _ids(message: discord.Message) -> Iterator[Id]:
    view = discord.ui.LayoutView.from_message(message, timeout=None)
    view.stop()
    for item in view.walk_children():
        found = parse_id(str(getattr(item, "custom_id", "") or ""))
        if found is not None:
            yield found


def _incident(call: InteractionContext, message: discord.Message) -> str:
    """The code of the incident that the message is about; "" if it is about none."""
    view = discord.ui.LayoutView.from_message(message, timeout=None)
    view.stop()
    said = "\n".join(str(getattr(item, "content", "") or "") for item in view.walk_children())
    for words in call.bot.catalogue.languages.values():
        for key in ("incident", "refused-set-aside"):
            pattern = re.escape(words.text(key, code="\0", match="\1", incident="\0"))
            found = re.search(pattern.replace("\0", f"({CODE})").replace("\1", r"\d+"), said)
            if found is not None:
                return found[1]
    return ""


async def _reported(call: InteractionContext) -> None:
    """Keep what the form says."""
    about = read_about(call.id, call.guild)
    said = call.fields.get(FIELD, "")
    number = await call.bot.feature(Reports).add(call.player, about, said, version=VERSION, key=call.key)
    await call.plain("report-thanks" if about.guild else "report-thanks-direct", number=str(number))


async def turn_page(call: InteractionContext) -> None:
    """Show another page; new reports may have shifted it."""
    await _show(call, wanted_page(call))


async def close(call: InteractionContext) -> None:
    """Take a report off the list."""
    page = wanted_page(call)
    await call.bot.feature(Reports).close(call.guild, read_done(call.id.args), call.player)
    await _show(call, page)


async def _show(call: InteractionContext, page: int) -> None:
    guild, service = call.guild, call.bot.feature(Reports)
    page, pages, found = await page_of(lambda skip: service.page(guild, skip=skip, most=LISTED), page, LISTED)
    await call.update(reports_sheet(found, await service.places(found), page, pages, call.words))


async def setup(bot: GameBot) -> None:
    """Add the menu and the answers; the command is in its group."""
    bot.answer(Presser.ONESELF, reported=_reported)
    bot.answer(Presser.MANAGERS, reports=turn_page, reportdone=close)
    bot.tree.add_command(report)

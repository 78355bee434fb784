"""`/server audit`: who changed settings or moderated matches, latest first."""

from collections.abc import Sequence

import discord
import msgspec

from bot.answers.custom_id import PAGES, Id, natural
from bot.app import GameBot
from bot.matches.settings.audits import SEAT, AuditLine
from bot.screens.cards import SECOND
from bot.screens.server_settings_view import FIRST
from bot.screens.settings_text import Tongues, change_words
from bot.screens.sheet import Button, Row, Sheet
from bot.words import Words
from cogs.core.errors import run
from cogs.core.interaction_context import InteractionContext
from cogs.server.group import SERVER, check_manager

LINES = 8  # per page; the longest names ten channels


@SERVER.command(name="audit", description="Recent changes to this server’s settings and matches")
async def audit(interaction: discord.Interaction) -> None:
    """Show the latest page."""
    await run(interaction, _show, 0)


async def turn_page(call: InteractionContext) -> None:
    """Show another page; new lines may have shifted it."""
    check_manager(call)
    page, _, _ = call.id.args.partition(".")  # the rest only makes ids unique
    await _show(call, natural(page, PAGES) or 0)


async def _show(call: InteractionContext, page: int) -> None:
    guild, store = call.interaction.guild_id or 0, call.bot.services.store
    count, lines = await store.audits(guild, skip=page * LINES, most=LINES)
    pages = max(1, -(-count // LINES))
    if page >= pages:
        page = pages - 1
        _, lines = await store.audits(guild, skip=page * LINES, most=LINES)
    await call.update(audit_sheet(lines, page, pages, call.words, call.tongues))


def audit_sheet(lines: Sequence[AuditLine], page: int, pages: int, words: Words, tongues: Tongues) -> Sheet:
    """One page, counted from 0."""
    said = [line_words(line, words, tongues) for line in lines] or [words.text("audit-empty")]
    back = Button(Id("house", args=FIRST), words.text("house-back"))
    turns: Row = ()
    if pages > 1:
        turns = (
            Button(Id("audit", args=f"{max(0, page - 1)}.later"), words.text("audit-later"), disabled=page == 0),
            Button(Id("audit", args=f"{page}.now"), words.text("page", page=page + 1, pages=pages)),
            Button(Id("audit", args=f"{page + 1}.earlier"), words.text("audit-earlier"), disabled=page == pages - 1),
        )
    return Sheet((words.text("audit-title"), *said), ((*turns, back),))


def line_words(line: AuditLine, words: Words, tongues: Tongues) -> str:
    """When, who, what, and the new value."""
    act = line.act
    before, after = (msgspec.json.decode(value) for value in (act.before, act.after))
    if act.what == SEAT:
        said = words.text("audit-seat", seat=after + 1)
    else:
        said = change_words(act.what, before, after, words, tongues)
    return words.text(
        "audit-line",
        when=f"<t:{line.at // SECOND}:f>",
        who=f"<@{act.by.user}>" if act.by else words.text("audit-owner"),
        what=said if line.match is None else words.text("audit-match", match=str(line.match), what=said),
    )


async def setup(bot: GameBot) -> None:
    """Answer the page buttons; the command is in its group."""
    bot.answerers.update(audit=turn_page)

"""`/server audit`: who changed settings or moderated matches, latest first."""

from collections.abc import Sequence

import discord
import msgspec

from bot.app import GameBot
from bot.matches.core.effects import AuditEntry
from bot.matches.settings.audits import BAN, SEAT, AuditLine
from bot.matches.settings.preferences import NOWHERE
from bot.matches.timing.paces import SECOND
from bot.screens.latest_first import latest_first
from bot.screens.settings_text import Tongues, change_words
from bot.screens.sheet import Sheet
from bot.text import cut_markdown
from bot.words import Words
from cogs.core.errors import run
from cogs.core.interaction_context import InteractionContext
from cogs.server.bans import audit_words, named
from cogs.server.group import SERVER
from cogs.server.pages import page_of, wanted_page

LINES = 8  # per page
ENTRY = 480  # characters of one, so that a page fits in a message


@SERVER.command(name="audit", description="Recent changes to this server’s settings and matches")
async def audit(interaction: discord.Interaction) -> None:
    """Show the latest page."""
    await run(interaction, _show, 0)


async def turn_page(call: InteractionContext) -> None:
    """Show another page; new lines may have shifted it."""
    await _show(call, wanted_page(call))


async def _show(call: InteractionContext, page: int) -> None:
    guild, store = call.guild, call.bot.services.store
    page, pages, lines = await page_of(lambda skip: store.audits(guild, skip=skip, most=LINES), page, LINES)
    await call.update(audit_sheet(lines, page, pages, call.words, call.tongues))


def audit_sheet(lines: Sequence[AuditLine], page: int, pages: int, words: Words, tongues: Tongues) -> Sheet:
    """One page, counted from 0."""
    said = [cut_markdown(line_words(line, words, tongues), ENTRY) for line in lines] or [words.text("audit-empty")]
    return latest_first("audit", (words.text("audit-title"), *said), page, pages, words)


def line_words(line: AuditLine, words: Words, tongues: Tongues) -> str:
    """When, who, what, and the new value."""
    act = line.act
    before, after = (msgspec.json.decode(value) for value in (act.before, act.after))
    if act.what == SEAT:
        said = words.text("audit-seat", seat=after + 1)
    else:
        is_ban = act.what == BAN
        said = audit_words(before, after, words) if is_ban else change_words(act.what, before, after, words, tongues)
    return words.text(
        "audit-line",
        when=f"<t:{line.at // SECOND}:f>",
        who=named(act.by.user) if act.by else words.text("audit-owner"),
        what=said if line.match is None else words.text("audit-match", match=str(line.match), what=said),
    )


def closes(act: AuditEntry) -> bool:
    """Whether an entry says that no channel is open to matches any more."""
    return act.what == "channels" and msgspec.json.decode(act.after) == [NOWHERE]


async def setup(bot: GameBot) -> None:
    """Answer the page buttons; the command is in its group."""
    bot.answerers.update(audit=turn_page)

"""`/server audit`: who changed settings or moderated matches, latest first."""

from collections.abc import Mapping, Sequence
from itertools import groupby

import discord
import msgspec

from bot.answers.verbs import Presser
from bot.client.app import GameBot
from bot.features.contract import AuditText
from bot.matches.core.models import Match
from bot.matches.settings.audits import BAN, SEAT, AuditEntry, AuditLine, deletion
from bot.matches.settings.preferences import NOWHERE, ROLES
from bot.screens.cards import names
from bot.screens.deadlines import when
from bot.screens.latest_first import latest_first
from bot.screens.settings_text import Tongues, change_words
from bot.text import cut_markdown, discord_url, escape_markdown
from bot.words import Words
from cogs.core.errors import run
from cogs.core.interaction_context import InteractionContext
from cogs.server.group import SERVER
from cogs.server.pages import page_of, wanted_page
from cogs.settings.bans import audit_words, named
from render.text import together

LINES = 8  # per page
ENTRY = 420  # characters of one, so that a page fits in a message


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
    matches = await matches_of(lines, call.bot)
    added = call.bot.services.features.audit_texts
    shown = dated_words(lines, matches, added, call.words, call.tongues) or [call.words.text("audit-empty")]
    await call.update(latest_first("audit", (call.words.text("audit-title"), *shown), page, pages, call.words))


async def matches_of(lines: Sequence[AuditLine], bot: GameBot) -> Mapping[int, Match]:
    """The matches of audit lines by number, without deleted ones."""
    numbers = sorted({line.match for line in lines if line.match is not None})
    found = [await bot.services.store.get(number) for number in numbers]
    return {match.id: match for match in found if match is not None}


def dated_words(
    lines: Sequence[AuditLine],
    matches: Mapping[int, Match],
    added: Mapping[str, AuditText],
    words: Words,
    tongues: Tongues,
) -> list[str]:
    """The lines in words; the time and the author are given once for lines written together."""
    out = []
    for (at, _), alike in groupby(lines, lambda one: (one.at, one.act.by and one.act.by.user)):
        known = list(alike)
        what = "\n".join(cut_markdown(line_words(one, matches, added, words, tongues), ENTRY) for one in known)
        out.append(words.text("audit-line", when=when(at, "f"), who=who_words(known[0], words), what=what))
    return out


def who_words(line: AuditLine, words: Words) -> str:
    """The person who changed something, or the owner of the bot."""
    return named(line.act.by.user) if line.act.by else words.text("audit-owner")


def line_words(
    line: AuditLine, matches: Mapping[int, Match], added: Mapping[str, AuditText], words: Words, tongues: Tongues
) -> str:
    """A change and the new value; `added` are the texts of features."""
    act = line.act
    before, after = (msgspec.json.decode(value) for value in (act.before, act.after))
    if line.match is not None:
        about = _match_words(line.match, matches.get(line.match), words)
        if act.what == SEAT:
            return words.text("audit-seat", match=about, seat=after + 1)
        return words.text(f"audit-match-{after}", match=about)
    if act.what in added:
        return added[act.what](before, after, words)
    if act.what == BAN:
        return audit_words(before, after, words)
    gone = deletion(before)
    if gone is not None:
        kind = "role" if act.what in ROLES else "channel"
        named_so = (escape_markdown(one) or words.text(f"audit-deleted-{kind}") for one in gone.deleted)
        return words.text("audit-deleted", wish=words.text(f"wish-{act.what}"), what=", ".join(named_so))
    return change_words(act.what, before, after, words, tongues)


def _match_words(number: int, match: Match | None, words: Words) -> str:
    """A match with its game and players, as a link."""
    if match is None:
        return words.text("audit-match", match=str(number))
    players = together(names(match), words)
    about = ", ".join(filter(None, (words.text(f"{match.game}-name"), players)))
    there = discord_url(match.guild, match.thread or match.channel)
    return f"[{words.text('audit-match', match=str(number))}]({there}) ({about})"


def closes(act: AuditEntry) -> bool:
    """Whether an entry says that no channel is open to matches any more."""
    return act.what == "channels" and msgspec.json.decode(act.after) == [NOWHERE]


async def setup(bot: GameBot) -> None:
    """Answer the page buttons; the command is in its group."""
    bot.answer(Presser.MANAGERS, audit=turn_page)

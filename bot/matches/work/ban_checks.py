"""Refuses users who are banned from a server."""

from __future__ import annotations

from collections.abc import Iterable

from bot.matches.core.errors import Refused, refused
from bot.matches.settings.bans import Ban
from bot.matches.work.unit_of_work import UnitOfWork
from bot.text import escape_markdown

OTHER = "refused-banned-other"  # only those who manage the server read why


async def refuse_banned(work: UnitOfWork, guild: int, user: int) -> None:
    """Raise Refused if the server has banned this user, who wants to play there."""
    for ban in await _bans_of(work, guild, (user,)):
        raise banned(ban)


async def refuse_company(work: UnitOfWork, guild: int, users: Iterable[int]) -> None:
    """Raise Refused if someone wants to play with one of these users, who is banned from the server."""
    for ban in await _bans_of(work, guild, users):
        raise refused(OTHER, user=f"<@{ban.user}>", reason=escape_markdown(ban.reason))


async def _bans_of(work: UnitOfWork, guild: int, users: Iterable[int]) -> tuple[Ban, ...]:
    if not guild:
        return ()
    return await work.store.bans.of_users(guild, tuple(sorted(set(users))), work.clock.now_ms())


def banned(ban: Ban) -> Refused:
    """The refusal to a banned user, with the reason if there is one."""
    length = "until" if ban.until else "ever"
    why = "-why" if ban.reason else ""
    return refused(
        f"refused-banned-{length}{why}", when=f"<t:{ban.until // 1000}:f>", reason=escape_markdown(ban.reason)
    )

"""Badges in words: those just earned, a player's in a line, and all of a game's."""

from collections.abc import Sequence
from itertools import groupby

from bot.answers.custom_id import Id
from bot.features.badges.rules.common import BADGES as OF_EVERY_GAME
from bot.features.badges.rules.earned import BADGES, OF_GAMES, Earned
from bot.features.badges.values import KeptBadge
from bot.games import GAMES
from bot.games.contract.badge import Badge
from bot.matches.core.models import Match
from bot.screens.sheet import Button, Part
from bot.text import discord_url
from bot.words import Words


def earned_words(match: Match, earned: Sequence[Earned], words: Words) -> list[str]:
    """The badges earned in a match, a line per player; a single badge comes with its condition."""
    lines = []
    for seat, theirs in groupby(earned, key=lambda one: one.seat):
        badges = [BADGES[one.badge] for one in theirs if one.badge in BADGES]
        user = f"<@{match.holder(seat).user}>"
        if len(badges) == 1:
            how = words.say(badges[0].how)
            lines.append(words.text("badge-earned", user=user, badge=_named(badges[0], words), how=how))
        elif badges:
            named = ", ".join(_named(one, words) for one in badges)
            lines.append(words.text("badges-earned", user=user, badges=named))
    return lines


def show_button(user: int, game: str, kept: Sequence[KeptBadge], words: Words) -> Button:
    """The button in the profile of a user at a game ("": at none) that shows their badges, at that game or one where they have some."""
    earned_at = [one for one in GAMES if any(badge.badge.startswith(f"{one}-") for badge in kept)]
    return Button(Id("badges", args=f"{user}.{game or next(iter(earned_at or GAMES))}"), words.text("badges-show"))


def badges_line(kept: Sequence[KeptBadge], words: Words) -> str:
    """A player's badges, as signs."""
    have = [BADGES[one.badge] for one in kept if one.badge in BADGES]
    signs = " ".join(badge.emoji for badge in BADGES.values() if badge in have)
    return words.text("badges-line", signs=signs, count=len(have), all=len(BADGES))


def badges_text(user: int, game: str, kept: Sequence[KeptBadge], guild: int | None, words: Words) -> tuple[Part, ...]:
    """A player's badges at a game and at all games, with date and match, then those still to be earned.

    Matches are linked if they were played in the server `guild`; None: wherever they were played.
    """
    theirs = {one.badge: one for one in kept}
    badges = (*OF_GAMES.get(game, ()), *OF_EVERY_GAME)
    title = words.text("badges-title", user=f"<@{user}>", game=words.text(f"{game}-name"))
    have = [_earned_line(badge, theirs[badge.key], guild, words) for badge in badges if badge.key in theirs]
    missing = [
        f"- {words.text('badge-missing', badge=_named(badge, words), how=words.say(badge.how))}"
        for badge in badges
        if badge.key not in theirs
    ]
    parts = [title, "\n".join(have)]
    if missing:
        parts.append("\n".join((words.text("badges-missing"), *missing)))
    return tuple(part for part in parts if part)


def _earned_line(badge: Badge, kept: KeptBadge, guild: int | None, words: Words) -> str:
    match = words.text("badge-match", match=str(kept.match))
    if kept.thread and guild in (None, kept.guild):
        match = f"[{match}]({discord_url(kept.guild, kept.thread)})"
    when = f"<t:{kept.made // 1000}:d>"
    line = words.text("badge-kept", badge=_named(badge, words), how=words.say(badge.how), match=match, when=when)
    return f"- {line}"


def _named(badge: Badge, words: Words) -> str:
    return f"{badge.emoji} **{words.say(badge.name)}**"

"""Following players, matches and what other features let people follow."""

from bot.features.contract import Feature
from bot.features.follow.changes import on_change
from bot.features.follow.rows import FollowRows
from bot.features.follow.service import Follows
from bot.features.follow.sheets import follow_button, reminder_settings
from bot.features.follow.values import PLAYER, Follow
from bot.matches.house.members import is_person
from bot.screens.sheet import Row
from bot.words import Words


async def subject_links(service: Follows, kind: str, number: int, reader: int, words: Words) -> Row:
    """The button that follows a subject, or does so no longer; none for oneself, or for who is no person."""
    if kind == PLAYER and (number == reader or not is_person(number)):
        return ()
    subject = Follow(kind, number)
    return (follow_button(subject, words, follows=await service.rows.follows(reader, subject)),)


FOLLOW = Feature(
    rows=FollowRows,
    service=lambda matches, rows: Follows(matches.work, rows),
    commands=("cogs.follow.following", "cogs.follow.telling"),
    on_change=on_change,
    reminder_settings=reminder_settings,
    subject_links=subject_links,
    digest_news="cogs.follow.telling:digest_news",
)

"""Following players, matches and what other features let people follow."""

from bot.features.contract import Feature
from bot.features.follow.changes import on_begin, on_change
from bot.features.follow.rows import FollowRows
from bot.features.follow.service import Follows
from bot.features.follow.sheets import follow_button, reminder_settings
from bot.features.follow.values import PLAYER, Follow
from bot.matches.house.members import is_person
from bot.screens.sheet import Row
from bot.words import Words


async def subject_links(service: Follows, kind: str, number: int, reader: int, words: Words) -> Row:
    """The button that follows a subject, or does so no longer; none for oneself, for who is no person, or for who may not be followed."""
    if kind == PLAYER and (number == reader or not is_person(number)):
        return ()
    subject = Follow(kind, number)
    follows = await service.rows.follows(reader, subject)
    if not follows and kind == PLAYER and not await service.rows.may_follow(reader, number):
        return ()
    return (follow_button(subject, words, follows=follows),)


FOLLOW = Feature(
    rows=FollowRows,
    service=lambda matches, rows: Follows(matches.work, rows),
    commands=("cogs.follow.following", "cogs.follow.telling"),
    on_change=on_change,
    on_begin=on_begin,
    reminder_settings=reminder_settings,
    subject_links=subject_links,
    digest_news="cogs.follow.telling:digest_news",
)

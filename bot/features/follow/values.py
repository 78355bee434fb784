"""Values of what people follow, and of the news about it."""

from __future__ import annotations

import msgspec

from bot.matches.settings.preferences import Preferences

PLAYER, MATCH = "player", "match"  # kinds of what is followed, beside those of features
BEGUN, ENDED = 1, 2  # stages of a match
MOST = 50  # that one person follows


class Follow(msgspec.Struct, frozen=True):
    """Something that a user follows: the number of a match, the user id of a player, the number that a feature gives."""

    kind: str
    number: int
    name: str = ""  # of a player, as last seen


class News(msgspec.Struct, frozen=True):
    """News to be sent: the stage that a match, or something of a feature, has reached."""

    id: int
    kind: str
    number: int
    stage: int


class DueNews(msgspec.Struct, frozen=True):
    """The news of one message to a user, whose row of players is `player`; `batch` is the time of its first attempt."""

    player: int
    user: int
    batch: int
    attempts: int  # before this one
    news: tuple[News, ...]
    preferences: Preferences

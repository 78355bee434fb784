"""How a player wants to be reminded, and when not. Times are milliseconds since 1970, UTC; hours of the day are minutes."""

from __future__ import annotations

from datetime import datetime, timedelta
from enum import StrEnum
from typing import Any, Literal, TypeAlias, TypeVar
from zoneinfo import ZoneInfo

import msgspec

from bot.games.preview import Assist

Look: TypeAlias = Literal["dark", "light"]
"""How pictures look."""

SECOND = 1000
DAY = 24 * 60  # minutes


class By(StrEnum):
    """Which way a reminder takes."""

    MENTION = "mention"
    DIRECT = "direct"
    BOTH = "both"
    NONE = "none"


class Quiet(msgspec.Struct, frozen=True):
    """The hours of a day, `begin` and `end` in minutes after midnight in `zone`, in which nobody shall be woken; may pass midnight."""

    begin: int
    end: int
    zone: str


class Preferences(msgspec.Struct, frozen=True):
    """What a player has chosen. `every` is ms between further reminders (0: the usual ones); `closed` if he takes no direct messages.

    `look` is that of pictures shown to him alone (None: the server's). With `text_first` panels and boards come in words, a picture
    only if he asks for it; with `confirm` a flick is asked for twice. `language` is that of what he alone reads ("": Discord's).
    `assist` is what his challenges propose (None: what the server does). `heard` is the locale that Discord gave when he last chose
    something: whoever has chosen no language is written to in it.
    """

    by: By = By.MENTION
    every: int = 0
    quiet: Quiet | None = None
    closed: bool = False
    look: Look | None = None
    text_first: bool = False
    confirm: bool = False
    language: str = ""
    assist: Assist | None = None
    heard: str = ""

    @property
    def mentioned(self) -> bool:
        """Whether he is reminded where the match is played."""
        return self.by in {By.MENTION, By.BOTH} or (self.by is By.DIRECT and self.closed)

    @property
    def written_to(self) -> bool:
        """Whether he is reminded in a direct message."""
        return self.by in {By.DIRECT, By.BOTH} and not self.closed


class UserLanguage(msgspec.Struct, frozen=True):
    """The language that a user has `chosen` to be answered in, and the locale that Discord was `heard` to give; "" where there is none."""

    chosen: str = ""
    heard: str = ""


class ServerSettings(msgspec.Struct, frozen=True):
    """What the moderators of a server have chosen: how pictures for everybody look, the `language` of what all read ("": Discord's).

    `unwanted` are the games that are not played there, `channels` where matches may be begun (none: everywhere). `clock` (as it is
    written, "": the usual), `rated`, `assist` and `threads` are proposed where a challenge names none. With `world` its matches
    count on the ladder of the world, with `seasonal` its ladders are shown as they stand in the season.
    """

    look: Look = "dark"
    language: str = ""
    unwanted: tuple[str, ...] = ()
    channels: tuple[int, ...] = ()
    clock: str = ""
    rated: bool = False
    assist: Assist = Assist.STANDARD
    threads: bool = False
    world: bool = False
    seasonal: bool = False


class EffectiveSettings(msgspec.Struct, frozen=True):
    """How a player likes to be shown things on a server: what he has chosen, and what its moderators have."""

    own: Preferences = Preferences()
    server: ServerSettings = ServerSettings()

    @property
    def look(self) -> Look:
        """How pictures for him alone look."""
        return self.own.look or self.server.look


Chosen = TypeVar("Chosen", Preferences, ServerSettings)


def changed(before: Chosen, after: Chosen) -> tuple[tuple[str, Any, Any], ...]:
    """What somebody chose otherwise: the wish, what it was and what it is, as JSON knows them."""
    was, became = msgspec.to_builtins(before), msgspec.to_builtins(after)
    return tuple((wish, was[wish], became[wish]) for wish in was if was[wish] != became[wish])


def quiet_until(preferences: Preferences, now: int) -> int | None:
    """When the quiet hours end that are now, or None if there are none. Raises ZoneInfoNotFoundError for an unknown zone."""
    quiet = preferences.quiet
    if quiet is None or quiet.begin == quiet.end:
        return None
    here = datetime.fromtimestamp(now / SECOND, ZoneInfo(quiet.zone))
    minute = here.hour * 60 + here.minute
    over_midnight = quiet.begin > quiet.end
    if over_midnight:
        if quiet.end <= minute < quiet.begin:
            return None
    elif not quiet.begin <= minute < quiet.end:
        return None
    midnight = here.replace(hour=0, minute=0, second=0, microsecond=0)
    days = 1 if over_midnight and minute >= quiet.begin else 0
    end = (midnight + timedelta(days=days)).replace(hour=quiet.end // 60 % 24, minute=quiet.end % 60)
    return max(now + SECOND, round(end.timestamp() * SECOND))

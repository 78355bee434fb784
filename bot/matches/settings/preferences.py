"""Preferences of players and settings of servers. Times are milliseconds since 1970, UTC; hours of the day are minutes."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import datetime, timedelta, tzinfo
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, TypeVar

import msgspec

from bot.games.contract.player import Level
from bot.games.contract.preview import Assist
from bot.matches.settings.feature_switches import FEATURE_SWITCHES
from bot.matches.settings.zones import zone_of
from bot.text import fold, one_line

Look: TypeAlias = Literal["dark", "light"]  # how pictures look

NOWHERE = 0  # in place of a channel
SECOND = 1000
MINUTE = 60 * SECOND
DAY = 24 * 60  # minutes


class By(StrEnum):
    """Ways to deliver reminders."""

    MENTION = "mention"
    DIRECT = "direct"
    BOTH = "both"
    NONE = "none"


class Quiet(msgspec.Struct, frozen=True):
    """Quiet hours: `begin` and `end` in minutes after midnight in `zone`; they may pass midnight."""

    begin: int
    end: int
    zone: str


class Daily(msgspec.Struct, frozen=True):
    """The hour of a daily digest: minutes after midnight in `zone`."""

    minute: int
    zone: str


class Preferences(msgspec.Struct, frozen=True):
    """The settings of a player."""

    by: By = By.MENTION
    every: int = 0  # ms between further reminders (0: the default)
    quiet: Quiet | None = None
    closed: bool = False  # direct messages are closed
    look: Look | None = None  # of pictures for them alone (None: the server's)
    text_first: bool = False  # panels and boards in words, a picture on request
    confirm: bool = False  # a flick needs a second press
    language: str = ""  # of what they alone read ("": Discord's)
    assist: Assist | None = None  # of their challenges (None: the server's)
    heard: str = ""  # Discord's locale at their last choice, for messages to those without a language
    house_talk: bool = True  # in matches with the house, its players comment on the match
    puzzles: bool = False  # positions from their finished matches may become puzzles
    level: int = 0  # of the bot in the last match against it that named one (0: none)
    followed: bool = True  # others may follow them
    digest: Daily | None = None  # of the one message a day in place of early reminders

    @property
    def mentioned(self) -> bool:
        """Whether reminders are posted where the match is played."""
        return self.by in {By.MENTION, By.BOTH} or (self.by is By.DIRECT and self.closed)

    @property
    def written_to(self) -> bool:
        """Whether reminders are direct messages."""
        return self.by in {By.DIRECT, By.BOTH} and not self.closed

    @property
    def has_digest(self) -> bool:
        """Whether a daily digest, which is a direct message, takes the place of early reminders."""
        return self.digest is not None and not self.closed


class UserLanguage(msgspec.Struct, frozen=True):
    """A user's `chosen` language, and the locale that was `heard` from Discord; "" for none."""

    chosen: str = ""
    heard: str = ""


class Watch(msgspec.Struct, frozen=True):
    """A table at which the house plays itself."""

    channel: int
    every: int  # ms between two turns
    game: str = ""  # "": all in turn
    levels: tuple[Level, ...] = ()  # by seat, beginning again where there are more seats; empty: drawn for each match


class Preset(msgspec.Struct, frozen=True):
    """House rules under a name, for `/play`; None, 0 and "" are not part of them."""

    name: str
    game: str
    options: tuple[tuple[str, str], ...] = ()  # the others are the game's defaults
    clock: str = ""  # as ServerSettings.clock
    rated: bool | None = None
    assist: Assist | None = None
    threads: bool | None = None
    seats: int = 0
    weekdays: bool = False  # whether the clocks stop at weekends
    punctual: int = 0  # percent of decisions made in time that open tables and tournaments demand

    @property
    def stated(self) -> int:
        """The number of terms that the preset sets."""
        given = (self.clock, self.rated is not None, self.assist, self.threads is not None, self.seats)
        more = (self.weekdays, self.punctual)
        return len(self.options) + sum(map(bool, (*given, *more)))


class ChannelSettings(msgspec.Struct, frozen=True):
    """Settings of one channel, with its threads and posts, in place of the server's."""

    channel: int
    language: str = ""  # of public messages ("": the server's)
    games: tuple[str, ...] = ()  # that are played there (empty: the server's)


class KernelSettings(msgspec.Struct, frozen=True):
    """The settings of a server but for the switches of features."""

    look: Look = "dark"  # of public pictures
    language: str = ""  # of public messages ("": Discord's)
    unwanted: tuple[str, ...] = ()  # games that are not played there
    channels: tuple[int, ...] = ()  # where matches may begin (empty: everywhere; NOWHERE: those are deleted)
    clock: str = ""  # default of challenges, as written ("": the usual)
    rated: bool = False  # default of challenges
    assist: Assist = Assist.STANDARD
    threads: bool = False
    world: bool = False  # whether its matches count on the world ladder
    seasonal: bool = False  # whether ladders show the season
    daily: int = 0  # the channel in which the daily puzzle is posted each morning (0: none)
    tournaments: bool = False  # whether every member may run tournaments, not the managers alone
    news: int = 0  # the channel in which the ends of seasons are announced (0: none)
    watches: tuple[Watch, ...] = ()  # tables at which the house plays itself, one a channel
    presets: tuple[Preset, ...] = ()  # by name
    results: int = 0  # the channel in which results are posted (0: none)
    lobby: int = 0  # the channel with the message whose buttons take the place of commands (0: none)
    forum: int = 0  # in which new matches get a post each (0: they get threads in their channels)
    log: int = 0  # the channel in which failed matches, audit lines and what features add are posted (0: none)
    moderators: int = 0  # the role mentioned there for what is urgent (0: none)
    players: int = 0  # the role mentioned when a tournament opens (0: none)
    by_channel: tuple[ChannelSettings, ...] = ()  # channels with a language or games of their own

    @property
    def is_closed(self) -> bool:
        """Whether no match may begin, because every channel chosen for them is deleted."""
        return self.channels == (NOWHERE,)

    def is_open(self, channel: int) -> bool:
        """Whether matches may begin in a channel."""
        return not self.channels or channel in self.channels

    def of_channel(self, channel: int) -> ChannelSettings:
        """The settings of a channel; for a thread, those of its parent count."""
        return next((one for one in self.by_channel if one.channel == channel), ChannelSettings(channel))

    def plays(self, game: str, channel: int) -> bool:
        """Whether a game may be played in a channel, if any match may."""
        return game in only if (only := self.of_channel(channel).games) else game not in self.unwanted

    def language_in(self, channel: int) -> str:
        """The language of public messages in a channel ("": Discord's)."""
        return self.of_channel(channel).language or self.language

    @property
    def languages(self) -> Mapping[int, str]:
        """The languages that are chosen, by channel; under 0 that of the server."""
        chosen = {0: self.language} | {one.channel: one.language for one in self.by_channel}
        return {channel: language for channel, language in chosen.items() if language}

    def preset(self, name: str) -> Preset | None:
        """The preset of that name, else one whose name is spelt alike, or None."""
        alike = [one for one in self.presets if fold(one.name) == fold(name)]
        return next((one for one in alike if one.name == one_line(name)), next(iter(alike), None))

    def watch(self, channel: int) -> Watch | None:
        """The table of a channel at which the house plays itself, or None."""
        return next((one for one in self.watches if one.channel == channel), None)


if TYPE_CHECKING:
    ServerSettings = KernelSettings
else:
    ServerSettings = msgspec.defstruct(
        "ServerSettings",
        [(switch.name, bool, switch.default) for switch in FEATURE_SWITCHES],
        bases=(KernelSettings,),
        namespace={"__doc__": "The settings of a server, with the switches of features."},
        module=__name__,
        frozen=True,
    )


class EffectiveSettings(msgspec.Struct, frozen=True):
    """A player's preferences with the settings of a server."""

    own: Preferences = Preferences()
    server: ServerSettings = ServerSettings()

    @property
    def look(self) -> Look:
        """The look of pictures for the player alone."""
        return self.own.look or self.server.look


POSTED = ("daily", "news", "forum", "results", "lobby", "log")  # the settings that are a channel for posts
ROLES = ("moderators", "players")  # those that are a role


def without_channels(settings: ServerSettings, gone: Collection[int]) -> ServerSettings:
    """The settings without these deleted channels. Without any of its chosen channels left, no match may begin: no other was allowed."""
    cleared = {wish: 0 for wish in POSTED if getattr(settings, wish) in gone}
    kept = tuple(one for one in settings.channels if one not in gone) or ((NOWHERE,) if settings.channels else ())
    own = tuple(one for one in settings.by_channel if one.channel not in gone)
    return msgspec.structs.replace(settings, channels=kept, by_channel=own, **cleared)


def without_role(settings: ServerSettings, gone: int) -> ServerSettings:
    """The settings once a role is deleted."""
    return msgspec.structs.replace(settings, **{wish: 0 for wish in ROLES if getattr(settings, wish) == gone})


Chosen = TypeVar("Chosen", Preferences, ServerSettings)


def changed(before: Chosen, after: Chosen) -> tuple[tuple[str, Any, Any], ...]:
    """The settings that differ: name, old and new value, JSON-ready."""
    was, became = msgspec.to_builtins(before), msgspec.to_builtins(after)
    return tuple((wish, was[wish], became[wish]) for wish in was if was[wish] != became[wish])


def quiet_until(preferences: Preferences, now: int) -> int | None:
    """The end of the present quiet hours, or None: the first time at which the player's wall clock is past them.

    Where the clocks are put back, an hour that comes twice is quiet twice. Raises ZoneInfoNotFoundError for an unknown zone.
    """
    quiet = preferences.quiet
    if quiet is None:
        return None
    zone, end = zone_of(quiet.zone), now
    while left := _left(quiet, end, zone):
        changes = _offset(end, zone) != _offset(end + left, zone)
        end += min(left, MINUTE - end % MINUTE) if changes else left  # a night of that kind is walked through
    return end if end > now else None


def _left(quiet: Quiet, now: int, zone: tzinfo) -> int:
    """The ms until the wall clock shows the end of the quiet hours; 0 outside them."""
    here = datetime.fromtimestamp(now / SECOND, zone)
    minute = here.hour * 60 + here.minute
    if (minute - quiet.begin) % DAY >= (quiet.end - quiet.begin) % DAY:
        return 0
    return (quiet.end - minute) % DAY * MINUTE - now % MINUTE


def _offset(now: int, zone: tzinfo) -> timedelta | None:
    return datetime.fromtimestamp(now / SECOND, zone).utcoffset()

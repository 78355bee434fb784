"""The parts of a feature, and the features of a running bot."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from types import MappingProxyType
from typing import Annotated, Any, Generic, NamedTuple, TypeAlias, TypeVar

import msgspec

from bot.games.contract.base import AnyGame, Ask
from bot.matches.core.match_change import OnBegin, OnChange
from bot.matches.core.models import Match, Status, Turn
from bot.matches.matches import Matches
from bot.matches.matchmaking.bans import Exit
from bot.matches.settings.preferences import POSTED, Preferences, ServerSettings
from bot.matches.work.turn_context import TurnContext
from bot.screens.sheet import Button, Row, Sheet
from bot.storage.core.base import Connections
from bot.storage.core.query import Tx
from bot.words import Words

R = TypeVar("R", bound=Connections)
S = TypeVar("S")
K = TypeVar("K")
AuditText: TypeAlias = Callable[[Any, Any, Words], str]
"""Tells an entry of the audit log: its old and new value, from JSON."""
LogPost: TypeAlias = Callable[[Sequence[str], Words], Awaitable[Sheet | None]]
"""Makes a post of the moderation log about some subjects; None if they are gone."""
ServerList: TypeAlias = Callable[[int, Words], Awaitable[Button | None]]
"""Makes the button in a server's settings that opens a list of the server; None if it is empty."""

POSTING = ("view_channel", "send_messages", "read_message_history")
"""The permissions that a feed without files needs in its channel."""


class Feed(NamedTuple):
    """Posts of a feature in the channel that a server has chosen as one of its settings.

    Where the feed is a `bulletin` of that kind, `/server check` says that the latest could not be posted. `mornings`: one is added every
    day.
    """

    setting: str
    permissions: tuple[str, ...] = POSTING
    bulletin: str = ""
    mornings: bool = False


@dataclass(frozen=True)
class TurnFacts:
    """The public message of a turn, for the features that add to it, in the language of the match.

    `asks` are all open asks, none unless the message is the latest of a match that is played on; `comment` waits for the picture and
    names the game's own comment on the turn, "" if there is none; `now` is in milliseconds since 1970.
    """

    context: TurnContext
    asks: Sequence[Ask[Any]]
    comment: Callable[[], Awaitable[str]]
    settings: ServerSettings
    words: Words
    now: int

    @property
    def match(self) -> Match:
        """The match."""
        return self.context.match

    @property
    def revision(self) -> int:
        """The revision of the turn."""
        return self.context.turn.revision

    @property
    def is_last(self) -> bool:
        """Whether the turn has ended the match."""
        return self.match.status is Status.FINISHED and self.revision == self.match.revision


@dataclass(frozen=True)
class TurnExtras:
    """Additions of a feature to the public message of a turn: lines below the result, a comment, text below that, rows of buttons.

    `answering` are buttons beside those that answer an ask.
    """

    result: tuple[str, ...] = ()
    comment: str = ""
    below: str = ""
    buttons: tuple[Row, ...] = ()
    answering: tuple[Button, ...] = ()


@dataclass(frozen=True)
class ProfileExtras:
    """Additions of a feature to the profile of a player: a line, and buttons."""

    line: str = ""
    buttons: Row = ()


@dataclass(frozen=True)
class ReminderExtras:
    """Additions of a feature to the reminders page of `/settings`: a line, and buttons."""

    line: str
    buttons: Row


@dataclass(frozen=True)
class Followed:
    """Something of a feature that people follow: its name, where it is shown, and its latest news, in a language.

    `stage` rises with each news from 0; `next` follows it once it is over (0: nothing does).
    """

    name: Callable[[Words], str]
    news: Callable[[Words], str]
    guild: int
    channel: int
    stage: int
    is_over: bool = False
    next: int = 0


@dataclass(frozen=True)
class DigestNews:
    """Lines of a feature in a daily digest, and what it stores in the transaction that notes the digest as sent."""

    lines: tuple[str, ...]
    write: Callable[[Tx, int], object]


Profile: TypeAlias = Callable[[S, int, str, Words], Awaitable[ProfileExtras]]
"""Adds to the profile of a user at a game ("": at none)."""
MatchLines: TypeAlias = Callable[[S, Match, Words], Awaitable[Sequence[str]]]
"""Makes lines of a feature about a match, in a language."""
PanelLinks: TypeAlias = Callable[[S, Match, Ask[Any], int, Words], Awaitable[Row]]
"""Makes buttons of a feature on the private panel of a user about an ask; that of a private table has the id of a try (`TryId`)."""
CardRows: TypeAlias = Callable[[S, Match, ServerSettings, Words], Awaitable[tuple[Row, ...]]]
"""Makes the rows of buttons of a feature on the card of a match."""


@dataclass(frozen=True)
class Check(Generic[K]):
    """Checks the rows of a feature about a match, for `pichenette check`: `read` runs on the snapshot in which the match is read.

    `faults` yields a sentence for each fault; it takes what was read. A sentence in `summed` is not given for each match, but once,
    with the number of matches as `{count}` in the sentence there.
    """

    read: Callable[[Tx, int], K]
    faults: Callable[[Mapping[str, AnyGame], Match, Sequence[Turn], K], Iterable[str]]
    summed: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Leaderboard(Generic[S]):
    """A table of `/leaderboard` beside those of the games: a choice of its option with an English name and the key of the name's translations.

    `page` makes the first page of a server (0: of direct messages) in a season, for a user.
    """

    choice: str
    name: str
    name_key: str
    page: Callable[[S, int, int, int, Words], Awaitable[Sheet]]


@dataclass(frozen=True)
class MatchEvent:
    """The event that a match is played in, such as a tournament: its name and round, and the same with the cost of resigning."""

    place: Callable[[Words], str]
    stake: Callable[[Words], str]


@dataclass(frozen=True)
class TitleQuery:
    """The titles of a user in a server, at a game or ("") at all, as far as the reader `may_see` a server's channel; in a language."""

    user: int
    guild: int
    game: str
    may_see: Callable[[int, int], bool]
    words: Words


class ServerQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request of a site for something of a server."""

    server: Annotated[str, msgspec.Meta(pattern="^[0-9]{1,20}$", description="The ID of the server.")]


class OpenServer(NamedTuple):
    """A server whose open board is on, and its channels and threads that everyone can read.

    `public` finds which of some matches anyone may watch, by their numbers. It raises StoreError.
    """

    guild: int
    places: frozenset[int]
    public: Callable[[Collection[int]], Awaitable[frozenset[int]]]


@dataclass(frozen=True)
class ServerPage(Generic[S]):
    """The page of a server's data, at the path of the data without that of the API, and with `server` for `servers`.

    `file` is its name in the folder of the pages. `read` makes from a query what the file's places name, in the language of the words:
    among them a `title`, and for sites that show what a link leads to a `description` and perhaps a `picture`, by its path. It raises what the data's `read` does.
    """

    file: str
    read: Callable[[S, OpenServer, Any, Words], Awaitable[Mapping[str, str]]]


@dataclass(frozen=True)
class ServerData(Generic[S]):
    """Something of a feature about a server that anyone may read, as a route of the API whose path begins with that of the server.

    `query` are the parameters, `answer` is the type of what `read` returns, bytes if it is of another type of `content`; it raises Refused for what
    there is not. See `ApiRoute`.
    """

    path: str
    name: str
    about: str
    query: type[ServerQuery]
    answer: type[msgspec.Struct | bytes]
    read: Callable[[S, OpenServer, Any], Awaitable[msgspec.Struct | bytes]]
    page: ServerPage[S] | None = None
    content: str = "application/json"


OF_SERVICE: Mapping[str, bool] = MappingProxyType({"of_service": True})
"""Marks the parts of a feature that work with its service, which they take first."""


@dataclass(frozen=True)
class Feature(Generic[R, S]):
    """A feature: its `rows` in the database, unless it stores nothing, the `service` made from all matches and the rows, and what it adds.

    `commands` are the modules of its Discord commands, each with a function `setup`; `command_line` names its commands of `pichenette`,
    as `module:command`.
    Its texts of the audit log are found by what an entry is about, its posts of the moderation log by what they are about.
    `bulletins` names for each kind of bulletin the function of the bot and a bulletin that makes its content, as `module:function`;
    those of a kind in `lasting` are still of use once their channel, which was closed to the bot, is open again.
    `server_check` names the function of the bot, a server and words that finds the channels it posts in, each with a warning, or "".
    `feeds` are its posts in channels that servers choose.
    `board_forms` names for each further form of `/board` the function of an interaction and a match that shows it.
    `next_match` begins a match after one that the house played against itself; `on_place_lost` may end a match that would otherwise
    move, and returns whether it did.
    `match_event` finds the event that a match is played in, `titles` those of a player's profile; `check_abort` raises Refused for a match
    that may not be called off, `on_ban` takes a user out of what it offers in a server.
    `on_change` finds what it stores with a change of a match, `on_begin` with one that begins at once; `turn_extras` and `card_rows` are what it adds to public messages,
    `panel_links` to private panels, `card_lines` to cards, `result_lines` to the results of finished matches, and `history_note` to a finished match in a user's history.
    `on_settings` is run after the settings of a server have changed, with its id and both.
    `start` is run before the bot connects; `on_morning` adds bulletins at the time of those of mornings, and returns how many.
    `reminder_settings` may add to the reminders page of `/settings`, given a user, their preferences and the time in ms since 1970.
    `subject_links` are buttons where a player, a match or another subject is shown to one reader: its kind, number and the reader.
    `followed` finds by kind, as in `subject_links`, what people may follow. `digest_news` names the function of the bot, a user,
    words and a time that finds its lines in their digest.
    `check_all` yields a sentence for each fault of its rows that belongs to no match. `server_data` is what anyone may read about a server.
    """

    rows: type[R] | None = None
    service: Callable[[Matches, R], S] | None = None
    commands: tuple[str, ...] = ()
    command_line: tuple[str, ...] = ()
    audit_texts: Mapping[str, AuditText] = field(default_factory=dict)
    log_posts: Mapping[str, Callable[[S, Sequence[str], Words], Awaitable[Sheet | None]]] = field(
        default_factory=dict, metadata=OF_SERVICE
    )
    server_list: Callable[[S, int, Words], Awaitable[Button | None]] | None = field(default=None, metadata=OF_SERVICE)
    bulletins: Mapping[str, str] = field(default_factory=dict)
    feeds: tuple[Feed, ...] = ()
    lasting: frozenset[str] = frozenset()
    server_check: str = ""
    board_forms: Mapping[str, str] = field(default_factory=dict)
    match_event: Callable[[S, Match], Awaitable[MatchEvent | None]] | None = field(default=None, metadata=OF_SERVICE)
    titles: Callable[[S, TitleQuery], Awaitable[Sequence[str]]] | None = field(default=None, metadata=OF_SERVICE)
    check_abort: Callable[[S, Match], Awaitable[None]] | None = field(default=None, metadata=OF_SERVICE)
    on_ban: Callable[[S, int, int], Awaitable[Exit]] | None = field(default=None, metadata=OF_SERVICE)
    next_match: Callable[[S, Match], Awaitable[None]] | None = field(default=None, metadata=OF_SERVICE)
    on_place_lost: Callable[[S, Match], Awaitable[bool]] | None = field(default=None, metadata=OF_SERVICE)
    on_change: OnChange | None = None
    on_begin: OnBegin | None = None
    turn_extras: Callable[[S, TurnFacts], Awaitable[TurnExtras]] | None = field(default=None, metadata=OF_SERVICE)
    card_rows: CardRows[S] | None = field(default=None, metadata=OF_SERVICE)
    panel_links: PanelLinks[S] | None = field(default=None, metadata=OF_SERVICE)
    card_lines: MatchLines[S] | None = field(default=None, metadata=OF_SERVICE)
    result_lines: MatchLines[S] | None = field(default=None, metadata=OF_SERVICE)
    history_note: Callable[[S, int, int, Words], Awaitable[str]] | None = field(default=None, metadata=OF_SERVICE)
    start: Callable[[S], Awaitable[None]] | None = field(default=None, metadata=OF_SERVICE)
    on_settings: Callable[[S, int, ServerSettings, ServerSettings], Awaitable[None]] | None = field(
        default=None, metadata=OF_SERVICE
    )
    on_morning: Callable[[S, int], Awaitable[int]] | None = field(default=None, metadata=OF_SERVICE)
    check: Check[Any] | None = None
    check_all: Callable[[Tx], Iterable[str]] | None = None
    leaderboards: tuple[Leaderboard[S], ...] = field(default=(), metadata=OF_SERVICE)
    profile: Profile[S] | None = field(default=None, metadata=OF_SERVICE)
    reminder_settings: Callable[[S, int, Preferences, int, Words], Awaitable[ReminderExtras | None]] | None = field(
        default=None, metadata=OF_SERVICE
    )
    server_data: tuple[ServerData[S], ...] = field(default=(), metadata=OF_SERVICE)
    subject_links: Callable[[S, str, int, int, Words], Awaitable[Row]] | None = field(default=None, metadata=OF_SERVICE)
    followed: Mapping[str, Callable[[S, int], Awaitable[Followed | None]]] = field(
        default_factory=dict, metadata=OF_SERVICE
    )
    digest_news: str = ""

    def __post_init__(self) -> None:
        """Raise TypeError for a feature of which a part would be dropped in silence."""
        if self.rows is not None and self.service is None:
            raise TypeError("Rows of a feature need a service that works with them.")
        if unknown := {feed.setting for feed in self.feeds} - set(POSTED):
            raise TypeError(f"A feed's channel is one of the settings for posts, not {', '.join(sorted(unknown))}.")
        if self.service is None and any(
            getattr(self, part.name) for part in fields(self) if part.metadata == OF_SERVICE
        ):
            raise TypeError(
                "A feature needs a service for what works with one: posts, lists, matches, additions to messages."
            )


AnyFeature: TypeAlias = Feature[Any, Any]

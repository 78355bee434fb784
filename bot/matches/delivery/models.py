"""Values of delivery: posts and notices, the places where matches are played, and the private threads of teams."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

import msgspec

from bot.games.contract.vocabulary import Phrase


class MatchPlace(msgspec.Struct, frozen=True):
    """The channel and thread of a match; see Match."""

    match: int
    guild: int
    channel: int
    thread: int
    barred: int = 0  # the number of its barred posts
    camps: bool = False  # whether teams have private threads
    home: int = 0  # the forum whose post its thread is (0: it is none)

    @property
    def spot(self) -> int:
        """The channel or thread its turns are posted in."""
        return self.thread or self.channel


class Camp(msgspec.Struct, frozen=True):
    """The private thread of a team."""

    match: int
    side: int
    thread: int
    members: tuple[int, ...] = ()  # the users added to it
    message: int = 0  # the message there that says who decides (0: none yet)


class PostKind(StrEnum):
    """The kinds of posts."""

    THREAD = "thread"  # open the thread under the card
    TURN = "turn"  # the message of a turn: picture, story, whose turn it is
    CARD = "card"  # edit the card in the parent channel, as it is when the edit is made
    NOTE = "note"  # a notice where the match is played: an offer, a pause and so on
    DIRECT = "direct"  # a direct message; a note with a mention where those are closed
    CAMPS = "camps"  # a private thread for each team


class PostState(StrEnum):
    """The state of a post."""

    PENDING = "pending"
    DONE = "done"
    DEAD = "dead"  # refused for good; never retried
    BARRED = "barred"  # its place cannot be posted in; retried once it can


class NoticeButton(msgspec.Struct, frozen=True):
    """A button of a notice: the verb and arguments of its custom id, the key of its label."""

    verb: str
    label: str
    args: str = ""
    style: Literal["", "main", "good", "bad"] = ""


class Notice(msgspec.Struct, frozen=True):
    """A message of bot.matches to players: its words, mentions and buttons."""

    words: Phrase
    mentions: tuple[int, ...] = ()
    buttons: tuple[NoticeButton, ...] = ()
    user: int = 0  # a direct message to them (0: posted where the match is played)
    silent: bool = False  # without a notification sound
    leads: int = 0  # a match it links to (0: none)
    about: str = ""  # what it is about, such as an offer of a kind; "": nothing that changes
    follows: bool = False  # shown by editing the latest notice about the same, which notifies nobody


class Post(msgspec.Struct, frozen=True):
    """A message to be made, stored in the transaction that caused it. The posts of a match are made in order, except for its card."""

    id: int
    match: int
    revision: int
    kind: PostKind
    state: PostState
    attempts: int
    attempted: int  # the time of the first attempt (0: none)
    not_before: int  # the time of the next attempt
    message: int
    error: str
    notice: Notice | None = None  # the words of a note or direct message, or those above a turn
    place: int = 0  # the channel or thread of its message (0: unknown; it is where the match is played)


class Bulletin(msgspec.Struct, frozen=True):
    """A public post that belongs to no match; its payload says what it is about, such as the day."""

    id: int
    name: str  # what makes it one, such as daily.2026-11-25.<guild>
    guild: int
    channel: int
    attempts: int
    attempted: int  # the time of the first attempt (0: none)
    made: int
    payload: bytes
    message: int = 0  # 0: it has not been made
    wanted: int = 0  # changes of what it is about since it was added
    digest: str = ""  # of what its message says; "": unknown

    @property
    def kind(self) -> str:
        """The kind of announcement, the first word of the name."""
        return self.name.partition(".")[0]

    @property
    def day(self) -> str:
        """The day it is about, as 2026-11-25."""
        return self.payload.decode()

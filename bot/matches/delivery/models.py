"""Values of delivery: posts and notices, the places where matches are played, and the private threads of teams."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

import msgspec

from bot.games.vocabulary import Phrase


class MatchPlace(msgspec.Struct, frozen=True):
    """Where a match is played; see Match. `barred` is how many of its posts cannot be made there, `camps` whether camps have threads."""

    match: int
    guild: int
    channel: int
    thread: int
    barred: int = 0
    camps: bool = False

    @property
    def spot(self) -> int:
        """Where its turns are posted."""
        return self.thread or self.channel


class Camp(msgspec.Struct, frozen=True):
    """The private thread of a side of a match, with the users who were let in; `message` says there who decides (0: none yet)."""

    match: int
    side: int
    thread: int
    members: tuple[int, ...] = ()
    message: int = 0


class PostKind(StrEnum):
    """What the courier has to bring to Discord."""

    THREAD = "thread"  # open the thread under the card
    TURN = "turn"  # the message of a turn: picture, story, whose turn it is
    CARD = "card"  # edit the card in the parent channel, as it is when the edit is made
    NOTE = "note"  # a sentence of the table where the match is played: what is offered, paused, given ...
    DIRECT = "direct"  # a direct message; a note with a mention where those are closed
    CAMPS = "camps"  # a private thread for each camp


class PostState(StrEnum):
    """Where a post is on its way."""

    PENDING = "pending"
    DONE = "done"
    DEAD = "dead"  # refused for good; never retried
    BARRED = "barred"  # nothing can be posted where it belongs; brought again once something can


class NoticeButton(msgspec.Struct, frozen=True):
    """What a notice lets be done: the verb and arguments of a custom id, the key of its label."""

    verb: str
    label: str
    args: str = ""
    style: Literal["", "main", "good", "bad"] = ""


class Notice(msgspec.Struct, frozen=True):
    """What the table says of itself: a sentence, the users it mentions, what they may press; `silent` notifies nobody by sound.

    With `user` it is a direct message. `leads` is a match that it leads to (0: none).
    """

    words: Phrase
    mentions: tuple[int, ...] = ()
    buttons: tuple[NoticeButton, ...] = ()
    user: int = 0
    silent: bool = False
    leads: int = 0


class Post(msgspec.Struct, frozen=True):
    """A message to be made, written in the same transaction as the turn it tells of.

    The posts of a match are made in order, but for its card, which waits for nothing and holds up nothing. `notice` is what a note or
    a direct message says, and what is said above a turn. `attempted` is when it was first tried (0 = never), `not_before` when it may be tried again.
    """

    id: int
    match: int
    revision: int
    kind: PostKind
    state: PostState
    attempts: int
    attempted: int
    not_before: int
    message: int
    error: str
    notice: Notice | None = None

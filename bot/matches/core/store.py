"""What the table needs of a store, in the table's verbs. Transactions, SQL and engines are private to bot.storage."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Protocol

from bot.matches.core.locations import Camp, Place
from bot.matches.core.models import (
    Draft,
    Effects,
    Holder,
    Match,
    NewMatch,
    Notice,
    Offer,
    Post,
    PostKind,
    QueueEntry,
    Reply,
    Status,
    Studied,
    Timer,
    Turn,
)
from bot.matches.history.player_history import Chronicle
from bot.matches.ladders.ranking import Ranks
from bot.matches.settings.audits import Audits
from bot.matches.settings.preferences import Preferences, ServerWishes, Spoken, Taste
from bot.matches.timing.vacation_days import Holiday, Leave

NOTHING = Effects()


class Timers(Protocol):
    """What is due, who sees to it, and when nobody did. Times and lengths in ms."""

    async def claim_timers(self, now: int, *, owner: str, lease: int, most: int) -> tuple[Timer, ...]:
        """At most so many timers that are due and that nobody sees to, earliest first; for `lease` ms they are the `owner`'s.

        To fire one give it to the change it leads to as Effects.fired. One that is not fired in time falls to the next who asks.
        """

    async def next_timer(self, now: int) -> int | None:
        """When the next timer that nobody sees to is due, or None."""

    async def give_back(self, length: int, *, now: int) -> None:
        """Move all clocks of running matches by the length of an outage that ends now; call it before any timer is claimed.

        A clock that started during the outage moves by what it ran; one that has yet to start (after a pause, a holiday) stays. A
        minute or more is added to `given_back` of the matches concerned.
        """

    async def dismiss(self, timer: Timer) -> None:
        """A timer as it was claimed has nothing to say: it is claimed no more unless it is moved."""

    async def arrive(self, now: int, *, most: int) -> int:
        """The program has started: the number of this run. The time since it was last seen is given back, at most so much of it."""

    async def seen(self, instance: int, now: int, *, missed: int = 0, most: int = 0) -> None:
        """This run is still there. What it `missed` is given back, at most so much of it, unless that has been done."""

    async def leave(self, instance: int, now: int) -> None:
        """This run ends in order."""


class Wishes(Protocol):
    """What players and servers want."""

    async def preferences(self, user: int) -> Preferences:
        """What a user has chosen; the usual if he never has."""

    async def change_preferences(
        self, user: Holder, change: Callable[[Preferences], Preferences]
    ) -> tuple[Preferences, Preferences]:
        """Let a user choose otherwise: what he had chosen by then, and what he has now. What `change` raises undoes it."""

    async def close_messages(self, user: int) -> None:
        """A user takes no direct messages; nothing is kept of one who is not known."""

    async def server_wishes(self, guild: int) -> ServerWishes:
        """What a server's moderators have chosen; the usual if they never have, or if it is no server (0)."""

    async def change_server_wishes(
        self, guild: int, by: Holder, change: Callable[[ServerWishes], ServerWishes], *, now: int
    ) -> tuple[ServerWishes, ServerWishes]:
        """Let a moderator choose otherwise: what was chosen by then, and what is now. What `change` raises undoes it.

        Each wish that becomes another is a line of the server's audit.
        """

    async def tongues(self) -> tuple[Mapping[int, Spoken], Mapping[int, str]]:
        """The languages of users, and those that servers have chosen; whoever has none is left out."""

    async def taste(self, user: int, guild: int) -> Taste:
        """What a user and the moderators of a server have chosen, in one look."""


class Inboxes(Protocol):
    """What waits for players."""

    async def offers_to(self, user: int) -> tuple[Offer, ...]:
        """What others propose in matches that the user plays or has played, and every seat that is offered, oldest first."""


class Absences(Protocol):
    """What is kept of holidays."""

    async def leave_of(self, user: int) -> Leave:
        """A user's holidays."""

    async def go_away(
        self, user: Holder, until: int, *, was: int, holiday: Holiday | None, now: int, told: Notice
    ) -> None:
        """A user is away until then (0: back), and has taken this holiday, in place of one that began at the same time.

        His clocks move by what that changes, every match he plays is told. Raises LostRace if he is not away until `was`.
        """


class Opponents(Protocol):
    """What is kept of those who look for opponents."""

    async def enqueue(self, entry: QueueEntry, *, passed: Sequence[int], since: int) -> bool:
        """Keep an entry in place of the user's former one for that game there.

        False, and nothing is done, if somebody with the same terms waits since later than `since` who is not among the `passed`.
        """

    async def dequeue(self, user: int, guild: int, game: str) -> int:
        """Forget a user's entry, or all of his in the server for the game ""; how many there were."""

    async def queued(self, user: int) -> tuple[QueueEntry, ...]:
        """A user's entries, oldest first."""

    async def waiting(self, guild: int, game: str) -> tuple[QueueEntry, ...]:
        """The entries for a game in a server, oldest first."""

    async def pair(
        self,
        partner: int,
        new: NewMatch,
        *,
        key: str,
        now: int,
        posts: Sequence[PostKind],
        seated: Callable[[Match], Sequence[Holder]],
        turn: Callable[[Match], Turn],
        effects: Callable[[Match], Effects],
    ) -> Match:
        """Take the entry `partner` and those of all who play out of the queue and begin their match, in one.

        The last three tell of the match as it was kept who sits where, its first turn and the clocks it starts. Raises LostRace if
        the entry is gone.
        """

    async def block(self, user: Holder, other: Holder) -> None:
        """A user wants no matches with another."""

    async def unblock(self, user: int, other: int) -> bool:
        """Forget that; whether there was anything to forget."""

    async def blocked(self, user: int) -> tuple[Holder, ...]:
        """Whom a user has blocked, by name."""

    async def at_odds(self, pairs: Sequence[tuple[int, int]]) -> bool:
        """Whether one of a pair has blocked the other, whichever."""


class Places(Protocol):
    """What is kept of where matches are played, and of what cannot be posted there."""

    async def places(self, guild: int, *, barred: bool = False) -> tuple[Place, ...]:
        """Where the matches of a server are that are not over or of which something cannot be posted; or the latter alone."""

    async def bar_post(self, post: Post, *, error: str, notices: Sequence[Notice]) -> bool:
        """Nothing can be posted where this post belongs: it waits, and whatever of its lane was to follow it.

        If nothing of the match had to wait so far the notices become posts. Whether that was so.
        """

    async def barred(self, match: int) -> bool:
        """Whether something of a match cannot be posted."""

    async def all_said(self, match: int) -> bool:
        """Whether nothing waits to be said in a match, whatever its card still shows."""

    async def revive(self, match: int) -> int:
        """What could not be posted of a match is to be tried again, in its order; how many posts that are."""

    async def relocate(self, was: Place, to: Place, *, message: int | None, notice: Notice) -> bool:
        """A match goes on elsewhere: its latest turn is posted there, below the notice, and all that could not be posted before.

        `message` is its card's (0: one is to be made; None: it stays). False, and nothing is done, if it is not where it was.
        """


class Camps(Protocol):
    """What is kept of the private threads of camps."""

    async def camps(self, match: int) -> tuple[Camp, ...]:
        """Those of a match, by their side."""

    async def keep_camp(self, camp: Camp) -> None:
        """Keep one, in place of what was kept of it."""


class Sequels(Protocol):
    """What is kept of how matches go on: replies given beforehand, rematches, servers that are left."""

    async def replies(self, match: int) -> tuple[Reply, ...]:
        """All conditional replies of a match, each seat's in order."""

    async def keep_replies(self, match: Match, seat: int, replies: Sequence[Reply]) -> None:
        """Keep a seat's conditional replies in place of those it had. Raises LostRace if the match is no longer as loaded."""

    async def rematch_of(self, match: int) -> Match | None:
        """The rematch of a match, or None."""

    async def begin_rematch(
        self,
        match: Match,
        new: NewMatch,
        *,
        key: str,
        now: int,
        posts: Sequence[PostKind],
        turn: Callable[[Match], Turn],
        effects: Callable[[Match], Effects],
        ending: Callable[[Match], Effects],
    ) -> Match:
        """Begin the rematch of a match with the holders of `new`, and let the `ending` take effect in the old one, in one.

        The last three tell of the new match as it was kept its first turn, the clocks it starts, and what ends. Raises LostRace if there is a
        rematch already or the offer that the ending answers is not as it was.
        """

    async def of_guild(self, guild: int, *, statuses: Sequence[Status]) -> tuple[Match, ...]:
        """The matches of a server in these states."""


class Forgetting(Protocol):
    """What is told and forgotten of players and servers. Times are milliseconds since 1970."""

    async def dossier(self, user: int) -> Mapping[str, Any] | None:
        """Everything that is kept of a user, as JSON knows it, or None if he was never here."""

    async def erase(self, user: int, *, settled: Collection[int]) -> bool | None:
        """Forget a user who has given up the matches `settled`: his id and name stand nowhere in the file any more.

        False: traces are left between the rows and go when the store is tidied. None: nothing was kept of him. Raises LostRace
        if he plays elsewhere.
        """

    async def note_servers(self, present: Collection[int], now: int) -> None:
        """The bot is in these servers and in no others: it must have left those that it knows besides."""

    async def servers_left(self, before: int) -> tuple[int, ...]:
        """The servers in which the bot has not been since then."""

    async def server_left(self, guild: int, now: int) -> None:
        """The bot was removed from a server."""

    async def server_joined(self, guild: int) -> None:
        """The bot is in a server, perhaps again: nothing of it is forgotten."""

    async def tidy(self, now: int, *, days: int) -> None:
        """Drop what is kept of servers left so many days ago, traces of what was deleted, and copies of the file that are older."""


class Studies(Protocol):
    """What is kept of records that players have read in.

    Each is a match that has ended; its `id` is the record's number, negative, so that it is no other match's. Only `turn` and `turns` know such ids.
    """

    async def keep_study(self, user: Holder, match: Match, turns: Sequence[Turn], now: int, *, most: int) -> Match:
        """Keep a match played again for a user, with its turns; of more than `most` of his the oldest goes. The match with its id."""

    async def study(self, user: int, number: int) -> Match | None:
        """The match of a record that the user himself has read in, or None."""

    async def studies(self, user: int) -> tuple[Studied, ...]:
        """What the user has read in, the latest first."""

    async def drop_study(self, user: int, number: int) -> bool:
        """Forget one; whether there was one of the user's."""


class Store(
    Timers,
    Absences,
    Opponents,
    Places,
    Camps,
    Sequels,
    Wishes,
    Inboxes,
    Ranks,
    Chronicle,
    Audits,
    Forgetting,
    Studies,
    Protocol,
):
    """All that is kept. Every writing verb is one transaction: all or nothing. Raises the StoreErrors of bot.matches.core.errors."""

    async def add(self, new: NewMatch, *, key: str, now: int, most: int = 0) -> Match:
        """Keep a new challenge or open table; the same key gives the match that was made for it.

        Raises AlreadyOpen if the same users have an open challenge to the same game, TooManyOpen if whoever makes it
        has `most` of them already (0: there is no limit).
        """

    async def get(self, match: int) -> Match | None:
        """The match, or None."""

    async def in_thread(self, thread: int) -> Match | None:
        """The match played in a thread, or None."""

    async def of_user(self, user: int, *, statuses: Sequence[Status]) -> tuple[Match, ...]:
        """A user's matches in these states, oldest change first."""

    async def with_status(self, status: Status) -> tuple[Match, ...]:
        """All matches in a state (challenges for expiry)."""

    async def change(
        self,
        match: Match,
        *,
        status: Status,
        turn: Turn | None,
        posts: Sequence[PostKind],
        key: str,
        now: int,
        holders: Sequence[Holder] = (),
        incident: str = "",
        effects: Effects = NOTHING,
    ) -> Match:
        """Change a status: accept, decline, cancel, expire, set aside (with its `incident`); or none, for the effects alone.

        `holders` are all who sit there with what they have said now; the acceptance of the last brings the first `turn` (the
        set-up) and their seats. Raises LostRace if status or revision, or where `holders` are given what anybody has said, are no
        longer as in `match`. The same key again changes nothing and returns the match as it is.
        """

    async def advance(
        self,
        match: Match,
        turns: Sequence[Turn],
        *,
        status: Status,
        posts: Sequence[PostKind],
        effects: Effects = NOTHING,
    ) -> Match:
        """Keep one step or several: turns, state, revision, result and the posts to make; clears drafts of the seats that answered.

        Conditional replies go but for those among the effects.

        Guarded by the loaded revision: raises LostRace if the match moved on or is no longer running. The last turn's revision is
        that of the posts, its `made` the time of the change.
        """

    async def match_by_key(self, key: str) -> Match | None:
        """The match an idempotency key changed (or made), as it is now, or None."""

    async def turn_by_key(self, key: str) -> Turn | None:
        """The turn an idempotency key led to, or None."""

    async def turn(self, match: int, revision: int) -> Turn | None:
        """One turn, or None."""

    async def turns(self, match: int) -> tuple[Turn, ...]:
        """All turns of a match in order."""

    async def offers(self, match: int) -> tuple[Offer, ...]:
        """What is proposed in a match, oldest first."""

    async def place(
        self, match: int, *, message: int | None = None, thread: int | None = None, channel: int | None = None
    ) -> None:
        """Remember where a match's card or thread is, or in which channel it is played."""

    async def draft(self, match: int, seat: int, ask: str) -> Draft | None:
        """The draft of a seat for an ask, or None."""

    async def keep_draft(self, draft: Draft) -> None:
        """Keep a draft in place of the former one."""

    async def drop_draft(self, match: int, seat: int, ask: str) -> None:
        """Forget a draft."""

    async def formation(self, user: int, game: str, kind: str, pieces: int) -> bytes | None:
        """The formation of so many pieces that a user saved for a kind of ask of a game, or None."""

    async def keep_formation(self, user: Holder, game: str, kind: str, pieces: int, data: bytes) -> None:
        """Keep a user's formation in place of the former one."""

    async def posts_due(self, now: int) -> tuple[Post, ...]:
        """The oldest pending post of each match if its `not_before` has come; cards are apart: of each channel the oldest that may be made."""

    async def next_due(self) -> int | None:
        """When the next pending post may be tried, or None if there is none."""

    async def post_attempted(self, post: int, now: int) -> None:
        """A post is about to be tried: counts the attempt and notes the time of the first."""

    async def post_done(self, post: Post, message: int) -> bool:
        """Mark a post as posted in `message`; False if its notice has changed since it was read, so that it is still to be posted."""

    async def hurry_posts(self) -> None:
        """Make all posts due that wait to be tried again: what kept them from Discord is over."""

    async def posted_before(self, match: int, revision: int) -> Post | None:
        """The post of the latest turn before `revision` that stands in Discord, or None."""

    async def asking(self, match: int) -> tuple[Post, ...]:
        """The notices of a match that stand in Discord with buttons, oldest first."""

    async def post_tidied(self, post: int) -> None:
        """A notice has lost its buttons in Discord."""

    async def post_failed(self, post: int, *, error: str, not_before: int | None) -> None:
        """A post failed: try again at `not_before`, or never (None: dead)."""

    async def setting(self, name: str) -> str | None:
        """A value kept by the program itself (the hash of the synced commands ...), or None."""

    async def keep_setting(self, name: str, value: str) -> None:
        """Keep such a value."""

    async def close(self) -> None:
        """Finish writing and close."""

"""The store's writing verbs. Only bot.matches calls them: everything else reads (see bot.matches.work.reads)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Protocol

from bot.matches.core.caps import NO_CAPS, Caps
from bot.matches.core.models import Match, NewMatch, Player, Status, StoredDraft, Turn
from bot.matches.core.shards import ALL, Shards
from bot.matches.delivery.conversations import ConversationStore
from bot.matches.delivery.models import Bulletin, Camp, MatchPlace, Notice, Post, PostKind
from bot.matches.settings.bans import BanStore
from bot.matches.settings.preferences import Preferences, ServerSettings
from bot.matches.timing.models import Timer, VacationPeriod
from bot.matches.work.effects import Effects, Reply, StandingReply
from bot.matches.work.reads import Reads

NOTHING = Effects()


class Store(Reads, Protocol):
    """Everything that is stored. Each verb is one transaction: all or nothing. Raises the StoreErrors of bot.matches.core.errors."""

    # Matches

    async def add(self, new: NewMatch, *, key: str, now: int, caps: Caps = NO_CAPS) -> Match:
        """Add a challenge or open table; the same key returns the match it made before.

        Raises AlreadyOpen if the same users have an open challenge at that game, TooMany if the challenger has as many as the `caps`
        allow.
        """

    async def change(
        self,
        match: Match,
        *,
        status: Status,
        turn: Turn | None,
        posts: Sequence[PostKind],
        key: str,
        now: int,
        holders: Sequence[Player] = (),
        incident: str = "",
        effects: Effects = NOTHING,
    ) -> Match:
        """Change a match's status, or apply the effects alone.

        `holders` replaces the seats with their present responses; the last acceptance brings the first `turn` (the set-up).
        Raises LostRace if the status, the revision or, with `holders`, a response differs from `match`. A repeated key changes
        nothing and returns the match as it is.
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
        """Add turns with their state, result and posts; drop the drafts of the seats that answered and all other replies.

        The last turn's revision is that of the posts, its `made` the time of the change. Raises LostRace if the match is no longer
        running at the loaded revision.
        """

    async def keep_draft(self, draft: StoredDraft) -> None:
        """Save a draft, replacing the previous one."""

    async def count_hint(self, match: int, seat: int) -> None:
        """A player was given a hint."""

    async def keep_formation(self, user: Player, game: str, kind: str, pieces: int, data: bytes) -> None:
        """Save a user's formation, replacing the previous one."""

    async def keep_replies(self, match: Match, seat: int, replies: Sequence[Reply]) -> None:
        """Replace a seat's conditional replies. Raises LostRace if the match has changed since it was loaded."""

    async def keep_standing(self, match: int, standing: StandingReply) -> None:
        """Replace a seat's standing order or queue."""

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
        """Start the rematch of a match and apply the `ending` to the old one.

        The callables take the new match as stored: its first turn, its clocks, and the effects on the old match. Raises LostRace if
        there is a rematch already or the offer has changed.
        """

    # Timers and vacation

    async def claim_timers(self, now: int, *, owner: str, lease: int, most: int) -> tuple[Timer, ...]:
        """Lease at most `most` due, unclaimed timers to `owner`, earliest first.

        A timer is fired by passing it as Effects.fired to the change it causes; otherwise it can be claimed again once the lease
        expires.
        """

    async def claim_decisions(self, now: int, *, owner: str, lease: int, most: int) -> tuple[Timer, ...]:
        """Lease decisions that the house has to make, which `claim_timers` leaves alone."""

    async def release(self, owner: str) -> None:
        """End the leases of `owner` on what `claim_timers` leaves alone."""

    async def dismiss(self, timer: Timer) -> None:
        """Retire a claimed timer: it is not claimed again unless it is moved."""

    async def give_back(self, length: int, *, now: int) -> None:
        """Shift the clocks of running matches by what each ran in an outage that ends now; call it before timers are claimed.

        A clock does not run before it starts, during a pause or its player's vacation, nor once its time is over. The most that a
        clock of a match ran is added to the match's `given_back` if it is a minute or more.
        """

    async def arrive(self, now: int, *, most: int, sharing: int = 0) -> int:
        """Register a run of the program, returning its number; the time since the last sign of life is given back, up to `most`."""

    async def seen(self, instance: int, now: int, *, missed: int = 0, most: int = 0) -> None:
        """Record a sign of life of a run; `missed` is given back once, up to `most`."""

    async def leave(self, instance: int, now: int) -> None:
        """Record the orderly end of a run."""

    async def set_vacation(
        self, user: Player, until: int, *, was: int, vacation: VacationPeriod | None, now: int, notice: Notice
    ) -> None:
        """Set the end of a user's vacation (0: none) and replace the vacation that began at the same time.

        Shifts the user's clocks and notifies their matches. Raises LostRace if the end is no longer `was`.
        """

    # Matchmaking

    async def begin(
        self,
        new: NewMatch,
        *,
        key: str,
        now: int,
        posts: Sequence[PostKind],
        seated: Callable[[Match], Sequence[Player]],
        turn: Callable[[Match], Turn],
        effects: Callable[[Match], Effects],
    ) -> Match:
        """Start a match at once. The callables take the match as stored: its seats, first turn and clocks.

        Raises LostRace if a feature's effect does.
        """

    async def block(self, user: Player, other: Player) -> None:
        """Block another player."""

    async def unblock(self, user: int, other: int) -> bool:
        """Unblock a player; returns whether they were blocked."""

    @property
    def bans(self) -> BanStore:
        """The bans of servers."""

    @property
    def conversations(self) -> ConversationStore:
        """The conversations where the bot is no member."""

    # Delivery

    async def post_attempted(self, post: int, now: int) -> Match | None:
        """Count an attempt about to be made, and note the time of the first.

        Returns the match as of then, None if it is gone: what changes later has a card of its own.
        """

    async def post_done(self, post: Post, message: int, place: int = 0) -> bool:
        """Mark a post as delivered by a message in a place; returns False if its notice has changed since it was read: then it is still due."""

    async def post_failed(self, post: int, *, error: str, not_before: int | None) -> None:
        """Retry a post at `not_before`, or never (None)."""

    async def hurry_posts(self) -> None:
        """Make all posts due that wait for a retry; not those that wait for a card, or for their match to rest."""

    async def post_tidied(self, post: int) -> None:
        """Record that the buttons of a notice were removed."""

    async def note_unedited(self, post: int, error: str) -> None:
        """Note why the message of a delivered post could not be edited; "": it was, or never can be."""

    async def bar_post(self, post: Post, *, error: str, notices: Sequence[Notice], at: MatchPlace) -> bool:
        """Bar a post, and the later ones of its lane, until `revive`; none if the match is no longer played `at` that place.

        Returns whether it is the first of the match; then the notices become posts.
        """

    async def revive(self, match: int, *, spoken: bool = True, card: bool = True) -> int:
        """Make the barred posts of a match pending again, those of its `card` or the others; returns how many."""

    async def relocate(self, was: MatchPlace, to: MatchPlace, *, message: int | None, notice: Notice) -> bool:
        """Move a match: its latest turn is reposted there below the notice, then the barred posts follow.

        `message` is the card (0: make a new one, None: it stays). Returns False, and changes nothing, if the match is not at `was`.
        """

    async def place(
        self,
        match: int,
        *,
        message: int | None = None,
        thread: int | None = None,
        channel: int | None = None,
        home: int | None = None,
        at: MatchPlace | None = None,
    ) -> bool:
        """Record a match's card, thread, channel or forum. If it has left `at`, returns False and only queues its card for an edit."""

    async def keep_camp(self, camp: Camp) -> None:
        """Save a team thread, replacing the previous one of that side."""

    async def keep_setting(self, name: str, value: str) -> None:
        """Save a value that the program keeps for itself."""

    # Settings

    async def change_preferences(
        self, user: Player, change: Callable[[Preferences], Preferences]
    ) -> tuple[Preferences, Preferences]:
        """Change a user's preferences; returns them before and after. An exception from `change` rolls back."""

    async def close_messages(self, user: int) -> None:
        """Record that a known user's direct messages are closed."""

    async def change_server_settings(
        self,
        guild: int,
        by: Player,
        change: Callable[[ServerSettings], ServerSettings],
        *,
        now: int,
        deleted: Mapping[int, str] | None = None,
    ) -> tuple[ServerSettings, ServerSettings]:
        """Change a server's settings; returns them before and after. An exception from `change` rolls back.

        Each setting that changes is a line of the server's audit log, which has the names of channels and roles that are `deleted`.
        """

    # Bulletins

    async def open_morning(self, day: str, now: int, kinds: Mapping[str, str]) -> int:
        """Add the posts of a morning, unless they have been added; returns how many.

        `kinds` names the setting of the channel for each kind; there is one of each for every server that has chosen it.
        """

    async def claim_bulletin(self, now: int, owner: str) -> Bulletin | None:
        """Lease the oldest bulletin that is due or needs an edit and is not leased by another process; None if there is none."""

    async def bulletin_attempted(self, bulletin: int, owner: str, now: int) -> bool:
        """Count an attempt; returns whether the lease is still the owner's."""

    async def bulletin_done(self, bulletin: int, message: int, digest: str = "", *, certain: bool = True) -> None:
        """Mark a bulletin as posted; unless it is `certain` that the message matches the digest, it is queued for an edit."""

    async def bulletin_changed(self, name: str) -> None:
        """Have one edited, as what it is about has changed."""

    async def bulletin_shown(
        self, bulletin: int, owner: str, wanted: int, digest: str, again: int, error: str = ""
    ) -> None:
        """Mark `wanted` changes of a leased bulletin as shown, or note the error that prevents it; it may be edited `again` then."""

    async def edit_bulletins_again(self, guild: int, channel: int) -> None:
        """Have those edited that could not be edited in a channel."""

    async def revive_bulletins(self, guild: int, kind: str, channel: int, now: int) -> int:
        """Retry the bulletins of a kind that could not be made in a channel; returns how many."""

    async def bulletin_failed(self, bulletin: int, owner: str, error: str, not_before: int | None) -> None:
        """Retry one later, or never."""

    # Privacy

    async def erase(self, user: int, *, settled: Collection[int]) -> bool | None:
        """Erase a user who has given up the matches `settled`.

        False: traces remain in free pages until `tidy`. None: there was no such user. Raises LostRace if they are in another live
        match.
        """

    async def note_servers(self, present: Collection[int], now: int, shards: Shards = ALL) -> None:
        """Record that the bot is in these servers, and was removed from all other known ones of the shards."""

    async def server_left(self, guild: int, now: int) -> None:
        """Record that the bot was removed from a server."""

    async def server_joined(self, guild: int) -> None:
        """Record that the bot is in a server, whose data is therefore retained."""

    async def tidy(self, now: int, *, days: int) -> None:
        """Delete the data of servers left that many days ago, traces of deleted rows, and older backups."""

    async def close(self) -> None:
        """Finish writing and close."""

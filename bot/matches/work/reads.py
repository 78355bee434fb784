"""The store's reading verbs, which everyone may call. Times are milliseconds since 1970, lengths milliseconds."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Protocol

from bot.matches.core.caps import Caps, Workload
from bot.matches.core.models import (
    Census,
    Match,
    PastMatch,
    Player,
    Status,
    StoredDraft,
    Turn,
)
from bot.matches.delivery.models import Camp, MatchPlace, Notice, Post
from bot.matches.settings.audits import AuditLine
from bot.matches.settings.bans import BanReads
from bot.matches.settings.preferences import EffectiveSettings, Preferences, ServerSettings, UserLanguage
from bot.matches.timing.models import VacationDays
from bot.matches.timing.punctuality import Punctuality
from bot.matches.work.delivery_context import DeliveryContext
from bot.matches.work.effects import Offer, Reply, StandingReply
from bot.ratings.ladders import Ladder, Standing


class Reads(Protocol):
    """Each verb is one read transaction. Raises the StoreErrors of bot.matches.core.errors."""

    # Matches

    async def get(self, match: int) -> Match | None:
        """The match, or None."""

    async def match_by_key(self, key: str) -> Match | None:
        """The present state of the match that an idempotency key made or changed, or None."""

    async def in_thread(self, thread: int) -> Match | None:
        """The newest match played in a thread, or None."""

    async def watched(self, guild: int, channel: int, *, before: int = ...) -> Match | None:
        """The newest match of a channel that the house plays against itself, or the newest before another; None if there is none."""

    async def of_user(self, user: int, *, statuses: Sequence[Status]) -> tuple[Match, ...]:
        """A user's matches in these states, oldest change first."""

    async def of_guild(self, guild: int, *, statuses: Sequence[Status]) -> tuple[Match, ...]:
        """The matches of a server in these states."""

    async def with_status(self, status: Status, *, but: Collection[str] = ()) -> tuple[Match, ...]:
        """All matches in a state, but those of some games."""

    async def rematch_of(self, match: int) -> Match | None:
        """The rematch of a match, or None."""

    async def turn(self, match: int, revision: int) -> Turn | None:
        """One turn, or None."""

    async def turns(self, match: int) -> tuple[Turn, ...]:
        """All turns of a match in order."""

    async def turns_up_to(self, match: int, revision: int, most: int) -> tuple[Turn, ...]:
        """The latest turns up to a revision, newest first, `most` at most."""

    async def turn_by_key(self, key: str) -> Turn | None:
        """The last turn that an idempotency key led to, or None."""

    async def draft(self, match: int, seat: int, ask: str) -> StoredDraft | None:
        """A seat's draft for an ask, or None."""

    async def formation(self, user: int, game: str, kind: str, pieces: int) -> bytes | None:
        """The formation of this many pieces that a user saved for a kind of ask of a game, or None."""

    async def replies(self, match: int) -> tuple[Reply, ...]:
        """All conditional replies of a match, each seat's in order."""

    async def standing(self, match: int) -> tuple[StandingReply, ...]:
        """The standing orders and queued flicks of a match."""

    async def offers(self, match: int) -> tuple[Offer, ...]:
        """The open offers of a match, oldest first."""

    async def offers_to(self, user: int) -> tuple[Offer, ...]:
        """Offers by others in matches that the user plays or has played, and every seat on offer, oldest first."""

    # Timers and vacation

    async def next_timer(self, now: int) -> int | None:
        """The time at which the next unclaimed timer is due, or None."""

    async def punctuality(self, users: Sequence[int], now: int) -> dict[int, Punctuality]:
        """Each user's punctuality over the last 90 days."""

    async def next_decision(self, now: int) -> int | None:
        """The time since which the oldest unclaimed decision of the house has been waiting, or None."""

    async def vacation_of(self, user: int) -> VacationDays:
        """A user's vacation."""

    # Matchmaking

    async def workload(self, user: int, caps: Caps) -> Workload:
        """A user's open challenges and tables, running matches and finished matches against people, counted as far as the caps matter."""

    async def blocked(self, user: int) -> tuple[Player, ...]:
        """The players a user has blocked, by name."""

    async def at_odds(self, pairs: Sequence[tuple[int, int]]) -> bool:
        """Whether one user of any pair has blocked the other."""

    @property
    def bans(self) -> BanReads:
        """The bans of servers."""

    # Delivery

    async def posts_due(self, now: int) -> tuple[Post, ...]:
        """Each match's oldest pending post once its `not_before` has come, and each channel's oldest pending card."""

    async def census(self) -> Census:
        """The number of running matches by game, and of people playing."""

    async def alive(self, since: int) -> int:
        """The number of processes that have sent a heartbeat since then and have not ended."""

    async def next_due(self) -> int | None:
        """The time at which the next pending post may be tried, or None."""

    async def delivery_context(self, post: Post) -> DeliveryContext | None:
        """The data needed to deliver a post, or None if its match is gone."""

    async def posted_before(self, match: int, revision: int) -> Post | None:
        """The delivered post of the latest turn before `revision`, or None."""

    async def left_place(self, match: int, spot: int) -> int:
        """The channel or thread of the latest turn of a match that was posted outside `spot`; 0 if there is none."""

    async def former(self, post: Post) -> Post | None:
        """The latest delivered post of a turn before a post of the same match that has another message, or None."""

    async def unedited(self, guild: int) -> tuple[Post, ...]:
        """The delivered posts of a server's matches whose messages are still to be edited, oldest first."""

    async def said_above(self, match: int, message: int) -> Notice | None:
        """The notice above the turn that a message shows, or None."""

    async def asking(self, match: int) -> tuple[Post, ...]:
        """The delivered notices of a match that still have buttons, oldest first."""

    async def followed(self, post: Post) -> Post | None:
        """The latest delivered notice about the same as a post, in its match."""

    async def places(self, guild: int, *, barred: bool = False) -> tuple[MatchPlace, ...]:
        """The channels and threads of a server's live matches, and of those with barred posts; with `barred` only the latter."""

    async def barred(self, match: int) -> bool:
        """Whether a match has posts that cannot be made."""

    async def all_said(self, match: int) -> bool:
        """Whether a match has no pending posts other than a card outside the place where it is played."""

    async def camps(self, match: int) -> tuple[Camp, ...]:
        """The private team threads of a match, by side."""

    async def setting(self, name: str) -> str | None:
        """A value the program keeps for itself (such as the hash of the synced commands), or None."""

    # Bulletins

    async def next_bulletin(self, owner: str) -> int | None:
        """The time at which this process may next try or claim a bulletin, or None."""

    async def bulletin_message(self, name: str) -> int:
        """The message or scheduled event of a bulletin; 0 if there is none."""

    async def bulletin_given_up(self, guild: int, kind: str) -> int:
        """The channel in which the latest bulletin of a kind could not be posted; 0 if it was posted."""

    async def bulletin_places_given_up(self, guild: int, kind: str) -> tuple[int, ...]:
        """The channels in which bulletins of a kind could not be posted."""

    async def bulletin_places_unedited(self, guild: int) -> tuple[int, ...]:
        """The channels in which bulletins could not be edited."""

    # Settings

    async def preferences(self, user: int) -> Preferences:
        """A user's preferences, or the defaults."""

    async def server_settings(self, guild: int) -> ServerSettings:
        """A server's settings, or the defaults (also for 0, no server)."""

    async def settings_for(self, user: int, guild: int) -> EffectiveSettings:
        """A user's preferences and a server's settings in one read."""

    async def languages(self) -> tuple[Mapping[int, UserLanguage], Mapping[int, Mapping[int, str]]]:
        """The languages of users, and of servers by channel (0: the server's own); those without one are left out."""

    async def audits(self, guild: int, *, skip: int, most: int) -> tuple[int, tuple[AuditLine, ...]]:
        """The number of lines in a server's audit log, and a page of them, latest first."""

    async def audit_lines(self, guild: int, numbers: Sequence[int]) -> tuple[AuditLine, ...]:
        """These lines of a server's audit log."""

    # Ladders

    async def standings_of(self, user: int) -> dict[Ladder, Standing]:
        """A user's standing on every ladder."""

    async def standings(self, asked: Ladder, users: Sequence[int]) -> Mapping[int, Standing]:
        """The standings on a ladder of those users who are on it."""

    # History

    async def career(self, user: int) -> tuple[PastMatch, ...]:
        """All matches a user plays or has played: first those under way, newest first, then the others, latest end first."""

    async def those(self, matches: Sequence[int]) -> tuple[Match, ...]:
        """The matches with these numbers; unknown ones are left out."""

    async def study(self, user: int, number: int) -> Match | None:
        """A record that the user has imported, or None.

        It is a finished match whose `id` is the record's negative number; only `turn` and `turns` accept such ids.
        """

    # Privacy

    async def dossier(self, user: int) -> Mapping[str, Any] | None:
        """A user's personal data as JSON-ready values, or None if there is none."""

    async def servers_left(self, before: int) -> tuple[int, ...]:
        """The servers the bot was removed from before that time."""

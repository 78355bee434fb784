"""The store's reading verbs, which everyone may call. Times are milliseconds since 1970, lengths milliseconds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from bot.badges import Earned
from bot.games.contract.puzzle import Puzzle
from bot.matches.core.effects import Offer, Reply, StandingReply
from bot.matches.core.models import (
    Census,
    ImportedRecord,
    Match,
    PastMatch,
    Player,
    QueueEntry,
    Status,
    StoredDraft,
    Turn,
)
from bot.matches.crowd.models import CallResult, Crowd, OraclePage
from bot.matches.daily.models import BestTry, DayLine, PuzzleTry, SharedMatch, Turnout
from bot.matches.delivery.delivery_context import DeliveryContext
from bot.matches.delivery.models import Camp, MatchPlace, Notice, Post
from bot.matches.history.badges import KeptBadge
from bot.matches.ladders.ranking import LadderPage, PlayerRecord, RatingGain
from bot.matches.matchmaking.caps import Caps, Workload
from bot.matches.settings.audits import AuditLine
from bot.matches.settings.bans import BanReads
from bot.matches.settings.preferences import EffectiveSettings, Preferences, ServerSettings, UserLanguage
from bot.matches.timing.models import VacationDays
from bot.matches.timing.punctuality import Punctuality
from bot.matches.tournaments.models import Tournament, Win
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

    async def with_status(self, status: Status) -> tuple[Match, ...]:
        """All matches in a state."""

    async def finished_after(self, after: int, *, most: int) -> tuple[Match, ...]:
        """The next finished matches after that number, in the order of their numbers."""

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

    async def next_review(self, now: int) -> int | None:
        """The time of the last work on the review that has waited longest for its next turn, or None."""

    async def vacation_of(self, user: int) -> VacationDays:
        """A user's vacation."""

    # Matchmaking

    async def workload(self, user: int, caps: Caps) -> Workload:
        """A user's open challenges and tables, running matches and finished matches against people, counted as far as the caps matter."""

    async def queued(self, user: int) -> tuple[QueueEntry, ...]:
        """A user's queue entries, oldest first."""

    async def waiting(self, guild: int, game: str) -> tuple[QueueEntry, ...]:
        """The queue for a game in a server, oldest first."""

    async def in_queues(self, guild: int, user: int, since: int) -> tuple[tuple[QueueEntry, Standing], ...]:
        """The entries in a server made since some time, with their owners' standings there, oldest first.

        Without those of players whom the user has blocked or who have blocked the user.
        """

    async def near_queues(self, since: int) -> tuple[QueueEntry, ...]:
        """The entries since some time in every queue where someone wants a close opponent, oldest first."""

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
        """Whether a match has no pending posts other than its card."""

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

    async def ladder(self, asked: Ladder, now: int, *, first: int = 0, most: int, spot: int = 0) -> LadderPage:
        """A page of a ladder as ranked at `now`, best first.

        With `spot`, a thread or channel, the page lists the players who have played there, including provisional and resting ones.
        """

    async def near(self, asked: Ladder, now: int, user: int, *, reach: int, spot: int = 0) -> LadderPage | None:
        """A user and `reach` neighbours on either side in the listing of `ladder`; None if they are not in it."""

    async def standings_of(self, user: int) -> dict[Ladder, Standing]:
        """A user's standing on every ladder."""

    async def former_points(self, user: int, now: int) -> Mapping[Ladder, int]:
        """A user's points before ratings were computed again, for 30 days after that, on ladders where they changed by more than a few."""

    async def record(self, user: int, game: str, guild: int) -> PlayerRecord:
        """A user's counted matches at a game in a server, or in the world (0), and the opponents met anywhere."""

    async def prospects(
        self, asked: Ladder, sides: Sequence[Sequence[int]], now: int
    ) -> tuple[Mapping[int, Standing], int]:
        """The users' standings on a ladder, and how many matches of the day before `now` two of different sides were opponents in."""

    async def gains(self, match: int) -> tuple[RatingGain, ...]:
        """Points gained on the server's all-time ladder, highest gain first; empty if the match does not count."""

    async def moves_of(self, user: int, game: str, guild: int, *, most: int) -> tuple[bytes, ...]:
        """A user's latest moves in finished matches of a game, in a server or anywhere (0), latest first."""

    async def stray_standings(self) -> tuple[int, int]:
        """The number of standings, and how many of them do not follow from the results."""

    # History

    async def badges_of(self, user: int) -> tuple[KeptBadge, ...]:
        """A user's badges, each with the match in which they earned it first, in that order."""

    async def first_badges(self, match: int) -> tuple[Earned, ...]:
        """The badges of a match that its players did not have before, seat by seat."""

    async def career(self, user: int) -> tuple[PastMatch, ...]:
        """All matches a user plays or has played, newest first."""

    async def those(self, matches: Sequence[int]) -> tuple[Match, ...]:
        """The matches with these numbers; unknown ones are left out."""

    async def study(self, user: int, number: int) -> Match | None:
        """A record that the user has imported, or None.

        It is a finished match whose `id` is the record's negative number; only `turn` and `turns` accept such ids.
        """

    async def studies(self, user: int) -> tuple[ImportedRecord, ...]:
        """A user's imported records, latest first."""

    # Puzzles

    async def puzzle(self, name: str) -> Puzzle | None:
        """The puzzle of a name, or None if it has not been made."""

    async def puzzles_like(self, like: str) -> tuple[Puzzle, ...]:
        """The puzzles that have been made with names like a pattern of SQL."""

    async def shared_matches(self, since: int, until: int, guild: int = 0) -> tuple[SharedMatch, ...]:
        """The matches finished in a time that may become puzzles, of a server (0: of all): server by server, the latest first."""

    async def shared_from(self, match: int) -> int:
        """The server of a finished match whose players agree to puzzles from it; 0 if there is none, or no such match."""

    async def tries_of(self, name: str, user: int) -> tuple[PuzzleTry, ...]:
        """A user's counted tries at a puzzle, in order."""

    async def tried(self, user: int, like: str) -> tuple[str, ...]:
        """The names of the puzzles that a user has a counted try at, of those like a pattern of SQL."""

    async def day_table(self, name: str, guild: int) -> tuple[DayLine, ...]:
        """The table of a puzzle in a server, best first: those who have had a try there, with all their tries."""

    async def ghosts(self, name: str, guild: int, user: int, most: int) -> tuple[BestTry, ...]:
        """The best tries of the best `most` players of a server (0: of none), best first, and the user's own wherever made.

        Without players whom the user has blocked or who have blocked the user, and without tries of which no step is kept.
        """

    async def turnout(self, name: str, points: int) -> Turnout:
        """The results of all players at a puzzle, with the number who did better than `points`."""

    async def review(self, match: int) -> bytes | None:
        """The review of a match as far as it is made, in bytes of bot.games.contract.save, or None."""

    # Calls of spectators

    async def crowd_of(self, match: int, revision: int) -> Crowd:
        """The calls that the turn of a revision settled; those of open questions are never read."""

    async def call_results(self, match: int, revision: int) -> tuple[CallResult, ...]:
        """The users' calls that the turn of a revision settled."""

    async def oracles(self, guild: int, since: int, until: int, user: int, *, first: int, most: int) -> OraclePage:
        """A page of the oracles' table of a server, best first, of calls settled in a time; with the user's own line."""

    # Tournaments

    async def tournament(self, tournament: int) -> Tournament | None:
        """A tournament with its entrants and rounds, or None."""

    async def tournament_of(self, match: int) -> Tournament | None:
        """The tournament of a match, or None."""

    async def void_matches_of(self, tournament: int) -> frozenset[int]:
        """The matches of a tournament that were declared void."""

    async def no_shows_of(self, tournament: int) -> frozenset[int]:
        """The users who left every one of their matches in a tournament to the clock."""

    async def tournaments_in(self, guild: int, most: int) -> tuple[Tournament, ...]:
        """The latest tournaments of a server that were not cancelled, newest first."""

    async def wins_of(self, user: int, guild: int) -> tuple[Win, ...]:
        """The first places of a user in tournaments and seasons of leagues of a server that are over, latest first."""

    async def tournaments_due(self, now: int) -> tuple[int, ...]:
        """The tournaments that are to begin or to go on; see bot.matches.tournaments.director."""

    # Privacy

    async def dossier(self, user: int) -> Mapping[str, Any] | None:
        """A user's personal data as JSON-ready values, or None if there is none."""

    async def servers_left(self, before: int) -> tuple[int, ...]:
        """The servers the bot was removed from before that time."""

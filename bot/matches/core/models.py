"""Values of a match: seats, turns, drafts. Times are milliseconds since 1970, UTC."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

import msgspec

from bot.games.contract.preview import Assist
from bot.games.contract.vocabulary import Options, Phrase, Seat
from bot.matches.delivery.models import MatchPlace
from bot.matches.house.members import HouseSeats, is_house

KEPT_DAYS = 30  # days that backups are kept, and the data of a server after the bot was removed from it
NOBODY = "NN"
"""What a player is called who wanted to be forgotten: `nomen nescio`, as records of matches have it in every language."""


def pseudonym(player: int) -> int:
    """The user id of a forgotten player, from their row number; Discord has no negative ids."""
    return -player


NO_GAME = "no-game"  # in place of the code of an incident: the game is not there, or not as it was


class Status(StrEnum):
    """The state of a match."""

    OPEN = "open"  # a table at which anybody may sit down
    CHALLENGE = "challenge"
    RUNNING = "running"
    FINISHED = "finished"
    ABORTED = "aborted"  # ended before both sides had acted, or with its server; counts for nothing
    VOID = "void"  # by a moderator; counts for nothing
    DECLINED = "declined"
    CANCELLED = "cancelled"
    EXPIRED = "expired"
    SUSPENDED = "set_aside"

    @property
    def is_live(self) -> bool:
        """Whether the match waits for its players, now or to begin."""
        return self in LIVE

    @property
    def is_under_way(self) -> bool:
        """Whether the match has begun and may go on, as a suspended one may: its secrets are still kept."""
        return self in {Status.RUNNING, Status.SUSPENDED}


LIVE = (Status.OPEN, Status.CHALLENGE, Status.RUNNING)


class Pace(StrEnum):
    """The time control; its milliseconds are in the match's terms."""

    BLITZ = "blitz"
    HOUR = "hour"
    HALF_DAY = "hours12"
    DAY = "day"
    THREE_DAYS = "days3"
    WEEK = "week"
    FRIENDLY = "friendly"  # nothing happens by itself: an opponent may claim
    CUSTOM = "custom"


class Response(StrEnum):
    """A player's response to a challenge."""

    NOTHING = ""
    YES = "yes"
    NO = "no"
    LENT = "lent"  # of a member of the house: in place of a player who may take the seat back


class Player(msgspec.Struct, frozen=True):
    """A player at a seat. Seats are provisional until all have accepted a challenge."""

    seat: Seat
    user: int
    name: str  # as last seen
    said: Response = Response.NOTHING  # the response to the challenge; a challenger says yes
    lapses: int = 0  # decisions in a row left to the clock
    since: int = 0  # when the open decision began
    due: int = 0  # when it ends (0: nothing is asked)
    vacation_until: int = 0  # the end of their vacation
    every: int = 0  # ms between reminders (0: the default)
    hints: int = 0  # that they were given

    @property
    def forgotten(self) -> bool:
        """Whether the player was erased: `user` is a pseudonym that reaches nobody."""
        return self.user < 0


class Person(msgspec.Struct, frozen=True):
    """A Discord user named in a command."""

    user: int
    name: str
    bot: bool = False


class Terms(msgspec.Struct, frozen=True):
    """The terms of a match: time control, rating, previews, team threads."""

    pace: Pace = Pace.FRIENDLY
    limit: int = 3 * 24 * 3600 * 1000  # ms a decision
    rated: bool = False  # whether it counts for ladders
    assist: Assist = Assist.STANDARD  # what previews show
    threads: bool = False  # whether each team of several has a private thread
    weekdays: bool = False  # whether the clocks stop on Saturdays and Sundays, UTC
    shortened: int = 0  # ms a decision for a player who has left two in a row to the clock; 0: the limit


class MatchRequest(msgspec.Struct, frozen=True):
    """The match that players request, and its channel; see Match for the fields. `locale` is the language of its messages.

    `opens`: the challenger acts first, if only the house is invited. `borrowed`: see Match.
    """

    game: str
    guild: int
    channel: int
    locale: str
    options: Options = {}
    terms: Terms = Terms()
    opens: bool = False
    borrowed: bool = False


class NewMatch(msgspec.Struct, frozen=True):
    """A match to be made; see Match for the fields."""

    guild: int
    channel: int
    game: str
    options: tuple[tuple[str, str], ...]
    holders: tuple[Player, ...]
    seed: bytes
    expires: int
    locale: str
    terms: Terms = Terms()
    places: int = 0
    rematch_of: int = 0
    punctual: int = 0  # percent of decisions made in time that players of an open table need
    reminded: int = 0  # when the host of an open table is asked whether the house should fill it; 0: never
    borrowed: bool = False


class Census(msgspec.Struct, frozen=True):
    """The matches being played, by game, and how many people sit at them."""

    running: dict[str, int]
    players: int


class Match(msgspec.Struct, frozen=True):
    """A match as stored."""

    id: int
    guild: int
    channel: int
    message: int  # the card in the parent channel (0: none yet)
    thread: int  # where it is played; the channel itself without a thread (0: none yet)
    game: str
    options: tuple[tuple[str, str], ...]
    status: Status
    revision: int  # the number of actions so far
    holders: tuple[Player, ...]  # in the order they joined, the challenger first
    state: bytes  # bytes of bot.games.contract.save; b"" before it begins
    seed: bytes  # secret until the end
    created: int
    expires: int
    updated: int
    finished: int
    locale: str
    incident: str = ""  # the code of its suspension
    terms: Terms = Terms()
    places: int = 0  # the seats of an open table (0: an addressed challenge)
    paused: int = 0  # the end of an agreed pause
    given_back: int = 0  # ms of an outage that the players have not been notified of
    verdict: str = ""  # JSON of an Outcome decided by bot.matches, not by the game
    rematch_of: int = 0  # the match it is a rematch of
    punctual: int = 0  # see NewMatch
    home: int = 0  # the forum whose post its thread is (0: it is none)
    borrowed: bool = False  # played where the bot is no member, so that it can post only in answer to a press
    api: int = 0  # the version of `pichenette.api` of its game when it was made (0: a game of the product's own)

    @property
    def lacks_game(self) -> bool:
        """Whether it is suspended until its game is there again."""
        return self.status is Status.SUSPENDED and self.incident == NO_GAME

    def paused_at(self, now: int) -> bool:
        """Whether an agreed pause keeps its players from answering at `now` (ms since 1970)."""
        return self.status is Status.RUNNING and self.paused > now

    @property
    def next_due(self) -> int:
        """The earliest deadline of the seats asked, in ms since 1970; 0: none has one."""
        return min((holder.due for holder in self.holders if holder.due), default=0)

    @property
    def place(self) -> MatchPlace:
        """The channel or thread in which the match is played."""
        return MatchPlace(self.id, self.guild, self.channel, self.thread, home=self.home)

    @property
    def challenger(self) -> Player:
        """The player who made the challenge."""
        return self.holders[0]

    @property
    def invited(self) -> tuple[Player, ...]:
        """The challenged players."""
        return self.holders[1:]

    @property
    def undecided(self) -> tuple[Player, ...]:
        """The challenged players who have not accepted yet."""
        return tuple(holder for holder in self.invited if holder.said is not Response.YES)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat; in a challenge, in the order they joined."""
        return tuple(holder.name for holder in sorted(self.holders, key=lambda holder: holder.seat))

    @property
    def house(self) -> HouseSeats:
        """The seats that the house plays."""
        return tuple(sorted((holder.seat, holder.user) for holder in self.holders if is_house(holder.user)))

    @property
    def alone(self) -> bool:
        """Whether all but one of the seats are played by the house."""
        return len(self.holders) - len(self.house) == 1 < len(self.holders)

    @property
    def practice(self) -> bool:
        """Whether the match is one person against the house, with no absent player who may come back, so that takebacks need no consent."""
        return self.alone and all(one.said is not Response.LENT for one in self.holders)

    @property
    def watched(self) -> bool:
        """Whether the house plays itself, at a table that was opened for that: its people never leave it to the house alone."""
        return bool(self.holders) and all(is_house(one.user) for one in self.holders)

    @property
    def studied(self) -> bool:
        """Whether it is an imported record: it has no seats, and only its reader sees it."""
        return self.id < 0

    @property
    def number(self) -> str:
        """The number shown to players; `R3` for a record."""
        return f"R{-self.id}" if self.studied else str(self.id)

    def saying(self, user: int, response: Response) -> Match:
        """The match with a user's response to the challenge."""
        holders = (
            msgspec.structs.replace(holder, said=response) if holder.user == user else holder for holder in self.holders
        )
        return msgspec.structs.replace(self, holders=tuple(holders))

    def holder(self, seat: Seat) -> Player:
        """The player at a seat."""
        return next(holder for holder in self.holders if holder.seat == seat)

    def seat_of(self, user: int) -> Seat | None:
        """The seat of a user, or None."""
        return next((holder.seat for holder in self.holders if holder.user == user), None)


class PastMatch(msgspec.Struct, frozen=True):
    """A match that has begun, as history lists show it; `holders`, in the order they joined, have seat, user and name alone."""

    id: int
    game: str
    status: Status
    guild: int
    channel: int
    thread: int
    created: int
    finished: int
    rated: bool
    home: int
    holders: tuple[Player, ...]

    def played_by(self, user: int) -> bool:
        """Whether a user plays or played it."""
        return any(holder.user == user for holder in self.holders)


class Turn(msgspec.Struct, frozen=True):
    """One step of a match, kept for ever. Bytes are those of bot.games.contract.save."""

    match: int
    revision: int  # the match's after the step, 0 for the set-up
    seat: Seat | None
    move: bytes  # b"" for the set-up
    events: bytes
    trace: bytes  # the recorded physics; b"" if nothing moved
    state: bytes  # after the step
    key: str  # idempotency key; the turns of one answer share it
    made: int


class ImportedRecord(msgspec.Struct, frozen=True):
    """An imported record: its number, time, game and number of turns."""

    number: int
    made: int
    game: str
    turns: int

    @property
    def name(self) -> str:
        """The number shown to players; see Match.number."""
        return f"R{self.number}"


class StoredDraft(msgspec.Struct, frozen=True):
    """A seat's draft for an ask, in the JSON of bot.answers."""

    match: int
    seat: Seat
    ask: str
    data: bytes


class WaitingMatch(msgspec.Struct, frozen=True):
    """A match that waits for a user since a time."""

    match: Match
    since: int


class BatchStop(msgspec.Struct, frozen=True):
    """Why the next answer of a batch was not played; `rule` is the rule's number if a rule refuses it."""

    reason: Phrase
    rule: str = ""


class ActionResult(msgspec.Struct, frozen=True):
    """The result of an answer: the match after it, its turn and events; `again` if the key had been played before.

    Of a batch `turn` is the last one played; `stopped` says why the rest were not.
    """

    match: Match
    turn: Turn
    events: tuple[Any, ...]
    again: bool = False
    stopped: BatchStop | None = None


class ImportedMatch(msgspec.Struct, frozen=True, tag="study"):
    """A record played again, with notes on what did not match it; it is over, whatever the record says."""

    match: Match
    turns: tuple[Turn, ...]
    notes: tuple[Phrase, ...] = ()

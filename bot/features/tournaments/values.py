"""Values of tournaments as stored. Times are milliseconds since 1970, UTC."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

import msgspec

from bot.matches.core.models import Player, Terms
from bot.matches.house.members import is_house
from bot.pairing.event import Entrant, Event, Form, Pairing
from bot.pairing.forms import ENTERS_UNTIL
from bot.pairing.swiss import length

FEWEST = 3  # entrants: two play a match
TOURNAMENT = "tournament"  # the kind of bulletins about tournaments
MOVED = "moved"  # likewise, of those that say where one goes on


class Stage(StrEnum):
    """The state of a tournament."""

    OPEN = "open"  # players may enter
    RUNNING = "running"
    FINISHED = "finished"
    CANCELLED = "cancelled"

    @property
    def is_live(self) -> bool:
        """Whether it is open or running."""
        return self in {Stage.OPEN, Stage.RUNNING}


class Plan(msgspec.Struct, frozen=True):
    """The settings of a tournament, chosen by its organiser."""

    name: str
    form: Form
    game: str
    options: tuple[tuple[str, str], ...]
    terms: Terms
    places: int  # the most that may enter: players, or teams
    locale: str
    rounds: int = 0  # of a Swiss tournament (0: as many as are usual)
    team: int = 1  # players on each side
    punctual: int = 0  # percent of decisions made in time that those who enter need
    level: int = 0  # of a member of the house who fills an odd number of places (0: none does)
    division: int = 0  # about how many a division of a league has (0: as many as are usual)
    interval: int = 0  # from one round of a league to the next (0: each follows as soon as the one before is over)
    sizes: tuple[int, ...] = ()  # how many each division has, once it has begun
    season: int = 0  # of a league, from 1
    former: int = 0  # the tournament that was the season before (0: none)


class Registration(msgspec.Struct, frozen=True):
    """A player who takes part, or waits for the next season of a league."""

    user: int
    name: str  # as last seen
    joined: int
    strength: float = 0.0
    number: int = 0  # theirs, or their team's; 0 before the tournament begins, and on the list for the next season
    entered: int = 1  # the first round they play
    left: int = -1  # the last round before they left; -1: they are here
    won: int = 0  # once it is over, the division of a league they won, or 1 for the tournament; 0: nothing


class Win(msgspec.Struct, frozen=True):
    """A first place of a player, and where it was played for."""

    plan: Plan
    guild: int
    channel: int
    division: int  # of a league; 1 in other tournaments


class Board(msgspec.Struct, frozen=True):
    """A pairing, and its match (0: it has not begun, or there is none)."""

    pairing: Pairing
    match: int = 0


class BoardPlace(NamedTuple):
    """The position of a pairing in a tournament, as loaded."""

    tournament: int
    revision: int
    round: int  # from 1
    board: int  # from 0

    @property
    def key(self) -> str:
        """The idempotency key of the pairing's match."""
        return f"tournament.{self.tournament}.{self.round}.{self.board}"


class Tournament(msgspec.Struct, frozen=True):
    """A tournament as stored."""

    id: int
    guild: int
    channel: int
    owner: Player
    plan: Plan
    stage: Stage
    revision: int  # counts changes
    seed: bytes
    created: int
    starts: int  # when it begins (0: when it is full, or its organiser says so), or its next round does (0: when the latest is over)
    finished: int
    entered: tuple[Registration, ...] = ()  # in the order they joined
    rounds: tuple[tuple[Board, ...], ...] = ()

    @property
    def event(self) -> Event:
        """The tournament as bot.pairing knows it; teams are entrants."""
        numbers = sorted({one.number for one in self.entered if one.number})
        entrants = tuple(self._entrant(number) for number in numbers)
        rounds = tuple(tuple(board.pairing for board in boards) for boards in self.rounds)
        return Event(self.plan.form, entrants, rounds, self.plan.rounds or length(self._founders), self.plan.sizes)

    @property
    def present(self) -> tuple[Registration, ...]:
        """The entrants who take part at present."""
        return tuple(one for one in self.entered if one.left < 0 and (one.number or not self._has_begun))

    @property
    def waiting(self) -> tuple[Registration, ...]:
        """The waiting list for the next season, in the order they joined; once this season is over, those who did not get in."""
        return tuple(one for one in self.entered if not one.number and self._has_begun)

    @property
    def taking_part(self) -> tuple[Registration, ...]:
        """All registrations that take part or wait for the next season."""
        return (*self.present, *self.waiting)

    @property
    def _has_begun(self) -> bool:
        """Whether entrants have their numbers; a tournament cancelled before its start never gave any."""
        return any(one.number for one in self.entered)

    @property
    def has_list(self) -> bool:
        """Whether newcomers wait for the next season."""
        return self.plan.form is Form.LEAGUE and self.stage is Stage.RUNNING

    @property
    def is_full(self) -> bool:
        """Whether there is no room for one more, now or in the next season."""
        return len(self.taking_part) >= self.room

    @property
    def round_(self) -> int:
        """The number of the latest round; 0 before the first."""
        return len(self.rounds)

    @property
    def fillers(self) -> int:
        """The number of house players needed to complete the last team, and with `level` also the last pairing."""
        unit = 2 * self.plan.team if self.plan.level else self.plan.team
        return -len(self.present) % unit

    @property
    def may_begin(self) -> bool:
        """Whether enough are in to begin."""
        return self.stage is Stage.OPEN and len(self.present) + self.fillers >= FEWEST * self.plan.team

    @property
    def room(self) -> int:
        """The maximum number of players."""
        return self.plan.places * self.plan.team

    @property
    def may_be_entered(self) -> bool:
        """Whether newcomers are taken: until it begins, and in some forms a little later, but in no team that plays already."""
        if self.stage is not Stage.RUNNING:
            return self.stage is Stage.OPEN
        return self.round_ < ENTERS_UNTIL.get(self.plan.form, 0) and self.plan.team == 1

    def members(self, number: int) -> tuple[Registration, ...]:
        """The player or players of an entrant."""
        return tuple(one for one in self.entered if one.number == number)

    def name(self, number: int) -> str:
        """The name of an entrant: its player, or the players of its team."""
        return " & ".join(one.name for one in self.members(number))

    def of(self, user: int) -> Registration | None:
        """The registration of a user, or None."""
        return next((one for one in self.entered if one.user == user), None)

    @property
    def _founders(self) -> int:
        return len({one.number for one in self.entered if one.number and one.entered == 1})

    def _entrant(self, number: int) -> Entrant:
        team = self.members(number)
        gone = any(one.left >= 0 for one in team)  # a team plays together or not at all
        left = min((one.left for one in team if one.left >= 0), default=0)
        strength = sum(one.strength for one in team) / len(team)
        fills = all(is_house(one.user) for one in team)
        return Entrant(number, strength, max(one.entered for one in team), left, gone, fills)

"""Actions and states of PitchBowl. Tags and field names are saved."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from bot.games.contract.dials import Place
from bot.games.contract.vocabulary import Degrees, Millimetre, Point, Seat
from bot.games.pitchbowl.rules.board import PlayerId

Strength: TypeAlias = Annotated[float, msgspec.Meta(ge=-1e6, le=1e6)]
"""A strength as given; the rules allow 1 to 100."""

Announcement: TypeAlias = Literal["none", "steal", "pickup", "handoff"]

Phase: TypeAlias = Literal["toss", "setup", "kick", "action", "bonus", "fumble_spot", "placement", "over"]
"""The kind of the open ask, or `over`."""

FLICKING: frozenset[Phase] = frozenset({"action", "bonus", "placement"})
"""The phases of a turn in which there may still be flicks."""

Reason: TypeAlias = Literal[
    "FUMBLE", "FALL", "PLAYER_OUT", "CLEARANCE", "BALL_OUT", "INTERCEPTION", "ALL_PLAYED", "TOUCHDOWN", "END"
]
"""Why a turn ended (PB-70)."""


class Toss(msgspec.Struct, frozen=True, tag="toss"):
    """The winner of the toss kicks, or receives (PB-10)."""

    kick: bool


class SetUp(msgspec.Struct, frozen=True, tag="setup"):
    """The places of a coach's eleven (PB-11)."""

    places: tuple[Place, ...]


class Kick(msgspec.Struct, frozen=True, tag="kick"):
    """The kick-off: bearing and strength (PB-15)."""

    angle: Degrees
    strength: Strength


class Flick(msgspec.Struct, frozen=True, tag="flick"):
    """A player flicked, with what was announced (PB-23); `target` is the one a hand-off is for. `last` ends the turn after it (PB-83)."""

    player: PlayerId
    angle: Degrees
    strength: Strength
    announce: Announcement = "none"
    target: PlayerId | None = None
    last: str = "no"


class Pass(msgspec.Struct, frozen=True, tag="pass"):
    """The holder throws the ball (PB-47).

    `side` is the bearing at which the ball is put against the holder; None: the side nearest to the throw on which it
    fits.
    """

    angle: Degrees
    strength: Strength
    side: Degrees | None = None
    last: str = "no"


class EndTurn(msgspec.Struct, frozen=True, tag="end"):
    """The coach stops here (PB-21)."""


class PutBall(msgspec.Struct, frozen=True, tag="spot"):
    """The side on which the ball is put, as a bearing from the clumsy player (PB-45)."""

    angle: Degrees


class Placement(msgspec.Struct, frozen=True, tag="placement"):
    """The defender moves a player (PB-80)."""

    player: PlayerId
    angle: Degrees
    strength: Strength


class Decline(msgspec.Struct, frozen=True, tag="decline"):
    """No placement; with `turn` none any more in this turn."""

    turn: bool = False


Action: TypeAlias = Toss | SetUp | Kick | Flick | Pass | EndTurn | PutBall | Placement | Decline


class BowlPlayer(msgspec.Struct, frozen=True):
    """A player."""

    id: PlayerId
    x: Millimetre = 0.0
    y: Millimetre = 0.0
    active: bool = True  # may still be flicked in this turn
    out: bool = True  # off the field until the next kick-off


class Trail(msgspec.Struct, frozen=True):
    """The way of a puck, for pictures."""

    id: str
    points: tuple[Point, ...]  # start, every bend, end
    out: bool = False  # it left the field


class LastFlick(msgspec.Struct, frozen=True):
    """The last flick or kick, for pictures."""

    piece: str
    angle: Degrees
    strength: float
    trails: tuple[Trail, ...] = ()
    hits: tuple[Point, ...] = ()  # where pucks touched


class Spent(msgspec.Struct, frozen=True):
    """The once-a-turn actions that the active coach has used (PB-22)."""

    effort: bool = False
    passing: bool = False
    steal: bool = False
    pickup: bool = False


class State(msgspec.Struct, frozen=True):
    """A match between two answers. The ball is at `ball`, or `holder` has it, or neither while the teams set up."""

    options: tuple[tuple[str, str], ...]
    phase: Phase
    asked: int = 0  # the number of asks so far
    turn: Seat = 0  # the active coach
    kicker: Seat = 0
    score: tuple[int, int] = (0, 0)
    players: tuple[BowlPlayer, ...] = ()
    ball: Point | None = None
    holder: PlayerId | None = None
    ready: tuple[Seat, ...] = ()  # the seats that have set up
    plan: tuple[Place, ...] = ()  # the receiver's set-up, hidden until the kicker has set up (PB-11)
    before: tuple[tuple[Place, ...], ...] = ()  # the latest set-up of each seat
    spent: Spent = Spent()
    bonus: PlayerId | None = None  # must act again
    clumsy: PlayerId | None = None  # has dropped the ball
    reasons: tuple[Reason, ...] = ()  # end the turn once the dropped ball is put down
    last: bool = False  # the turn ends after the bonus action
    banned: bool = False  # the defender has no placement left in this turn
    turns: int = 0
    last_flick: LastFlick | None = None
    winner: Seat | None = None
    ended: str | None = None

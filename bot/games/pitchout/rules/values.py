"""Actions and states of Pitch Out. Tags and field names are saved."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from bot.games.contract.dials import Place
from bot.games.contract.vocabulary import Degrees, Millimetre, Point, Seat

Strength: TypeAlias = Annotated[float, msgspec.Meta(ge=-1e6, le=1e6)]
"""A strength as given; PO-16 allows 1 to 100."""

PuckId: TypeAlias = str
"""`S.captain`, `NW.runner`: side of the seat, pitcher."""

BlockId: TypeAlias = str
"""`S1`, `N2`, `NW1`: side of the owner, number; `C` has no owner."""

Pitcher: TypeAlias = Literal[
    "captain",
    "guard",
    "assassin",
    "runner",
    "immortal",
    "major",
    "commando",
    "sapper",
    "infested",
    "shadow",
    "shaman",
    "golem",
]

Team: TypeAlias = Literal["citizens", "hoods"]

Phase: TypeAlias = Literal[
    "team",
    "lineup",
    "shootout",
    "first_player",
    "deploy",
    "flick",
    "flick_again",
    "place_restored",
    "guard",
    "mount",
    "sapper",
    "golem",
    "remove_obstacle",
    "penalty",
    "ban",
    "change",
    "next_starter",
    "replace_banned",
    "over",
]
"""The kind of the asks that are open, or `over`."""

Stage: TypeAlias = Literal[
    "early_end",
    "returns",
    "guard_other",
    "verdict",
    "guard_own",
    "power",
    "check",
    "thin_other",
    "thin_own",
    "again",
    "count",
    "next_turn",
]
"""The stage in settling a flick (the steps of the resolution order after the resting places)."""


class ChooseTeam(msgspec.Struct, frozen=True, tag="team"):
    """The team of a seat for the whole match (PO-3)."""

    team: Team


class Lineup(msgspec.Struct, frozen=True, tag="lineup"):
    """The pitchers that play, the Captain among them (PO-6)."""

    pitchers: tuple[str, ...]


class Shoot(msgspec.Struct, frozen=True, tag="shootout"):
    """The Captain's place, bearing and strength in the shoot-out (PO-8)."""

    places: tuple[Place, ...]
    angle: Degrees
    strength: Strength


class FirstPlayer(msgspec.Struct, frozen=True, tag="first_player"):
    """The chooser names who starts round 1 (PO-7)."""

    starter: Seat


class NextStarter(msgspec.Struct, frozen=True, tag="next_starter"):
    """The loser of a round names who starts the next (PO-42)."""

    starter: Seat


class Deploy(msgspec.Struct, frozen=True, tag="deploy"):
    """The whole lineup and the own blocks, put down as one action (PO-10)."""

    places: tuple[Place, ...]


class Flick(msgspec.Struct, frozen=True, tag="flick"):
    """A puck flicked with a bearing and a strength 1..100; `copy` is the pitcher whose power the Captain copies (PO-59).

    None and `none` both copy nothing.
    """

    puck: PuckId
    angle: Degrees
    strength: Strength
    copy: str | None = None


class FlickAgain(msgspec.Struct, frozen=True, tag="flick_again"):
    """The second flick of the same puck (PO-73)."""

    angle: Degrees
    strength: Strength


class Stop(msgspec.Struct, frozen=True, tag="stop"):
    """No second flick."""


class PlaceRestored(msgspec.Struct, frozen=True, tag="place_restored"):
    """The place where a returned puck is put back (PO-33): one place."""

    places: tuple[Place, ...]


class Guard(msgspec.Struct, frozen=True, tag="guard"):
    """The puck the Guard gives itself up for, or None to let it go (PO-64)."""

    puck: PuckId | None


class Mount(msgspec.Struct, frozen=True, tag="mount"):
    """The puck that the Shadow mounts, or None to stay on the ground where that is allowed (PO-89)."""

    puck: PuckId | None


class MoveBlock(msgspec.Struct, frozen=True, tag="sapper"):
    """The block goes beside the Sapper, on this bearing, turned by `rotation` degrees (PO-82, 2021)."""

    bearing: Degrees
    rotation: Degrees


class PutBlock(msgspec.Struct, frozen=True, tag="sapper_place"):
    """The block goes anywhere: one place (PO-82, English edition)."""

    places: tuple[Place, ...]


class LeaveBlock(msgspec.Struct, frozen=True, tag="sapper_leave"):
    """The Sapper leaves the block where it is (PO-81)."""


class Golem(msgspec.Struct, frozen=True, tag="golem"):
    """The place where a Golem appears: one, or none where it may be declined (PO-97, PO-100)."""

    places: tuple[Place, ...]


class RemoveBlock(msgspec.Struct, frozen=True, tag="remove_obstacle"):
    """The own block taken from the arena (PO-36)."""

    obstacle: BlockId


class Penalty(msgspec.Struct, frozen=True, tag="penalty"):
    """The own puck given up for passive play (PO-51)."""

    puck: PuckId


class Ban(msgspec.Struct, frozen=True, tag="ban"):
    """The Elite of the winner that is out of the match for good, or None (PO-44)."""

    pitcher: str | None


class Change(msgspec.Struct, frozen=True, tag="change"):
    """One pitcher of the loser's lineup is replaced by another of the team; None and None: no change (PO-46)."""

    leaves: str | None
    enters: str | None


class ReplaceBanned(msgspec.Struct, frozen=True, tag="replace_banned"):
    """The replacement of the banned pitcher (PO-45)."""

    pitcher: str


Action: TypeAlias = (
    ChooseTeam
    | Lineup
    | Shoot
    | FirstPlayer
    | NextStarter
    | Deploy
    | Flick
    | FlickAgain
    | Stop
    | PlaceRestored
    | Guard
    | Mount
    | MoveBlock
    | PutBlock
    | LeaveBlock
    | Golem
    | RemoveBlock
    | Penalty
    | Ban
    | Change
    | ReplaceBanned
)


class Trail(msgspec.Struct, frozen=True):
    """The path of a piece in the last flick: start, every bend, end."""

    id: str
    points: tuple[Point, ...]
    fell: bool


class LastFlick(msgspec.Struct, frozen=True):
    """The last flick, for pictures: trails, hits, and losses."""

    puck: PuckId
    angle: float
    strength: float
    trails: tuple[Trail, ...]
    hits: tuple[Point, ...]


class Try(msgspec.Struct, frozen=True):
    """A try of the shoot-out, by seat: where each Captain came to rest and how far from the opposite edge (mm; None: no score).

    `winner` is None if it decided nothing.
    """

    trails: tuple[Trail, ...]
    scores: tuple[float | None, ...]
    winner: Seat | None


class Puck(msgspec.Struct, frozen=True):
    """A puck as saved; its position is meaningful while it is in play.

    Not in play = not deployed yet, waiting to be put back (`State.returns`), else eliminated. `mount` is the puck it rides on (PO-91).
    """

    id: PuckId
    x: Millimetre = 0.0
    y: Millimetre = 0.0
    angle: Degrees = 0.0
    in_play: bool = False
    mount: PuckId = ""


class ArenaBlock(msgspec.Struct, frozen=True):
    """A block as saved; `holds` are the eliminated pucks inside it, in the order they came (PO-28)."""

    id: BlockId
    x: Millimetre = 0.0
    y: Millimetre = 0.0
    angle: Degrees = 0.0
    in_play: bool = False
    holds: tuple[PuckId, ...] = ()


class Resolution(msgspec.Struct, frozen=True):
    """The turn being settled: the facts that its remaining decisions depend on."""

    stage: Stage
    puck: PuckId | None = None  # None for a turn lost on time
    second: bool = False  # it is the second flick of the turn
    touched: bool = False  # the flicked puck touched a puck
    touched_foe: bool = False  # in this turn an own puck touched an opposing one
    eliminated: tuple[PuckId, ...] = ()  # the pucks that a Guard may rescue
    punished: bool = False  # the penalty of this turn has been taken
    returned: tuple[PuckId, ...] = ()  # put back after this flick
    foes: tuple[PuckId, ...] = ()  # the opposing pucks that the flicked one touched
    block: BlockId | None = None  # the last block that it touched
    riding: bool = False  # it never left its mount
    golem: bool = False  # a Golem is due (PO-97)
    guards: tuple[Seat, ...] = ()  # the seats whose Guard has been decided on
    fallen: tuple[Seat, ...] = ()  # the seats knocked out by this flick while the round goes on (V-3)


class State(msgspec.Struct, frozen=True):
    """A match between two answers. Tuples have a value for each seat unless noted."""

    options: tuple[tuple[str, str], ...]
    phase: Phase  # the kind of the open asks
    asked: int  # their number
    chooser: Seat  # names the starter of the round
    pucks: tuple[Puck, ...]
    blocks: tuple[ArenaBlock, ...]
    round: int = 1
    turn: Seat = 0  # the seat to move
    turns: int = 0  # of the round, from 1; 0 before
    starter: Seat | None = None
    wins: tuple[int, ...] = (0, 0)  # rounds won
    deployed: tuple[bool, ...] = (False, False)
    copies: tuple[Pitcher | None, ...] = (None, None)  # the powers that the Captains have copied (PO-58)
    thinned: tuple[bool, ...] = (False, False)  # two pucks left have cost a block (PO-37)
    passive: tuple[int, ...] = (0, 0)  # passive turns in a row (PO-50)
    lost: tuple[bool, ...] = (False, False)  # a puck was lost since the end of the last own turn (PO-50)
    expired: tuple[int, ...] = (0, 0)  # flicks in a row lost on time (PO-48)
    skips: int = 0  # automatic skips in a row (PO-19)
    returns: tuple[PuckId, ...] = ()  # the pucks waiting to be put back, in order
    going: Resolution | None = None
    last: LastFlick | None = None
    winner: Seat | None = None
    ended: Literal["rounds", "left", "timed_out"] | None = None  # why `winner` has won
    waiting: tuple[Seat, ...] = ()  # the seats that have yet to answer an ask put to all
    teams: tuple[Team | None, ...] = (None, None)
    lineups: tuple[tuple[Pitcher, ...], ...] = ((), ())  # of the round to come or in play
    banned: tuple[tuple[Pitcher, ...], ...] = ((), ())  # pitchers out for good (PO-44)
    shots: tuple[Shoot | None, ...] = (None, None)  # of the try under way
    tries: tuple[Try, ...] = ()  # of the shoot-out, in order
    out: tuple[Seat, ...] = ()  # knocked out of this round, in order (V-3)
    gone: tuple[Seat, ...] = ()  # left the match, in order
    flicked: tuple[Seat, ...] = ()  # have flicked in this round, the latest last (V-5)
    plans: tuple[tuple[Place, ...], ...] = ()  # deployments not shown yet; () for a seat that has given none (PO-10)
    before: tuple[tuple[Place, ...], ...] = ()  # the latest deployment of each seat

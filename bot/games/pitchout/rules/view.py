"""Pitch Out as one seat, or a spectator, sees it."""

from typing import Literal

import msgspec

from bot.games.contract.dials import Zone
from bot.games.contract.vocabulary import Seat
from bot.games.pitchout.rules.values import BlockId, LastFlick, Pitcher, PuckId, Team, Try


class PuckSeen(msgspec.Struct, frozen=True):
    """A puck as shown. Its position is meaningful in play; a rider is where its mount is."""

    id: PuckId
    label: str  # its name in pictures (`A3`)
    seat: Seat
    pitcher: Pitcher
    x: float
    y: float
    angle: float
    status: Literal["hand", "play", "return", "out"]  # not deployed yet, in play, waiting to be put back, eliminated
    mount: PuckId = ""  # the puck it rides on; "" on the ground


class BlockSeen(msgspec.Struct, frozen=True):
    """A block as shown; `holds` are the eliminated pucks in its four compartments (PO-28)."""

    id: BlockId
    owner: Seat | None
    x: float
    y: float
    angle: float
    status: Literal["hand", "play", "out"]
    holds: tuple[PuckId, ...]


class View(msgspec.Struct, frozen=True):
    """The view of one seat or a spectator. Tuples have a value for each seat unless noted.

    The initiation mode hides nothing. In the complete mode a lineup is empty while it is hidden from the viewer, and its pucks are absent
    from `pucks`.
    """

    options: tuple[tuple[str, str], ...]
    phase: str  # the kind of the open asks, or `over`
    active: tuple[Seat, ...]  # the seats that must choose
    round: int
    turn: int  # of the round, from 1; 0 before
    wins: tuple[int, ...]
    starter: Seat | None
    pucks: tuple[PuckSeen, ...]
    blocks: tuple[BlockSeen, ...]
    tray: tuple[PuckId, ...]  # eliminated pucks that no block holds
    passive: tuple[int, ...]  # passive turns in a row (PO-49)
    last: LastFlick | None  # the last flick, until an answer between rounds
    winner: Seat | None
    copies: tuple[Pitcher | None, ...] = (None, None)  # the powers that the Captains have copied (PO-59)
    suspended: bool = False  # PO-18 does not bind the next flick (PO-19)
    teams: tuple[Team | None, ...] = (None, None)
    lineups: tuple[tuple[Pitcher, ...], ...] = ((), ())
    banned: tuple[tuple[Pitcher, ...], ...] = ((), ())  # pitchers out for good
    tries: tuple[Try, ...] = ()  # of the shoot-out, in which the arena is empty
    moving: BlockId | None = None  # the block that the Sapper may move now (PO-81)
    sides: tuple[str, ...] = ("S", "N")  # the side of each seat, as piece ids begin
    zones: tuple[Zone, ...] = (Zone(0.0, 0.0, 800.0, 200.0), Zone(0.0, 600.0, 800.0, 800.0))  # where each seat deploys
    partners: tuple[tuple[Seat, ...], ...] = ((0,), (1,))  # the seats that play together; each alone except in 2v2
    out: tuple[Seat, ...] = ()  # knocked out of this round, in order (V-3)
    gone: tuple[Seat, ...] = ()  # left the match
    viewer: Seat | None = None  # None is a spectator
    touched_foe: bool = False  # the first flick of this turn made an own puck touch an opposing one (PO-50)
    lost: tuple[bool, ...] = (False, False)  # a puck was lost since the end of the seat's last turn (PO-50)

"""Pitch Out as one seat, or a spectator, sees it."""

from __future__ import annotations

from typing import Literal

import msgspec

from bot.games.dials import Zone
from bot.games.pitchout.values import BlockId, LastFlick, Pitcher, PuckId, Team, Try
from bot.games.vocabulary import Seat


class PuckSeen(msgspec.Struct, frozen=True):
    """A puck as shown: `label` is its name on pictures (`A3`).

    `status`: `hand` (not deployed yet), `play`, `return` (waits to be put back), `out` (eliminated). Position is meaningful in play.
    `mount` is the puck it rides on, "" on the ground; a rider is where its mount is.
    """

    id: PuckId
    label: str
    seat: Seat
    pitcher: Pitcher
    x: float
    y: float
    angle: float
    status: Literal["hand", "play", "return", "out"]
    mount: PuckId = ""


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
    """All that one seat, or a spectator, may see of a match; the initiation mode hides nothing.

    `phase` is the kind of the open asks, or `over`; `active` are the seats that must choose; `turn` counts the turns of the round from 1 (0 before).
    `tray` are eliminated pucks that no block holds; `passive` the passive turns in a row of each seat (PO-49); `options` all
    options of the match; `copies` the powers the Captains have copied (PO-59); `suspended`: PO-18 does not bind the next
    flick (PO-19). In the complete mode: `teams`; `lineups`, each empty while it is hidden from the viewer, and the pucks of a hidden
    lineup are absent from `pucks`; `banned` pitchers by seat; `tries` of the shoot-out, in which the arena is empty; `moving` is the
    block that the Sapper may move now (PO-81). `last` is the last flick, until something between rounds is answered. `viewer` is
    the seat that sees all this, None a spectator.

    By seat: `sides`, the side each sits at as piece ids begin, and `zones`, where it deploys. `partners` groups the seats
    that play as partners (each alone, but for 2v2). `out` are the seats knocked out of this round, in that order (V-3), `gone`
    those that have left the match. Two seats by default; values by seat have a member for each.
    """

    options: tuple[tuple[str, str], ...]
    phase: str
    active: tuple[Seat, ...]
    round: int
    turn: int
    wins: tuple[int, ...]
    starter: Seat | None
    pucks: tuple[PuckSeen, ...]
    blocks: tuple[BlockSeen, ...]
    tray: tuple[PuckId, ...]
    passive: tuple[int, ...]
    last: LastFlick | None
    winner: Seat | None
    copies: tuple[Pitcher | None, ...] = (None, None)
    suspended: bool = False
    teams: tuple[Team | None, ...] = (None, None)
    lineups: tuple[tuple[Pitcher, ...], ...] = ((), ())
    banned: tuple[tuple[Pitcher, ...], ...] = ((), ())
    tries: tuple[Try, ...] = ()
    moving: BlockId | None = None
    sides: tuple[str, ...] = ("S", "N")
    zones: tuple[Zone, ...] = (Zone(0.0, 0.0, 800.0, 200.0), Zone(0.0, 600.0, 800.0, 800.0))
    partners: tuple[tuple[Seat, ...], ...] = ((0,), (1,))
    out: tuple[Seat, ...] = ()
    gone: tuple[Seat, ...] = ()
    viewer: Seat | None = None

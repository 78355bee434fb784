"""The motion of a flick for its film: each piece's pose over time, its impacts, and the value of seeing it again."""

from __future__ import annotations

import math
from bisect import bisect_right

import msgspec

from bot.games.pitchout.rules.board import CENTRE, is_block, label, nearest_on_block, pitcher_of, seat_of
from bot.games.pitchout.rules.events import Eliminated, Fell, Flicked, GuardSaved, MatchWon, RoundWon, Spared, Touched
from bot.games.pitchout.rules.seating import team_of
from bot.games.pitchout.rules.values import ArenaBlock, Pitcher
from bot.games.pitchout.rules.view import BlockSeen, PuckSeen, View
from bot.physics.film import pose_at
from bot.physics.trace import Contact, Fall, Segment, Trace
from render.films.timing import Impact, impacts
from render.painter import Moment
from render.pitchout.text.describe import to_edge

AWAY = 40.0  # mm; a rider that has gone as far is drawn on the ground

Pose = tuple[float, float, float]
"""x, y in mm, degrees clockwise."""


class PieceTrack(msgspec.Struct, frozen=True):
    """A piece that moves.

    A rider goes where its mount goes until it has a flight of its own.
    """

    id: str
    start: Pose
    flights: tuple[Segment, ...]
    begins: tuple[float, ...]
    """The times at which the flights begin, s."""
    fall: Fall | None
    mount: str = ""
    """The piece it is riding on."""
    pitcher: Pitcher | None = None
    seat: int = 0
    label: str = ""
    holds: tuple[tuple[str, int], ...] = ()

    def at(self, t: float) -> Pose:
        """The pose at `t` seconds, unless another piece carries it."""
        done = bisect_right(self.begins, t)
        return pose_at(self.flights[done - 1], t) if done else self.start


class MotionTrack(msgspec.Struct, frozen=True):
    """All that moves in a flick, by id, and its impacts."""

    pieces: dict[str, PieceTrack]
    impacts: tuple[Impact, ...]
    duration: float

    def carrier(self, piece: PieceTrack) -> PieceTrack:
        """The piece whose motion it shares: its mount while it has no flight of its own, else itself."""
        return piece if piece.flights else self.pieces.get(piece.mount, piece)

    def at(self, piece: PieceTrack, t: float) -> Pose:
        """The pose of a piece at `t` seconds."""
        return self.carrier(piece).at(t)

    def fall(self, piece: PieceTrack) -> Fall | None:
        """The fall of a piece, or None; a rider falls with its mount (PO-93)."""
        return self.carrier(piece).fall

    def beside(self, piece: PieceTrack, t: float) -> float:
        """The offset of a rider beside its mount: 1 on it, 0 on the ground or `AWAY` mm off."""
        if not piece.mount:
            return 0.0
        if not piece.flights:
            return 1.0
        x, y, _ = piece.at(t)
        return max(0.0, 1 - math.hypot(x - piece.start[0], y - piece.start[1]) / AWAY)


def track_motion(before: View, trace: Trace) -> MotionTrack:
    """The motion of a flick, from the view before it and the trace."""
    flights: dict[str, list[Segment]] = {}
    for flight in () if trace.film is None else trace.film.segments:
        flights.setdefault(flight.id, []).append(flight)
    falls = {fall.id: fall for fall in trace.falls}
    pieces: dict[str, PieceTrack] = {}
    pucks = {puck.id: puck for puck in before.pucks}
    blocks = {block.id: block for block in before.blocks}
    for name in (*flights, *(name for name in falls if name not in flights)):
        mine = tuple(flights.get(name, ()))
        seen = blocks[name] if is_block(name) else pucks.get(name)
        pieces[name] = _piece(before, name, seen, mine, falls.get(name))
    for puck in before.pucks:
        if puck.mount in pieces and puck.id not in pieces and puck.status == "play":
            pieces[puck.id] = _piece(before, puck.id, puck, (), None)
    return MotionTrack(pieces, impacts(trace, lambda contact: _meeting(contact, before, pieces)), trace.duration)


def _piece(
    before: View, name: str, seen: PuckSeen | BlockSeen | None, flights: tuple[Segment, ...], fall: Fall | None
) -> PieceTrack:
    on_table = seen is not None and seen.status == "play"
    if on_table and seen is not None:
        start = seen.x, seen.y, seen.angle
    elif flights:  # the Captains of the shoot-out have no place before it
        start = flights[0].x, flights[0].y, flights[0].angle
    else:
        start = (fall.x, fall.y, 0.0) if fall else (0.0, 0.0, 0.0)
    begins = tuple(flight.t0 for flight in flights)
    if isinstance(seen, BlockSeen):
        held = {puck.id: (puck.pitcher, puck.seat) for puck in before.pucks}
        return PieceTrack(name, start, flights, begins, fall, holds=tuple(held[one] for one in seen.holds))
    if seen is None:  # the Captain of a lineup still hidden, in the shoot-out
        seat, shown = seat_of(name, before.sides), label(name, before.sides)
        return PieceTrack(name, start, flights, begins, fall, "", pitcher_of(name), seat, shown)
    return PieceTrack(name, start, flights, begins, fall, seen.mount, seen.pitcher, seen.seat, seen.label)


def _meeting(contact: Contact, before: View, pieces: dict[str, PieceTrack]) -> tuple[float, float]:
    """The point where two pieces meet: on the rim of a block, half-way between two of a kind."""
    lying: dict[str, Pose] = {puck.id: (puck.x, puck.y, puck.angle) for puck in before.pucks}
    lying |= {block.id: (block.x, block.y, block.angle) for block in before.blocks}
    (one, first), (two, second) = (
        (name, pieces[name].at(contact.t) if name in pieces else lying[name]) for name in (contact.a, contact.b)
    )
    if is_block(one) == is_block(two):
        return (first[0] + second[0]) / 2, (first[1] + second[1]) / 2
    disc, block = (second, first) if is_block(one) else (first, second)
    point = nearest_on_block(disc[0], disc[1], ArenaBlock(CENTRE, *block))
    return point.x, point.y


_NEAR = 25.0  # mm from an edge; a moved puck that stops nearer was a close call


def worth(moment: Moment) -> float:
    """From 0 (nothing moved) upwards; a Captain's fall outweighs any chain of touches."""
    if moment.trace is None:
        return 0.0
    before: View = moment.before
    flicked = next((event.puck for event in moment.events if isinstance(event, Flicked)), None)
    mine = team_of(before.sides, seat_of(flicked, before.sides)) if flicked else ()
    total = 1.0
    for event in moment.events:
        match event:
            case Eliminated(puck):
                own = seat_of(puck, before.sides) in mine
                total += (6.0 if pitcher_of(puck) == "captain" else 3.0) + (1.0 if own else 0.0)
            case Spared() | GuardSaved():
                total += 2.0
            case Touched():
                total += 0.5
            case Fell(piece) if is_block(piece):
                total += 2.0
            case RoundWon() | MatchWon():
                total += 4.0
            case _:
                pass
    return total + _close_calls(moment)


def _close_calls(moment: Moment) -> float:
    """Up to 1 for each moved puck that came to rest by the edge, the nearer the more."""
    if moment.trace is None or moment.trace.film is None:
        return 0.0
    moved = {segment.id for segment in moment.trace.film.segments}
    total = 0.0
    for rest in moment.trace.rest:
        if rest.id in moved and not is_block(rest.id):
            total += max(0.0, 1 - to_edge(rest) / _NEAR)
    return total

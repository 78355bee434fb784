"""What a flick is remarkable for that cost nobody a puck: what it hit, what it missed, where it left whom."""

from __future__ import annotations

import math
from collections.abc import Iterator

from bot.games.pitchout.board import RADIUS, is_block, pitcher_of, seat_of
from bot.games.pitchout.events import Mounted
from bot.games.pitchout.seating import team_of
from render.commentary import Fact, fact, millimetres
from render.pitchout.board.line_of_sight import apart
from render.pitchout.commentary.flick_facts import Watched, place_words, to_edge

_EDGE = 15.0  # mm; a puck whose middle is nearer to the edge overhangs it
_RIM = 60.0  # mm; nearer than that a puck feels the edge
_SAFE = 100.0  # mm; from there on it does not
_KISS = 4.0  # mm; who is moved by less was hardly touched
_SHOVE = 200.0  # mm; who is moved by more was hit hard
_LONG = 650.0  # mm; most of the arena
_TAP = 60.0  # mm; two pucks' width
_MISS = 40.0  # mm; a puck that passes further away did not aim there
_CLOSE = 60.0  # mm; who lies nearer to an enemy threatens him
_BESIDE = 50.0  # mm; who lies nearer to his Captain guards him
_PINBALL = 6  # contacts
_HEAVED = 40.0  # mm; an obstacle moved by more is a new situation


def facts(seen: Watched) -> Iterator[Fact]:
    """Everything that could be said about a flick apart from who fell."""
    out = {one.puck for one in seen.out} | {fall.id for fall in seen.trace.falls}
    foes = [piece for piece in seen.touched if seen.is_foe(piece) and piece not in out]
    yield from _edges(seen, out)
    yield from _hits(seen, foes)
    if len(seen.contacts) >= _PINBALL:
        puck = seen.name(seen.flicked.puck)
        yield fact(50.0 + len(seen.contacts) / 2, "pitchout-comment-pinball", puck=puck, count=len(seen.contacts))
    for event in seen.events:
        if isinstance(event, Mounted):
            yield fact(62.0, "pitchout-comment-mounted", puck=seen.name(event.puck), mount=seen.name(event.mount))
    if seen.flicked.puck not in out:
        if not any(not is_block(piece) for piece in seen.touched):
            yield from _misses(seen)
        yield from _way(seen)
        yield from _rest(seen)


def _edges(seen: Watched, out: set[str]) -> Iterator[Fact]:
    """Who hangs over the edge, or has come near to it."""
    for piece in seen.moved:
        if is_block(piece) or piece in out:
            continue
        left, puck = to_edge(seen.end(piece)), seen.name(piece)
        own = piece == seen.flicked.puck
        if left < _EDGE:
            yield fact(76.0 - 1.2 * left, _hanging(seen, piece), puck=puck, mm=millimetres(left))
        elif pitcher_of(piece) == "captain" and left < _RIM and not own:
            yield fact(57.0, "pitchout-comment-captain-edge", puck=puck, mm=millimetres(left))
        elif own and left < _RIM:
            yield fact(36.0, "pitchout-comment-edge-stop", puck=puck, mm=millimetres(left))


def _hanging(seen: Watched, piece: str) -> str:
    """What is said of a puck that overhangs the edge."""
    if piece == seen.flicked.puck:
        return "pitchout-comment-held"
    return "pitchout-comment-hanging" if seen.is_foe(piece) else "pitchout-comment-hanging-own"


def _hits(seen: Watched, foes: list[str]) -> Iterator[Fact]:
    """What became of those that were hit and stayed, and of the blocks."""
    puck = seen.name(seen.flicked.puck)
    for piece in foes:
        foe, shift = seen.name(piece), seen.shift(piece)
        before, after = to_edge(seen.start(piece)), to_edge(seen.end(piece))
        if (block := seen.off_block(piece)) is not None:
            yield fact(56.0, "pitchout-comment-bank-hit", puck=puck, block=block, foe=foe)
        if shift < _KISS:
            yield fact(51.0, "pitchout-comment-kiss", puck=puck, foe=foe, mm=millimetres(shift))
        elif before < _RIM and after > before + _BESIDE:
            yield fact(53.0, "pitchout-comment-favour", puck=puck, foe=foe, cm=round(after / 10))
        elif _EDGE <= after < _RIM:
            yield fact(54.0 - after / 12, "pitchout-comment-shoved-edge", puck=puck, foe=foe, mm=millimetres(after))
        elif shift > _SHOVE:
            yield fact(48.0, "pitchout-comment-shoved-far", puck=puck, foe=foe, cm=round(shift / 10))
        else:
            yield fact(42.0, "pitchout-comment-shoved", puck=puck, foe=foe, mm=millimetres(shift))
    heaved = max((piece for piece in seen.moved if is_block(piece)), key=seen.shift, default=None)
    if heaved is not None and seen.shift(heaved) > _HEAVED:
        yield fact(44.0, "pitchout-comment-heaved", puck=puck, block=heaved, cm=round(seen.shift(heaved) / 10))
    own = [piece for piece in seen.touched if not is_block(piece) and not seen.is_foe(piece)]
    if own and not foes and seen.shift(own[0]) > _KISS:
        yield fact(40.0, "pitchout-comment-own-hit", puck=puck, other=seen.name(own[0]))


def _misses(seen: Watched) -> Iterator[Fact]:
    """A flick that met no puck at all."""
    puck = seen.name(seen.flicked.puck)
    shielded = seen.shielded()
    if shielded is not None:
        yield fact(55.0, "pitchout-comment-shielded", puck=puck, block=shielded[0], foe=shielded[1].label)
    elif seen.touched:
        yield fact(38.0, "pitchout-comment-block-hit", puck=puck, block=seen.touched[0])
    missed = seen.misses()
    if missed and missed[0][0] < _MISS and seen.shift(seen.flicked.puck) > _TAP:
        gap, foe = missed[0]
        yield fact(65.0 - gap / 2, "pitchout-comment-missed", puck=puck, foe=foe.label, mm=millimetres(gap))


def _way(seen: Watched) -> Iterator[Fact]:
    """How far the flicked puck went."""
    piece = seen.flicked.puck
    puck, slid = seen.name(piece), seen.slid(piece)
    if slid > _LONG:
        yield fact(44.0 + (slid - _LONG) / 40, "pitchout-comment-long", puck=puck, cm=round(slid / 10))
    if slid < _TAP and not seen.touched:
        yield fact(43.0, "pitchout-comment-tap", puck=puck, mm=millimetres(slid))


def _rest(seen: Watched) -> Iterator[Fact]:
    """Where the flicked puck lies now."""
    piece = seen.flicked.puck
    puck, end = seen.name(piece), seen.end(piece)
    if pitcher_of(piece) == "captain":
        yield fact(45.0, "pitchout-comment-captain-walks", puck=puck, mm=millimetres(to_edge(end)))
    if to_edge(seen.start(piece)) < _RIM and to_edge(end) > _SAFE:
        yield fact(42.0, "pitchout-comment-saved-self", puck=puck, cm=round(to_edge(end) / 10))
    lies = next((one for one in seen.after.pucks if one.id == piece and one.status == "play" and not one.mount), None)
    if lies is None:
        return
    others = [one for one in seen.after.pucks if one.status == "play" and one.id != piece]
    near = min((one for one in others if seen.is_foe(one.id)), key=lambda one: apart(lies, one), default=None)
    if near is not None and apart(lies, near) < _CLOSE and near.id not in seen.touched:
        yield fact(42.0, "pitchout-comment-close", puck=puck, foe=near.label, mm=max(1, apart(lies, near)))
    team = team_of(seen.sides, seen.seat)
    captain = next((one for one in others if one.pitcher == "captain" and seat_of(one.id, seen.sides) in team), None)
    if captain is not None and math.dist((captain.x, captain.y), (lies.x, lies.y)) < _BESIDE + 2 * RADIUS:
        yield fact(41.0, "pitchout-comment-beside", puck=puck, captain=captain.label)
    if not seen.touched:
        slid = max(1, round(seen.slid(piece) / 10))
        yield fact(34.0, "pitchout-comment-quiet", puck=puck, cm=slid, place=place_words(end))
    if near is not None and not seen.touched:
        yield fact(33.0, "pitchout-comment-far", puck=puck, foe=near.label, cm=round(apart(lies, near) / 10))

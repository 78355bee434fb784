"""The film of a flick of Pitch Out: resting pieces are the scene, moving ones are stamped over it."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TypeVar

import msgspec
from PIL import Image

from bot.games.pitchout.rules.events import Eliminated, Flicked
from bot.games.pitchout.rules.seating import Sides
from bot.games.pitchout.rules.view import BlockSeen, PuckSeen, View
from bot.physics.film import velocity_at
from bot.physics.trace import Rest
from bot.words import Words
from render.drawing.badges import BadgeDisc, Name, name_badge, places
from render.drawing.canvas import Spot, Sprite, toward
from render.drawing.lasting import release
from render.drawing.sprites import faded
from render.films import reel
from render.films.film import Area, FilmFrame, Scene, Stamp
from render.films.reel import ALONE, LARGEST, Rests
from render.films.sprites import (
    BURST,
    FLASH,
    SINK,
    DashedTrail,
    arrow,
    burst,
    cross,
    fixed,
    flash,
    plain,
    shrunk,
    stamped,
    start,
    sunk,
)
from render.films.thumbnail import FilmFormat
from render.films.timing import frame_of, style_for, times
from render.painter import Moment, Theme
from render.pitchout.board.arena import BOTTOM, FRAME, LEFT, LOOKS, NAMES, PLANE, RIGHT, SIZE, TABLE, TOP, ground
from render.pitchout.board.blocks import GAME, HIGH, block_sprite, plate
from render.pitchout.board.overlay import at_edge
from render.pitchout.board.pieces import ASIDE, BOUNDS, RADIUS, RIDER, named_piece, radii, rounds
from render.pitchout.board.still import paint
from render.pitchout.film.motion_track import MotionTrack, PieceTrack, track_motion, worth
from render.pitchout.text.story import round_winners
from render.table.larger import larger
from render.table.signs import along

SHRINK = 0.6  # films are drawn at this share of a still's size: 600 px, shown 350 px wide
BLOCK_STEP = 3.0  # degrees; a moving block is turned by whole steps, so that its pictures can be kept
FORMAT = FilmFormat((SIZE, SIZE), 40, round(40 * SHRINK))
_ELSEWHERE = {"team", "lineup", "shootout", "deploy", "ban", "change", "replace_banned"}  # phases of another arena
_Piece = TypeVar("_Piece", PuckSeen, BlockSeen)
_DRIFT = 0.35  # of its speed a piece keeps that falls
_HARD = 1500.0  # mm/s; a hit that changes a velocity by as much has the largest flash
_PAUSE = 3  # frames between the last motion and the exit of struck pucks
_MOST = 1.45  # times that what moves is drawn too large where it has room, without a shadow: it would double the film
_SHAFT = 14.0  # px of a still; half of what names leave to the arrow
_SIZES = 8  # steps in which a moving puck grows and shrinks
_CROSSED = 3  # frames after which a lost piece is crossed out and named


def moving(motion: MotionTrack) -> list[PieceTrack]:
    """The pucks that move."""
    return [piece for piece in motion.pieces.values() if piece.pitcher is not None]


def film(
    moments: Sequence[Moment], words: Words, *, theme: Theme = "dark", largest: int = LARGEST, present: bool = True
) -> bytes:
    """A GIF of the flicks in order, of at most about `largest` bytes; a card says where a round begins.

    Raises ValueError if nothing moved in any.
    """

    def frames(moment: Moment, rests: Rests) -> Iterator[FilmFrame]:
        return flick_frames(moment, words, theme, rests)

    def title(moment: Moment, before: Moment) -> str:
        now: View = moment.before
        if before.before.round == now.round and before.before.turn <= now.turn:
            return ""
        return words.text("pitchout-picture-round", round=now.round).upper()

    return reel.film(moments, frames, worth, GAME, theme, title, largest, present=present)


def flick_frames(moment: Moment, words: Words, theme: Theme, rests: Rests = ALONE) -> Iterator[FilmFrame]:
    """The frames of one flick. Raises ValueError if nothing moved in it."""
    if moment.trace is None:
        raise ValueError("nothing moved")
    motion = track_motion(moment.before, moment.trace)
    first = picture_before(moment, motion, words, theme)
    left = view_after(moment, motion)
    last = paint(left, words, None, theme)
    yield from FlickFilm(moment, motion, theme, rests).frames(first, last)
    if rests.present:
        still = last if left == moment.after else paint(moment.after, words, None, theme)
        yield FilmFrame(rests.present, marks=tuple(FORMAT.turned_into(last, still)))
        release(still)
    release(first, last)


class Exit(msgspec.Struct, frozen=True):
    """A piece leaves the game at frame `begin`, at `spot` (px of a still); `drift` is how far it goes on in each frame (px of the film)."""

    piece: PieceTrack
    begin: int
    spot: Spot
    drift: Spot = (0.0, 0.0)
    out: bool = True


def _depth(piece: PieceTrack) -> tuple[bool, bool, float]:
    """The sort key of pieces from the back to the front: blocks, pucks, riders, each from the north to the south."""
    return piece.pitcher is not None, bool(piece.mount), -piece.start[1]


class FlickFilm:
    """The film of one flick."""

    def __init__(self, moment: Moment, motion: MotionTrack, theme: Theme, rests: Rests) -> None:
        self.before: View = moment.before
        self.motion = motion
        self.theme = theme
        self.look = LOOKS[theme]
        self.flick = next((event for event in moment.events if isinstance(event, Flicked)), None)
        self.rests = rests
        self.style = style_for(len(moving(motion)))
        self.times = times(motion.duration, self.style.frame)
        eliminated = {event.puck for event in moment.events if isinstance(event, Eliminated)}
        leaving = (self._exit(piece, eliminated) for piece in motion.pieces.values())
        self.exits = {one.piece.id: one for one in leaving if one is not None}
        self.layered = sorted(motion.pieces.values(), key=_depth)
        resting = radii(without(self.before, motion))
        lying = (puck for puck in self.before.pucks if puck.id in resting)
        self.resting = [BadgeDisc(*PLANE.spot(puck), resting[puck.id]) for puck in lying]
        self.names = self._badges()

    def frames(self, first: Image.Image, last: Image.Image) -> Iterator[FilmFrame]:
        """All frames over the still `first`, which shows what does not move; the last is `last`."""
        empty, lying = opening_scene(first, self.theme, self.before.sides)
        yield FilmFrame(self.rests.before, (*self._pieces(-1), *self._named(-1), *self._arrow()), lying, empty)
        covered: list[Area] = []
        trails = [self._trail(piece) for piece in moving(self.motion)] if self.style.trails else []
        impacts = [(frame_of(self.times, impact.t), impact) for impact in self.motion.impacts]
        ends = [one.begin + BURST for one in self.exits.values()] + [begin + FLASH for begin, _ in impacts]
        for number in range(max([len(self.times), *ends])):
            t = self._time(number)
            stamps = [
                fixed(flash(self.look, number - begin, round(impact.dv / _HARD * 3)), to_film(impact.x, impact.y))
                for begin, impact in impacts
                if begin <= number < begin + FLASH
            ]
            stamps += [*self._pieces(number), *self._named(number)]
            for leaving in self.exits.values():
                stamps += self._exit_marks(leaving, number - leaving.begin)
            marks = tuple(mark for trail in trails for mark in trail.extended_to(t))
            covered += (mark.area for mark in marks)
            yield FilmFrame(self.style.frame, tuple(stamps), marks)
        yield FilmFrame(self.rests.result, marks=tuple(FORMAT.turned_into(first, last, covered)))

    def _time(self, number: int) -> float:
        """The instant that a frame shows; -1 is the first, before the flick."""
        return self.times[min(number, len(self.times) - 1)] if number >= 0 else 0.0

    def _trail(self, piece: PieceTrack) -> DashedTrail:

        def place(t: float) -> Spot:
            return to_film(*piece.at(t)[:2])

        colour = self.look.teams[piece.seat].base
        radius = self._sizes(0.0).get(piece.id, RADIUS)
        outline = fixed(start(self.look.floor[0], colour, radius * SHRINK), place(0.0))
        return DashedTrail(piece.begins, place, colour, outline)

    def _exit(self, piece: PieceTrack, eliminated: set[str]) -> Exit | None:
        """The exit of a piece, if it leaves: over the edge, or from its resting place if a power has struck it down."""
        fall = self.motion.fall(piece)
        if fall is None:
            if piece.id not in eliminated:
                return None
            x, y, _ = self.motion.at(piece, self.motion.duration)
            return Exit(piece, len(self.times) + _PAUSE, TABLE.to_pixels(x, y))
        flight = self.motion.carrier(piece).flights[-1:]
        vx, vy = velocity_at(flight[0], fall.t) if flight else (0.0, 0.0)
        span = _DRIFT * self.style.frame / 100 * TABLE.scale * SHRINK
        out = piece.id in eliminated or self.flick is None
        return Exit(piece, frame_of(self.times, fall.t), at_edge(fall), (vx * span, -vy * span), out)

    def _pieces(self, number: int) -> Iterator[Stamp]:
        t = self._time(number)
        sizes = self._sizes(t)
        for piece in self.layered:
            leaving = self.exits.get(piece.id)
            lost = max(0, number - leaving.begin + 1) if leaving else 0
            if lost < SINK:
                radius = sizes.get(piece.id, RADIUS)
                yield self._piece(piece, t, lost, leaving.drift if leaving else (0.0, 0.0), radius)

    def _sizes(self, t: float) -> dict[str, float]:
        """The radius, px of a still, that each moving puck is drawn with at an instant; true to scale where a crowd moves."""
        pucks = [piece for piece in moving(self.motion) if self.motion.beside(piece, t) <= 0.5]
        if not self.style.shaded:
            return {piece.id: RADIUS for piece in pucks}
        poses = [self.motion.at(piece, t) for piece in pucks]
        discs = [BadgeDisc(*TABLE.to_pixels(x, y), RADIUS) for x, y, _ in poses]
        found = larger(discs, _MOST, [self._room(disc) for disc in discs], _SIZES)
        return {piece.id: size for piece, size in zip(pucks, found, strict=True)}

    def _room(self, disc: BadgeDisc) -> float:
        """The largest size of a moving puck beside those that rest and the edge, px of a still."""
        edge = min(disc.x - LEFT, RIGHT - disc.x, disc.y - TOP, BOTTOM - disc.y)
        return min([edge] + [math.dist((disc.x, disc.y), (one.x, one.y)) - one.r for one in self.resting])

    def _piece(self, piece: PieceTrack, t: float, lost: int, drift: Spot, radius: float) -> Stamp:
        """A piece at `t` seconds, or `lost` frames after it left the game, going on by `drift` px a frame."""
        fall = self.motion.fall(piece) if lost else None
        x, y, angle = self.motion.at(piece, fall.t if fall else t)
        across, down = to_film(x, y)
        at = across + drift[0] * lost, down + drift[1] * lost
        size, opacity = sunk(lost)
        if piece.pitcher is None:
            turn = round(angle / BLOCK_STEP) * BLOCK_STEP % (360.0 if piece.holds else 90.0)
            block = block_sprite(self.look, turn, piece.holds)
            return stamped(lambda right, down: shrunk(block, SHRINK, size, opacity, right // 2 * 2, down // 2 * 2), at)
        beside = self.motion.beside(piece, t)
        at = at[0] + ASIDE[0] * RADIUS * SHRINK * beside, at[1] + ASIDE[1] * RADIUS * SHRINK * beside
        if beside > 0.5:
            radius = RIDER * RADIUS
        puck = faded(GAME, piece.pitcher, RADIUS * _MOST, self.look, piece.seat, 1.0)
        size = round(size * radius / (RADIUS * _MOST))
        return stamped(lambda right, down: shrunk(puck, SHRINK, size, opacity, right, down), at)

    def _exit_marks(self, leaving: Exit, age: int) -> Iterator[Stamp]:
        """The marks of a puck's exit, large enough at 350 px: a ring that spreads, then a cross and the name."""
        if leaving.piece.pitcher is None or age < 0:
            return
        at = leaving.spot[0] * SHRINK, leaving.spot[1] * SHRINK
        if age < BURST:
            yield fixed(burst(self.look, leaving.piece.seat, age), at)
        if age >= _CROSSED:
            if leaving.out:
                yield fixed(cross(self.look), at)
            name = self._badge(leaving.piece)
            yield plain(name, SHRINK, self._beside_edge(leaving.spot, name.size[0] / 2), 140)

    @staticmethod
    def _beside_edge(spot: Spot, half: float) -> Spot:
        """The place of the enlarged name of a lost puck, on the arena's side of its exit; px of a still."""
        x, y = spot
        if x < LEFT + 60:
            return x + 1.4 * half + 24, y
        if x > RIGHT - 60:
            return x - 1.4 * half - 24, y
        return x, y + (44.0 if y < (TOP + BOTTOM) / 2 else -44.0)

    def _badge(self, piece: PieceTrack) -> Sprite:
        return name_badge(Name(piece.label, piece.seat, (0.0, 0.0), 0.0), self.look, HIGH)

    def _badges(self) -> list[tuple[PieceTrack, Sprite, Spot]]:
        """The names of what moves, and where they are before the flick, px of a still."""
        pucks, sizes = moving(self.motion), self._sizes(0.0)
        named: list[Name] = []
        for piece in pucks:
            beside = self.motion.beside(piece, 0.0)
            x, y = TABLE.to_pixels(*piece.start[:2])
            at = x + ASIDE[0] * RADIUS * beside, y + ASIDE[1] * RADIUS * beside
            named.append(named_piece(piece.label, piece.seat, at, radius=sizes.get(piece.id, RADIUS)))
        discs = rounds(named) + self.resting
        if self.flick is not None and self.flick.puck in self.motion.pieces:
            foot = TABLE.to_pixels(*self.motion.pieces[self.flick.puck].start[:2])
            discs += along(foot, toward(foot, self.flick.angle, _arrow_length(self.flick) / SHRINK), _SHAFT)
        found = places(named, discs, NAMES, self.look, BOUNDS, HIGH)
        names = [(piece, self._badge(piece), (spot.x, spot.y)) for piece, (_, spot) in zip(pucks, found, strict=True)]
        owners = {block.id: block.owner for block in self.before.blocks}
        for piece in self.motion.pieces.values():
            if piece.pitcher is None:
                x, y = TABLE.to_pixels(*piece.start[:2])
                names.append((piece, plate(self.look, piece.id, owners[piece.id]), (x, y + 46)))
        return names

    def _named(self, number: int) -> Iterator[Stamp]:
        """The names beside what moves until it leaves the game; in a crowd only until it moves."""
        t = self._time(number)
        for piece, name, at in self.names:
            carrier, leaving = self.motion.carrier(piece), self.exits.get(piece.id)
            waits = not carrier.begins or t <= carrier.begins[0]
            if waits:
                yield plain(name, SHRINK, at)
            elif self.style.shaded and (leaving is None or number < leaving.begin):
                start, now = TABLE.to_pixels(*piece.start[:2]), TABLE.to_pixels(*self.motion.at(piece, t)[:2])
                spot = at[0] + now[0] - start[0], at[1] + now[1] - start[1]
                yield plain(name, SHRINK, (spot[0], max(spot[1], TOP - FRAME)))

    def _arrow(self) -> Iterator[Stamp]:
        if self.flick is not None and self.flick.puck in self.motion.pieces:
            piece = self.motion.pieces[self.flick.puck]
            at = to_film(*piece.start[:2])
            yield arrow(self.look, at, self.flick.angle, _arrow_length(self.flick))


def _arrow_length(flick: Flicked) -> float:
    """From the puck's middle to the tip of the arrow in the first frame, px of the film."""
    return 34.0 + 1.2 * flick.strength


def to_film(x: float, y: float) -> Spot:
    """The pixel of the film of a place on the table, mm."""
    across, down = TABLE.to_pixels(x, y)
    return across * SHRINK, down * SHRINK


def picture_before(moment: Moment, motion: MotionTrack, words: Words, theme: Theme) -> Image.Image:
    """The still before the flick, without the pieces that will move."""
    return paint(without(moment.before, motion), words, None, theme, headed=moment.before)


def without(before: View, motion: MotionTrack) -> View:
    """The arena before the flick, without the pieces that will move."""
    return msgspec.structs.replace(
        before,
        phase="shootout" if before.phase == "shootout" else "flick",  # it has the arena to itself
        active=(),
        pucks=tuple(one for one in before.pucks if one.id not in motion.pieces),
        blocks=tuple(one for one in before.blocks if one.id not in motion.pieces),
        tries=(),
        last=None,
    )


def view_after(moment: Moment, motion: MotionTrack) -> View:
    """The view after the flick; where the rules have cleared the arena since, the arena as the flick left it."""
    after: View = moment.after
    if after.round == moment.before.round and (after.phase not in _ELSEWHERE or round_winners(after)):
        return after
    if after.tries != moment.before.tries:  # a try of the shoot-out, which the still shows while the next is awaited
        return after
    ends = {rest.id: rest for rest in moment.trace.rest} if moment.trace else {}
    out = {event.puck for event in moment.events if isinstance(event, Eliminated)}
    out |= {piece.id for piece in motion.pieces.values() if motion.fall(piece)}
    before: View = moment.before
    return msgspec.structs.replace(
        before,
        pucks=tuple(_left(one, ends, out) for one in before.pucks),
        blocks=tuple(_left(one, ends, out) for one in before.blocks),
        last=None,
    )


def _left(piece: _Piece, ends: dict[str, Rest], out: set[str]) -> _Piece:
    if piece.id in out:
        return msgspec.structs.replace(piece, status="out")
    end = ends.get(piece.id) or ends.get(getattr(piece, "mount", ""))
    return msgspec.structs.replace(piece, x=end.x, y=end.y, angle=end.angle) if end else piece


def opening_scene(picture: Image.Image, theme: Theme, sides: Sides) -> tuple[Scene, tuple[Stamp, ...]]:
    """A still at the size of films: the empty arena, and the pieces on it."""
    return _empty(theme, sides), tuple(FORMAT.turned_into(ground(theme, sides), picture))


@lru_cache(maxsize=8)
def _empty(theme: Theme, sides: Sides) -> Scene:
    return Scene(FORMAT.ground(ground(theme, sides)))

"""The film of a flick of PitchBowl, or of a kick-off: what lies still is a scene, what moves is stamped over it."""

from __future__ import annotations

import math
from collections.abc import Iterator

import msgspec
from PIL import Image

from bot.games.pitchbowl.board import BALL, RADIUS, TURN, Cell, held, score_of, zone
from bot.games.pitchbowl.events import Event, Flicked, KickedOff, Overshot, Placed, Thrown, TouchdownScored
from bot.games.pitchbowl.view import SeenPlayer, View
from bot.words import Words
from render.badges import Box, Round
from render.canvas import Spot
from render.film import Area, Frame, Stamp
from render.film_reel import carded
from render.film_sprites import BURST, FLASH, SINK, arrow, burst, flash, start
from render.film_timing import OPENING, RESULT, frame_of, manner_for, times
from render.painter import Moment, Theme
from render.pitchbowl.board.field import SCALE, TURF
from render.pitchbowl.board.pieces import LACE
from render.pitchbowl.film import film_sprites
from render.pitchbowl.film.captions import captions, scored, stopped, strip
from render.pitchbowl.film.exits import exits
from render.pitchbowl.film.film_background import Paint, begun, ended, opening
from render.pitchbowl.film.film_sprites import FORMAT, SHARE, to_film
from render.pitchbowl.film.motion_track import Role, cast
from render.theme import LOOKS, blend
from render.trail import Way

_HARD = 1500.0  # mm/s; a hit that changes a velocity by as much has the largest flash
_FOOT = 34.0  # px of the film; the arrow of no strength


def shot(
    moment: Moment, words: Words, theme: Theme, paint: Paint, rests: tuple[int, int] = (OPENING, RESULT)
) -> Iterator[Frame]:
    """The frames of one flick; `rests` are those of the first and the last, hundredths of a second.

    Raises ValueError if nothing moved in it.
    """
    reel = _Reel(moment, words, theme, rests)
    first, last = (paint(view, words, None, theme) for view in reel.views)
    return reel.frames(first, last)


class _Reel:
    """The film of one flick."""

    def __init__(self, moment: Moment, words: Words, theme: Theme, rests: tuple[int, int]) -> None:
        self.before: View = moment.before
        self.events: tuple[Event, ...] = moment.events
        self.words, self.theme, self.rests = words, theme, rests
        self.look = LOOKS[theme]
        self.cast = cast(moment)
        self.views = begun(moment, self.cast), ended(moment, self.cast)
        self.manner = manner_for(len(self.cast.roles))
        self.times = times(self.cast.duration, self.manner.frame)
        self.exits = exits(self.cast.roles, self.times, self.manner)
        self.said, self.goal, self.limit = self._read(moment)
        self.moving = [role.seen for role in self.cast.roles.values() if role.seen is not None]
        lying, discs = self._lying()
        self.plates = film_sprites.plates(self.moving, discs, lying, self.look)

    def frames(self, first: Image.Image, last: Image.Image) -> Iterator[Frame]:
        """All frames over the still `first`, which shows what does not move; the last is `last`."""
        empty, others = opening(first, self.theme)
        pieces = (*self._players(-1), *self._names(0.0), *self._arrow(), *self._ball(-1))
        yield Frame(self.rests[0], pieces, others, empty)
        covered: list[Area] = []
        ways = [self._way(role) for role in self.cast.roles.values()] if self.manner.trails else []
        sights = [(frame_of(self.times, sight.t), sight) for sight in self.cast.sights]
        ends = [one.begin + BURST for one in self.exits.values()] + [begin + FLASH for begin, _ in sights]
        ends += [self.goal[0] + BURST] if self.goal else []
        for number in range(max([len(self.times), *ends])):
            t = self._time(number)
            stamps = [
                flash(self.look, to_film(sight.x, sight.y), number - begin, sight.dv / _HARD)
                for begin, sight in sights
                if begin <= number < begin + FLASH
            ]
            stamps += [*self._players(number), *self._ball(number), *self._names(t)]
            for leaving in self.exits.values():
                stamps += leaving.farewell(self.look, self.before.turn, number)
            stamps += [*self._celebration(number), *self._caption(number)]
            marks = [mark for way in ways for mark in way.grown(t)]
            if self.limit is not None and self.limit[0] == number:
                lying, discs = self._lying()
                marks.append(film_sprites.border(self.look, self.limit[1], lying, discs))
            covered += (mark.area for mark in marks)
            yield Frame(self.manner.frame, tuple(stamps), tuple(marks))
        lasting = (*self._celebration(None), *self._caption(None))
        marks = [*FORMAT.turned_into(first, last, covered)]
        if self.limit is not None:
            discs = film_sprites.discs_on(self.views[1])
            plates = film_sprites.plates(self.views[1].players, discs, (), self.look)
            marks.append(film_sprites.border(self.look, self.limit[1], [*plates.values()], discs))
        yield Frame(self.rests[1], lasting, tuple(marks))

    def _time(self, number: int) -> float:
        """The instant that a frame shows; -1 is the first, before the flick."""
        return self.times[min(number, len(self.times) - 1)] if number >= 0 else 0.0

    def _read(
        self, moment: Moment
    ) -> tuple[list[tuple[int | None, str]], tuple[int, SeenPlayer] | None, tuple[int, frozenset[Cell]] | None]:
        """What is said from which frame on, who scores at which, and which cells the flicked player could not leave."""
        trace = moment.trace
        if trace is None:
            raise ValueError("nothing moved")
        said = [
            (frame_of(self.times, at) if at < math.inf else None, self.words.say(one).upper())
            for at, one in captions(self.events, trace)
        ]
        goal: tuple[int, SeenPlayer] | None = None
        limit: tuple[int, frozenset[Cell]] | None = None
        for event in self.events:
            match event:
                case TouchdownScored(player):
                    goal = frame_of(self.times, scored(trace, player)), self.cast.players[player]
                case Overshot(player):
                    one = self.cast.players[player]
                    reach = score_of(player) + (0 if self.before.spent.effort else 1)
                    inside = zone(held(one.x, one.y), reach)
                    limit = frame_of(self.times, stopped(trace)), inside
                case _:
                    pass
        return said, goal, limit

    def _lying(self) -> tuple[list[Box], list[Round]]:
        """Where the names of those stand that do not move, and what all names keep clear of, px of the still."""
        view = self.views[0]
        discs = film_sprites.discs_on(view)
        plates = film_sprites.plates(view.players, discs, (), self.look)
        return [*plates.values()], [
            *discs,
            *film_sprites.discs_on(msgspec.structs.replace(view, players=tuple(self.moving))),
        ]

    def _players(self, number: int) -> Iterator[Stamp]:
        """The players that move, in a frame, from the back to the front."""
        t = self._time(number)
        for role in sorted(self.cast.roles.values(), key=lambda role: (role.start[0], role.id)):
            lost = self._lost(role.id, number)
            if role.seen is not None and lost < SINK:
                yield film_sprites.player(
                    self.look, role.seen, self._at(role.id, t, lost), lost=lost, shaded=self.manner.shaded
                )

    def _ball(self, number: int) -> Iterator[Stamp]:
        """The ball, if it moves or changes hands: with its holder, on the ground or in the air."""
        if not self.cast.handled:
            return
        t = self._time(number)
        holder = self.cast.holder(t)
        lost = self._lost(BALL if holder is None else holder, number)
        if holder is not None:
            x, y = self._at(holder, t, lost)
            yield film_sprites.held_ball(self.look, (x, y), lost=lost)
            return
        lies = self.cast.ball(t)
        if lies is not None:
            share = t / self.cast.duration if self.cast.soars else 0.0
            yield from film_sprites.ball(self.look, to_film(*lies), height=4 * share * (1 - share))
        elif BALL in self.exits and lost < SINK:
            yield from film_sprites.ball(self.look, self._at(BALL, t, lost), lost=lost)

    def _lost(self, piece: str, number: int) -> int:
        """How many frames ago a puck left."""
        leaving = self.exits.get(piece)
        return 0 if leaving is None else leaving.lost(number)

    def _at(self, piece: str, t: float, lost: int) -> Spot:
        """Where a puck is, px of the film; one that left goes on a little."""
        return self.exits[piece].at(lost) if lost else to_film(*self.cast.at(piece, t))

    def _celebration(self, number: int | None) -> Iterator[Stamp]:
        """The touchdown: rings round who scores, and what it is; `number` None is the last frame."""
        if self.goal is None or (number is not None and number < self.goal[0]):
            return
        begin, one = self.goal
        if number is not None and number < begin + BURST:
            at = to_film(*self.cast.at(one.id, self._time(number)))
            yield burst(self.look, one.seat, at, number - begin)
        event = next(event for event in self.events if isinstance(event, TouchdownScored))
        red, blue = event.score
        text = self.words.text("pitchbowl-film-card", red=red, blue=blue).upper()
        yield carded(self.look, text, FORMAT.shown)

    def _caption(self, number: int | None) -> Iterator[Stamp]:
        """What is said in a frame; `number` None is the last."""
        said = [text for begin, text in self.said if number is None or (begin is not None and begin <= number)]
        if said:
            yield strip(self.look, said[-1])

    def _way(self, role: Role) -> Way:
        """The trail of a puck, with a pale outline where a player was."""

        def place(t: float) -> Spot:
            return to_film(*role.at(t))

        if role.seen is None:
            return Way(role.begins, place, LACE, None)
        team = self.look.teams[role.seen.seat]
        outline = start(
            blend(TURF[self.theme].grass[0], team.base, 0.35), team.base, RADIUS * SCALE * SHARE, place(0.0)
        )
        return Way(role.begins, place, team.base, outline)

    def _names(self, t: float) -> Iterator[Stamp]:
        """The names of the players that have not begun to move."""
        for role in self.cast.roles.values():
            if role.seen is not None and (not role.begins or t <= role.begins[0]):
                yield film_sprites.named(self.look, role.seen, self.plates[role.id])

    def _arrow(self) -> Iterator[Stamp]:
        """The arrow of the flick, the throw or the kick."""
        for event in self.events:
            match event:
                case Flicked() | Placed():
                    place = self.cast.at(event.player, 0.0)
                case Thrown() | KickedOff() if BALL in self.cast.roles:
                    place = self.cast.roles[BALL].start
                case _:
                    continue
            yield arrow(self.look, to_film(*place), (event.angle + TURN) % 360.0, _FOOT + event.strength)

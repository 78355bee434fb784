"""Films of flicks and kick-offs in PitchBowl: resting pieces are the scene, moving ones are stamped over it. Rates films, too."""

import math
from collections.abc import Iterator, Sequence

import msgspec
from PIL import Image

from bot.games.pitchbowl.rules import events
from bot.games.pitchbowl.rules.board import BALL, RADIUS, TURN, Cell, held, score_of, seat_of, zone
from bot.games.pitchbowl.rules.view import SeenPlayer, View
from bot.words import Words
from render.drawing.badges import BadgeDisc, Box
from render.drawing.canvas import Spot
from render.drawing.lasting import release
from render.films import reel
from render.films.film import Area, FilmFrame, Stamp
from render.films.reel import ALONE, LARGEST, Rests, title_card
from render.films.sprites import BURST, FLASH, SINK, DashedTrail, arrow, burst, fixed, flash, start
from render.films.timing import frame_of, style_for, times
from render.painter import Moment, Theme
from render.pitchbowl.board.field import FIELD_COLOURS, GAME, SCALE, WHOLE
from render.pitchbowl.board.pieces import LACE
from render.pitchbowl.board.still import paint
from render.pitchbowl.film import film_sprites
from render.pitchbowl.film.film_sprites import FORMAT, SHARE, exits, opening_scene, strip, to_film
from render.pitchbowl.film.motion_track import (
    PieceTrack,
    captions,
    score_time,
    stop_time,
    track_motion,
    view_after,
    view_before,
)
from render.table.celebration import lost
from render.theme import LOOKS, blend

_WORTH: dict[type[events.Event], float] = {
    events.TouchdownScored: 20.0,
    events.Intercepted: 7.0,
    events.Stolen: 6.0,
    events.Caught: 5.0,
    events.MatchOver: 4.0,
    events.HandedOff: 3.0,
    events.WentOut: 3.0,
    events.BallOut: 3.0,
    events.PickedUp: 2.0,
    events.KnockedOut: 2.0,
    events.EffortMade: 1.0,
    events.Failed: 1.0,
    events.Cleared: 1.0,
    events.Overshot: 1.0,
    events.Met: 0.5,
}
_CHAIN = 6  # pairs that hit each other beyond which more are not worth more


def worth(moment: Moment) -> float:
    """From 0 (nothing moved) upwards; a touchdown outweighs all else."""
    if moment.trace is None:
        return 0.0
    pairs = {(touch.a, touch.b) for touch in moment.trace.contacts}
    return 1.0 + sum(_WORTH.get(type(event), 0.0) for event in moment.events) + min(len(pairs), _CHAIN) / 3


_HARD = 1500.0  # mm/s; a hit that changes a velocity by as much has the largest flash
_FOOT = 34.0  # px of the film; the arrow of no strength


def film(
    moments: Sequence[Moment], words: Words, *, theme: Theme = "dark", largest: int = LARGEST, present: bool = True
) -> bytes:
    """A GIF of the flicks in order, of at most about `largest` bytes; a card shows the score where it has changed.

    Raises ValueError if nothing moved in any.
    """

    def frames(moment: Moment, rests: Rests) -> Iterator[FilmFrame]:
        return flick_frames(moment, words, theme, rests)

    def title(moment: Moment, before: Moment) -> str:
        now: View = moment.before
        if before.before.score == now.score and before.before.turns <= now.turns:
            return ""
        return words.text("pitchbowl-picture-score", red=now.score[0], blue=now.score[1])

    return reel.film(moments, frames, worth, GAME, theme, title, largest, present=present)


def flick_frames(moment: Moment, words: Words, theme: Theme, rests: Rests = ALONE) -> Iterator[FilmFrame]:
    """The frames of one flick. Raises ValueError if nothing moved in it."""
    made = FlickFilm(moment, words, theme, rests)
    first, last = (paint(view, words, None, theme, WHOLE) for view in made.views)
    yield from made.frames(first, last)
    if rests.present:
        still = last if made.views[1] == moment.after else paint(moment.after, words, None, theme, WHOLE)
        yield FilmFrame(rests.present, marks=tuple(FORMAT.turned_into(last, still, made.outlined)))
        release(still)
    release(first, last)


class FlickFilm:
    """The film of one flick."""

    def __init__(self, moment: Moment, words: Words, theme: Theme, rests: Rests) -> None:
        self.before: View = moment.before
        self.events: tuple[events.Event, ...] = moment.events
        self.words, self.theme, self.rests = words, theme, rests
        self.look = LOOKS[theme]
        self.motion = track_motion(moment)
        self.views = view_before(moment, self.motion), view_after(moment, self.motion)
        self.style = style_for(len(self.motion.pieces))
        self.times = times(self.motion.duration, self.style.frame)
        self.exits = exits(self.motion.pieces, self.times, self.style)
        self.sentences, self.goal, self.limit = self._read(moment)
        self.outlined: list[Area] = []  # what the result shows beyond its still
        self.moving = [piece.seen for piece in self.motion.pieces.values() if piece.seen is not None]
        lying, discs = self._lying()
        self.plates = film_sprites.plates(self.moving, discs, lying, self.look)

    def frames(self, first: Image.Image, last: Image.Image) -> Iterator[FilmFrame]:
        """All frames over the still `first`, which shows what does not move; the last is `last`."""
        empty, others = opening_scene(first, self.theme)
        pieces = (*self._players(-1), *self._names(-1), *self._arrow(), *self._ball(-1))
        yield FilmFrame(self.rests.before, pieces, others, empty)
        covered: list[Area] = []
        trails = [self._trail(piece) for piece in self.motion.pieces.values()] if self.style.trails else []
        impacts = [(frame_of(self.times, impact.t), impact) for impact in self.motion.impacts]
        ends = [one.begin + BURST for one in self.exits.values()] + [begin + FLASH for begin, _ in impacts]
        ends += [self.goal[0] + BURST] if self.goal else []
        for number in range(max([len(self.times), *ends])):
            t = self._time(number)
            stamps = [
                fixed(flash(self.look, number - begin, round(impact.dv / _HARD * 3)), to_film(impact.x, impact.y))
                for begin, impact in impacts
                if begin <= number < begin + FLASH
            ]
            stamps += [*self._players(number), *self._ball(number), *self._names(number)]
            for leaving in self.exits.values():
                stamps += leaving.exit_marks(self.look, self.before.turn, number)
            stamps += [*self._celebration(number), *self._caption(number)]
            marks = [mark for trail in trails for mark in trail.extended_to(t)]
            if self.limit is not None and self.limit[0] == number:
                lying, discs = self._lying()
                marks.append(film_sprites.border(self.look, self.limit[1], lying, discs))
            covered += (mark.area for mark in marks)
            yield FilmFrame(self.style.frame, tuple(stamps), tuple(marks))
        lasting = (*self._celebration(None), *self._caption(None))
        marks = [*FORMAT.turned_into(first, last, covered)]
        if self.limit is not None:
            discs = film_sprites.discs_on(self.views[1])
            names = film_sprites.written(self.views[1], self.look)
            marks.append(film_sprites.border(self.look, self.limit[1], names, discs))
            self.outlined.append(marks[-1].area)
        yield FilmFrame(self.rests.result, lasting, tuple(marks))

    def _time(self, number: int) -> float:
        """The instant that a frame shows; -1 is the first, before the flick."""
        return self.times[min(number, len(self.times) - 1)] if number >= 0 else 0.0

    def _read(
        self, moment: Moment
    ) -> tuple[list[tuple[int | None, str]], tuple[int, SeenPlayer] | None, tuple[int, frozenset[Cell]] | None]:
        """The captions, the scorer and the limit of the flicked player, each with its first frame."""
        trace = moment.trace
        if trace is None:
            raise ValueError("nothing moved")
        sentences = [
            (frame_of(self.times, at) if at < math.inf else None, self.words.say(one).upper())
            for at, one in captions(self.events, trace)
        ]
        goal: tuple[int, SeenPlayer] | None = None
        limit: tuple[int, frozenset[Cell]] | None = None
        for event in self.events:
            match event:
                case events.TouchdownScored(player) if not lost(self.before.viewer, (seat_of(player),)):
                    goal = frame_of(self.times, score_time(trace, player)), self.motion.players[player]
                case events.Overshot(player):
                    one = self.motion.players[player]
                    reach = score_of(player) + (0 if self.before.spent.effort else 1)
                    inside = zone(held(one.x, one.y), reach)
                    limit = frame_of(self.times, stop_time(trace)), inside
                case _:
                    pass
        return sentences, goal, limit

    def _lying(self) -> tuple[list[Box], list[BadgeDisc]]:
        """The boxes of the names of resting players, and the discs that all names keep clear of, px of the still."""
        view = self.views[0]
        moving = msgspec.structs.replace(view, players=tuple(self.moving))
        discs = [*film_sprites.discs_on(view), *film_sprites.discs_on(moving)]
        return film_sprites.written(view, self.look), discs

    def _players(self, number: int) -> Iterator[Stamp]:
        """The players that move, in a frame, from the back to the front."""
        t = self._time(number)
        for piece in sorted(self.motion.pieces.values(), key=lambda piece: (piece.start[0], piece.id)):
            lost = self._lost(piece.id, number)
            if piece.seen is not None and lost < SINK:
                yield film_sprites.player(
                    self.look, piece.seen, self._at(piece.id, t, lost), lost=lost, shaded=self.style.shaded
                )

    def _ball(self, number: int) -> Iterator[Stamp]:
        """The ball, if it moves or changes hands: with its holder, on the ground or in the air."""
        if not self.motion.handled:
            return
        t = self._time(number)
        holder = self.motion.holder(t)
        lost = self._lost(BALL if holder is None else holder, number)
        if holder is not None:
            x, y = self._at(holder, t, lost)
            yield film_sprites.held_ball(self.look, (x, y), lost=lost)
            return
        lies = self.motion.ball(t)
        if lies is not None:
            share = t / self.motion.duration if self.motion.soars else 0.0
            yield from film_sprites.ball(self.look, to_film(*lies), height=4 * share * (1 - share))
        elif BALL in self.exits and lost < SINK:
            yield from film_sprites.ball(self.look, self._at(BALL, t, lost), lost=lost)

    def _lost(self, piece: str, number: int) -> int:
        """The number of frames since a puck left."""
        leaving = self.exits.get(piece)
        return 0 if leaving is None else leaving.lost(number)

    def _at(self, piece: str, t: float, lost: int) -> Spot:
        """The place of a puck, px of the film; after an exit it drifts on a little."""
        return self.exits[piece].at(lost) if lost else to_film(*self.motion.at(piece, t))

    def _celebration(self, number: int | None) -> Iterator[Stamp]:
        """The touchdown: rings round the scorer, and its card; `number` None is the last frame, which has the still's."""
        if self.goal is None or number is None or number < self.goal[0]:
            return
        begin, one = self.goal
        if number < begin + BURST:
            at = to_film(*self.motion.at(one.id, self._time(number)))
            yield fixed(burst(self.look, one.seat, number - begin), at)
        text = self.words.text("pitchbowl-picture-touchdown").upper()
        yield title_card(self.look, text, FORMAT.shown)

    def _caption(self, number: int | None) -> Iterator[Stamp]:
        """The caption of a frame; `number` None is the last."""
        texts = [text for begin, text in self.sentences if number is None or (begin is not None and begin <= number)]
        if texts:
            yield strip(self.look, texts[-1])

    def _trail(self, piece: PieceTrack) -> DashedTrail:
        """The trail of a puck, with a pale outline where a player was."""

        def place(t: float) -> Spot:
            return to_film(*piece.at(t))

        if piece.seen is None:
            return DashedTrail(piece.begins, place, LACE, None)
        team = self.look.teams[piece.seen.seat]
        grass = blend(FIELD_COLOURS[self.theme].grass[0], team.base, 0.35)
        outline = start(grass, team.base, RADIUS * SCALE * SHARE)
        return DashedTrail(piece.begins, place, team.base, fixed(outline, place(0.0)))

    def _names(self, number: int) -> Iterator[Stamp]:
        """The names of the players that move, each as far from its player as before."""
        t = self._time(number)
        for piece in self.motion.pieces.values():
            if piece.seen is None or self._lost(piece.id, number):
                continue
            x, y = self._at(piece.id, t, 0)
            from_x, from_y = to_film(*piece.start)
            yield film_sprites.named(self.look, piece.seen, self.plates[piece.id], (x - from_x, y - from_y))

    def _arrow(self) -> Iterator[Stamp]:
        """The arrow of the flick, the throw or the kick."""
        for event in self.events:
            match event:
                case events.Flicked() | events.Placed():
                    place = self.motion.at(event.player, 0.0)
                case events.Thrown() | events.KickedOff() if BALL in self.motion.pieces:
                    place = self.motion.pieces[BALL].start
                case _:
                    continue
            yield arrow(self.look, to_film(*place), (event.angle + TURN) % 360.0, _FOOT + event.strength)

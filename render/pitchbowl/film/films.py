"""Films of PitchBowl: one flick, or many of a match; a card says where the score has changed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.words import Words
from render import film_reel
from render.film import FilmFrame
from render.painter import Moment, Theme
from render.pitchbowl.board.field import GAME
from render.pitchbowl.film import flick_film
from render.pitchbowl.film.film_background import Paint
from render.pitchbowl.film.highlight_score import worth
from render.theme import LOOKS


def film(
    moments: Sequence[Moment], words: Words, theme: Theme, paint: Paint, largest: int = film_reel.LARGEST
) -> bytes:
    """The flicks one after the other as a GIF of at most about `largest` bytes; a card shows the score it is played at.

    Raises ValueError if nothing moved in any.
    """

    def flick_frames(moment: Moment, before: Moment | None, among: int) -> Iterable[FilmFrame]:
        if among == 1:
            return flick_film.flick_frames(moment, words, theme, paint)
        frames = flick_film.flick_frames(moment, words, theme, paint, film_reel.RESTS)
        if before is not None and before.before.score == moment.before.score and _goes_on(before, moment):
            return frames
        red, blue = moment.before.score
        return film_reel.with_title_card(
            frames, LOOKS[theme], words.text("pitchbowl-picture-score", red=red, blue=blue)
        )

    return film_reel.film(moments, flick_frames, worth, GAME, theme, largest)


def _goes_on(before: Moment, moment: Moment) -> bool:
    """Whether a flick was played after the one shown before it."""
    return bool(before.before.turns <= moment.before.turns)

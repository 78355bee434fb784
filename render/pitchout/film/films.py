"""Films of Pitch Out: one flick, or many of a match; a card says where a round begins."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.games.pitchout.view import View
from bot.words import Words
from render import film_reel
from render.film import FilmFrame
from render.painter import Moment, Theme
from render.pitchout.board.blocks import GAME
from render.pitchout.film import flick_film
from render.pitchout.film.film_background import Paint
from render.pitchout.film.highlight_score import worth
from render.theme import LOOKS


def film(
    moments: Sequence[Moment], words: Words, theme: Theme, paint: Paint, largest: int = film_reel.LARGEST
) -> bytes:
    """The flicks one after the other as a GIF of at most about `largest` bytes; a card says where a round begins.

    Raises ValueError if nothing moved in any.
    """

    def flick_frames(moment: Moment, before: Moment | None, among: int) -> Iterable[FilmFrame]:
        if among == 1:
            return flick_film.flick_frames(moment, words, theme, paint)
        frames = flick_film.flick_frames(moment, words, theme, paint, film_reel.RESTS)
        if not _begins(moment, before):
            return frames
        text = words.text("pitchout-picture-round", round=moment.before.round).upper()
        return film_reel.with_title_card(frames, LOOKS[theme], text)

    return film_reel.film(moments, flick_frames, worth, GAME, theme, largest)


def _begins(moment: Moment, before: Moment | None) -> bool:
    """Whether a flick is the first shown of a round."""
    return before is None or _place(moment.before) < _place(before.before) or moment.before.round != before.before.round


def _place(view: View) -> tuple[int, int]:
    return view.round, view.turn

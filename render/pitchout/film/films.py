"""Films of Pitch Out: one flick, or many of a match; a card says where a round begins."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.games.pitchout.seen import View
from bot.words import Words
from render import showreel
from render.film import Frame
from render.painter import Moment, Theme
from render.pitchout import reel
from render.pitchout.blocks import GAME
from render.pitchout.scenery import Paint
from render.pitchout.worth import worth
from render.theme import LOOKS


def film(moments: Sequence[Moment], words: Words, theme: Theme, paint: Paint, largest: int = showreel.LARGEST) -> bytes:
    """The flicks one after the other as a GIF of at most about `largest` bytes; a card says where a round begins.

    Raises ValueError if nothing moved in any.
    """

    def shot(moment: Moment, before: Moment | None, among: int) -> Iterable[Frame]:
        if among == 1:
            return reel.shot(moment, words, theme, paint)
        frames = reel.shot(moment, words, theme, paint, showreel.RESTS)
        if not _begins(moment, before):
            return frames
        text = words.text("pitchout-picture-round", round=moment.before.round).upper()
        return showreel.opened(frames, LOOKS[theme], text)

    return showreel.film(moments, shot, worth, GAME, theme, largest)


def _begins(moment: Moment, before: Moment | None) -> bool:
    """Whether a flick is the first shown of a round."""
    return before is None or _place(moment.before) < _place(before.before) or moment.before.round != before.before.round


def _place(view: View) -> tuple[int, int]:
    return view.round, view.turn

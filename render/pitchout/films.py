"""Films of one flick or of many, a whole match in the longest: never larger than may be uploaded, the least worth seeing left out first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

import msgspec
from PIL import Image, ImageDraw

from bot.games.pitchout.seen import View
from bot.words import Words
from render.canvas import FINE, Sprite, label
from render.film import Frame, Recorder, Stamp
from render.painter import Moment, Theme
from render.pitchout import reel
from render.pitchout.blocks import GAME
from render.pitchout.scenery import SIDE, Paint
from render.pitchout.worth import worth
from render.theme import LOOKS, Look

LARGEST = 8_000_000  # bytes; Discord takes 10 MiB
MOST = 120  # flicks; a film of more takes minutes to be seen, and seconds to be made
_RESTS = (40, 90)  # hundredths of a second that first and last frame of one flick among many rest
_CARD = 100  # hundredths of a second that the card of a round is shown
_WIDE, _HIGH = 340, 84  # px; the card's


def film(moments: Sequence[Moment], words: Words, theme: Theme, paint: Paint, largest: int = LARGEST) -> bytes:
    """The flicks one after the other as a GIF of at most about `largest` bytes; a card says where a round begins.

    Raises ValueError if nothing moved in any.
    """
    shown = _best([moment for moment in moments if moment.trace is not None], MOST)
    if not shown:
        raise ValueError("nothing moved in any of these turns")
    while True:
        recorder, sizes = Recorder(GAME, theme), []
        for number, moment in enumerate(shown):
            before = recorder.size
            for frame in _frames(moment, shown[number - 1] if number else None, len(shown), words, theme, paint):
                recorder.add(frame)
            sizes.append(recorder.size - before)
        if recorder.size <= largest or len(shown) == 1:
            return recorder.gif()
        shown = _best(shown, max(1, min(len(shown) - 1, len(shown) * largest // recorder.size)))


def _best(moments: Sequence[Moment], most: int) -> list[Moment]:
    """The moments most worth seeing, in the order given."""
    kept = sorted(range(len(moments)), key=lambda number: -worth(moments[number]))[:most]
    return [moments[number] for number in sorted(kept)]


def _frames(
    moment: Moment, before: Moment | None, among: int, words: Words, theme: Theme, paint: Paint
) -> Iterator[Frame]:
    """The frames of one flick among so many, with a card before the first of a round."""
    if among == 1:
        yield from reel.shot(moment, words, theme, paint)
        return
    frames = reel.shot(moment, words, theme, paint, _RESTS)
    first = next(frames)
    if before is None or _place(moment.before) < _place(before.before) or moment.before.round != before.before.round:
        text = words.text("pitchout-picture-round", round=moment.before.round).upper()
        yield Frame(_CARD, (*first.stamps, _card(LOOKS[theme], text)), scene=first.scene)
        first = msgspec.structs.replace(first, scene=None)
    yield first
    yield from frames


def _place(view: View) -> tuple[int, int]:
    return view.round, view.turn


@lru_cache(maxsize=16)
def _card(look: Look, text: str) -> Stamp:
    """A strip in the middle of the film that names what begins."""
    large = Image.new("RGBA", (_WIDE * FINE, _HIGH * FINE))
    draw = ImageDraw.Draw(large)
    for inset, colour in ((0, look.casing), (2, look.frame_high), (4, look.panel)):
        box = (inset * FINE, inset * FINE, (_WIDE - inset) * FINE - 1, (_HIGH - inset) * FINE - 1)
        draw.rounded_rectangle(box, 14 * FINE, fill=colour)
    small = large.reduce(FINE)
    paint = small.convert("RGB")
    label(text, "headline", 46, look.text).onto(paint, (_WIDE / 2, _HIGH / 2))
    return Stamp(Sprite(paint, small.getchannel("A")), (SIDE - _WIDE) // 2, (SIDE - _HIGH) // 2)

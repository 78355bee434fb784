"""Films of one flick or of many, a whole match in the longest: never larger than may be uploaded, the least worth seeing left out first."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import TypeAlias

import msgspec
from PIL import Image, ImageDraw

from render.canvas import FINE, Sprite, label
from render.film import FilmFrame, Recorder, Stamp
from render.film_timing import OPENING, RESULT
from render.painter import Moment, Theme
from render.theme import LOOKS, Look

LARGEST = 8_000_000  # bytes; Discord takes 10 MiB
MOST = 120  # flicks; a film of more takes minutes to be seen, and seconds to be made
CARD = 100  # hundredths of a second that the card of a chapter is shown
_WIDE, _HIGH = 340, 84  # px; the card's

Rests: TypeAlias = tuple[int, int]
"""How long the first and the last frame of a flick rest, hundredths of a second."""

FrameSource: TypeAlias = Callable[[Moment, Rests], Iterable[FilmFrame]]
"""The frames of a flick."""

Title: TypeAlias = Callable[[Moment, Moment], str]
"""What the card before a flick says; "" for no card. Takes the flick and the one shown before it; the first has none."""

Worth: TypeAlias = Callable[[Moment], float]
"""How much a flick is worth seeing again."""


ALONE: Rests = (OPENING, RESULT)
AMONG_MANY: Rests = (40, 90)


def film(
    moments: Sequence[Moment],
    frames: FrameSource,
    worth: Worth,
    game: str,
    theme: Theme,
    title: Title = lambda _moment, _before: "",
    largest: int = LARGEST,
) -> bytes:
    """A GIF of the flicks in order, of at most `largest` bytes: the flicks least worth seeing are left out.

    Raises ValueError if nothing moved in any.
    """
    shown = _best([moment for moment in moments if moment.trace is not None], worth, MOST)
    if not shown:
        raise ValueError("nothing moved in any of these turns")
    while True:
        recorder = Recorder(game, theme)
        for number, moment in enumerate(shown):
            flick = frames(moment, AMONG_MANY if len(shown) > 1 else ALONE)
            text = title(moment, shown[number - 1]) if number else ""  # a film begins with the action
            for frame in with_title_card(flick, LOOKS[theme], text) if text else flick:
                recorder.add(frame)
        made = recorder.gif()
        if len(made) <= largest or len(shown) == 1:
            return made
        shown = _best(shown, worth, max(1, min(len(shown) - 1, len(shown) * largest // len(made))))


def _best(moments: Sequence[Moment], worth: Worth, most: int) -> list[Moment]:
    kept = sorted(range(len(moments)), key=lambda number: -worth(moments[number]))[:most]
    return [moments[number] for number in sorted(kept)]


def with_title_card(frames: Iterable[FilmFrame], look: Look, text: str) -> Iterable[FilmFrame]:
    """The frames of a flick with a card before them that names what begins. Raises ValueError if the first has no scene."""
    first, *others = frames
    if first.scene is None:
        raise ValueError("a film begins with a scene")
    card = title_card(look, text, first.scene.picture.size)
    return (
        msgspec.structs.replace(first, pause=CARD, stamps=(*first.stamps, card)),
        msgspec.structs.replace(first, marks=(), scene=None),
        *others,
    )


@lru_cache(maxsize=16)
def title_card(look: Look, text: str, size: tuple[int, int]) -> Stamp:
    """A strip with large text in the middle of a film of `size` px."""
    large = Image.new("RGBA", (_WIDE * FINE, _HIGH * FINE))
    draw = ImageDraw.Draw(large)
    for inset, colour in ((0, look.casing), (2, look.frame_high), (4, look.panel)):
        box = (inset * FINE, inset * FINE, (_WIDE - inset) * FINE - 1, (_HIGH - inset) * FINE - 1)
        draw.rounded_rectangle(box, 14 * FINE, fill=colour)
    small = large.reduce(FINE)
    paint = small.convert("RGB")
    label(text, "headline", 46, look.text).onto(paint, (_WIDE / 2, _HIGH / 2))
    return Stamp(Sprite(paint, small.getchannel("A")), (size[0] - _WIDE) // 2, (size[1] - _HIGH) // 2)

"""Films of one flick, of several or of a whole match: within a size limit, by leaving out the flicks least worth seeing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

import msgspec
from PIL import Image, ImageDraw

from render.drawing.canvas import FINE, Sprite, label
from render.films.film import FilmFrame, Recorder, Stamp
from render.films.timing import OPENING, RESULT
from render.painter import Moment, Theme
from render.theme import LOOKS, Look

LARGEST = 8_000_000  # bytes; Discord takes 10 MiB
MOST = 120  # flicks; a film of more takes minutes to be seen, and seconds to be made
CARD = 100  # hundredths of a second that the card of a chapter is shown
_WIDE, _HIGH = 340, 84  # px; the card's


class Rests(NamedTuple):
    """The durations of still frames in a flick's film, hundredths of a second."""

    before: int
    """The position before the flick."""
    result: int
    """The result of the flick."""
    present: int = 0
    """The still of the following position, without captions and with the later effects of the rules; 0 if the film goes on."""


FrameSource: TypeAlias = Callable[[Moment, Rests], Iterable[FilmFrame]]
"""The frames of a flick."""

Title: TypeAlias = Callable[[Moment, Moment], str]
"""The text of the card before a flick, given the flick and the one shown before it; "" for no card. The first flick has none."""

Worth: TypeAlias = Callable[[Moment], float]
"""The value of seeing a flick again."""


ALONE = Rests(OPENING, RESULT, RESULT)
AMONG_MANY = Rests(40, 90)


def film(
    moments: Sequence[Moment],
    frames: FrameSource,
    worth: Worth,
    game: str,
    theme: Theme,
    title: Title = lambda _moment, _before: "",
    largest: int = LARGEST,
    *,
    present: bool = True,
) -> bytes:
    """A GIF of the flicks in order, of at most `largest` bytes: the flicks least worth seeing are left out, but never the last.

    It ends on the still of the position after the last one, or, unless that is to be `present`, on the flick's result.

    Raises ValueError if nothing moved in any.
    """
    shown = _kept([moment for moment in moments if moment.trace is not None], worth, MOST)
    if not shown:
        raise ValueError("nothing moved in any of these turns")
    while True:
        recorder = Recorder(game, theme)
        for number, moment in enumerate(shown):
            rests = ALONE if len(shown) == 1 else AMONG_MANY
            flick = frames(moment, rests._replace(present=RESULT if present and number == len(shown) - 1 else 0))
            text = title(moment, shown[number - 1]) if number else ""  # a film begins with the action
            for frame in with_title_card(flick, LOOKS[theme], text) if text else flick:
                recorder.add(frame)
        made = recorder.gif()
        if len(made) <= largest or len(shown) == 1:
            return made
        shown = _kept(shown, worth, max(1, min(len(shown) - 1, len(shown) * largest // len(made))))


def _kept(moments: Sequence[Moment], worth: Worth, most: int) -> list[Moment]:
    return [moments[number] for number in kept([worth(moment) for moment in moments], most)]


def kept(worths: Sequence[float], most: int) -> list[int]:
    """The indices of the flicks to show, in order, if `most` are: the last, which ends the film, and the best of the others."""
    last = len(worths) - 1
    others = sorted(range(last), key=lambda number: -worths[number])
    return sorted([*others[: most - 1], last]) if worths else []


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

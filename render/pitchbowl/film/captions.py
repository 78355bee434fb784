"""Captions of a film of PitchBowl: the touchdown and other turning points."""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image, ImageDraw

from bot.games.pitchbowl.board import BALL, label
from bot.games.pitchbowl.events import (
    BallOut,
    Caught,
    Cleared,
    Event,
    Failed,
    Given,
    HandedOff,
    Intercepted,
    KnockedOut,
    Overshot,
    PickedUp,
    PlacementAnnulled,
    Stolen,
    TouchdownScored,
    WentOut,
)
from bot.games.pitchbowl.simulation import GOALS, LIMIT
from bot.games.vocabulary import Phrase, phrase
from bot.physics.trace import Trace
from render.canvas import FINE, Sprite
from render.canvas import label as lettering
from render.film import Stamp
from render.pitchbowl.film.film_sprites import FORMAT
from render.pitchbowl.film.motion_track import catch_time, touch_time
from render.theme import Look

_HIGH, _LETTERS, _ROOM = 36, 32, 16  # px of the film: a strip's height, its letters, and what is left free beside them


def captions(events: tuple[Event, ...], trace: Trace) -> list[tuple[float, Phrase]]:
    """The captions with their begin (s), in order; the last stays."""
    found = ((_when(event, trace), _said(event)) for event in events)
    said = [(at, words) for at, words in found if at is not None]
    return sorted(said, key=lambda one: one[0])


def _when(event: Event, trace: Trace) -> float | None:
    """When a caption begins, s; infinite: at the end, None: never."""
    match event:
        case Stolen(player, other) | HandedOff(player, other):
            at = touch_time(trace, player, other)
        case PickedUp() | Caught() | Intercepted():
            at = catch_time(trace)
        case Cleared(player):
            at = touch_time(trace, player, BALL)
        case Overshot():
            at = stop_time(trace)
        case WentOut(player):
            at = _fallen(trace, player)
        case BallOut():
            at = _fallen(trace, BALL)
        case TouchdownScored(player):
            at = score_time(trace, player)
        case KnockedOut() | Failed() | PlacementAnnulled():
            at = trace.duration
        case Given():
            at = math.inf
        case _:
            return None
    return at


def _said(event: Event) -> Phrase:
    key = f"pitchbowl-film-{event.__struct_config__.tag}"
    match event:
        case Stolen(player, other) | HandedOff(player, other):
            return phrase(key, player=label(player), other=label(other))
        case Failed(player, deed):
            return phrase(f"{key}-{deed}", player=label(player))
        case PlacementAnnulled():
            return phrase(key)
        case _:
            one = getattr(event, "player", "")
            return phrase(key, player=label(one)) if one else phrase(key)


def stop_time(trace: Trace) -> float:
    """When the flicked player came to the limit, s; the end of the flick if that never happened."""
    return next((one.t for one in trace.passages if one.gate == LIMIT), trace.duration)


def score_time(trace: Trace, player: str) -> float:
    """When a player came into an end zone, s; the end of the flick for a player already there."""
    return next(
        (one.t for one in trace.passages if one.gate in GOALS and one.piece == player and one.into), trace.duration
    )


def _fallen(trace: Trace, piece: str) -> float:
    fall = trace.fall(piece)
    return trace.duration if fall is None else fall.t


@lru_cache(maxsize=64)
def strip(look: Look, text: str) -> Stamp:
    """A strip with text below the field."""
    letters = lettering(text, "headline", _LETTERS, look.text)
    wide = letters.size[0] + 2 * _ROOM
    large = Image.new("RGBA", (wide * FINE, _HIGH * FINE))
    draw = ImageDraw.Draw(large)
    for inset, colour in ((0, look.casing), (2, look.panel)):
        box = (inset * FINE, inset * FINE, (wide - inset) * FINE - 1, (_HIGH - inset) * FINE - 1)
        draw.rounded_rectangle(box, _HIGH // 2 * FINE, fill=colour)
    small = large.reduce(FINE)
    paint = small.convert("RGB")
    letters.onto(paint, (wide / 2, _HIGH / 2))
    across, down = FORMAT.shown
    return Stamp(Sprite(paint, small.getchannel("A")), (across - wide) // 2, down - _HIGH - 1)

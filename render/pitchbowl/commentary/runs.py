"""What plain flicks are remarkable for: runs, blocks, supports, who lies where now."""

from __future__ import annotations

import math
from collections.abc import Iterator

from bot.games.pitchbowl.board import BALL, label, rival, seat_of
from bot.games.pitchbowl.events import EffortMade, Failed, Flicked, Overshot, Placed, Stolen
from bot.games.vocabulary import Point
from render.commentary import Fact, fact, millimetres
from render.pitchbowl.commentary.flick_facts import Watched, place_words, to_goal

_SHOVED = 60.0  # mm; further is a hard block
_SOFT = 10.0  # mm; less is hardly a block
_GAP = 12.0  # mm; who passes an opponent more closely slips by
_SHORT = 25.0  # mm before the goal line
_NEAR = 60.0  # mm to the ball or its holder
_STEP = 25.0  # mm; a run forward or back that is worth telling
_TINY = 15.0  # mm


def facts(seen: Watched) -> Iterator[Fact]:
    """Everything that could be said of a flick that was only a run, a block or a support, or was besides."""
    if not isinstance(seen.sent, Flicked | Placed) or any(isinstance(one, Failed | Overshot) for one in seen.events):
        return
    if seen.trace.fall(seen.player) is not None:
        return
    if any(isinstance(one, EffortMade) for one in seen.events):
        yield fact(48.0, "pitchbowl-comment-effort", player=seen.name, cm=max(1, round(seen.slid(seen.player) / 10)))
    if seen.runs:
        yield from _carried(seen)
    yield from _met(seen)
    if not seen.touched:
        yield from _ran(seen)


def _carried(seen: Watched) -> Iterator[Fact]:
    """The holder's own way."""
    left, gain = to_goal(seen.end(seen.player), seen.seat), seen.gained(seen.player)
    if seen.after.holder != seen.player:
        return
    if 0.0 < left < _SHORT:
        yield fact(82.0, "pitchbowl-comment-carry-short", player=seen.name, mm=millimetres(left))
    if gain > _STEP:
        yield fact(59.0, "pitchbowl-comment-carry", player=seen.name, cm=round(gain / 10), left=round(left / 10))
    elif gain < -_STEP:
        yield fact(59.0, "pitchbowl-comment-carry-back", player=seen.name, cm=round(-gain / 10))
    elif left:
        yield fact(50.0, "pitchbowl-comment-carry-aside", player=seen.name, left=max(1, round(left / 10)))


def _met(seen: Watched) -> Iterator[Fact]:
    """Whom he met, and what came of it."""
    first = next(iter(seen.touched), None)
    if first is None or first == BALL or any(isinstance(one, Stolen) for one in seen.events):
        return
    args = {"player": seen.name, "other": label(first)}
    way = seen.shift(first)
    moved = len(seen.pushed)
    if seat_of(first) == seen.seat:
        ahead = seen.gained(first)
        if first == seen.before.holder and ahead > _STEP:
            yield fact(77.0, "pitchbowl-comment-support-holder", cm=round(ahead / 10), **args)
        elif ahead > _STEP:
            yield fact(46.0, "pitchbowl-comment-support-forward", cm=round(ahead / 10), **args)
        else:
            yield fact(44.0, "pitchbowl-comment-support", **args)
    elif first == seen.before.holder:
        yield fact(71.0, "pitchbowl-comment-block-holder", **args)
    elif way > _SHOVED:
        yield fact(52.0, "pitchbowl-comment-block-hard", cm=round(way / 10), **args)
    elif way < _SOFT:
        yield fact(43.0, "pitchbowl-comment-block-soft", **args)
    else:
        onward = seen.gained(first)
        kind = "back" if onward < -way / 2 else "on" if onward > way / 2 else "aside"
        yield fact(46.0, f"pitchbowl-comment-block-{kind}", cm=round(way / 10), **args)
    if moved > 2:
        yield fact(57.0, "pitchbowl-comment-pile", player=seen.name, count=moved)


def _ran(seen: Watched) -> Iterator[Fact]:
    """A run that met nobody."""
    name, end = seen.name, seen.end(seen.player)
    close = min(seen.passed(), default=None)
    if close is not None and close[0] < _GAP and seen.slid(seen.player) > _TINY:
        yield fact(62.0, "pitchbowl-comment-slipped-by", player=name, foe=close[1], mm=millimetres(close[0]))
    if seen.runs:
        return
    target = _wanted(seen)
    if target is not None:
        before, after = (_gap(place, target[0]) for place in (seen.start(seen.player), end))
        if after < _NEAR < before:
            cm = max(1, round(after / 10))
            other = {"other": target[2]} if target[2] else {}
            yield fact(50.0, f"pitchbowl-comment-{target[1]}", player=name, cm=cm, **other)
    gain = seen.gained(seen.player)
    if seen.slid(seen.player) < _TINY:
        yield fact(40.0, "pitchbowl-comment-run-tiny", player=name, mm=max(1, round(seen.slid(seen.player))))
    elif gain > _STEP:
        yield fact(41.0, "pitchbowl-comment-run-forward", player=name, place=place_words(end), cm=round(gain / 10))
    elif gain < -_STEP:
        yield fact(41.0, "pitchbowl-comment-run-back", player=name, place=place_words(end), cm=round(-gain / 10))
    else:
        yield fact(40.0, "pitchbowl-comment-run-aside", player=name, place=place_words(end))


def _wanted(seen: Watched) -> tuple[Point, str, str] | None:
    """What a run may have been for: the loose ball, or the holder, to be closed in on or to be helped."""
    view = seen.after
    if view.ball is not None:
        return view.ball, "run-ball", ""
    holder = next((one for one in view.players if one.id == view.holder), None)
    if holder is None or holder.id == seen.player:
        return None
    kind = "run-holder" if holder.seat == rival(seen.seat) else "run-escort"
    return Point(holder.x, holder.y), kind, holder.label


def _gap(one: Point, two: Point) -> float:
    return max(0.0, math.dist((one.x, one.y), (two.x, two.y)) - 24.0)

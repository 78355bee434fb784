"""What the deeds with the ball are remarkable for: steals, pick-ups, hand-offs, passes."""

from __future__ import annotations

import math
from collections.abc import Iterator

from bot.games.pitchbowl.board import BALL, RADIUS, label, rival, seat_of
from bot.games.pitchbowl.events import Caught, Event, HandedOff, Intercepted, KnockedOut, PickedUp, Stolen
from bot.games.vocabulary import Point
from bot.physics.trace import Contact
from render.commentary import Fact, fact, millimetres
from render.pitchbowl.commentary.flick_facts import Watched, nearest, to_goal

_NEAR_GOAL = 120.0  # mm; a holder nearer to the line would soon have scored
_BEHIND = 10.0  # mm; somebody further back comes from behind
_RUN_UP = 60.0  # mm; a steal or pick-up from further away is a feat
_CROWD = 30.0  # mm; an opponent nearer to the ball would have had it next
_AT_FEET = 1.0  # mm; a ball that was dropped lies so near
_TOUCHING = 10.0  # mm; a mate nearer than this need hardly be aimed at
_LONG, _SHORT = 250.0, 80.0  # mm that a throw goes
_GAIN = 60.0  # mm by which the ball comes forward
_GAP = 12.0  # mm; a ball that passes an opponent more closely was in danger
_WHISKER = 0.25  # of the way from full to past; a touch further out only grazes


def facts(seen: Watched, event: Event) -> Iterator[Fact]:
    """Everything that could be said of who has got the ball, and how."""
    match event:
        case Stolen(player, victim):
            yield from _stolen(seen, player, victim)
        case PickedUp(player):
            yield from _picked_up(seen, player)
        case HandedOff(player, mate):
            yield from _handed_off(seen, player, mate)
        case Caught(player, passer):
            yield from _caught(seen, player, passer)
        case Intercepted(player, passer):
            yield from _intercepted(seen, player, passer)
        case KnockedOut(player):
            key = "pitchbowl-comment-floored" if seat_of(player) != seen.seat else "pitchbowl-comment-floored-mate"
            yield fact(74.0, key, player=label(player), by=seen.name)
        case _:
            return


def _stolen(seen: Watched, player: str, victim: str) -> Iterator[Fact]:
    one, two = seen.start(player), seen.start(victim)
    args = {"player": label(player), "victim": label(victim)}
    back = one.y - two.y if seat_of(victim) == 1 else two.y - one.y
    left = to_goal(two, seat_of(victim))
    if left < _NEAR_GOAL:
        yield fact(84.0, "pitchbowl-comment-steal-line", cm=max(1, round(left / 10)), **args)
    if back > _BEHIND:
        yield fact(80.0, "pitchbowl-comment-steal-behind", **args)
    grazed = _fullness(seen, victim)
    if grazed < _WHISKER:
        yield fact(82.0, "pitchbowl-comment-steal-graze", **args)
    run_up = math.dist((one.x, one.y), (two.x, two.y)) - 2 * RADIUS
    if run_up > _RUN_UP:
        yield fact(79.0, "pitchbowl-comment-steal-far", cm=round(run_up / 10), **args)
    yield fact(76.0, "pitchbowl-comment-steal", **args)


def _fullness(seen: Watched, piece: str) -> float:
    """How fully the flicked player met another first, from 0 (past) to 1 (full); 1 if that cannot be told."""
    first: Contact | None = next((one for one in seen.trace.touches(seen.player) if piece in (one.a, one.b)), None)
    if first is None:
        return 1.0
    return max(0.0, 1.0 - abs(seen.aside(piece)) / (2 * RADIUS))


def _picked_up(seen: Watched, player: str) -> Iterator[Fact]:
    name, ball = label(player), seen.start(BALL)
    foe = nearest(seen.before, rival(seen.seat), ball)
    if foe is not None and foe[0] < _AT_FEET:
        yield fact(75.0, "pitchbowl-comment-pickup-feet", player=name, foe=foe[1].label)
    elif foe is not None and foe[0] < _CROWD:
        yield fact(78.0, "pitchbowl-comment-pickup-crowd", player=name, foe=foe[1].label, mm=millimetres(foe[0]))
    way = seen.short_of_start(player)
    if way > _RUN_UP:
        yield fact(73.0, "pitchbowl-comment-pickup-far", player=name, cm=round(way / 10))
    left = to_goal(ball, seen.seat)
    if left < _NEAR_GOAL:
        yield fact(77.0, "pitchbowl-comment-pickup-line", player=name, cm=max(1, round(left / 10)))
    yield fact(70.0, "pitchbowl-comment-pickup", player=name)


def _handed_off(seen: Watched, player: str, mate: str) -> Iterator[Fact]:
    one, two = seen.start(player), seen.start(mate)
    gap = math.dist((one.x, one.y), (two.x, two.y)) - 2 * RADIUS
    args = {"player": label(player), "mate": label(mate)}
    forward = seen.gained(mate) + (two.y - one.y if seen.seat == 0 else one.y - two.y)
    if forward > _GAIN:
        yield fact(72.0, "pitchbowl-comment-handoff-forward", cm=round(forward / 10), **args)
    if gap < _TOUCHING:
        yield fact(67.0, "pitchbowl-comment-handoff-close", **args)
    yield fact(66.0, "pitchbowl-comment-handoff", **args)


def _caught(seen: Watched, player: str, passer: str) -> Iterator[Fact]:
    args = {"player": label(player), "passer": label(passer)}
    way = _thrown(seen, player)
    here, there = seen.start(passer), seen.start(player)
    forward = there.y - here.y if seen.seat == 0 else here.y - there.y
    close = seen_close(seen, player)
    if close is not None and close[0] < _GAP:
        yield fact(81.0, "pitchbowl-comment-pass-gap", foe=close[1], mm=millimetres(close[0]), **args)
    if way > _LONG:
        yield fact(83.0, "pitchbowl-comment-pass-long", cm=round(way / 10), **args)
    elif way < _SHORT:
        yield fact(72.0, "pitchbowl-comment-pass-short", **args)
    if forward < -_BEHIND:
        yield fact(75.0, "pitchbowl-comment-pass-back", **args)
    yield fact(74.0, "pitchbowl-comment-pass", cm=max(1, round(way / 10)), **args)


def seen_close(seen: Watched, catcher: str) -> tuple[float, str] | None:
    """The opponent, but for who caught it, whom the thrown ball passed most closely, and by how much."""
    found = [one for one in seen.passed() if one[1] != label(catcher)]
    return min(found, default=None)


def _intercepted(seen: Watched, player: str, passer: str) -> Iterator[Fact]:
    args = {"player": label(player), "passer": label(passer)}
    way = _thrown(seen, player)
    if way < _SHORT:
        yield fact(81.0, "pitchbowl-comment-intercepted-near", **args)
    left = to_goal(seen.start(player), rival(seen.seat))
    if left < _NEAR_GOAL:
        yield fact(85.0, "pitchbowl-comment-intercepted-line", cm=max(1, round(left / 10)), **args)
    yield fact(80.0, "pitchbowl-comment-intercepted", cm=max(1, round(way / 10)), **args)


def _thrown(seen: Watched, catcher: str) -> float:
    """How far a throw went until somebody caught it."""
    one: Point = seen.start(BALL)
    two = seen.start(catcher)
    return max(0.0, math.dist((one.x, one.y), (two.x, two.y)) - RADIUS)

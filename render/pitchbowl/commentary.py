"""Comments on a turn of PitchBowl, from what is visible to every player. Lengths in mm."""

import math
from collections.abc import Iterator

from bot.games.contract.vocabulary import Point, Seat
from bot.games.pitchbowl.rules import events
from bot.games.pitchbowl.rules.board import (
    BALL,
    BALL_RADIUS,
    MIDDLE,
    RADIUS,
    PlayerId,
    label,
    rival,
    seat_of,
)
from bot.games.pitchbowl.rules.event_summary import Sent
from bot.games.pitchbowl.rules.event_text import team_words
from bot.games.pitchbowl.rules.simulation import LIMIT
from bot.games.pitchbowl.rules.view import SeenPlayer, View
from bot.physics.trace import Trace
from render.commentary import Fact, centimetres, fact
from render.painter import Moment
from render.pitchbowl.text.account import standing
from render.pitchbowl.text.describe import to_goal
from render.table.motion import MeasuredMotion, beside

_STIRRED = 0.5  # mm; what moved less has not moved to the eye


class FlickFacts(MeasuredMotion):
    """A flick and its results. All lengths in mm, gaps from rim to rim."""

    def __init__(self, moment: Moment, sent: Sent, trace: Trace) -> None:
        self.before: View = moment.before
        self.after: View = moment.after
        self.events: tuple[events.Event, ...] = moment.events
        self.sent = sent
        self.player: PlayerId = sent.player
        self.mover = BALL if isinstance(sent, events.Thrown) else sent.player
        self.seat: Seat = seat_of(sent.player)
        stood = standing(self.before)
        super().__init__(trace, stood, MIDDLE)
        if self.mover == BALL and self.after.last_flick is not None:  # it set off beside the passer
            trails = {trail.id: trail.points[0] for trail in self.after.last_flick.trails}
            self.stood = {**stood, BALL: trails.get(BALL, stood[sent.player])}

    @property
    def name(self) -> str:
        """The label of the acting player."""
        return label(self.player)

    @property
    def runs(self) -> bool:
        """Whether the flicked player had the ball."""
        return self.before.holder == self.player

    @property
    def touched(self) -> tuple[str, ...]:
        """The pieces that the flicked player or the thrown ball touched, in order."""
        return tuple(dict.fromkeys(one.other(self.mover) for one in self.trace.touches(self.mover)))

    def left_over(self) -> float:
        """The further distance that the player would have slid without the limit, mm; 0 if unknown."""
        stop = next((one for one in self.trace.passages if one.gate == LIMIT), None)
        path = self.paths.get(self.player, [])
        segment = next((one for one in reversed(path) if stop is not None and one.t0 < stop.t), None)
        if stop is None or segment is None or segment.braking <= 0.0:
            return 0.0
        speed = max(0.0, math.hypot(segment.vx, segment.vy) - segment.braking * (stop.t - segment.t0))
        return speed * speed / (2 * segment.braking)

    def missed(self, piece: str) -> float:
        """The gap by which the flicked player missed a piece that did not move."""
        radius = BALL_RADIUS if piece == BALL else RADIUS
        return max(0.0, beside(self.way(self.player), self.start(piece)) - RADIUS - radius)

    def passed(self) -> list[tuple[float, str]]:
        """The opponents that did not move, with the gap by which the mover passed them."""
        radius = BALL_RADIUS if self.mover == BALL else RADIUS
        way = self.way(self.mover)
        return [
            (max(0.0, beside(way, one) - RADIUS - radius), one.label)
            for one in self.before.players
            if not one.out and one.seat != self.seat and one.id not in self.touched and self.shift(one.id) <= _STIRRED
        ]


def nearest(view: View, seat: Seat, to: Point) -> tuple[float, SeenPlayer] | None:
    """The player of a seat nearest to a place and the gap from a ball lying there."""
    found = [
        (max(0.0, math.dist((one.x, one.y), (to.x, to.y)) - RADIUS - BALL_RADIUS), one)
        for one in view.players
        if one.seat == seat and not one.out
    ]
    return min(found, key=lambda one: (one[0], one[1].label), default=None)


_NEAR_GOAL = 120.0  # a holder nearer to the line would soon have scored
_CLOSE = 60.0  # before the goal line, where a fall hurts
_SHORT = 25.0  # before the goal line, where the holder just failed to score
_DASH = 60.0  # that a scorer ran; more is a run worth telling
_BEHIND = 10.0  # from further back is from behind
_CROWD = 30.0  # an opponent nearer to the ball would have had it next
_LONG = 250.0  # that a throw goes
_GAP = 12.0  # passing an opponent more closely is slipping by
_HAIR = 10.0  # a fall, or a miss, by less is a matter of luck
_SHOVED = 60.0  # further is a hard block
_TINY = 15.0  # that a player moved
_STRAY = 50.0  # from where a kick was aimed
_SWEEP = 3  # points to nothing


def facts(moment: Moment) -> Iterator[Fact]:
    """All possible comments on a turn."""
    seen = flick_facts_of(moment)
    for event in moment.events:
        match event:
            case events.TouchdownScored():
                yield from _scored(moment, event, seen)
            case events.KickedOff(seat):
                off = math.dist((event.aimed.x, event.aimed.y), (event.landed.x, event.landed.y))
                if off > _STRAY:
                    yield fact(55.0, "pitchbowl-comment-kick-stray", team=team_words(seat), cm=round(off / 10))
            case _ if seen is not None:
                yield from _of_the_ball(seen, event)
                yield from _faults(seen, event)
            case _:
                pass
    if seen is not None:
        yield from _runs(seen)


def flick_facts_of(moment: Moment) -> FlickFacts | None:
    """The flick, throw or placement of a turn, if anything moved."""
    if moment.trace is None:
        return None
    sent = next((event for event in moment.events if isinstance(event, Sent)), None)
    return None if sent is None else FlickFacts(moment, sent, moment.trace)


def _scored(moment: Moment, event: events.TouchdownScored, seen: FlickFacts | None) -> Iterator[Fact]:
    """Comments on a score."""
    scorer, name, team = event.player, label(event.player), team_words(event.seat)
    if event.score[event.seat] == _SWEEP and event.score[rival(event.seat)] == 0:
        yield fact(97.0, "pitchbowl-comment-hat-trick", team=team, foe=team_words(rival(event.seat)))
    for one in moment.events:
        match one:
            case events.Caught(player, passer) | events.HandedOff(passer, player) if player == scorer:
                yield fact(94.0, "pitchbowl-comment-caught-point", player=name, passer=label(passer))
            case events.Intercepted(player=player) if player == scorer:
                yield fact(96.0, "pitchbowl-comment-intercepted-point", player=name, team=team)
            case _:
                pass
    if seen is None:
        return
    if scorer != seen.player:
        own = seat_of(seen.player) == event.seat
        key = "pitchbowl-comment-pushed-point" if own else "pitchbowl-comment-own-goal"
        yield fact(94.0 if own else 98.0, key, player=name, by=seen.name)
    elif isinstance(seen.sent, events.Flicked) and seen.runs:
        way = to_goal(seen.start(scorer).y, event.seat)
        key = "pitchbowl-comment-dash-point" if way > _DASH else "pitchbowl-comment-run-point"
        yield fact(89.0, key, player=name, cm=max(1, round(way / 10)), team=team)


def _of_the_ball(seen: FlickFacts, event: object) -> Iterator[Fact]:
    """Comments on a change of possession: steals, pick-ups, passes."""
    match event:
        case events.Stolen(player, victim):
            yield from _stolen(seen, player, victim)
        case events.PickedUp(player):
            foe = nearest(seen.before, rival(seen.seat), seen.start(BALL))
            if foe is not None and foe[0] < _CROWD:
                args = {"player": label(player), "foe": foe[1].label}
                yield fact(78.0, "pitchbowl-comment-pickup-crowd", cm=centimetres(foe[0]), **args)
        case events.Caught(player, passer):
            args = {"player": label(player), "passer": label(passer)}
            close = min((one for one in seen.passed() if one[1] != label(player)), default=None)
            if close is not None and close[0] < _GAP:
                yield fact(81.0, "pitchbowl-comment-pass-gap", foe=close[1], cm=centimetres(close[0]), **args)
            if (way := _thrown(seen, player)) > _LONG:
                yield fact(83.0, "pitchbowl-comment-pass-long", cm=round(way / 10), **args)
        case events.Intercepted(player, passer):
            cm = max(1, round(_thrown(seen, player) / 10))
            yield fact(80.0, "pitchbowl-comment-intercepted", player=label(player), passer=label(passer), cm=cm)
        case _:
            return


def _stolen(seen: FlickFacts, player: str, victim: str) -> Iterator[Fact]:
    one, two = seen.start(player), seen.start(victim)
    args = {"player": label(player), "victim": label(victim)}
    left = to_goal(two.y, seat_of(victim))
    if left < _NEAR_GOAL:
        yield fact(84.0, "pitchbowl-comment-steal-line", cm=max(1, round(left / 10)), **args)
    if (one.y - two.y if seat_of(victim) == 1 else two.y - one.y) > _BEHIND:
        yield fact(80.0, "pitchbowl-comment-steal-behind", **args)
    yield fact(76.0, "pitchbowl-comment-steal", **args)


def _thrown(seen: FlickFacts, catcher: str) -> float:
    """The distance of a throw until it was caught, mm."""
    one, two = seen.start(BALL), seen.start(catcher)
    return max(0.0, math.dist((one.x, one.y), (two.x, two.y)) - RADIUS)


def _faults(seen: FlickFacts, event: object) -> Iterator[Fact]:
    """Comments on mistakes: near misses, falls, players out."""
    match event:
        case events.Failed(player, deed):
            yield from _failed(seen, player, deed)
        case events.Overshot(player):
            left, over = to_goal(seen.end(player).y, seen.seat), seen.left_over()
            if player in (seen.after.holder, seen.before.holder) and left < _CLOSE:
                yield fact(86.0, "pitchbowl-comment-fall-line", player=label(player), cm=centimetres(left))
            if 0.0 < over < _HAIR:
                yield fact(70.0, "pitchbowl-comment-fall-hair", player=label(player), cm=centimetres(over))
        case events.WentOut(player):
            yield from _out(seen, player)
        case _:
            return


def _failed(seen: FlickFacts, player: str, deed: str) -> Iterator[Fact]:
    """A steal, pick-up or pass that nearly came off, or did for the other side."""
    if deed == "pass":
        mate, foe = (nearest(seen.before, seat, seen.end(BALL)) for seat in (seen.seat, rival(seen.seat)))
        if seen.trace.fall(BALL) is None and foe is not None and (mate is None or foe[0] < mate[0]):
            yield fact(69.0, "pitchbowl-comment-pass-present", player=label(player), foe=foe[1].label)
        return
    target = {"steal": seen.before.holder, "pickup": BALL}.get(deed)
    if target is not None and target not in seen.touched and (missed := seen.missed(target)) < _HAIR:
        key = "pitchbowl-comment-steal-hair" if deed == "steal" else "pitchbowl-comment-pickup-hair"
        yield fact(71.0, key, player=label(player), cm=centimetres(missed))


def _out(seen: FlickFacts, player: str) -> Iterator[Fact]:
    """A player who left the field."""
    seat = seat_of(player)
    left = [one for one in seen.after.players if one.seat == seat and not one.out]
    if len(left) == 1:
        yield fact(88.0, "pitchbowl-comment-last-left", player=left[0].label, team=team_words(seat))
    if player == seen.before.holder != seen.player:
        yield fact(83.0, "pitchbowl-comment-out-carrier", player=label(player), by=seen.name)
    elif seat != seen.seat and player != seen.before.holder:
        yield fact(73.0, "pitchbowl-comment-out-foe", player=label(player), by=seen.name)


def _runs(seen: FlickFacts) -> Iterator[Fact]:
    """A flick that was only a run or a block."""
    if not isinstance(seen.sent, events.Flicked | events.Placed) or any(
        isinstance(one, events.Failed | events.Overshot) for one in seen.events
    ):
        return
    if seen.trace.fall(seen.player) is not None:
        return
    left = to_goal(seen.end(seen.player).y, seen.seat)
    if seen.runs and seen.after.holder == seen.player and 0.0 < left < _SHORT:
        yield fact(82.0, "pitchbowl-comment-carry-short", player=seen.name, cm=centimetres(left))
    if seen.touched:
        yield from _blocked(seen, seen.touched[0])
        return
    close = min(seen.passed(), default=None)
    if close is not None and close[0] < _GAP and seen.slid(seen.player) > _TINY:
        yield fact(62.0, "pitchbowl-comment-slipped-by", player=seen.name, foe=close[1], cm=centimetres(close[0]))


def _blocked(seen: FlickFacts, first: str) -> Iterator[Fact]:
    """An opponent without the ball who was pushed far away."""
    if first in (BALL, seen.before.holder) or seat_of(first) == seen.seat:
        return
    if not any(isinstance(one, events.Stolen) for one in seen.events) and (way := seen.shift(first)) > _SHOVED:
        yield fact(52.0, "pitchbowl-comment-block-hard", player=seen.name, other=label(first), cm=round(way / 10))

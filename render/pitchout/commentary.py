"""Comments on a turn of Pitch Out, from what is visible to every player."""

from __future__ import annotations

import math
from collections.abc import Iterator

from bot.games.contract.vocabulary import Phrase, Seat, phrase
from bot.games.pitchout.rules.board import HALF, RADIUS, is_block, label, pitcher_of, seat_of
from bot.games.pitchout.rules.event_text import side_words
from bot.games.pitchout.rules.events import Eliminated, Event, Flicked, GuardSaved, RoundBegun, RoundWon
from bot.games.pitchout.rules.referee import TOUCH
from bot.games.pitchout.rules.seating import ARENA, team_of
from bot.games.pitchout.rules.view import PuckSeen, View
from bot.physics.trace import Trace
from render import commentary
from render.commentary import Fact, centimetres, fact
from render.painter import Moment
from render.pitchout.text.account import MIDDLE, stood
from render.pitchout.text.describe import hour_of, to_edge
from render.pitchout.text.story import ROUNDS
from render.table.motion import MeasuredMotion, ahead_of, beside

_STIRRED = 0.5  # mm; what moved less has not moved to the eye


class FlickFacts(MeasuredMotion):
    """A flick and its results. All lengths in mm, to the middle of a puck for distances to an edge (PO-21)."""

    def __init__(self, moment: Moment, flicked: Flicked, trace: Trace) -> None:
        super().__init__(trace, stood(moment.before), MIDDLE)
        self.before: View = moment.before
        self.after: View = moment.after
        self.events: tuple[Event, ...] = moment.events
        self.flicked = flicked
        self.sides = self.before.sides
        self.seat: Seat = seat_of(flicked.puck, self.sides)
        self.contacts = tuple(one for one in trace.contacts if one.dv >= TOUCH)

    def name(self, piece: str) -> str:
        """The label of a piece in pictures."""
        return label(piece, self.sides)

    def is_foe(self, piece: str) -> bool:
        """Whether a piece is a puck of an enemy of the seat that flicked."""
        return not is_block(piece) and seat_of(piece, self.sides) not in team_of(self.sides, self.seat)

    @property
    def foes(self) -> list[PuckSeen]:
        """The enemies' pucks that were on the arena, riders excluded."""
        playing = (puck for puck in self.before.pucks if puck.status == "play" and not puck.mount)
        return [puck for puck in playing if self.is_foe(puck.id)]

    @property
    def out(self) -> tuple[Eliminated, ...]:
        """The pucks that the flick eliminated, in order; not those given up afterwards."""
        return tuple(
            event
            for event in self.events
            if isinstance(event, Eliminated) and event.cause in ("exit", "assassin", "infested")
        )

    @property
    def touched(self) -> tuple[str, ...]:
        """The pieces that the flicked puck touched, in order."""
        flicked = self.flicked.puck
        return tuple(dict.fromkeys(one.other(flicked) for one in self.contacts if flicked in (one.a, one.b)))

    @property
    def moved(self) -> tuple[str, ...]:
        """The pieces that moved and stayed on the arena, the flicked one included."""
        gone = {fall.id for fall in self.trace.falls}
        return tuple(piece for piece in self.rest if piece not in gone and self.shift(piece) > _STIRRED)

    def overshoot(self, piece: str) -> float | None:
        """The distance beyond the edge at which a fallen piece would have come to rest, mm; None if unknown."""
        fall = self.trace.fall(piece)
        last = self.paths.get(piece, [])[-1:]
        if fall is None or not last or last[0].braking <= 0.0:
            return None
        segment = last[0]
        speed = math.hypot(segment.vx, segment.vy)
        left = speed - segment.braking * (fall.t - segment.t0)
        if speed <= 0.0 or left <= 0.0:
            return None
        share = left * left / (2 * segment.braking * speed)
        x, y = fall.x + segment.vx * share, fall.y + segment.vy * share
        return math.hypot(max(-x, 0.0, x - ARENA), max(-y, 0.0, y - ARENA))

    def chain(self, piece: str) -> tuple[str, ...]:
        """The chain of pushes from the flicked puck to a fallen piece; each piece once."""
        fall = self.trace.fall(piece)
        before = math.inf if fall is None else fall.t
        links = [piece]
        while links[0] != self.flicked.puck:
            push = self.last_push(links[0], before, self.contacts)
            if push is None or push.pusher in links:
                break
            links.insert(0, push.pusher)
            before = push.t
        return tuple(links)

    def off_block(self, foe: str) -> str | None:
        """The block that the flicked puck ran into before it first touched `foe`."""
        touched = self.touched
        blocks = [piece for piece in touched[: touched.index(foe)] if is_block(piece)] if foe in touched else []
        return blocks[-1] if blocks else None

    def misses(self) -> list[tuple[float, PuckSeen]]:
        """The gap by which the flicked puck passed each enemy that it did not touch and that did not move, the nearest first."""
        touched, way = self.touched, self.way(self.flicked.puck)
        found = [
            (max(0.0, beside(way, puck) - 2 * RADIUS), puck)
            for puck in self.foes
            if puck.id not in touched and self.shift(puck.id) <= _STIRRED
        ]
        return sorted(found, key=lambda one: (one[0], one[1].id))

    def shielded(self) -> tuple[str, PuckSeen] | None:
        """The block that the flicked puck ran into first, and the enemy behind it in its way."""
        first = self.touched[:1]
        if not first or not is_block(first[0]):
            return None
        start, turn = self.start(self.flicked.puck), math.radians(self.flicked.angle)
        block = self.start(first[0])
        near = ahead_of(start, turn, block)[0]
        reach = 12.0 * self.flicked.strength  # D-3
        ahead = [
            (along, puck)
            for puck in self.foes
            for along, aside in [ahead_of(start, turn, puck)]
            if near + HALF < along < reach and abs(aside) < 2 * RADIUS
        ]
        return (first[0], min(ahead, key=lambda one: one[0])[1]) if ahead else None


_WHISKER = 5.0  # mm beyond the edge; less is a matter of luck
_NARROW = 50.0  # mm beyond the edge; a puck that overran it by less was meant to stay
_CHAIN = 3  # pucks, the flicked one included
_EDGE = 15.0  # mm; a puck whose middle is nearer to the edge overhangs it
_MISS = 40.0  # mm; a puck that passes further away did not aim there
_TAP = 60.0  # mm; two pucks' width
_PINBALL = 6  # contacts
_FEW = 2  # pucks with which a round is seldom won


def comment(moment: Moment, nth: int) -> Phrase | None:
    """One sentence about the turn, or None if nothing was remarkable."""
    return commentary.comment(facts(moment), nth)


def facts(moment: Moment) -> Iterator[Fact]:
    """All possible comments on a turn."""
    seen = None
    for event in moment.events:
        if isinstance(event, Flicked) and moment.trace is not None:
            seen = FlickFacts(moment, event, moment.trace)
    if seen is not None:
        yield from _falls(seen)
        yield from _near_the_edge(seen)
        yield from _misses(seen)
        yield from _overboard(seen)
        if len(seen.contacts) >= _PINBALL:
            count = len(seen.contacts)
            yield fact(50.0 + count / 2, "pitchout-comment-pinball", puck=seen.name(seen.flicked.puck), count=count)
    view: View = moment.after
    for event in moment.events:
        match event:
            case GuardSaved(guard, puck):
                names = {"guard": label(guard, view.sides), "puck": label(puck, view.sides)}
                yield fact(80.0, "pitchout-comment-rescued", **names)
            case RoundWon():
                yield from _won(view, event, seen)
            case RoundBegun(number) if number > 1 and _leaders(view) > 1:
                yield fact(60.0, "pitchout-comment-decider", round=number)
            case _:
                pass


def _leaders(view: View) -> int:
    """The number of sides that lack one round only."""
    return sum(view.wins[team[0]] == ROUNDS - 1 for team in view.partners)


def _clock(seen: FlickFacts, piece: str) -> Phrase:
    return phrase("pitchout-comment-clock", hour=hour_of(seen.end(piece)))


def _falls(seen: FlickFacts) -> Iterator[Fact]:
    foes = [one for one in seen.out if seen.is_foe(one.puck)]
    own = [one for one in seen.out if not seen.is_foe(one.puck) and one.by != one.puck]
    puck, names = seen.name(seen.flicked.puck), [seen.name(one.puck) for one in foes]
    if len(foes) > 2:
        yield fact(92.0, "pitchout-comment-many-out", puck=puck, count=len(foes))
    elif len(foes) == 2:
        yield fact(84.0, "pitchout-comment-two-out", puck=puck, one=names[0], two=names[1])
    if len(foes) == 1 and len(own) == 1:
        yield fact(70.0, "pitchout-comment-trade", own=seen.name(own[0].puck), foe=names[0])
    for one in foes:
        if one.cause == "assassin":
            by = seen.name(one.by or seen.flicked.puck)
            yield fact(66.0, "pitchout-comment-struck", puck=seen.name(one.puck), by=by)
        elif one.cause == "exit":
            yield from _knocked(seen, one.puck)
    for one in own:
        if one.cause == "exit":
            yield from _given_away(seen, one, overrun=not foes)


def _knocked(seen: FlickFacts, piece: str) -> Iterator[Fact]:
    """Comments on an enemy's puck pushed over the edge: by what margin, by which path, by whom."""
    chain, over = seen.chain(piece), seen.overshoot(piece)
    by = chain[-2] if len(chain) > 1 else seen.flicked.puck
    args: dict[str, str | Phrase] = {"puck": seen.name(piece), "by": seen.name(by), "clock": _clock(seen, piece)}
    if over is not None and over < _WHISKER:
        yield fact(80.0 - over, "pitchout-comment-whisker", cm=centimetres(over), **args)
    if len(chain) >= _CHAIN:
        way = " → ".join(seen.name(link) for link in chain)
        yield fact(70.0 + 2 * len(chain), "pitchout-comment-chain", way=way, count=len(chain), puck=args["puck"])
    elif len(chain) > 1 and (block := seen.off_block(piece)) is not None:
        yield fact(78.0, "pitchout-comment-bank-out", block=block, **args)
    yield fact(50.0, "pitchout-comment-knocked", **args)


def _given_away(seen: FlickFacts, one: Eliminated, *, overrun: bool) -> Iterator[Fact]:
    """A puck that a side lost over the edge by its own flick."""
    args: dict[str, str | Phrase] = {"puck": seen.name(one.puck), "clock": _clock(seen, one.puck)}
    over = seen.overshoot(one.puck)
    if one.puck != seen.flicked.puck:
        if one.by is None or not seen.is_foe(one.by):
            yield fact(68.0, "pitchout-comment-friendly", by=seen.name(one.by or seen.flicked.puck), **args)
    elif overrun and over is not None and over < _NARROW:
        yield fact(67.0, "pitchout-comment-overrun", cm=centimetres(over), **args)


def _near_the_edge(seen: FlickFacts) -> Iterator[Fact]:
    out = {one.puck for one in seen.out}
    for piece in seen.moved:
        left, flicked = to_edge(seen.end(piece)), piece == seen.flicked.puck
        if left < _EDGE and piece not in out and (flicked or seen.is_foe(piece)):
            key = "pitchout-comment-held" if flicked else "pitchout-comment-hanging"
            yield fact(76.0 - 1.2 * left, key, puck=seen.name(piece), cm=centimetres(left))


def _misses(seen: FlickFacts) -> Iterator[Fact]:
    """Comments on a flick that met no puck: the block in its way, or the gap to an enemy it passed."""
    piece = seen.flicked.puck
    if seen.trace.fall(piece) is not None or not all(is_block(other) for other in seen.touched):
        return
    puck, shielded, missed = seen.name(piece), seen.shielded(), seen.misses()
    if shielded is not None:
        yield fact(55.0, "pitchout-comment-shielded", puck=puck, block=shielded[0], foe=shielded[1].label)
    if missed and missed[0][0] < _MISS and seen.shift(piece) > _TAP:
        gap, foe = missed[0]
        yield fact(65.0 - gap / 2, "pitchout-comment-missed", puck=puck, foe=foe.label, cm=centimetres(gap))


def _overboard(seen: FlickFacts) -> Iterator[Fact]:
    if seen.after.phase != "guard":
        return
    for one in seen.out:
        if pitcher_of(one.puck) == "captain" and seat_of(one.puck, seen.sides) not in seen.after.out:
            clock = _clock(seen, one.puck)
            yield fact(86.0, "pitchout-comment-captain-overboard", puck=seen.name(one.puck), clock=clock)


def _won(view: View, event: RoundWon, seen: FlickFacts | None) -> Iterator[Fact]:
    """Comments on a round's end: few pucks left, or the fall of a Captain."""
    winners, team = team_of(view.sides, event.seat), side_words(event.seat, view.sides)
    left = sum(puck.seat in winners and puck.status in ("play", "return") for puck in view.pucks)
    if left <= _FEW * len(winners) and event.reason != "left" and not event.priority:
        yield fact(91.0, "pitchout-comment-few-left", team=team, count=left)
    for one in () if seen is None else seen.out:
        if seen is None or pitcher_of(one.puck) != "captain" or seat_of(one.puck, view.sides) in winners:
            continue
        puck, clock = seen.name(one.puck), _clock(seen, one.puck)
        if one.puck == seen.flicked.puck and one.by is None:
            yield fact(92.0, "pitchout-comment-captain-dive", puck=puck, team=team, clock=clock)
        elif not seen.is_foe(one.puck):
            yield fact(92.0, "pitchout-comment-captain-own", puck=puck, team=team)
        elif one.cause == "exit":
            yield fact(90.0, "pitchout-comment-captain-falls", puck=puck, team=team, clock=clock)

"""The motion of a flick or a kick-off as its film shows it: pucks, ball, impacts, captions, the views before and after."""

import math
from bisect import bisect_right
from typing import TypeAlias

import msgspec

from bot.games.contract.vocabulary import Phrase, phrase
from bot.games.pitchbowl.rules import events
from bot.games.pitchbowl.rules.board import BALL, PlayerId, label
from bot.games.pitchbowl.rules.simulation import GOALS, LIMIT
from bot.games.pitchbowl.rules.view import SeenPlayer, View
from bot.physics.film import pose_at
from bot.physics.trace import Contact, Fall, Segment, Trace
from render.films.timing import Impact, impacts
from render.painter import Moment

_LANDING = 600.0  # mm/s; a kicked ball lands like a hit that changes a velocity by as much

Place: TypeAlias = tuple[float, float]
"""x, y in mm."""


class PieceTrack(msgspec.Struct, frozen=True):
    """A moving puck: its start, its flights in order, the time of its exit (None: it stayed), and the player if it is one."""

    id: str
    start: Place
    flights: tuple[Segment, ...]
    begins: tuple[float, ...]
    fall: Fall | None
    seen: SeenPlayer | None = None

    def at(self, t: float) -> Place:
        """The place at `t` seconds."""
        done = bisect_right(self.begins, t)
        return pose_at(self.flights[done - 1], t)[:2] if done else self.start


class MotionTrack(msgspec.Struct, frozen=True):
    """All that moves in a flick, by id, and its impacts."""

    pieces: dict[str, PieceTrack]
    players: dict[PlayerId, SeenPlayer]
    held: tuple[tuple[float, PlayerId | None], ...]
    """Each holder of the ball (None: nobody) and since when, s."""
    lies: Place | None
    """The place of a loose ball."""
    gone: float
    """The time, s, at which the ball left the field or was dropped, to be put down by the other side."""
    impacts: tuple[Impact, ...]
    duration: float
    soars: bool
    """The ball flies over everything."""

    def holder(self, t: float) -> PlayerId | None:
        """The holder at `t` seconds."""
        return None if t >= self.gone else [holder for since, holder in self.held if since <= t][-1]

    def at(self, piece: str, t: float) -> Place:
        """The place of a player, moving or not, at `t` seconds."""
        track = self.pieces.get(piece)
        if track is not None:
            return track.at(t)
        return self.players[piece].x, self.players[piece].y

    def ball(self, t: float) -> Place | None:
        """The place of the loose ball at `t` seconds; None if it is held or off the field."""
        if self.holder(t) is not None or t >= self.gone:
            return None
        track = self.pieces.get(BALL)
        return track.at(t) if track is not None else self.lies

    @property
    def handled(self) -> bool:
        """Whether the ball moves or changes hands."""
        return len(self.held) > 1 or BALL in self.pieces or self.held[0][1] in self.pieces


def track_motion(moment: Moment) -> MotionTrack:
    """The motion of a turn. Raises ValueError if nothing did."""
    before: View = moment.before
    trace = moment.trace
    if trace is None:
        raise ValueError("nothing moved")
    players = {one.id: one for one in before.players if not one.out}
    flights: dict[str, list[Segment]] = {}
    for flight in () if trace.film is None else trace.film.segments:
        flights.setdefault(flight.id, []).append(flight)
    falls = {fall.id: fall for fall in trace.falls}
    pieces = {
        name: _piece(name, before, players.get(name), tuple(flights.get(name, ())), falls.get(name))
        for name in (*flights, *(name for name in falls if name not in flights))
    }
    lies = None if before.ball is None else (before.ball.x, before.ball.y)
    soars = any(isinstance(event, events.KickedOff) for event in moment.events)

    resting = {one.id: (one.x, one.y) for one in players.values()} | {BALL: lies or (0.0, 0.0)}

    def meeting(contact: Contact) -> Place:
        (ax, ay), (bx, by) = (
            pieces[name].at(contact.t) if name in pieces else resting[name] for name in (contact.a, contact.b)
        )
        return (ax + bx) / 2, (ay + by) / 2

    held = ((0.0, before.holder), *_changes(moment.events, trace))
    gone = _gone(moment.events, trace, held[-1][1])
    hits = impacts(trace, meeting)
    if soars:
        hits = (Impact(trace.duration, *pieces[BALL].at(trace.duration), _LANDING),)
    return MotionTrack(pieces, players, held, lies, gone, hits, trace.duration, soars)


def _piece(
    name: str, before: View, seen: SeenPlayer | None, flights: tuple[Segment, ...], fall: Fall | None
) -> PieceTrack:
    begins = tuple(flight.t0 for flight in flights)
    if seen is not None:
        start = seen.x, seen.y
    elif before.ball is not None and name == BALL:
        start = before.ball.x, before.ball.y
    elif flights:  # a thrown or kicked ball has no place before
        start = flights[0].x, flights[0].y
    else:
        start = (fall.x, fall.y) if fall is not None else (0.0, 0.0)
    return PieceTrack(name, start, flights, begins, fall, seen)


def _changes(turn: tuple[events.Event, ...], trace: Trace) -> list[tuple[float, PlayerId | None]]:
    """The changes of possession, in order."""
    changes: list[tuple[float, PlayerId | None]] = []
    for event in turn:
        match event:
            case events.Thrown():
                changes.append((0.0, None))
            case events.Stolen(player, victim):
                changes.append((touch_time(trace, player, victim), player))
            case events.HandedOff(player, mate):
                changes.append((touch_time(trace, player, mate), mate))
            case events.PickedUp(player) | events.Caught(player) | events.Intercepted(player):
                changes.append((catch_time(trace), player))
            case _:
                pass
    return changes


def _gone(turn: tuple[events.Event, ...], trace: Trace, holder: PlayerId | None) -> float:
    """The time at which the ball left the field, alone or with its last holder, or was dropped, s; infinity if it did not."""
    if any(isinstance(event, events.BallOut) for event in turn):
        fall = trace.fall(BALL if holder is None else holder)
        return trace.duration if fall is None else fall.t
    dropped = any(isinstance(event, events.Failed) and event.deed == "handoff" for event in turn)
    return trace.duration if dropped else math.inf


def touch_time(trace: Trace, one: str, other: str) -> float:
    """The time at which two pucks first touched, s; 0 for two in contact from the start."""
    return next((touch.t for touch in trace.contacts if {touch.a, touch.b} == {one, other}), 0.0)


def catch_time(trace: Trace) -> float:
    """The time at which the ball was picked up or caught, s."""
    return next((passage.t for passage in trace.passages if passage.piece == BALL and passage.by), 0.0)


def captions(turn: tuple[events.Event, ...], trace: Trace) -> list[tuple[float, Phrase]]:
    """The captions with their begin (s), in order; the last stays."""
    found = ((_when(event, trace), _caption(event)) for event in turn)
    sentences = [(at, words) for at, words in found if at is not None]
    return sorted(sentences, key=lambda one: one[0])


def _when(event: events.Event, trace: Trace) -> float | None:
    """The time at which a caption begins, s; infinity for the end, None for no caption."""
    match event:
        case events.Stolen(player, other) | events.HandedOff(player, other):
            at = touch_time(trace, player, other)
        case events.PickedUp() | events.Caught() | events.Intercepted():
            at = catch_time(trace)
        case events.Cleared(player):
            at = touch_time(trace, player, BALL)
        case events.Overshot():
            at = stop_time(trace)
        case events.WentOut() | events.BallOut():
            fall = trace.fall(getattr(event, "player", BALL))
            at = trace.duration if fall is None else fall.t
        case events.TouchdownScored(player):
            at = score_time(trace, player)
        case events.KnockedOut() | events.Failed() | events.PlacementAnnulled():
            at = trace.duration
        case events.Given():
            at = math.inf
        case _:
            return None
    return at


def _caption(event: events.Event) -> Phrase:
    key = f"pitchbowl-film-{event.__struct_config__.tag}"
    match event:
        case events.Stolen(player, other) | events.HandedOff(player, other):
            return phrase(key, player=label(player), other=label(other))
        case events.Failed(player, deed):
            return phrase(f"pitchbowl-film-failed-{deed}", player=label(player))
        case _:
            one = getattr(event, "player", "")
            return phrase(key, player=label(one)) if one else phrase(key)


def stop_time(trace: Trace) -> float:
    """The time at which the flicked player reached the limit, s; the end of the flick if that never happened."""
    return next((one.t for one in trace.passages if one.gate == LIMIT), trace.duration)


def score_time(trace: Trace, player: str) -> float:
    """The time at which a player entered an end zone, s; the end of the flick for a player already there."""
    return next(
        (one.t for one in trace.passages if one.gate in GOALS and one.piece == player and one.into), trace.duration
    )


def view_before(moment: Moment, motion: MotionTrack) -> View:
    """The view before the flick, without the pieces that will move."""
    before: View = moment.before
    lying = tuple(one for one in before.players if one.id not in motion.pieces)
    without = msgspec.structs.replace(before, players=lying, last_flick=None)
    return msgspec.structs.replace(without, ball=None, holder=None) if motion.handled else without


def view_after(moment: Moment, motion: MotionTrack) -> View:
    """The view after the flick; where all have left the field since, the field as the flick left it."""
    after: View = moment.after
    if not any(isinstance(event, events.KickOffDue) for event in moment.events):
        return after
    before: View = moment.before
    scorer = next((event.player for event in moment.events if isinstance(event, events.TouchdownScored)), None)
    ends = {} if moment.trace is None else {rest.id: (rest.x, rest.y) for rest in moment.trace.rest}
    shown = before if scorer is None else after  # which celebrates a touchdown
    return msgspec.structs.replace(
        shown,
        players=tuple(_left(one, ends, motion) for one in before.players),
        holder=scorer or motion.holder(motion.duration),
        ball=None,
        score=after.score,
        last_flick=None if scorer is None else after.last_flick,
    )


def _left(one: SeenPlayer, ends: dict[str, tuple[float, float]], motion: MotionTrack) -> SeenPlayer:
    """A player after the flick."""
    piece = motion.pieces.get(one.id)
    if one.out or (piece is not None and piece.fall is not None):
        return msgspec.structs.replace(one, out=True)
    x, y = ends.get(one.id, (one.x, one.y))
    return msgspec.structs.replace(one, x=x, y=y)

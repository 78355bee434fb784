"""The referee: reads a flick's touches, possession, faults and touchdown."""

import math
from dataclasses import dataclass, field

from bot.games.contract.vocabulary import Point
from bot.games.pitchbowl.rules.board import BALL, PlayerId, in_end_zone, rival, seat_of
from bot.games.pitchbowl.rules.events import (
    BallOut,
    Caught,
    Cleared,
    EffortMade,
    Event,
    Failed,
    HandedOff,
    Intercepted,
    KnockedOut,
    Met,
    Overshot,
    PickedUp,
    Stolen,
    WentOut,
)
from bot.games.pitchbowl.rules.simulation import CAUGHT, EFFORT, GOALS, LIMIT, PICKUP
from bot.games.pitchbowl.rules.step_builder import option, player_of
from bot.games.pitchbowl.rules.values import Flick, Reason, State
from bot.physics.trace import Contact, Fall, Passage, Trace
from bot.physics.tuning import TUNING

AT_ONCE = TUNING.simultaneous  # s; of touches closer in time neither is first (PB-4)
AS_ONE = 1e-9  # s; where the goal line is the limit, rounding may part them by this, and the limit comes first (PB-66)
# The order of what happens at one instant: the limit before the goal line (PB-66), touches before both.
_TOUCH, _LIMIT, _GOAL, _EXIT = range(4)


@dataclass
class Verdict:
    """The result of a flick. `holder` has the ball afterwards; `exit` is where the ball left the field, alone or with its holder.

    `clumsy` dropped it; `passive` were knocked out; `success`: the announced action succeeded; `first` was touched first.
    """

    holder: PlayerId | None
    events: list[Event] = field(default_factory=list)
    reasons: list[Reason] = field(default_factory=list)
    first: str | None = None
    success: bool = False
    effort: bool = False
    scorer: PlayerId | None = None
    exit: Point | None = None
    clumsy: PlayerId | None = None
    out: list[PlayerId] = field(default_factory=list)
    passive: list[PlayerId] = field(default_factory=list)

    def fault(self, reason: Reason) -> None:
        """One more reason for which the initiative is lost."""
        if reason not in self.reasons:
            self.reasons.append(reason)


def judge(state: State, flick: Flick, trace: Trace, start: tuple[tuple[str, ...], tuple[str, ...]]) -> Verdict:
    """Read the trace of a player's flick; `start` are the pucks in contact before it (PB-5)."""
    return _Referee(state, flick, trace, start).verdict()


def judge_pass(state: State, passer: PlayerId, trace: Trace) -> Verdict:
    """Read the trace of a pass: who has the ball, or how it was lost (PB-48)."""
    verdict = Verdict(None)
    caught = next((one for one in trace.passages if one.gate == CAUGHT), None)
    fallen = trace.fall(BALL)
    if fallen is not None:
        verdict.exit = Point(fallen.x, fallen.y)
        verdict.events += [Failed(passer, "pass", "PB-48"), BallOut(verdict.exit)]
        verdict.reasons += ["BALL_OUT", "FUMBLE"]
    elif caught is not None and caught.by != passer:
        verdict.holder = caught.by
        friend = seat_of(caught.by) == seat_of(passer)
        verdict.events.append(Caught(caught.by, passer) if friend else Intercepted(caught.by, passer))
        verdict.reasons += [] if friend else ["INTERCEPTION", "FUMBLE"]
        there = player_of(state, caught.by)
        if in_end_zone(there.x, there.y, rival(seat_of(caught.by))):
            verdict.scorer = caught.by
            verdict.fault("TOUCHDOWN")
    else:
        verdict.events.append(Failed(passer, "pass", "PB-48"))
        verdict.reasons.append("FUMBLE")
    return verdict


def first_touched(
    trace: Trace, player: PlayerId, start: tuple[tuple[str, ...], tuple[str, ...]]
) -> tuple[str | None, float, bool]:
    """The first piece a player touched and when, and whether there was any; of two at once neither is first (PB-4, PB-5)."""
    touches = touches_of(trace, player, start)
    if not touches:
        return None, 0.0, False
    earliest = touches[0][0]
    first = {other for t, other in touches if t - earliest <= AT_ONCE}
    return (first.pop() if len(first) == 1 else None), earliest, True


def touches_of(
    trace: Trace, player: PlayerId, start: tuple[tuple[str, ...], tuple[str, ...]]
) -> list[tuple[float, str]]:
    """A player's touches in order of time, including a ball picked up; pieces in contact that the flick was aimed at come first."""
    at, beside = start
    touches = [(0.0, other) for other in at]
    for contact in trace.touches(player):
        other = contact.other(player)
        if contact.t <= AT_ONCE and other in (*at, *beside):
            continue
        touches.append((contact.t, other))
    touches += [(one.t, one.piece) for one in trace.passages if one.gate == PICKUP]
    return sorted(touches)


class _Referee:
    """One flick being read, in the order of time."""

    def __init__(
        self, state: State, flick: Flick, trace: Trace, start: tuple[tuple[str, ...], tuple[str, ...]]
    ) -> None:
        self.state = state
        self.flick = flick
        self.trace = trace
        self.touches = touches_of(trace, flick.player, start)
        self.first, self.when, self.touched = first_touched(trace, flick.player, start)
        self.found = Verdict(state.holder, first=self.first)
        self.crossed: dict[str, bool] = {}  # who has crossed the line of the enemy's end zone, and whether into it
        self.gone: set[str] = set()
        self.loose = state.ball is not None

    def verdict(self) -> Verdict:
        """The whole of it."""
        found, flick = self.found, self.flick
        fails = flick.announce != "none" and not self._comes_off()
        self.barred = flick.player if fails and flick.announce == "handoff" else None  # who cannot score (D-37)
        self._look_for_touchdown()
        for _, kind, what in self._timeline():
            if found.scorer is not None:
                break
            self._read(kind, what)
        if fails:
            self._failed()
        self._tell_of_touch()
        self._knock_outs()
        return found

    def _comes_off(self) -> bool:
        """Whether what was announced is what was touched first."""
        wanted = {"steal": self.state.holder, "pickup": BALL, "handoff": self.flick.target}
        return self.first is not None and self.first == wanted.get(self.flick.announce)

    def _timeline(self) -> list[tuple[float, int, Contact | Passage | Fall | tuple[float, str]]]:
        found: list[tuple[float, int, Contact | Passage | Fall | tuple[float, str]]] = []
        found += [(touch[0], _TOUCH, touch) for touch in self.touches]
        stopped = min((one.t for one in self.trace.passages if one.gate == LIMIT), default=math.inf)
        for passage in self.trace.passages:
            if passage.gate in GOALS:
                if passage.piece != self.flick.player or passage.t < stopped - AS_ONE:
                    found.append((passage.t, _GOAL, passage))
            elif passage.gate in (LIMIT, EFFORT):
                found.append((passage.t, _LIMIT, passage))
        found += [(fall.t, _EXIT, fall) for fall in self.trace.falls]
        return sorted(found, key=lambda one: (one[0], one[1]))

    def _read(self, kind: int, what: Contact | Passage | Fall | tuple[float, str]) -> None:
        match what:
            case (float() as t, str() as other) if kind == _TOUCH:
                self._touch(t, other)
            case Passage(gate=gate) if gate == LIMIT:
                self.found.events.append(Overshot(self.flick.player))
                self.found.fault("FALL")
            case Passage(gate=gate) if gate == EFFORT:
                if not self.found.effort:
                    self.found.effort = True
                    self.found.events.append(EffortMade(self.flick.player))
            case Passage(piece=piece, into=into):
                self.crossed[piece] = into
            case Fall():
                self._exit(what)
            case _:
                return
        self._look_for_touchdown()

    def _touch(self, t: float, other: str) -> None:
        """The flicked player touches another player or the ball."""
        found, flick, player = self.found, self.flick, self.flick.player
        decisive = t == self.when and self._comes_off() and other == self.first
        if decisive and not found.success:
            found.success = True
            match flick.announce:
                case "steal":
                    found.events.append(Stolen(player, other))
                    found.holder = player
                case "pickup":
                    found.events.append(PickedUp(player))
                    found.holder, self.loose = player, False
                case "handoff":
                    found.events.append(HandedOff(player, other))
                    found.holder = other
                case "none":
                    pass
            return
        if other == BALL and self.loose:
            if "CLEARANCE" not in found.reasons:
                found.events.append(Cleared(player))
            found.fault("CLEARANCE")

    def _exit(self, fall: Fall) -> None:
        found = self.found
        if fall.id == BALL:
            if self.loose:
                found.events.append(BallOut(Point(fall.x, fall.y)))
                found.fault("BALL_OUT")
                found.exit, self.loose = Point(fall.x, fall.y), False
            return
        found.events.append(WentOut(fall.id))
        found.fault("PLAYER_OUT")
        found.out.append(fall.id)
        self.gone.add(fall.id)
        if found.holder == fall.id:
            found.events.append(BallOut(Point(fall.x, fall.y), "PB-61"))
            found.fault("BALL_OUT")
            found.exit, found.holder = Point(fall.x, fall.y), None

    def _look_for_touchdown(self) -> None:
        holder = self.found.holder
        if self.found.scorer is None and holder is not None and holder != self.barred and self._is_inside(holder):
            self.found.scorer = holder
            self.found.fault("TOUCHDOWN")

    def _is_inside(self, player: PlayerId) -> bool:
        """Whether a player is in the enemy's end zone by now."""
        began = player_of(self.state, player)
        return self.crossed.get(player, in_end_zone(began.x, began.y, rival(seat_of(player))))

    def _failed(self) -> None:
        """The announced action failed (PB-45, PB-46)."""
        found, player = self.found, self.flick.player
        deed = self.flick.announce
        if deed == "none":
            return
        found.events.append(Failed(player, deed, "PB-45" if deed == "handoff" else "PB-46"))
        found.fault("FUMBLE")
        if deed == "handoff" and found.holder == player:
            found.clumsy, found.holder = player, None

    def _tell_of_touch(self) -> None:
        """The piece touched first, if no other event reports it."""
        first, player = self.first, self.flick.player
        if first is None or first == BALL or self.found.success:
            return
        deed = "support" if seat_of(first) == seat_of(player) else "block"
        self.found.events.insert(0, Met(player, first, "support" if deed == "support" else "block"))

    def _knock_outs(self) -> None:
        """The players who were hit hard (PB-63)."""
        hard = float(option(self.state, "ko_dv"))
        if hard <= 0.0:
            return
        for contact in self.trace.contacts:
            if BALL in (contact.a, contact.b) or contact.dv < hard:
                continue
            for piece in (contact.a, contact.b):
                if piece not in (self.flick.player, *self.found.passive, *self.gone):
                    self.found.passive.append(piece)
                    self.found.events.append(KnockedOut(piece))

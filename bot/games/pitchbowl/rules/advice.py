"""Advised first actions in PitchBowl: score, win the ball, carry it on; else block, else come nearer."""

import math
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import product

import msgspec

from bot.games.contract.advice import BESIDE, Advice, AdvisedFlick
from bot.games.contract.aim import aimed_at, bearing_at, unit
from bot.games.contract.base import Ask, Choice
from bot.games.contract.dials import Bearing, Target
from bot.games.contract.flick_game import Simulator
from bot.games.contract.vocabulary import Point
from bot.games.pitchbowl.rules.board import (
    BALL,
    BALL_REACH,
    HOLD,
    LENGTH,
    PLAYER_REACH,
    RADIUS,
    WIDTH,
    ahead,
    areas_beyond,
    end_zone,
    heading,
    held,
    is_runner,
    rival,
    score_of,
    seat_of,
)
from bot.games.pitchbowl.rules.judgement import cost_of, cost_of_pass, cost_of_placement, first_met, verdict_of
from bot.games.pitchbowl.rules.resolution import is_free, passing_side, start_of
from bot.games.pitchbowl.rules.simulation import field, limit_of, throw
from bot.games.pitchbowl.rules.step_builder import place_of
from bot.games.pitchbowl.rules.values import Action, Flick, Pass, Placement, State
from bot.physics.gates import entry
from bot.physics.preview import first_contact
from bot.physics.table import Launch
from bot.physics.trace import Trace

FIRM = 15.0  # mm; a flick that arrives would slide this much further
CATCHING = 30.0  # mm; the same of a throw
KEPT = 3.0  # mm kept from the limit, and from what is in the way
WAYS = (0, -15, 15, -30, 30, -45, 45)  # degrees off straight ahead at which a run is tried
NEARER = (2, 30, -30)  # degrees off the way to the ball, for a step nearer; not at the ball, which it does not reach
ROUND = (0, 30, -30, 60, -60, 90, -90, 135, -135, 180)  # the same, for any step
PUSH = 10.0  # strength that a block is harder than needed to arrive, if that costs nothing
MOST = 60.0  # mm; further than that nobody comes nearer at a time
SCORES, WINS, CARRIES, THROWS, HANDS, CHASES, BLOCKS, COMES, LOSES = 2000, 1500, 1000, 950, 900, 500, 300, 100, -1000
MET = 3  # opponents that are tried for a block
HEADWAY = 20.0  # mm; a run that makes less is none
EFFORT = 150  # what the extra effort costs
TACKLE, LATER = 100, 5  # what it costs that no runner takes the ball, or comes nearer


class _Try(msgspec.Struct, frozen=True):
    """A flick that was judged to cost nothing."""

    angle: float
    strength: float
    worth: int
    target: str = ""
    offset: float = 0.0


def advice(simulate: Simulator, state: State, ask: Ask[Action]) -> tuple[Advice, ...]:
    """The advice on every flick, pass and placement of an ask."""
    judged: dict[str, tuple[AdvisedFlick, ...]] = {}
    found = []
    for choice in ask.choices:
        dial = next((one for one in choice.dials if isinstance(one, Bearing)), None)
        if dial is None or not dial.flicks or not isinstance(choice.action, Flick | Placement | Pass):
            continue
        if isinstance(choice.action, Pass):
            marks = tuple(_thrown_at(state, choice.action, one, dial) for one in dial.targets)
        else:
            player = choice.action.player
            marks = judged.get(player) or tuple(_mark(state, ask, player, one, dial) for one in dial.targets)
            judged[player] = marks
        best = next(_tries(simulate, state, choice, dial, marks), None)
        found.append(_advice(choice, best, marks))
    return tuple(found)


def _advice(choice: Choice[Action], best: _Try | None, marks: tuple[AdvisedFlick, ...]) -> Advice:
    action = choice.action
    if best is not None:
        return Advice(choice.code, best.angle, best.strength, best.worth, best.target, best.offset, marks)
    angle, strength = (action.angle, action.strength) if isinstance(action, Flick | Placement | Pass) else (0.0, 1.0)
    return Advice(choice.code, angle, strength, LOSES, targets=marks)


def _tries(
    simulate: Simulator, state: State, choice: Choice[Action], dial: Bearing, marks: tuple[AdvisedFlick, ...]
) -> Iterator[_Try]:
    match choice.action:
        case Pass() as throwing:
            return _throws(simulate, state, throwing, dial)
        case Placement() as placing:
            return _places(simulate, state, placing)
        case Flick(announce="none") as flick if state.holder == flick.player:
            return _runs(simulate, state, flick)
        case Flick(announce="none") as flick:
            return _blocks_or_comes(simulate, state, flick, dial, marks)
        case Flick() as flick:
            return _takes(simulate, state, flick, dial)
        case _:
            return iter(())


def _takes(simulate: Simulator, state: State, flick: Flick, dial: Bearing) -> Iterator[_Try]:
    """Steal, pick up or hand off: the announced piece first, as gently as it takes."""
    target = next((one for one in dial.targets if one.code == dial.meant), None)
    if target is None:
        return
    for offset in BESIDE:
        angle = bearing_at(dial.origin, target, dial.radius, offset)
        meets = first_met(state, flick.player, Launch(flick.player, angle, PLAYER_REACH), effort=True)
        if meets is None or meets.struck != target.code:
            continue
        way = math.dist((dial.origin.x, dial.origin.y), (meets.x, meets.y))
        for firm in (FIRM, FIRM / 3):
            tried = msgspec.structs.replace(flick, angle=angle, strength=_strength(way + firm, PLAYER_REACH))
            verdict = verdict_of(simulate, state, tried)
            scores = verdict.scorer is not None and seat_of(verdict.scorer) == seat_of(flick.player)
            if not verdict.success or cost_of(state, tried, verdict) is not None:
                continue
            worth = HANDS + _gain(state, flick.player, target) if flick.announce == "handoff" else WINS - round(way)
            worth -= EFFORT * verdict.effort + TACKLE * (not is_runner(flick.player))
            yield _Try(angle, tried.strength, SCORES if scores else worth, target.code, offset)


def _runs(simulate: Simulator, state: State, flick: Flick) -> Iterator[_Try]:
    """The holder scores, or goes on as far as there is room."""
    lies, seat = place_of(state, flick.player), seat_of(flick.player)
    for turn in WAYS:
        angle = (ahead(seat) + turn) % 360.0
        line = entry((end_zone(rival(seat)),), HOLD, (lies.x, lies.y), unit(angle))
        if line is not None and line + FIRM <= PLAYER_REACH:
            tried = msgspec.structs.replace(flick, angle=angle, strength=_strength(line + FIRM, PLAYER_REACH))
            verdict = verdict_of(simulate, state, tried)
            if verdict.scorer == flick.player:
                yield _Try(angle, tried.strength, SCORES - abs(turn), "goal" if not turn else "")
    ways = [(_room(state, flick.player, (ahead(seat) + turn) % 360.0), turn) for turn in (*WAYS, 90, -90, 180)]
    for far, turn in sorted(ways, key=lambda one: -one[0] * math.cos(math.radians(one[1]))):
        gain = far * math.cos(math.radians(turn))
        worth = CARRIES + round(gain) if gain > HEADWAY else COMES
        yield from _sound(simulate, state, flick, (ahead(seat) + turn) % 360.0, far, worth)


def _throws(simulate: Simulator, state: State, throwing: Pass, dial: Bearing) -> Iterator[_Try]:
    """A throw to a team-mate who scores, else to the nearest free one ahead, else to the nearest free one, else towards the nearest."""
    passer = state.holder or ""
    goal = end_zone(rival(seat_of(passer)))
    mates = [one for one in dial.targets if one.r]

    def scores(mate: Target) -> bool:
        return goal.y0 - HOLD < mate.y < goal.y1 + HOLD

    mates.sort(key=lambda one: (not scores(one), _gain(state, passer, one) <= HEADWAY))  # of these the nearest first
    for mate, offset in product(mates, BESIDE):
        angle, strength, met = _thrown(state, throwing, mate, dial, offset)
        if met == mate.code and cost_of_pass(state, _trace(simulate, state, throwing, angle, strength)) is None:
            gain = _gain(state, passer, mate)
            worth = SCORES - 200 if scores(mate) else THROWS + gain if gain > HEADWAY else COMES // 2
            yield _Try(angle, strength, worth, mate.code, offset)
    for mate in mates:
        angle, strength, _ = _thrown(state, throwing, mate, dial)
        if passing_side(state, passer, angle) is not None:
            yield _Try(angle, strength, LOSES, mate.code)


def _trace(simulate: Simulator, state: State, throwing: Pass, angle: float, strength: float) -> Trace:
    return throw(simulate, state, _spot(state, throwing, angle), angle, strength)


def _blocks_or_comes(
    simulate: Simulator, state: State, flick: Flick, dial: Bearing, marks: tuple[AdvisedFlick, ...]
) -> Iterator[_Try]:
    """Blocks of an opposing ball carrier within reach; then steps towards a ball that the team lacks; other blocks; any step."""
    seat = seat_of(flick.player)
    free = {one.target: one.strength for one in marks if one.met == one.target}
    foes = [one for one in dial.targets if one.foe and one.code in free and one.code != BALL]
    foes.sort(key=lambda one: free[one.code])
    blocked = partial(_blocks, simulate, state, flick, dial, free)
    yield from blocked([one for one in foes if one.code == state.holder], CHASES)
    if state.holder is None or seat_of(state.holder) != seat:
        yield from _comes(simulate, state, flick, NEARER, CHASES)
    yield from blocked(foes[:MET], BLOCKS)
    yield from _comes(simulate, state, flick, ROUND, COMES)


def _blocks(
    simulate: Simulator,
    state: State,
    flick: Flick,
    dial: Bearing,
    free: Mapping[str, float],
    foes: Sequence[Target],
    worth: int,
) -> Iterator[_Try]:
    """Blocks that cost nothing."""
    for foe in foes:
        angle = bearing_at(dial.origin, foe, dial.radius)
        for strength in (min(100.0, free[foe.code] + PUSH), free[foe.code]):
            tried = msgspec.structs.replace(flick, angle=angle, strength=strength)
            verdict = verdict_of(simulate, state, tried)
            if cost_of(state, tried, verdict) is None and not verdict.effort:
                yield _Try(angle, strength, worth - round(strength), foe.code)


def _comes(simulate: Simulator, state: State, flick: Flick, turns: Sequence[int], worth: int) -> Iterator[_Try]:
    """A free step towards the ball, worth more the nearer it is, and to runners."""
    first, far = _to_ball(state, flick.player)
    for turn in turns:
        angle = round(first + turn, 2) % 360.0
        way = min(_room(state, flick.player, angle), MOST, max(0.0, far - 2 * RADIUS) if turns == NEARER else MOST)
        if way >= HEADWAY or turns != NEARER:
            found = worth - round(far / 10.0) - abs(turn) // 2 - (0 if is_runner(flick.player) else LATER)
            yield from _sound(simulate, state, flick, angle, way, found)


def _to_ball(state: State, player: str) -> tuple[float, float]:
    """The bearing and distance of the ball, loose or held; straight ahead for its holder."""
    lies = place_of(state, player)
    to = state.ball or (place_of(state, state.holder) if state.holder is not None else lies)
    if to == lies:
        return ahead(seat_of(player)), 0.0
    return heading(lies, to), math.dist((lies.x, lies.y), (to.x, to.y))


def _sound(simulate: Simulator, state: State, flick: Flick, angle: float, far: float, worth: int) -> Iterator[_Try]:
    """A run of that distance, if it costs nothing."""
    if far < KEPT:
        return
    tried = msgspec.structs.replace(flick, angle=angle, strength=_strength(far, PLAYER_REACH, up=False))
    verdict = verdict_of(simulate, state, tried)
    if cost_of(state, tried, verdict) is None and not verdict.effort:
        yield _Try(angle, tried.strength, worth)


def _places(simulate: Simulator, state: State, placing: Placement) -> Iterator[_Try]:
    """A free way, best one towards where the ball is (PB-80)."""
    first, _ = _to_ball(state, placing.player)
    for turn in ROUND:
        angle = round(first + turn, 2) % 360.0
        far = min(_room(state, placing.player, angle), MOST)
        if far < KEPT:
            continue
        tried = msgspec.structs.replace(placing, angle=angle, strength=_strength(far, PLAYER_REACH, up=False))
        if cost_of_placement(simulate, state, tried) is None:
            yield _Try(angle, tried.strength, COMES - abs(turn) // 2)


def _room(state: State, player: str, angle: float) -> float:
    """The distance a player can slide freely without extra effort, mm."""
    lies, (ux, uy) = place_of(state, player), unit(angle)
    limit = entry(areas_beyond(held(lies.x, lies.y), score_of(player)), HOLD, (lies.x, lies.y), (ux, uy))
    edges = (
        ((size if step > 0.0 else 0.0) - at) / step
        for at, step, size in ((lies.x, ux, WIDTH), (lies.y, uy, LENGTH))
        if step
    )
    room = min([PLAYER_REACH, math.inf if limit is None else limit, *edges])
    meets = first_contact(field(state), Launch(player, angle, max(room, 1.0)))
    if meets is not None:
        room = min(room, math.dist((lies.x, lies.y), (meets.x, meets.y)))
    return max(0.0, room - KEPT)


def _mark(state: State, ask: Ask[Action], player: str, target: Target, dial: Bearing) -> AdvisedFlick:
    """A target of a run as a menu offers it."""
    angle = bearing_at(dial.origin, target, dial.radius)
    far = math.dist((dial.origin.x, dial.origin.y), (target.x, target.y))
    way = max(0.0, far - dial.radius - target.r) if target.r else max(0.0, far - HOLD)
    strength = _strength(way + FIRM, PLAYER_REACH)
    effort = ask.kind != "placement"
    launched = Launch(player, angle, PLAYER_REACH * strength / 100.0)
    meets = first_met(state, player, launched, effort=effort)
    if meets is not None or target.r:
        return AdvisedFlick(target.code, strength, "" if meets is None else meets.struck)
    lies = place_of(state, player)
    limit = entry(
        areas_beyond(held(lies.x, lies.y), limit_of(state, player, effort=effort)), HOLD, (lies.x, lies.y), unit(angle)
    )
    reached = way + KEPT <= launched.slide and (limit is None or way < limit)
    return AdvisedFlick(target.code, strength, target.code if reached else "")


def _thrown_at(state: State, throwing: Pass, target: Target, dial: Bearing) -> AdvisedFlick:
    """A target of a throw as a menu offers it."""
    _, strength, met = _thrown(state, throwing, target, dial)
    return AdvisedFlick(target.code, strength, met)


def _thrown(
    state: State, throwing: Pass, target: Target, dial: Bearing, offset: float = 0.0
) -> tuple[float, float, str]:
    """The bearing of a throw at a target, the strength that arrives, and what the ball meets first ("": nothing)."""
    angle = aimed_at(dial, target, offset)
    spot = _spot(state, throwing, angle)
    way = max(0.0, math.dist((spot.x, spot.y), (target.x, target.y)) - dial.radius - target.r)
    strength = _strength(way + CATCHING, BALL_REACH)
    if not is_free(state, spot):
        return angle, strength, ""
    table = field(msgspec.structs.replace(state, ball=spot, holder=None))
    meets = first_contact(table, Launch(BALL, angle, BALL_REACH * strength / 100.0))
    if meets is None and not target.r:
        return angle, strength, target.code if way + KEPT <= BALL_REACH * strength / 100.0 else ""
    return angle, strength, "" if meets is None else meets.struck


def _spot(state: State, throwing: Pass, angle: float) -> Point:
    return start_of(state, state.holder or "", angle, throwing.side)


def _gain(state: State, player: str, target: Target) -> int:
    """The distance by which a target is further ahead than a player, mm."""
    gain = target.y - place_of(state, player).y
    return round(gain if seat_of(player) == 0 else -gain)


def _strength(slide: float, reach: float, *, up: bool = True) -> float:
    share = 100.0 * slide / reach
    return float(min(100, max(1, math.ceil(share) if up else math.floor(share))))

"""The field as a physics table, with gates for limits, catches and goals."""

import math
from collections.abc import Collection

import msgspec

from bot.games.contract.aim import unit
from bot.games.contract.flick_game import Simulator
from bot.games.contract.vocabulary import Point
from bot.games.pitchbowl.rules.board import (
    BALL,
    BALL_MASS,
    BALL_RADIUS,
    BALL_REACH,
    HOLD,
    LENGTH,
    MASS,
    PLAYER_REACH,
    RADIUS,
    ROSTERS,
    TOUCHING,
    TOWARD,
    WIDTH,
    PlayerId,
    areas_at,
    areas_beyond,
    end_zone,
    held,
    score_of,
)
from bot.games.pitchbowl.rules.step_builder import in_play, player_of
from bot.games.pitchbowl.rules.values import LastFlick, State, Trail
from bot.physics.gates import AreaWatch, Catch, Gate, Limit
from bot.physics.table import Disc, Launch, Table
from bot.physics.trace import Trace

LIMIT, EFFORT, PICKUP, CAUGHT = "limit", "effort", "pickup", "caught"
GOALS = ("goal.red", "goal.blue")
"""Gates: the movement limit, the cells of an extra effort, the ball taken up or caught, the end zones of Red and Blue."""


def limit_of(state: State, player: PlayerId, *, effort: bool) -> int:
    """The number of cells that a player may move (PB-32)."""
    return score_of(player) + (1 if effort and not state.spent.effort else 0)


def run(
    simulate: Simulator, state: State, player: PlayerId, angle: float, strength: float, *, effort: bool, pickup: bool
) -> Trace:
    """Simulate the flick of a player: stopped at the limit; with `pickup` the ball leaves the field if it is touched first."""
    lies = player_of(state, player)
    start = held(lies.x, lies.y)
    reach = limit_of(state, player, effort=effort)
    gates: list[Gate] = [Limit(LIMIT, player, areas_beyond(start, reach), HOLD), *_goals()]
    further = score_of(player) + 1
    if reach == further:
        gates.append(AreaWatch(EFFORT, (player,), areas_at(start, further), HOLD))
    if pickup:
        gates.append(Catch(PICKUP, BALL, (player,), first=True))
    table = field(state, gates)
    return simulate(table, (Launch(player, angle, PLAYER_REACH * strength / 100.0),))


def throw(simulate: Simulator, state: State, spot: Point, angle: float, strength: float) -> Trace:
    """Simulate a throw; the first player that the ball meets catches it."""
    catch = Catch(CAUGHT, BALL, tuple(one.id for one in in_play(state)))
    table = field(msgspec.structs.replace(state, ball=spot), [catch])
    return simulate(table, (Launch(BALL, angle, BALL_REACH * strength / 100.0),))


def field(state: State, gates: Collection[Gate] = ()) -> Table:
    """The pieces on the field as a table."""
    discs = [Disc(one.id, one.x, one.y, RADIUS, MASS) for one in in_play(state)]
    if state.ball is not None:
        discs.append(Disc(BALL, state.ball.x, state.ball.y, BALL_RADIUS, BALL_MASS))
    return Table(WIDTH, LENGTH, tuple(discs), overhang=True, gates=tuple(gates))


def touched_at_start(state: State, player: PlayerId, angle: float) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The pucks in contact with a player before a flick: those it is aimed at, and the others (PB-5)."""
    lies = player_of(state, player)
    others = [(one.id, one.x, one.y, RADIUS) for one in in_play(state) if one.id != player]
    if state.ball is not None:
        others.append((BALL, state.ball.x, state.ball.y, BALL_RADIUS))
    ux, uy = unit(angle)
    at: list[str] = []
    beside: list[str] = []
    for other, x, y, radius in others:
        dx, dy = x - lies.x, y - lies.y
        if abs(dx) > 3 * RADIUS or abs(dy) > 3 * RADIUS:
            continue
        far = math.hypot(dx, dy)
        if far - RADIUS - radius <= TOUCHING:
            share = (dx * ux + dy * uy) / far if far else 1.0
            (at if share > TOWARD else beside).append(other)
    return tuple(at), tuple(beside)


def shown(table: State, trace: Trace, piece: str, angle: float, strength: float) -> LastFlick:
    """The trails of a flick for pictures; `table` is the state before it."""
    starts = {one.id: (one.x, one.y) for one in in_play(table)}
    if table.ball is not None:
        starts[BALL] = table.ball.x, table.ball.y
    ends = {rest.id: (rest.x, rest.y) for rest in trace.rest}
    ends |= {passage.piece: (passage.x, passage.y) for passage in trace.passages if passage.by}
    out = {fall.id: (fall.x, fall.y) for fall in trace.falls}
    trails = []
    for one, start in starts.items():
        end = out.get(one) or ends.get(one)
        if end is not None and math.dist(start, end) > 0.05:
            trails.append(Trail(one, (Point(*start), *_bends(trace, one), Point(*end)), one in out))
    hits = tuple(point for contact in trace.contacts if (point := _between(trace, contact.a, contact.b, contact.t)))
    return LastFlick(piece, angle, strength, tuple(trails), hits)


def _bends(trace: Trace, piece: str) -> list[Point]:
    segments = [] if trace.film is None else [one for one in trace.film.segments if one.id == piece]
    return [Point(round(one.x, 3), round(one.y, 3)) for one in segments[1:]]


def _between(trace: Trace, a: str, b: str, t: float) -> Point | None:
    """The point where two pucks touched, if the film shows either starting to move then."""
    segments = () if trace.film is None else trace.film.segments
    for piece, radius, other in ((a, RADIUS, b), (b, RADIUS, a)):
        begun = next((one for one in segments if one.id == piece and abs(one.t0 - t) < 1e-9), None)
        mate = next((one for one in segments if one.id == other and abs(one.t0 - t) < 1e-9), None)
        if begun is not None and mate is not None:
            return Point(round((begun.x + mate.x) / 2, 3), round((begun.y + mate.y) / 2, 3))
        if begun is not None and radius:
            return Point(round(begun.x, 3), round(begun.y, 3))
    return None


def _goals() -> tuple[AreaWatch, AreaWatch]:
    """The gates of the end zones, for the players of the other side."""
    red, blue = ROSTERS
    return (AreaWatch(GOALS[0], blue, (end_zone(0),), HOLD), AreaWatch(GOALS[1], red, (end_zone(1),), HOLD))

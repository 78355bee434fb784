"""The kick-off: flight, landing and touch back (PB-15 to PB-19)."""

import math

from bot.games.contract.aim import bearing_to, unit
from bot.games.contract.base import Illegal
from bot.games.contract.luck import Rng
from bot.games.contract.vocabulary import Point, Seat, phrase
from bot.games.pitchbowl.rules.board import (
    APART,
    BALL,
    BALL_RADIUS,
    KICK_ANGLE,
    KICK_REACH,
    LENGTH,
    MEDIAN,
    RADIUS,
    WIDTH,
    ahead,
    is_out,
    on_field,
    rival,
    turned,
)
from bot.games.pitchbowl.rules.events import BallMoved, Given, KickedOff
from bot.games.pitchbowl.rules.step_builder import StepBuilder, in_play, nearest
from bot.games.pitchbowl.rules.values import Kick, LastFlick, State, Trail
from bot.physics.trace import Film, Rest, Segment, Trace

ALONG, ACROSS = 0.05, 0.04  # standard deviations of the landing, as shares of the flight
WIDEST = 2.5  # standard deviations beyond which the scatter is clamped
GRID = 2.0  # mm; grid of the last places tried for the ball
AIR_SPEED = 800.0  # mm/s over the ground; for films only; a ball in the air touches no piece
PUSHES = 100  # times a ball that has landed on pucks is moved off them


def spot_of(seat: Seat) -> Point:
    """From where a seat kicks off: the middle of its end line."""
    return Point(*turned((WIDTH / 2, 0.0), seat))


def kick_off(builder: StepBuilder, seat: Seat, kick: Kick) -> None:
    """Let the ball fly and land; a bad kick is a touch back."""
    angle, strength = checked_kick(seat, kick)
    start = spot_of(seat)
    aimed, landed = _landing(start, angle, strength, builder.rng)
    builder.tell(KickedOff(seat, angle, strength, aimed, landed))
    builder.set(turn=rival(seat), last_flick=LastFlick(BALL, angle, strength, (Trail(BALL, (start, landed)),)))
    builder.trace = flown(start, landed)
    if is_good(seat, landed):
        lies = settled(builder.state, landed, angle)
        if lies != landed:
            builder.tell(BallMoved(lies))
        builder.set(ball=lies)
        return
    receiver = rival(seat)
    x, y = turned((landed.x, landed.y), receiver)
    inside = Point(*turned((x, min(y, MEDIAN)), receiver))
    player = nearest(builder.state, receiver, inside)
    if player is not None:
        builder.set(holder=player)
        builder.tell(Given(player, "touch_back", "PB-17"))


def checked_kick(seat: Seat, kick: Kick) -> tuple[float, float]:
    """Bearing and strength of a kick-off as they are saved. Raises Illegal (PB-15)."""
    if not (math.isfinite(kick.angle) and math.isfinite(kick.strength)):
        raise Illegal("PB-15", phrase("pitchbowl-refused-angle"))
    beside = (kick.angle - ahead(seat) + 180.0) % 360.0 - 180.0
    if abs(beside) > KICK_ANGLE + 1e-9:
        raise Illegal("PB-15", phrase("pitchbowl-refused-kick", most=int(KICK_ANGLE)))
    if not 1.0 <= kick.strength <= 100.0:
        raise Illegal("PB-15", phrase("pitchbowl-refused-strength"))
    return round(kick.angle % 360.0, 2) % 360.0, round(kick.strength, 1)


def is_good(seat: Seat, landed: Point) -> bool:
    """Whether a kick of a seat landed on the receiver's side and not out (PB-16)."""
    _, y = turned((landed.x, landed.y), seat)
    return y > MEDIAN and not is_out(landed.x, landed.y, BALL_RADIUS)


def flight(strength: float) -> float:
    """The length of a kick, mm."""
    return KICK_REACH * strength / 100.0


def flown(start: Point, landed: Point) -> Trace:
    """The flight of a kicked ball, to be filmed: straight, over everything, as fast in the end as at first."""
    dx, dy = landed.x - start.x, landed.y - start.y
    lasting = max(math.hypot(dx, dy) / AIR_SPEED, 0.001)
    flight = Segment(BALL, 0.0, lasting, start.x, start.y, 0.0, dx / lasting, dy / lasting, 0.0, 0.0, 0.0)
    rest = Rest(BALL, landed.x, landed.y, 0.0)
    return Trace((), (), (rest,), duration=lasting, film=Film(lasting, (flight,)))


def settled(state: State, landed: Point, angle: float) -> Point:
    """The resting place of a landed ball: moved off players until it is clear of all (PB-16)."""
    spot = Point(round(landed.x, 3), round(landed.y, 3))
    for _ in range(PUSHES):
        under = next((one for one in in_play(state) if _gap(spot, one.x, one.y) < APART - 1e-6), None)
        if under is None:
            if is_out(spot.x, spot.y, BALL_RADIUS):
                break
            return spot
        dx, dy = spot.x - under.x, spot.y - under.y
        ux, uy = unit(bearing_to(dx, dy) if math.hypot(dx, dy) > 1e-9 else angle)
        reach = RADIUS + BALL_RADIUS + APART + 0.001
        spot = Point(round(under.x + reach * ux, 3), round(under.y + reach * uy, 3))
    return _free_spot(state, landed)


def _landing(start: Point, angle: float, strength: float, rng: Rng) -> tuple[Point, Point]:
    """The target of a kick and the landing point: scatter along the flight is drawn first, then across."""
    far = flight(strength)
    ux, uy = unit(angle)
    along, across = (max(-WIDEST, min(WIDEST, rng.gauss())) * share * far for share in (ALONG, ACROSS))
    aimed = Point(round(start.x + far * ux, 3), round(start.y + far * uy, 3))
    landed = Point(round(aimed.x + along * ux + across * uy, 3), round(aimed.y + along * uy - across * ux, 3))
    return aimed, landed


def _gap(spot: Point, x: float, y: float) -> float:
    return math.dist((spot.x, spot.y), (x, y)) - RADIUS - BALL_RADIUS


def _free_spot(state: State, near: Point) -> Point:
    """The free place of a 2 mm grid nearest to one."""
    columns, rows = int(WIDTH / GRID), int(LENGTH / GRID)
    grid = (Point(GRID * column, GRID * row) for column in range(columns + 1) for row in range(rows + 1))
    free = (
        spot
        for spot in grid
        if on_field(spot.x, spot.y) and all(_gap(spot, one.x, one.y) >= APART for one in in_play(state))
    )
    return min(free, key=lambda spot: (math.dist((spot.x, spot.y), (near.x, near.y)), spot.x, spot.y))

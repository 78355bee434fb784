"""Targets of flicks, and the default aim."""

import math

import msgspec

from bot.games.contract.aim import bearing_at, unit
from bot.games.contract.dials import Option, Spot, Target
from bot.games.contract.vocabulary import Point, Seat, phrase
from bot.games.pitchbowl.rules.board import (
    AGAINST,
    APART,
    BALL,
    BALL_RADIUS,
    COLUMNS,
    HOLD,
    LENGTH,
    PLAYER_REACH,
    RADIUS,
    ROWS,
    SIDE,
    WIDTH,
    PlayerId,
    ahead,
    end_zone,
    heading,
    held,
    label,
    piece_words,
    rival,
    score_of,
    seat_of,
)
from bot.games.pitchbowl.rules.resolution import beside, passing_side
from bot.games.pitchbowl.rules.step_builder import in_play, place_of
from bot.games.pitchbowl.rules.values import State

USUAL = 50.0  # default strength, of a throw and at most of a flick
SAME = 0.01  # degrees; two bearings no further apart are one
TURNED = 12  # corrections of a throw for the place where its ball starts
TURN = 15  # degrees between the ways tried for a placement


def targets(state: State, player: PlayerId) -> tuple[Target, ...]:
    """The targets of a player: the ball, opponents by distance, team-mates, the goal straight ahead."""
    lies, seat = place_of(state, player), seat_of(player)
    found = [
        Target(
            one.id,
            label(one.id),
            piece_words(one.id),
            one.x,
            one.y,
            RADIUS,
            foe=seat_of(one.id) != seat,
            yours=seat_of(one.id) == seat,
        )
        for one in in_play(state)
        if one.id != player
    ]
    found.sort(key=lambda one: (not one.foe, math.dist((one.x, one.y), (lies.x, lies.y)), one.code))
    if state.ball is not None:
        words = phrase("pitchbowl-ball")
        found.insert(0, Target(BALL, BALL, words, state.ball.x, state.ball.y, BALL_RADIUS, foe=True))
    return (*found, goal_of(seat, lies))


def goal_of(seat: Seat, seen_from: Point) -> Target:
    """The nearest place of the end zone that a seat attacks."""
    area = end_zone(rival(seat))
    y = area.y0 if seat == 0 else area.y1
    return Target("goal", "goal", phrase("pitchbowl-goal"), seen_from.x, y, 0.0, foe=False)


def unaimable(state: State, player: PlayerId) -> tuple[Option, ...]:
    """The players that a player cannot be aimed at, each with the reason: itself, and who is off the field."""
    itself = Option(label(player), piece_words(player), phrase("aim-itself", piece=label(player)))
    off = (one.id for one in state.players if one.out)
    return (
        itself,
        *(Option(label(one), piece_words(one), phrase("pitchbowl-unaimable", piece=label(one))) for one in off),
    )


def edge(seen_from: Point) -> Spot:
    """The nearest place on the lines round the field."""
    x, y = seen_from.x, seen_from.y
    ways = ((x, Point(0.0, y)), (WIDTH - x, Point(WIDTH, y)), (y, Point(x, 0.0)), (LENGTH - y, Point(x, LENGTH)))
    nearest = min(ways, key=lambda one: one[0])[1]
    return Spot("edge", phrase("pitchbowl-edge"), nearest.x, nearest.y)


def first_aim(state: State, player: PlayerId) -> float:
    """The bearing offered first: at the ball, else at an enemy holder, else straight ahead for the holder, else at the nearest opponent."""
    lies, seat = place_of(state, player), seat_of(player)
    if state.holder == player:
        return ahead(seat)
    to: Point | None = state.ball
    if to is None and state.holder is not None and seat_of(state.holder) != seat:
        to = place_of(state, state.holder)
    if to is None:
        foe = next((one for one in targets(state, player) if one.foe), None)
        to = Point(foe.x, foe.y) if foe else None
    if to is None:
        return ahead(seat)
    return heading(lies, to)


def straight_at(state: State, player: PlayerId, piece: str) -> float:
    """The bearing from a player to another puck."""
    there = state.ball if piece == BALL else place_of(state, piece)
    return first_aim(state, player) if there is None else heading(place_of(state, player), there)


def strength_within(state: State, player: PlayerId, bearing: float) -> float:
    """The hardest flick, 50 at most, that stays within the player's cells without an extra effort (PB-32)."""
    lies = place_of(state, player)
    columns, rows = zip(*held(lies.x, lies.y), strict=True)
    reach = score_of(player)
    ux, uy = unit(bearing)
    ways = [PLAYER_REACH * USUAL / 100.0]
    for at, step, cells, count in ((lies.x, ux, columns, COLUMNS), (lies.y, uy, rows, ROWS)):
        low, high = max(0, min(cells) - reach) * SIDE + HOLD, min(count, max(cells) + reach + 1) * SIDE - HOLD
        if abs(step) > 1e-9:
            ways.append(max(0.0, ((high if step > 0 else low) - at) / step))
    return max(1.0, math.floor(100.0 * min(ways) / PLAYER_REACH))


def free_way(state: State, player: PlayerId) -> float:
    """The first bearing, clockwise from the default aim, in which a flick within the player's cells touches no piece."""
    first = first_aim(state, player)
    for turn in range(0, 360, TURN):
        bearing = round(first + turn, 2) % 360.0
        if _is_free(state, player, bearing, PLAYER_REACH * strength_within(state, player, bearing) / 100.0):
            return bearing
    return first


def _is_free(state: State, player: PlayerId, bearing: float, length: float) -> bool:
    lies, (ux, uy) = place_of(state, player), unit(bearing)
    others = [(one.x, one.y, RADIUS) for one in in_play(state) if one.id != player]
    others += [(state.ball.x, state.ball.y, BALL_RADIUS)] if state.ball is not None else []
    for x, y, radius in others:
        along = min(max((x - lies.x) * ux + (y - lies.y) * uy, 0.0), length)
        if math.dist((x, y), (lies.x + along * ux, lies.y + along * uy)) < RADIUS + radius + APART:
            return False
    return True


def thrown_at(state: State, player: PlayerId, target: Target) -> Target:
    """A target of a throw with the place where the ball starts, if it does not fit straight before the holder (PB-47)."""
    bearing, start = bearing_at(place_of(state, player), target, BALL_RADIUS), None
    for _ in range(TURNED):
        side = passing_side(state, player, bearing)
        if side is None or side == bearing:
            return target
        start = beside(state, player, side, AGAINST)
        turned = bearing_at(start, target, BALL_RADIUS)
        if abs((turned - bearing + 180.0) % 360.0 - 180.0) <= SAME:
            return msgspec.structs.replace(target, start=start)
        bearing = turned
    return target

"""Parts of the alt texts and text boards of PitchBowl."""

import math

from bot.games.contract.vocabulary import Seat
from bot.games.pitchbowl.rules.board import (
    BALL,
    BALL_RADIUS,
    GOAL,
    HOLD,
    LENGTH,
    TURN,
    WIDTH,
    Cell,
    cell_at,
    cell_name,
    held,
    in_end_zone,
    label,
    rival,
)
from bot.games.pitchbowl.rules.event_text import team_words
from bot.games.pitchbowl.rules.values import FLICKING
from bot.games.pitchbowl.rules.view import SeenPlayer, View, left_this_turn
from bot.words import Words
from render.pitchbowl.board.line_of_sight import SightTarget, gap, hidden_by, reach
from render.text import centimetres, in_series, number

LETTERS = "AB"


def heading(dx: float, dy: float) -> int:
    """The direction of a step on the field, in mm, as it is shown, in whole degrees: Amber attacks to 90."""
    return round(math.degrees(math.atan2(dx, dy)) + TURN) % 360


def bearing(angle: float) -> float:
    """A saved bearing as it is shown."""
    return round((angle + TURN) % 360.0, 2)


def holder_of(view: View) -> SeenPlayer | None:
    """The player that has the ball."""
    return next((one for one in view.players if one.id == view.holder), None)


def in_play(view: View, seat: Seat | None = None) -> list[SeenPlayer]:
    """The players on the field, of one seat or of both."""
    return [one for one in view.players if not one.out and seat in (None, one.seat)]


def goal_gap(one: SeenPlayer) -> float:
    """A player's distance straight ahead to the enemy end zone, mm (PB-8)."""
    return to_goal(one.y, one.seat)


def to_goal(y: float, seat: Seat) -> float:
    """The distance of a player at `y` from the goal line that a seat attacks, mm; 0 beyond it."""
    return max(0.0, (LENGTH - GOAL - y if seat == 0 else y - GOAL) - HOLD)


def goal_seen(one: SeenPlayer) -> SightTarget:
    """The goal line straight ahead of a player, as a target."""
    y = LENGTH - GOAL + 1.0 if one.seat == 0 else GOAL - 1.0  # well over it: a limit there comes first (PB-66)
    return SightTarget("goal", one.x, y, 0.0)


def edge(x: float, y: float, words: Words) -> str:
    """The line nearest to a place, by its direction in the picture."""
    gaps = {"up": x, "down": WIDTH - x, "left": y, "right": LENGTH - y}
    return words.text(f"pitchbowl-line-{min(gaps, key=lambda one: gaps[one])}")


def spots(one: SeenPlayer) -> str:
    """The names of all cells that a player holds."""
    found: list[Cell] = sorted(held(one.x, one.y), key=lambda cell: (cell[1], cell[0]))
    return ", ".join(cell_name(cell) for cell in found)


def ball(view: View, words: Words) -> str:
    """The ball's holder, or its place and the nearest players."""
    holder = holder_of(view)
    if holder is not None:
        where = {
            "player": holder.label,
            "cell": cell_at(holder.x, holder.y),
            "gap": centimetres(goal_gap(holder), words),
        }
        return words.text("pitchbowl-board-held", **where)
    if view.clumsy is not None:
        return words.text("pitchbowl-board-clumsy", player=label(view.clumsy))
    if view.ball is None:
        return words.text("pitchbowl-board-no-ball")
    there = SightTarget(BALL, view.ball.x, view.ball.y, BALL_RADIUS)
    near = []
    for seat in (0, 1):
        one = min(in_play(view, seat), key=lambda one: gap(one, there), default=None)
        if one is not None:
            near.append(words.text("pitchbowl-board-near", player=one.label, gap=centimetres(gap(one, there), words)))
    text = words.text("pitchbowl-board-loose", cell=cell_at(view.ball.x, view.ball.y))
    return " ".join([text, *([words.text("pitchbowl-board-nearest", players=", ".join(near))] if near else [])])


def left(view: View, words: Words) -> list[str]:
    """The player who must act again, and what the coach has left; empty outside of actions."""
    if view.phase not in FLICKING:
        return []
    names = [words.text(f"pitchbowl-left-{name}") for name in left_this_turn(view)]
    count = sum(one.active for one in in_play(view, view.turn))
    players = words.text("pitchbowl-left-players", count=count)
    side = words.say(team_words(view.turn))
    due = [] if view.bonus is None else [words.text("pitchbowl-board-bonus", player=label(view.bonus))]
    return [*due, words.text("pitchbowl-board-left", side=side, things=", ".join([players, *names]))]


def last_flick(view: View, words: Words) -> list[str]:
    """The last flick, throw or kick with the pieces it moved and the players who left."""
    last = view.last_flick
    if last is None:
        return []
    key = "pitchbowl-board-thrown" if last.piece == BALL else "pitchbowl-board-flicked"
    aim = {"angle": number(bearing(last.angle), words), "strength": number(last.strength, words)}
    text = words.text(key, player=label(last.piece), **aim)
    moved = [piece(trail.id, words) for trail in last.trails if trail.id != last.piece and not trail.out]
    gone = [piece(trail.id, words) for trail in last.trails if trail.out]
    if gone:
        text += " " + words.text("pitchbowl-board-gone", pieces=", ".join(gone))
    if moved:
        text += " " + words.text("pitchbowl-board-moved", pieces=", ".join(moved))
    return [text]


def piece(name: str, words: Words) -> str:
    """The name of a puck in a list."""
    return words.text("pitchbowl-ball") if name == BALL else label(name)


def brief(view: View, one: SeenPlayer, words: Words) -> str:
    """A player's name, cell and state."""
    if one.out:
        return words.text("pitchbowl-board-out", player=one.label)
    marks = [words.text("pitchbowl-board-runner")] if one.runner else []
    if one.id == view.holder:
        marks.append(words.text("pitchbowl-board-holds"))
    if not one.active:
        marks.append(words.text("pitchbowl-board-passive"))
    where = words.text("pitchbowl-board-at", player=one.label, cell=cell_at(one.x, one.y))
    return f"{where} ({', '.join(marks)})" if marks else where


def team(view: View, seat: Seat, words: Words) -> str:
    """The places of a side's players in one line; those off the field come last."""
    mine = [one for one in view.players if one.seat == seat]
    lines = [brief(view, one, words) for one in mine if not one.out]
    out = [one.label for one in mine if one.out]
    if not lines:
        lines = [words.text("pitchbowl-board-nobody")]
    elif out:
        lines.append(words.text("pitchbowl-board-off", players=", ".join(out)))
    return words.text("pitchbowl-board-team", side=words.say(team_words(seat)), players=in_series(lines, words))


def sight(view: View, one: SeenPlayer, to: SightTarget, words: Words) -> str:
    """A line of sight in words: direction, gap, obstructions, and whether the target is in reach."""
    between = hidden_by(view, one, to)
    return words.text(
        "pitchbowl-board-sight",
        target=_named(to.name, words),
        angle=heading(to.x - one.x, to.y - one.y),
        gap=centimetres(goal_gap(one) if to.name == "goal" else gap(one, to), words),
        way="clear" if between is None else "hidden",
        between="" if between is None else _named(between, words),
        reach=reach(view, one, to),
    )


def _named(name: str, words: Words) -> str:
    """The name of a target or an obstruction."""
    return words.text(f"pitchbowl-sight-{name}") if name in (BALL, "goal") else name


def threat(view: View, words: Words) -> list[str]:
    """The holder's distance to a touchdown, if it can be scored with this flick."""
    holder = holder_of(view)
    if holder is None or view.asked is None or in_end_zone(holder.x, holder.y, rival(holder.seat)):
        return []
    to = goal_seen(holder)
    if reach(view, holder, to) == "beyond":
        return []
    return [words.text("pitchbowl-board-threat", player=holder.label, sight=sight(view, holder, to, words))]

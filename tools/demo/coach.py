"""A PitchBowl player that goes straight for the ball and the goal line; sees what its seat may see."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from bot.games.pitchbowl.rules.board import BALL as BALL_ID
from bot.games.pitchbowl.rules.board import BALL_RADIUS
from bot.games.pitchbowl.rules.view import SeenPlayer, View
from render.pitchbowl.board.line_of_sight import SightTarget, gap, hidden_by, limit, reach, targets
from render.pitchbowl.text.describe import goal_gap, goal_seen, heading, in_play

__all__ = ["Coach", "Sight"]

SLIDE, ROLL = 4.5, 9.0  # mm that a player slides and the ball rolls for each point of strength
CELL, PLAYER = 50.0, 12.0  # mm: side of a cell, radius of a player
AHEAD = (90.0, 270.0)  # degrees; where a side attacks in the picture
FAN = (0, 10, -10, 20, -20, 30, -30, 45, -45, 60, -60, 75, -75)  # degrees off straight ahead that a runner may turn
NEAR_LINE, WIDTH = 20.0, 450.0  # mm: how near to a touch line nobody runs, how wide the field is
APPROACHES = 2  # players that come nearer in a turn without touching anything
GOAL = "goal"


@dataclass(frozen=True)
class Sight:
    """A player's view of a target: bearing (degrees in the picture) and gap (mm), with the precision that people are shown."""

    name: str
    bearing: float
    gap: float
    clear: bool
    reach: bool

    @classmethod
    def of(cls, view: View, one: SeenPlayer, to: SightTarget) -> Sight:
        """The view that a player has of a target."""
        far = goal_gap(one) if to.name == GOAL else gap(one, to)
        clear = hidden_by(view, one, to) is None
        return cls(to.name, heading(to.x - one.x, to.y - one.y), round(far), clear, reach(view, one, to) != "beyond")


@dataclass
class Coach:
    """The coach of a side. `near` counts players that came nearer to the ball in this turn."""

    side: int
    near: int = 0

    def shots(self, view: View) -> Iterator[str]:
        """The shot codes worth trying, best first: the rules may refuse one. None ends the turn."""
        holder = next((one for one in view.players if one.id == view.holder), None)
        active = [one for one in in_play(view, self.side) if one.active]
        if holder is None:
            if view.ball is not None and view.clumsy is None:
                loose = SightTarget(BALL_ID, view.ball.x, view.ball.y, BALL_RADIUS)
                yield from self._to_ball(view, active, "pickup", loose)
        elif holder.seat != self.side:
            yield from self._to_ball(view, active, "steal", SightTarget(holder.label, holder.x, holder.y))
        elif holder.active:
            yield from self._onward(view, holder)
        else:
            runners = sorted((one for one in active if one.runner), key=lambda one: one.label[1:], reverse=True)
            for runner in runners[:1]:
                yield from self._ahead(view, runner)

    def rests(self) -> None:
        """The turn is over."""
        self.near = 0

    def _ahead(self, view: View, runner: SeenPlayer) -> Iterator[str]:
        """A runner waits further ahead, until the goal line is in reach."""
        goal = Sight.of(view, runner, goal_seen(runner))
        ways = sorted(self._ways(view, runner), reverse=True)
        if goal.gap < 1.8 * CELL or not ways or ways[0][0] < 12:
            return
        gain, bearing, far = ways[0]
        far *= min(1.0, (goal.gap - CELL) / gain)
        yield f"{runner.label}>{bearing:g} s{_hard(far, SLIDE)}"

    def _to_ball(self, view: View, active: list[SeenPlayer], deed: str, to: SightTarget) -> Iterator[str]:
        """The nearest with a clear way takes the ball; otherwise one comes nearer."""
        mine = [(one, Sight.of(view, one, to)) for one in sorted(active, key=lambda one: gap(one, to))]
        spent = view.spent.pickup if deed == "pickup" else view.spent.steal
        for one, sight in mine:
            if not spent and sight.clear and sight.reach:
                yield f"{one.label}>{to.name} s{_hard(sight.gap + 10, SLIDE)} !{deed}"
                return
        if self.near >= APPROACHES:
            return
        for one, sight in mine:
            far = min(0.9 * CELL * (2 if one.runner else 1), sight.gap - 16)
            if sight.clear and far > 15:
                self.near += 1
                yield f"{one.label}>{sight.bearing:g} s{_hard(far, SLIDE)}"
                return

    def _onward(self, view: View, holder: SeenPlayer) -> Iterator[str]:
        """The holder scores, throws, hands the ball on or runs."""
        goal = Sight.of(view, holder, goal_seen(holder))
        if goal_gap(holder) > 0 and goal.clear and goal.reach:
            yield f"{holder.label}>goal s{_hard(goal.gap + 16, SLIDE)}"
        mates = sorted(
            (sight for other, sight in self._others(view, holder) if other.seat == self.side),
            key=self._gain,
            reverse=True,
        )
        for mate in mates:
            if not view.spent.passing and mate.clear and self._gain(mate) > 2 * CELL:
                yield f"{holder.label}>{mate.name} s{_hard(mate.gap + 40, ROLL)} !pass"
        for mate in mates:
            if mate.clear and mate.reach and self._gain(mate) > 1.2 * CELL:
                yield f"{holder.label}>{mate.name} s{_hard(mate.gap + 8, SLIDE)} !handoff {mate.name}"
        ways = sorted(self._ways(view, holder), reverse=True)
        if ways and ways[0][0] > 12:
            _, bearing, far = ways[0]
            yield f"{holder.label}>{bearing:g} s{_hard(far, SLIDE)}"
        if view.bonus is not None:
            yield f"{holder.label}>{AHEAD[self.side]:g} s1"

    def _others(self, view: View, one: SeenPlayer) -> list[tuple[SeenPlayer, Sight]]:
        """The other players as one sees them, opponents first, the nearest first."""
        there = targets(view)
        others = sorted((other for other in in_play(view) if other.id != one.id), key=lambda o: gap(one, there[o.id]))
        others.sort(key=lambda other: other.seat == one.seat)
        return [(other, Sight.of(view, one, there[other.id])) for other in others]

    def _gain(self, one: Sight) -> float:
        """The distance by which something is nearer to the goal line, mm."""
        return (one.gap + 2 * PLAYER) * math.cos(math.radians(one.bearing - AHEAD[self.side]))

    def _ways(self, view: View, one: SeenPlayer) -> Iterator[tuple[float, float, float]]:
        """The possible runs of a player: gain, direction and distance."""
        cells = limit(view, one.id)
        if cells < 2:  # not worth a run
            return
        across, most = round(one.x, 2), CELL * cells - 2
        others = [sight for _, sight in self._others(view, one)]
        for turn in FAN:
            bearing = (AHEAD[self.side] + turn) % 360.0
            right, down = math.sin(math.radians(bearing)), -math.cos(math.radians(bearing))
            far = min(most / max(abs(right), abs(down)), *(_free(other, bearing) for other in others))
            if abs(down) > 0.01:
                room = WIDTH - NEAR_LINE - across if down > 0 else across - NEAR_LINE
                far = min(far, max(room, 0.0) / abs(down))
            if far > 10:
                yield far * math.cos(math.radians(turn)), bearing, far


def _free(one: Sight, bearing: float) -> float:
    """The distance a player may go in a direction before meeting another, mm."""
    angle, away = math.radians(one.bearing - bearing), one.gap + 2 * PLAYER
    along, aside = away * math.cos(angle), abs(away * math.sin(angle))
    room = 2 * PLAYER + 0.05 * away  # a direction is shown to five degrees
    return math.inf if along <= 0 or aside >= room else max(0.0, along - math.sqrt(room**2 - aside**2))


def _hard(far: float, unit: float) -> str:
    """The strength that goes so far."""
    return f"{min(max(far / unit, 1.0), 100.0):.1f}"

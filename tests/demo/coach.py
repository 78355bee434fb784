"""A PitchBowl player who reads text only: the board, and the details of the ball and its holder."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from dataclasses import dataclass

__all__ = ["Coach", "Seen"]

SLIDE, ROLL = 4.5, 9.0  # mm that a player slides and the ball rolls for each point of strength
CELL, PLAYER, BALL = 50.0, 12.0, 8.0  # mm: side of a cell, radius of a player and of the ball
AHEAD = {"A": 90.0, "B": 270.0}  # degrees; where a side attacks in the picture
FAN = (0, 10, -10, 20, -20, 30, -30, 45, -45, 60, -60, 75, -75)  # degrees off straight ahead that a runner may turn
NEAR_LINE, WIDTH = 20.0, 450.0  # mm: how near to a touch line nobody runs, how wide the field is
APPROACHES = 2  # players that come nearer in a turn without touching anything

_SEEN = re.compile(r"([\w -]+?) at (\d+):(\d\d), (\d+) mm, (clear|behind \w+), (in reach|by extra effort|too far)")
_NEAR = re.compile(r"([AB]\d+): " + _SEEN.pattern)
_HOLDS = re.compile(r"\b([AB]\d+) has the ball")
_AGAIN = re.compile(r"must act again")
_LIES = re.compile(r"ball lies loose")
_PLACE = re.compile(r"x ([\d.]+), y ([\d.]+)")
_CELLS = re.compile(r"May go (\d) cells?")
_ACTIVE = re.compile(r"\*\*([AB]\d+)\*\* in [^.]*?\bactive")


@dataclass(frozen=True)
class Seen:
    """Something as a player sees it: which way (degrees in the picture), how far off in mm, whether the way is clear and short enough."""

    name: str
    bearing: float
    gap: float
    clear: bool
    reach: bool

    @classmethod
    def of(cls, name: str, hour: str, minute: str, gap: str, way: str, reach: str) -> Seen:
        """What a sentence says."""
        bearing = (int(hour) % 12 * 30 + int(minute) / 2) % 360.0
        return cls(name.strip(), bearing, float(gap), way == "clear", reach != "too far")


@dataclass
class Coach:
    """One side's coach; `side` is the letter of its players. `near` counts who came nearer to the ball in this turn."""

    side: str
    near: int = 0

    def asks_about(self, board: str, ball: str) -> str:
        """Whose details to read before deciding: the holder's, else those of a runner who could wait further ahead."""
        holder = self._holder(ball)
        active = _ACTIVE.findall(board)
        if holder in active:
            return holder
        return next((name for name in self._runners() if name in active), "") if holder else ""

    def shot(self, board: str, ball: str, about: str, detail: str) -> str:
        """The shot code to type; "" ends the turn. `detail` is of `about`."""
        return next(self.shots(board, ball, about, detail), "")

    def shots(self, board: str, ball: str, about: str, detail: str) -> Iterator[str]:
        """The shot codes worth trying, best first: the rules may refuse one. None ends the turn."""
        if about and about == self._holder(ball):
            yield from self._onward(about, board, detail)
        elif shot := self._only(board, ball, about, detail):
            yield shot

    def _only(self, board: str, ball: str, about: str, detail: str) -> str:
        """The shot of anybody but the holder."""
        if self._holder(ball):
            return self._ahead(about, detail) if about else ""
        active = set(_ACTIVE.findall(board))
        foe = _HOLDS.search(ball)
        if foe is not None:
            return self._to_ball(board, ball, active, "steal", foe[1])
        return self._to_ball(board, ball, active, "pickup", "ball") if _LIES.search(ball) else ""

    def rests(self) -> None:
        """The turn is over."""
        self.near = 0

    def _holder(self, ball: str) -> str:
        """The coach's player with the ball, "" if none."""
        has = _HOLDS.search(ball)
        return has[1] if has is not None and has[1].startswith(self.side) else ""

    def _runners(self) -> tuple[str, str]:
        return f"{self.side}11", f"{self.side}10"

    def _ahead(self, runner: str, detail: str) -> str:
        """A runner waits further ahead, until the goal line is within reach."""
        others = [Seen.of(*found.groups()) for found in _SEEN.finditer(detail)]
        goal = next((one for one in others if one.name == "the goal line"), None)
        if goal is None or goal.gap < 1.8 * CELL:
            return ""
        ways = sorted(self._ways(detail, others), reverse=True)
        if not ways or ways[0][0] < 12:
            return ""
        gain, bearing, far = ways[0]
        far *= min(1.0, (goal.gap - CELL) / gain)
        return f"{runner}>{bearing:g} s{_hard(far, SLIDE)}"

    def _to_ball(self, board: str, ball: str, active: set[str], deed: str, to: str) -> str:
        """The nearest player with a free path takes the ball; otherwise one comes nearer."""
        seen = [(found[1], Seen.of(*found.groups()[1:])) for found in _NEAR.finditer(ball)]
        mine = [(name, one) for name, one in seen if name in active and name.startswith(self.side)]
        may = {"pickup": "a pick-up", "steal": "a steal"}[deed] in left(board)
        for name, one in mine:
            if may and one.clear and one.reach:
                return f"{name}>{to} s{_hard(one.gap + 10, SLIDE)} !{deed}"
        if self.near >= APPROACHES:
            return ""
        for name, one in mine:
            far = min(0.9 * CELL * (2 if name[1:] in ("10", "11") else 1), one.gap - 16)
            if one.clear and far > 15:
                self.near += 1
                return f"{name}>{one.bearing:g} s{_hard(far, SLIDE)}"
        return ""

    def _onward(self, holder: str, board: str, detail: str) -> Iterator[str]:
        """The holder scores, throws, hands the ball on or runs."""
        others = [Seen.of(*found.groups()) for found in _SEEN.finditer(detail)]
        goal = next((one for one in others if one.name == "the goal line"), None)
        if goal is not None and goal.clear and goal.reach:
            yield f"{holder}>goal s{_hard(goal.gap + 16, SLIDE)}"
        mates = sorted((one for one in others if one.name.startswith(self.side)), key=self._gain, reverse=True)
        for mate in mates:
            if "a pass" in left(board) and mate.clear and self._gain(mate) > 2 * CELL:
                yield f"{holder}>{mate.name} s{_hard(mate.gap + 40, ROLL)} !pass"
        for mate in mates:
            if mate.clear and mate.reach and self._gain(mate) > 1.2 * CELL:
                yield f"{holder}>{mate.name} s{_hard(mate.gap + 8, SLIDE)} !handoff {mate.name}"
        ways = sorted(self._ways(detail, others), reverse=True)
        if ways and ways[0][0] > 12:
            _, bearing, far = ways[0]
            yield f"{holder}>{bearing:g} s{_hard(far, SLIDE)}"
        if _AGAIN.search(board):
            yield f"{holder}>{AHEAD[self.side]:g} s1"

    def _gain(self, one: Seen) -> float:
        """How much nearer to the goal line something is, mm."""
        return (one.gap + 2 * PLAYER) * math.cos(math.radians(one.bearing - AHEAD[self.side]))

    def _ways(self, detail: str, others: list[Seen]) -> Iterator[tuple[float, float, float]]:
        """Where the holder may run: how much it gains, which way, how far."""
        place, cells = _PLACE.search(detail), _CELLS.search(detail)
        if place is None or cells is None:
            return
        across, most = float(place[1]), CELL * int(cells[1]) - 2
        for turn in FAN:
            bearing = (AHEAD[self.side] + turn) % 360.0
            right, down = math.sin(math.radians(bearing)), -math.cos(math.radians(bearing))
            far = min(most / max(abs(right), abs(down)), *(_free(one, bearing) for one in others))
            if abs(down) > 0.01:
                room = WIDTH - NEAR_LINE - across if down > 0 else across - NEAR_LINE
                far = min(far, max(room, 0.0) / abs(down))
            if far > 10:
                yield far * math.cos(math.radians(turn)), bearing, far


def left(board: str) -> str:
    """What the side may still do in its turn."""
    return next((line for line in board.splitlines() if "still has in this turn" in line), "")


def _free(one: Seen, bearing: float) -> float:
    """How far a player may go in a direction before meeting another, mm."""
    if not re.fullmatch(r"[AB]\d+", one.name):
        return math.inf
    angle, away = math.radians(one.bearing - bearing), one.gap + 2 * PLAYER
    along, aside = away * math.cos(angle), abs(away * math.sin(angle))
    room = 2 * PLAYER + 0.05 * away  # a direction is told to five degrees
    return math.inf if along <= 0 or aside >= room else max(0.0, along - math.sqrt(room**2 - aside**2))


def _hard(far: float, unit: float) -> str:
    """The strength that goes so far."""
    return f"{min(max(far / unit, 1.0), 100.0):.1f}"

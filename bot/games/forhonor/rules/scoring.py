"""Scoring at the end of a turn: zones, points, the lock, and the end (FH-70 to FH-85)."""

from bot.games.forhonor.rules.board import MIDDLE, ZONES, Zone, linked, rival, row_of
from bot.games.forhonor.rules.events import LockChanged, MatchOver, Scored, TurnEnded, ZoneTaken
from bot.games.forhonor.rules.seating import CAMPS
from bot.games.forhonor.rules.step_builder import StepBuilder, on_board, option, team
from bot.games.forhonor.rules.values import State

ORDER: tuple[Zone, ...] = ("attack", "defence", "centre")
CARD = 100  # points for a card gained, and for each held (FH-72)


def sole_heroes(state: State, zone: Zone) -> int | None:
    """The camp that alone has heroes in a zone (FH-70)."""
    there = [bool([one for one in on_board(state, camp) if one.square in ZONES[zone]]) for camp in CAMPS]
    return next((camp for camp in CAMPS if there[camp] and not there[rival(camp)]), None)


def ranks(state: State, camp: int) -> int:
    """The soldiers of a camp linked to its row at the median line (FH-71)."""
    front = [square for square in state.soldiers[camp] if row_of(square) == MIDDLE[camp]]
    return len(linked(front, frozenset(state.soldiers[camp])))


def holders(state: State) -> tuple[int | None, ...]:
    """The camps that would hold the zones if the turn ended now, in `ORDER` (FH-70, FH-71)."""
    now: list[int | None] = [
        camp if (camp := sole_heroes(state, zone)) is not None else state.zones[index]
        for index, zone in enumerate(ORDER[:2])
    ]
    counts = [ranks(state, camp) for camp in CAMPS]
    return (*now, None if counts[0] == counts[1] else counts.index(max(counts)))


def score(builder: StepBuilder) -> None:
    """Zones change hands, then every card held brings points (FH-72, FH-73)."""
    after = holders(builder.state)
    for index, zone in enumerate(ORDER):
        before = builder.state.zones[index]
        if after[index] != before:
            rule = "FH-71" if zone == "centre" else "FH-70"
            builder.tell(ZoneTaken(zone, after[index], before, rule))
            _give(builder, after[index], CARD, "gained")
            _give(builder, before, -CARD, "lost")
    builder.set(zones=after)
    for camp in CAMPS:
        _give(builder, camp, CARD * after.count(camp), "held")


def _give(builder: StepBuilder, camp: int | None, points: int, cause: str) -> None:
    """Points for a camp; a score never falls below 0 (FH-73)."""
    if camp is None or not points:
        return
    scores = list(builder.state.score)
    scores[camp] = max(0, scores[camp] + points)
    builder.set(score=tuple(scores))
    builder.tell(Scored(camp, points, scores[camp], cause))  # type: ignore[arg-type]  # one of three causes


def end_turn(builder: StepBuilder) -> bool:
    """Points, the lock, and whether the match is over (FH-80 to FH-85)."""
    score(builder)
    state = builder.state
    target = int(option(state, "target"))
    builder.tell(TurnEnded(state.turn, state.score))
    over_twice = [state.score[camp] >= target and state.before[camp] >= target for camp in CAMPS]
    locked = tuple(over_twice[rival(camp)] for camp in CAMPS)
    for camp in CAMPS:
        if locked[camp] != state.locked[camp]:
            builder.tell(LockChanged(camp, locked[camp]))
    builder.set(locked=locked, before=state.score)
    lost = [camp for camp in CAMPS if locked[camp] and not _has_heroes(state, camp)]
    if lost:
        winner = rival(lost[0]) if len(lost) == 1 else ahead(state)
        finish(builder, winner, "wiped_out", "FH-83")
    elif 0 < int(option(state, "max_turns")) <= state.turn:
        finish(builder, ahead(state), "turns", "FH-85")
    return builder.state.phase == "over"


def _has_heroes(state: State, camp: int) -> bool:
    """Whether a camp has heroes on the board or in reserve (FH-84)."""
    return any(one.spot in ("board", "reserve") for one in team(state, camp))


def ahead(state: State) -> int | None:
    """The camp with more points."""
    first, second = state.score
    return None if first == second else int(second > first)


def finish(builder: StepBuilder, winner: int | None, reason: str, rule: str) -> None:
    """The match is over."""
    builder.set(phase="over", winner=winner, ended=reason, acting=None, combat=None, hidden=())
    builder.tell(MatchOver(winner, builder.state.score, reason, rule))  # type: ignore[arg-type]  # one of three reasons

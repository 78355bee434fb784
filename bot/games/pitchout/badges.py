"""Badges of Pitch Out."""

from collections.abc import Iterator
from typing import NamedTuple

from bot.games.contract.badge import Account, Badge, Feat, PlayedTurn
from bot.games.contract.vocabulary import Point, Seat
from bot.games.pitchout.rules.board import opposing, pitcher_of, seat_of
from bot.games.pitchout.rules.events import Eliminated, Flicked, RoundBegun, RoundWon
from bot.games.pitchout.rules.seating import ARENA, Sides, team_of
from bot.games.pitchout.rules.step_builder import sides_of
from bot.games.pitchout.rules.values import State

EDGE = 1.0  # mm
BEHIND = 3  # pucks
KNOCKED = frozenset({"exit", "assassin", "infested"})  # causes that a flick brings about


class CountedFlick(NamedTuple):
    """A flick, with the pucks it eliminated of the others and of its own side."""

    moment: PlayedTurn
    seat: Seat
    puck: str
    foes: tuple[Eliminated, ...]
    own: tuple[Eliminated, ...]


def sides(account: Account) -> Sides:
    """The side of each seat."""
    return sides_of(account.moments[0].state)


def shots(account: Account) -> Iterator[CountedFlick]:
    """Every flick of the match."""
    seated = sides(account)
    for moment in account.moments:
        flicked = next((event for event in moment.events if isinstance(event, Flicked)), None)
        if flicked is None:
            continue
        lost = [one for one in moment.events if isinstance(one, Eliminated) and one.cause in KNOCKED]
        foes = tuple(one for one in lost if opposing(flicked.puck, one.puck, seated))
        own = tuple(one for one in lost if one not in foes)
        yield CountedFlick(moment, seat_of(flicked.puck, seated), flicked.puck, foes, own)


def double(account: Account) -> Iterator[Feat]:
    """Two opposing pucks eliminated with one flick."""
    return (Feat(shot.seat, shot.moment.revision) for shot in shots(account) if len(shot.foes) == 2)


def triple(account: Account) -> Iterator[Feat]:
    """Three or more opposing pucks eliminated with one flick."""
    return (Feat(shot.seat, shot.moment.revision) for shot in shots(account) if len(shot.foes) > 2)


def relay(account: Account) -> Iterator[Feat]:
    """A puck pushed out by another puck than the flicked one."""
    for shot in shots(account):
        if any(one.cause == "exit" and one.by not in (None, shot.puck) for one in shot.foes):
            yield Feat(shot.seat, shot.moment.revision)


def own_goal(account: Account) -> Iterator[Feat]:
    """One's own Captain eliminated, and nothing else."""
    for shot in shots(account):
        if not shot.foes and [pitcher_of(one.puck) for one in shot.own] == ["captain"]:
            yield Feat(shot.seat, shot.moment.revision)


def tightrope(account: Account) -> Iterator[Feat]:
    """A puck that survived an opponent's push to the very edge."""
    seated = sides(account)
    for shot in shots(account):
        state: State = shot.moment.state
        here = {one.id: Point(one.x, one.y) for one in state.pucks if one.in_play}
        for trail in state.last.trails if state.last else ():
            end = here.get(trail.id)
            if end is None or not opposing(shot.puck, trail.id, seated):
                continue
            if end == trail.points[-1] and min(end.x, end.y, ARENA - end.x, ARENA - end.y) <= EDGE:
                yield Feat(seat_of(trail.id, seated), shot.moment.revision)


def flawless(account: Account) -> Iterator[Feat]:
    """A round won without losing a puck."""
    seated = sides(account)
    lost: set[Seat] = set()
    for moment, event in account.events():
        match event:
            case RoundBegun():
                lost.clear()
            case Eliminated(puck=puck):
                lost.add(seat_of(puck, seated))
            case RoundWon(seat=seat, reason="captain" | "alone"):
                team = team_of(seated, seat)
                yield from (Feat(one, moment.revision) for one in team if not lost & set(team))
            case _:
                pass


def comeback(account: Account) -> Iterator[Feat]:
    """A round won by a side that was three pucks behind in it."""
    seated = sides(account)
    behind: dict[Seat, int] = {}
    for moment in account.moments:
        won = next((event for event in moment.events if isinstance(event, RoundWon)), None)
        if won is not None and won.reason != "left" and behind.get(won.seat, 0) >= BEHIND:
            yield from (Feat(one, moment.revision) for one in team_of(seated, won.seat))
        if won is not None:
            behind.clear()
        elif any(isinstance(event, Eliminated) for event in moment.events):
            for seat, pucks in _behind(moment.state, seated).items():
                behind[seat] = max(pucks, behind.get(seat, 0))


def _behind(state: State, seated: Sides) -> dict[Seat, int]:
    """The number of pucks by which each seat's side is behind the best of the others."""
    seats = range(len(seated))
    here = [seat_of(one.id, seated) for one in state.pucks if one.in_play]
    left = {seat: sum(one in team_of(seated, seat) for one in here) for seat in seats}
    return {
        seat: max(left[other] for other in seats if other not in team_of(seated, seat)) - left[seat] for seat in seats
    }


BADGES = (
    Badge("pitchout-double", "✌️", double),
    Badge("pitchout-triple", "🎳", triple),
    Badge("pitchout-relay", "🎱", relay),
    Badge("pitchout-tightrope", "😅", tightrope),
    Badge("pitchout-flawless", "🛡️", flawless),
    Badge("pitchout-comeback", "🪃", comeback),
    Badge("pitchout-own-goal", "🤦", own_goal),
)

"""Matches of the complete mode of Pitch Out, for tests that play it."""

from __future__ import annotations

from bot.games.contract.base import Answer, Ask, Step, TimedOut
from bot.games.contract.dials import Place
from bot.games.pitchout.rules.board import ALPHA, ELITE, puck_id
from bot.games.pitchout.rules.events import Event
from bot.games.pitchout.rules.seating import DUEL, zones
from bot.games.pitchout.rules.values import Action, ChooseTeam, FirstPlayer, Lineup, Shoot, State, Team
from bot.physics.trace import Trace
from tests.support.games.pitchout_matches import GAME, LUCK, default, game, trace

STOPPED_SHORT = trace(rest={"S.captain": (400, 700), "N.captain": (400, 400)})


def chosen_teams(south: Team = "citizens", **options: str) -> State:
    """The teams are chosen: the other one for N, or with `mirror` the same; both lineups are open."""
    state = GAME.setup(2, {"mode": "complete", **options}, LUCK).state
    while state.phase == "team":
        state = says(state, state.phase, 0 if state.teams[0] is None else 1, ChooseTeam(south)).state
    return state


def says(state: State, kind: str, seat: int, action: Action, seen: Trace | None = None) -> Step[State, Event]:
    """A seat answers its open ask of a kind."""
    ask = asked(state, seat)
    assert ask.kind == kind
    return game(seen).apply(state, Answer(ask.id, seat, action), LUCK)


def asked(state: State, seat: int) -> Ask[Action]:
    """The open ask of a seat."""
    (ask,) = [ask for ask in GAME.asks(state) if ask.seat == seat]
    return ask


def late(state: State, seat: int) -> Step[State, Event]:
    """The clock of a seat's open ask runs out."""
    return GAME.apply(state, TimedOut(asked(state, seat).id), LUCK)


def lined_up(state: State, south: tuple[str, ...], north: tuple[str, ...]) -> State:
    """Both have picked their lineups; the shoot-out is open."""
    return says(says(state, "lineup", 0, Lineup(south)).state, "lineup", 1, Lineup(north)).state


def shot(seat: int, x: float = 400.0, angle: float = 0.0, strength: float = 50.0) -> Shoot:
    """A shot with the Captain from the middle line of the zone."""
    return Shoot(
        (Place(puck_id(DUEL, seat, "captain"), x, (zones(DUEL)[seat].y0 + zones(DUEL)[seat].y1) / 2),), angle, strength
    )


def shots(state: State, seen: Trace) -> Step[State, Event]:
    """Both shoot; physics sees what is given."""
    return says(says(state, "shootout", 0, shot(0)).state, "shootout", 1, shot(1), seen)


def usual(team: Team, size: int) -> tuple[str, ...]:
    """The five Alpha and the first Elites of a team."""
    return (*ALPHA, *ELITE[team])[:size]


def with_elite(*elite: str) -> tuple[str, ...]:
    """A lineup of seven with these three Elites; the Immortal stays out."""
    return (*ALPHA[:4], *elite)


def played(south: tuple[str, ...], north: tuple[str, ...], *, starter: int = 0, **options: str) -> State:
    """Round 1 of these lineups, standard formations, the first turn of the starter."""
    size = str(len(south))
    team: Team = "hoods" if {*south} & {*ELITE["hoods"]} else "citizens"
    mirror = "on" if team == ("hoods" if {*north} & {*ELITE["hoods"]} else "citizens") else "off"
    state = chosen_teams(team, **{"format": size, "mirror": mirror, **options})
    state = shots(lined_up(state, south, north), STOPPED_SHORT).state
    state = says(state, "first_player", 0, FirstPlayer(starter)).state
    return default(default(state).state).state

"""The view of a seat, with previews of answers; other packets, picks of a round and hidden cards are absent."""

from typing import Literal

import msgspec

from bot.games.contract.base import Ask
from bot.games.contract.preview import Ghost, Line, Sketch
from bot.games.contract.vocabulary import Point, Seat
from bot.games.forhonor.rules import combats, powers
from bot.games.forhonor.rules.asks import asked
from bot.games.forhonor.rules.board import SQUARES, Square, beyond, column_of, row_of, way_to
from bot.games.forhonor.rules.heroes import Card, HeroId
from bot.games.forhonor.rules.movement import entries, ways
from bot.games.forhonor.rules.scoring import holders, ranks
from bot.games.forhonor.rules.seating import CAMPS, camp_of
from bot.games.forhonor.rules.soldiers import aside, ways_aside
from bot.games.forhonor.rules.step_builder import camp_of_hero, figure
from bot.games.forhonor.rules.turns import candidates
from bot.games.forhonor.rules.values import (
    Acting,
    Action,
    Attack,
    CampId,
    Combat,
    Displace,
    DraftHero,
    Enter,
    Fight,
    Figure,
    Move,
    Order,
    Phase,
    PickHero,
    Shoot,
    Shove,
    Spot,
    State,
)


class SeenHero(msgspec.Struct, frozen=True):
    """A hero as pictures and texts show it; `acted`: its activation in this turn is over."""

    id: HeroId
    seat: Seat
    camp: CampId
    life: int
    spot: Spot
    square: str
    acted: bool


class View(msgspec.Struct, frozen=True):
    """The view of a seat or a spectator."""

    options: tuple[tuple[str, str], ...]
    seats: int
    viewer: Seat | None
    phase: Phase
    asked: tuple[Seat, ...]  # the seats that are asked
    chosen: tuple[Seat, ...]  # those that have chosen in secret
    turn: int
    heroes: tuple[SeenHero, ...]
    soldiers: tuple[tuple[Square, ...], tuple[Square, ...]]
    ranks: tuple[int, int]
    score: tuple[int, int]
    before: tuple[int, int]
    zones: tuple[CampId | None, ...]
    would_hold: tuple[CampId | None, ...]  # who would hold the zones if the turn ended now
    locked: tuple[bool, bool]
    picks: tuple[tuple[HeroId, ...], ...]
    packet: tuple[HeroId, ...]  # the viewer's
    card: Card | None  # the viewer's
    rows: tuple[tuple[HeroId, ...], tuple[HeroId, ...]]
    cards: tuple[int, int]  # the initiative cards left, by camp
    camp: CampId | None
    acting: Acting | None
    last: Acting | None
    reach: tuple[Square, ...]  # the squares open to the seat asked
    struck: tuple[Square, ...]  # the squares of enemies in reach
    ready: tuple[HeroId, ...]  # the heroes that may be named, or the one that must step aside
    combat: Combat | None
    left: tuple[Seat, ...]
    winner: CampId | None
    ended: str | None


def show(state: State, viewer: Seat | None) -> View:
    """The view of a seat; None is a spectator."""
    own = next((one.choice for one in state.hidden if one.seat == viewer), None)
    return View(
        options=state.options,
        seats=state.seats,
        viewer=viewer,
        phase=state.phase,
        asked=asked(state),
        chosen=tuple(sorted(one.seat for one in state.hidden)),
        turn=state.turn,
        heroes=tuple(
            SeenHero(one.id, one.seat, camp_of(one.seat), one.life, one.spot, one.square, one.id in state.acted)
            for one in state.heroes
        ),
        soldiers=state.soldiers,
        ranks=(ranks(state, 0), ranks(state, 1)),
        score=state.score,
        before=state.before,
        zones=state.zones,
        would_hold=holders(state),
        locked=state.locked,
        picks=state.picks,
        packet=state.packets[viewer] if viewer is not None and state.packets else (),
        card=own if state.phase == "card" else None,  # type: ignore[arg-type]  # the choice in a combat is a card
        rows=state.rows,
        cards=(state.cards.count(CAMPS[0]), state.cards.count(CAMPS[1])),
        camp=state.camp,
        acting=state.acting,
        last=state.last,
        reach=_reach(state),
        struck=_struck(state),
        ready=_ready(state),
        combat=state.combat,
        left=state.left,
        winner=state.winner,
        ended=state.ended,
    )


def _reach(state: State) -> tuple[Square, ...]:
    """The squares open to the seat asked: of its edge, in reach, or beside the soldier that displaces a hero."""
    hero = aside(state) if state.phase == "displace" else None
    if hero is not None:
        return ways_aside(state, hero)
    if state.phase != "step" or state.acting is None:
        return ()
    camp = camp_of_hero(state, state.acting.hero)
    return (
        entries(state, camp) if figure(state, state.acting.hero).spot == "reserve" else tuple(ways(state, state.acting))
    )


def _struck(state: State) -> tuple[Square, ...]:
    """The squares of enemies that the acting hero may attack, remove, shoot or shove."""
    acting = state.acting
    if state.phase != "step" or acting is None:
        return ()
    heroes = (*combats.targets(state, acting), *(hero for hero, _, _ in powers.shoves(state, acting)))
    soldiers = combats.within_reach(state, acting) if combats.most_kills(state, acting) else ()
    return tuple(sorted({*(figure(state, hero).square for hero in heroes), *soldiers, *powers.shots(state, acting)}))


def _ready(state: State) -> tuple[HeroId, ...]:
    hero = aside(state) if state.phase == "displace" else None
    if hero is not None:
        return (hero.id,)
    return candidates(state, state.camp) if state.phase == "pick_hero" and state.camp is not None else ()


def position(view: View) -> State:
    """The position that is seen, for the rules that look at figures; luck and secrets are not in it."""
    return State(
        options=view.options,
        seats=view.seats,
        phase=view.phase,
        turn=view.turn,
        heroes=tuple(Figure(one.id, one.seat, one.life, one.spot, one.square) for one in view.heroes),
        soldiers=view.soldiers,
        score=view.score,
        before=view.before,
        zones=view.zones,  # type: ignore[arg-type]  # as many as there are zones
        locked=view.locked,
        camp=view.camp,
        acting=view.acting,
        combat=view.combat,
        left=view.left,
    )


def point(square: str) -> Point:
    """The middle of a square, in columns and rows from A1 = 1, 1."""
    return Point(float(column_of(square)), float(row_of(square)))


def sketch(view: View, ask: Ask[Action], action: Action) -> Sketch:
    """Lines from the hero to the new square or the target, ghosts on the new squares of figures."""
    match action:
        case Displace(to) if to in SQUARES:
            return Sketch(ghosts=(_ghost("", to),))
        case DraftHero(chosen) | PickHero(chosen):
            return Sketch(marked=chosen, seat=ask.seat)
        case Order(heroes):
            return Sketch(seat=ask.seat, picked=heroes)
        case Fight(card):
            return Sketch(seat=ask.seat, picked=(card,))
        case _ if view.acting is not None:
            return _of_an_activation(view, view.acting.hero, action)
        case _:
            return Sketch()


def _of_an_activation(view: View, hero: str, action: Action) -> Sketch:
    where = {one.id: one.square for one in view.heroes}
    here = where[hero]
    match action:
        case Move(to) | Enter(to) if to in SQUARES:
            return Sketch(lines=_line("aim", here, to), ghosts=(_ghost(hero, to),), marked=hero)
        case Shove(target, squares) if end := _pushed(here, where.get(target, ""), squares):
            return Sketch(lines=_line("aim", where[target], end), ghosts=(_ghost(target, end),), marked=target)
        case Attack(target):
            return Sketch(lines=_line("aim", here, where.get(target, "")), marked=target)
        case Shoot(at) if at in SQUARES:
            return Sketch(lines=_line("ray", here, at))
        case _:
            return Sketch()


def _pushed(here: str, there: str, squares: int) -> str | None:
    """The new square of a hero who is pushed straight away (FH-64)."""
    way = way_to(here, there) if here and there else None
    return None if way is None else beyond(there, way, squares)


def _line(kind: Literal["aim", "ray"], start: str, end: str) -> tuple[Line, ...]:
    return (Line(kind, (point(start), point(end))),) if start and end else ()


def _ghost(hero: str, square: str) -> Ghost:
    there = point(square)
    return Ghost("place", hero, there.x, there.y)

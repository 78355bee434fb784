"""The step builder of For Honor, which also records the trail of an activation for pictures, and queries on states."""

from typing import Any

import msgspec

from bot.games.contract import base
from bot.games.contract.vocabulary import Seat
from bot.games.forhonor.rules.board import Square
from bot.games.forhonor.rules.events import (
    CardsShown,
    CombatBegun,
    Entered,
    Event,
    Fell,
    Healed,
    LifeLost,
    Moved,
    Shot,
    Shoved,
    SoldiersKilled,
)
from bot.games.forhonor.rules.heroes import HeroId
from bot.games.forhonor.rules.seating import camp_of
from bot.games.forhonor.rules.values import Acting, Bout, Duel, Figure, SquareMark, State


class StepBuilder(base.BaseStepBuilder[State, Event]):
    """The working copy of a step of For Honor."""

    late: Seat | None = None  # whose clock ran out: the rules answer for this seat

    def tell(self, *events: Event) -> None:
        """Add events; the trail that pictures show of them is kept with the activation."""
        super().tell(*events)
        for event in events:
            if self.state.acting is not None:
                self.set(acting=remembered(self.state.acting, event, self.state.heroes))

    def change(self, hero: HeroId, **changes: Any) -> None:
        """Change fields of a hero."""
        heroes = (msgspec.structs.replace(one, **changes) if one.id == hero else one for one in self.state.heroes)
        self.set(heroes=tuple(heroes))

    def ask(self, phase: str, **changes: Any) -> None:
        """Open new asks."""
        self.set(phase=phase, asked=self.state.asked + 1, **changes)


def option(state: State, name: str) -> str:
    """The value of an option of the match."""
    return dict(state.options)[name]


def figure(state: State, hero: HeroId) -> Figure:
    """A hero of the match. Raises LookupError if it does not play."""
    for one in state.heroes:
        if one.id == hero:
            return one
    raise LookupError(f"{hero} does not play")


def camp_of_hero(state: State, hero: HeroId) -> int:
    """The camp of a hero."""
    return camp_of(figure(state, hero).seat)


def team(state: State, camp: int) -> tuple[Figure, ...]:
    """The four heroes of a camp, in its order (FH-5)."""
    return tuple(one for one in state.heroes if camp_of(one.seat) == camp)


def on_board(state: State, camp: int | None = None) -> tuple[Figure, ...]:
    """The heroes on the board, of one camp or of both."""
    return tuple(one for one in state.heroes if one.spot == "board" and (camp is None or camp_of(one.seat) == camp))


def hero_at(state: State, square: Square) -> Figure | None:
    """The hero on a square, if any."""
    return next((one for one in state.heroes if one.square == square), None)


def taken(state: State) -> frozenset[Square]:
    """The occupied squares."""
    return frozenset((*state.soldiers[0], *state.soldiers[1], *(one.square for one in on_board(state))))


def remembered(acting: Acting, event: Event, heroes: tuple[Figure, ...]) -> Acting:
    """The activation with what an event adds to it; `heroes` are as they stood just before or after."""
    where = {one.id: one.square for one in heroes}
    return msgspec.structs.replace(
        acting,
        trail=_trail(acting.trail, event),
        deeds=(*acting.deeds, *_deeds(event, where, where.get(acting.hero, ""))),
        duel=Duel(event.hero, event.target) if isinstance(event, CombatBegun) else _fought(acting.duel, event),
    )


def _trail(trail: tuple[Square, ...], event: Event) -> tuple[Square, ...]:
    match event:
        case Entered(to=to):
            return (to,)
        case Moved(start=start, way=way):
            return (*(trail or (start,)), *way)
        case _:
            return trail


def _deeds(event: Event, where: dict[HeroId, Square], here: Square) -> tuple[SquareMark, ...]:
    """The marks of an event on squares; `here` is the square of the acting hero."""
    found: tuple[SquareMark, ...] = ()
    match event:
        case SoldiersKilled(squares=squares):
            found = tuple(SquareMark("killed", square) for square in squares)
        case Shot(at=at, target=None):
            found = SquareMark("shot", at, start=here), SquareMark("killed", at)
        case Shot(at=at, target=str(target)):
            found = (SquareMark("shot", at, target, here),)
        case Shoved(hero=hero, start=start, to=to):
            found = (SquareMark("shoved", to, hero, start),)
        case Healed(hero=hero):
            found = (SquareMark("healed", where[hero], hero),)
        case Fell(hero=hero, executed=executed):
            found = (SquareMark("executed" if executed else "fell", where[hero], hero),)
        case _:
            pass
    return found


def _fought(duel: Duel | None, event: Event) -> Duel | None:
    """A combat with the effects of an event; shots at others are not part of it."""
    if duel is None:
        return None
    match event:
        case CardsShown(cards=cards, winner=winner):
            return msgspec.structs.replace(duel, bouts=(*duel.bouts, Bout(cards, winner)))
        case LifeLost(hero=hero, life=life, blow="combat"):
            *before, bout = duel.bouts
            first, second = bout.lost
            lost = (first + life, second) if hero == duel.attacker else (first, second + life)
            return msgspec.structs.replace(duel, bouts=(*before, msgspec.structs.replace(bout, lost=lost)))
        case LifeLost(life=life, blow="outnumbered" | "rush"):
            return msgspec.structs.replace(duel, ambush=duel.ambush + life)
        case Fell(hero=hero, executed=executed) if hero in (duel.attacker, duel.target):
            out = (*duel.executed, hero) if executed else duel.executed
            return msgspec.structs.replace(duel, fallen=(*duel.fallen, hero), executed=out)
        case _:
            return duel

"""The trail of an activation for pictures: its way, its marks on squares, and its combat round by round."""

from __future__ import annotations

import msgspec

from bot.games.forhonor.board import Square
from bot.games.forhonor.events import (
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
from bot.games.forhonor.heroes import HeroId
from bot.games.forhonor.values import Acting, Bout, Deed, Duel, Figure


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


def _deeds(event: Event, where: dict[HeroId, Square], here: Square) -> tuple[Deed, ...]:
    """What an event leaves on squares; `here` is where the acting hero stands."""
    found: tuple[Deed, ...] = ()
    match event:
        case SoldiersKilled(squares=squares):
            found = tuple(Deed("killed", square) for square in squares)
        case Shot(at=at, target=None):
            found = Deed("shot", at, start=here), Deed("killed", at)
        case Shot(at=at, target=str(target)):
            found = (Deed("shot", at, target, here),)
        case Shoved(hero=hero, start=start, to=to):
            found = (Deed("shoved", to, hero, start),)
        case Healed(hero=hero):
            found = (Deed("healed", where[hero], hero),)
        case Fell(hero=hero, executed=executed):
            found = (Deed("executed" if executed else "fell", where[hero], hero),)
        case _:
            pass
    return found


def _fought(duel: Duel | None, event: Event) -> Duel | None:
    """A combat with what an event adds to it; what shots do to others is no part of it."""
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

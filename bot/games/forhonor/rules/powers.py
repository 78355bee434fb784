"""Powers that a hero uses in its activation: shot, vigour banner, shove (FH-60 to FH-64)."""

from functools import cache

from bot.games.contract.base import Illegal
from bot.games.contract.vocabulary import phrase
from bot.games.forhonor.rules.board import (
    NEIGHBOURS,
    SHOT,
    SIGHT_OF_BANNER,
    SQUARES,
    Square,
    beyond,
    distance,
    rival,
    sees,
    way_to,
)
from bot.games.forhonor.rules.combats import hurt
from bot.games.forhonor.rules.events import Healed, Shot, Shoved
from bot.games.forhonor.rules.heroes import HEROES, LIFE, HeroId, Power
from bot.games.forhonor.rules.soldiers import group, removed_first, without
from bot.games.forhonor.rules.step_builder import StepBuilder, camp_of_hero, figure, hero_at, on_board, taken
from bot.games.forhonor.rules.values import Acting, Figure, State

SHOVED = (1, 2)


def may_use(state: State, acting: Acting, power: Power) -> bool:
    """Whether the acting hero has a power and may use it now (FH-60)."""
    return HEROES[acting.hero].power == power and not acting.used and figure(state, acting.hero).spot == "board"


def shots(state: State, acting: Acting) -> tuple[Square, ...]:
    """The squares that can be shot at, nearest first: enemies in a straight line, two to four squares off, in sight (FH-62)."""
    if not may_use(state, acting, "shot") or acting.frozen:
        return ()
    here = figure(state, acting.hero).square
    enemy = rival(camp_of_hero(state, acting.hero))
    marks = (*(one.square for one in on_board(state, enemy)), *state.soldiers[enemy])
    found = (square for square in marks if in_range(here, square))
    return tuple(sorted(found, key=lambda square: (hero_at(state, square) is None, distance(here, square), square)))


def in_range(here: Square, there: Square) -> bool:
    """Whether a shot goes from a square to another (FH-62)."""
    return there in _range_from(here)


@cache
def _range_from(here: Square) -> frozenset[Square]:
    near, far = SHOT
    straight = (there for there in SQUARES if way_to(here, there) is not None)
    return frozenset(there for there in straight if near <= distance(here, there) <= far and sees(here, there))


def shoot(builder: StepBuilder, acting: Acting, at: Square) -> None:
    """A hero loses a life, or the rearmost soldier of a group falls (FH-62). Raises Illegal."""
    state = builder.state
    if at not in shots(state, acting):
        raise Illegal("FH-62", phrase("forhonor-refused-shot"))
    hero, victim = acting.hero, hero_at(state, at)
    if victim is not None:
        builder.tell(Shot(hero, at, victim.id))
        hurt(builder, victim.id, 1, hero, "shot", "FH-62")
        return
    enemy = rival(camp_of_hero(state, hero))
    gone = shot_soldier(state, acting, at)
    builder.set(soldiers=without(state, enemy, (gone,)))
    builder.tell(Shot(hero, gone))


def shot_soldier(state: State, acting: Acting, at: Square) -> Square:
    """The square of the soldier that falls if the hero shoots at a soldier on `at`: the rearmost of the group (FH-62)."""
    enemy = rival(camp_of_hero(state, acting.hero))
    (gone, *_) = removed_first(group(state, enemy, (at,)), enemy, figure(state, acting.hero).square)
    return gone


def rallied(state: State, acting: Acting) -> tuple[Figure, ...]:
    """The friends whom a banner would give a life back (FH-63)."""
    if not may_use(state, acting, "banner"):
        return ()
    here = figure(state, acting.hero).square
    return tuple(
        one
        for one in on_board(state, camp_of_hero(state, acting.hero))
        if one.id != acting.hero
        and one.life < LIFE
        and distance(here, one.square) <= SIGHT_OF_BANNER
        and sees(here, one.square)
    )


def rally(builder: StepBuilder, acting: Acting) -> None:
    """Every nearby friend regains a life (FH-63). Raises Illegal if none would."""
    friends = rallied(builder.state, acting)
    if not friends:
        raise Illegal("FH-63", phrase("forhonor-refused-banner"))
    for one in friends:
        builder.change(one.id, life=one.life + 1)
        builder.tell(Healed(one.id, one.life + 1, acting.hero))


def shoves(state: State, acting: Acting) -> tuple[tuple[HeroId, int, Square], ...]:
    """The heroes that Raider can push, by how many squares, and where to (FH-64)."""
    if not may_use(state, acting, "shove"):
        return ()
    here, full = figure(state, acting.hero).square, taken(state)
    found = []
    for one in on_board(state, rival(camp_of_hero(state, acting.hero))):
        way = way_to(here, one.square)
        if one.square not in NEIGHBOURS[here] or way is None:
            continue
        for squares in SHOVED:
            to = beyond(one.square, way, squares)
            if to is None or to in full:
                break
            found.append((one.id, squares, to))
    return tuple(found)


def shove(builder: StepBuilder, acting: Acting, target: HeroId, squares: int) -> None:
    """Push a neighbour straight away (FH-64). Raises Illegal."""
    to = next((to for hero, by, to in shoves(builder.state, acting) if (hero, by) == (target, squares)), None)
    if to is None:
        raise Illegal("FH-64", phrase("forhonor-refused-shove"))
    builder.tell(Shoved(target, acting.hero, figure(builder.state, target).square, to))
    builder.change(target, square=to)

"""Compound deeds of an activation: an enemy, a zone or soldiers, with all steps that lead there."""

from collections.abc import Iterator
from typing import NamedTuple

from bot.games.contract.base import Choice, Illegal
from bot.games.contract.capabilities import Deed
from bot.games.contract.vocabulary import phrase
from bot.games.forhonor.rules import combats, turns
from bot.games.forhonor.rules.board import NEIGHBOURS, ZONES, Square, rival
from bot.games.forhonor.rules.heroes import hero_words
from bot.games.forhonor.rules.movement import entries, ways
from bot.games.forhonor.rules.scoring import ORDER, sole_heroes
from bot.games.forhonor.rules.seating import camp_of, chooser, decider
from bot.games.forhonor.rules.step_builder import figure, on_board
from bot.games.forhonor.rules.steps import END, steps
from bot.games.forhonor.rules.turns import candidates
from bot.games.forhonor.rules.values import Acting, Action, Attack, Enter, Kill, Move, PickHero, Shoot, State

WORTH = 3  # less than an attack that needs no step, more than a move
LIKELY = 4  # answers offered at once
ATTACKS = 2  # of them at most
TRIED = 12  # places from which a deed is tried before it is given up


class _Place(NamedTuple):
    """A square the hero can be on after the steps with these codes; the least comes first."""

    steps: int  # from the entry on
    danger: int  # enemies beside it
    square: Square
    codes: tuple[str, ...]


def deeds(state: State) -> tuple[Deed, ...]:
    """The deeds of the acting hero that need a move, each by the shortest path past the fewest enemies."""
    acting = state.acting
    if acting is None or state.phase != "step":
        return ()
    hero = figure(state, acting.hero)
    places = sorted(_places(state, acting))
    found = [*_attacks(state, acting, places), *_kills(state, acting, places)]
    for zone in ("attack", "defence"):
        place = next((one for one in places if one.square in ZONES[zone]), None)
        if place is not None and hero.square not in ZONES[zone]:
            words = phrase(f"forhonor-deed-zone-{zone}", steps=place.steps)
            found.append(Deed(f"take {zone}", words, place.codes, WORTH))
    return tuple(found)


def likely(state: State) -> tuple[Deed, ...]:
    """The likeliest deeds of the acting hero, moves included; before a hero is picked, the likeliest of each candidate."""
    if state.phase != "pick_hero" or state.camp is None:
        return _of_acting(state)
    picked = {hero: turns.stepped(state, PickHero(hero)) for hero in candidates(state, state.camp)}
    seat = chooser(state, state.camp)
    return tuple(
        Deed(
            f"{hero}; {first.code}",
            phrase("forhonor-deed-hero", hero=hero_words(hero), deed=first.words),
            (hero, *first.steps),
            first.worth,
        )
        for hero, there in picked.items()
        if there is not None and decider(there, figure(there, hero).seat) == seat
        for first in _of_acting(there)[:1]
    )


def _of_acting(state: State) -> tuple[Deed, ...]:
    """Attacks first, then what removes most, then zones that the camp does not hold with heroes already.

    Once the hero has done something, the end of its activation is the last.
    """
    acting = state.acting
    if acting is None or state.phase != "step":
        return ()
    first: dict[str, Choice[Action]] = {}
    for one in steps(state, figure(state, acting.hero).seat):
        first.setdefault(one.code if isinstance(one.action, Attack) else one.code.partition(" ")[0], one)
    direct = [one for one in first.values() if isinstance(one.action, Attack | Kill | Shoot)]
    found = (*(Deed(one.code, one.words, (one.code,), one.worth) for one in direct), *deeds(state))
    attacks = [one for one in found if one.code.startswith("attack")][:ATTACKS]
    camp = camp_of(figure(state, acting.hero).seat)
    held = {f"take {zone}" for zone in ORDER if sole_heroes(state, zone) == camp}
    others = [one for one in found if not one.code.startswith("attack") and one.code not in held]
    begun = acting.steps or acting.fought or acting.used
    ends = [Deed(END, one.words, (END,)) for one in (first.get(END),) if one is not None and begun]
    return (*[*attacks, *others][: LIKELY - len(ends)], *ends)


def _places(state: State, acting: Acting) -> Iterator[_Place]:
    """The squares that the hero can reach by entering or moving."""
    hero = figure(state, acting.hero)
    enemies = {one.square for one in on_board(state, rival(camp_of(hero.seat)))}

    def place(steps: int, square: Square, codes: tuple[str, ...]) -> _Place:
        return _Place(steps, sum(beside in enemies for beside in NEIGHBOURS[square]), square, codes)

    if hero.spot != "reserve":
        for square, way in ways(state, acting).items():
            if way:
                yield place(len(way), square, (f"move {square}",))
        return
    for entry in entries(state, camp_of(hero.seat)):
        entered = turns.stepped(state, Enter(entry))
        if entered is not None and entered.acting is not None:
            yield place(0, entry, (f"enter {entry}",))
            for square, way in ways(entered, entered.acting).items():
                if way:
                    yield place(len(way), square, (f"enter {entry}", f"move {square}"))


def _attacks(state: State, acting: Acting, places: list[_Place]) -> Iterator[Deed]:
    hero = figure(state, acting.hero)
    direct = combats.targets(state, acting) if hero.spot == "board" else ()
    for foe in on_board(state, rival(camp_of(hero.seat))):
        beside = [one for one in places if one.square in NEIGHBOURS[foe.square]] if foe.id not in direct else []
        place = next((one for one in beside[:TRIED] if foe.id in _targets(_after(state, one))), None)
        if place is not None:
            words = phrase("forhonor-deed-attack", hero=hero_words(foe.id), steps=place.steps)
            yield Deed(f"attack {foe.id}", words, (*place.codes, f"attack {foe.id}"), WORTH)


def _kills(state: State, acting: Acting, places: list[_Place]) -> Iterator[Deed]:
    """The most soldiers that the hero can kill after a move, if more than it can without one."""
    hero = figure(state, acting.hero)
    most = combats.most_kills(state, acting) if hero.spot == "board" else 0
    best: tuple[int, _Place] | None = None
    soldiers = set(state.soldiers[rival(camp_of(hero.seat))])
    for place in [one for one in places if soldiers.intersection(NEIGHBOURS[one.square])][: 2 * TRIED]:
        there = _after(state, place)
        count = combats.most_kills(there, there.acting) if there is not None and there.acting is not None else 0
        if count > most:
            most, best = count, (count, place)
    if best is not None:
        count, place = best
        words = phrase("forhonor-deed-kill", count=count, square=place.square, steps=place.steps)
        yield Deed(f"kill {count} {place.square}", words, (*place.codes, f"kill {count}"), WORTH)


def _targets(state: State | None) -> tuple[str, ...]:
    return tuple(combats.targets(state, state.acting)) if state is not None and state.acting is not None else ()


def _after(state: State, place: _Place) -> State | None:
    """The position at a place."""
    there: State | None = state
    for code in place.codes:
        verb, square = code.split()
        try:
            there = turns.stepped(there, Enter(square) if verb == "enter" else Move(square)) if there else None
        except Illegal:
            return None
    return there

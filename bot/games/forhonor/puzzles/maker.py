"""Puzzles of For Honor: one activation of one hero, laid out in steps, without combats and luck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec

from bot.games.contract.base import Ask
from bot.games.contract.luck import Rng
from bot.games.contract.puzzle import FULL, REACHED, Idea, Puzzle, PuzzleMaker, PuzzleVerdict
from bot.games.contract.vocabulary import Phrase, phrase
from bot.games.forhonor.player.activation import Planner
from bot.games.forhonor.player.mind import SOLDIER
from bot.games.forhonor.puzzles.plans import ActivationPlan, at_random, attackers, ended, outcome, plans
from bot.games.forhonor.rules.board import ZONES, Zone, distance, rival
from bot.games.forhonor.rules.deeds import deeds
from bot.games.forhonor.rules.heroes import HeroId, hero_words
from bot.games.forhonor.rules.scoring import ORDER, holders, ranks
from bot.games.forhonor.rules.step_builder import camp_of_hero, figure, on_board
from bot.games.forhonor.rules.steps import spelled
from bot.games.forhonor.rules.values import Acting, Action, State
from bot.games.forhonor.rules.view import show

SPAN = 2.0  # hundreds of points; an answer so much worse than the best gets no more points than the goal is worth
CLOSE = 55  # points of an answer that almost reaches the goal
SEVERAL = 3  # soldiers, at least, that are asked for where they are all that is asked for
FAR = 12  # squares from a zone from which a hero has made no headway


class Wanted(NamedTuple):
    """The conditions of a goal, all required."""

    zone: Zone | None = None  # to take
    soldiers: int = 0  # to remove
    target: str = ""  # the hero to shoot
    safe: bool = False  # whether no enemy hero may be able to attack afterwards


class ForHonorMaker(PuzzleMaker[State, Action]):
    """Makes puzzles of six themes.

    Take a zone, remove soldiers, lead in the centre, `raid` (soldiers and a zone), `away` (soldiers and a safe
    retreat), or a shot.
    """

    game = "forhonor"
    themes = ("zone", "soldiers", "centre", "raid", "away", "shot")
    opening = (40, 220)
    patience = 30
    indifferent = frozenset({"fixed_order", "random", "target", "soldiers", "max_turns"})

    def fits(self, state: State, ask: Ask[Action]) -> bool:
        """Whether a hero on the board begins to act."""
        acting = state.acting
        if ask.kind != "step" or acting is None or acting.steps or acting.fought or acting.used:
            return False
        return figure(state, acting.hero).spot == "board"

    def cleared(self, state: State) -> State:
        """The position without the latest activation."""
        return msgspec.structs.replace(state, last=None)

    def idea(self, state: State, ask: Ask[Action], theme: str, rng: Rng) -> Idea | None:  # noqa: ARG002
        """The plan that does most for the theme."""
        found = _hardest(state, theme, plans(state))
        if found is None:
            return None
        wanted, reaching = found
        values = [_value(state, plan.after) for plan in reaching]
        value = max(values)
        return Idea(_words(state, wanted), ended(reaching[values.index(value)]), value)

    def verdict(self, puzzle: Puzzle, state: State, actions: Sequence[Action]) -> PuzzleVerdict:
        """The verdict by the share of the goal reached before any combat, then by the value of the position."""
        after = outcome(state, tuple(actions))
        done = _done(state, after, _wanted(puzzle.goal))
        if done < 1.0:
            return PuzzleVerdict(int(CLOSE * done))
        behind = (puzzle.value - _value(state, after)) / SPAN
        return PuzzleVerdict(REACHED + round((FULL - REACHED) * min(1.0, max(0.0, 1.0 - behind))))

    def guesses(self, state: State, ask: Ask[Action], rng: Rng) -> Iterator[tuple[Action, ...]]:  # noqa: ARG002
        """Any kind of step, then another, until the hero stops."""
        while True:
            yield at_random(state, rng)

    def sensible(self, state: State, ask: Ask[Action], theme: str, rng: Rng) -> Iterator[tuple[Action, ...]]:  # noqa: ARG002
        """The deeds that the game offers, and what removes as many soldiers as it can or leads into a zone."""
        for deed in deeds(state):
            yield tuple(action for code in deed.steps if (action := spelled(code)) is not None)
        yield from (ended(plan) for plan in plans(state) if plan.thorough and _does_something(state, plan.after))

    def thoughtless(self, state: State, ask: Ask[Action]) -> Iterator[tuple[Action, ...]]:  # noqa: ARG002
        """Each kind of step that the hero can take at once, the first of its menu alone."""
        first: dict[str, Action] = {}
        for choice in sorted(ask.choices, key=lambda one: (len(one.code), one.code)):
            first.setdefault(choice.code.partition(" ")[0], choice.action)
        return ((action,) for action in first.values())


def _hardest(state: State, theme: str, tried: Sequence[ActivationPlan]) -> tuple[Wanted, list[ActivationPlan]] | None:
    """The hardest goal of a theme, and the plans that reach it."""
    best: tuple[Wanted, list[ActivationPlan]] | None = None
    for wanted in _goals(state, theme, tried):
        reaching = [plan for plan in tried if _done(state, plan.after, wanted) >= 1.0]
        if reaching and (best is None or len(reaching) < len(best[1])):
            best = wanted, reaching
    return best


def _goals(state: State, theme: str, tried: Sequence[ActivationPlan]) -> Iterator[Wanted]:
    """Possible goals of a theme, some of which may be out of reach."""
    removed = {_removed(state, plan.after) for plan in tried}
    most = max(removed)
    match theme:
        case "zone":
            yield from (Wanted(zone) for zone in ORDER[:2])
        case "soldiers" if most >= SEVERAL:
            yield Wanted(soldiers=most)
        case "centre":
            yield Wanted("centre")
        case "raid":
            yield from (Wanted(zone, count) for zone in ORDER[:2] for count in removed if count)
        case "away":
            yield from (Wanted(soldiers=count, safe=True) for count in removed if count)
        case "shot":
            foes = on_board(state, rival(camp_of_hero(state, _hero(state))))
            yield from (Wanted(target=one.id, safe=safe) for one in foes for safe in (False, True))
        case _:
            pass


def _does_something(before: State, after: State) -> bool:
    """Whether soldiers are removed, an enemy is hurt, or the hero comes to a zone."""
    enemy, here = rival(camp_of_hero(before, _hero(before))), figure(after, _hero(before)).square
    hurt = any(figure(after, one.id).life < one.life for one in on_board(before, enemy))
    return hurt or _removed(before, after) > 0 or any(here in ZONES[zone] for zone in ORDER[:2])


def _done(before: State, after: State, wanted: Wanted) -> float:
    """The share of the conditions that is met, from 0 to 1: the mean of its parts."""
    camp, parts = camp_of_hero(before, _hero(before)), []
    if wanted.soldiers:
        parts.append(min(1.0, _removed(before, after) / wanted.soldiers))
    if wanted.target:
        parts.append(float(figure(after, wanted.target).life < figure(before, wanted.target).life))
    if wanted.zone is not None:
        parts.append(_taken(before, after, wanted.zone, camp))
    if wanted.safe and all(part >= 1.0 for part in parts):
        parts.append(1.0 / (1 + attackers(after, _hero(before))))
    elif wanted.safe:
        parts.append(0.0)
    return sum(parts) / len(parts)


def _taken(before: State, after: State, zone: Zone, camp: int) -> float:
    """The progress of a camp towards holding a zone that it did not hold, from 0 to 1: by steps, or by soldiers."""
    index = ORDER.index(zone)
    if holders(before)[index] == camp:
        return 0.0
    if holders(after)[index] == camp:
        return 1.0
    if zone == "centre":
        lead, now = (ranks(state, camp) - ranks(state, rival(camp)) for state in (before, after))
        return max(0.0, (now - lead) / (1 - lead))
    here = figure(after, _hero(before)).square
    away = min(distance(here, square) for square in ZONES[zone]) if here else FAR
    return 0.8 * max(0.0, 1.0 - away / FAR)


def _removed(before: State, after: State) -> int:
    enemy = rival(camp_of_hero(before, _hero(before)))
    return len(before.soldiers[enemy]) - len(after.soldiers[enemy])


def _hero(state: State) -> HeroId:
    """The hero that acts."""
    return state.acting.hero if state.acting is not None else ""


def _value(before: State, after: State) -> float:
    """The value of a position for the camp of the hero that has acted, in hundreds of points."""
    acting = before.acting or Acting("")
    view = show(after, figure(before, acting.hero).seat)
    return Planner(view, acting.hero, acting, lambda: False).now() + SOLDIER * _removed(before, after)


def _words(state: State, wanted: Wanted) -> Phrase:
    """The goal in words, from which `_wanted` reads it again."""
    hero = hero_words(_hero(state))
    if wanted.target:
        key = "puzzle-forhonor-shot-away" if wanted.safe else "puzzle-forhonor-shot"
        return phrase(key, hero=hero, target=wanted.target, foe=hero_words(wanted.target))
    if wanted.zone is None:
        key = "puzzle-forhonor-away" if wanted.safe else "puzzle-forhonor-soldiers"
        return phrase(key, hero=hero, count=wanted.soldiers)
    zone = _zone_words(wanted.zone)
    if wanted.soldiers:
        return phrase("puzzle-forhonor-raid", hero=hero, zone=zone, count=wanted.soldiers)
    return phrase("puzzle-forhonor-zone", hero=hero, zone=zone)


def _wanted(goal: Phrase) -> Wanted:
    """The conditions of a goal."""
    args = dict(goal.args)
    zone = next((one for one in ORDER if args.get("zone") == _zone_words(one)), None)
    return Wanted(zone, int(str(args.get("count", 0))), str(args.get("target", "")), goal.key.endswith("-away"))


def _zone_words(zone: Zone) -> Phrase:
    return phrase(f"forhonor-zone-{zone}")

"""Plans of a hero's activation: steps, a fight and steps, each rated by the resulting position.

Values are in hundreds of points of lead at the end of the turn, for the camp of the hero.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

import msgspec

from bot.games.forhonor.player.cards import outcomes, solved
from bot.games.forhonor.player.mind import HEROES_ZONES, LATER, SOLDIER, Mind, lead
from bot.games.forhonor.rules.board import MIDDLE, NEIGHBOURS, ZONES, Square, distance, linked, rival, row_of
from bot.games.forhonor.rules.combats import reaches
from bot.games.forhonor.rules.heroes import HEROES, POINTS, RUSH, HeroId, budget
from bot.games.forhonor.rules.movement import entries, ways
from bot.games.forhonor.rules.powers import in_range
from bot.games.forhonor.rules.soldiers import removed_first
from bot.games.forhonor.rules.values import Acting, Action, Attack, Combat, End, Enter, Figure, Kill, Move, State
from bot.games.forhonor.rules.view import SeenHero, View, position

HELD = 2.0  # the value of a zone: a card, and its points of the turn
MANNED = 0.3  # of a hero in a zone that the camp holds
MANNED_TWICE = 0.15  # of a second one there
LIFE = 0.35  # of a life of a hero in play
HERO = 1.5  # of a hero in play rather than waiting
EXECUTED = 1.0  # the additional loss of one who is executed
LAST = 4.0  # the additional value of a hero whose camp's heroes do not return
THREAT = 0.15  # the share of a foe's gain in a combat that is feared if the foe can come
SOON = 0.15  # the additional share if it can still act in this turn
FOLLOWING = 10  # moves tried after a combat

Fates = Mapping[HeroId, tuple[int, bool]]
"""The life of heroes after a fight, where it changed, and whether they are executed."""


class ValuedAction(msgspec.Struct, frozen=True):
    """The first action of an activation and the value of the best way to go on."""

    value: float
    action: Action


class Planner:
    """The plans of one hero in a position."""

    def __init__(self, view: View, hero: HeroId, acting: Acting, cut: Callable[[], bool]) -> None:
        self.view = view
        self.acting = acting
        self.cut = cut
        self.hero = next(one for one in view.heroes if one.id == hero)
        self.camp = self.hero.camp
        self.state = msgspec.structs.replace(position(view), acting=acting)
        self.mind = Mind(view, self.hero)
        self.foes = self.mind.foes
        self.enemy = view.soldiers[rival(self.camp)]
        self.there = frozenset(self.enemy)
        self.ours = view.ranks[self.camp]
        self.margin = self.ours - view.ranks[rival(self.camp)]
        self.wanted = 1.0 + (max(view.score) >= int(dict(view.options)["target"]))
        self._near: dict[tuple[Square, int], float] = {}

    def now(self) -> float:
        """The value of doing nothing."""
        if self.hero.spot != "board":
            return self.left("", {}, self.margin)
        return self.left(self.hero.square, {}, self.margin)

    def plans(self) -> list[ValuedAction]:
        """The best plan for every first action, as far as the budget goes; moves, fights and the end, but no powers."""
        if self.hero.spot != "board":
            return self._entries()
        costs = {square: len(way) for square, way in ways(self.state, self.acting).items()}
        here = self.hero.square
        costs.pop(here, None)
        found = [ValuedAction(self.left(here, {}, self.margin), End())]
        quiet = sorted(((self.left(square, {}, self.margin), square) for square in costs), reverse=True)
        for value, square in quiet:
            strike = 0.0 if self.cut() else self._best_strike(square, self.acting.steps + costs[square], value)
            found.append(ValuedAction(max(value, strike) + self._shot(square), Move(square)))
        if not self.acting.fought:
            onward = [(square, costs[square]) for _, square in quiet] if not self.acting.steps else []
            found += self._fights(here, onward)
        return found

    def _entries(self) -> list[ValuedAction]:
        """The best that can follow on each square by which the hero may enter."""
        best: dict[Square, tuple[int, Square]] = {}
        acting = msgspec.structs.replace(self.acting, steps=1)
        for entry in entries(self.state, self.camp):
            entered = _placed(self.state, self.hero, entry, acting)
            for square, steps in ((entry, 0), *((to, len(way)) for to, way in ways(entered, acting).items())):
                if square not in best or steps < best[square][0]:
                    best[square] = (steps, entry)
        values: dict[Square, float] = {}
        for square, (steps, entry) in best.items():
            value = self.left(square, {}, self.margin)
            if not self.cut():
                value = max(value, self._best_strike(square, 1 + steps, value)) + self._shot(square)
            values[entry] = max(value, values.get(entry, value))
        return [ValuedAction(value, Enter(entry)) for entry, value in values.items()]

    def _best_strike(self, square: Square, steps: int, quiet: float) -> float:
        """The best value of a fight on a square after some steps, with no step after it."""
        if self.acting.fought:
            return quiet
        found = [
            sum(share * self.left(square, fates, self.margin) for share, fates in self._duel(foe, steps))
            for foe in self.foes
            if reaches(self.hero.id, square, foe.square)
        ]
        count = min(POINTS - steps, len(self._group(square)))
        if count > 0:
            found.append(self._killed(square, square, count))
        return max([quiet, *found])

    def _fights(self, here: Square, onward: list[tuple[Square, int]]) -> Iterator[ValuedAction]:
        """The fights that are open now, with the best move after each if one may follow."""
        for foe in self.foes:
            if reaches(self.hero.id, here, foe.square):
                value = 0.0
                for share, fates in self._duel(foe, self.acting.steps):
                    squares = (here, *(square for square, _ in onward[:FOLLOWING]))
                    if fates.get(self.hero.id, (1, False))[0] == 0 or self.cut():
                        squares = (here,)
                    value += share * max(self.left(square, fates, self.margin) for square in squares)
                yield ValuedAction(value, Attack(foe.id))
        points = budget(self.hero.id)
        for count in range(1, min(POINTS - self.acting.steps, len(self._group(here))) + 1):
            value = self._killed(here, here, count)
            reached = (square for square, steps in onward if steps + count <= points)
            yield ValuedAction(max([value, *(self._killed(here, to, count) for to in reached)]), Kill(count))

    def _group(self, square: Square) -> frozenset[Square]:
        """The enemy soldiers that can be removed from a square."""
        touching = [one for one in NEIGHBOURS[square] if one in self.there]
        return linked(touching, self.there) if touching else frozenset()

    def _killed(self, start: Square, to: Square, count: int) -> float:
        """The value of removing soldiers from one square and ending on another."""
        enemy = rival(self.camp)
        gone = removed_first(self._group(start), enemy, start)[:count]
        rest = self.there.difference(gone)
        front = [one for one in rest if row_of(one) == MIDDLE[enemy]]
        return self.left(to, {}, self.ours - len(linked(front, rest))) + SOLDIER * len(gone)

    def _duel(self, foe: SeenHero, steps: int) -> Iterator[tuple[float, Fates]]:
        """The outcomes of a combat with an enemy hero, with their probabilities."""
        hero = self.hero
        beside = any(one.id != hero.id and one.square in NEIGHBOURS[foe.square] for one in self.mind.mine)
        life = foe.life - beside - (HEROES[hero.id].power == "rush" and steps >= RUSH)
        if life <= 0:
            yield 1.0, {foe.id: (0, False)}
            return
        for (mine, theirs, executed), share in outcomes(Combat(hero.id, foe.id), hero.life, life):
            yield share, {hero.id: (mine, executed and mine == 0), foe.id: (theirs, executed and theirs == 0)}

    def _shot(self, square: Square) -> float:
        """The value of being able to shoot at a foe from a square."""
        if HEROES[self.hero.id].power != "shot" or self.acting.used:
            return 0.0
        return max(
            (LIFE + HERO * (foe.life == 1) for foe in self.foes if in_range(square, foe.square)),
            default=0.0,
        )

    def left(self, square: Square, fates: Fates, margin: int) -> float:
        """The value of a position in which the hero has ended its activation on a square ("": off the board)."""
        value = 2.0 * LATER * lead(margin)
        manned = [[0, 0], [0, 0]]
        for one in self.view.heroes:
            sign = 1.0 if one.camp == self.camp else -1.0
            life, executed = fates.get(one.id, (one.life, one.spot == "executed"))
            acts = one.id == self.hero.id
            where = square if acts else one.square
            if life <= 0 or one.spot in ("waiting", "executed"):
                value -= sign * EXECUTED * executed
                continue
            value += sign * (LIFE * life + HERO * self.wanted + LAST * self.view.locked[one.camp])
            for index, zone in enumerate(HEROES_ZONES):
                if where in ZONES[zone]:
                    manned[index][one.camp] += 1
            if acts and where:
                value += self.mind.pull(where) - self._danger(where, life)
        return value + sum(self._zone(index, *manned[index]) for index in range(len(HEROES_ZONES)))

    def _zone(self, index: int, first: int, second: int) -> float:
        """The value of a zone with as many heroes of either camp in it."""
        mine, theirs = (first, second) if self.camp == 0 else (second, first)
        holder = self.view.zones[index]
        side = 0.0 if holder is None else 1.0 if holder == self.camp else -1.0
        if bool(mine) != bool(theirs):
            side = 1.0 if mine else -1.0
        return HELD * side + _guard(mine) - _guard(theirs)

    def _danger(self, square: Square, life: int) -> float:
        """The expected gain of enemies that can reach a square."""
        if (square, life) not in self._near:
            found = [0.0]
            beside = [foe.id for foe in self.foes if foe.square in NEIGHBOURS[square]]
            for foe in self.foes:
                if distance(foe.square, square) > budget(foe.id) + 1:
                    continue
                left = life - (beside not in ([], [foe.id]))
                gain = solved(Combat(foe.id, self.hero.id), foe.life, left).gain + life - left if left > 0 else 3.0
                soon = SOON if not foe.acted and self.view.cards[foe.camp] else 0.0
                found.append((THREAT + soon) * gain)
            self._near[square, life] = max(found)
        return self._near[square, life]


def _guard(heroes: int) -> float:
    return MANNED * bool(heroes) + MANNED_TWICE * (heroes > 1)


def _placed(state: State, hero: SeenHero, square: Square, acting: Acting) -> State:
    """The position once a hero has entered."""
    entered = Figure(hero.id, hero.seat, hero.life, "board", square)
    heroes = tuple(entered if one.id == hero.id else one for one in state.heroes)
    return msgspec.structs.replace(state, heroes=heroes, acting=acting)

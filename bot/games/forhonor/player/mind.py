"""Evaluates the actions of For Honor by the view of a seat.

A good one holds zones, strikes weak or outnumbered heroes, removes soldiers where the centre is at stake, and fights less on low life.
Values are in hundreds of points of lead at the end of the turn.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from bot.games.contract.base import Ask
from bot.games.forhonor.rules.board import (
    MIDDLE,
    NEIGHBOURS,
    REACH,
    SHOT,
    ZONES,
    Square,
    Zone,
    beyond,
    distance,
    linked,
    rival,
    row_of,
    sees,
    way_to,
)
from bot.games.forhonor.rules.heroes import HEROES, POINTS, RUSH, HeroId
from bot.games.forhonor.rules.soldiers import removed_first
from bot.games.forhonor.rules.values import (
    Acting,
    Action,
    Attack,
    Banner,
    Displace,
    End,
    Enter,
    Kill,
    Move,
    PickHero,
    Shoot,
    Shove,
)
from bot.games.forhonor.rules.view import SeenHero, View

CERTAIN = (1.0, 0.75, 0.5, 0.25, 0.1)
"""The probability that a hero falls in a combat, by their life at its start."""

HERO = 1.5  # the value of a hero who returns; a locked camp's does not
LOST = 4.0  # the additional value of one who does not
SOLDIER = 0.1
GUARD = 0.4  # of being in a zone that is held anyway: the enemy cannot take it
FAR = 24.0  # squares; longer than any path
COMING = 0.3  # the share of a goal's value for a hero on the way to it
LATER = 0.6  # the value of the centre, which may change hands in later activations
CENTRE = 2.0  # the value of reaching the soldiers of an enemy who holds the centre, or may
WOUND = 0.3  # the value of a life of an enemy who does not fall
HEROES_ZONES: tuple[Zone, Zone] = ("attack", "defence")
MIDDLES: tuple[Square, Square] = ("B6", "M13")


def judged(view: View, ask: Ask[Action]) -> list[tuple[float, Action]]:
    """The answers to an ask with their values; all the same where nothing is at stake, none for cards."""
    offered = [choice.action for choice in ask.choices]
    match ask.kind:
        case "card":
            return []
        case "displace":
            soldiers = (*view.soldiers[0], *view.soldiers[1])
            mind = Mind(view, next(one for one in view.heroes if one.square in soldiers))
            return [(mind.place(one.to), one) for one in offered if isinstance(one, Displace)]
        case "pick_hero":
            return [(_urgency(view, one), one) for one in offered if isinstance(one, PickHero)]
        case "step" if view.acting is not None:
            return Mind(view, _hero(view, view.acting.hero)).steps(view.acting, offered)
        case _:
            return [(0.0, one) for one in offered]


def _hero(view: View, hero: HeroId) -> SeenHero:
    return next(one for one in view.heroes if one.id == hero)


def _urgency(view: View, action: PickHero) -> float:
    """The gain of activating a hero now: larger the nearer a hero on the board is to a goal."""
    hero = _hero(view, action.hero)
    mind = Mind(view, hero)
    return mind.pull(hero.square) - mind.zones(hero.square) if hero.square else COMING


class Mind:
    """The evaluation of the board for one hero."""

    def __init__(self, view: View, hero: SeenHero) -> None:
        self.view = view
        self.hero = hero
        self.mine = tuple(one for one in view.heroes if one.camp == hero.camp and one.spot == "board")
        self.foes = tuple(one for one in view.heroes if one.camp != hero.camp and one.spot == "board")

    def steps(self, acting: Acting, offered: list[Action]) -> list[tuple[float, Action]]:
        """The next steps of an activation: a free action if there is one, else the first steps of plans."""
        if isinstance(offered[0], Enter):
            return [(self.pull(one.to), one) for one in offered if isinstance(one, Enter)]
        if free := [action for action in offered if self._costs_nothing(action)]:
            return [(0.0, free[0])]
        plans: list[tuple[float, Action]] = [
            (self._fight_first(acting, action, offered), action) for action in offered if _is_fight(action)
        ]
        plans.append((self.place(self.hero.square), End()))
        for action in offered:
            if isinstance(action, Move):
                far = distance(self.hero.square, action.to)
                plans.append((self.place(action.to) + self._strike(acting, action.to, far), action))
        return plans

    def _costs_nothing(self, action: Action) -> bool:
        """Whether an action has no reason to wait: a banner, a shot at a hero, a shove out of a zone."""
        match action:
            case Banner():
                return True
            case Shoot(at):
                return any(one.square == at for one in self.foes)
            case Shove(hero, squares):
                return self._shoved(hero, squares) > 0.0
            case _:
                return False

    def _shoved(self, hero: str, squares: int) -> float:
        """The gain of moving a foe elsewhere."""
        foe = _hero(self.view, hero)
        way = way_to(self.hero.square, foe.square)
        to = None if way is None else beyond(foe.square, way, squares)
        return sum((foe.square in ZONES[zone]) - (to in ZONES[zone]) for zone in HEROES_ZONES)

    def place(self, square: Square) -> float:
        """The value of ending an activation on a square."""
        return self.zones(square) + self.pull(square) - self._danger(square)

    def zones(self, square: Square) -> float:
        """The value of the two hero zones with the acting hero on a square."""
        worth = 0.0
        for index, zone in enumerate(HEROES_ZONES):
            friends, foes = self._held[index]
            before, here = self._side(self.view.zones[index]), square in ZONES[zone]
            after = before
            if (friends or here) != foes:
                after = -1.0 if foes else 1.0
            worth += 2.0 * after + (GUARD if here and not friends else 0.0)
        return worth

    def pull(self, square: Square) -> float:
        """The value of being near to a goal on a square."""
        return COMING * max(worth * (1.0 - distance(square, to) / FAR) for worth, to in self._goals)

    def _danger(self, square: Square) -> float:
        """The risk of a hero with one life beside foes."""
        if self.hero.life > 1:
            return 0.0
        return GUARD * sum(one.square in NEIGHBOURS[square] for one in self.foes)

    @cached_property
    def _held(self) -> tuple[tuple[bool, bool], tuple[bool, bool]]:
        """Whether friends, apart from the acting hero, and foes are in the Attack and in the Defence zone."""
        friends = [one.square for one in self.mine if one.id != self.hero.id]
        foes = [one.square for one in self.foes]
        attack, defence = (
            (any(square in ZONES[zone] for square in friends), any(square in ZONES[zone] for square in foes))
            for zone in HEROES_ZONES
        )
        return attack, defence

    def _side(self, camp: int | None) -> float:
        """1 for the own camp, -1 for the other, 0 for none."""
        return 0.0 if camp is None else 1.0 if camp == self.hero.camp else -1.0

    @cached_property
    def _goals(self) -> tuple[tuple[float, Square], ...]:
        """The goals with their squares: zones to take, foes, soldiers with more behind them."""
        goals: list[tuple[float, Square]] = [(0.0, MIDDLES[rival(self.hero.camp)])]
        for index, middle in enumerate(MIDDLES):
            friends, foes = self._held[index]
            if not friends:
                gain = 2.0 * (1.0 - self._side(self.view.zones[index]))
                goals.append((gain + GUARD + foes, middle))
        goals += [(self.worth(foe) * CERTAIN[min(foe.life, 4)], foe.square) for foe in self.foes]
        enemy = rival(self.hero.camp)
        if self.view.ranks[self.hero.camp] <= self.view.ranks[enemy]:
            goals += [(CENTRE, one) for one in self.view.soldiers[enemy] if row_of(one) == MIDDLE[enemy]]
        return tuple(goals)

    def worth(self, hero: SeenHero) -> float:
        """The loss to a camp of losing a hero."""
        holds = any(hero.square in ZONES[zone] for zone in HEROES_ZONES)
        wanted = max(self.view.score) >= int(dict(self.view.options)["target"])
        return HERO + holds + (LOST if self.view.locked[hero.camp] else HERO * wanted)

    def _strike(self, acting: Acting, square: Square, steps: int) -> float:
        """The best action from a square after some more steps; no action is worth 0."""
        found = [0.0]
        if not acting.fought:
            found += [self._attack(foe, square, acting.steps + steps) for foe in self._in_reach(square)]
            found.append(self._kill(square, POINTS - acting.steps - steps))
        shot = WOUND if not acting.used and self._shoots(square) else 0.0
        return max(found) + shot

    def _fight_first(self, acting: Acting, action: Action, offered: list[Action]) -> float:
        """The value of a fight from the hero's square, and of a move after it if one may follow."""
        left, worth = 0, 0.0
        match action:
            case Attack(target):
                worth = self._attack(_hero(self.view, target), self.hero.square, acting.steps)
                left = POINTS
            case Kill(count):
                worth = self._kill(self.hero.square, count)
                left = POINTS - count
            case _:
                pass
        here = self.place(self.hero.square)
        if acting.steps:
            return worth + here
        ways = [
            action.to
            for action in offered
            if isinstance(action, Move) and distance(self.hero.square, action.to) <= left
        ]
        return worth + max([here, *(self.place(to) for to in ways)])

    def _in_reach(self, square: Square) -> Iterator[SeenHero]:
        """The foes who can be attacked from a square."""
        reaches = HEROES[self.hero.id].power == "reach"
        for foe in self.foes:
            far = distance(square, foe.square)
            if far == 1 or (reaches and far == REACH and way_to(square, foe.square) and sees(square, foe.square)):
                yield foe

    def _attack(self, foe: SeenHero, square: Square, steps: int) -> float:
        """The expected value of a combat with a foe from a square."""
        hero = self.hero
        beside = any(one.square in NEIGHBOURS[foe.square] and one.id != hero.id for one in self.mine)
        rush = HEROES[hero.id].power == "rush" and steps >= RUSH
        life = max(0, foe.life - beside - rush)
        risk = 0.0 if life == 0 else CERTAIN[hero.life] * (self.worth(hero) + (square in ZONES["attack"]))
        return CERTAIN[life] * self.worth(foe) + WOUND * (foe.life - life) - risk

    def _kill(self, square: Square, count: int) -> float:
        """The value of removing some soldiers, or all in reach, from a square."""
        enemy = rival(self.hero.camp)
        touching = tuple(one for one in self.view.soldiers[enemy] if one in NEIGHBOURS[square])
        if not touching or count <= 0:
            return 0.0
        there = frozenset(self.view.soldiers[enemy])
        gone = removed_first(linked(touching, there), enemy, square)[:count]
        front = [one for one in there.difference(gone) if row_of(one) == MIDDLE[enemy]]
        theirs = len(linked(front, there.difference(gone)))
        ours = self.view.ranks[self.hero.camp]
        gained = lead(ours - theirs) - lead(ours - self.view.ranks[enemy])
        return SOLDIER * len(gone) + LATER * 2.0 * gained

    def _shoots(self, square: Square) -> bool:
        """Whether the acting hero could shoot at a foe from a square."""
        if HEROES[self.hero.id].power != "shot":
            return False
        near, far = SHOT
        return any(
            near <= distance(square, foe.square) <= far and way_to(square, foe.square) and sees(square, foe.square)
            for foe in self.foes
        )


def _is_fight(action: Action) -> bool:
    return isinstance(action, Attack | Kill)


def lead(soldiers: int) -> float:
    """The value of a lead of soldiers in the centre: its sign, and a little its size."""
    return (soldiers > 0) - (soldiers < 0) + soldiers / 16.0

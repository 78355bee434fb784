"""How a turn goes: soldiers, those who step aside, those who return, eight cards, an activation each (section 4)."""

from __future__ import annotations

import msgspec

from bot.games.base import Illegal
from bot.games.forhonor import combats, powers, scoring
from bot.games.forhonor.board import SQUARES, Square
from bot.games.forhonor.events import (
    Activated,
    ActivationEnded,
    CardDrawn,
    CardLost,
    Displaced,
    Entered,
    KeptOut,
    Moved,
    Recovered,
    Returned,
    TurnBegun,
)
from bot.games.forhonor.heroes import LIFE, HeroId
from bot.games.forhonor.movement import entries, ways
from bot.games.forhonor.seating import CAMPS, PER_CAMP
from bot.games.forhonor.soldiers import aside, march, ways_aside
from bot.games.forhonor.step_builder import Desk, camp_of_hero, figure, option, taken, team
from bot.games.forhonor.values import Acting, Action, Attack, Banner, End, Enter, Kill, Move, Shoot, Shove, State
from bot.games.luck import Rng
from bot.games.vocabulary import phrase


def run(desk: Desk) -> None:
    """Go on until something is asked or the match is over (section 4)."""
    while desk.state.phase != "over":
        state = desk.state
        if state.marching:
            if aside(state) is not None:
                desk.ask("displace")
                return
            _return(desk)
            desk.set(marching=False, cards=_shuffled(desk))
        elif state.acting is not None:
            if can_act(state, state.acting):
                desk.ask("step")
                return
            end_activation(desk)
        elif state.cards:
            if _draw(desk):
                return
        elif state.turn == 0 or not scoring.end_turn(desk):
            _begin_turn(desk)


def _begin_turn(desk: Desk) -> None:
    """Soldiers march and enter (FH-10, FH-11)."""
    desk.set(turn=desk.state.turn + 1, acted=(), camp=None, marching=True)
    desk.tell(TurnBegun(desk.state.turn))
    march(desk)


def step_aside(desk: Desk, to: Square) -> None:
    """A hero makes room for a soldier (FH-12). Raises Illegal."""
    hero = aside(desk.state)
    if hero is None or to not in ways_aside(desk.state, hero):
        raise Illegal("FH-12", phrase("forhonor-refused-aside"))
    desk.change(hero.id, square=to)
    desk.tell(Displaced(hero.id, hero.square, to))


def _return(desk: Desk) -> None:
    """Who waited may enter again, unless his camp is locked; then who was executed waits (FH-20)."""
    for one in desk.state.heroes:
        if one.spot == "waiting" and not desk.state.locked[camp_of_hero(desk.state, one.id)]:
            desk.change(one.id, spot="reserve", life=LIFE)
            desk.tell(Returned(one.id))
    for one in desk.state.heroes:
        if one.spot == "executed":
            desk.change(one.id, spot="waiting")
            desk.tell(Recovered(one.id))


def _shuffled(desk: Desk) -> tuple[int, ...]:
    """The initiative cards in an order of luck (FH-21)."""
    return _in_some_order([camp for camp in CAMPS for _ in range(PER_CAMP)], desk.rng)


def redrawn(state: State, rng: Rng) -> State:
    """The state with the initiative cards that are left in another order of luck."""
    return msgspec.structs.replace(state, cards=_in_some_order(sorted(state.cards), rng))


def _in_some_order(rest: list[int], rng: Rng) -> tuple[int, ...]:
    return tuple(rest.pop(rng.below(len(rest))) for _ in range(len(rest)))


def candidates(state: State, camp: int) -> tuple[HeroId, ...]:
    """The heroes of a camp that may act now (FH-21); in the variant the first of its row alone (FH-90)."""
    ready = [one.id for one in team(state, camp) if one.spot in ("board", "reserve") and one.id not in state.acted]
    if option(state, "fixed_order") == "on":
        return tuple(hero for hero in state.rows[camp] if hero in ready)[:1]
    return tuple(ready)


def _draw(desk: Desk) -> bool:
    """The next initiative card; whether somebody has to be picked to act (FH-21)."""
    camp, *rest = desk.state.cards
    ready = candidates(desk.state, camp)
    desk.set(cards=tuple(rest), camp=camp)
    if not ready:
        desk.tell(CardLost(camp))
        return False
    desk.tell(CardDrawn(camp))
    if len(ready) > 1:
        desk.ask("pick_hero")
        return True
    activate(desk, ready[0])
    return False


def pick(desk: Desk, hero: HeroId) -> None:
    """The chooser names the hero that acts (FH-22). Raises Illegal."""
    camp = desk.state.camp
    if camp is None or hero not in candidates(desk.state, camp):
        raise Illegal("FH-22", phrase("forhonor-refused-hero"))
    activate(desk, hero)


def activate(desk: Desk, hero: HeroId) -> None:
    """A hero acts; from reserve only if he finds a free square at his edge (FH-24)."""
    desk.tell(Activated(hero))
    camp = camp_of_hero(desk.state, hero)
    if figure(desk.state, hero).spot == "reserve" and not entries(desk.state, camp):
        desk.tell(KeptOut(hero))
        desk.set(acted=(*desk.state.acted, hero))
        return
    desk.set(acting=Acting(hero))


def act(desk: Desk, action: Action) -> None:
    """A part of an activation. Raises Illegal."""
    acting = desk.state.acting
    if acting is None:
        raise Illegal("FH-23", phrase("forhonor-refused-action"))
    if figure(desk.state, acting.hero).spot == "reserve" and not isinstance(action, Enter):
        raise Illegal("FH-24", phrase("forhonor-refused-enter-first"))
    match action:
        case Enter(to):
            _enter(desk, acting, to)
        case Move(to):
            _move(desk, acting, to)
        case Kill() | Attack():
            _fight(desk, acting, action)
        case Shoot() | Banner() | Shove():
            _use(desk, acting, action)
        case End():
            end_activation(desk)
        case _:
            raise Illegal("FH-23", phrase("forhonor-refused-action"))


def stepped(state: State, action: Action) -> State | None:
    """The position after a part of an activation that can be taken back, with no card drawn after it; None after one that cannot.

    Raises Illegal.
    """
    desk = Desk(state, Rng(b""))  # nothing in an activation draws luck
    act(desk, action)
    return None if isinstance(action, Attack | End) else desk.state


def _fight(desk: Desk, acting: Acting, action: Kill | Attack) -> None:
    """The one fight of an activation; who has made a step makes none after it (FH-23). Raises Illegal."""
    if acting.fought:
        raise Illegal("FH-23", phrase("forhonor-refused-second-fight"))
    if isinstance(action, Kill):
        combats.kill(desk, acting, action.count)
        _after(desk, kills=acting.kills + action.count)
    else:
        combats.attack(desk, acting, action.hero)
    _after(desk, fought=True, frozen=acting.steps > 0)


def _use(desk: Desk, acting: Acting, action: Shoot | Banner | Shove) -> None:
    """The hero's power, once in an activation (FH-60)."""
    match action:
        case Shoot(at):
            powers.shoot(desk, acting, at)
        case Banner():
            powers.rally(desk, acting)
        case Shove(target, squares):
            powers.shove(desk, acting, target, squares)
    _after(desk, used=True)


def _after(desk: Desk, **changes: object) -> None:
    if desk.state.acting is not None:
        desk.set(acting=msgspec.structs.replace(desk.state.acting, **changes))


def _enter(desk: Desk, acting: Acting, to: Square) -> None:
    hero = figure(desk.state, acting.hero)
    if hero.spot == "board":
        raise Illegal("FH-24", phrase("forhonor-refused-entered", square=hero.square))
    if to not in entries(desk.state, camp_of_hero(desk.state, hero.id)):
        raise Illegal("FH-24", phrase("forhonor-refused-enter"))
    desk.change(hero.id, spot="board", square=to)
    desk.tell(Entered(hero.id, to))
    _after(desk, steps=acting.steps + 1)


def _move(desk: Desk, acting: Acting, to: Square) -> None:
    way = ways(desk.state, acting).get(to)
    if way is None:
        rule = "FH-23" if acting.frozen else "FH-30"
        raise Illegal(rule, phrase(f"forhonor-refused-{_barred(desk.state, acting, to)}", square=to))
    desk.tell(Moved(acting.hero, figure(desk.state, acting.hero).square, way))
    desk.change(acting.hero, square=to)
    _after(desk, steps=acting.steps + len(way))


def _barred(state: State, acting: Acting, to: Square) -> str:
    """Why a hero cannot go to a square."""
    if acting.frozen:
        return "frozen"
    if to not in SQUARES:
        return "no-square"
    return "taken" if to in taken(state) else "move"


def can_act(state: State, acting: Acting) -> bool:
    """Whether a hero can do anything but end his activation: who has fallen cannot (section 4)."""
    if figure(state, acting.hero).spot != "board":
        return figure(state, acting.hero).spot == "reserve"
    return bool(
        ways(state, acting)
        or combats.most_kills(state, acting)
        or combats.targets(state, acting)
        or powers.shots(state, acting)
        or powers.rallied(state, acting)
        or powers.shoves(state, acting)
    )


def end_activation(desk: Desk) -> None:
    """A hero has acted (FH-23)."""
    if desk.state.acting is not None:
        hero = desk.state.acting.hero
        desk.tell(ActivationEnded(hero))
        desk.set(acting=None, last=desk.state.acting, acted=(*desk.state.acted, hero))

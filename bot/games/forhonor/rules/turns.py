"""The turn: soldiers, heroes who step aside, heroes who return, eight cards with an activation each (section 4).

`chapter_of` groups the answers that share a message.
"""

import msgspec

from bot.games.contract.base import Illegal
from bot.games.contract.luck import Rng
from bot.games.contract.vocabulary import phrase
from bot.games.forhonor.rules import combats, events, powers, scoring
from bot.games.forhonor.rules.board import SQUARES, Square
from bot.games.forhonor.rules.heroes import LIFE, HeroId
from bot.games.forhonor.rules.movement import entries, ways
from bot.games.forhonor.rules.seating import CAMPS, PER_CAMP
from bot.games.forhonor.rules.soldiers import aside, march, ways_aside
from bot.games.forhonor.rules.step_builder import StepBuilder, camp_of_hero, figure, option, taken, team
from bot.games.forhonor.rules.values import (
    Acting,
    Action,
    Attack,
    Banner,
    End,
    Enter,
    Kill,
    Move,
    PickHero,
    Shoot,
    Shove,
    State,
)


def run(builder: StepBuilder) -> None:
    """Go on until something is asked or the match is over (section 4)."""
    while builder.state.phase != "over":
        state = builder.state
        if state.marching:
            if aside(state) is not None:
                builder.ask("displace")
                return
            _return(builder)
            builder.set(marching=False, cards=_shuffled(builder))
        elif state.acting is not None:
            if can_act(state, state.acting):
                builder.ask("step")
                return
            end_activation(builder)
        elif state.cards:
            if _draw(builder):
                return
        elif state.turn == 0 or not scoring.end_turn(builder):
            _begin_turn(builder)


def _begin_turn(builder: StepBuilder) -> None:
    """Soldiers march and enter (FH-10, FH-11)."""
    builder.set(turn=builder.state.turn + 1, acted=(), camp=None, marching=True)
    builder.tell(events.TurnBegun(builder.state.turn))
    march(builder)


def step_aside(builder: StepBuilder, to: Square) -> None:
    """Move a hero out of the way of a soldier (FH-12). Raises Illegal."""
    hero = aside(builder.state)
    if hero is None or to not in ways_aside(builder.state, hero):
        raise Illegal("FH-12", phrase("forhonor-refused-aside"))
    builder.change(hero.id, square=to)
    builder.tell(events.Displaced(hero.id, hero.square, to))


def _return(builder: StepBuilder) -> None:
    """Waiting heroes may enter again unless their camp is locked; then executed ones wait (FH-20)."""
    for one in builder.state.heroes:
        if one.spot == "waiting" and not builder.state.locked[camp_of_hero(builder.state, one.id)]:
            builder.change(one.id, spot="reserve", life=LIFE)
            builder.tell(events.Returned(one.id))
    for one in builder.state.heroes:
        if one.spot == "executed":
            builder.change(one.id, spot="waiting")
            builder.tell(events.Recovered(one.id))


def _shuffled(builder: StepBuilder) -> tuple[int, ...]:
    """The initiative cards in random order (FH-21)."""
    return _in_some_order([camp for camp in CAMPS for _ in range(PER_CAMP)], builder.rng)


def redrawn(state: State, rng: Rng) -> State:
    """The state with the remaining initiative cards shuffled again."""
    return msgspec.structs.replace(state, cards=_in_some_order(sorted(state.cards), rng))


def _in_some_order(rest: list[int], rng: Rng) -> tuple[int, ...]:
    return tuple(rest.pop(rng.below(len(rest))) for _ in range(len(rest)))


def candidates(state: State, camp: int) -> tuple[HeroId, ...]:
    """The heroes of a camp that may act now (FH-21); in the variant the first of its row alone (FH-90)."""
    ready = [one.id for one in team(state, camp) if one.spot in ("board", "reserve") and one.id not in state.acted]
    if option(state, "fixed_order") == "on":
        return tuple(hero for hero in state.rows[camp] if hero in ready)[:1]
    return tuple(ready)


def _draw(builder: StepBuilder) -> bool:
    """Draw the next initiative card; returns whether a hero has to be picked (FH-21)."""
    camp, *rest = builder.state.cards
    ready = candidates(builder.state, camp)
    builder.set(cards=tuple(rest), camp=camp)
    if not ready:
        builder.tell(events.CardLost(camp))
        return False
    builder.tell(events.CardDrawn(camp))
    if len(ready) > 1:
        builder.ask("pick_hero")
        return True
    activate(builder, ready[0])
    return False


def pick(builder: StepBuilder, hero: HeroId) -> None:
    """The chooser names the hero that acts (FH-22). Raises Illegal."""
    camp = builder.state.camp
    if camp is None or hero not in candidates(builder.state, camp):
        raise Illegal("FH-22", phrase("forhonor-refused-hero"))
    activate(builder, hero)


def activate(builder: StepBuilder, hero: HeroId) -> None:
    """Activate a hero; from reserve only if a square of its edge is free (FH-24)."""
    builder.tell(events.Activated(hero))
    camp = camp_of_hero(builder.state, hero)
    if figure(builder.state, hero).spot == "reserve" and not entries(builder.state, camp):
        builder.tell(events.KeptOut(hero))
        builder.set(acted=(*builder.state.acted, hero))
        return
    builder.set(acting=Acting(hero))


def act(builder: StepBuilder, action: Action) -> None:
    """Apply a part of an activation. Raises Illegal."""
    acting = builder.state.acting
    if acting is None:
        raise Illegal("FH-23", phrase("forhonor-refused-action"))
    if figure(builder.state, acting.hero).spot == "reserve" and not isinstance(action, Enter):
        raise Illegal("FH-24", phrase("forhonor-refused-enter-first"))
    match action:
        case Enter(to):
            _enter(builder, acting, to)
        case Move(to):
            _move(builder, acting, to)
        case Kill() | Attack():
            _fight(builder, acting, action)
        case Shoot() | Banner() | Shove():
            _use(builder, acting, action)
        case End():
            end_activation(builder)
        case _:
            raise Illegal("FH-23", phrase("forhonor-refused-action"))


def stepped(state: State, action: Action) -> State | None:
    """The position after a part of an activation that can be taken back, or after the pick of its hero, with no card drawn after it.

    None after one that cannot be taken back. Raises Illegal.
    """
    builder = StepBuilder(state, Rng(b""))  # nothing in an activation draws luck
    if state.phase == "pick_hero" and isinstance(action, PickHero):
        pick(builder, action.hero)
        if builder.state.acting is None:
            return None
        run(builder)
        return builder.state
    act(builder, action)
    return None if isinstance(action, Attack | End) else builder.state


def _fight(builder: StepBuilder, acting: Acting, action: Kill | Attack) -> None:
    """Fight once in an activation; a hero that moved before it does not move after it (FH-23). Raises Illegal."""
    if acting.fought:
        raise Illegal("FH-23", phrase("forhonor-refused-second-fight"))
    if isinstance(action, Kill):
        combats.kill(builder, acting, action.count)
        _after(builder, kills=acting.kills + action.count)
    else:
        combats.attack(builder, acting, action.hero)
    _after(builder, fought=True, frozen=acting.steps > 0)


def _use(builder: StepBuilder, acting: Acting, action: Shoot | Banner | Shove) -> None:
    """The hero's power, once in an activation (FH-60)."""
    match action:
        case Shoot(at):
            powers.shoot(builder, acting, at)
        case Banner():
            powers.rally(builder, acting)
        case Shove(target, squares):
            powers.shove(builder, acting, target, squares)
    _after(builder, used=True)


def _after(builder: StepBuilder, **changes: object) -> None:
    if builder.state.acting is not None:
        builder.set(acting=msgspec.structs.replace(builder.state.acting, **changes))


def _enter(builder: StepBuilder, acting: Acting, to: Square) -> None:
    hero = figure(builder.state, acting.hero)
    if hero.spot == "board":
        raise Illegal("FH-24", phrase("forhonor-refused-entered", square=hero.square))
    if to not in entries(builder.state, camp_of_hero(builder.state, hero.id)):
        raise Illegal("FH-24", phrase("forhonor-refused-enter"))
    builder.change(hero.id, spot="board", square=to)
    builder.tell(events.Entered(hero.id, to))
    _after(builder, steps=acting.steps + 1)


def _move(builder: StepBuilder, acting: Acting, to: Square) -> None:
    way = ways(builder.state, acting).get(to)
    if way is None:
        rule = "FH-23" if acting.frozen else "FH-30"
        raise Illegal(rule, phrase(f"forhonor-refused-{_barred(builder.state, acting, to)}", square=to))
    builder.tell(events.Moved(acting.hero, figure(builder.state, acting.hero).square, way))
    builder.change(acting.hero, square=to)
    _after(builder, steps=acting.steps + len(way))


def _barred(state: State, acting: Acting, to: Square) -> str:
    if acting.frozen:
        return "frozen"
    if to not in SQUARES:
        return "no-square"
    return "taken" if to in taken(state) else "move"


def can_act(state: State, acting: Acting) -> bool:
    """Whether a hero can do anything but end the activation; a fallen one cannot (section 4)."""
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


def end_activation(builder: StepBuilder) -> None:
    """End the activation of a hero (FH-23)."""
    if builder.state.acting is not None:
        hero = builder.state.acting.hero
        builder.tell(events.ActivationEnded(hero))
        builder.set(acting=None, last=builder.state.acting, acted=(*builder.state.acted, hero))


_ORDERS = len(CAMPS) * PER_CAMP  # after the rounds of the draft; there are fewer
_TURNS = _ORDERS + 1
_PARTS = 4  # of an activation: up to a combat, its two rounds, what follows it
_ACTIVATIONS = len(CAMPS) * PER_CAMP + 1  # of a turn, one a card; those who step aside come first


def chapter_of(state: State) -> int | None:
    """The group under way, counted from 0 and never falling. None when the match is over."""
    match state.phase:
        case "over":
            return None
        case "draft":
            return max(map(len, state.picks), default=0)
        case "order":
            return _ORDERS
        case _:
            drawn = 0 if state.marching else _ACTIVATIONS - 1 - len(state.cards)
            return _TURNS + ((state.turn - 1) * _ACTIVATIONS + drawn) * _PARTS + _part(state)


def _part(state: State) -> int:
    """The stage of an activation; removing soldiers is no combat."""
    if state.combat is not None:
        return state.combat.round
    acting = state.acting
    return _PARTS - 1 if acting is not None and acting.fought and not acting.kills else 0

"""Fights: soldiers removed, and combats between heroes over two rounds of secret cards (FH-40 to FH-58)."""

from functools import cache

import msgspec

from bot.games.contract.base import Illegal
from bot.games.contract.vocabulary import Seat, phrase
from bot.games.forhonor.rules.board import NEIGHBOURS, REACH, SQUARES, Square, distance, rival, sees, way_to
from bot.games.forhonor.rules.draft import hide
from bot.games.forhonor.rules.events import Blow, CardsShown, CombatBegun, Fell, LifeLost, SoldiersKilled, Spared
from bot.games.forhonor.rules.heroes import BEATS, HEROES, POINTS, RUSH, Card, HeroId, strikes_harder
from bot.games.forhonor.rules.seating import decider
from bot.games.forhonor.rules.soldiers import group, removed_first, without
from bot.games.forhonor.rules.step_builder import StepBuilder, camp_of_hero, figure, on_board
from bot.games.forhonor.rules.values import Acting, Combat, Fight, State

ROUNDS = 2


def within_reach(state: State, acting: Acting) -> frozenset[Square]:
    """The enemy soldiers a hero could remove: whole groups with one adjacent soldier (FH-41)."""
    hero = figure(state, acting.hero)
    if acting.fought or hero.spot != "board":
        return frozenset()
    enemy = rival(camp_of_hero(state, acting.hero))
    touching = tuple(square for square in state.soldiers[enemy] if square in NEIGHBOURS[hero.square])
    return group(state, enemy, touching)


def most_kills(state: State, acting: Acting) -> int:
    """The number of soldiers that a hero may remove now; 0 if none (FH-40)."""
    return max(0, min(len(within_reach(state, acting)), POINTS - acting.steps))


def falling(state: State, acting: Acting) -> tuple[Square, ...]:
    """The enemy soldiers within a hero's reach in the order of removal (FH-42)."""
    enemy = rival(camp_of_hero(state, acting.hero))
    return removed_first(within_reach(state, acting), enemy, figure(state, acting.hero).square)


def kill(builder: StepBuilder, acting: Acting, count: int) -> None:
    """Soldiers go back to supply, those in the rear first (FH-40, FH-42). Raises Illegal."""
    state = builder.state
    if not 1 <= count <= most_kills(state, acting):
        raise Illegal("FH-40", phrase("forhonor-refused-kill", most=most_kills(state, acting)))
    enemy = rival(camp_of_hero(state, acting.hero))
    order = falling(state, acting)
    builder.set(soldiers=without(state, enemy, order[:count]))
    builder.tell(SoldiersKilled(acting.hero, order[:count]))


def targets(state: State, acting: Acting) -> tuple[HeroId, ...]:
    """The enemy heroes a hero may attack (FH-50, FH-65)."""
    hero = figure(state, acting.hero)
    if acting.fought or hero.spot != "board":
        return ()
    enemies = on_board(state, rival(camp_of_hero(state, acting.hero)))
    return tuple(one.id for one in enemies if reaches(hero.id, hero.square, one.square))


def reaches(hero: HeroId, here: Square, there: Square) -> bool:
    """Whether a hero on a square may attack another on a second one (FH-50, FH-65)."""
    return there in NEIGHBOURS[here] or (HEROES[hero].power == "reach" and there in _far_from(here))


@cache
def _far_from(here: Square) -> frozenset[Square]:
    """The squares that only Nobushi reaches from one (FH-65)."""
    straight = (there for there in SQUARES if distance(here, there) == REACH and way_to(here, there) is not None)
    return frozenset(there for there in straight if sees(here, there))


def outnumbered(state: State, acting: Acting, target: HeroId) -> bool:
    """Whether another hero of the attacker's camp stands beside the target (FH-51)."""
    there = figure(state, target).square
    friends = on_board(state, camp_of_hero(state, acting.hero))
    return any(one.id != acting.hero and one.square in NEIGHBOURS[there] for one in friends)


def rushes(acting: Acting) -> bool:
    """Whether the attack of the acting hero takes a life because of a run (FH-51)."""
    return HEROES[acting.hero].power == "rush" and acting.steps >= RUSH


def attack(builder: StepBuilder, acting: Acting, target: HeroId) -> None:
    """Begin a combat; being outnumbered and a rush cost life first (FH-50, FH-51). Raises Illegal."""
    state = builder.state
    if target not in targets(state, acting):
        raise Illegal("FH-50", phrase("forhonor-refused-attack"))
    builder.tell(CombatBegun(acting.hero, target))
    if outnumbered(state, acting, target):
        hurt(builder, target, 1, acting.hero, "outnumbered", "FH-51")
    if rushes(acting) and figure(builder.state, target).spot == "board":
        hurt(builder, target, 1, acting.hero, "rush", "FH-51")
    if figure(builder.state, target).spot == "board":
        builder.ask("card", combat=Combat(acting.hero, target))


def hurt(builder: StepBuilder, hero: HeroId, life: int, by: HeroId, blow: Blow, rule: str) -> None:
    """Reduce a hero's life outside a round of a combat; at 0 it returns to reserve (FH-57)."""
    left = figure(builder.state, hero).life - life
    builder.change(hero, life=max(0, left))
    builder.tell(LifeLost(hero, life, max(0, left), by, blow, rule))
    if left <= 0:
        fall(builder, hero, executed=False)


def fall(builder: StepBuilder, hero: HeroId, *, executed: bool) -> None:
    """Remove a hero from the board (FH-57)."""
    builder.tell(Fell(hero, executed))
    builder.change(hero, life=0, spot="executed" if executed else "waiting", square="")


def fighters(combat: Combat) -> tuple[HeroId, HeroId]:
    """Both heroes, the attacker first."""
    return combat.attacker, combat.target


def fighting(state: State) -> tuple[Seat, ...]:
    """The seats that have yet to play a card, the attacker's first (FH-52)."""
    if state.combat is None:
        return ()
    chosen = {one.seat for one in state.hidden}
    seats = (decider(state, figure(state, hero).seat) for hero in fighters(state.combat))
    return tuple(seat for seat in seats if seat not in chosen)


def hand(state: State, combat: Combat, seat: Seat) -> tuple[Card, ...]:
    """The cards that a seat still has in a combat."""
    attacks = decider(state, figure(state, combat.attacker).seat) == seat
    return combat.hands[0 if attacks else 1]


def play(builder: StepBuilder, combat: Combat, seat: Seat, action: Fight) -> None:
    """Play a card in secret; once both are played, fight the round (FH-52). Raises Illegal."""
    if action.card not in hand(builder.state, combat, seat):
        raise Illegal("FH-54", phrase("forhonor-refused-card"))
    hide(builder, seat, "card", action.card, "FH-52")
    if not fighting(builder.state):
        _fight(builder, combat)


def _fight(builder: StepBuilder, combat: Combat) -> None:
    """Reveal both cards and apply their effects (FH-53 to FH-57)."""
    first = decider(builder.state, figure(builder.state, combat.attacker).seat)
    shown = sorted(builder.state.hidden, key=lambda one: one.seat != first)
    cards = shown[0].choice, shown[1].choice
    winner = _winner(combat, cards)  # type: ignore[arg-type]  # cards of a hand
    builder.set(hidden=())
    salts, seats = (shown[0].salt, shown[1].salt), (shown[0].seat, shown[1].seat)
    late = tuple(hero for hero, one in zip(fighters(combat), shown, strict=True) if one.clock)
    builder.tell(CardsShown(combat.round, fighters(combat), cards, salts, winner, seats=seats, clock=late))  # type: ignore[arg-type]
    twice = combat.round == ROUNDS and winner is not None and winner == combat.won
    losses = [_loss(combat, hero, cards, winner) for hero in (0, 1)]  # type: ignore[arg-type]
    braced = combat.braced
    for hero, lost in zip(fighters(combat), losses, strict=True):
        spared, used = _corrected(builder, combat, hero, lost, winner, braced=braced)
        braced = braced or used
        losses[fighters(combat).index(hero)] = spared
    _wound(builder, combat, losses, winner if twice else None)
    if combat.round == ROUNDS or any(figure(builder.state, hero).spot != "board" for hero in fighters(combat)):
        builder.set(combat=None)
        return
    hands = tuple(
        tuple(card for card in cards_left if card != played)
        for cards_left, played in zip(combat.hands, cards, strict=True)
    )
    following = msgspec.structs.replace(combat, round=combat.round + 1, hands=hands, won=winner, braced=braced)
    builder.ask("card", combat=following)


def blow(combat: Combat, winner: HeroId, loser: HeroId, card: Card) -> int:
    """The loss that winning a round with a card inflicts, before the loser's powers (FH-53, FH-55)."""
    twice = combat.round == ROUNDS and combat.won == winner and HEROES[loser].power != "skin"
    return 1 + strikes_harder(winner, card) + twice


def tied(combat: Combat, hero: HeroId, card: Card) -> int:
    """The loss of a hero if both play this card, before Bulwark (FH-53, FH-56)."""
    guarded = HEROES[hero].power == "guard" and hero == combat.target
    foe = combat.target if hero == combat.attacker else combat.attacker
    return 0 if guarded else 1 + strikes_harder(foe, card)


def felt(combat: Combat, hero: HeroId, lost: int) -> int:
    """The loss that remains after Bulwark, if it can still apply (FH-56)."""
    helped = HEROES[hero].power == "bulwark" and not combat.braced
    return max(0, lost - helped)


def _winner(combat: Combat, cards: tuple[Card, Card]) -> HeroId | None:
    if cards[0] == cards[1]:
        return None
    return combat.attacker if BEATS[cards[0]] == cards[1] else combat.target


def _loss(combat: Combat, index: int, cards: tuple[Card, Card], winner: HeroId | None) -> int:
    """The loss of the hero at `index` by the cards, before powers that protect it (FH-53, FH-55)."""
    hero, foe = fighters(combat)[index], fighters(combat)[1 - index]
    if winner == hero:
        return 0
    if winner is None:
        return 1 + strikes_harder(foe, cards[1 - index])
    return blow(combat, foe, hero, cards[1 - index])


def _corrected(
    builder: StepBuilder, combat: Combat, hero: HeroId, lost: int, winner: HeroId | None, *, braced: bool
) -> tuple[int, bool]:
    """The loss after the hero's own power, and whether Bulwark was used for it (FH-56)."""
    power = HEROES[hero].power
    if lost and power == "guard" and winner is None and hero == combat.target:
        builder.tell(Spared(hero, "guard"))
        return 0, False
    if lost and power == "bulwark" and not braced:
        builder.tell(Spared(hero, "bulwark"))
        return lost - 1, True
    return lost, False


def _wound(builder: StepBuilder, combat: Combat, losses: list[int], twice: HeroId | None) -> None:
    """Apply the losses of a round together; the winner of both rounds executes (FH-56, FH-57)."""
    for index, hero in enumerate(fighters(combat)):
        if losses[index]:
            left = max(0, figure(builder.state, hero).life - losses[index])
            builder.change(hero, life=left)
            foe = fighters(combat)[1 - index]
            builder.tell(LifeLost(hero, losses[index], left, foe, "combat", "FH-53"))
    for hero in fighters(combat):
        if figure(builder.state, hero).life <= 0:
            stone = HEROES[hero].power == "skin"
            if twice is not None and twice != hero and stone:
                builder.tell(Spared(hero, "skin"))
            fall(builder, hero, executed=twice is not None and twice != hero and not stone)

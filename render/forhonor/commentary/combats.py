"""What is remarkable about combats: who dared whom, whose card met whose, who fell."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.forhonor.board import NEIGHBOURS
from bot.games.forhonor.events import CardsShown, CombatBegun, Event, Fell, LifeLost, Spared
from bot.games.forhonor.heroes import HEROES, LIFE, HeroId, strikes_harder
from bot.games.vocabulary import phrase
from render.commentary import Fact, fact
from render.forhonor.commentary.turn_facts import Args, Watched, hero, side, standing


def facts(seen: Watched, event: Event) -> Iterator[Fact]:
    """Everything that could be said of heroes who fight each other."""
    match event:
        case CombatBegun():
            yield from _begun(seen, event)
        case LifeLost(one, _, left, by, blow):
            yield from _struck(one, left, by, blow)
        case CardsShown(round=1):
            yield from _first_round(event)
        case CardsShown():
            yield from _second_round(seen, event)
        case Spared(one, power):
            worth = {"guard": 66.0, "bulwark": 64.0, "skin": 83.0}[power]
            yield fact(worth, f"forhonor-comment-spared-{power}", **hero(one))
        case Fell():
            yield from _fell(seen, event)
        case _:
            return


def _begun(seen: Watched, event: CombatBegun) -> Iterator[Fact]:
    one, foe = event.hero, event.target
    args = {**hero(one), **hero(foe, "foe")}
    mine, theirs = seen.life(one), seen.life(foe)
    here, there = seen.where(one, event), seen.where(foe, event)
    if here is not None and there is not None and there not in NEIGHBOURS[here]:
        yield fact(62.0, "forhonor-comment-dare-reach", **args)
    if mine == 1:
        yield fact(66.0, "forhonor-comment-dare-last", **args)
    elif mine < theirs:
        yield fact(63.0, "forhonor-comment-dare-weak", **args, life=mine, other=theirs)
    elif theirs == 1:
        yield fact(61.0, "forhonor-comment-dare-easy", **args)
    if HEROES[one].faction == HEROES[foe].faction:
        yield fact(58.0, "forhonor-comment-dare-same", **args)
    yield fact(55.0, "forhonor-comment-dare", **args)


def _struck(one: HeroId, left: int, by: HeroId, blow: str) -> Iterator[Fact]:
    args = {**hero(one), **hero(by, "foe")}
    if blow in ("outnumbered", "rush"):
        yield fact(68.0, f"forhonor-comment-struck-{blow}", **args)
    if left == 1:
        yield fact(59.0, "forhonor-comment-struck-thread", **args)


def _cards(event: CardsShown) -> Args:
    """Winner and loser with their cards; both fighters where nobody won."""
    first = 0 if event.winner in (None, event.heroes[0]) else 1
    return {
        **hero(event.heroes[first]),
        **hero(event.heroes[1 - first], "foe"),
        "card": phrase(f"forhonor-comment-card-{event.cards[first]}"),
        "other": phrase(f"forhonor-comment-card-{event.cards[1 - first]}"),
    }


def _first_round(event: CardsShown) -> Iterator[Fact]:
    args = _cards(event)
    if event.winner is None:
        both = all(strikes_harder(one, card) for one, card in zip(event.heroes, event.cards, strict=True))
        key = "forhonor-comment-tied-hard" if both else "forhonor-comment-tied"
        yield fact(70.0 if both else 57.0, key, **args)
        return
    won = event.heroes.index(event.winner)
    lost = event.heroes[1 - won]
    if strikes_harder(lost, event.cards[1 - won]):
        yield fact(64.0, "forhonor-comment-read", **args)
    if strikes_harder(event.winner, event.cards[won]):
        yield fact(63.0, "forhonor-comment-favourite", **args)
    yield fact(56.0 if won == 0 else 60.0, f"forhonor-comment-round-{'attacker' if won == 0 else 'target'}", **args)


def _second_round(seen: Watched, event: CardsShown) -> Iterator[Fact]:
    args = _cards(event)
    combat = seen.before.combat
    earlier = combat.won if combat is not None else None
    if event.winner is None:
        key = "forhonor-comment-tied-twice" if earlier is None else "forhonor-comment-tied-late"
        yield fact(66.0, key, **args)
    elif event.winner == earlier:
        yield fact(74.0, "forhonor-comment-twice", **args)
    elif earlier is not None:
        yield fact(69.0, "forhonor-comment-revenge", **args)
    else:
        yield fact(65.0, "forhonor-comment-second", **args)


def _fell(seen: Watched, event: Fell) -> Iterator[Fact]:
    one = event.hero
    blows = [other for other in seen.events if isinstance(other, LifeLost) and other.hero == one]
    if not blows:
        return
    blow = blows[-1]
    args = {**hero(one), **hero(blow.by, "foe")}
    fallen = [other for other in seen.events if isinstance(other, Fell)]
    combat = seen.before.combat
    if len(fallen) > 1:
        first, second = (other.hero for other in fallen[:2])
        yield fact(92.0, "forhonor-comment-both-fell", **hero(first), **hero(second, "foe"))
    if event.executed:
        yield fact(90.0, "forhonor-comment-executed", **args)
    if combat is not None and combat.attacker == one:
        yield fact(86.0, "forhonor-comment-fell-attacker", **args)
    if blow.blow in ("outnumbered", "rush"):
        yield fact(85.0, f"forhonor-comment-fell-{blow.blow}", **args)
    if not standing(seen.after, seen.camp(one)):
        yield fact(88.0, "forhonor-comment-fell-last", **args, **side(seen.camp(one)))
    if seen.life(one) >= LIFE - 1:
        yield fact(87.0, "forhonor-comment-fell-fresh", **args, life=seen.life(one))
    yield fact(80.0, "forhonor-comment-fell", **args)

"""Comments on a turn of For Honor, from what is visible to every player."""

from collections.abc import Iterator
from typing import TypeAlias

from bot.games.contract.vocabulary import Phrase, Seat, phrase
from bot.games.forhonor.rules import events
from bot.games.forhonor.rules.board import NEIGHBOURS, ZONES, Square, Zone
from bot.games.forhonor.rules.event_text import seat_words, the_camp, the_team
from bot.games.forhonor.rules.heroes import HEROES, HeroId, hero_words, strikes_harder
from bot.games.forhonor.rules.scoring import ORDER
from bot.games.forhonor.rules.view import SeenHero, View
from render.commentary import Fact, fact
from render.painter import Moment

Args: TypeAlias = dict[str, str | float | Phrase]
"""Arguments of a phrase."""


class TurnFacts:
    """The visible facts of a turn."""

    def __init__(self, moment: Moment) -> None:
        self.before: View = moment.before
        self.after: View = moment.after
        self.events: tuple[events.Event, ...] = moment.events

    def was(self, hero: HeroId) -> SeenHero | None:
        """A hero before the turn; None if unknown."""
        return next((one for one in self.before.heroes if one.id == hero), None)

    def now(self, hero: HeroId) -> SeenHero | None:
        """A hero after the turn; None if unknown."""
        return next((one for one in self.after.heroes if one.id == hero), None)

    def last_of(self, event: events.Moved) -> bool:
        """Whether it was the last move of a hero in the turn."""
        return not any(
            isinstance(other, events.Moved) and other.hero == event.hero
            for other in self.events[self.events.index(event) + 1 :]
        )

    def camp(self, hero: HeroId) -> int:
        """The camp of a hero."""
        one = self.now(hero) or self.was(hero)
        return 0 if one is None else one.camp

    def life(self, hero: HeroId) -> int:
        """A hero's life before the turn."""
        one = self.was(hero)
        return 0 if one is None else one.life


def standing(view: View, camp: int) -> list[SeenHero]:
    """The heroes of a camp on the board."""
    return [one for one in view.heroes if one.camp == camp and one.square]


def beside(view: View, square: Square, camp: int) -> list[SeenHero]:
    """The heroes of a camp next to a square, the weakest first."""
    near = [one for one in standing(view, camp) if square and one.square in NEIGHBOURS[square]]
    return sorted(near, key=lambda one: one.life)


def zone_of(square: Square) -> Zone | None:
    """The zone for heroes that a square belongs to."""
    return next((zone for zone in ORDER[:2] if square in ZONES[zone]), None)


def side(camp: int) -> Args:
    """A camp's name at the start of a sentence and within one."""
    return {"side": the_camp(camp), "team": the_team(camp)}


def hero(one: HeroId, name: str = "hero") -> Args:
    """A hero as an argument of a phrase."""
    return {name: hero_words(one)}


def zone(which: Zone) -> Args:
    """A zone's name within a sentence."""
    return {"zone": phrase(f"forhonor-zone-{which}")}


_ACTIONS = (
    events.Moved,
    events.Entered,
    events.SoldiersKilled,
    events.Shot,
    events.Healed,
    events.Shoved,
    events.CombatBegun,
)
"""Events by which an activation was not idle."""

_WEAK = 2  # life
_CLOSE = 100  # points; a lead up to it is small
_CHASE = 300  # points caught up that make a comeback


def facts(moment: Moment) -> Iterator[Fact]:
    """All possible comments on a turn."""
    seen = TurnFacts(moment)
    for event in seen.events:
        yield from _of_one_hero(seen, event)
        yield from _of_a_combat(seen, event)
        yield from _of_the_score(seen, event)


def _of_one_hero(seen: TurnFacts, event: events.Event) -> Iterator[Fact]:
    """Drafts, ways, idle heroes, soldiers swept away, banners."""
    match event:
        case events.Drafted(seat, one):
            yield from _drafted(seen, seat, one)
        case events.Moved():
            yield from _moved(seen, event)
        case events.ActivationEnded(one):
            yield from _idle(seen, one)
        case events.SoldiersKilled(one, squares):
            enemy = 1 - seen.camp(one)
            left = {square[0] for square in seen.before.soldiers[enemy] if square not in squares}
            lanes = sorted({square[0] for square in squares} - left)
            if not left:
                yield fact(86.0, "forhonor-comment-kill-all", **hero(one), **side(enemy))
            elif lanes:
                yield fact(70.0, "forhonor-comment-kill-lane", **hero(one), lane=lanes[0], **side(enemy))
        case events.Healed(one, life, by) if life == _WEAK:
            yield fact(64.0, "forhonor-comment-banner-saved", **hero(by), **hero(one, "mate"))
        case _:
            return


def _drafted(seen: TurnFacts, seat: Seat, one: HeroId) -> Iterator[Fact]:
    """A seat whose heroes are all of one faction."""
    mates = seen.before.picks[seat] if seen.before.picks else ()
    if len(mates) > 1 and all(HEROES[other].faction == HEROES[one].faction for other in mates):
        yield fact(66.0, "forhonor-comment-draft-faction", seat=seat_words(seat), **hero(one))


def _moved(seen: TurnFacts, event: events.Moved) -> Iterator[Fact]:
    """Zones entered, and how many enemies are near at the end of the way."""
    own, end = seen.now(event.hero), event.way[-1]
    if own is None or own.square != end or not seen.last_of(event):
        return  # the hero has gone on, or has fallen since
    enemy, args, within = 1 - own.camp, hero(own.id), zone_of(end)
    if within is not None and within != zone_of(event.start):
        foes = [one for one in standing(seen.after, enemy) if zone_of(one.square) == within]
        if foes:
            yield fact(66.0, "forhonor-comment-dispute", **args, **zone(within), **hero(foes[0].id, "foe"))
        elif seen.before.would_hold != seen.after.would_hold and within != ("attack", "defence")[own.camp]:
            yield fact(64.0, "forhonor-comment-raids", **args, **zone(within))
    was, now = beside(seen.before, event.start, enemy), beside(seen.after, end, enemy)
    if len(now) > 1:
        yield fact(63.0, "forhonor-comment-between", **args, count=len(now))
    elif was and not now and own.life <= _WEAK:
        yield fact(61.0, "forhonor-comment-escapes", **args, **hero(was[0].id, "foe"))


def _idle(seen: TurnFacts, one: HeroId) -> Iterator[Fact]:
    """A hero who did nothing in an activation."""
    acting, own = seen.before.acting, seen.was(one)
    if acting is None or acting.hero != one or own is None or not own.square:
        return
    if any(isinstance(event, _ACTIONS) for event in seen.events):
        return
    if acting.steps == acting.kills == 0 and not acting.fought and not acting.used:
        yield fact(56.0, "forhonor-comment-idle", **hero(one), square=own.square)


def _of_a_combat(seen: TurnFacts, event: events.Event) -> Iterator[Fact]:
    """Heroes who fight each other: attacks at life 1, cards, falls, and what cannot be parried, shots and shoves."""
    match event:
        case events.CombatBegun(one, foe) if seen.life(one) == 1:
            yield fact(66.0, "forhonor-comment-dare-last", **hero(one), **hero(foe, "foe"))
        case events.CardsShown(round=1):
            yield from _first_round(event)
        case events.CardsShown(winner=winner) if winner is not None and seen.before.combat is not None:
            earlier = seen.before.combat.won
            if earlier is not None:
                key = "forhonor-comment-twice" if winner == earlier else "forhonor-comment-revenge"
                yield fact(74.0 if winner == earlier else 69.0, key, **_cards(event))
        case events.Fell():
            yield from _fell(seen, event)
        case events.Shot(hero=one, target=target) if target in {
            other.hero for other in seen.events if isinstance(other, events.Fell)
        }:
            yield fact(84.0, "forhonor-comment-shot-fell", **hero(one), **hero(target, "foe"))
        case events.Shoved():
            out = zone_of(event.start)
            if out is not None and zone_of(event.to) != out:
                yield fact(76.0, "forhonor-comment-shove-out", **hero(event.by), **hero(event.hero, "foe"), **zone(out))
        case _:
            return


def _cards(event: events.CardsShown) -> Args:
    """Winner and loser with their cards; both fighters where nobody won."""
    first = 0 if event.winner in (None, event.heroes[0]) else 1
    return {
        **hero(event.heroes[first]),
        **hero(event.heroes[1 - first], "foe"),
        "card": phrase(f"forhonor-comment-card-{event.cards[first]}"),
        "other": phrase(f"forhonor-comment-card-{event.cards[1 - first]}"),
    }


def _first_round(event: events.CardsShown) -> Iterator[Fact]:
    """Favourite cards that met, or were expected."""
    hard = [strikes_harder(one, card) for one, card in zip(event.heroes, event.cards, strict=True)]
    if event.winner is None:
        if all(hard):
            yield fact(70.0, "forhonor-comment-tied-hard", **_cards(event))
    elif hard[1 - event.heroes.index(event.winner)]:
        yield fact(64.0, "forhonor-comment-read", **_cards(event))


def _fell(seen: TurnFacts, event: events.Fell) -> Iterator[Fact]:
    """A hero who fell in combat or by a shot."""
    one, camp = event.hero, seen.camp(event.hero)
    blows = [other for other in seen.events if isinstance(other, events.LifeLost) and other.hero == one]
    if not blows:
        return
    args = {**hero(one), **hero(blows[-1].by, "foe")}
    fallen = [other.hero for other in seen.events if isinstance(other, events.Fell)]
    if len(fallen) > 1:
        yield fact(92.0, "forhonor-comment-both-fell", **hero(fallen[0]), **hero(fallen[1], "foe"))
    if event.executed:
        yield fact(90.0, "forhonor-comment-executed", **args)
    if not standing(seen.after, camp):
        yield fact(88.0, "forhonor-comment-fell-last", **args, **side(camp))
    yield fact(80.0, "forhonor-comment-fell", **args)


def _of_the_score(seen: TurnFacts, event: events.Event) -> Iterator[Fact]:
    """Zones, the lead, the lock and the end."""
    match event:
        case events.ZoneTaken(zone="centre", camp=camp) if camp is not None:
            most, least = max(seen.before.ranks), min(seen.before.ranks)
            if seen.before.turn != seen.after.turn and most - least == 1:
                yield fact(78.0, "forhonor-comment-centre-hair", **side(camp), most=most, least=least)
        case events.ZoneTaken(which, camp) if camp is not None and event.loser is not None:
            yield fact(75.0, "forhonor-comment-zone-stolen", **side(camp), **zone(which), loser=the_team(event.loser))
        case events.TurnEnded(score=score):
            yield from _lead(seen.before.score[0] - seen.before.score[1], score)
        case events.LockChanged(camp, locked=True):
            yield fact(91.0, "forhonor-comment-locked", **side(camp))
        case events.MatchOver(winner, score, reason) if winner is not None:
            first, second = max(score), min(score)
            if reason == "wiped_out":
                yield fact(98.0, "forhonor-comment-over-wiped", **side(winner))
            elif reason != "left" and first - second <= _CLOSE:
                yield fact(97.0, "forhonor-comment-over-hair", **side(winner), first=first, second=second)
        case _:
            return


def _lead(was: int, score: tuple[int, int]) -> Iterator[Fact]:
    """A lead that changed hands or shrank; `was` is that of Attack before."""
    first, second = score
    lead = first - second
    if lead and was and (lead > 0) != (was > 0):
        yield fact(77.0, "forhonor-comment-overtaken", **side(int(lead < 0)), first=first, second=second)
    elif lead and abs(was) - abs(lead) >= _CHASE >= abs(lead):
        yield fact(76.0, "forhonor-comment-comeback", **side(int(lead > 0)), gap=abs(lead))

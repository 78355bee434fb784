"""What is remarkable about who is taken, comes, goes, waits and makes room."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.forhonor.board import NEIGHBOURS, ZONES
from bot.games.forhonor.combats import reaches
from bot.games.forhonor.event_text import seat_words
from bot.games.forhonor.events import (
    Activated,
    ActivationEnded,
    CardLost,
    CombatBegun,
    Dealt,
    Displaced,
    Drafted,
    Entered,
    Event,
    Gone,
    Healed,
    KeptOut,
    Moved,
    OrderLaid,
    Recovered,
    Returned,
    Shot,
    Shoved,
    SoldiersCame,
    SoldiersKilled,
    Unanswered,
)
from bot.games.forhonor.heroes import HEROES, RUSH, HeroId
from bot.games.forhonor.movement import points_left
from bot.games.forhonor.powers import in_range
from bot.games.forhonor.reach import reach
from bot.games.forhonor.scoring import ORDER
from bot.games.forhonor.soldiers import supply
from bot.games.forhonor.view import SeenHero, position
from bot.games.vocabulary import Seat
from render.commentary import Fact, fact
from render.forhonor.commentary.turn_facts import (
    Args,
    Watched,
    ahead,
    beside,
    hero,
    home,
    nearest,
    side,
    standing,
    zone,
    zone_of,
)

_DEEDS = (Moved, Entered, SoldiersKilled, Shot, Healed, Shoved, CombatBegun)
"""What somebody did who did not just end his activation."""

_LONG = 7  # steps; all that most heroes have
_FAR = 6  # squares from any enemy: alone
_WEAK = 2  # life
_WAYS = 3  # rows that make a way lead forward or back


def facts(seen: Watched, event: Event) -> Iterator[Fact]:
    """Everything that could be said of how the figures stand now."""
    match event:
        case Drafted(seat, one) | Dealt(seat, one):
            yield from _taken(seen, seat, one, drafted=isinstance(event, Drafted))
        case Moved(one):
            yield from _moved(seen, event)
        case Entered(one, to):
            yield from _entered(seen, one, to)
        case Activated(one):
            yield from _activated(seen, one)
        case ActivationEnded(one):
            yield from _ended(seen, one)
        case SoldiersCame(camp, squares):
            yield from _came(seen, camp, len(squares))
        case Displaced(one, _, to):
            foes = beside(seen.after, to, 1 - seen.camp(one))
            if foes:
                yield fact(54.0, "forhonor-comment-aside-foe", **hero(one), **hero(foes[0].id, "foe"))
            yield fact(45.0, "forhonor-comment-aside", **hero(one), square=to)
        case _:
            yield from _others(seen, event)


def _others(seen: Watched, event: Event) -> Iterator[Fact]:
    """What happens now and then, and speaks for itself."""
    match event:
        case OrderLaid(seat, heroes):
            yield fact(50.0, "forhonor-comment-order", **side(seat % 2), **hero(heroes[0]), **hero(heroes[-1], "last"))
        case CardLost(camp):
            key = "forhonor-comment-card-lost" if standing(seen.after, camp) else "forhonor-comment-card-nobody"
            yield fact(47.0, key, **side(camp))
        case KeptOut(one):
            yield fact(75.0, "forhonor-comment-kept-out", **hero(one))
        case Returned(one):
            yield fact(46.0, "forhonor-comment-back", **hero(one))
        case Recovered(one):
            yield fact(44.0, "forhonor-comment-recovered", **hero(one))
        case Unanswered(seat):
            yield fact(43.0, "forhonor-comment-late", seat=seat_words(seat))
        case Gone(seat):
            yield fact(70.0, "forhonor-comment-gone", seat=seat_words(seat), **side(seat % 2))
        case _:
            return


def _taken(seen: Watched, seat: Seat, one: HeroId, *, drafted: bool) -> Iterator[Fact]:
    """A hero drafted: by his power, and by whom his player has besides."""
    args: Args = {"seat": seat_words(seat), **hero(one)}
    if not drafted:
        yield fact(40.0, "forhonor-comment-dealt", **args)
        return
    before = seen.before.picks[seat] if seen.before.picks else ()
    mates = [HEROES[other] for other in before]
    own = HEROES[one]
    if len(mates) > 1 and all(other.faction == own.faction for other in mates):
        yield fact(66.0, "forhonor-comment-draft-faction", **args)
    if mates and any(other.power == own.power for other in mates):
        yield fact(60.0, "forhonor-comment-draft-again", **args)
    yield fact(50.0, f"forhonor-comment-draft-{own.power}", **args)


def _activated(seen: Watched, one: HeroId) -> Iterator[Fact]:
    """A hero's turn has come, and this is what he might do."""
    own = seen.now(one)
    if own is None:
        return
    if own.spot == "reserve":
        yield fact(32.0, "forhonor-comment-picked-reserve", **hero(one))
        return
    if own.life == 1:
        yield fact(44.0, "forhonor-comment-picked-wounded", **hero(one))
    could = reach(position(seen.after), one)
    if len(could.attacks) > 1:
        yield fact(41.0, "forhonor-comment-picked-crowd", **hero(one), count=len(could.attacks))
    far = ORDER[1 - own.camp]
    if zone_of(own.square) is None and seen.after.zones[1 - own.camp] != own.camp and could.squares.keys() & ZONES[far]:
        yield fact(42.0, "forhonor-comment-picked-raider", **hero(one), **zone(far))
    if could.attacks:
        foe, steps = could.attacks[0]
        key = "forhonor-comment-picked-beside" if steps == 0 else "forhonor-comment-picked-hunter"
        yield fact(40.0 - steps, key, **hero(one), **hero(foe, "foe"), steps=steps)
    elif could.shots:
        yield fact(36.0, "forhonor-comment-picked-shooter", **hero(one), **hero(could.shots[0][0], "foe"))
    elif could.soldiers is not None:
        yield fact(31.0, "forhonor-comment-picked-soldiers", **hero(one))
    else:
        yield fact(30.0, "forhonor-comment-picked-nobody", **hero(one))


def _ended(seen: Watched, one: HeroId) -> Iterator[Fact]:
    """A hero stands still with points left, having done nothing, or next to somebody he might have fought."""
    acting, own = seen.before.acting, seen.was(one)
    if acting is None or acting.hero != one or own is None or not own.square:
        return
    if any(isinstance(event, _DEEDS) for event in seen.events):
        return
    foes = beside(seen.before, own.square, 1 - own.camp)
    if acting.steps == acting.kills == 0 and not acting.fought and not acting.used:
        yield fact(56.0, "forhonor-comment-idle", **hero(one), square=own.square)
    elif foes and not acting.fought:
        yield fact(57.0, "forhonor-comment-spares", **hero(one), **hero(foes[0].id, "foe"))
    elif points_left(acting) > 1:
        yield fact(34.0, "forhonor-comment-stops", **hero(one), left=points_left(acting))


def _came(seen: Watched, camp: int, count: int) -> Iterator[Fact]:
    """New soldiers."""
    if len(seen.after.soldiers[camp]) == supply(position(seen.after)):
        yield fact(48.0, "forhonor-comment-wall", **side(camp))
    elif count < 4:
        yield fact(42.0, "forhonor-comment-few", **side(camp), count=count)
    elif seen.after.turn == 1:
        yield fact(45.0, "forhonor-comment-first-soldiers", **side(camp))


def _entered(seen: Watched, one: HeroId, to: str) -> Iterator[Fact]:
    """A hero comes onto the board."""
    camp = seen.camp(one)
    foe = nearest(seen.after, to, 1 - camp)
    if not [other for other in standing(seen.after, camp) if other.id != one]:
        yield fact(38.0, "forhonor-comment-enters-alone", **hero(one), **side(camp))
    if foe is not None and 1 < foe[0] < _FAR:
        yield fact(46.0, "forhonor-comment-enters-foe", **hero(one), **hero(foe[1].id, "foe"), gap=foe[0])
    if to[0] in ("ABC" if camp == 0 else "LMN"):
        yield fact(37.0, "forhonor-comment-enters-own", **hero(one), square=to)
    elif to[0] in ("LMN" if camp == 0 else "ABC"):
        yield fact(39.0, "forhonor-comment-enters-far", **hero(one), square=to)
    elif to[0] in "FGHI":
        yield fact(38.0, "forhonor-comment-enters-lane", **hero(one), square=to)
    else:
        yield fact(36.0, "forhonor-comment-enters", **hero(one), square=to)


def _moved(seen: Watched, event: Moved) -> Iterator[Fact]:
    own = seen.now(event.hero)
    if own is None or own.square != event.way[-1] or not seen.last_of(event):
        return  # he has gone on, or has fallen since
    yield from _into_zones(seen, event, own)
    yield from _among_foes(seen, event, own)
    yield from _the_way(seen, event, own)


def _into_zones(seen: Watched, event: Moved, own: SeenHero) -> Iterator[Fact]:
    """Zones entered, left, turned or disputed by a way."""
    start, end = zone_of(event.start), zone_of(event.way[-1])
    args = hero(own.id)
    if start == end:
        return
    if end is not None:
        foes = [one for one in standing(seen.after, 1 - own.camp) if zone_of(one.square) == end]
        mine = end == ("attack", "defence")[own.camp]
        if foes:
            yield fact(66.0, "forhonor-comment-dispute", **args, **zone(end), **hero(foes[0].id, "foe"))
        elif seen.before.would_hold != seen.after.would_hold:
            key = "forhonor-comment-guards" if mine else "forhonor-comment-raids"
            yield fact(55.0 if mine else 64.0, key, **args, **zone(end))
        else:
            yield fact(49.0, "forhonor-comment-joins", **args, **zone(end))
    elif start is not None:
        left = [one for one in standing(seen.after, own.camp) if zone_of(one.square) == start]
        if not left:
            yield fact(57.0, "forhonor-comment-leaves", **args, **zone(start))


def _among_foes(seen: Watched, event: Moved, own: SeenHero) -> Iterator[Fact]:
    """Who is near now, and who no longer is."""
    enemy, end = 1 - own.camp, event.way[-1]
    args = hero(own.id)
    was, now = beside(seen.before, event.start, enemy), beside(seen.after, end, enemy)
    if len(now) > 1:
        yield fact(63.0, "forhonor-comment-between", **args, count=len(now))
    elif now:
        foe = now[0]
        names = {**args, **hero(foe.id, "foe")}
        mates = [one for one in beside(seen.after, foe.square, own.camp) if one.id != own.id]
        if mates:
            yield fact(63.0, "forhonor-comment-gang", **names, **hero(mates[0].id, "mate"))
        if foe.life <= _WEAK:
            yield fact(61.0, "forhonor-comment-hunts", **names, life=foe.life)
        yield fact(52.0, "forhonor-comment-faces", **names)
    elif was:
        weak = own.life <= _WEAK
        key = "forhonor-comment-escapes" if weak else "forhonor-comment-slips"
        yield fact(61.0 if weak else 53.0, key, **args, **hero(was[0].id, "foe"))
    else:
        yield from _in_sight(seen, own, end)


def _in_sight(seen: Watched, own: SeenHero, end: str) -> Iterator[Fact]:
    """Whom he could shoot or strike from there, or that nobody is near."""
    enemies = standing(seen.after, 1 - own.camp)
    args = hero(own.id)
    if HEROES[own.id].power == "shot":
        marks = [one for one in enemies if in_range(end, one.square)]
        if marks:
            yield fact(56.0, "forhonor-comment-lines-up", **args, **hero(marks[0].id, "foe"))
    near = next((one for one in enemies if reaches(own.id, end, one.square)), None)
    if near is not None:
        yield fact(56.0, "forhonor-comment-spear", **args, **hero(near.id, "foe"))
    foe = nearest(seen.after, end, 1 - own.camp)
    if foe is not None and foe[0] > _FAR:
        yield fact(38.0, "forhonor-comment-alone", **args, gap=foe[0], square=end)
    elif foe is not None:
        yield fact(41.0, "forhonor-comment-watches", **args, **hero(foe[1].id, "foe"), gap=foe[0])


def _the_way(seen: Watched, event: Moved, own: SeenHero) -> Iterator[Fact]:
    """How long it was, and where it led."""
    end, steps = event.way[-1], len(event.way)
    args: Args = {**hero(own.id), "square": end}
    if HEROES[own.id].power == "rush" and steps >= RUSH:
        yield fact(50.0, "forhonor-comment-run-up", **args, steps=steps)
    elif steps >= _LONG:
        key = "forhonor-comment-long-legs" if steps > _LONG else "forhonor-comment-march"
        yield fact(46.0, key, **args, steps=steps)
    elif steps == 1:
        yield fact(36.0, "forhonor-comment-step", **args)
    if home(event.start) != home(end):
        key = "forhonor-comment-crosses" if home(end) != own.camp else "forhonor-comment-goes-home"
        yield fact(47.0, key, **args)
    if any(square in seen.before.soldiers[own.camp] for square in event.way):
        yield fact(44.0, "forhonor-comment-through", **args)
    if any(one in NEIGHBOURS[end] for one in seen.after.soldiers[1 - own.camp]):
        yield fact(45.0, "forhonor-comment-near-soldiers", **args)
    rows = ahead(own.camp, event.start, end)
    if abs(rows) >= _WAYS:
        key = "forhonor-comment-forward" if rows > 0 else "forhonor-comment-backward"
        yield fact(38.0, key, **args, rows=abs(rows))
    elif steps >= _WAYS:
        yield fact(37.0, "forhonor-comment-sideways", **args)

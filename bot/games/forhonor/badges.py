"""Badges of For Honor."""

from collections.abc import Iterator
from typing import NamedTuple

from bot.games.contract.badge import Account, Badge, Feat, PlayedTurn
from bot.games.contract.vocabulary import Seat
from bot.games.forhonor.rules.board import rival
from bot.games.forhonor.rules.events import (
    Activated,
    ActivationEnded,
    CombatBegun,
    Fell,
    MatchOver,
    SoldiersKilled,
    TurnEnded,
    ZoneTaken,
)
from bot.games.forhonor.rules.scoring import ORDER
from bot.games.forhonor.rules.seating import camp_of
from bot.games.forhonor.rules.step_builder import team

BEHIND = 300  # points
REAPED = 6  # soldiers


class Activation(NamedTuple):
    """The activation of a hero: the soldiers removed, and the enemy heroes that fell, the last in `moment`."""

    seat: Seat
    soldiers: int
    felled: int
    moment: PlayedTurn


def owners(account: Account) -> dict[str, Seat]:
    """The seat that plays each hero."""
    return {one.id: one.seat for one in account.last.state.heroes}


def activations(account: Account) -> Iterator[Activation]:
    """Every activation of a hero."""
    owner = owners(account)
    acting, soldiers, felled = "", 0, 0
    for moment, event in account.events():
        match event:
            case Activated(hero=hero):
                acting, soldiers, felled = hero, 0, 0
            case SoldiersKilled(hero=hero, squares=squares) if hero == acting:
                soldiers += len(squares)
            case Fell(hero=hero) if acting and camp_of(owner[hero]) != camp_of(owner[acting]):
                felled += 1
            case ActivationEnded(hero=hero) if hero == acting:
                yield Activation(owner[hero], soldiers, felled, moment)
                acting = ""
            case _:
                pass


def sweep(account: Account) -> Iterator[Feat]:
    """All three zones held at the end of a turn."""
    held: dict[str, int | None] = dict.fromkeys(ORDER)
    for moment, event in account.events():
        match event:
            case ZoneTaken(zone=zone, camp=camp):
                held[zone] = camp
            case TurnEnded():
                camps = set(held.values())
                camp = camps.pop()
                if not camps and camp is not None:
                    yield from (Feat(seat, moment.revision) for seat in _members(account, camp))
            case _:
                pass


def execution(account: Account) -> Iterator[Feat]:
    """An enemy hero executed: both rounds of a combat won."""
    owner = owners(account)
    fighters: tuple[str, ...] = ()
    for moment, event in account.events():
        match event:
            case CombatBegun(hero=hero, target=target):
                fighters = (hero, target)
            case Fell(hero=hero, executed=True) if hero in fighters:
                yield from (Feat(owner[one], moment.revision) for one in fighters if one != hero)
            case _:
                pass


def twofold(account: Account) -> Iterator[Feat]:
    """Two enemy heroes that fell while one hero acted."""
    return (Feat(one.seat, one.moment.revision) for one in activations(account) if one.felled > 1)


def reaper(account: Account) -> Iterator[Feat]:
    """Six soldiers removed while one hero acted."""
    return (Feat(one.seat, one.moment.revision) for one in activations(account) if one.soldiers >= REAPED)


def last_hero(account: Account) -> Iterator[Feat]:
    """Won with a single hero left, the enemy being wiped out."""
    for moment, event in account.events():
        match event:
            case MatchOver(winner=int(camp), reason="wiped_out"):
                left = [one for one in team(moment.state, camp) if one.spot in ("board", "reserve")]
                if len(left) == 1:
                    yield from (Feat(seat, moment.revision) for seat in _members(account, camp))
            case _:
                pass


def comeback(account: Account) -> Iterator[Feat]:
    """Won after being 300 points behind at the end of a turn."""
    scores = [event.score for _, event in account.events() if isinstance(event, TurnEnded)]
    for seat in account.winners:
        camp = camp_of(seat)
        if any(score[rival(camp)] - score[camp] >= BEHIND for score in scores):
            yield Feat(seat, account.last.revision)


def _members(account: Account, camp: int) -> list[Seat]:
    return [seat for rank in account.ranks for seat in rank if camp_of(seat) == camp]


BADGES = (
    Badge("forhonor-sweep", "🚩", sweep),
    Badge("forhonor-execution", "⚔️", execution),
    Badge("forhonor-twofold", "🪓", twofold),
    Badge("forhonor-reaper", "🌾", reaper),
    Badge("forhonor-last-hero", "🏰", last_hero),
    Badge("forhonor-comeback", "📈", comeback),
)

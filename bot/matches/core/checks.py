"""Permissions that need no rules of a game. Every function raises Refused, or returns the value asked for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from bot.games.base import Ask, Spec
from bot.games.vocabulary import Seat, phrase
from bot.matches.core.errors import Refused, refused
from bot.matches.core.models import Match, Person, Player, Status
from bot.matches.house.members import is_house

_OVER = {
    Status.FINISHED: "refused-match-over",
    Status.DECLINED: "refused-challenge-declined",
    Status.CANCELLED: "refused-challenge-cancelled",
    Status.EXPIRED: "refused-challenge-expired",
    Status.ABORTED: "refused-match-aborted",
    Status.VOID: "refused-match-void",
}


def names(match: Match, seats: Iterable[Seat]) -> str:
    """The names of the players at the seats, each once."""
    return ", ".join(dict.fromkeys(match.holder(seat).name for seat in sorted(set(seats))))


def named(holders: Iterable[Player]) -> str:
    """The names of players."""
    return ", ".join(holder.name for holder in holders)


def seat(match: Match, user: int) -> Seat:
    """The user's seat."""
    found = match.seat_of(user)
    if found is None:
        raise refused(
            "refused-stranger", match=str(match.id), names=names(match, (holder.seat for holder in match.holders))
        )
    return found


def all_known(match: Match) -> None:
    """No player of the match has been forgotten."""
    if any(holder.forgotten for holder in match.holders):
        raise refused("refused-rematch-forgotten", match=str(match.id))


def running(match: Match) -> None:
    """The match is being played."""
    if match.status is not Status.RUNNING:
        raise _not(match, Status.RUNNING)


def playing(match: Match, user: int) -> Seat:
    """The user's seat; the match is being played."""
    found = seat(match, user)
    running(match)
    return found


def challenge(match: Match, now: int) -> None:
    """The match is a challenge that can still be answered."""
    if match.status is not Status.CHALLENGE:
        raise _not(match, Status.CHALLENGE)
    if now >= match.expires:
        raise refused("refused-challenge-expired", match=str(match.id))


def invited(match: Match, user: int) -> None:
    """The challenge is the user's to accept or decline."""
    if match.challenger.user == user:
        raise refused("refused-own-challenge", name=named(match.undecided))
    if match.seat_of(user) is None:
        raise refused("refused-not-invited", name=named(match.invited))


def undecided(match: Match, user: int) -> None:
    """The challenge is the user's to accept, and they have not accepted it yet."""
    invited(match, user)
    if match.status is Status.CHALLENGE and user not in (holder.user for holder in match.undecided):
        raise refused("refused-accepted", name=named(match.undecided))


def open_table(match: Match, now: int) -> None:
    """There is a free seat."""
    if match.status is not Status.OPEN:
        raise _not(match, Status.OPEN)
    if now >= match.expires:
        raise refused("refused-challenge-expired", match=str(match.id))


def may_join(match: Match, person: Person) -> None:
    """The person is a player who has no seat there yet."""
    if person.bot:
        raise refused("refused-bot", name=person.name)
    if match.seat_of(person.user) is not None:
        raise refused("refused-sits")


def sits(match: Match, user: int) -> None:
    """The user has a seat at the open table."""
    if match.seat_of(user) is None:
        raise refused("refused-sits-not")


def host(match: Match, user: int) -> None:
    """The open table is the user's."""
    if match.challenger.user != user:
        raise refused("refused-not-host", name=match.challenger.name)


def enough(count: int, seats: Sequence[int]) -> None:
    """The number of players can start."""
    if count not in seats:
        raise refused("refused-seats", count=count, known=", ".join(map(str, seats)))


def company(challenger: Person, opponents: Sequence[Person], seats: Sequence[int]) -> None:
    """These people, and this many of them, may play together."""
    users = [one.user for one in opponents]
    if challenger.user in users:
        raise refused("refused-self")
    for one in opponents:
        if one.bot:
            raise refused("refused-bot", name=one.name)
        if users.count(one.user) > 1:
            raise refused("refused-same", name=one.name)
    enough(1 + len(opponents), seats)


def drawable(spec: Spec) -> None:
    """The game knows draws."""
    if not spec.draws:
        raise Refused(phrase("refused-no-draws", game=phrase(f"{spec.key}-name")), spec.decisive)


def no_house(match: Match) -> None:
    """Everybody can agree to a draw: the house plays on."""
    house = [holder for holder in match.holders if is_house(holder.user)]
    if house:
        raise refused("refused-draw-house", name=named(house))


def revocable(spec: Spec) -> None:
    """The game allows takebacks."""
    if not spec.takebacks:
        flicked = "yes" if spec.reach else "no"
        raise refused("refused-no-takebacks", game=phrase(f"{spec.key}-name"), flicked=flicked)


def challenger(match: Match, user: int) -> None:
    """The challenge is the user's to withdraw."""
    if match.challenger.user != user:
        raise refused("refused-not-challenger", name=match.challenger.name)


def open_ask(match: Match, asks: Sequence[Ask[Any]], ask: str, user: int) -> Ask[Any]:
    """The open ask with that id, which is the user's."""
    mine = seat(match, user)
    found = next((one for one in asks if one.id == ask), None)
    if found is None:
        raise gone(match, asks, mine)
    if found.seat != mine:
        raise refused("refused-not-your-turn", names=names(match, (one.seat for one in asks)))
    return found


def gone(match: Match, asks: Sequence[Ask[Any]], mine: Seat) -> Refused:
    """The refusal for a question that is not open: it is another's turn, or the match has moved on."""
    if all(one.seat != mine for one in asks):
        return refused("refused-not-your-turn", names=names(match, (one.seat for one in asks)))
    return refused("refused-stale")


def begun(match: Match) -> None:
    """Refuse what needs a position while there is none."""
    if not match.state:
        raise _not(match, Status.RUNNING)


def _not(match: Match, wanted: Status) -> Refused:
    if match.status is Status.SUSPENDED:
        return refused("refused-set-aside", match=str(match.id), incident=match.incident)
    if match.status is Status.OPEN:
        return refused("refused-not-full", match=str(match.id))
    if match.status is Status.CHALLENGE:
        return refused("refused-not-begun", match=str(match.id), name=named(match.undecided))
    if match.status is Status.RUNNING:
        return refused("refused-begun", match=str(match.id))
    if wanted in {Status.CHALLENGE, Status.OPEN} and match.status is Status.FINISHED:
        return refused("refused-begun", match=str(match.id))
    return refused(_OVER[match.status], match=str(match.id))

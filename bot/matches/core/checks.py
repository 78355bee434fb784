"""Permissions that need no rules of a game. Every function raises Refused, or returns the value asked for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal, TypeAlias

from bot.games.contract.base import Ask, Spec
from bot.games.contract.vocabulary import Seat, phrase
from bot.matches.core.errors import Refused, refused
from bot.matches.core.models import Match, Person, Player, Status
from bot.matches.house.members import is_house
from bot.text import escape_markdown

PAUSED = "refused-while-paused"


def names(match: Match, seats: Iterable[Seat]) -> str:
    """The names of the players at the seats, each once, with Markdown escaped."""
    return named(match.holder(seat) for seat in sorted(set(seats)))


def named(people: Iterable[Player | Person]) -> str:
    """The names of people, each once, with Markdown escaped."""
    return ", ".join(dict.fromkeys(escape_markdown(one.name) for one in people))


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


def finished(match: Match) -> None:
    """The match is over and counts: it was neither voided nor called off."""
    if match.status is not Status.FINISHED:
        raise _not(match, Status.FINISHED)


def playing(match: Match, user: int) -> Seat:
    """The user's seat; the match is being played."""
    found = seat(match, user)
    running(match)
    return found


def going_on(match: Match, now: int) -> None:
    """No agreed pause keeps the players of a running match from answering."""
    if match.paused_at(now):
        raise refused(PAUSED, match=str(match.id), when=f"<t:{match.paused // 1000}:f>")


def challenge(match: Match, now: int) -> None:
    """The match is a challenge that can still be answered."""
    if match.status is not Status.CHALLENGE:
        raise _not(match, Status.CHALLENGE)
    if now >= match.expires:
        raise refused("refused-challenge-expired", match=str(match.id))


def invited(match: Match, user: int) -> None:
    """The challenge is the user's to accept or decline."""
    if match.challenger.user == user and match.status is Status.CHALLENGE:
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
        raise refused("refused-bot", name=named((person,)))
    if match.seat_of(person.user) is not None:
        raise refused("refused-sits")


def sits(match: Match, user: int) -> None:
    """The user has a seat at the open table."""
    if match.seat_of(user) is None:
        raise refused("refused-sits-not")


def host(match: Match, user: int) -> None:
    """The open table is the user's."""
    if match.challenger.user != user:
        raise refused("refused-not-host", name=named((match.challenger,)))


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
            raise refused("refused-bot", name=named((one,)))
        if users.count(one.user) > 1:
            raise refused("refused-same", name=named((one,)))
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
        raise refused("refused-not-challenger", name=named((match.challenger,)))


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


def set_aside(match: Match) -> Refused:
    """The refusal for a suspended match."""
    if match.lacks_game:
        return refused("refused-game-gone", match=str(match.id), game=phrase(f"{match.game}-name"))
    return refused("refused-set-aside", match=str(match.id), incident=match.incident)


def _not(loaded: Match, wanted: Status) -> Refused:
    number = str(loaded.id)
    match loaded.status:
        case Status.SUSPENDED:
            return set_aside(loaded)
        case Status.OPEN:
            return refused("refused-not-full", match=number)
        case Status.CHALLENGE:
            return refused("refused-not-begun", match=number, name=named(loaded.undecided))
        case Status.RUNNING:
            return refused("refused-begun", match=number)
        case Status.FINISHED if wanted in {Status.CHALLENGE, Status.OPEN}:
            return refused("refused-begun", match=number)
        case ended:
            return refused(why_over(ended), match=number)


Ended: TypeAlias = Literal[
    Status.FINISHED, Status.ABORTED, Status.VOID, Status.DECLINED, Status.CANCELLED, Status.EXPIRED
]


def why_over(status: Ended) -> str:
    """The words of the refusal for what has ended."""
    match status:
        case Status.FINISHED:
            return "refused-match-over"
        case Status.ABORTED:
            return "refused-match-aborted"
        case Status.VOID:
            return "refused-match-void"
        case Status.DECLINED:
            return "refused-challenge-declined"
        case Status.CANCELLED:
            return "refused-challenge-cancelled"
        case Status.EXPIRED:
            return "refused-challenge-expired"

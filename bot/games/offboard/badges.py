"""Badges of Offboard."""

from collections.abc import Iterator

from bot.games.contract.badge import Account, Badge, Feat
from bot.games.contract.vocabulary import Seat
from bot.games.offboard.rules.board import GOAL, VALUES, other
from bot.games.offboard.rules.values import Lodged, Moved, Reentered

BEHIND = 3  # points
BIG = max(VALUES)  # points of the best targets


def whitewash(account: Account) -> Iterator[Feat]:
    """Won with six points to none."""
    score = account.last.state.score
    for seat in account.winners:
        if score[seat] >= GOAL and not score[other(seat)]:
            yield Feat(seat, account.last.revision)


def comeback(account: Account) -> Iterator[Feat]:
    """Won after being three points behind."""
    lodged = list(_lodged(account))
    for seat in account.winners:
        score = [0, 0]
        for by, event in lodged:
            score[by] = event.score
            if score[other(seat)] - score[seat] >= BEHIND:
                yield Feat(seat, account.last.revision)


def brink(account: Account) -> Iterator[Feat]:
    """Won when the opponent needed one more point."""
    score = account.last.state.score
    for seat in account.winners:
        if score[other(seat)] == GOAL - 1:
            yield Feat(seat, account.last.revision)


def two_shots(account: Account) -> Iterator[Feat]:
    """Six points with two balls."""
    for seat in account.winners:
        values = [event.value for by, event in _lodged(account) if by == seat]
        if values == [BIG, BIG]:
            yield Feat(seat, account.last.revision)


def streak(account: Account) -> Iterator[Feat]:
    """A point in two of one's turns in a row."""
    before: dict[Seat, bool] = {}
    for moment in account.moments:
        for event in moment.events:
            match event:
                case Moved(seat=seat):
                    now = any(isinstance(one, Lodged) for one in moment.events)
                    if now and before.get(seat):
                        yield Feat(seat, moment.revision)
                    before[seat] = now
                case Reentered(seat=seat):
                    before[seat] = False
                case _:
                    pass


def _lodged(account: Account) -> Iterator[tuple[Seat, Lodged]]:
    """Every ball that scored, with the seat that it scored for."""
    return ((other(event.seat), event) for _, event in account.events() if isinstance(event, Lodged))


BADGES = (
    Badge("offboard-streak", "🔥", streak),
    Badge("offboard-two-shots", "🎯", two_shots),
    Badge("offboard-whitewash", "🧹", whitewash),
    Badge("offboard-brink", "🫣", brink),
    Badge("offboard-comeback", "🧗", comeback),
)

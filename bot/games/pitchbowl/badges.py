"""Badges of PitchBowl."""

from collections import Counter
from collections.abc import Iterator

from bot.games.contract.badge import Account, Badge, Feat
from bot.games.contract.vocabulary import Seat
from bot.games.pitchbowl.rules.board import rival, seat_of
from bot.games.pitchbowl.rules.events import (
    Caught,
    Flicked,
    Intercepted,
    KnockedOut,
    Stolen,
    TouchdownScored,
    TurnEnded,
)

HAT_TRICK = 3
BEHIND = 2  # touchdowns


def touchdown_pass(account: Account) -> Iterator[Feat]:
    """A touchdown by a player who caught a pass in the same turn."""
    catcher = ""
    for moment, event in account.events():
        match event:
            case Caught(player=player):
                catcher = player
            case TouchdownScored(player=player, seat=seat) if player == catcher:
                yield Feat(seat, moment.revision)
            case TurnEnded():
                catcher = ""
            case _:
                pass


def interception(account: Account) -> Iterator[Feat]:
    """A pass of the opponent's, caught."""
    for moment, event in account.events():
        if isinstance(event, Intercepted):
            yield Feat(seat_of(event.player), moment.revision)


def strip(account: Account) -> Iterator[Feat]:
    """The ball taken from the opponent and carried into the end zone in the same turn."""
    thief: Seat | None = None
    for moment, event in account.events():
        match event:
            case Stolen(player=player):
                thief = seat_of(player)
            case TouchdownScored(seat=seat) if seat == thief:
                yield Feat(seat, moment.revision)
            case TurnEnded():
                thief = None
            case _:
                pass


def hat_trick(account: Account) -> Iterator[Feat]:
    """Three touchdowns by the same player."""
    scored: Counter[str] = Counter()
    for moment, event in account.events():
        if isinstance(event, TouchdownScored):
            scored[event.player] += 1
            if scored[event.player] == HAT_TRICK:
                yield Feat(event.seat, moment.revision)


def strike(account: Account) -> Iterator[Feat]:
    """Two opponents knocked out with one flick."""
    for moment in account.moments:
        flicked = next((event for event in moment.events if isinstance(event, Flicked)), None)
        if flicked is None:
            continue
        seat = seat_of(flicked.player)
        out = [one for one in moment.events if isinstance(one, KnockedOut) and seat_of(one.player) != seat]
        if len(out) > 1:
            yield Feat(seat, moment.revision)


def comeback(account: Account) -> Iterator[Feat]:
    """Won after being two touchdowns behind."""
    scores = [event.score for _, event in account.events() if isinstance(event, TouchdownScored)]
    for seat in account.winners:
        if any(score[rival(seat)] - score[seat] >= BEHIND for score in scores):
            yield Feat(seat, account.last.revision)


def shutout(account: Account) -> Iterator[Feat]:
    """Won by two touchdowns or more to none."""
    score = account.last.state.score
    for seat in account.winners:
        if score[seat] > 1 and not score[rival(seat)]:
            yield Feat(seat, account.last.revision)


BADGES = (
    Badge("pitchbowl-pass", "🏈", touchdown_pass),
    Badge("pitchbowl-interception", "🧤", interception),
    Badge("pitchbowl-strip", "🦝", strip),
    Badge("pitchbowl-strike", "💥", strike),
    Badge("pitchbowl-hat-trick", "🎩", hat_trick),
    Badge("pitchbowl-comeback", "🔄", comeback),
    Badge("pitchbowl-shutout", "🧱", shutout),
)

"""Tournaments played to the end with drawn results, drop-outs and void matches."""

import random
from collections.abc import Iterator

import msgspec

from bot.pairing.event import Entrant, Event, Form, Result, Round
from bot.pairing.forms import next_round, without
from bot.pairing.league import USUAL, sizes_of
from bot.pairing.swiss import length

LEVEL = (Result.FIRST, Result.SECOND, Result.DRAW)


def begun(form: Form, count: int) -> Event:
    """A tournament in which nothing has been played."""
    entrants = tuple(Entrant(number, 2000.0 - number) for number in range(1, count + 1))
    return Event(form, entrants, length=length(count), sizes=sizes_of(count, USUAL) if form is Form.LEAGUE else ())


def played(event: Event, luck: random.Random, *, leave: float = 0.0, void: float = 0.0) -> Iterator[Event]:
    """The tournament after each round, with the share of entrants who leave after one and of matches that are declared void."""
    while pairings := next_round(event):
        yield (event := after(event, decided(pairings, luck, void), luck, leave))


def decided(pairings: Round, luck: random.Random, void: float = 0.0) -> Round:
    """Pairings with results."""
    return tuple(
        one
        if one.is_over
        else msgspec.structs.replace(one, result=Result.VOID if luck.random() < void else luck.choice(LEVEL))
        for one in pairings
    )


def after(event: Event, pairings: Round, luck: random.Random, leave: float) -> Event:
    """The tournament with one more round, after which some leave."""
    nth = event.next_round
    entrants = tuple(
        msgspec.structs.replace(one, gone=True, left=nth) if not one.gone and luck.random() < leave else one
        for one in event.entrants
    )
    return msgspec.structs.replace(event, rounds=(*event.rounds, pairings), entrants=entrants)


def drawn(count: int, luck: random.Random) -> tuple[Event, Event]:
    """A Swiss tournament of any length as of the last drop-out or late entry, before its first round if there is none, and at its end."""
    usual = begun(Form.SWISS, count)
    event = msgspec.structs.replace(usual, length=luck.choice((usual.length, luck.randint(usual.length, count - 1))))
    last = luck.choice((0, luck.randrange(event.length)))  # round after which some leave
    share, late = luck.choice((0.03, 0.08, 0.15)), luck.choice((0, 0, 1, 2))
    changed = event
    while pairings := next_round(event):
        before, event = (
            event,
            after(event, decided(pairings, luck, 0.03), luck, share if event.next_round <= last else 0),
        )
        if event.next_round > last + 1:
            continue
        event = with_newcomers(_forfeited(before, event, luck), late if len(event.rounds) == 1 else 0)
        changed = event
    return changed, event


def _forfeited(before: Event, event: Event, luck: random.Random) -> Event:
    """The same round, in which some of those who leave after it did not play."""
    absent = {
        one.number
        for one, was in zip(event.entrants, before.entrants, strict=True)
        if one.gone > was.gone and luck.random() < 0.3
    }
    latest = tuple(without(absent, one) for one in event.rounds[-1])
    return msgspec.structs.replace(event, rounds=(*before.rounds, latest))


def with_newcomers(event: Event, count: int) -> Event:
    """With newcomers who play from the next round on."""
    numbers = range(len(event.entrants) + 1, len(event.entrants) + count + 1)
    new = (Entrant(number, 1000.0, entered=event.next_round) for number in numbers)
    return msgspec.structs.replace(event, entrants=(*event.entrants, *new))

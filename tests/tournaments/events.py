"""Tournaments played to the end with drawn results, drop-outs and void matches."""

import random
from collections.abc import Iterator

import msgspec

from bot.tournaments.event import Entrant, Event, Form, Result, Round
from bot.tournaments.forms import next_round
from bot.tournaments.league import USUAL, sizes_of
from bot.tournaments.swiss import length

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

"""Commitments to secret choices: the hash when they are made, the hashed text when they are shown (FH-3, FH-52, FH-90)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.games.capabilities import Commitment
from bot.games.forhonor.draft import digest_of
from bot.games.forhonor.events import CardsShown, Committed, Drafted, Event, OrderLaid
from bot.games.forhonor.seating import decider
from bot.games.forhonor.step_builder import figure
from bot.games.forhonor.values import State
from bot.games.vocabulary import Seat


def commitments(state: State, events: Sequence[Event]) -> tuple[Commitment, ...]:
    """The secret choices made or shown in the events that led to a state, in order."""
    return tuple(_commitments(state, events))


def _commitments(state: State, events: Sequence[Event]) -> Iterator[Commitment]:
    for event in events:
        match event:
            case Committed(seat=seat, digest=digest):
                yield Commitment(seat, digest)
            case Drafted(seat=seat, hero=hero, salt=salt):
                yield _opened(seat, hero, salt)
            case OrderLaid(seat=seat, heroes=heroes, salt=salt):
                yield _opened(seat, " ".join(heroes), salt)
            case CardsShown(heroes=heroes, cards=cards, salts=salts, seats=seats):
                owners = seats or tuple(decider(state, figure(state, hero).seat) for hero in heroes)
                for seat, card, salt in zip(owners, cards, salts, strict=True):
                    yield _opened(seat, card, salt)
            case _:
                pass


def _opened(seat: Seat, choice: str, salt: str) -> Commitment:
    return Commitment(seat, digest_of(choice, salt), f"{choice}:{salt}")

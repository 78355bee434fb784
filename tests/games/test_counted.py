"""Secret questions with a single answer are answered at once: how many answers one has must follow from what everyone has seen."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from bot.games import GAMES
from bot.games.contract.base import Answer, AnyGame, Ask
from bot.games.contract.luck import Rng
from bot.games.forhonor.rules.events import CardsShown, CombatBegun, Drafted
from bot.games.forhonor.rules.heroes import CARDS, HEROES
from bot.games.pitchout.rules.board import roster
from pichenette.testing.playing import for_seats, match
from tests.support.matches.single_answers import banned
from tests.support.samples import sample


class PublicForHonor:
    """The sizes of packets and hands by the public events alone."""

    def __init__(self, seats: int) -> None:
        self._packets = [len(HEROES) // seats] * seats
        self._cards = len(CARDS)

    def see(self, events: tuple[Any, ...]) -> None:
        """Follow the events of a step."""
        drafted = [event.seat for event in events if isinstance(event, Drafted)]
        for seat in drafted:
            self._packets[seat] -= 1
        if drafted:
            self._packets = [self._packets[-1], *self._packets[:-1]]
        for event in events:
            if isinstance(event, CombatBegun):
                self._cards = len(CARDS)
            elif isinstance(event, CardsShown):
                self._cards -= 1

    def count(self, ask: Ask[Any]) -> int:
        """The number of answers to a secret ask."""
        return self._packets[ask.seat] if ask.kind == "draft" else self._cards


@pytest.mark.parametrize("seats", sample(GAMES["forhonor"].spec.seats, 3))
def test_the_picks_of_a_draft_and_the_cards_of_a_hand_can_be_counted_by_everyone(seats):
    game, counted = GAMES["forhonor"], 0
    for seed in (b"one", b"two", b"three"):
        public = PublicForHonor(seats)
        for one in islice(match(game, seed, spec=for_seats(game.spec, seats)), 500):
            public.see(one.step.events)
            for ask in one.asks:
                if ask.kind in game.spec.counted:
                    assert len(ask.choices) == public.count(ask)
                    counted += 1
    assert counted > 4


def test_who_may_replace_the_banned_can_be_counted_by_everyone():
    game: AnyGame = GAMES["pitchout"]
    state = banned()
    view = game.view(state, None)
    free = {*roster(view.teams[1])} - {*view.lineups[1], *view.banned[1]}
    (ask,) = game.asks(state)
    step = game.apply(state, Answer(ask.id, ask.seat, ask.choices[0].action), Rng(b"counted"))
    (replacing,) = game.asks(step.state)
    assert replacing.kind in game.spec.counted
    assert {choice.code for choice in replacing.choices} == free

"""The house's players answer legally wherever they are asked, and nothing that is hidden from a seat changes its move."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from bot.games import GAMES, PLAYERS
from bot.games.contract.base import Answer, AnyGame, Ask, Illegal
from bot.games.contract.luck import Rng
from bot.games.contract.player import LEVELS, Budget
from bot.games.forhonor.rules.values import State
from pichenette.testing.answers import random_answer
from tests.players.test_contract import settings
from tests.support.samples import sample, sized

POSITIONS = 10_000  # of all games, with what is hidden drawn twice wherever there is anything
QUICKLY = Budget(share=0.02)
LONGEST = 400  # answers of a match; the next begins then
HIDES = {
    "forhonor": {"draft", "card", "step"},
    "pitchout": {"lineup", "deploy", "shootout"},
    "pitchbowl": {"setup"},
    "offboard": set[str](),
}
HIDING = [key for key in PLAYERS if HIDES[key]]

Mover = Callable[[AnyGame, Any, Ask[Any], int], Any]
"""(game, state, ask, number of the position): the action. Only a cheat looks at the state for more than the view."""


def house(game: AnyGame, state: Any, ask: Ask[Any], nth: int) -> Any:
    view, level = game.view(state, ask.seat), LEVELS[nth % len(LEVELS)]
    return PLAYERS[game.spec.key].choose(view, ask, level, Rng(b"secret", nth), QUICKLY)


def cheat(game: AnyGame, state: Any, ask: Ask[Any], nth: int) -> Any:
    """Plays as the house, and another card where the foe's is on the table already."""
    if ask.kind == "card" and any(one.seat != ask.seat and one.choice == "sword" for one in state.hidden):
        return ask.choices[-1].action
    return house(game, state, ask, nth)


def alike(game: AnyGame, state: Any, ask: Ask[Any], rng: Rng) -> list[tuple[Any, Ask[Any]]]:
    """Positions that differ in what is hidden from the seat that is asked, with its ask in each; the first is often `state`."""
    found = [state, *_shuffled(state, ask.seat)]
    secret = next((one for one in game.asks(state) if one.seat != ask.seat and one.secret), None)
    if secret is not None:  # someone else answers in secret first, this or that
        given = [*(choice.action for choice in secret.choices[:3]), *(random_answer(secret, rng) for _ in range(2))]
        answered = [_accepted(game, state, secret, action) for action in given]
        same = [one for one in answered if one is not None and any(other.id == ask.id for other in game.asks(one))]
        found = [*same, *(other for one in same[:1] for other in _shuffled(one, ask.seat))] if len(same) > 1 else found
    shown = game.view(found[0], ask.seat)
    kept = [found[0], *(one for one in found[1:] if one != found[0] and game.view(one, ask.seat) == shown)]
    return [(one, next(other for other in game.asks(one) if other.id == ask.id)) for one in kept]


def _accepted(game: AnyGame, state: Any, ask: Ask[Any], action: Any) -> Any:
    try:
        return game.apply(state, Answer(ask.id, ask.seat, action), Rng(b"secret")).state
    except Illegal:
        return None


def _shuffled(state: Any, seat: int) -> Iterator[Any]:
    """The position with other secrets, as far as it has any between two answers."""
    if isinstance(state, State):
        hidden = tuple(
            msgspec.structs.replace(one, choice="shield" if one.choice == "sword" else "sword")
            if state.phase == "card" and one.seat != seat
            else one
            for one in state.hidden
        )
        packets = tuple(held if at == seat else held[::-1] for at, held in enumerate(state.packets))
        yield msgspec.structs.replace(state, cards=state.cards[::-1], hidden=hidden, packets=packets)
    elif hasattr(state, "lineups"):
        shown = {seat, *(at for at, done in enumerate(state.deployed) if done)}
        lineups = tuple(one if at in shown else one[::-1] for at, one in enumerate(state.lineups))
        plans = tuple(
            one if at == seat else tuple(msgspec.structs.replace(place, x=800.0 - place.x) for place in one)
            for at, one in enumerate(state.plans)
        )
        yield msgspec.structs.replace(state, lineups=lineups, plans=plans)


def walked(key: str, mover: Mover, positions: int) -> tuple[Counter[str], list[str]]:
    """Matches in all settings, and complete ones of all seats, in turn: how often each kind of ask hid something, and the asks in which
    that changed the move. Raises Illegal on an illegal answer."""
    game, left, hid = GAMES[key], positions, Counter[str]()
    changed: list[str] = []
    terms = settings(key) + [(seats, "mode", "complete") for seats in game.spec.seats if key == "pitchout"]
    nth = match = 0
    while left > 0:
        seats, option, value = terms[match % len(terms)]
        rng = Rng(f"secrets {key}".encode(), match)
        match += 1
        state = game.setup(seats, game.spec.complete({option: value} if option else {}), rng).state
        for _ in range(min(left, max(40, min(LONGEST, positions // len(terms))))):
            if not (asks := game.asks(state)):
                break
            ask, nth, left = rng.pick(asks), nth + 1, left - 1
            same = alike(game, state, ask, rng)
            moves = [mover(game, one, asked, nth) for one, asked in same]
            hid[ask.kind] += len(same) > 1
            if any(one != moves[0] for one in moves):
                changed.append(ask.id)
            if all(one != state for one, _ in same):
                moves = [mover(game, state, ask, nth)]
            state = game.apply(state, Answer(ask.id, ask.seat, moves[0]), rng).state
    return hid, changed


@pytest.mark.parametrize("key", HIDING)
@pytest.mark.parametrize("positions", sample([40, 300], 2))
def test_nothing_hidden_changes_a_move(key: str, positions: int):
    _, changed = walked(key, house, positions)
    assert changed == []


@pytest.mark.slow
@pytest.mark.parametrize("key", HIDING)
def test_nothing_hidden_changes_a_move_in_many_positions(key: str):
    hid, changed = walked(key, house, sized(POSITIONS // len(PLAYERS), 0.2))
    assert changed == []
    assert HIDES[key] <= {kind for kind, count in hid.items() if count}


def test_a_player_who_looks_at_a_hidden_card_is_caught():
    _, changed = walked("forhonor", cheat, 80)
    assert changed
    assert all(one.startswith("card") for one in changed)

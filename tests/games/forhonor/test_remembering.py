"""The activation trail for pictures: kept during the activation and until the next is over."""

import msgspec

from bot.games.contract.base import Answer, position
from bot.games.contract.luck import Rng
from bot.games.forhonor.rules.game import ForHonor
from bot.games.forhonor.rules.values import Action, Attack, Bout, End, Enter, Fight, Move, Shoot, SquareMark, State

GAME = ForHonor()
LUCK = Rng(b"remembering")


def given(**places: str) -> State:
    """The usual teams with these heroes on squares; the first one named acts."""
    state = position(GAME, "play", 2, {}, LUCK)
    heroes = tuple(
        msgspec.structs.replace(one, spot="board", square=places[one.id]) if one.id in places else one
        for one in state.heroes
    )
    acting = msgspec.structs.replace(state.acting, hero=next(iter(places)))
    return msgspec.structs.replace(state, heroes=heroes, acting=acting)


def answered(state: State, *actions: Action) -> State:
    for action in actions:
        ask = GAME.asks(state)[0]
        state = GAME.apply(state, Answer(ask.id, ask.seat, action), LUCK).state
    return state


def test_the_way_is_kept_from_the_square_of_entry_on():
    state = answered(position(GAME, "play", 2, {}, LUCK), Enter("A1"), Move("A3"))
    assert state.acting is not None
    assert state.acting.trail == ("A1", "A2", "A3")
    assert "A4" in GAME.view(state, None).reach


def test_it_stays_until_the_next_activation_is_over():
    state = answered(given(warden="A3"), Move("A5"), End())
    assert state.last is not None
    assert (state.last.hero, state.last.trail) == ("warden", ("A3", "A4", "A5"))


def test_who_fell_to_what_is_kept_with_the_square():
    state = answered(given(orochi="E9", conqueror="A9"), Shoot("A9"))
    assert state.acting is not None
    assert state.acting.deeds == (SquareMark("shot", "A9", "conqueror", "E9"),)


def test_a_combat_is_kept_round_by_round():
    state = answered(given(warden="A9", conqueror="A10"), Attack("conqueror"), Fight("sword"), Fight("charge"))
    assert state.acting is not None
    assert state.acting.duel is not None
    assert state.acting.duel.bouts == (Bout(("sword", "charge"), "warden"),)  # Bulwark saved the Conqueror a life
    state = answered(state, Fight("shield"), Fight("sword"))
    assert state.acting is not None
    assert state.acting.duel is not None
    assert state.acting.duel.bouts[1] == Bout(("shield", "sword"), "warden", (0, 3))


def test_the_view_tells_what_may_be_reached_and_struck_and_by_whom():
    view = GAME.view(given(warden="A9", conqueror="A10"), None)
    assert view.struck == ("A10",)
    assert "A10" not in view.reach
    assert view.ready == ()

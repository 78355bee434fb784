"""A secret choice made by the clock is attributed to it at the reveal, and not before."""

from __future__ import annotations

import msgspec
import pytest

from bot.content import WORDS
from bot.games.contract.base import Answer, Step, TimedOut
from bot.games.contract.luck import Rng
from bot.games.contract.save import dump_state
from bot.games.forhonor.rules.event_text import event_phrase
from bot.games.forhonor.rules.events import CardsShown, Committed, Drafted, Event, OrderLaid
from bot.games.forhonor.rules.game import ForHonor
from bot.games.forhonor.rules.values import Combat, State
from bot.words import Catalogue
from tests.support.games.forhonor_few import standing
from tests.support.words.fluent_files import LANGUAGES

GAME = ForHonor()
LUCK = Rng(b"the clock")

DRAFT = GAME.setup(2, {}, LUCK).state
FIGHT = msgspec.structs.replace(
    standing("warden", 2, warden="D9", conqueror="D10"), phase="card", combat=Combat("warden", "conqueror")
)
ORDER = GAME.setup(2, {"fixed_order": "on", "random": "on"}, LUCK).state


def chosen(state: State, late: tuple[int, ...]) -> list[Step[State, Event]]:
    """Both seats choose, seat 0 first; the clock chooses for late seats."""
    steps = []
    for seat in (0, 1):
        ask = next(ask for ask in GAME.asks(state) if ask.seat == seat)
        answer = Answer(ask.id, seat, ask.choices[0].action)
        steps.append(GAME.apply(state, TimedOut(ask.id) if seat in late else answer, LUCK))
        state = steps[-1].state
    return steps


@pytest.mark.parametrize("state", [DRAFT, ORDER, FIGHT], ids=["draft", "order", "card"])
def test_before_it_is_shown_nothing_but_a_hash_is_told(state: State):
    events = chosen(state, (0,))[0].events
    assert [type(event) for event in events] == [Committed]
    assert {**msgspec.structs.asdict(events[0])}.keys() == {"seat", "kind", "digest", "rule"}


@pytest.mark.parametrize("late", [(), (0,), (1,), (0, 1)])
def test_when_it_is_shown_it_is_told_whose_it_was(late: tuple[int, ...]):
    drafted = [one for one in chosen(DRAFT, late)[1].events if isinstance(one, Drafted)]
    assert [one.clock for one in drafted] == [seat in late for seat in (0, 1)]
    planned = [one for one in chosen(ORDER, late)[1].events if isinstance(one, OrderLaid)]
    assert [one.clock for one in planned] == [seat in late for seat in (0, 1)]
    (shown,) = (one for one in chosen(FIGHT, late)[1].events if isinstance(one, CardsShown))
    assert shown.clock == tuple(("warden", "conqueror")[seat] for seat in late)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_words(language: str):
    words = Catalogue(WORDS).of(language)

    def choices_shown(late: tuple[int, ...]) -> list[str]:
        steps = [chosen(state, late)[1] for state in (DRAFT, ORDER)]
        shown = [one for step in steps for one in step.events if isinstance(one, Drafted | OrderLaid)]
        clock = tuple(("warden", "conqueror")[seat] for seat in late)
        card = CardsShown(1, ("warden", "conqueror"), ("sword", "sword"), ("", ""), None, clock=clock)
        return [words.say(event_phrase(one)) for one in (*shown, card)]

    plain, first, second, both = (choices_shown(late) for late in ((), (0,), (1,), (0, 1)))
    assert [a != b for a, b in zip(plain, first, strict=True)] == [True, False, True, False, True]
    assert [a != b for a, b in zip(plain, second, strict=True)] == [False, True, False, True, True]
    assert len({plain[-1], first[-1], second[-1], both[-1]}) == 4


def test_a_choice_in_time_is_saved_as_ever():
    assert b"clock" not in dump_state(GAME.spec, chosen(DRAFT, ())[0].state)
    assert b'"clock":true' in dump_state(GAME.spec, chosen(DRAFT, (0,))[0].state)

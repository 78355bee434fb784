"""Step plans and commitments of For Honor, with the real rules on a real store."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.games.contract.base import Ask
from bot.games.forhonor.rules.game import ForHonor
from bot.games.forhonor.rules.values import DraftHero, End, Enter, Move, PickHero
from bot.matches.core.errors import Refused
from bot.matches.core.models import Match, MatchRequest
from bot.matches.history.history import events_of
from bot.matches.work.turn_context import answer_context
from bot.storage.stores.sqlite import SqliteStore
from bot.workers.inline_worker import InlineWorker
from tests.support.matches.table import ANN, BOB, Table

pytestmark = pytest.mark.asyncio

EDGE = {0: ("A1", "A5"), 1: ("N18", "N14")}  # of each camp: a square to enter by, and one four steps further


@pytest_asyncio.fixture
async def honour(tmp_path: Path) -> AsyncIterator[Table]:
    store = await SqliteStore.open(tmp_path / "matches.db")
    try:
        yield Table(store, InlineWorker(), {"forhonor": ForHonor()})
    finally:
        await store.close()


async def begun(at: Table, **options: str) -> Match:
    challenge = await at.matches.challenges.challenge(
        ANN, (BOB,), MatchRequest("forhonor", 7, 8, "en", options), key=at.key()
    )
    return await at.matches.challenges.accept(challenge.id, BOB.user, key=at.key())


async def in_reserve(at: Table) -> tuple[Match, Ask[Any]]:
    """A match whose first hero is about to enter the board."""
    match = await begun(at, random="on")
    (ask,) = at.matches.asks(match)
    if ask.kind == "pick_hero":
        match = (await at.act(match, PickHero(ask.choices[0].code))).match
        (ask,) = at.matches.asks(match)
    return match, ask


async def test_steps_lead_as_far_as_they_can_be_taken(honour: Table):
    match, ask = await in_reserve(honour)
    edge, further = EDGE[ask.seat]
    planned = honour.matches.planned_position(match, ask, (f"enter {edge}", f"move {further}", "move Z1", "end"))
    assert planned is not None
    assert [step.code for step in planned.steps] == [f"enter {edge}", f"move {further}"]
    assert (planned.ask.id, planned.before.steps if planned.before else ()) == (ask.id, planned.steps[:1])
    assert (await honour.present(match)).state == match.state != planned.state
    assert [choice.code for choice in planned.ask.choices][-1] == "end"
    assert honour.matches.further(match, planned, planned.ask.choices[-1]) is None


async def test_a_step_that_is_not_offered_is_refused_by_its_rule(honour: Table):
    match, ask = await in_reserve(honour)
    planned = honour.matches.planned_position(match, ask, (f"enter {EDGE[ask.seat][0]}",))
    assert planned is not None
    far = honour.matches.spelled(match, planned, "move H9")
    assert far is not None
    with pytest.raises(Refused) as refused:
        honour.matches.further(match, planned, far)
    assert refused.value.rule == "FH-30"
    assert honour.matches.spelled(match, planned, "dance") is None
    offered = planned.ask.choices[0]
    assert honour.matches.spelled(match, planned, offered.code) == offered


async def test_only_steps_are_laid_out(honour: Table):
    match = await begun(honour)
    ask = honour.matches.asks_for(match, ANN.user)[0]
    assert honour.matches.planned_position(match, ask, (ask.choices[0].code,)) is None


async def test_steps_given_together_are_one_turn(honour: Table):
    match, ask = await in_reserve(honour)
    edge, further = EDGE[ask.seat]
    acted = await honour.act(match, [Enter(edge), Move(further), End()], key="together")
    assert (acted.match.revision, acted.stopped) == (match.revision + 3, None)
    assert len((await answer_context(honour.store, acted.match, acted.turn)).turns) == 3
    assert {ask.kind for ask in honour.matches.asks(acted.match)} <= {"pick_hero", "step"}


async def test_what_follows_the_end_of_an_activation_is_not_played_by_the_next(honour: Table):
    match, ask = await in_reserve(honour)
    edge, further = EDGE[ask.seat]
    acted = await honour.act(match, [Enter(edge), End(), Move(further)])
    assert acted.match.revision == match.revision + 2
    assert acted.stopped is not None


async def test_a_turn_of_the_draft_is_told_with_what_led_to_it(honour: Table):
    match = await begun(honour)
    picks = {user.user: honour.matches.asks_for(match, user.user)[0] for user in (ANN, BOB)}
    for user, ask in picks.items():
        acted = await honour.act(match, DraftHero(ask.choices[0].code), user=user, ask=ask.id)
    context = await honour.matches.message_context(acted.match, acted.turn.revision)
    assert context is not None
    made = honour.matches.seals(acted.match, context.turns)
    digests = {seal.digest for seal in made}
    opened = [seal for seal in made if seal.opened]
    assert (len(digests), sorted(seal.seat for seal in opened)) == (2, [0, 1])
    assert events_of(context.answer) != b""

import asyncio

import pytest

from bot.matches.core.models import Person, Response, Status
from tests.support.games.counter import Add
from tests.support.matches.table import ANN, BOB, EVE, Table, full_refusal

pytestmark = pytest.mark.asyncio

DAN, FAY = Person(204, "Dan"), Person(205, "Fay")


async def test_a_match_begins_when_the_last_one_accepts(at: Table):
    match = await at.challenge(ANN, BOB, EVE)
    first = await at.matches.challenges.accept(match.id, EVE.user, key=at.key())
    assert first.status is Status.CHALLENGE
    assert [holder.name for holder in first.undecided] == ["Bob"]
    assert await at.present(match) == first
    begun = await at.matches.challenges.accept(match.id, BOB.user, key=at.key())
    assert begun.status is Status.RUNNING
    assert sorted(holder.seat for holder in begun.holders) == [0, 1, 2]
    assert all(holder.said is Response.YES for holder in begun.holders)


async def test_accepting_twice_is_told_and_counts_once(at: Table):
    match = await at.challenge(ANN, BOB, EVE)
    first = await at.matches.challenges.accept(match.id, EVE.user, key="press")
    assert await at.matches.challenges.accept(match.id, EVE.user, key="press") == first
    assert await full_refusal(at.matches.challenges.accept(match.id, EVE.user, key=at.key())) == (
        "refused-accepted",
        {"name": "Bob"},
    )


async def test_accepting_at_once_counts_for_everybody(at: Table):
    match = await at.challenge(ANN, BOB, EVE, DAN)
    await asyncio.gather(*(at.matches.challenges.accept(match.id, one.user, key=at.key()) for one in (BOB, EVE, DAN)))
    assert (await at.present(match)).status is Status.RUNNING


@pytest.mark.parametrize("changes_his_mind", [False, True])
async def test_one_who_declines_ends_it(at: Table, changes_his_mind: bool):  # noqa: FBT001 - a case of the test
    match = await at.challenge(ANN, BOB, EVE)
    if changes_his_mind:
        await at.matches.challenges.accept(match.id, EVE.user, key=at.key())
    declined = await at.matches.challenges.decline(match.id, EVE.user, key=at.key())
    assert declined.status is Status.DECLINED
    assert [holder.name for holder in declined.holders if holder.said is Response.NO] == ["Eve"]
    assert (await full_refusal(at.matches.challenges.accept(match.id, BOB.user, key=at.key())))[
        0
    ] == "refused-challenge-declined"


async def test_who_may_play_together(at: Table):
    assert await full_refusal(at.challenge(ANN, BOB, ANN)) == ("refused-self", {})
    assert await full_refusal(at.challenge(ANN, BOB, BOB)) == ("refused-same", {"name": "Bob"})
    assert await full_refusal(at.challenge(ANN, BOB, Person(9, "Clyde", bot=True))) == (
        "refused-bot",
        {"name": "Clyde"},
    )
    assert await full_refusal(at.challenge(ANN, BOB, EVE, DAN, FAY)) == (
        "refused-seats",
        {"count": 5, "known": "2, 3, 4"},
    )


async def test_a_company_has_one_open_challenge_a_game_and_a_part_of_it_another(at: Table):
    match = await at.challenge(ANN, BOB, EVE)
    arguments = {"match": str(match.id), "name": "Ann, Bob"}
    assert await full_refusal(at.challenge(EVE, ANN, BOB)) == ("refused-twice", arguments)
    await at.challenge(ANN, BOB)
    await at.challenge(ANN, BOB, EVE, DAN)


async def test_others_are_told_who_must_answer(at: Table):
    match = await at.challenge(ANN, BOB, EVE)
    assert await full_refusal(at.matches.challenges.accept(match.id, ANN.user, key=at.key())) == (
        "refused-own-challenge",
        {"name": "Bob, Eve"},
    )
    assert await full_refusal(at.matches.challenges.decline(match.id, DAN.user, key=at.key())) == (
        "refused-not-invited",
        {"name": "Bob, Eve"},
    )
    await at.matches.challenges.accept(match.id, EVE.user, key=at.key())
    assert (await full_refusal(at.matches.resign(match.id, BOB.user, key=at.key())))[1]["name"] == "Bob"


async def test_three_play_in_turn(at: Table):
    match = await at.challenge(ANN, BOB, EVE, target="3")
    for one in (BOB, EVE):
        match = await at.matches.challenges.accept(match.id, one.user, key=at.key())
    seats = []
    for _ in range(3):
        acted = await at.act(match, Add(1))
        seats.append(acted.turn.seat)
    assert sorted(seats) == [0, 1, 2]

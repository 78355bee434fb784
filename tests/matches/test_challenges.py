import asyncio
from pathlib import Path

import pytest

from bot.games import GAMES
from bot.games.contract.luck import Rng
from bot.matches.core.errors import Refused
from bot.matches.core.models import Match, MatchRequest, Person, Status
from bot.matches.core.seeding import drawn_seats, foretold
from bot.matches.delivery.models import PostKind
from bot.matches.house.members import user_of
from bot.matches.matchmaking.challenges import EXPIRY
from bot.matches.work.unit_of_work import UNSEEN
from tests.support.matches.table import ANN, BOB, CARD, EVE, SEED, Table, full_refusal, table_of_games

pytestmark = pytest.mark.asyncio


async def kinds(at: Table) -> list[PostKind]:
    made = []
    while posts := await at.store.posts_due(at.clock.now):
        for post in posts:
            made.append(post.kind)
            await at.store.post_done(post, 1)
    return made


async def test_a_challenge_is_kept_with_all_its_options(at: Table):
    match = await at.challenge(target="3")
    assert match == await at.store.get(match.id)
    assert match.status is Status.CHALLENGE
    assert dict(match.options) == {"target": "3", "run": "1", "turns": "alternate"}
    assert [(holder.user, holder.name) for holder in match.holders] == [(ANN.user, "Ann"), (BOB.user, "Bob")]
    assert match.challenger.user == ANN.user
    assert match.expires == at.clock.now + EXPIRY
    assert match.seed == SEED


async def test_the_same_key_makes_one_challenge(at: Table):
    assert await at.challenge(key="same") == await at.challenge(key="same")
    assert len(await at.store.with_status(Status.CHALLENGE)) == 1


async def test_wishes_that_cannot_be_granted(at: Table):
    assert await full_refusal(at.challenge(ANN, ANN)) == ("refused-self", {})
    assert await full_refusal(at.challenge(ANN, Person(9, "Clyde", bot=True))) == ("refused-bot", {"name": "Clyde"})
    assert (await full_refusal(at.challenge(target="12")))[0] == "refused-option"
    assert (await full_refusal(at.challenge(colour="red")))[0] == "refused-option"
    wish = at.matches.challenges.challenge(ANN, [BOB], MatchRequest("go", 7, 8, "en"), key="k")
    assert await full_refusal(wish) == ("refused-game", {"game": "go"})


async def test_a_pair_has_one_open_challenge_a_game(at: Table):
    match = await at.challenge(ANN, BOB)
    assert await full_refusal(at.challenge(ANN, BOB)) == ("refused-twice", {"match": str(match.id), "name": "Bob"})
    assert await full_refusal(at.challenge(BOB, ANN)) == ("refused-twice", {"match": str(match.id), "name": "Ann"})
    await at.challenge(ANN, EVE)
    await at.matches.challenges.decline(match.id, BOB.user, key=at.key())
    await at.challenge(ANN, BOB)


async def test_a_challenge_whose_card_never_came_does_not_stand_in_the_way(at: Table):
    lost = await at.challenge(ANN, BOB)
    at.clock.now += UNSEEN
    assert (await full_refusal(at.challenge(BOB, ANN)))[0] == "refused-twice"
    again = await at.challenge(ANN, BOB)
    assert again.id != lost.id
    assert (await at.present(lost)).status is Status.CANCELLED
    await at.store.place(again.id, message=500)
    at.clock.now += UNSEEN
    assert (await full_refusal(at.challenge(ANN, BOB)))[0] == "refused-twice"


async def test_options_that_exclude_each_other_are_refused_at_once(at: Table):
    with pytest.raises(Refused) as refusal:
        await at.challenge(run="3", turns="together")
    assert (refusal.value.reason.key, refusal.value.rule) == ("counter-refused-options", "C-4")
    assert await at.store.with_status(Status.CHALLENGE) == ()


async def test_an_accepted_challenge_begins(at: Table):
    match = await at.begin()
    assert match.status is Status.RUNNING
    assert match.revision == 0
    assert match.challenger.user == ANN.user
    assert {holder.seat for holder in match.holders} == {0, 1}
    turn = await at.store.turn(match.id, 0)
    assert turn is not None
    assert (turn.seat, turn.move, turn.state) == (None, b"", match.state)
    assert len(at.matches.asks(match)) == 1
    assert await kinds(at) == [PostKind.THREAD, PostKind.TURN, PostKind.CARD]
    assert at.notified == 1


async def test_seats_are_drawn_by_the_seed(at: Table):
    drawn = set()
    for nth in range(20):
        at.matches.challenges._seeds = lambda nth=nth: bytes([nth]) * 32
        match = await at.begin()
        drawn.add(match.challenger.seat)
        assert match.challenger.seat == Rng(match.seed + b"seats").below(2)
        await at.matches.resign(match.id, ANN.user, key=at.key())  # few play twenty at a time
    assert drawn == {0, 1}


async def test_only_the_one_challenged_may_accept_or_decline(at: Table):
    match = await at.challenge()
    for verb in (at.matches.challenges.accept, at.matches.challenges.decline):
        assert await full_refusal(verb(match.id, EVE.user, key=at.key())) == ("refused-not-invited", {"name": "Bob"})
        assert await full_refusal(verb(match.id, ANN.user, key=at.key())) == ("refused-own-challenge", {"name": "Bob"})
    for user in (BOB.user, EVE.user):
        assert await full_refusal(at.matches.challenges.cancel(match.id, user, key=at.key())) == (
            "refused-not-challenger",
            {"name": "Ann"},
        )
    assert (await at.present(match)).status is Status.CHALLENGE


@pytest.mark.parametrize(
    ("verb", "by", "status", "after"),
    [
        ("decline", BOB, Status.DECLINED, "refused-challenge-declined"),
        ("cancel", ANN, Status.CANCELLED, "refused-challenge-cancelled"),
        ("accept", BOB, Status.RUNNING, "refused-begun"),
    ],
)
async def test_a_challenge_is_answered_once(at: Table, verb: str, by: Person, status: Status, after: str):
    match = await at.challenge()
    await at.matches.delivery.place_card(match, CARD)
    answered = await getattr(at.matches.challenges, verb)(match.id, by.user, key="first")
    assert answered.status is status
    assert await getattr(at.matches.challenges, verb)(match.id, by.user, key="first") == answered
    assert (await full_refusal(at.matches.challenges.accept(match.id, BOB.user, key="second")))[0] == after
    assert (await full_refusal(at.matches.challenges.cancel(match.id, ANN.user, key="third")))[0] == after
    assert (await kinds(at)).count(PostKind.CARD) == 1


async def test_accept_and_cancel_at_the_same_time(at: Table):
    match = await at.challenge()
    done = await asyncio.gather(
        at.matches.challenges.accept(match.id, BOB.user, key="a"),
        at.matches.challenges.cancel(match.id, ANN.user, key="b"),
        return_exceptions=True,
    )
    assert [isinstance(one, Match) for one in done].count(True) == 1
    assert [isinstance(one, Refused) for one in done].count(True) == 1


async def test_challenges_expire(at: Table):
    early, late = await at.challenge(ANN, BOB), await at.challenge(ANN, EVE)
    at.clock.now += EXPIRY - 1
    assert await at.matches.clocks.settle() == 0
    at.clock.now += 1
    assert (await full_refusal(at.matches.challenges.accept(late.id, EVE.user, key="k")))[
        0
    ] == "refused-challenge-expired"
    assert (await at.present(late)).status is Status.EXPIRED
    assert await at.matches.clocks.settle() == 1  # the other is closed already
    assert (await at.present(early)).status is Status.EXPIRED
    assert await kinds(at) == [PostKind.CARD, PostKind.CARD]
    assert (await full_refusal(at.matches.challenges.decline(early.id, BOB.user, key="late")))[
        0
    ] == "refused-challenge-expired"


async def test_a_finished_match_was_accepted_once(at: Table):
    match = await at.begin()
    await at.matches.resign(match.id, ANN.user, key="resign")
    for one in (ANN, BOB):
        assert (await full_refusal(at.matches.challenges.accept(match.id, one.user, key="late")))[0] == "refused-begun"


async def test_a_match_that_does_not_exist(at: Table):
    assert await full_refusal(at.matches.challenges.accept(99, BOB.user, key="k")) == (
        "refused-match-unknown",
        {"match": "99"},
    )


@pytest.mark.parametrize("game", ["pitchout", "pitchbowl", "forhonor", "offboard"])
async def test_the_challenger_acts_first_in_a_first_match(tmp_path: Path, game: str):
    async with table_of_games(tmp_path / "matches.db") as at:
        challenges = at.matches.challenges
        challenges._seeds = foretold(game)
        house, wanted = Person(user_of(0, 2), "Pip"), MatchRequest(game, 7, 8, "en", opens=True)
        for _ in range(4):
            match = await challenges.challenge(ANN, (house,), wanted, key=at.key())
            assert match.seat_of(ANN.user) == challenges.work.positions.opener(game, match.state)
            assert match.holders == drawn_seats(match, GAMES[game].spec.camps)
        assert at.notified == 4

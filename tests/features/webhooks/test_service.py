"""Webhooks as their people set them: on only where the host allows it; and what a delivery about a match says, while it still holds."""

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from msgspec.structs import replace

from bot.features.webhooks.service import Webhooks
from bot.features.webhooks.values import PREFIX, Delivery, Kind
from bot.matches.core.models import Match, MatchRequest, Player
from tests.support.matches.table import ANN, BOB, EVE, Table, refusal, table_of_games

pytestmark = pytest.mark.asyncio
URL = "https://example.org/hook"
ann = Player(0, ANN.user, ANN.name)


@pytest_asyncio.fixture
async def at(tmp_path: Path) -> AsyncIterator[Table]:
    async with table_of_games(tmp_path / "matches.db") as made:
        made.feature(Webhooks).allowed = "on"
        yield made


async def running(at: Table) -> Match:
    """A match of Offboard between Ann and Bob that has begun."""
    match = await at.matches.challenges.challenge(ANN, (BOB,), MatchRequest("offboard", 7, 8, "en"), key="c")
    return await at.matches.challenges.accept(match.id, BOB.user, key="a")


async def delivery(at: Table, kind: Kind, match: Match, about: str, user: int = ANN.user) -> Delivery:
    hooks = at.feature(Webhooks)
    if await hooks.one(user, 0) is None:
        await hooks.put(Player(0, user, "Anyone"), 0, URL)
    hook = await hooks.one(user, 0)
    assert hook is not None
    return Delivery(1, hook, kind, match.id, about, 5000, 1)


async def test_where_the_host_allows_none_every_verb_says_so(at: Table):
    hooks = at.feature(Webhooks)
    hooks.allowed = "off"
    assert not hooks.is_on
    for verb in (
        hooks.one(ANN.user, 0),
        hooks.put(ann, 0, URL),
        hooks.renew(ann, 0),
        hooks.test(ann, 0),
        hooks.drop(ann, 0),
    ):
        assert await refusal(verb) == "refused-webhook-off"


async def test_the_secret_is_shown_once_and_is_another_when_renewed(at: Table):
    hooks = at.feature(Webhooks)
    assert await refusal(hooks.renew(ann, 0)) == "refused-webhook-none"
    assert await refusal(hooks.test(ann, 0)) == "refused-webhook-none"
    secret = await hooks.put(ann, 0, URL)
    assert secret.startswith(PREFIX)
    assert await hooks.put(ann, 0, f"{URL}2") == ""
    other = await hooks.renew(ann, 0)
    assert other not in {"", secret}
    kept = await hooks.one(ANN.user, 0)
    assert kept is not None
    assert (kept.url, kept.secret) == (f"{URL}2", other)
    await hooks.drop(ann, 0)
    assert await hooks.one(ANN.user, 0) is None


@pytest.mark.parametrize(("allowed", "url"), [("on", "http://example.org"), ("local", "ftp://127.0.0.1")])
async def test_a_bad_url_is_refused_and_keeps_the_old_one(at: Table, allowed: str, url: str):
    hooks = at.feature(Webhooks)
    await hooks.put(ann, 0, URL)
    hooks.allowed = allowed  # type: ignore[assignment]
    assert (await refusal(hooks.put(ann, 0, url))).startswith("refused-webhook-http")
    kept = await hooks.one(ANN.user, 0)
    assert kept is not None
    assert kept.url == URL


async def test_a_test_is_leased_and_settled(at: Table):
    hooks = at.feature(Webhooks)
    await hooks.put(ann, 0, URL)
    await hooks.test(ann, 0)
    (found,) = await hooks.claim("me", lambda _: True)
    assert json.loads(hooks.body(found, None)) == {"type": "test", "timestamp": "1970-01-01T00:16:40Z", "data": {}}
    await hooks.put_off(found, "me", 60_000)
    assert await hooks.claim("me", lambda _: True) == ()
    at.clock.now += 60_000
    (found,) = await hooks.claim("me", lambda _: True)
    await hooks.settled(found, "me", "204", arrived=True)
    kept = await hooks.one(ANN.user, 0)
    assert kept is not None
    assert (kept.outcome, kept.arrived) == ("204", True)
    assert await hooks.unknowing("me") == ()


async def test_a_turn_is_told_to_its_seat_while_it_waits(at: Table):
    hooks, match = at.feature(Webhooks), await running(at)
    (ask,) = at.matches.asks(match)
    asked, other = match.holder(ask.seat).user, match.holder(1 - ask.seat).user
    about = f"{ask.seat}.{ask.id}"
    own = await delivery(at, Kind.TURN, match, about, asked)
    found = await hooks.match_of(own)
    assert found is not None
    said = json.loads(hooks.body(own, found))
    assert (said["type"], said["data"]["match"]["id"]) == ("turn.waiting", match.id)
    assert said["data"]["player"]["user"] == str(asked)
    assert await hooks.match_of(await delivery(at, Kind.TURN, match, about, other)) is None
    assert await hooks.match_of(await delivery(at, Kind.TURN, match, about, EVE.user)) is None
    await at.matches.resign(match.id, asked, key="end")
    assert await hooks.match_of(own) is None


async def test_an_end_is_told_with_its_ranks_if_it_still_is_one(at: Table):
    hooks, match = at.feature(Webhooks), await running(at)
    (ask,) = at.matches.asks(match)
    early = await delivery(at, Kind.ENDED, match, "finished")
    assert await hooks.match_of(early) is None
    await at.matches.resign(match.id, match.holder(ask.seat).user, key="end")
    found = await hooks.match_of(early)
    assert found is not None
    assert json.loads(hooks.body(early, found))["data"]["ranks"] == [[1 - ask.seat], [ask.seat]]
    unknown = replace(found, game="gone")  # of another version
    assert json.loads(hooks.body(early, unknown))["data"]["ranks"] is None


async def test_what_is_about_no_match_any_more_is_dropped(at: Table):
    match = await running(at)
    gone = replace(await delivery(at, Kind.ENDED, match, "finished"), match=999)
    assert await at.feature(Webhooks).match_of(gone) is None

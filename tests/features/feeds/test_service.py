"""Results of matches wait to be posted once a match ends, merged with others until the first attempt."""

import pytest
from msgspec.structs import replace

from bot.features.feeds.service import Results
from bot.matches.core.models import Player
from tests.support.games.counter import Add
from tests.support.matches.table import ANN, BOB, EVE, Table

pytestmark = pytest.mark.asyncio
OWNER = "a process"


async def ended(at: Table) -> int:
    match = await at.begin()
    for _ in range(2):
        await at.act(match, Add(1))
    await at.matches.resign(match.id, BOB.user, key=at.key())
    return match.id


async def test_a_result_waits_once_the_match_has_ended_and_others_join_it_until_it_is_tried(at: Table):
    me = Player(0, ANN.user, ANN.name)
    await at.matches.change_server(7, me, lambda wishes: replace(wishes, results=9))
    bulletins = at.matches.bulletins
    first = await ended(at)
    second = await ended(at)
    waiting = await bulletins.claim(OWNER)
    assert waiting is not None
    assert (waiting.kind, waiting.channel) == ("result", 9)
    assert await at.feature(Results).gather(waiting) == (first, second)
    assert await bulletins.attempt(waiting, OWNER)
    await bulletins.fail(waiting, OWNER, "no answer", pause=5)
    third = await ended(at)
    at.clock.now += 5
    again = await bulletins.claim(OWNER)
    assert again is not None
    assert await at.feature(Results).gather(again) == (first, second)
    await bulletins.done(again, 900, "digest")
    rest = await bulletins.claim(OWNER)
    assert rest is not None
    assert await at.feature(Results).gather(rest) == (third,)


async def test_a_void_match_has_its_message_edited(at: Table):
    me = Player(0, ANN.user, ANN.name)
    await at.matches.change_server(7, me, lambda wishes: replace(wishes, results=9))
    match = await ended(at)
    posted = await at.matches.bulletins.claim(OWNER)
    assert posted is not None
    assert await at.feature(Results).gather(posted) == (match,)
    await at.matches.bulletins.attempt(posted, OWNER)
    await at.matches.bulletins.done(posted, 900, "digest")
    assert await at.matches.bulletins.claim(OWNER) is None
    await at.matches.endings.void(match, 7, by=EVE, key=at.key())
    edit = await at.matches.bulletins.claim(OWNER)
    assert edit is not None
    assert (edit.id, edit.message) == (posted.id, 900)
    assert await at.feature(Results).gather(edit) == (match,)


async def test_what_is_kept_out_of_a_post_is_out_of_it_for_good(at: Table):
    me = Player(0, ANN.user, ANN.name)
    await at.matches.change_server(7, me, lambda wishes: replace(wishes, results=9))
    shown, hidden = await ended(at), await ended(at)
    posted = await at.matches.bulletins.claim(OWNER)
    assert posted is not None
    assert await at.feature(Results).gather(posted) == (shown, hidden)
    await at.feature(Results).narrow(posted, [shown])
    await at.matches.bulletins.attempt(posted, OWNER)
    await at.matches.bulletins.done(posted, 900, "digest")
    await at.matches.endings.void(shown, 7, by=EVE, key=at.key())
    edit = await at.matches.bulletins.claim(OWNER)
    assert edit is not None
    assert await at.feature(Results).gather(edit) == (shown,)

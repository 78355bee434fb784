"""A secret choice left to the clock stays secret; otherwise everyone would know the default answer (PO-6)."""

from pathlib import Path

import msgspec
import pytest

from bot.features.history.records import record_of
from bot.games import GAMES
from bot.games.contract.base import TimedOut
from bot.games.contract.save import dump
from bot.matches.core.models import Match, MatchRequest, Status
from bot.matches.delivery.models import PostKind
from bot.matches.timing.paces import DAY, read_terms
from bot.storage.stores.sqlite import SqliteStore
from bot.workers.inline_worker import InlineWorker
from tests.support.matches.table import ANN, BOB, Table

pytestmark = pytest.mark.asyncio


async def left_to_the_clock(at: Table) -> tuple[Match, int]:
    """A match whose two lineups were chosen by the rules, and the revision before them."""
    match = await at.matches.challenges.challenge(
        ANN, (BOB,), MatchRequest("pitchout", 7, 8, "en", {"mode": "complete"}, terms=read_terms("day")), key=at.key()
    )
    match = await at.matches.challenges.accept(match.id, BOB.user, key=at.key())
    while at.matches.asks(match)[0].kind != "lineup":
        match = (await at.act(match, at.matches.asks(match)[0].choices[0].action)).match
    before = match.revision
    at.clock.now += DAY
    at.matches.clocks._seen = at.clock.now
    for _ in range(2):
        await at.matches.clocks.settle()
    match = await at.present(match)
    assert match.revision == before + 2
    return match, before


async def test_neither_a_notice_nor_a_record_tells_of_it_while_the_match_goes_on(tmp_path: Path):
    store = await SqliteStore.open(tmp_path / "matches.db")
    try:
        at = Table(store, InlineWorker(), {"pitchout": GAMES["pitchout"]})
        match, before = await left_to_the_clock(at)
        posts = await store.posts_due(at.clock.now)
        assert [one.notice for one in posts if one.kind is PostKind.TURN and one.revision > before and one.notice] == []
        turns = list(await store.turns(match.id))
        for viewer in (None, 0, 1):
            found = record_of(GAMES["pitchout"], match, turns, viewer).turns[before:]
            assert [entry.secret for entry in found] == [entry.seat != viewer for entry in found]
            assert not any(b"timed_out" in bytes(entry.move) for entry in found if entry.secret)
        lapses = {holder.seat: holder.lapses for holder in match.holders}
        assert lapses == {0: 1, 1: 1}
        ended = record_of(GAMES["pitchout"], msgspec.structs.replace(match, status=Status.ABORTED), turns, None).turns[
            before:
        ]
        assert [bytes(entry.move) for entry in ended] == [turn.move for turn in turns[before + 1 :]]
        assert turns[-1].move.startswith(dump(TimedOut("")).split(b'"ask"')[0])
    finally:
        await store.close()

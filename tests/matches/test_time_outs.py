"""No match waits for ever: random matches of every game with late players."""

from pathlib import Path

import msgspec
import pytest

from bot.games import GAMES
from bot.games.contract.base import Illegal
from bot.games.contract.luck import Rng
from bot.games.contract.vocabulary import Options
from bot.matches.core.models import Match, MatchRequest, Person, Status
from bot.matches.timing.paces import DAY, read_terms
from bot.storage.stores.sqlite import SqliteStore
from bot.workers.inline_worker import InlineWorker
from pichenette.testing.playing import for_seats, random_options
from tests.support.matches.table import Table
from tests.support.samples import sample

pytestmark = pytest.mark.asyncio

PLAYED = 40  # decisions after which nobody answers any more
BOUND = 200  # decisions; no match lasts that long when everybody is gone


def check_clocks(at: Table, match: Match) -> None:
    """A seat that is asked has a future deadline and fewer than three timeouts; no other seat has a deadline."""
    asks = at.matches.asks(match)
    asked = {ask.seat for ask in asks}
    assert len(asks) == len(asked)  # a seat has one clock: it is asked one thing at a time
    assert {holder.seat for holder in match.holders if holder.due > at.clock.now} == asked
    assert all(holder.due == 0 for holder in match.holders if holder.seat not in asked)
    assert all(match.holder(seat).lapses < 3 for seat in asked)


def drawn_options(key: str, seats: int, rng: Rng) -> Options:
    """Options that the game accepts together."""
    game = GAMES[key]
    while True:
        options = random_options(for_seats(game.spec, seats), rng)
        try:
            game.setup(seats, options, Rng(b"try"))
        except Illegal:
            continue
        return options


async def begun(at: Table, key: str, rng: Rng) -> Match:
    seats = rng.pick(GAMES[key].spec.seats)
    people = [Person(101 + nth, f"Player {nth}") for nth in range(seats)]
    match = await at.matches.challenges.challenge(
        people[0],
        people[1:],
        MatchRequest(
            key,
            7,
            8,
            "en",
            drawn_options(key, seats, rng),
            terms=msgspec.structs.replace(read_terms("day"), rated=True),
        ),
        key=at.key(),
    )
    for person in people[1:]:
        match = await at.matches.challenges.accept(match.id, person.user, key=at.key())
    return match


async def nobody_decides(at: Table, match: Match) -> Match:
    """The first deadline passes, with the program awake."""
    at.clock.now = min(holder.due for holder in match.holders if holder.due)
    at.matches.clocks._seen = at.clock.now
    await at.matches.clocks.settle()
    after = await at.present(match)
    assert after.revision > match.revision
    return after


async def somebody_decides(at: Table, match: Match, rng: Rng) -> Match:
    at.clock.now += rng.below(DAY // 4)
    at.matches.clocks._seen = at.clock.now
    await at.matches.clocks.settle()  # another seat may be late meanwhile
    match = await at.present(match)
    asks = at.matches.asks(match)
    if not asks:
        return match
    ask = rng.pick(asks)
    action = rng.pick(ask.choices).action
    acted = await at.matches.act(match.id, ask.id, match.holder(ask.seat).user, action, key=at.key())
    assert acted.match.holder(ask.seat).lapses == 0
    return acted.match


@pytest.mark.parametrize("late", [4, 1], ids=["some are late", "all are late"])
@pytest.mark.parametrize("seed", sample(range(4), 4))
@pytest.mark.parametrize("key", GAMES)
async def test_a_match_goes_on_to_its_end_whoever_is_late(tmp_path: Path, key: str, seed: int, late: int):
    store = await SqliteStore.open(tmp_path / "matches.db")
    rng = Rng(f"{key} {seed} {late}".encode())
    try:
        at = Table(store, InlineWorker(), dict(GAMES))
        await at.matches.clocks.wake()
        match = await begun(at, key, rng)
        for nth in range(BOUND):
            if match.status is not Status.RUNNING:
                break
            check_clocks(at, match)
            lost = nth >= PLAYED or rng.below(late) == 0
            match = await (nobody_decides(at, match) if lost else somebody_decides(at, match, rng))
        assert match.status is Status.FINISHED
        assert at.matches.outcome(match) is not None
        assert await at.store.next_timer(at.clock.now) is None
    finally:
        await store.close()

"""Matches of games by others at a start: those that cannot go on are suspended, and resumed at a start when they can."""

from __future__ import annotations

import msgspec
import pytest

from bot.games import PARTS
from bot.games.contract.absent import AbsentGame, ByGame
from bot.games.contract.base import AnyGame
from bot.games.contract.parts import GameParts
from bot.games.contract.vocabulary import phrase
from bot.matches.core.errors import Refused
from bot.matches.core.models import NO_GAME, Status
from bot.matches.matches import Matches
from bot.workers.inline_worker import InlineWorker
from bot.workers.studio import Studio
from tests.support.games.counter import Counter, counter_tools
from tests.support.matches.table import ANN, BOB, Table

pytestmark = [pytest.mark.asyncio, pytest.mark.usefixtures("by_others")]


class Later(Counter):
    """The game after a change of what it saves, without a function that reads what was saved before."""

    spec = msgspec.structs.replace(Counter.spec, version=0)


def started(at: Table, monkeypatch: pytest.MonkeyPatch, game: AnyGame | None = None, api: int = 1) -> Matches:
    """The matches at a start, where the game is installed or not."""
    games: ByGame[AnyGame] = ByGame(AbsentGame)
    monkeypatch.delitem(PARTS, "counter", raising=False)
    if game is not None:
        games["counter"] = game
        monkeypatch.setitem(PARTS, "counter", GameParts(rules=game, painter="", api=api))
    tools = counter_tools()
    engine = InlineWorker(Studio(games, tools.painters, tools.catalogue))
    return Matches(games, at.store, engine, at.clock, notify=lambda: None)


@pytest.fixture
def by_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PARTS, "counter", GameParts(rules=Counter(), painter="", api=1))


@pytest.mark.parametrize(("game", "api"), [(None, 1), (Counter(), 2), (Later(), 1)], ids=["gone", "api", "unreadable"])
async def test_a_match_waits_until_its_game_is_as_it_was(
    at: Table, monkeypatch: pytest.MonkeyPatch, game: AnyGame | None, api: int
):
    match = await at.begin()
    assert match.api == 1
    for _ in range(2):  # at a second start, too
        await started(at, monkeypatch, game, api).absent_games.settle()
        waiting = await at.present(match)
        assert (waiting.status, waiting.incident) == (Status.SUSPENDED, NO_GAME)
    posts = []
    while due := await at.store.posts_due(at.clock.now):
        for post in due:
            posts.append(post)
            await at.store.post_done(post, 1)
    (note,) = [post for post in posts if post.notice and "gone" in post.notice.words.key]
    assert note.notice is not None
    assert note.notice.words == phrase("care-game-gone", game=phrase("counter-name"))
    assert set(note.notice.mentions) == {ANN.user, BOB.user}
    await started(at, monkeypatch, Counter()).absent_games.settle()
    again = await at.present(match)
    assert (again.status, again.incident, again.state) == (Status.RUNNING, "", match.state)


async def test_the_owner_cannot_resume_it_without_its_game(at: Table, monkeypatch: pytest.MonkeyPatch):
    match = await at.begin()
    without = started(at, monkeypatch)
    await without.absent_games.settle()
    with pytest.raises(Refused, match="refused-game-gone"):
        await without.admin.revive(match.id)
    stopped = await without.admin.stop(match.id, "over", void=True)
    assert stopped.incident != NO_GAME
    await started(at, monkeypatch, Counter()).absent_games.settle()
    assert (await at.present(match)).status is Status.VOID


async def test_one_that_is_suspended_for_another_reason_stays_so(at: Table, monkeypatch: pytest.MonkeyPatch):
    match = await at.begin()
    await at.matches.admin.stop(match.id, "two of the same")
    for game in (None, Counter()):
        await started(at, monkeypatch, game).absent_games.settle()
        assert (await at.present(match)).status is Status.SUSPENDED


async def test_a_rematch_and_a_challenge_need_the_game(at: Table, monkeypatch: pytest.MonkeyPatch):
    match = await at.begin()
    await at.matches.resign(match.id, ANN.user, key="end")
    challenge = await at.challenge()
    without = started(at, monkeypatch)
    await without.absent_games.settle()
    with pytest.raises(Refused, match="refused-game-absent"):
        await without.rematches.ask(match.id, ANN.user, key="again")
    with pytest.raises(Refused, match="refused-game"):
        await without.challenges.accept(challenge.id, BOB.user, key="yes")
    assert (await at.present(challenge)).status is Status.CHALLENGE


async def test_matches_of_the_own_games_are_left_alone(at: Table, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delitem(PARTS, "counter")
    match = await at.begin()
    await started(at, monkeypatch, Later(), api=0).absent_games.settle()
    assert (await at.present(match)).status is Status.RUNNING

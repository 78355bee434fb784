import logging

import pytest

from bot.matches.core.errors import Refused
from bot.matches.core.models import Status
from bot.matches.work import timer_policy
from bot.matches.work.effects import Effects
from tests.support.games.counter import Add, Misbehave
from tests.support.matches.table import ANN, EVE, Table

pytestmark = pytest.mark.asyncio


@pytest.mark.parametrize(
    ("how", "reason"),
    [
        ("strand", "the match is over, and nobody knows its result"),
        ("ask a stranger", "seat 2 is asked add.2.9, and nobody holds it"),
    ],
)
async def test_a_game_that_breaks_an_invariant_stops_its_match_alone(
    at: Table, caplog: pytest.LogCaptureFixture, how: str, reason: str
):
    match = await at.begin()
    waiting = await at.challenge(ANN, EVE)
    other = await at.matches.challenges.accept(waiting.id, EVE.user, key=at.key())
    with pytest.raises(Refused) as refusal:
        await at.act(match, Misbehave(how))
    stopped = await at.present(match)
    assert stopped.status is Status.SUSPENDED
    assert stopped.revision == match.revision
    assert ("incident", stopped.incident) in refusal.value.reason.args
    (record,) = (one for one in caplog.records if one.levelno == logging.ERROR)
    assert record.exc_info is not None
    assert reason in str(record.exc_info[1])
    assert (await at.act(other, Add(1))).match.revision == other.revision + 1


@pytest.mark.parametrize("lost", ["alarms", "silenced"])
async def test_a_clock_that_is_forgotten_stops_the_match(at: Table, monkeypatch: pytest.MonkeyPatch, lost: str):
    match = await at.begin()
    usual = timer_policy.set_for

    def forgetful(*of: object) -> Effects:
        effects = usual(*of)  # type: ignore[arg-type]
        return Effects(alarms=effects.alarms) if lost == "silenced" else Effects(silenced=effects.silenced)

    monkeypatch.setattr(timer_policy, "set_for", forgetful)
    with pytest.raises(Refused, match="refused-set-aside"):
        await at.act(match, Add(1))
    assert (await at.present(match)).status is Status.SUSPENDED

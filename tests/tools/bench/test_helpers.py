"""What benches share: which calls Discord counts, and matches in rotation."""

import asyncio
from typing import Any, cast

import pytest

from localdiscord.log import LoggedCall
from tools.bench.bench_calls import counted
from tools.bench.crowd import Crowd


class Scripted(Crowd):
    """Matches with so many turns each."""

    def __init__(self, *left: int) -> None:
        super().__init__(cast("Any", _NoDiscord), cast("Any", None))
        self.left = list(left)

    async def turn(self, number: int, patience: float = 60.0) -> float | None:  # noqa: ARG002 - as the other
        if not self.left[number]:
            return None
        self.left[number] -= 1
        if self.left[number] == 99:
            self.failures.append("unseen")
        return float(number)


class _NoDiscord:
    @staticmethod
    def person(name: str) -> Any:
        return type("Person", (), {"id": name})


async def taken(crowd: Crowd, numbers: range, at_once: int | None = None) -> list[float]:
    return [number async for number in crowd.turns(numbers, at_once)]


def test_matches_take_turns_and_leave_when_they_are_over():
    assert asyncio.run(taken(Scripted(3, 1, 2), range(3))) == [0, 1, 2, 0, 2, 0]


def test_a_match_that_is_over_makes_room_for_another():
    assert asyncio.run(taken(Scripted(1, 2, 2), range(3), at_once=2)) == [0, 1, 1, 2, 2]


def test_a_turn_that_nobody_sees_is_an_error():
    with pytest.raises(AssertionError, match="unseen"):
        asyncio.run(taken(Scripted(100), range(1)))


def test_answers_to_interactions_are_not_counted():
    paths = ("channels/1/messages", "interactions/1/token/callback", "webhooks/1/token/messages/@original", "users/@me")
    calls = [LoggedCall(0.0, "POST", f"/api/v10/{path}", None, 200, None) for path in paths]
    assert [call.path for call in counted(calls)] == ["/api/v10/channels/1/messages", "/api/v10/users/@me"]

"""Which tournament is meant by a command that names none."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.matches.core.errors import Refused
from cogs.tournaments import tournaments

pytestmark = pytest.mark.asyncio


@pytest.mark.parametrize(
    ("live", "fitting", "meant"),
    [({1, 2}, {1, 3}, 1), ({1, 2}, {3}, 2), ({1, 2}, {1, 2, 3}, 2), (set(), {1}, 3)],
    ids=["live and fitting", "live", "the latest of these", "the latest"],
)
async def test_a_live_one_that_fits_is_meant_else_a_live_one_else_the_latest(
    monkeypatch: pytest.MonkeyPatch, live: set[int], fitting: set[int], meant: int
):
    async def seen(_call: Any) -> list[Any]:
        return [SimpleNamespace(number=one, stage=SimpleNamespace(is_live=one in live)) for one in (3, 2, 1)]

    async def then(_call: Any, found: Any) -> None:
        chosen.append(found.number)

    chosen: list[int] = []
    monkeypatch.setattr(tournaments, "_seen", seen)
    await tournaments._chosen(SimpleNamespace(), None, then, lambda _, one: one.number in fitting)  # type: ignore[arg-type]
    assert chosen == [meant]


async def test_where_there_is_none_that_is_said(monkeypatch: pytest.MonkeyPatch):
    async def seen(_call: Any) -> list[Any]:
        return []

    async def then(_call: Any, _found: Any) -> None:
        raise AssertionError

    monkeypatch.setattr(tournaments, "_seen", seen)
    with pytest.raises(Refused, match="tournament-none"):
        await tournaments._chosen(SimpleNamespace(), None, then)  # type: ignore[arg-type]

"""Which match a command means is asked with the names of those played, so many at most."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.content import WORDS
from bot.matches.core.errors import Refused
from bot.words import Catalogue
from cogs.match.board import BoardCommands

pytestmark = pytest.mark.asyncio
ENGLISH = Catalogue(WORDS).of("en")


def playing(count: int) -> Any:
    """A bot where one user plays so many matches, none of which waits for them."""

    async def of_user(_user: int, **_: Any) -> list[SimpleNamespace]:
        holders = (SimpleNamespace(user=1, name="Ada"), SimpleNamespace(user=2, name="*Bo*"))
        return [SimpleNamespace(id=number, game="offboard", holders=holders) for number in range(1, count + 1)]

    async def waiting_for(_user: int) -> list[Any]:
        return []

    store = SimpleNamespace(of_user=of_user)
    return SimpleNamespace(services=SimpleNamespace(store=store), matches=SimpleNamespace(waiting_for=waiting_for))


@pytest.mark.parametrize(("count", "listed"), [(2, 2), (20, 20), (21, 20)])
async def test_twenty_are_named(count: int, listed: int):
    call: Any = SimpleNamespace(user=1, words=ENGLISH, interaction=SimpleNamespace(channel=None, channel_id=None))
    with pytest.raises(Refused) as refusal:
        await BoardCommands(playing(count)).find(call, None)
    reason = refusal.value.reason
    assert reason.key == "match-which"
    lines = [f"- Offboard #{number} against \\*Bo\\*" for number in range(1, listed + 1)]
    assert str(dict(reason.args)["known"]).splitlines() == lines

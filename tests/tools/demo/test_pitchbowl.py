from types import SimpleNamespace
from typing import Any

import pytest

from localdiscord.people import ClientMessage
from tools.demo.pitchbowl import BowlTable

pytestmark = pytest.mark.asyncio

ADA, CHLOE = SimpleNamespace(id=1), SimpleNamespace(id=2)


class DrawnSeats:
    """A match whose first seat was drawn for Chloe, who was challenged."""

    async def match(self) -> Any:
        return SimpleNamespace(holder=lambda seat: SimpleNamespace(user=(CHLOE, ADA)[seat].id))


def asks(ask: str, *mentions: int) -> ClientMessage:
    """A turn's message with a button that opens the panel of an ask."""
    row = {"type": 1, "components": [{"type": 2, "custom_id": f"open:1:{ask}:"}]}
    return ClientMessage(components=[row], mentions=[{"id": str(user)} for user in mentions])


@pytest.mark.parametrize(
    ("message", "person"),
    [
        (asks("action.0.5"), CHLOE),
        (asks("action.1.5"), ADA),
        (asks("setup", 2), CHLOE),  # both may be asked: the one who is mentioned
        (asks("setup", 1, 2), ADA),
    ],
)
async def test_who_was_drawn_for_the_seat_that_is_asked_answers(message: ClientMessage, person: SimpleNamespace):
    given: Any = (ADA, CHLOE)
    nothing: Any = None
    position: Any = DrawnSeats()
    table = BowlTable(nothing, given, nothing, position)
    assert await table.asked_of(message) is person

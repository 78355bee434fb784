"""The house says nothing where a player wants no comments."""

import msgspec
import pytest

from bot.content import WORDS
from bot.features.contract import TurnExtras, TurnFacts
from bot.features.talk.feature import TALK
from bot.features.talk.service import Talk
from bot.matches.core.models import Match, Player, Status, Turn
from bot.matches.house.members import user_of
from bot.matches.settings.preferences import ServerSettings
from bot.matches.work.turn_context import TurnContext
from bot.words import Catalogue
from tests.support.matches.table import ANN, Table

EN = Catalogue(WORDS).of("en")
SEATED = (Player(0, ANN.user, ANN.name), Player(1, user_of(2, 3), "Gus"))


def facts(comment: str) -> TurnFacts:
    """Match 2 after a turn of the house."""
    match = Match(2, 1, 2, 3, 4, "pitchout", (), Status.RUNNING, 11, SEATED, b"", b"", 0, 0, 0, 0, "en")
    context = TurnContext(match, (Turn(2, 11, 1, b"", b"", b"", b"", "", 0),), None)

    async def named() -> str:
        return comment

    return TurnFacts(context, (), named, ServerSettings(), EN, 0)


@pytest.mark.asyncio
async def test_a_line_is_added_unless_a_player_wants_none(at: Table):
    assert TALK.turn_extras is not None
    talk = at.feature(Talk)
    assert await TALK.turn_extras(talk, facts("knocked")) == TurnExtras(comment="🦊\u00a0Gus: “Did you see that?”")
    assert await TALK.turn_extras(talk, facts("")) == TurnExtras()
    await at.store.change_preferences(SEATED[0], lambda known: msgspec.structs.replace(known, house_talk=False))
    assert await TALK.turn_extras(talk, facts("knocked")) == TurnExtras()

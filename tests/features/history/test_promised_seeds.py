"""The hash of a match's seed is published before anybody accepts or moves, stays there, and is held against the seed."""

import msgspec
import pytest

from bot.features.history.verification import ReplayAudit, Verification, conclusion, findings
from bot.games.contract.luck import commitment
from bot.matches.core.models import Match, Player, Status
from bot.screens.cards import SHOWN_DIGITS, match_card
from bot.words import Catalogue
from tests.cogs.delivery.test_outbox import settled
from tests.places import FORUM
from tests.support.discord.scene import WORDS, Scene, button

WORDS_OF = Catalogue(WORDS).languages
SEED = bytes(range(32))
AUDITED = ReplayAudit((), 3, 0, (), ends=True)
MATCH = Match(
    id=7,
    guild=1,
    channel=2,
    message=3,
    thread=0,
    game="offboard",
    options=(),
    status=Status.CHALLENGE,
    revision=0,
    holders=(Player(0, 11, "Ada"), Player(1, 22, "Bruno")),
    state=b"",
    seed=SEED,
    created=0,
    expires=1,
    updated=0,
    finished=0,
    locale="en",
)


@pytest.mark.parametrize("status", [Status.CHALLENGE, Status.OPEN, Status.RUNNING, Status.FINISHED])
def test_the_card_shows_the_hash_and_never_the_seed(status: Status):
    state = b"{}" if status in {Status.RUNNING, Status.FINISHED} else b""
    for words in WORDS_OF.values():
        card = match_card(msgspec.structs.replace(MATCH, status=status, state=state), words, "so it stands")
        text = str(card.parts)
        assert text.count(commitment(SEED)[:SHOWN_DIGITS]) == 1
        (fair,) = (one for row in card.controls if isinstance(row, tuple) for one in row if one.id.verb == "verify")
        assert fair.id.args == commitment(SEED)  # public, though not spelled out
        assert SEED.hex() not in str(card)


@pytest.mark.parametrize(
    ("promised", "finding"), [(commitment(SEED), True), (commitment(b"another"), False), ("", None)]
)
def test_the_card_is_held_against_the_seed_where_it_shows_a_hash(promised: str, finding: bool | None):  # noqa: FBT001
    proof = Verification(MATCH, seats=True, audited=AUDITED, shown=commitment(SEED), promised=promised)
    found = {one.words.key: one.fine for one in findings(proof) if one.words.key.startswith("verify-card")}
    assert list(found.values()) == ([] if finding is None else [finding])
    assert (conclusion(proof).key == "verify-wrong") == (finding is False)


@pytest.mark.asyncio
async def test_a_challenge_shows_it_before_it_is_accepted_and_the_match_has_that_seed(table: Scene):
    card = await table.challenge(game="offboard")
    seed = (await table.match()).seed
    assert commitment(seed)[:SHOWN_DIGITS] in card.text
    assert button(card, "verify").endswith(f":{commitment(seed)}")
    await table.bruno.press(card, label="Accept")
    await table.turn(0)
    assert (await table.match()).seed == seed


@pytest.mark.asyncio
@pytest.mark.parametrize("channel", ["thread", "forum"])
async def test_the_first_message_publishes_it_where_a_match_has_no_challenge(table: Scene, channel: str):
    if channel == "forum":
        await table.ada.command("arena", "server setup", {"forum": str(FORUM)})
    await table.ada.command("arena", "queue join", {"game": "pitchout"})
    await table.bruno.command("arena", "queue join", {"game": "pitchout"})
    first = await table.turn(0)
    await table.services.matches.resign(1, table.ada.id, key="resign")
    result = await table.turn((await table.match()).revision)
    await table.ada.press(result, custom_id=button(result, "rematch"))
    await table.bruno.press(result, custom_id=button(result, "rematch"))
    again = await table.turn(0, match=2)
    await settled(table)
    for number, shown in ((1, first), (2, again)):
        match = await table.match(number)
        assert (match.home == FORUM) is (channel == "forum")
        kept = table.ada.message(shown.id)
        assert button(kept, "verify").endswith(f":{commitment(match.seed)}")
        if match.home:
            assert match.message == 0

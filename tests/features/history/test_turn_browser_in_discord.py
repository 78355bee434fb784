"""A match looked at step by step in Discord: forwards, backwards, by number, through whose eyes; while it runs and afterwards."""

import msgspec
import pytest

from bot.games import GAMES
from bot.games.contract.save import load_state
from bot.matches.core.models import Match, Status
from cogs.history.turn_browser import EVERYBODY, PastPosition, read_past_position
from localdiscord.people import ClientMessage, InteractionResult, UserClient
from localdiscord.records import Attachment
from tests.support.discord.scene import Scene, button, settings_page
from tests.support.matches.played import Evening
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio


async def stepping(person: UserClient, match: int, turn: int = 0) -> ClientMessage:
    options = {"match": match, "as": "pictures"} | ({"move": turn} if turn else {})
    return (await person.command("arena", "match replay", options)).shown


async def played(table: Scene, game: str, answers: int, *, over: bool = False) -> Match:
    """A match of strangers, played at random where all may look on."""
    world = table.local.world
    evening = Evening(table.services.store, place=(world.guild.id, world.find_channel("arena").id))
    match = await evening.play(await evening.begin(game), answers)
    if over and match.status is Status.RUNNING:
        match = (await evening.matches.resign(match.id, match.holder(0).user, key="enough")).match
    return match


def shown(reply: InteractionResult) -> ClientMessage:
    return reply.updated or reply.shown


def labels(message: ClientMessage) -> list[str]:
    return [one["label"] for one in message.buttons]


def picture(table: Scene, message: ClientMessage) -> bytes:
    files: list[Attachment] = table.local.world.state.messages[message.channel_id][message.id].attachments
    return files[0].content


@pytest.mark.parametrize(
    "game",
    [pytest.param(game, marks=() if game == "offboard" else pytest.mark.thorough) for game in GAMES],
)
async def test_every_game_is_walked_through_from_end_to_end(table: Scene, game: str):
    match = await played(table, game, 9)
    at = await stepping(table.chloe, match.id)
    assert "after move 0 of 9** · setup" in at.text
    assert labels(at)[:5] == ["⏮", "◀", "0 / 9…", "▶", "⏭"]
    assert [one["label"] for one in at.buttons if one.get("disabled")] == ["⏮", "◀"]
    for turn in range(1, 10):
        at = shown(await table.chloe.press(at, label="▶"))
        assert f"after move {turn} of 9** · <@" in at.text
        assert "— " in at.text  # what was asked then
        assert len(at.pictures) == 1
    assert [one["label"] for one in at.buttons if one.get("disabled")] == ["▶", "⏭"]
    assert "What if?" in labels(at)
    at = shown(await table.chloe.press(at, label="⏮"))
    assert "after move 0 of 9" in at.text
    at = shown(await table.chloe.press(at, label="⏭"))
    assert "after move 9 of 9" in at.text
    assert not any("watchas" in str(part.get("custom_id")) for part in at.parts)  # secrets stay secret while it runs


async def test_a_turn_is_looked_up_by_its_number(table: Scene):
    match = await played(table, "offboard", 6)
    at = await stepping(table.ada, match.id)
    form = await table.ada.press(at, label="0 / 6…")
    there = shown(await table.ada.submit(form, {"turn": " 4 "}))
    assert says(there.text, "replay-step", last=6, turn=4)
    for wrong, text in (
        ("99", "There’s no move 99"),
        ("'; DROP", "isn’t a move"),
        ("-1", "isn’t a move"),
        ("፩", "isn’t a move"),
    ):
        form = await table.ada.press(there, label="4 / 6…")
        assert text in (await table.ada.submit(form, {"turn": wrong})).shown.text


async def test_the_end_says_who_won_and_a_position_is_shown_to_everybody(table: Scene):
    match = await played(table, "offboard", 6, over=True)
    at = await stepping(table.ada, match.id, 7)
    assert "left" in at.text
    assert "beats" in at.text
    everybody = (await table.ada.press(at, custom_id=button(at, "watchall"))).shown
    assert not everybody.ephemeral
    assert says(everybody.text, "replay-step", last=7, turn=7) or says(
        everybody.text, "replay-step", "fr", last=7, turn=7
    )
    assert not everybody.mentions


async def test_once_a_match_of_secrets_is_over_it_is_seen_through_all_eyes(table: Scene):
    match = await played(table, "forhonor", 9, over=True)
    turns = await table.services.store.turns(match.id)
    game = GAMES["forhonor"]
    states = [load_state(game.spec, turn.state) for turn in turns]
    nth = next(nth for nth, state in enumerate(states) if game.view(state, None) != game.view(state, 0))
    at = await stepping(table.chloe, match.id, nth)
    before = picture(table, at)
    mine = shown(await table.chloe.select(at, custom_id=button(at, "watchas"), values=["0"]))
    assert f"after move {nth} of" in mine.text
    assert picture(table, mine) != before
    on = shown(await table.chloe.press(mine, label="▶"))
    assert ".0" in button(on, "watchas")
    back = shown(await table.chloe.select(on, custom_id=button(on, "watchas"), values=[EVERYBODY]))
    assert f"after move {nth + 1} of" in back.text


async def test_nobody_sees_through_other_eyes_while_a_match_runs(table: Scene):
    match = await played(table, "forhonor", 2)
    stranger, player = 1, match.holder(0).user
    for eyes in ("0", "1", EVERYBODY, "9"):
        assert PastPosition(1, eyes).viewer(match, stranger) is None
        assert PastPosition(1, eyes).viewer(match, player) == 0
    over = msgspec.structs.replace(match, status=Status.FINISHED)
    assert [PastPosition(1, eyes).viewer(over, player) for eyes in ("", "1", EVERYBODY, "9")] == [0, 1, None, 0]
    assert PastPosition(1, "1").viewer(msgspec.structs.replace(match, status=Status.SUSPENDED), stranger) is None


async def test_whoever_wants_words_first_gets_the_board_in_words(table: Scene):
    match = await played(table, "pitchout", 6)
    panel = await settings_page(table.ada, "show")
    await table.ada.press(panel, custom_id=button(panel, "setfirst"))
    at = await stepping(table.ada, match.id, 5)
    assert not at.pictures
    assert says(at.text, "replay-step", last=6, turn=5)
    assert labels(at)[:5] == ["First", "Back", "Move 5 of 6…", "Next", "Last"]


async def test_ids_of_former_days_are_still_read():
    assert read_past_position("5", 9) == PastPosition(5)
    assert read_past_position("-", 9) == PastPosition(9)
    assert read_past_position("5.1.n", 9) == PastPosition(5, "1")
    assert read_past_position("5..f", 9) == PastPosition(5)
    assert str(PastPosition(5, "e")) == "5.e"


async def test_who_plays_nothing_looks_at_the_match_played_last(table: Scene):
    turn = await table.begin(game="offboard")
    await table.answer(turn)
    await table.turn(1)
    await table.services.matches.resign(1, table.ada.id, key="enough")
    at = (await table.bruno.command("general", "match replay", {"as": "pictures"})).shown
    assert "1" in at.text
    assert "refused" not in at.text
    offered = await table.ada.autocomplete("general", "match replay", {"match": ""}, focused="match")
    assert [one["value"] for one in offered] == [1]
    assert says((await table.ada.command("general", "match verify")).shown.text, "verify-all")

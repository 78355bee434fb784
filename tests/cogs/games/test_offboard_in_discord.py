"""Offboard on the same table as every other game: by taps and by typing."""

from pathlib import Path

import pytest

from bot.games import GAMES
from bot.games.contract.base import Answer
from bot.games.contract.luck import Rng
from bot.games.contract.save import load_state
from bot.games.offboard.rules.values import State
from tests.support.discord.from_position import match_from
from tests.support.discord.scene import Scene, button
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio


async def begun(table: Scene):
    """A match; who plays Red, who Yellow, and the first turn's message."""
    card = await table.challenge(game="offboard")
    await table.bruno.press(card, label="Accept")
    turn = await table.turn(0)
    red = next(one for one in (table.ada, table.bruno) if one.id in turn.mentions)
    return red, table.bruno if red is table.ada else table.ada, turn


async def state(table: Scene) -> State:
    return load_state(GAMES["offboard"].spec, (await table.match()).state)


async def test_a_ball_then_its_direction_is_the_move(table: Scene):
    red, _, turn = await begun(table)
    assert turn.pictures
    panel = (await red.press(turn, custom_id=button(turn, "open"))).shown
    cell = next(one["custom_id"] for one in panel.parts if str(one.get("custom_id", "")).startswith("pick:"))
    panel = (await red.select(panel, custom_id=cell, values=["C4 E"])).shown
    ways = [one for one in panel.buttons if one["custom_id"].startswith("answer:")]
    assert {one["custom_id"].rpartition(":")[2] for one in ways} == {f"C4 {way}" for way in ("E", "NE", "NW", "W")}
    (north_east,) = (one for one in ways if one["custom_id"].endswith("C4 NE"))
    assert any(says(north_east["label"], "offboard-way-NE", language) for language in ("en", "fr"))
    assert panel.pictures
    await red.press(panel, custom_id=north_east["custom_id"])
    await table.turn(1)
    assert (await state(table)).record == ("C4 NE",)


async def test_moves_are_typed_and_suggested(table: Scene):
    red, yellow, _ = await begun(table)
    known = await red.autocomplete("arena", "move", {"move": "c4"}, focused="move")
    assert known
    assert all(choice["value"].startswith("C4 ") for choice in known)
    await red.command("arena", "move", {"move": "c4ne", "now": True})
    await table.turn(1)
    await yellow.command("arena", "move", {"move": "g6 sw", "now": True})
    await table.turn(2)
    assert (await state(table)).record == ("C4 NE", "G6 SW")


async def test_a_typed_move_is_shown_first_with_the_button_that_plays_it(table: Scene):
    red, _, _ = await begun(table)
    panel = (await red.command("arena", "move", {"move": "c4 ne"})).shown
    (north_east,) = (one for one in panel.buttons if one["custom_id"].endswith("C4 NE"))
    assert says(panel.text, "previewed", button=north_east["label"])
    assert (await table.match()).revision == 0
    await red.press(panel, custom_id=north_east["custom_id"])
    await table.turn(1)


async def test_an_illegal_move_names_the_rule_and_what_is_nearest(table: Scene):
    red, _, _ = await begun(table)
    red.user.locale = "en-US"
    reply = await red.command("arena", "move", {"move": "A2 SW", "now": True})
    assert reply.message is not None
    assert "OB-7" in reply.message.text
    assert says(reply.message.text, "offboard-near", moves="A2 W, A2 E, A2 NW")
    reply = await red.command("arena", "move", {"move": "A2 up"})
    assert reply.message is not None
    assert says(reply.message.text, "offboard-unreadable-direction")
    assert (await state(table)).record == ()


async def test_the_board_in_words_and_why(table: Scene):
    red, _, _ = await begun(table)
    red.user.locale = "en-US"
    await red.command("arena", "move", {"move": "C4 NE", "now": True})
    turn = await table.turn(1)
    told = (await red.press(turn, custom_id=button(turn, "text"))).shown
    assert says(told.text, "offboard-board-score", red=0, yellow=0)
    why = (await red.press(turn, custom_id=button(turn, "why"))).shown
    assert "OB-6" in why.text


async def test_a_match_is_written_down_and_read_again(table: Scene):
    red, yellow, _ = await begun(table)
    for number, (person, move) in enumerate(((red, "C4 NE"), (yellow, "G6 SW"), (red, "C3 NE")), start=1):
        await person.command("arena", "move", {"move": move, "now": True})
        await table.turn(number)
    told = (await red.command("arena", "board", {"match": 1, "as": "record"})).shown
    text = told.text.partition("```\n")[2].partition("\n```")[0]
    game = GAMES["offboard"]
    assert game.spec.notation.replay(text) == await state(table)


def short_match() -> tuple[str, ...]:
    """The answers of a short match in which a ball is put back: pushes before other moves."""
    game, rng = GAMES["offboard"], Rng(b"short", 13)
    at = game.setup(2, {}, rng).state
    while asks := game.asks(at):
        choices = asks[0].choices
        pushes = [one for one in choices if "slide" not in repr(one.words)]
        ahead = [one for one in choices if one.code.endswith(("NE", "NW") if asks[0].seat == 0 else ("SE", "SW"))]
        choice = rng.pick(pushes or ahead or choices)
        at = game.apply(at, Answer(asks[0].id, asks[0].seat, choice.action), rng).state
    return tuple(at.record)


async def test_a_match_is_played_to_its_end(tmp_path: Path):
    moves = short_match()
    begins = max(nth for nth, move in enumerate(moves) if move.startswith("reenter"))
    game = GAMES["offboard"]
    async with match_from(tmp_path, "offboard", game.spec.notation.replay("\n".join(moves[:begins]))) as (table, turn):
        last = turn
        for number, move in enumerate(moves[begins:], start=1):
            await table.next_of(last).command("arena", "move", {"move": move, "now": True})
            last = await table.turn(number)
        end, match = await state(table), await table.match()
    assert end.record == moves
    assert end.ended == "goal"
    assert f"<@{match.holder(end.winner or 0).user}>" in last.text
    assert says(last.text, "offboard-outcome-goal")
    assert last.pictures
    assert last.mentions == []

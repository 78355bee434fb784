"""The *What if?* panel in use: past turns tried differently in private, while the match stays unchanged."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import pytest_asyncio

from bot.games import GAMES
from bot.games.contract.save import load_state
from bot.games.contract.vocabulary import phrase
from bot.matches.core.engine import Apply
from bot.matches.core.job import Failure, Job, Refusal, Reply
from bot.matches.timing.paces import DAY, HOUR
from bot.workers.paint import Paint
from bot.workers.picture_cache import CROWD
from localdiscord.people import ClientMessage, InteractionResult, UserClient
from tests.cogs.match.test_clocks_in_discord import later
from tests.support.discord.from_position import match_from
from tests.support.discord.quick import KnownTools, usual_tools
from tests.support.discord.scene import WORDS, Scene, all_said, button, flick, scene
from tests.support.scenes.pitchbowl_scenes import midst
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio
CALLBACK = "/interactions/{interaction.id}/{interaction.token}/callback"


async def after_a_flick(table: Scene, **options: str) -> UserClient:
    """The first flick has been made; who made it."""
    flicker, _ = await table.answer(await table.to_the_first_flick(**options))
    await table.turn(4)
    return flicker


def speak_english(table: Scene) -> None:
    for person in table.people:
        person.user.locale = "en-GB"


@pytest_asyncio.fixture
async def table(tmp_path: Path) -> AsyncIterator[Scene]:
    async with scene(tmp_path) as opened:
        speak_english(opened)
        yield opened


async def opened(person: UserClient, **options: object) -> ClientMessage:
    reply = await person.command("arena", "match whatif", {"match": 1, **options})
    assert reply.message is not None
    assert reply.message.ephemeral
    return reply.message


async def refused(person: UserClient, **options: object) -> str:
    return (await opened(person, **options)).text


def now(reply: InteractionResult) -> ClientMessage:
    assert reply.updated is not None
    return reply.updated


async def kept(table: Scene) -> tuple[object, ...]:
    """All that is kept of the match."""
    store = table.services.store
    rows = [await store.draft(1, seat, ask) for seat in (0, 1) for ask in ("flick.0.1", "flick.1.1")]
    return await table.match(), await store.turns(1), *rows


async def test_players_begin_with_their_own_last_move_others_with_anybodys(table: Scene):
    first = await after_a_flick(table)
    second, _ = await table.answer(await table.turn(4))
    await table.turn(5)
    for person, move in ((first, 4), (second, 5), (table.chloe, 5)):
        assert f"Move {move}" in (await opened(person)).text


async def test_the_menu_is_that_of_the_position_before_the_move(tmp_path: Path):
    """A10 had the ball, which nobody has any more."""
    async with match_from(tmp_path, "pitchbowl", midst()) as (table, turn):
        coach = table.next_of(turn)
        flick = {"shot": "A10>A9 s60 !pass", "now": True}
        await coach.command(str(turn.channel_id), "flick", flick)
        await table.turn(1)
        panel = await opened(coach)
        menu = next(one for one in panel.selects if one["custom_id"].startswith("pick:"))
        labels = [one["label"] for one in menu["options"]]
        assert [one for one in labels if one.startswith("A10 (runner)")] == [
            f"A10 (runner) · {what}" for what in ("Plain flick", "Pass", "Hand off")
        ]


async def test_another_flick_is_tried_and_the_match_stays_as_it_is(table: Scene):
    await after_a_flick(table)
    before = await kept(table)
    panel = await opened(table.chloe)
    assert panel.pictures
    assert "Move 4" in panel.text
    assert "Try it" in {one["label"] for one in panel.buttons}
    panel = now(await table.chloe.press(panel, custom_id=button(panel, "step", "+20")))
    panel = now(await table.chloe.press(panel, custom_id=button(panel, "beside", "+25")))
    assert "25%" in all_said(panel)
    tried = now(await table.chloe.press(panel, custom_id=button(panel, "do")))
    assert tried.ephemeral
    assert tried.pictures
    assert "the match hasn’t changed" in tried.text
    again = now(await table.chloe.press(tried, label="Try again"))
    assert "25%" in all_said(again)
    assert button(again, "beside", "+25").replace("~1~", "~0~") == button(panel, "beside", "+25")
    played = now(await table.chloe.press(again, label="What really happened"))
    assert "as played" in played.text
    back = now(await table.chloe.press(played, label="What if?"))
    assert button(back, "do")
    assert await kept(table) == before


async def test_a_panel_that_is_pressed_while_discord_confirms_it_stays(table: Scene):
    await after_a_flick(table)
    table.local.faults.fail_next("POST", CALLBACK, delay=1.0, after_effect=True)
    panel = await opened(table.chloe)
    panel = now(await table.chloe.press(panel, custom_id=button(panel, "step", "+10")))
    await table.all_answered()
    assert now(await table.chloe.press(panel, custom_id=button(panel, "step", "+10"))).id == panel.id


async def test_what_happens_is_told_as_in_the_match(table: Scene):
    """It opens with the very flick that was made, and that leads to the same as it did."""
    person, panel = await table.panel(await table.to_the_first_flick())
    form = await person.press(panel, custom_id=button(panel, "type"))
    panel = now(await person.submit(form, {"angle": "225.5", "strength": "12.5"}))
    await flick(person, panel)
    turn = await table.turn(4)
    panel = await opened(table.dai, move=4)
    assert "225.5°" in all_said(panel)
    assert "12.5" in all_said(panel)
    tried = now(await table.dai.press(panel, custom_id=button(panel, "do")))
    story = turn.text.splitlines()[0]
    assert "Assassin" in story
    assert story in tried.text


async def test_it_is_typed_as_well_and_seen_in_words(table: Scene):
    await after_a_flick(table)
    panel = await opened(table.dai)
    form = await table.dai.press(panel, custom_id=button(panel, "type"))
    panel = now(await table.dai.submit(form, {"angle": "225.5", "strength": "12.5"}))
    assert "225.5°" in all_said(panel).replace(",", ".")
    form = await table.dai.press(panel, custom_id=button(panel, "type"))
    panel = now(await table.dai.submit(form, {"angle": "north-ish"}))
    assert panel.text.splitlines()[-1].startswith("⚠ ")
    assert "225.5°" in all_said(panel).replace(",", ".")
    panel = now(await table.dai.press(panel, custom_id=button(panel, "look", "words")))
    assert not panel.pictures
    panel = now(await table.dai.press(panel, custom_id=button(panel, "step")))
    assert not panel.pictures
    board = await table.dai.press(panel, custom_id=button(panel, "text"))
    assert board.message is not None
    assert not board.message.pictures
    assert "A1" in board.message.text


async def test_a_plain_question_is_tried_by_one_press(table: Scene):
    await table.answer(await table.begin(), "self")
    await table.answer(await table.turn(1))
    turn = await table.turn(2)
    words = await refused(table.chloe, move=2)
    assert "nothing to try" in words
    reply = await table.chloe.press(turn, custom_id=button(turn, "text"))
    assert reply.message is not None
    panel = (await table.chloe.press(reply.message, label="What if?")).shown
    assert "Move 1" in panel.text
    choices = [one["custom_id"] for one in panel.buttons if one["custom_id"].startswith("answer:")]
    tried = now(await table.chloe.press(panel, custom_id=choices[1]))
    assert "the match hasn’t changed" in tried.text


async def test_a_panel_outlives_a_restart_and_the_match(tmp_path: Path):
    async with scene(tmp_path) as table:
        speak_english(table)
        await after_a_flick(table)
        panel = await opened(table.chloe)
        panel = now(await table.chloe.press(panel, custom_id=button(panel, "step", "+10")))
        await table.services.matches.resign(1, table.ada.id, key="enough")
        tried = now(await table.chloe.press(panel, custom_id=button(panel, "do")))
        again = now(await table.chloe.press(tried, label="Try again"))
        assert button(again, "step", "+10").replace("~1~", "~0~") == button(panel, "step", "+10")


def aimed(panel: ClientMessage) -> list[str]:
    """The options chosen in a panel's menus, and its strength."""
    chosen = [one["label"] for menu in panel.selects for one in menu["options"] if one.get("default")]
    return chosen + [one["label"] for one in panel.buttons if one["custom_id"].endswith(":strength")]


async def test_a_turn_left_to_the_clock_opens_with_the_flick_that_the_match_proposed(table: Scene):
    turn = await table.to_the_first_flick(clock="day")
    _, panel = await table.panel(turn)
    person, (pieces, *_) = table.next_of(turn), panel.selects
    guard = next(one["value"] for one in pieces["options"] if "Guard" in one["label"])
    chosen = now(await person.select(panel, custom_id=pieces["custom_id"], values=[guard]))
    proposed = aimed(chosen)
    await later(table, DAY + HOUR)
    await table.turn(4)
    await table.answer(await table.turn(4))
    await table.turn(5)
    tried = await opened(table.chloe, move=4)
    tried = now(await table.chloe.select(tried, custom_id=tried.selects[0]["custom_id"], values=[guard]))
    assert aimed(tried) == proposed


async def test_where_a_rated_match_stands_nobody_tries_anything(table: Scene):
    await table.to_the_first_flick(rated=True, clock="day")
    await later(table, DAY + HOUR)
    await table.turn(4)  # nobody has flicked
    for person in (table.ada, table.bruno, table.chloe):
        assert "rated" in await refused(person, move=4)
    await table.answer(await table.turn(4))
    await table.turn(5)
    for person in (table.ada, table.bruno, table.chloe):
        assert button(await opened(person, move=4), "do")


async def test_who_plays_a_rated_match_tries_its_position_in_no_other(table: Scene):
    await after_a_flick(table)
    panel = await opened(table.ada)
    await table.services.matches.resign(1, table.ada.id, key="enough")
    card = await table.challenge(rated=True, clock="day")
    await table.bruno.press(card, label="Accept")
    for revision, choice in ((0, "self"), (1, None), (2, None)):
        await table.answer(await table.turn(revision, 2), choice)
    await table.turn(3, 2)
    assert says(await refused(table.ada, move=4), "whatif-current", match="2")
    late = await table.ada.press(panel, custom_id=button(panel, "do"))
    assert says(late.shown.text, "whatif-current", match="2")
    assert button(await opened(table.chloe, move=4), "do")


async def test_its_luck_and_seed_are_its_own(tmp_path: Path):
    jobs = Noting()
    async with scene(tmp_path, tools=jobs) as table:
        speak_english(table)
        await after_a_flick(table)
        seed = (await table.match()).seed
        jobs.applied.clear()
        panel = await opened(table.chloe)
        tried = now(await table.chloe.press(panel, custom_id=button(panel, "do")))
        again = now(await table.chloe.press(tried, label="Try again"))
        await table.chloe.press(again, custom_id=button(again, "do"))
        one, two = jobs.applied
    assert one.seed != two.seed
    for job in (one, two):
        assert seed not in msgspec.msgpack.encode(job)


class Noting(KnownTools):
    """The usual jobs; notes what the rules are asked, and fails on demand."""

    def __init__(self) -> None:
        super().__init__(WORDS)
        self._known = usual_tools(WORDS)._known
        self.applied: list[Apply] = []
        self.instead: Failure | Refusal | None = None  # the reply to jobs
        self.of: type[Job[Any]] = Apply  # of this kind

    def do(self, job: Job[Any]) -> Reply[Any]:
        if isinstance(job, Apply):
            self.applied.append(job)
        if self.instead is not None and isinstance(job, self.of):
            return self.instead
        return super().do(job)


async def test_a_game_that_fails_on_a_try_goes_on(tmp_path: Path):
    jobs = Noting()
    async with scene(tmp_path, tools=jobs) as table:
        speak_english(table)
        await after_a_flick(table)
        before = await table.match()
        panel = await opened(table.chloe)
        jobs.instead = Failure("ZeroDivisionError: this game fails")
        reply = await table.chloe.press(panel, custom_id=button(panel, "do"))
        assert "code" in reply.shown.text
        jobs.of = Paint
        assert "code" in (await opened(table.chloe)).text
        jobs.instead = None
        assert await table.match() == before


async def test_what_the_rules_refuse_is_said_in_the_panel(tmp_path: Path):
    jobs = Noting()
    async with scene(tmp_path, tools=jobs) as table:
        speak_english(table)
        await after_a_flick(table)
        panel = await opened(table.chloe)
        panel = now(await table.chloe.press(panel, custom_id=button(panel, "step", "+10")))
        jobs.instead = Refusal("PO-20", phrase("refused-action"))
        shown = now(await table.chloe.press(panel, custom_id=button(panel, "do")))
        jobs.instead = None
        assert "PO-20" in shown.text
        assert button(shown, "whyrule", "PO-20")
        assert button(shown, "step", "+10") == button(panel, "step", "+10")


async def test_it_is_found_where_one_looks_at_a_match(table: Scene):
    flicker = await after_a_flick(table)
    assert "What if?" not in str((await table.turn(0)).buttons)
    turn = await table.turn(4)
    for asked in (
        flicker.press(turn, custom_id=button(turn, "text")),
        flicker.press(turn, custom_id=button(turn, "more")),
        flicker.command("arena", "board", {"match": 1}),
    ):
        panel = (await flicker.press((await asked).shown, label="What if?")).shown
        assert "Move 4" in panel.text
    tried = now(await flicker.press(panel, custom_id=button(panel, "do")))
    earlier = now(await flicker.press(tried, label="◀ Earlier move"))
    assert "Move 1 " in earlier.text  # in between only set-ups
    tried = now(await flicker.press(earlier, custom_id=button(earlier, "answer")))
    later = now(await flicker.press(tried, label="Later move ▶"))
    assert "Move 4 " in later.text


async def test_moves_are_tried_as_flicks_are(table: Scene):
    card = await table.challenge(game="offboard")
    await table.bruno.press(card, label="Accept")
    red = table.next_of(await table.turn(0))
    await red.command("arena", "move", {"move": "C4 NE", "now": True})
    await table.turn(1)
    panel = await opened(table.chloe)
    cell = next(one["custom_id"] for one in panel.parts if str(one.get("custom_id", "")).startswith("pick:"))
    panel = now(await table.chloe.select(panel, custom_id=cell, values=["C4 E"]))
    tried = now(await table.chloe.press(panel, custom_id=button(panel, "answer", "C4 E")))
    assert "the match hasn’t changed" in tried.text
    assert load_state(GAMES["offboard"].spec, (await table.match()).state).record == ("C4 NE",)


async def test_the_turns_of_a_match_are_suggested(table: Scene):
    await after_a_flick(table)
    choices = await table.chloe.autocomplete("arena", "match whatif", {"match": 1, "move": ""}, focused="move")
    assert [choice["value"] for choice in choices] == [4, 3, 2, 1]
    assert all(any(name in choice["name"] for name in ("Ada", "Bruno")) for choice in choices)


async def test_a_film_that_is_late_is_asked_for_again(table: Scene):
    await after_a_flick(table)
    films = table.services.films
    for nth in range(CROWD):
        films._films._coming[bytes(nth)] = asyncio.get_running_loop().create_future()
    panel = await opened(table.chloe)
    tried = now(await table.chloe.press(panel, custom_id=button(panel, "do")))
    assert "Replay" in {one["label"] for one in tried.buttons}
    films._films._coming.clear()
    seen = now(await table.chloe.press(tried, label="Replay"))
    if "Replay" in {one["label"] for one in seen.buttons}:  # a machine with much to do: by now it is made
        seen = now(await table.chloe.press(seen, label="Replay"))
    assert seen.text == tried.text
    assert "Replay" not in {one["label"] for one in seen.buttons}
    assert button(seen, "whatif") == button(tried, "whatif")


async def test_a_replayed_turn_can_be_tried_otherwise(table: Scene):
    await after_a_flick(table)
    reply = await table.chloe.command("arena", "match replay", {"match": 1, "move": 4})
    assert reply.message is not None
    panel = (await table.chloe.press(reply.message, label="What if?")).shown
    assert "Move 4" in panel.text

"""Reviews as people use them: begun by a press, under way, done, each moment, for everyone."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.features.reviews.service import Reviews
from bot.ops.play import corner
from localdiscord.people import ClientMessage, UserClient
from localdiscord.server import LocalDiscord
from tests.features.history.test_whatif_in_discord import speak_english
from tests.support.discord.scene import QUICK, Scene, bot_on, scene
from tests.support.matches.played_out import played_out
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def table(tmp_path: Path) -> AsyncIterator[Scene]:
    async with scene(tmp_path) as opened:
        speak_english(opened)
        yield opened


async def reviewed(person: UserClient, **options: object) -> ClientMessage:
    """The finished review, whose first answer told how far it was."""
    reply = await person.command("arena", "match review", options)
    assert reply.message is not None
    assert reply.message.ephemeral
    shown = reply.message.id
    return await person.wait_for(lambda one: one.id == shown and "accuracy" in one.text, 120.0)


async def test_a_match_is_reviewed_and_each_moment_shown(table: Scene):
    await table.begin()
    match = await played_out(table.bot.matches, 1)
    last = await table.turn(match.revision)
    reply = await table.ada.press(last, label="Review")
    assert reply.message is not None
    assert "moves" not in reply.message.text  # line-ups and draws are none
    shown = reply.message.id
    review = await table.ada.wait_for(lambda one: one.id == shown and "accuracy" in one.text, 120.0)
    assert review.ephemeral
    assert review.pictures
    assert "chance of winning" in review.text
    ready = await table.ada.wait_for(lambda one: says(one.text, "review-ready"), after=shown)
    assert ready.ephemeral
    moments = [one["label"] for one in review.buttons if "Move" in one["label"]]
    assert moments
    moment = (await table.ada.press(review, label=moments[0])).message
    assert moment is not None
    assert moment.ephemeral
    played, better = (str(one["description"]) for one in moment.pictures)
    assert "Played:" in played
    assert "Better:" in better
    assert moment.text.index("Played:") < moment.text.index("Better:")
    tried = await table.ada.press(moment, label="Try it")
    assert tried.message or tried.updated


async def test_a_review_comes_though_another_panel_has_replaced_its_progress(table: Scene):
    await table.begin()
    match = await played_out(table.bot.matches, 1)
    last = await table.turn(match.revision)
    progress = (await table.ada.press(last, label="Review")).shown
    text = (await table.ada.press(last, label="Text")).shown
    review = await table.ada.wait_for(lambda one: one.ephemeral and "accuracy" in one.text, 120.0, after=text.id)
    assert review.id != progress.id
    assert review.pictures


@pytest.mark.thorough
async def test_a_restart_in_the_middle_loses_nothing(tmp_path: Path):
    """The bot ends while a match is reviewed; the next run goes on where it was."""
    async with LocalDiscord(corner(**QUICK)) as local:
        async with bot_on(local, tmp_path / "matches.db") as (services, bot):
            table = Scene(local, services, bot)
            await table.begin()
            match = await played_out(bot.matches, 1)
            await bot.feature(Reviews).ask(match)
            before = 0
            for _ in range(1200):
                before = (await bot.feature(Reviews).progress(match)).done
                if before:
                    break
                await asyncio.sleep(0.05)
            assert before
        async with bot_on(local, tmp_path / "matches.db") as (services, bot):
            table = Scene(local, services, bot)
            speak_english(table)
            assert before <= (await bot.feature(Reviews).progress(match)).done
            review = await reviewed(table.ada, match=1)
            assert review.pictures
            kept = (await bot.feature(Reviews).progress(match)).complete
            assert kept is not None
            assert len(kept.standings) == match.revision


async def test_a_match_under_way_has_no_review(table: Scene):
    await table.begin()
    reply = await table.ada.command("arena", "match review", {"match": 1})
    assert reply.message is not None
    assert "isn’t over yet" in reply.message.text


@pytest.mark.thorough
async def test_everyone_sees_what_is_shown_to_all(table: Scene):
    await table.begin()
    await played_out(table.bot.matches, 1)
    review = await reviewed(table.ada, match=1)
    await table.ada.press(review, label="Show to everyone")
    shown = await table.chloe.wait_for(lambda one: not one.ephemeral and "accuracy" in one.text, 60.0)
    assert shown.pictures
    assert not shown.buttons


@pytest.mark.thorough
async def test_the_curve_is_told_in_words_too(table: Scene):
    await table.begin()
    await played_out(table.bot.matches, 1)
    review = await reviewed(table.ada, match=1)
    alts = [str(one) for one in review.pictures]
    assert any("Who was ahead" in one for one in alts)

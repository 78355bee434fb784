"""All kinds of ask of the games on a table, answered by hand over real HTTP: the answer is that of the typed code of the draft."""

from __future__ import annotations

from base64 import b64decode
from dataclasses import replace
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest

from bot.answers.answer_notation import AnswerNotation
from bot.answers.draft import draft_of
from bot.answers.draft_edits import picked
from bot.features.hand.service import HandLinks, by_hand
from bot.features.hand.values import HandLink
from bot.games import GAMES
from bot.games.contract.base import Ask
from bot.games.contract.dials import Pick
from bot.games.contract.luck import Rng
from bot.games.contract.save import dump
from bot.matches.core.models import Status
from cogs.panel.board_view import BoardView
from pichenette.testing.answers import answered
from tests.features.hand.conftest import Page, served
from tests.features.hand.positions import last_answer, position
from tests.support.discord.from_position import match_from
from tests.support.discord.scene import scene

pytestmark = pytest.mark.asyncio
ANSWERS = 12
ON_THE_BOARD = frozenset(
    {
        *("shootout", "deploy", "flick", "flick_again", "place_restored", "golem"),
        *("setup", "kick", "action", "fumble_spot", "bonus", "placement"),
        *("move", "pick_hero", "step", "displace"),
    }
)
KINDS = {
    "pitchout": (
        *("team", "lineup", "shootout", "first_player", "deploy", "flick", "flick_again", "place_restored", "guard"),
        *("golem", "remove_obstacle", "penalty", "ban", "change", "next_starter", "replace_banned"),
    ),
    "forhonor": ("draft", "pick_hero", "step", "card", "displace"),
    "offboard": ("move",),
    "pitchbowl": ("toss", "setup", "kick", "action", "fumble_spot", "bonus", "placement"),
}


@pytest.mark.parametrize(("name", "kind"), [(name, kind) for name, kinds in KINDS.items() for kind in kinds])
async def test_a_button_leads_to_what_is_answered_on_the_board(name: str, kind: str):
    state, ask = position(name, kind)
    assert by_hand(name, GAMES[name].view(state, ask.seat), ask) == (kind in ON_THE_BOARD)


@pytest.mark.parametrize(("name", "kind"), [(name, kind) for name, kinds in KINDS.items() for kind in kinds])
async def test_an_answer_by_hand_is_that_of_its_code(tmp_path: Path, name: str, kind: str):
    state, ask = position(name, kind)
    rng = Rng(kind.encode())
    action = answered(GAMES[name], state, ask, rng, Rng(b"")).move.action
    async with match_from(tmp_path, name, state) as (table, _), served(table) as url, aiohttp.ClientSession() as http:
        page = Page(url, http)
        begun = await table.match()
        link = HandLink(1, ask.id, begun.holder(ask.seat).user)
        token = await table.bot.feature(HandLinks).token(link)
        (asked,) = (one for one in table.services.matches.asks(begun) if one.id == ask.id)
        choice = picked(asked, draft_of(asked, action))
        status, shown = await page.ask("ask", token)
        assert status == 200, shown
        assert [one["code"] for one in shown["choices"]][: len(ask.choices)] == [one.code for one in ask.choices]
        values = {dial.field: msgspec.to_builtins(getattr(action, dial.field)) for dial in choice.dials}
        draft = {"choice": choice.code, "values": values}
        preview = await page.preview(token, draft)
        assert "error" not in preview, preview
        words = table.bot.catalogue.of("en")
        typed = AnswerNotation(GAMES[name], words).read((asked,), ask.seat, preview["code"])
        assert typed == (ask.id, action)
        status, played = await page.ask("play", token, {"draft": draft, "sure": True})
        assert status == 200, played
        turn = await table.services.store.turn(1, begun.revision + 1)
        assert turn is not None
        assert msgspec.json.decode(turn.move)["action"] == msgspec.json.decode(dump(action))


@pytest.mark.parametrize("name", sorted(KINDS))
async def test_a_match_is_played_on_two_pages_alone(tmp_path: Path, name: str):
    async with scene(tmp_path) as table, served(table) as url, aiohttp.ClientSession() as http:
        page = Page(url, http)
        await table.begin(game=name)
        tokens = {}
        for holder in (await table.match()).holders:
            link = HandLink(1, table.services.matches.asks(await table.match())[0].id, holder.user)
            tokens[holder.user] = await table.bot.feature(HandLinks).token(link)
        for _ in range(ANSWERS):
            now = await table.match()
            asks = table.services.matches.asks(now)
            if not asks:
                assert now.status is Status.FINISHED
                return
            user = now.holder(asks[0].seat).user
            status, waited = await page.ask("next", tokens[user])
            assert status == 200
            tokens[user] = waited["token"] or tokens[user]  # its own ask still waits
            _, shown = await page.ask("ask", tokens[user])
            chosen = shown["draft"]["choice"] or shown["choices"][0]["code"]
            draft = {**shown["draft"], "choice": chosen}
            status, played = await page.ask("play", tokens[user], {"draft": draft, "sure": True})
            assert status == 200, played
        assert await table.revision() >= ANSWERS


async def test_a_plan_is_opened_and_undone_to_its_first_choice(tmp_path: Path):
    state, ask = position("forhonor", "pick_hero")
    async with (
        match_from(tmp_path, "forhonor", state) as (table, _),
        served(table) as url,
        aiohttp.ClientSession() as http,
    ):
        page, user = Page(url, http), (await table.match()).holder(ask.seat).user
        token = await table.bot.feature(HandLinks).token(HandLink(1, ask.id, user))
        _, begun = await page.ask("ask", token)
        assert (begun["steps"], begun["draft"]["choice"]) == ([], "")
        _, opened = await page.ask("ask", token, {"choice": ask.choices[0].code})
        assert (len(opened["steps"]), opened["draft"]["choice"]) == (1, "")
        assert opened["draft"]["steps"] == [ask.choices[0].code]
        status, undone = await page.ask("ask", token, {"choice": "", "steps": []})
        assert (status, {**undone, "clock": ""}) == (200, {**begun, "clock": ""})
        draft = {"choice": "", "steps": [ask.choices[0].code]}
        assert "error" not in await page.preview(token, draft)
        status, played = await page.ask("play", token, {"draft": draft, "sure": True})
        assert (status, await table.revision()) == (200, 1), played  # the activation is not over


async def test_who_is_not_asked_waits(tmp_path: Path):
    state, ask = position("offboard", "move")
    async with (
        match_from(tmp_path, "offboard", state) as (table, _),
        served(table) as url,
        aiohttp.ClientSession() as http,
    ):
        page, links = Page(url, http), table.bot.feature(HandLinks)
        other = next(one.user for one in (await table.match()).holders if one.seat != ask.seat)
        status, waited = await page.ask("next", await links.token(HandLink(1, ask.id, other)))
        assert (status, waited["token"]) == (200, "")
        assert waited["headline"]


def copies(ask: Ask[Any]) -> bool:
    """Whether the Captain may copy a power, with a flick of any puck."""
    return any(isinstance(dial, Pick) and dial.aside for choice in ask.choices for dial in choice.dials)


async def test_what_a_panel_leaves_out_the_page_does_too(tmp_path: Path):
    state, ask = position("pitchout", "flick", copies)
    async with (
        match_from(tmp_path, "pitchout", state) as (table, _),
        served(table) as url,
        aiohttp.ClientSession() as http,
    ):
        token = await table.bot.feature(HandLinks).token(
            HandLink(1, ask.id, (await table.match()).holder(ask.seat).user)
        )
        _, shown = await Page(url, http).ask("ask", token)
    left_out = {one.code: any(isinstance(dial, Pick) and dial.aside for dial in one.dials) for one in ask.choices}
    assert set(left_out.values()) == {True, False}  # the Captain's own flick has it
    for choice in shown["choices"]:
        fields = [one["dial"]["field"] for one in choice["dials"]]
        assert ("copy" in fields) is not left_out[choice["code"]]
        assert choice["values"]["copy"] == "none"


async def test_the_board_after_an_answer_without_a_film_is_shown(tmp_path: Path):
    state, ask = position("offboard", "move")
    async with (
        match_from(tmp_path, "offboard", state) as (table, _),
        served(table) as url,
        aiohttp.ClientSession() as http,
    ):
        token = await table.bot.feature(HandLinks).token(
            HandLink(1, ask.id, (await table.match()).holder(ask.seat).user)
        )
        page, draft = Page(url, http), {"choice": ask.choices[0].code, "values": {}}
        _, played = await page.ask("play", token, {"draft": draft, "sure": True})
        _, waiting = await page.ask("next", token)
    assert (played["shooting"], played["token"]) == (None, "")
    assert b64decode(played["after"]).startswith(b"\x89PNG")
    assert waiting["after"] == ""  # the match goes on


async def test_nobody_is_waited_for_once_the_match_is_over(tmp_path: Path):
    state, ask, code = last_answer("offboard")
    async with (
        match_from(tmp_path, "offboard", state) as (table, _),
        served(table) as url,
        aiohttp.ClientSession() as http,
    ):
        page, match, links = Page(url, http), await table.match(), table.bot.feature(HandLinks)
        table.bot.services = replace(table.bot.services, discord_url="https://chat.example.org")
        token, theirs = [
            await links.token(HandLink(1, ask.id, one.user))
            for one in sorted(match.holders, key=lambda one: one.seat != ask.seat)
        ]
        _, waiting = await page.ask("next", theirs)
        draft = {"choice": code, "values": {}}
        _, played = await page.ask("play", token, {"draft": draft, "sure": True})
        _, told = await page.ask("next", theirs)
    assert waiting["ways"] is None
    assert [one["url"] for one in played["ways"]] == [f"https://chat.example.org/channels/{match.guild}/{match.thread}"]
    assert [one["url"] for one in told["ways"]] == [one["url"] for one in played["ways"]]


async def test_who_waits_hears_what_the_others_did(tmp_path: Path):
    state, ask = position("offboard", "move")
    async with (
        match_from(tmp_path, "offboard", state) as (table, _),
        served(table) as url,
        aiohttp.ClientSession() as http,
    ):
        matches, page = table.services.matches, Page(url, http)
        begun = await table.match()
        token = await table.bot.feature(HandLinks).token(HandLink(1, ask.id, begun.holder(ask.seat).user))
        draft = {"choice": ask.choices[0].code, "values": {}}
        _, played = await page.ask("play", token, {"draft": draft, "sure": True})
        _, waiting = await page.ask("next", token)
        (theirs,) = matches.asks(await table.match())
        user = begun.holder(theirs.seat).user
        acted = await matches.act(1, theirs.id, user, theirs.choices[0].action, key="theirs")
        status, asked = await page.ask("next", token)
        assert (status, bool(asked["token"])) == (200, True)
        assert waiting["story"] == []
        since = await BoardView(table.bot).since(acted.match, begun.revision + 1, table.bot.catalogue.of("en"))
        assert asked["story"] == since.splitlines() != played["story"]

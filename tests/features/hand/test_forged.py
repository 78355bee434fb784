"""Drafts that no page sends: they are refused in a sentence, and nothing is played."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest

from bot.features.hand.service import HandLinks
from bot.features.hand.values import HandLink
from bot.games.contract.dials import Bearing, Dial, Layout, Number, Pick, Subset
from tests.features.hand.conftest import Page, served
from tests.features.hand.positions import position
from tests.support.discord.from_position import match_from

pytestmark = pytest.mark.asyncio
ODD: tuple[Any, ...] = (None, "", "x", [], {}, [None], [[]], True, "0", {"id": 1}, ["none", "none"])
NO_FIGURE: tuple[Any, ...] = ("12", None, [], {}, "nan")


def forged(dial: Dial, offered: Any) -> tuple[Any, ...]:
    """Values that a dial does not have."""
    match dial:
        case Bearing() | Number():
            return NO_FIGURE
        case Pick():
            return (*ODD, "x")
        case Subset():
            return (*(one for one in ODD if one != []), [*offered, *offered], ["x", *offered[1:]])
        case Layout():
            place = offered[0]
            return (
                *ODD,
                offered[1:] or [place, place],
                [*offered, place],
                [{**place, "id": "x"}, *offered[1:]],
                [{**place, "x": 1e9}, *offered[1:]],
                [{**place, "x": "1"}, *offered[1:]],
                [{"id": place["id"]}, *offered[1:]],
            )


@pytest.mark.parametrize(
    ("name", "kind"),
    [("pitchout", "deploy"), ("pitchout", "lineup"), ("pitchout", "shootout"), ("pitchbowl", "bonus")],
)
async def test_values_that_a_dial_does_not_have_are_refused(tmp_path: Path, name: str, kind: str):
    state, ask = position(name, kind)
    async with match_from(tmp_path, name, state) as (table, _), served(table) as url, aiohttp.ClientSession() as http:
        page, user = Page(url, http), (await table.match()).holder(ask.seat).user
        token = await table.bot.feature(HandLinks).token(HandLink(1, ask.id, user))
        choice = ask.choices[0]
        for dial in choice.dials:
            offered = msgspec.to_builtins(getattr(choice.action, dial.field))
            for value in forged(dial, offered):
                draft = {"choice": choice.code, "values": {dial.field: value}}
                status, answer = await page.ask("play", token, {"draft": draft, "sure": True})
                assert (status, bool(answer["error"])) == (409, True), (dial.field, value)
                assert "error" in await page.preview(token, draft)
        assert await table.revision() == 0


@pytest.mark.parametrize(
    "draft",
    [
        {"choice": "fly A1"},
        {"choice": ""},
        {"choice": "end", "steps": ["fly A1"]},
        {"choice": "end", "steps": ["end"]},
        {"choice": "end", "values": {"to": "A1"}},
    ],
)
async def test_steps_that_are_not_possible_are_refused(tmp_path: Path, draft: dict[str, Any]):
    state, ask = position("forhonor", "step")
    async with (
        match_from(tmp_path, "forhonor", state) as (table, _),
        served(table) as url,
        aiohttp.ClientSession() as http,
    ):
        page, user = Page(url, http), (await table.match()).holder(ask.seat).user
        token = await table.bot.feature(HandLinks).token(HandLink(1, ask.id, user))
        status, answer = await page.ask("play", token, {"draft": draft, "sure": True})
        assert (status, bool(answer["error"])) == (409, True)
        assert await table.revision() == 0


async def test_what_others_keep_secret_is_on_no_page(tmp_path: Path):
    state, ask = position("pitchout", "lineup")
    team = [one.code for one in ask.choices[0].dials[0].options]
    seen = []
    for left_out in (team[-1], team[-2]):
        (tmp_path / left_out).mkdir()
        async with (
            match_from(tmp_path / left_out, "pitchout", state) as (table, _),
            served(table) as url,
            aiohttp.ClientSession() as http,
        ):
            page, links, match = Page(url, http), table.bot.feature(HandLinks), await table.match()
            mine, other = (match.holder(seat).user for seat in (ask.seat, 1 - ask.seat))
            theirs = next(one for one in table.services.matches.asks(match) if one.seat != ask.seat)
            assert (await page.ask("ask", await links.token(HandLink(1, theirs.id, mine))))[0] == 409
            draft = {"choice": "lineup", "values": {"pitchers": [one for one in team if one != left_out]}}
            status, played = await page.ask("play", await links.token(HandLink(1, ask.id, mine)), {"draft": draft})
            assert status == 200, played
            token = await links.token(HandLink(1, theirs.id, other))
            (_, shown), (_, waited) = [await page.ask(path, token) for path in ("ask", "next")]
            seen.append(({**shown, "clock": ""}, waited["headline"], waited["story"]))
    assert seen[0] == seen[1]

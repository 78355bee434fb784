"""Attacks on the pages: nothing changes, nothing is an incident, and no secret is in any answer."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest
from structlog.testing import capture_logs

from bot.answers.draft_codec import TryId
from bot.features.hand.service import HandLinks
from bot.features.hand.values import HandLink
from bot.games import GAMES
from bot.games.contract.luck import Rng
from bot.games.contract.save import dump_state, load_state
from bot.matches.core.models import Match
from bot.matches.play.tries import TriedTurn, Tries, first_turn
from bot.web.server import WebServer
from cogs.hand.page import HandPage
from cogs.panel.board_view import BoardView
from tests.features.hand.attacks import attacked, besieged
from tests.players.test_secrets import alike
from tests.support.discord.unplugged import Unplugged, unplugged
from tests.support.samples import sized
from tests.torture.test_forged_presses import incidents

pytestmark = pytest.mark.asyncio
ATTACKS, FEW = 100_000, 600


@pytest.mark.parametrize("attacks", [FEW, pytest.param(sized(ATTACKS), marks=pytest.mark.slow)])
async def test_attacks_change_and_betray_nothing(tmp_path: Path, attacks: int, caplog: pytest.LogCaptureFixture):
    async with besieged(tmp_path, 37) as (_, attacker, watch):
        before = watch.rows()
        with capture_logs() as log:
            await attacked(attacker, attacks)
        after = watch.rows()
    print(f"\n{attacks} attacks: {dict(attacker.statuses.most_common())}")
    assert attacker.wrong == Counter()
    assert incidents(log) == []
    assert [one for one in caplog.records if one.name.startswith(("asyncio", "aiohttp"))] == []
    assert before == after
    assert len(before["turns"]) > 6


async def test_careless_pages_are_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """The controls: a page that betrays the seed, one that fails, and one that plays whatever it is sent."""
    async with besieged(tmp_path, 38) as (bot, attacker, watch):
        read = HandLinks.read

        async def credulous(links: HandLinks, token: str) -> HandLink:
            target = attacker.open_asks[0]
            if token.startswith("A"):
                return HandLink(target.match, target.ask.id, target.user)
            return await read(links, token)

        monkeypatch.setattr(HandLinks, "read", credulous)
        shown = HandPage._ask

        async def careless(page: HandPage, link: HandLink, *rest: Any) -> Any:
            answer: Any = await shown(page, link, *rest)
            seed = (await bot.services.matches.work.load(link.match)).seed
            answer.body = answer.body + seed.hex().encode()
            return answer

        monkeypatch.setattr(HandPage, "_ask", careless)
        pages = WebServer("", "127.0.0.1", 0, lambda _: 0.0)
        await pages.serve(HandPage(bot.bot).routes)
        attacker.url = f"http://127.0.0.1:{pages.bound}"
        await attacked(attacker, FEW)
        await pages.close()
        assert watch.rows()
    assert any("the seed of" in one for one in attacker.wrong)
    assert any(one.startswith("garbage") and ": 200" in one for one in attacker.wrong)


@pytest.mark.parametrize("tried", [False, True], ids=["asked", "tried"])
@pytest.mark.parametrize("game", ["pitchout", "forhonor"])
async def test_an_answer_is_the_same_whatever_is_hidden(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch, *, tried: bool
):
    async with unplugged(tmp_path) as bot:
        told = await answers(bot, game, monkeypatch, tried=tried)
    assert len(told) >= 2
    assert len(set(told)) == 1


async def test_a_page_that_betrays_a_lineup_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """The control: the question has all that the rules know in it."""
    encode = msgspec.json.encode

    async with unplugged(tmp_path) as bot:
        shown = HandPage._ask

        async def careless(page: HandPage, link: HandLink, *rest: Any) -> Any:
            answer: Any = await shown(page, link, *rest)
            match = await BoardView(bot.bot).match(link.match)
            state: Any = load_state(GAMES[match.game].spec, match.state)
            answer.body = encode(
                msgspec.structs.replace(msgspec.json.decode(answer.body, type=Told), headline=str(state))
            )
            return answer

        monkeypatch.setattr(HandPage, "_ask", careless)
        told = await answers(bot, "pitchout", monkeypatch)
    assert len(set(told)) > 1


class Told(msgspec.Struct):
    """An open ask as it is sent, as far as the control needs it."""

    headline: str


async def answers(bot: Unplugged, game: str, monkeypatch: pytest.MonkeyPatch, *, tried: bool = False) -> list[bytes]:
    """The question and its picture for one player, for each of several positions that differ only in what is hidden from them.

    They are asked in the match, or try the position as that before a past turn.
    """
    match, same = await hiding(bot, game)
    pages = WebServer("", "127.0.0.1", 0, lambda _: 0.0)
    await pages.serve(HandPage(bot.bot).routes)
    told = []
    for state, ask in same:
        replaced = msgspec.structs.replace(match, state=dump_state(GAMES[game].spec, state))

        async def present(_view: BoardView, _number: int, replaced: Match = replaced) -> Match:
            return replaced

        monkeypatch.setattr(BoardView, "match", present)
        at = str(TryId(ask.id, match.revision)) if tried else ask.id
        if tried:
            past = TriedTurn(replaced, first_turn(replaced), replaced.state, ask)

            async def turn(_tries: Tries, *_: Any, past: TriedTurn = past) -> TriedTurn:
                return past

            monkeypatch.setattr(Tries, "turn", turn)
        token = await bot.bot.feature(HandLinks).token(HandLink(match.id, at, match.holder(ask.seat).user))
        async with (
            aiohttp.ClientSession(headers={"Authorization": f"Bearer {token}"}) as session,
            session.post(f"http://127.0.0.1:{pages.bound}/hand/ask") as answer,
        ):
            assert answer.status == 200, await answer.text()
            told.append(await answer.read())
    await pages.close()
    return told


async def hiding(bot: Unplugged, game: str) -> tuple[Match, list[tuple[Any, Any]]]:
    """A match at an ask from which something is hidden, with positions that look the same from there."""
    match = await bot.match(game)
    matches, rules = bot.services.matches, GAMES[game]
    for nth in range(40):
        state = load_state(rules.spec, match.state)
        for ask in matches.asks(match):
            same = alike(rules, state, ask, Rng(b"hidden", nth))
            if len(same) > 1:
                return match, same
        ask = matches.asks(match)[0]
        user = match.holder(ask.seat).user
        match = (await matches.act(match.id, ask.id, user, ask.choices[0].action, key=f"hidden.{nth}")).match
    raise AssertionError("nothing was hidden")

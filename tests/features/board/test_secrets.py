"""The open board is the same whatever players keep secret: lineups, hidden pieces, packets, plans, conditional moves."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from bot.games import GAMES
from bot.games.contract.luck import Rng
from bot.matches.core.models import Match
from bot.matches.work.effects import Reply
from pichenette.testing.playing import for_two, match
from tests.features.board.conftest import Site, reading, switch
from tests.features.board.test_page import live, page
from tests.players.test_secrets import alike
from tests.support.discord.from_position import match_from
from tests.support.discord.scene import Scene

pytestmark = pytest.mark.asyncio
IN_DISCORD = re.compile(r"https://discord\.com/channels/[0-9/]+")
TIMES = {"created", "updated", "made", "due"}


def timeless(value: Any) -> Any:
    """An answer without its times."""
    if isinstance(value, dict):
        return {key: timeless(one) for key, one in value.items() if key not in TIMES}
    return [timeless(one) for one in value] if isinstance(value, list) else value


async def read(site: Site, found: Match) -> list[Any]:
    """All that can be read about a match."""
    turn = f"/turns/{found.revision}"
    paths = ("", turn, "/turns", f"{turn}/stage", "/picture.png", "/picture.png?look=light&language=fr")
    seen = [await site.get(f"/matches/{found.id}{path}") for path in paths]
    assert [one.status for one in seen] == [200] * len(paths)
    lists = await site.get(f"/servers/{found.guild}/matches")
    async with live(site) as stream:
        _, _, event = await stream.next()
    _, text = await page(site, f"/match/{found.id}")
    return [*(timeless(one.body) for one in (*seen, lists)), timeless(event), IN_DISCORD.sub("", text)]


def hidden(name: str, kind: str) -> list[Any]:
    """Two positions of a random match that a spectator cannot tell apart, while such an ask is open."""
    game = GAMES[name]
    for seed in range(3):
        for step in match(game, b"s%d" % seed, spec=for_two(game.spec)):
            for ask in (one for one in step.asks if one.kind == kind):
                first, *others = (one for one, _ in alike(game, step.step.state, ask, Rng(b"board")))
                same = [one for one in others if game.view(one, None) == game.view(first, None)]
                if same:
                    return [first, same[0]]
    raise AssertionError(f"{name} hides nothing at {kind}")


@pytest.mark.parametrize(
    ("game", "kind"),
    [
        *(("pitchout", "lineup"), ("pitchout", "deploy"), ("pitchout", "shootout"), ("pitchbowl", "setup")),
        *(("forhonor", "pick_hero"), ("forhonor", "card"), ("forhonor", "step")),
    ],
)
async def test_secrets_change_nothing_that_is_public(tmp_path: Path, game: str, kind: str):
    seen = []
    for nth, one in enumerate(hidden(game, kind)):
        (tmp_path / str(nth)).mkdir()
        async with match_from(tmp_path / str(nth), game, one) as (table, _), reading(table) as site:
            await switch(table, on=True)
            await site.until("/matches/1", 200)
            seen.append(await read(site, await table.match()))
    assert seen[0] == seen[1]


async def test_conditional_moves_change_nothing_that_is_public(shown: Scene, site: Site):
    found = await shown.match()
    before = await read(site, found), (await site.get("/matches/1")).headers["ETag"]
    await shown.services.matches.work.store.keep_replies(found, 0, [Reply(0, ("S1 10 20",), "A1 30 40")])
    assert await shown.services.store.replies(1)
    assert (await read(site, found), (await site.get("/matches/1")).headers["ETag"]) == before

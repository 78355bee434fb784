"""Save formation: a saved deployment, offered in later matches on either side."""

from pathlib import Path

import pytest
import structlog

from bot.games import GAMES
from bot.games.contract.save import load_state
from bot.games.pitchout.rules.values import State
from bot.matches.core.models import Match, Status
from bot.matches.core.seeding import foretold
from bot.ops.play import corner
from localdiscord.people import ClientMessage
from localdiscord.server import LocalDiscord
from tests.support.discord.scene import QUICK, Scene, UserClient, all_said, bot_on, button, scene

pytestmark = pytest.mark.asyncio

SAID = {
    "en-US": {
        "save": "Save formation",
        "mine": "Mine",
        "saved": "Saved.",
        "own": "Your own formation",
    },
    "fr": {
        "save": "Enregistrer",
        "mine": "La mienne",
        "saved": "Formation enregistrée.",
        "own": "Votre formation",
    },
}


def formations(panel: ClientMessage) -> dict[str, bool]:
    """The formations that a panel offers, by code, and whether each is the one chosen."""
    menu = next(one for one in panel.selects if one["custom_id"].startswith("pick:"))
    return {option["value"]: bool(option.get("default")) for option in menu["options"]}


def labels(panel: ClientMessage) -> set[str]:
    """The labels of a panel's formations and buttons."""
    return {one["label"] for menu in panel.selects for one in menu["options"]} | {
        one.get("label", "") for one in panel.buttons
    }


def speaking(table: Scene, locale: str) -> None:
    """Let the server and everybody speak this language."""
    table.local.world.guild.locale = locale
    for one in table.people:
        one.user.locale = locale


async def chosen(person: UserClient, panel: ClientMessage, code: str) -> ClientMessage:
    """The panel after a formation was chosen in its menu."""
    return (await person.select(panel, custom_id=button(panel, "pick"), values=[code])).shown


async def moved(person: UserClient, panel: ClientMessage, place: str, piece: str = "") -> ClientMessage:
    """The panel after the piece shown, or another, was put elsewhere by its form."""
    if piece:
        panel = (await person.select(panel, custom_id=button(panel, "piece"), values=[piece])).shown
    form = await person.press(panel, custom_id=button(panel, "move"))
    return (await person.submit(form, {"place": place})).shown


async def begun(table: Scene, number: int) -> tuple[UserClient, ClientMessage]:
    """Match `number` at its first deployment: the player who deploys, and their panel."""
    card = await table.challenge()
    await table.bruno.press(card, label=next(one["label"] for one in card.buttons if "accept" in one["custom_id"]))
    await table.answer(await table.turn(0, number), "self")
    return await table.panel(await table.turn(1, number))


def seen_by(match: Match, person: UserClient) -> dict[str, tuple[float, float]]:
    """The places of a player's pieces, by kind, from the player's side."""
    state: State = load_state(GAMES[match.game].spec, match.state)
    seat = match.seat_of(person.id)
    lie = {one.id[2:]: (one.x, one.y) for one in state.pucks if one.id[0] == "SN"[seat or 0]}
    lie |= {one.id[1:]: (one.x, one.y) for one in state.blocks if one.id[0] == "SN"[seat or 0]}
    return lie if seat == 0 else {piece: (800.0 - x, 800.0 - y) for piece, (x, y) in lie.items()}


async def put_down(table: Scene, number: int) -> list[tuple[UserClient, ClientMessage]]:
    """Both give what their panels begin with; those panels."""
    found = []
    for revision in (1, 2):
        person, panel = await table.panel(await table.turn(revision, number))
        found.append((person, panel))
        await person.press(panel, custom_id=button(panel, "do"))
    await table.turn(3, number)
    return found


@pytest.mark.parametrize("locale", ["en-US", pytest.param("fr", marks=pytest.mark.thorough)])
async def test_a_formation_saved_at_one_side_is_used_at_the_other_by_its_owner_alone(tmp_path: Path, locale: str):
    said = SAID[locale]
    async with scene(tmp_path, seeds=foretold("sides 29")) as table:
        speaking(table, locale)
        owner, panel = await begun(table, 1)
        assert (await table.match()).seat_of(owner.id) == 0
        assert formations(panel) == {"standard": True, "wall": False, "spread": False}
        assert said["save"] in labels(panel)
        panel = await moved(owner, await chosen(owner, panel, "wall"), "61, 9", "S.captain")
        assert said["own"] in all_said(panel)
        assert not any(formations(panel).values())
        panel = (await owner.press(panel, custom_id=button(panel, "save"))).shown
        assert said["saved"] in panel.text
        assert said["mine"] in labels(panel)
        assert formations(panel)["mine"]
        assert next(one for one in panel.buttons if one["custom_id"] == button(panel, "save"))["disabled"]
        (_, first), (_, second) = await put_down(table, 1)
        assert formations(first)["mine"]
        assert "mine" not in formations(second)
        kept = seen_by(await table.match(), owner)
        assert kept["captain"] == (610, 90)
        await table.services.matches.resign(1, owner.id, key="enough")

        asked, panel = await begun(table, 2)
        assert asked is owner
        assert (await table.match(2)).seat_of(owner.id) == 1
        assert formations(panel) == {"standard": True, "wall": False, "spread": False, "mine": False}
        panel = await chosen(owner, panel, "mine")
        assert formations(panel)["mine"]
        assert said["mine"] in all_said(panel)
        _, (_, second) = await put_down(table, 2)
        assert "mine" not in formations(second)
        now = seen_by(await table.match(2), owner)
        assert now == {piece: pytest.approx(place) for piece, place in kept.items()}


@pytest.mark.parametrize(("seed", "side"), [("sides 0", "S"), ("sides 2", "N")])
async def test_a_saved_one_that_is_illegal_is_shown_and_refused_when_it_is_given(tmp_path: Path, seed: str, side: str):
    async with scene(tmp_path, seeds=foretold(seed)) as table:
        speaking(table, "en-US")
        person, panel = await begun(table, 1)
        panel = await moved(person, panel, block_place(panel, f"{side}1"), f"{side}.guard")
        assert f"would overlap {side}1" in panel.text
        panel = (await person.press(panel, custom_id=button(panel, "save"))).shown
        panel = await chosen(person, await chosen(person, panel, "standard"), "mine")
        assert formations(panel)["mine"]
        answer = (await person.press(panel, custom_id=button(panel, "do"))).shown
        assert f"2 would overlap {side}1" in answer.text
        assert "PO-11" in answer.text
        assert formations(answer)["mine"]
        assert await table.revision() == 1
        panel = await chosen(person, answer, "standard")
        await person.press(panel, custom_id=button(panel, "do"))
        await table.turn(2)


def block_place(panel: ClientMessage, block: str) -> str:
    """The place of a block, as a panel shows it."""
    menu = next(one for one in panel.selects if one["custom_id"].startswith("piece:"))
    said = next(option["description"] for option in menu["options"] if option["value"] == block)
    return str(said).partition("·")[2].strip()


async def test_it_is_offered_after_a_restart_and_goes_with_the_half_made_answer(tmp_path: Path):
    async with LocalDiscord(corner(**QUICK)) as local:
        async with bot_on(local, tmp_path / "matches.db") as (services, bot):
            table = Scene(local, services, bot)
            person, panel = await begun(table, 1)
            panel = (await person.press(panel, custom_id=button(panel, "save"))).shown
        async with bot_on(local, tmp_path / "matches.db") as (services, bot):
            table = Scene(local, services, bot)
            _, again = await table.panel(await table.turn(1))
            assert formations(again)["mine"]
            await person.press(panel, custom_id=button(panel, "do"))
            await table.turn(2)
            assert (await table.match()).status is Status.RUNNING


async def test_one_that_cannot_be_read_is_not_offered(table: Scene):
    person, panel = await begun(table, 1)
    match = await table.match()
    panel = (await person.press(panel, custom_id=button(panel, "save"))).shown
    ask, *_ = table.services.matches.asks(match)
    await table.services.matches.keep_formation(match, person.id, ask.id, 7, b"no formation")
    with structlog.testing.capture_logs() as logged:
        again = (await person.press(panel, custom_id=button(panel, "finer"))).shown
    assert "mine" not in formations(again)
    assert "a formation cannot be read" in [one["event"] for one in logged]

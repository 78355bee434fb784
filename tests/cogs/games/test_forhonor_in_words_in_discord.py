"""The last activation of a match of For Honor by two who see no picture, one in English and one in French."""

from __future__ import annotations

import msgspec
import pytest

from bot.games.forhonor.rules.values import State
from localdiscord.people import UserClient
from tests.cogs.games.test_forhonor_in_discord import begun
from tests.cogs.match.test_text_in_discord import words_first
from tests.support.games.forhonor_few import standing
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio


def last_stand() -> State:
    """Defence is locked and has one wounded hero left; Warden acts, two steps away."""
    state = standing("warden", warden="C4", nobushi=("C7", 1))
    gone = ("conqueror", "berserker", "shugoki")
    heroes = (msgspec.structs.replace(one, spot="waiting", life=0) if one.id in gone else one for one in state.heroes)
    return msgspec.structs.replace(
        state, heroes=tuple(heroes), turn=9, cards=(), score=(1200, 0), before=(1200, 0), locked=(False, True)
    )


async def read(person: UserClient, place: int, **options: str) -> str:
    """A board or a detail, in words alone."""
    shown = (await person.command(str(place), "board", options)).shown
    assert not shown.pictures
    return shown.text


async def typed(person: UserClient, place: int, steps: str, *, now: bool = True) -> str:
    """Steps or a card in one line; what is answered, in words alone."""
    shown = (await person.command(str(place), "move", {"move": steps, "now": now})).shown
    assert not shown.pictures
    return shown.text


async def test_a_match_is_read_and_typed_to_its_end(tmp_path):
    async with begun(tmp_path, last_stand()) as (table, first):
        for person in (table.ada, table.bruno):
            await words_first(person)
        owner = table.next_of(first)
        foe = table.bruno if owner is table.ada else table.ada
        french = owner is table.bruno
        place = first.channel_id
        board = await read(owner, place)
        assert ("attaquer la Nobushi (2 pas)" if french else "attack Nobushi (2 steps)") in board
        assert ("le verrou interdit son retour" if french else "kept out by the lock") in board
        threats = await read(foe, place, detail="Nobushi")
        assert ("attack by Warden (2 steps)" if french else "attaque de la Sentinelle (2 pas)") in threats

        laid = await typed(owner, place, "move C6", now=False)
        assert ("attaquer la Nobushi (tout de suite)" if french else "attack Nobushi (now)") in laid
        await typed(owner, place, "attack nobushi")
        await typed(foe, place, "charge")
        assert ("a choisi" if french else "has chosen") in await read(owner, place)
        await typed(owner, place, "sword")

        over = await table.turn(await table.revision())
        assert "beats" in over.text
        assert says(over.text, "forhonor-event-fell", hero="Nobushi")
        alt = str(over.pictures[0]["description"])
        assert alt.startswith("Attack wins")
        assert says(alt, "forhonor-event-fell", hero="Nobushi")


async def test_steps_given_together_are_commented_on_as_one(tmp_path):
    state = standing("warden", warden="E8", conqueror="N18")
    state = msgspec.structs.replace(state, soldiers=(("H9",), ("F10", "F11", "F12", "F13", "G10")), cards=(0,))
    async with begun(tmp_path, state) as (table, first):
        owner = table.next_of(first)
        await owner.command(str(first.channel_id), "move", {"move": "move E10; kill 4; end", "now": True})
        told = (await table.turn(await table.revision())).text.splitlines()
        remark = next(line for line in told if line.startswith("> *"))
        assert "4" in remark or "F" in remark  # of the soldiers, not of the end of the activation

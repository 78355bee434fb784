"""For Honor for those who read instead of looking."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from bot.games.contract.base import position
from bot.games.contract.luck import Rng
from bot.games.contract.preview import Assist
from bot.games.forhonor.rules.values import (
    Acting,
    Action,
    Attack,
    Displace,
    Enter,
    Fight,
    Move,
    PickHero,
    Shoot,
    Shove,
    State,
)
from bot.games.forhonor.rules.view import View
from bot.words import Catalogue, Words
from render import PAINTERS
from render.forhonor.text.describe import name
from render.painter import Moment
from render.text import LINES
from tests.support.games.forhonor_few import after, standing
from tests.support.scenes.forhonor_scenes import GAME, LUCK, drafting, seen

WORDS = Catalogue(Path(__file__).parents[2] / "data" / "words")
EN, FR = WORDS.of("en"), WORDS.of("fr")
PAINTER = PAINTERS["forhonor"]
assert PAINTER.texts


def foretold(state: State, action: Action) -> tuple[str, ...]:
    view, ask = seen(state), GAME.asks(state)[0]
    return PAINTER.texts.preview(view, GAME.sketch(view, ask, action, Assist.FULL), EN)


def test_what_a_hero_has_in_reach_is_told_with_the_steps_it_takes():
    board = PAINTER.board(
        GAME.view(standing(warden="D4", orochi="A4", raider="D8", conqueror="D3", nobushi="D9"), 0), EN
    )
    assert "**Warden**: D4, 4 life. In reach: attack Conqueror (now), Nobushi (4 steps)." in board
    assert (
        "**Orochi**: A4, 4 life. In reach: attack Conqueror (2 steps), Nobushi (4 steps); shoot Conqueror (1 step)"
        in board
    )
    assert "**Nobushi**: D9, 4 life. In reach: attack Raider (now)," in board


def test_soldiers_are_in_reach_as_long_as_a_kill_is_left():
    state = standing(warden="F1", raider="H1")
    far = msgspec.structs.replace(state, soldiers=((), ("F9",)))
    assert "**Warden**: F1, 4 life. In reach: nobody." in PAINTER.board(GAME.view(far, 0), EN)
    near = msgspec.structs.replace(state, soldiers=((), ("F8",)))
    assert "**Warden**: F1, 4 life. In reach: soldiers (6 steps)." in PAINTER.board(GAME.view(near, 0), EN)
    acts = msgspec.structs.replace(near, acting=Acting("raider", steps=1))
    assert "**Raider**: H1, 4 life. In reach: nobody." in PAINTER.board(GAME.view(acts, 0), EN)


def test_who_has_fought_or_may_not_go_on_has_nobody_in_reach():
    state = standing("orochi", orochi="D4", conqueror="D6")
    free = PAINTER.board(GAME.view(state, 0), EN)
    assert "**Orochi**: D4, 4 life. In reach: attack Conqueror (1 step); shoot Conqueror (now)." in free
    fought = msgspec.structs.replace(state, acting=Acting("orochi", steps=2, fought=True, frozen=True))
    board = PAINTER.board(GAME.view(fought, 0), EN)
    assert "**Orochi**: D4, 4 life. In reach: nobody." in board
    assert "Orochi acts: no steps left, has fought, power not used." in board


@pytest.mark.parametrize("viewer", [0, 1])
def test_ones_own_camp_comes_first(viewer: int):
    board = PAINTER.board(GAME.view(standing(warden="D4", conqueror="D9"), viewer), EN)
    assert re.findall(r"^\*\*(Attack|Defence)\*\*(, your camp)?", board, re.MULTILINE) == [
        ("Attack" if viewer == 0 else "Defence", ", your camp"),
        ("Defence" if viewer == 0 else "Attack", ""),
    ]


def test_zones_tell_who_holds_them_who_would_and_who_is_there():
    state = msgspec.structs.replace(standing(warden="L11", conqueror="A5"), zones=(0, None, None))
    board = PAINTER.board(seen(state), EN)
    assert "Attack zone, A5–C8: held by Attack; Conqueror inside; would go to Defence." in board
    assert "Defence zone, L11–N14: held by nobody; Warden inside; would go to Attack." in board
    ranks = msgspec.structs.replace(state, soldiers=(("F9", "F8", "G6"), ("F10",)))
    board = PAINTER.board(seen(ranks), EN)
    assert "Centre, F6–I13: held by nobody; linked soldiers 2 to 1; would go to Attack." in board
    assert "Soldiers, 3 of 16: F 9–8; G 6; H –; I –. Linked: 2." in board


def test_holding_places_locks_and_combats_are_told():
    state = standing(warden="D4", conqueror=("D5", 2))
    heroes = tuple(
        msgspec.structs.replace(one, spot={"raider": "waiting", "shugoki": "executed"}.get(one.id, one.spot))
        for one in state.heroes
    )
    state = msgspec.structs.replace(state, heroes=heroes, score=(500, 1000), before=(500, 1000))
    board = PAINTER.board(GAME.view(state, 0), EN)
    assert "**Raider**: waiting, back in reserve next turn." in board
    assert "**Shugoki**: executed, starts waiting next turn." in board
    assert "Defence ended the last turn with 1000 points or more; doing so again" in board
    locked = msgspec.structs.replace(state, locked=(True, False))
    assert "**Raider**: waiting, kept out by the lock." in PAINTER.board(seen(locked), EN)
    _, state = after(state, Attack("conqueror"), Fight("sword"))
    assert "Your card: Sword." in PAINTER.board(GAME.view(state, 0), EN)
    assert "Your card" not in PAINTER.board(GAME.view(state, 1), EN)
    _, state = after(state, Fight("sword"))
    board = PAINTER.board(seen(state), EN)
    assert "Combat, round 2: Warden (3 life) vs Conqueror (2 life). Round 1 was tied." in board
    assert foretold(state, Fight("shield"))[0].startswith("Combat, round 2: Warden (3 life)")
    assert "Conqueror still has Charge and Shield." in board
    french = PAINTER.board(seen(state), FR)
    assert (
        "Il reste à la Sentinelle la Charge et le Bouclier. Il reste au Conquérant la Charge et le Bouclier." in french
    )


def test_what_the_activation_has_done_is_told_as_the_picture_shows_it():
    state = standing("raider", raider="B3", nobushi=("B6", 4), orochi="A1")
    state = msgspec.structs.replace(state, options=tuple({**dict(state.options), "fixed_order": "on"}.items()))
    rows = tuple(tuple(one.id for one in state.heroes if one.seat % 2 == camp) for camp in (0, 1))
    state = msgspec.structs.replace(state, rows=rows, locked=(True, True), before=(1000, 1000))
    _, state = after(state, Move("B5"), Shove("nobushi", 1), Move("B6"), Attack("nobushi"))
    _, state = after(state, Fight("sword"), Fight("charge"), Fight("charge"))
    board = PAINTER.board(GAME.view(state, 0), EN)
    text = (
        "Raider so far: path B3, B4, B5, B6; Nobushi shoved from B6 to B7; round 1: Raider Sword, Nobushi Charge (−2)."
    )
    assert text in board
    assert text in PAINTER.still(seen(state), EN).alt
    assert "linked" in board.splitlines()[-1].casefold()  # nothing is cut off, though nothing more could be said
    assert len(board.splitlines()) <= LINES
    _, state = after(state, Fight("sword"))
    assert "Raider’s activation: " in PAINTER.board(seen(state), EN)


def test_a_preview_tells_what_is_sure_and_no_more():
    state = standing("berserker", warden="D9", raider="D10", berserker=("D3", 4), conqueror="C9")
    state = msgspec.structs.replace(state, camp=1)
    assert foretold(state, Move("D8")) == (
        "Berserker on D8 (5 steps).",
        "In reach: attack Warden (now), Raider (1 step).",
    )
    ran = msgspec.structs.replace(state, acting=Acting("berserker", steps=6))
    assert foretold(ran, Attack("warden")) == (
        "Combat: Berserker (4 life) vs Warden (4 life).",
        "Warden is outnumbered (also close: Conqueror) and loses a life first.",
        "Warden loses a life to the rush first.",
    )
    shooter = msgspec.structs.replace(
        standing("orochi", orochi="F12", conqueror=("F10", 1)), soldiers=((), ("H12", "I13"))
    )
    assert foretold(shooter, Shoot("F10")) == ("Conqueror on F10 falls.",)
    assert foretold(shooter, Shoot("H12")) == ("Shot at H12: the soldier on I13 falls.",)
    pushing = standing("raider", raider="D4", conqueror="D5")
    assert foretold(pushing, Shove("conqueror", 2)) == ("Conqueror on D7.",)
    entering = position(GAME, "play", 2, {}, LUCK)
    assert foretold(entering, Enter("C1"))[0] == "Warden on C1 (1 step)."
    picking = msgspec.structs.replace(standing(warden="D4", conqueror="D6"), phase="pick_hero", acting=None)
    assert foretold(picking, PickHero("warden")) == ("In reach: attack Conqueror (1 step).",)
    aside = msgspec.structs.replace(standing(warden="D4"), phase="displace", acting=None, soldiers=(("D4",), ()))
    assert foretold(aside, Displace("D5")) == ("Warden on D5.",)


def test_the_alt_text_tells_results_first_then_who_is_in_danger():
    state = standing(warden="D4", nobushi=("D5", 1), orochi="D8", shugoki="N14")
    moment, state = after(state, Attack("nobushi"), Fight("sword"), Fight("charge"))
    lines = PAINTER.texts.alt(seen(state), EN, moment).splitlines()
    fell = next(nth for nth, line in enumerate(lines) if line == "Nobushi falls.")
    assert "wins the round" in "".join(lines[:fell])
    assert len(lines) > fell
    threatened = standing("nobushi", nobushi="D6", warden="D4", orochi="A1")
    alt = PAINTER.texts.alt(seen(threatened), EN, Moment(seen(threatened), seen(threatened), ()))
    assert "Warden is in danger: attack by Nobushi (now)." in alt
    assert "Nobushi is in danger: attack by Warden (1 step)" in alt


@pytest.mark.parametrize("words", [EN, FR])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_alt_text_of_a_draft_names_every_hero_on_offer(words: Words, seats: int):
    view = seen(drafting(seats), 0)
    alt = PAINTER.texts.alt(view, words)
    assert view.packet
    assert [one for one in view.packet if name(one, words) not in alt] == []


def test_a_way_is_told_square_by_square():
    moment, _ = after(standing(warden="D4", conqueror="N18"), Move("D7"))
    assert PAINTER.texts.account(moment, EN)[0] == "1. Warden moves from D4 through D5, D6, D7."


def test_all_is_told_of_a_hero_a_zone_a_lane_and_a_square():
    state = standing(warden="A2", conqueror="D6", orochi="F3")
    view = GAME.view(state, 0)
    text = PAINTER.texts.detail(view, " warden ", EN)
    assert "Played by A (Attack): A2, 4 life." in text
    assert "Can move to" in text
    assert "A3–A9, B1–B9" in text
    assert "Threats: attack by Conqueror (3 steps)." in text
    assert "Attack can get there: Warden (3 steps)" in PAINTER.texts.detail(view, "attack ZONE", EN)
    assert "**D6**: Conqueror." in PAINTER.texts.detail(view, "d6", EN)
    assert "**D7**: free." in PAINTER.texts.detail(view, "D7", EN)
    assert "heroes: Orochi F3" in PAINTER.texts.detail(view, "f", EN)
    assert PAINTER.texts.detail(view, "E5", EN) == ""


def test_the_draft_shows_its_packet_to_its_owner_alone():
    state = GAME.setup(4, GAME.spec.complete({}), Rng(b"packets")).state
    packet = [EN.text(f"forhonor-hero-{hero}") for hero in state.packets[1]]
    assert all(f"**{hero}**" in PAINTER.board(GAME.view(state, 1), EN) for hero in packet)
    public: View = seen(state)
    assert not any(hero in PAINTER.board(public, EN) for hero in packet)
    assert len(PAINTER.board(GAME.view(state, 1), EN).splitlines()) <= LINES


def test_in_camps_of_several_a_hero_is_told_with_its_player():
    state = standing("warden", 4, warden="D9")
    ada = EN.calling(("Ada", "Bruno", "Chloe", "Dai"))
    assert "**Warden** (Ada)" in PAINTER.board(seen(state), ada)
    assert "**Warden** (A)" in PAINTER.board(seen(state), EN)

"""Which questions are answered by buttons of the turn's message, and whose answer a button gives."""

from dataclasses import replace
from functools import partial
from typing import Any

import msgspec
import pytest

from bot.answers.custom_id import Id
from bot.answers.draft import Draft, begin
from bot.games import GAMES
from bot.games.contract.base import Answer, Ask, Choice, position
from bot.games.contract.capabilities import Deed
from bot.games.contract.dials import Number
from bot.games.contract.luck import Rng
from bot.games.contract.vocabulary import phrase
from bot.games.forhonor.rules.values import Attack
from bot.matches.core.models import Match, Player, Status
from bot.panel.panel import panel, playing_label
from bot.panel.panel_view import PanelView
from bot.panel.public_buttons import answer_buttons, turn_buttons
from bot.panel.short_answers import MOST, needs_panel, own_id, public_answers, shared_id
from bot.panel.turn_message import answers_words
from bot.screens.button_rows import fit_on_phone, in_rows
from bot.screens.sheet import GOOD, PLAIN, Button, SelectMenu
from bot.words import Catalogue
from render import PAINTERS
from tests.support.discord.scene import WORDS
from tests.support.games.forhonor_few import after, standing
from tests.support.scenes.forhonor_scenes import drafting
from tests.support.words.fluent_files import LANGUAGES

EN = Catalogue(WORDS).of("en-GB")
STRENGTH = Number("strength", 1, 100, 1, "unit-strength")


def ask(plain: int, dialled: int = 0, *, kind: str = "guard", seat: int = 0, secret: bool = False) -> Ask[Any]:
    choices = [Choice[Any](f"p{n}", phrase("close"), None) for n in range(plain)]
    choices += [Choice[Any](f"d{n}", phrase("close"), None, (STRENGTH,)) for n in range(dialled)]
    return Ask(f"{kind}.{seat}.5", kind, seat, phrase("close"), "X-1", tuple(choices), secret=secret)


def test_formations_that_play_at_once_are_green_and_the_way_to_arrange_them_is_not() -> None:
    game = GAMES["pitchout"]
    state = position(game, "start", 2, game.spec.complete({}), Rng(b"formations"))
    (deploy, *_) = [one for one in game.asks(state) if one.kind == "deploy"]
    *ready, arrange = answer_buttons(match("pitchout"), (deploy,), EN)
    assert {one.style for one in ready} == {GOOD}
    assert {one.id.verb for one in ready} == {"answer"}
    assert (arrange.id.verb, arrange.style) == ("open", PLAIN)


def match(game: str) -> Match:
    holders = (Player(0, 11, "Ada"), Player(1, 22, "Bruno"))
    return Match(7, 1, 2, 3, 4, game, (), Status.RUNNING, 3, holders, b"{}", b"", 0, 0, 0, 0, "en")


@pytest.mark.parametrize(
    ("asked", "answers", "panelled"),
    [
        (ask(0), 0, True),
        (ask(1), 1, False),
        (ask(MOST), MOST, False),
        (ask(MOST + 1), 0, True),
        (ask(0, 3), 0, True),
        (ask(1, 20), 1, True),
        (ask(MOST, 1), 0, True),
        (ask(2, secret=True), 0, True),
        (ask(2, kind="change", secret=True), 2, False),
    ],
)
def test_short_answers_are_buttons_and_others_take_a_panel(asked: Ask[Any], answers: int, panelled: bool):  # noqa: FBT001
    assert len(public_answers("pitchout", asked)) == answers
    assert needs_panel("pitchout", (asked,)) == panelled
    verbs = [one.id.verb for one in answer_buttons(match("pitchout"), (asked,), EN)]
    assert verbs == ["open"] * panelled + ["answer"] * answers


def test_planned_steps_take_a_panel_however_few():
    assert public_answers("forhonor", ask(2, kind="step")) == ()


def test_answers_stand_above_the_other_buttons():
    first, second = in_rows(turn_buttons(match("pitchout"), 3, (ask(2),), EN))
    assert {one.id.verb for one in first} == {"answer"}  # type: ignore[union-attr]  # no links
    assert [one.id.verb for one in second] == ["text", "more"]  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("deeds", "rows"),
    [
        (("End activation",), [["act", "open"], ["text"]]),
        (("Attack Conqueror (4 steps)",) * 2, [["act"] * 2, ["open", "text"]]),
    ],
)
def test_deeds_that_fill_a_row_of_a_phone_have_it_alone(deeds: tuple[str, ...], rows: list[list[str]]):
    buttons = [Button(Id("act", 7, "step.0.1", label), label) for label in deeds]
    buttons += [Button(Id("open", 7, "step.0.1", "3"), "Plan…"), Button(Id("text", 7, "", "3"), "Text")]
    assert [[one.id.verb for one in row] for row in in_rows(buttons)] == rows  # type: ignore[union-attr]  # no links


@pytest.mark.parametrize(
    ("labels", "rows"),
    [
        ({"open": "Aim", "hint": "Hint", "undo": "Take back", "text": "Text"}, [["open", "hint", "undo", "text"]]),
        (
            {
                "open": "Viser",
                "hint": "Indice",
                "text": "Texte",
                "why": "Pourquoi ?",
                "undo": "Reprendre",
                "more": "Plus",
            },
            [["open", "hint", "undo"], ["text", "why", "more"]],
        ),
        (
            {"answer": "Sacrifier Garde pour A4 Coureur", "text": "Texte", "undo": "Reprendre", "more": "Plus"},
            [["answer", "undo"], ["text", "more"]],
        ),
        (
            {"answer": "Sacrifier le Garde pour sauver A4 Coureur", "text": "Text", "undo": "Take back"},
            [["answer"], ["text", "undo"]],
        ),
    ],
)
def test_hints_and_takebacks_are_where_a_phone_has_room(labels: dict[str, str], rows: list[list[str]]):
    buttons = [Button(Id(verb, 7, "", "3"), label) for verb, label in labels.items()]
    assert [[one.id.verb for one in row] for row in in_rows(buttons)] == rows  # type: ignore[union-attr]  # no links


def test_a_button_for_several_gives_the_answer_of_the_one_who_presses_it():
    both = (ask(2, seat=0), ask(2, seat=1))
    shared = shared_id(both)
    assert [own_id(shared, seat) for seat in (0, 1)] == [one.id for one in both]
    assert own_id(shared, None) not in {one.id for one in both}
    assert own_id(both[0].id, 1) == both[0].id
    assert {one.id.ask for one in answer_buttons(match("pitchout"), both, EN)} == {shared}
    assert shared_id((ask(2), ask(2, kind="mount", seat=1))) == ""


def test_a_button_for_several_stays_the_same_when_all_but_one_have_answered():
    both = (ask(2, seat=0), ask(2, seat=1))
    last = answer_buttons(match("pitchout"), both[1:], EN, others=[both[0].id])
    assert {one.id for one in last} <= {one.id for one in answer_buttons(match("pitchout"), both, EN)}
    assert shared_id(both[1:], ["mount.0.3"]) == both[1].id


def test_fighters_have_a_button_for_each_card_and_read_what_is_at_stake():
    game = GAMES["forhonor"]
    _, state = after(standing(warden="F6", berserker="F7"), Attack("berserker"))
    asks = game.asks(state)
    assert len(asks) == 2
    buttons = answer_buttons(match("forhonor"), asks, EN)
    assert [one.id.args for one in buttons] == ["sword", "charge", "shield"]
    lines = answers_words(match("forhonor"), asks, EN, pictured=True).splitlines()
    assert len(lines) == 2 * (1 + 3)
    assert all(line.startswith("-# ") and len(line) < 70 for line in lines)
    assert "<@11>" in lines[0]
    assert "<@22>" in lines[4]


def test_a_hero_opens_more_also_beside_ready_made_answers():
    game, luck = GAMES["forhonor"], Rng(b"pick")
    state = position(game, "start", 2, {}, luck)
    while (asked := game.asks(state)[0]).kind != "pick_hero":
        state = game.apply(state, Answer(asked.id, asked.seat, asked.choices[0].action), luck).state
    deeds = tuple(
        Deed(code, phrase("close"), (asked.choices[0].code,), worth)
        for code, worth in (("go", 1), ("on", 3), ("up", 2))
    )
    buttons = answer_buttons(match("forhonor"), (msgspec.structs.replace(asked, deeds=deeds),), EN)
    assert [one.id.args for one in buttons if one.id.verb == "act"] == ["on", "up"]  # the best two
    plain = answer_buttons(match("forhonor"), (asked,), EN)
    heroes = [f"Activate {EN.say(choice.words)}" for choice in asked.choices]
    assert [one.label for one in buttons if one.id.verb == "answer"] == heroes
    assert [one.label for one in plain if one.id.verb == "answer"] == heroes


def test_what_the_picture_of_a_message_says_of_the_answers_is_not_said_again():
    game, luck = GAMES["forhonor"], Rng(b"pick")
    state = position(game, "start", 2, {}, luck)
    asks = game.asks(state)
    while asks[0].kind != "pick_hero":
        state = game.apply(state, Answer(asks[0].id, asks[0].seat, asks[0].choices[0].action), luck).state
        asks = game.asks(state)
    assert answers_words(match("forhonor"), asks, EN, pictured=True) == ""
    assert len(answers_words(match("forhonor"), asks, EN, pictured=False).splitlines()) == len(asks[0].choices)


@pytest.mark.parametrize("language", LANGUAGES)
def test_six_heroes_are_buttons_as_five_are(language: str):
    words, game = Catalogue(WORDS).of(language), GAMES["forhonor"]
    state = drafting()
    (drafted, *_) = game.asks(state)
    sizes = []
    for heroes in (drafted, msgspec.structs.replace(drafted, choices=drafted.choices[:5])):
        rows = panel(PanelView(7, heroes, Draft(), turn=0.0, picture=None), words).controls[:-1]
        assert all(fit_on_phone(row) for row in rows if isinstance(row, tuple))
        pressed = [one.id.verb for row in rows if isinstance(row, tuple) for one in row if isinstance(one, Button)]
        sizes.append((len(heroes.choices), pressed.count("answer")))
    assert sizes == [(6, 6), (5, 5)]


def test_the_last_menu_gives_the_answer_and_shows_none_as_given():
    listed = ask(MOST + 2)
    sheet = panel(PanelView(7, listed, Draft("p2"), turn=0.0, picture=None), EN)
    (menu,) = (one for one in sheet.controls if isinstance(one, SelectMenu))
    assert menu.id.verb == "answer"
    assert not any(entry.chosen for entry in menu.entries)


def test_a_direction_moves_at_once_and_the_one_in_the_picture_is_green():
    game = GAMES["offboard"]
    state = game.setup(2, {}, Rng(b"x")).state
    (move,) = game.asks(state)
    presenter = PAINTERS["offboard"].presenter
    draft = begin(move, (), presenter)
    view = PanelView(7, move, draft, turn=0.0, picture=None, presenter=presenter, menu=partial(presenter.menu, None))
    shown = panel(view, EN)
    presses = [one for row in shown.controls if isinstance(row, tuple) for one in row]
    ways = [one for one in presses if isinstance(one, Button) and one.id.verb == "answer"]
    assert [one.id.args for one in ways if one.style is GOOD] == [draft.choice]
    assert len(ways) > 1
    assert not any(isinstance(one, Button) and one.id.verb == "do" for one in presses)
    assert shown.parts[-1] == f"-# {EN.text('press-plays')}"
    assert playing_label(view, EN) == next(one.label for one in ways if one.style is GOOD)
    assert panel(replace(view, note="Look here"), EN).parts[-1] == "Look here"  # which says what plays it

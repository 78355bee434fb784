"""Further contents of panels: powers, counts, costs, the refusing rule, the verb that submits."""

from typing import Any

import msgspec
import pytest

from bot.answers.draft import Draft, begin, choose, with_value
from bot.answers.draft_edits import CHANGES, PanelInput
from bot.games.contract.base import Ask, Choice
from bot.games.contract.dials import Bearing, Number, Option, Pick, Subset, Target
from bot.games.contract.vocabulary import Point, phrase
from bot.panel.dial_forms import typed_form
from bot.panel.panel import panel
from bot.panel.panel_view import PanelView
from bot.screens.sheet import Button, Media, SelectMenu, Sheet
from bot.words import Catalogue
from render.presenter import Presenter
from tests.support.discord.scene import WORDS
from tests.support.words.said import says

pytestmark = pytest.mark.asyncio  # the library's views want a loop
CATALOGUE = Catalogue(WORDS)
EN, FR = CATALOGUE.of("en-GB"), CATALOGUE.of("fr")
POWER = phrase("pitchout-power-major", edition="en")


class Hand(msgspec.Struct, frozen=True, tag="hand"):
    cards: tuple[str, ...] = ("a", "b")
    copy: str | None = None
    bearing: float = 90.0
    rotation: float = 0.0


def card(code: str) -> Option:
    return Option(code, phrase("pitchout-pitcher-major"), POWER)


def hand() -> Ask[Any]:
    dial = Subset("cards", tuple(card(code) for code in "abcd"), 2, 2)
    return Ask("hand.0.1", "hand", 0, phrase("confirm"), "X-1", (Choice("hand", phrase("confirm"), Hand(), (dial,)),))


def beside() -> Ask[Any]:
    dials = (Bearing("bearing", Point(0, 0), 15.0, flicks=False), Number("rotation", 0.0, 89.0, 1.0, "unit-rotation"))
    put = Choice("place", phrase("confirm"), Hand(), dials)
    leave = Choice("leave", phrase("confirm"), Hand())
    return Ask("put.0.1", "put", 0, phrase("confirm"), "X-1", (put, leave))


VERBS = {"place": "pitchout-verb-move", "leave": "pitchout-choice-leave", "a": "pitchout-verb-stop"}
LABELLED = Presenter(verb=lambda choice: phrase(VERBS[choice.code]) if choice.code in VERBS else None)


def shown(ask: Ask[Any], draft: Draft, **more: Any) -> Sheet:
    return panel(PanelView(1, ask, draft, turn=0.0, **{"picture": None, "presenter": LABELLED, **more}), EN)


def text_of(sheet: Sheet) -> str:
    return "\n".join(part for part in sheet.parts if isinstance(part, str))


def given_by(sheet: Sheet) -> str:
    presses = [press for row in sheet.controls if isinstance(row, tuple) for press in row if isinstance(press, Button)]
    return next(press.label for press in presses if press.id.verb == "do")


async def test_a_hand_says_how_many_are_picked_and_what_each_does():
    ask = hand()
    assert says(text_of(shown(ask, begin(ask))), "subset-enough", count=2, hi=2, lo=2)
    few = shown(ask, with_value(begin(ask), "cards", ["c"]))
    assert says(text_of(few), "subset-few", count=1, hi=2, lo=2, missing=1)
    assert text_of(few).count(EN.say(POWER)) == 4
    (menu,) = (row for row in few.controls if isinstance(row, SelectMenu))
    assert (menu.lo, menu.hi) == (1, 2)
    assert {entry.about for entry in menu.entries} == {EN.say(POWER)}


async def test_what_is_picked_says_what_it_does_and_how_long():
    none = Option("none", phrase("pitchout-choice-none"), phrase("pitchout-dial-copy-hint"))
    dial = Pick("copy", (none, card("major")))
    ask = Ask("f.0.1", "f", 0, phrase("confirm"), "X-1", (Choice("a", phrase("confirm"), Hand(), (dial,)),))
    draft = choose(ask, Draft(), "a")
    nothing = shown(ask, draft)
    assert EN.say(POWER) not in text_of(nothing)
    assert EN.say(POWER) in text_of(shown(ask, with_value(draft, "copy", "major")))
    (menu,) = (row for row in nothing.controls if isinstance(row, SelectMenu))
    assert menu.entries[0].about == EN.text("pitchout-dial-copy-hint")


async def test_putting_something_beside_a_piece_is_no_flick():
    ask = beside()
    assert given_by(shown(ask, begin(ask))) == "Place the block"
    verbs = [press.id.verb for row in shown(ask, begin(ask)).controls if isinstance(row, tuple) for press in row]  # type: ignore[union-attr]
    assert verbs[:2] == ["pick", "answer"]
    form = typed_form(1, ask, ask.choices[0], begin(ask), 0.0, FR)
    assert form.fields[0].label == "De quel côté"


async def test_a_warning_names_its_rule_once():
    ask = beside()
    warned = text_of(shown(ask, begin(ask), hints=("It lies on B2.",), rule="PO-83"))
    assert "It lies on B2." in warned
    assert "PO-83" in warned
    noted = text_of(shown(ask, begin(ask), hints=("It lies on B2.",), rule="PO-83", note="It lies on B2 (PO-83)."))
    assert noted.count("It lies on B2") == 1


async def test_choices_say_what_comes_of_them_and_pictured_ones_are_looked_at_first():
    save = Choice("a", phrase("confirm"), Hand(), hint=phrase("pitchbowl-hint-end"))
    ask = Ask("g.0.1", "g", 0, phrase("confirm"), "X-1", (save, save))
    pictured = msgspec.structs.replace(LABELLED, pictured=frozenset({"g"}))
    sheet = shown(ask, begin(ask, (), pictured), presenter=pictured)
    assert EN.text("pitchbowl-hint-end") in text_of(sheet)
    assert given_by(sheet) == "Stop"
    assert EN.text("pitchbowl-hint-end") in text_of(shown(ask, begin(ask)))


async def test_what_a_picture_says_of_the_choices_is_not_said_again():
    plain = Choice("a", phrase("confirm"), Hand(), hint=phrase("pitchbowl-hint-end"))
    ask = Ask(
        "g.0.1", "g", 0, phrase("confirm"), "X-1", tuple(msgspec.structs.replace(plain, code=code) for code in "abcde")
    )
    captioned = msgspec.structs.replace(LABELLED, captioned=frozenset({"g"}))
    hint, picture = EN.text("pitchbowl-hint-end"), Media(b"", "The choices")
    assert hint in text_of(shown(ask, begin(ask), picture=picture))
    assert hint not in text_of(shown(ask, begin(ask), picture=picture, presenter=captioned))
    assert hint in text_of(shown(ask, begin(ask), presenter=captioned))


class Run(msgspec.Struct, frozen=True, tag="run"):
    angle: float = 90.0
    strength: float = 50.0


def runs(*met: str | None, flicks: bool = True, free: bool = False) -> Ask[Any]:
    """A flick whose targets A, B ... were judged to meet `met`."""
    targets = tuple(
        Target(
            letter,
            letter,
            phrase("pitchbowl-brief-player", player=letter),
            100.0 * nth,
            0.0,
            15.0,
            foe=not free,
            met=what,
        )
        for nth, (letter, what) in enumerate(zip("ABC", met, strict=False), 1)
    )
    dials = (
        Bearing("angle", Point(0, 0), 15.0, targets, flicks=flicks, free=free),
        Number("strength", 1.0, 100.0, 1.0, "unit-strength"),
    )
    return Ask("r.0.1", "r", 0, phrase("confirm"), "X-1", (Choice("r", phrase("confirm"), Run(), dials),))


def aimed_at(sheet: Sheet) -> list[str]:
    menus = [row for row in sheet.controls if isinstance(row, SelectMenu) and row.id.verb == "target"]
    return [entry.value for menu in menus for entry in menu.entries]


async def test_a_menu_leaves_out_targets_that_no_flick_gets_to():
    ask = runs("A", "", "A")
    assert aimed_at(shown(ask, begin(ask))) == ["A", "C", "-"]
    assert aimed_at(shown(runs("A", "", free=True), begin(ask))) == ["A", "B", "-"]  # only the direction of a run
    assert aimed_at(shown(runs("A", None), begin(ask))) == ["A", "B", "-"]  # not judged


async def test_the_target_that_is_aimed_at_stays_in_the_menu():
    ask = runs("A", "", "A")
    draft = CHANGES["target"](ask, begin(ask), PanelInput("angle", ("B",)), 0.0)
    assert "B" in aimed_at(shown(ask, draft))


async def test_a_flick_that_falls_on_its_way_is_not_also_said_to_fall_short():
    ask = runs("A", "", "A")
    draft = CHANGES["target"](ask, begin(ask), PanelInput("angle", ("B",)), 0.0)
    short = EN.text("aim-short", what="B")
    assert short in text_of(shown(ask, draft))
    falls = "It falls."
    warned = text_of(shown(ask, draft, hints=(falls,), risk=falls))
    assert falls in warned
    assert short not in warned
    assert short in text_of(shown(ask, draft, hints=("It uses the effort.",)))


async def test_what_a_flick_hits_first_is_told_before_what_that_costs():
    ask = runs("A", "", "A")
    draft = CHANGES["target"](ask, begin(ask), PanelInput("angle", ("B",)), 0.0)
    cost = "This flick costs you S1."
    warned = text_of(shown(ask, draft, hints=(cost,), risk=cost, met="A", picture=Media(b"", "")))
    assert warned.index(EN.text("aim-meets", what="A")) < warned.index(cost)

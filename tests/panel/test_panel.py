"""Panels of games that do not exist yet: any ask becomes controls that Discord accepts."""

import re
from typing import Any

import msgspec
import pytest

from bot.answers.draft import Draft, begin, choose, with_value
from bot.answers.draft_edits import CHANGES, PanelInput
from bot.games.contract.base import Ask, Choice
from bot.games.contract.dials import (
    Bearing,
    Grid,
    Layout,
    LayoutPiece,
    Number,
    Option,
    Pick,
    Place,
    Subset,
    Target,
    Zone,
)
from bot.games.contract.vocabulary import Point, phrase
from bot.panel.choice_controls import levels
from bot.panel.dial_forms import typed_form
from bot.panel.panel import panel
from bot.panel.panel_view import PanelView
from bot.screens.sheet import MAIN, Button, Media, SelectMenu, Sheet
from bot.words import Catalogue
from cogs.core.components import build, build_form, mentions_of
from render.presenter import entry
from tests.support.discord.scene import WORDS
from tests.support.games.made_up_asks import Put, words
from tests.support.words.fluent_files import LANGUAGES

pytestmark = pytest.mark.asyncio  # the library's views want a loop
CATALOGUE = Catalogue(WORDS)
EN = CATALOGUE.of("en-GB")


class Step(msgspec.Struct, frozen=True, tag="step"):
    to: str
    speed: float = 1.0
    card: str = "c0"
    squad: tuple[str, ...] = ()
    copy: str | None = None


class Swing(msgspec.Struct, frozen=True, tag="swing"):
    puck: str
    angle: float = 0.0


def ask(*choices: Choice[Any]) -> Ask[Any]:
    return Ask("move.1.7", "move", 1, words("?"), "FH-3", choices)


def shown(asked: Ask[Any], draft: Draft) -> Sheet:
    return panel(PanelView(1, asked, draft, turn=0.0, picture=None), EN)


def menus(sheet: Sheet) -> list[SelectMenu]:
    return [row for row in sheet.controls if isinstance(row, SelectMenu)]


def presses(sheet: Sheet) -> list[Button]:
    return [press for row in sheet.controls if isinstance(row, tuple) for press in row if isinstance(press, Button)]


def plain(count: int) -> Ask[Any]:
    return ask(*(Choice(f"s{n}", words(f"s{n}"), Step(f"s{n}")) for n in range(count)))


@pytest.mark.parametrize("count", [1, 2, 5])
async def test_few_choices_are_buttons(count: int):
    sheet = shown(plain(count), begin(plain(count)))
    assert menus(sheet) == []
    assert len([press for press in presses(sheet) if press.id.verb == "answer"]) == (count if count > 1 else 0)
    build(sheet)


@pytest.mark.parametrize(("count", "pages"), [(7, 1), (25, 1), (26, 2), (60, 3)])
async def test_many_choices_are_a_menu_in_pages(count: int, pages: int):
    asked, draft = plain(count), begin(plain(count))
    seen: list[str] = []
    for _ in range(pages):
        sheet = shown(asked, draft)
        (menu,) = menus(sheet)
        seen += [entry.value for entry in menu.entries]
        build(sheet)
        turn = next((press for press in presses(sheet) if press.label == "Next"), None)
        assert (turn is not None) == (pages > 1)
        if turn is not None:
            draft = CHANGES["page"](asked, draft, PanelInput(turn.id.args), 0.0)
    assert seen == [f"s{n}" for n in range(count)]


def by_piece(choice: Choice[Any]) -> tuple[Option, ...]:
    """A menu of pieces, one of ways below it; the end is among the pieces."""
    if choice.code == "end":
        return (entry(choice),)
    return (Option(choice.code[:-1], words(choice.code[:-1])), entry(choice))


async def test_levels_lead_to_the_choice():
    asked = ask(
        *(
            Choice(f"{piece}{way}", words(f"{piece}{way}"), Step(f"{piece}{way}"))
            for piece in ("ball", "knight")
            for way in ("n", "s")
        ),
        Choice("end", words("end"), Step("end")),
    )
    outer = [[entry.value for entry in menu] for menu in levels(asked, Draft(), EN, by_piece)]
    assert outer == [["balln", "knightn", "end"]]
    draft = choose(asked, Draft(), "knights")
    inner = [[(entry.value, entry.chosen) for entry in menu] for menu in levels(asked, draft, EN, by_piece)]
    assert inner == [[("balln", False), ("knightn", True), ("end", False)], [("knightn", False), ("knights", True)]]
    assert len(levels(asked, choose(asked, draft, "end"), EN, by_piece)) == 1


async def test_picks_and_subsets_are_menus():
    cards = tuple(Option(f"c{n}", words(f"c{n}")) for n in range(30))
    dials = (Number("speed", 0, 3, 0.5, "unit-strength"), Pick("card", cards), Subset("squad", cards[:8], 1, 5))
    asked = ask(Choice("go", words("go"), Step("go", squad=("c1",)), dials))
    sheet = shown(asked, begin(asked))
    card, squad = menus(sheet)
    assert (len(card.entries), card.entries[0].chosen) == (25, True)
    assert (len(squad.entries), squad.lo, squad.hi) == (8, 1, 5)
    assert [entry.value for entry in squad.entries if entry.chosen] == ["c1"]
    build(sheet)
    form = typed_form(1, asked, asked.choices[0], begin(asked), 0.0, EN)
    assert [field.name for field in form.fields] == ["speed"]
    build_form(form)


async def test_a_dial_with_a_name_says_it_and_stands_at_its_first_option_at_first():
    powers = (Option("none", phrase("pitchout-choice-none")), Option("guard", phrase("pitchout-pitcher-guard")))
    asked = ask(Choice("go", words("go"), Step("go", card=""), (Pick("copy", powers),)))
    sheet = panel(PanelView(1, asked, begin(asked), turn=0.0, picture=None, game="pitchout"), EN)
    (menu,) = menus(sheet)
    assert menu.hint == "Captain copies"
    entries = [(entry.label, entry.chosen) for entry in menu.entries]
    assert entries == [("Captain copies: No power", True), ("Captain copies: Guard", False)]


async def test_what_must_not_be_overlooked_stands_last():
    asked = plain(2)
    sheet = panel(PanelView(1, asked, Draft(), turn=0.0, picture=None, hints=("No room.",), note="⚠ Too late."), EN)
    assert sheet.parts[-2:] == ("⚠ No room.", "⚠ Too late.")
    twice = panel(
        PanelView(1, asked, Draft(), turn=0.0, picture=None, hints=("No room.",), note="⚠ No room (rule X)."), EN
    )
    assert twice.parts[-1] == "⚠ No room (rule X)."
    assert twice.parts[:-1] == sheet.parts[:-2]


async def test_a_long_subset_keeps_what_is_chosen_on_other_pages():
    options = tuple(Option(f"c{n}", words(f"c{n}")) for n in range(30))
    asked = ask(Choice("go", words("go"), Step("go", squad=("c1", "c27")), (Subset("squad", options, 1, 12),)))
    draft = begin(asked)
    (menu,) = menus(shown(asked, draft))
    assert (len(menu.entries), menu.lo, menu.hi) == (25, 0, 12)
    draft = CHANGES["subset"](asked, draft, PanelInput(menu.id.args, ("c3", "c2")), 0.0)
    draft = CHANGES["page"](asked, draft, PanelInput("1:squad:+"), 0.0)
    (menu,) = menus(shown(asked, draft))
    assert [entry.value for entry in menu.entries if entry.chosen] == ["c27"]
    draft = CHANGES["subset"](asked, draft, PanelInput(menu.id.args, ("c29",)), 0.0)
    assert draft.values["squad"] == ["c2", "c3", "c29"]


async def test_many_targets_and_pieces_are_paged():
    targets = tuple(Target(f"N.{n}", f"B{n}", words(f"B{n}"), 10.0 * n, 400, 15, foe=True) for n in range(1, 31))
    aim = ask(Choice("a", words("a"), Step("a"), (Bearing("speed", Point(0, 0), 15, targets),)))
    for page in (0, 1):
        build(shown(aim, Draft(choice="a", page=page)))
    pieces = tuple(LayoutPiece(f"p{n}", f"P{n}", words(f"P{n}"), "disc", 5) for n in range(30))
    places = tuple(Place(f"p{n}", 20.0 * n, 50) for n in range(30))
    dial = Layout("places", pieces, (Zone(0, 0, 800, 100),), (), Grid(8, 1, 100))
    put = ask(Choice("put", words("put"), Put(places), (dial,)))
    draft = CHANGES["page"](put, begin(put), PanelInput("1:places:+"), 0.0)
    (menu,) = menus(shown(put, draft))
    assert [entry.value for entry in menu.entries] == [f"p{n}" for n in range(25, 30)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("fine", [False, True])
async def test_a_button_says_in_words_or_figures_what_it_does(language: str, fine: bool):  # noqa: FBT001
    target = Target("N.1", "B1", words("B1"), 10.0, 400, 15, foe=True)
    dials = (Bearing("speed", Point(0, 0), 15, (target,)), Number("speed", 1, 100, 0.1, "unit-strength"))
    pieces = tuple(LayoutPiece(f"p{n}", f"P{n}", words(f"P{n}"), "block", 5, turns=True) for n in range(30))
    dial = Layout("places", pieces, (Zone(0, 0, 800, 100),), (), Grid(8, 1, 100))
    put = Put(tuple(Place(f"p{n}", 20.0 * n, 50) for n in range(30)))
    aim = ask(Choice("a", words("a"), Step("a"), dials))
    layout = ask(Choice("put", words("put"), put, (dial,)))
    for asked, draft in (
        (aim, Draft("a", target="N.1", fine=fine)),
        (aim, Draft("a", fine=fine)),
        (layout, Draft("put", fine=fine)),
    ):
        sheet = panel(PanelView(1, asked, draft, turn=0.0, picture=None), CATALOGUE.of(language))
        for press in presses(sheet):
            assert re.match(r"[\w+−]", press.label), press.label
        assert len({press.label for press in presses(sheet)}) == len(presses(sheet))


async def test_no_two_controls_have_the_same_id():
    for count in (3, 26):
        sheet = shown(plain(count), begin(plain(count)))
        ids = [str(press.id) for press in presses(sheet)] + [str(menu.id) for menu in menus(sheet)]
        assert len(ids) == len(set(ids))


async def test_words_are_cut_to_what_discord_takes():
    long = Sheet(("x" * 3990, "y" * 100, "z"), ((Button(presses(shown(plain(2), Draft()))[0].id, "l" * 200),),))
    view, files = build(long)
    assert view.content_length() <= 4000
    assert files == []
    assert view.is_finished()


async def test_only_whom_a_sheet_names_is_notified():
    assert mentions_of(Sheet(("@everyone <@5>",))).to_dict() == {"parse": []}
    assert mentions_of(Sheet(("<@5>",), mentions=(5,))).to_dict() == {"parse": [], "users": [5]}


AIM = Bearing("angle", Point(100, 100), 15, (Target("B1", "B1", words("B1"), 100, 400, 15, foe=True),))


def aim_buttons(draft: Draft, *, language: str = "en", pictured: bool = True, spoken: bool = False) -> list[str]:
    """The labels of the buttons that turn an aim."""
    asked = ask(Choice("S1", words("S1"), Swing("S1"), (AIM,)))
    picture = Media(b"", "") if pictured else None
    catalogue = CATALOGUE.of(language)
    sheet = panel(PanelView(1, asked, draft, turn=0.0, picture=picture, spoken=spoken), catalogue)
    return [one.label for one in presses(sheet) if one.id.verb in {"beside", "swing"} or one.id.args == "angle"]


async def test_the_middle_button_of_an_older_panel_still_centres_the_aim():
    asked = ask(Choice("S1", words("S1"), Swing("S1"), (AIM,)))
    draft = CHANGES["target"](asked, begin(asked), PanelInput("angle", ("B1",)), 0.0)
    centred = aim_buttons(draft)
    draft = CHANGES["beside"](asked, draft, PanelInput("angle:-25"), 0.0)
    assert aim_buttons(draft) != centred
    assert aim_buttons(CHANGES["beside"](asked, draft, PanelInput("angle:=0"), 0.0)) == centred


async def test_arrows_turn_an_aim_and_words_do_for_whoever_wants_them_or_sees_no_picture():
    asked = ask(Choice("S1", words("S1"), Swing("S1"), (AIM,)))
    draft = CHANGES["target"](asked, begin(asked), PanelInput("angle", ("B1",)), 0.0)
    draft = CHANGES["beside"](asked, draft, PanelInput("angle:-25"), 0.0)
    assert aim_buttons(draft) == ["↺ 25", "↺ 10", "↺ 25%", "10 ↻", "25 ↻"]
    expected = ["left 25", "left 10", "25% left", "right 10", "right 25"]
    assert aim_buttons(draft, spoken=True) == aim_buttons(draft, pictured=False) == expected
    assert aim_buttons(draft, language="fr")[2:4] == ["↺ 25\u00a0%", "10 ↻"]
    draft = CHANGES["swing"](asked, draft, PanelInput("angle:+10"), 0.0)
    degrees = aim_buttons(draft)[2]
    assert degrees.endswith("°")
    assert aim_buttons(draft) == ["↺ 10°", "↺ 1°", degrees, "1° ↻", "10° ↻"]
    assert aim_buttons(draft, spoken=True) == ["left 10°", "left 1°", degrees, "right 1°", "right 10°"]


async def test_the_value_of_an_aim_is_no_step_and_opens_its_form_also_when_centred():
    asked = ask(Choice("S1", words("S1"), Swing("S1"), (AIM,)))
    draft = CHANGES["target"](asked, begin(asked), PanelInput("angle", ("B1",)), 0.0)
    for aimed in (draft, CHANGES["beside"](asked, draft, PanelInput("angle:+10"), 0.0)):
        sheet = panel(PanelView(1, asked, aimed, turn=0.0, picture=Media(b"", "")), EN)
        value = next(one for one in presses(sheet) if one.label in {"centre", "10% ↻"})
        assert (value.id.verb, value.style, value.disabled) == ("type", MAIN, False)
        assert all(one.style != MAIN for one in presses(sheet) if one.id.verb == "beside")


async def test_a_dial_that_is_beside_the_point_is_offered_only_where_it_is_set():
    powers = (Option("none", phrase("pitchout-choice-none")), Option("guard", phrase("pitchout-pitcher-guard")))
    asked = ask(Choice("go", words("go"), Step("go", card=""), (Pick("card", powers, aside=True),)))
    assert menus(shown(asked, begin(asked))) == []
    (menu,) = menus(shown(asked, with_value(begin(asked), "card", "guard")))
    assert [one.value for one in menu.entries] == ["none", "guard"]

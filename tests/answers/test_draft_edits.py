"""Turning drafts: what presses and forms change, and what they refuse to change."""

from typing import Any

import msgspec
import pytest

from bot.answers.draft import (
    Draft,
    action_of,
    aim_of,
    begin,
    choose,
    chosen,
    mark,
    places_of,
    read_draft,
    refit,
    write_draft,
)
from bot.answers.draft_edits import CHANGES, PanelInput
from bot.games.contract.base import Ask, Choice
from bot.games.contract.dials import (
    Bearing,
    Formation,
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
from bot.games.contract.vocabulary import Point
from bot.matches.core.errors import Refused
from render.presenter import Presenter
from tests.support.games.made_up_asks import Put, words


class Shot(msgspec.Struct, frozen=True, tag="shot"):
    puck: str
    angle: float
    strength: float
    power: str = "none"
    squad: tuple[str, ...] = ()


FOE = Target("N.one", "B1", words("B1"), 100, 400, 15, foe=True)
FAR = Target("N.two", "B2", words("B2"), 400, 100, 15, foe=True)


def shot(puck: str, x: float, y: float) -> Choice[Any]:
    return Choice(
        puck,
        words(puck),
        Shot(puck, 10.0, 50.0),
        (
            Bearing("angle", Point(x, y), 15, (FOE, FAR)),
            Number("strength", 1, 100, 0.1, "unit-strength"),
            Pick("power", (Option("none", words("none")), Option("steal", words("steal")))),
            Subset("squad", tuple(Option(code, words(code)) for code in "abc"), 0, 2),
        ),
    )


AIM: Ask[Any] = Ask("flick.0.1", "flick", 0, words("flick"), "X-1", (shot("S.one", 100, 100), shot("S.two", 300, 100)))
HOME = (Place("S.one", 100, 50), Place("S1", 300, 50))
AWAY = (Place("S.one", 200, 150), Place("S1", 500, 150, 45))
PIECES = (
    LayoutPiece("S.one", "A1", words("A1"), "disc", 15),
    LayoutPiece("S1", "S1", words("S1"), "block", 70, turns=True),
)
LAYOUT = Layout(
    "places",
    PIECES,
    (Zone(0, 0, 800, 200),),
    (Formation("home", words("home"), HOME), Formation("away", words("away"), AWAY)),
    Grid(8, 8, 100),
)
PUT: Ask[Any] = Ask(
    "deploy.0.1", "deploy", 0, words("put"), "X-2", (Choice("put", words("put"), Put(HOME), (LAYOUT,)),)
)
PLAIN: Ask[Any] = Ask(
    "who.0.1", "who", 0, words("who"), "X-3", tuple(Choice(code, words(code), Put(())) for code in ("me", "you"))
)


def after(ask: Ask[Any], draft: Draft, *presses: tuple[str, PanelInput], turn: float = 0.0) -> Draft:
    for verb, touch in presses:
        draft = CHANGES[verb](ask, draft, touch, turn)
    return draft


def action(ask: Ask[Any], draft: Draft) -> Any:
    choice = chosen(ask, draft)
    assert choice is not None
    return action_of(choice, draft)


def test_an_aim_begins_with_the_shortest_clear_shot():
    draft = begin(AIM)
    assert action(AIM, draft) == Shot("S.two", 90.0, 50.0)
    assert draft.target == "N.two"


def test_a_question_begins_without_an_answer_and_an_arrangement_as_offered():
    assert begin(PLAIN) == Draft()
    assert action(PUT, begin(PUT)) == Put(HOME)


def test_aiming_by_presses():
    draft = after(
        AIM,
        begin(AIM),
        ("pick", PanelInput("@0", ("S.one",))),
        ("target", PanelInput("angle", ("N.one",))),
        ("beside", PanelInput("angle:+25")),
        ("step", PanelInput("strength:+20")),
        ("option", PanelInput("power", ("steal",))),
        ("subset", PanelInput("squad:0", ("c", "a"))),
    )
    assert action(AIM, draft) == Shot("S.one", 1.43, 70.0, "steal", ("a", "c"))
    assert (draft.target, draft.offset) == ("N.one", 25.0)


def test_another_puck_keeps_target_strength_and_options():
    draft = after(
        AIM,
        begin(AIM),
        ("step", PanelInput("strength:-20")),
        ("option", PanelInput("power", ("steal",))),
        ("pick", PanelInput("@0", ("S.one",))),
    )
    assert action(AIM, draft) == Shot("S.one", 90.0, 30.0, "steal")


def test_a_direction_without_a_target():
    draft = after(AIM, begin(AIM), ("target", PanelInput("angle", ("-",))), ("swing", PanelInput("angle:-10")))
    assert (draft.target, action(AIM, draft).angle) == ("", 80.0)


def test_the_direction_of_a_target_is_kept_without_the_target():
    draft = after(AIM, begin(AIM), ("target", PanelInput("angle", ("-",))))
    assert action(AIM, draft).angle == action(AIM, begin(AIM)).angle
    choice = chosen(AIM, draft)
    assert choice is not None
    dial = choice.dials[0]
    assert isinstance(dial, Bearing)
    assert aim_of(choice, draft, dial).target == ""
    assert refit(AIM, draft) == (draft, None)


def test_of_choices_to_be_viewed_the_one_worth_most_is_shown_first():
    likely = tuple(msgspec.structs.replace(one, worth=worth) for one, worth in zip(PLAIN.choices, (1, 2), strict=True))
    shown = Presenter(pictured=frozenset({"who"}))
    assert begin(msgspec.structs.replace(PLAIN, choices=likely), presenter=shown).choice == "you"


def test_numbers_stay_within_their_limits():
    draft = after(AIM, begin(AIM), *[("step", PanelInput("strength:+20"))] * 9)
    assert action(AIM, draft).strength == 100.0


def test_a_form_sets_everything_at_once():
    form = PanelInput("S.one", fields={"angle": "B1 l50", "strength": "62,5"})
    draft = after(AIM, begin(AIM), ("typed", form))
    assert action(AIM, draft) == Shot("S.one", 357.13, 62.5)


def test_a_form_on_a_turned_picture_says_bearings_of_the_picture():
    form = PanelInput("S.one", fields={"angle": "100", "strength": "50"})
    assert action(AIM, after(AIM, begin(AIM), ("typed", form), turn=90.0)).angle == 10.0


def test_pieces_are_put_by_formation_tile_coordinates_and_nudges():
    draft = after(
        PUT,
        begin(PUT),
        ("formation", PanelInput("places", ("away",))),
        ("moved", PanelInput("places:S.one", fields={"place": "b2"})),
        ("moved", PanelInput("places:S1", fields={"place": "34, 16, 30"})),
        ("nudge", PanelInput("places:S1:up")),
        ("nudge", PanelInput("places:S1:twist")),
    )
    assert action(PUT, draft) == Put((Place("S.one", 150, 150), Place("S1", 340, 180, 45)))
    assert draft.piece == "S1"


def test_up_on_a_turned_picture_is_up_on_the_picture():
    draft = after(PUT, begin(PUT), ("nudge", PanelInput("places:S.one:up")), turn=90.0)
    assert action(PUT, draft).places[0] == Place("S.one", 80, 50)


def test_all_pieces_by_one_form():
    form = PanelInput("put", fields={"places": "A1 C1\ns1: 30,05 6 90\n"})
    assert action(PUT, after(PUT, begin(PUT), ("typed", form))) == Put(
        (Place("S.one", 250, 50), Place("S1", 300.5, 60, 90))
    )


@pytest.mark.parametrize("written", ["b2", "B2", "@b2", "@B 2"])
def test_a_tile_is_read_however_it_is_written(written: str):
    draft = after(PUT, begin(PUT), ("moved", PanelInput("places:S.one", fields={"place": written})))
    assert action(PUT, draft).places[0] == Place("S.one", 150, 150)


@pytest.mark.parametrize("written", ["30,05; 74", "30,05;74", "30,05 74", "30.05, 74", "30.05 74", "30.05,74"])
def test_a_round_piece_is_put_with_comma_or_point(written: str):
    draft = after(PUT, begin(PUT), ("moved", PanelInput("places:S.one", fields={"place": written})))
    assert action(PUT, draft).places[0] == Place("S.one", 300.5, 740)


@pytest.mark.parametrize(
    ("ask", "verb", "touch", "key"),
    [
        (AIM, "pick", PanelInput("S.nobody"), "choice-gone"),
        (AIM, "swing", PanelInput("strength:+5"), "choice-gone"),
        (AIM, "option", PanelInput("power", ("fly",)), "choice-gone"),
        (AIM, "typed", PanelInput("S.one", fields={"angle": "B7"}), "aim-unknown-target"),
        (AIM, "typed", PanelInput("S.one", fields={"angle": "B1", "strength": "101"}), "number-out-of-range"),
        (AIM, "typed", PanelInput("S.one", fields={"angle": "B1", "strength": "a lot"}), "number-unreadable"),
        (PUT, "formation", PanelInput("places", ("gone",)), "choice-gone"),
        (PUT, "moved", PanelInput("places:S.one", fields={"place": "K1"}), "place-off-grid"),
        (PUT, "moved", PanelInput("places:S.one", fields={"place": "A0"}), "place-off-grid"),
        (PUT, "moved", PanelInput("places:S.one", fields={"place": "here"}), "place-unreadable"),
        (PUT, "moved", PanelInput("places:S.one", fields={"place": "1"}), "place-unreadable"),
        (PUT, "moved", PanelInput("places:S.one", fields={"place": "99999999 cm, 0 cm"}), "place-unreadable"),
        (PUT, "moved", PanelInput("places:S.gone", fields={"place": "A1"}), "choice-gone"),
        (PUT, "moved", PanelInput("places:S.one", fields={"place": "30,5, 74"}), "place-no-angle"),
        (PUT, "moved", PanelInput("places:S.one", fields={"place": "30 74 45"}), "place-no-angle"),
        (PUT, "moved", PanelInput("places:S.one", fields={"place": "C4 45"}), "place-no-angle"),
        (PUT, "typed", PanelInput("put", fields={"places": "A1 30,5, 74"}), "place-no-angle"),
        (PUT, "nudge", PanelInput("places:S.gone:up"), "choice-gone"),
        (PUT, "nudge", PanelInput("places:S1:sideways"), "choice-gone"),
        (PUT, "formation", PanelInput("places"), "choice-gone"),
        (AIM, "page", PanelInput("²:@0"), "choice-gone"),
        (AIM, "page", PanelInput("9999999999:@0"), "choice-gone"),
        (AIM, "step", PanelInput("strength:nan"), "choice-gone"),
        (AIM, "step", PanelInput("strength:lots"), "choice-gone"),
        (AIM, "swing", PanelInput("angle:1e300"), "choice-gone"),
        (AIM, "target", PanelInput("angle"), "choice-gone"),
        (PUT, "typed", PanelInput("put", fields={"places": "A9 C1"}), "place-unknown-piece"),
    ],
)
def test_what_cannot_be_is_refused(ask: Ask[Any], verb: str, touch: PanelInput, key: str):
    with pytest.raises(Refused) as refusal:
        after(ask, begin(ask), (verb, touch))
    assert refusal.value.reason.key == key


def test_a_dial_of_nothing_chosen_is_refused():
    with pytest.raises(Refused):
        after(AIM, Draft(), ("step", PanelInput("strength:+5")))


def test_the_mark_changes_with_the_answer_and_not_with_the_view_of_it():
    draft = begin(AIM)
    assert mark(after(AIM, draft, ("finer", PanelInput("")), ("page", PanelInput("3:@0")))) == mark(draft)
    assert mark(after(AIM, draft, ("step", PanelInput("strength:+5")))) != mark(draft)


def test_a_half_made_answer_is_kept_as_bytes():
    draft = after(AIM, begin(AIM), ("step", PanelInput("strength:+5")))
    assert read_draft(write_draft(draft)) == draft
    placed_half = after(PUT, begin(PUT), ("nudge", PanelInput("places:S1:left")))
    again = read_draft(write_draft(placed_half))
    assert places_of(PUT.choices[0], again, LAYOUT) == places_of(PUT.choices[0], placed_half, LAYOUT)


def test_a_choice_that_is_gone_is_no_longer_chosen():
    assert chosen(AIM, Draft(choice="S.gone")) is None
    assert choose(PLAIN, Draft(), "me").choice == "me"

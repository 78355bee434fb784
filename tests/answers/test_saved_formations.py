"""A formation saved from one seat is the same from every other, as its owner sees it."""

import math

import msgspec
import pytest

from bot.answers.draft import Draft, begin, choose, mark, places_of
from bot.answers.placement import MINE
from bot.answers.saved_formations import (
    choose_saved,
    dump_formation,
    formation_choice,
    load_formation,
    pinned,
    with_saved,
)
from bot.games.contract.base import Answer, Ask, Choice, TimedOut
from bot.games.contract.dials import Formation, Frame, Grid, Layout, LayoutPiece, Place, Zone
from bot.games.contract.luck import Rng
from bot.games.pitchout.rules.board import is_block
from bot.games.pitchout.rules.game import PitchOut
from bot.panel.choice_controls import levels
from bot.panel.panel import summary
from bot.words import Catalogue
from render.presenter import no_menu
from tests.support.discord.scene import WORDS
from tests.support.games.made_up_asks import Put, words

GAME = PitchOut()
EN = Catalogue(WORDS).of("en")
TABLES = [(2, {}), (3, {}), (4, {}), (4, {"sides": "free"}), (2, {"mode": "complete"})]


def deployments(seats, options):
    """The layout of every seat's deployment with what is offered for it, in turn."""
    state = GAME.setup(seats, options, Rng(b"formations")).state
    while state.phase != "flick":
        ask = GAME.asks(state)[0]
        move = TimedOut(ask.id)
        if ask.kind == "deploy":
            choice, layout = formation_choice(ask)
            yield layout, places_of(choice, Draft(), layout)
            move = Answer(ask.id, ask.seat, choice.action)
        state = GAME.apply(state, move, Rng(b"formations")).state


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_standard_formation_looks_the_same_to_every_owner(seats, options):
    found = list(deployments(seats, options))
    assert len(found) == seats
    first, places = found[0]
    kept = dump_formation(first, places)
    for layout, standard in found:
        for back, there in zip(load_formation(layout, kept, standard), standard, strict=True):
            assert back.id == there.id
            assert math.hypot(back.x - there.x, back.y - there.y) < 0.001
            whole = 90.0 if is_block(back.id) else 360.0
            assert abs((back.angle - there.angle + 1.0) % whole - 1.0) < 0.001 or not is_block(back.id)


def test_what_is_kept_comes_back_exactly():
    layout, places = next(deployments(2, {}))
    moved = tuple(Place(one.id, one.x + 3.25, one.y - 1.5, one.angle) for one in places)
    assert load_formation(layout, dump_formation(layout, moved), places) == moved


def test_another_pitcher_takes_the_spot_of_the_one_that_stays_away():
    (duel, places), *_ = deployments(2, {"mode": "complete", "format": "5"})
    kept = dump_formation(duel, places).replace(b'"immortal"', b'"sapper"').replace(b'"runner"', b'"shadow"')
    assert {(one.x, one.y) for one in load_formation(duel, kept, places)} == {(one.x, one.y) for one in places}


def test_pieces_without_a_role_are_kept_as_themselves():
    asked = sides(Frame())
    layout = asked.choices[0].dials[0]
    places = (Place("a", 10, 20), Place("b", 30, 40))
    assert load_formation(layout, dump_formation(layout, places), layout.formations[0].places) == places


def test_a_piece_of_a_shape_that_was_not_kept_stands_as_in_the_standard_formation():
    layout = sides(Frame()).choices[0].dials[0]
    kept = dump_formation(layout, (Place("a", 10, 20), Place("b", 30, 40)))
    block = LayoutPiece("c", "C", words("C"), "block", 80)
    other = msgspec.structs.replace(layout, pieces=(layout.pieces[0], block))
    standard = (Place("a", 50, 50), Place("c", 90, 90))
    assert load_formation(other, kept, standard) == (Place("a", 10, 20), Place("c", 90, 90))


def sides(frame, codes=("plain",)):
    """A made-up ask for two pieces without roles; each code is a choice that is a formation."""
    pieces = tuple(LayoutPiece(name, name.upper(), words(name), "disc", 5) for name in "ab")
    ready = tuple(
        Formation(code, words(code), (Place("a", n, 0), Place("b", n, 50))) for n, code in enumerate(codes, 1)
    )
    dial = Layout("places", pieces, (Zone(0, 0, 400, 400),), ready, Grid(4, 4, 100), frame)
    choices = tuple(Choice(one.code, one.words, Put(one.places), (dial,)) for one in ready)
    return Ask("put.0.1", "put", 0, words("?"), "X-1", choices)


def test_where_the_formations_are_choices_mine_is_one_more():
    asked = sides(Frame(), ("plain", "wide"))
    kept = dump_formation(asked.choices[0].dials[0], (Place("a", 10, 20), Place("b", 30, 40)))
    mine = with_saved(asked, kept)
    assert [choice.code for choice in mine.choices] == ["plain", "wide", MINE]
    assert mine.choices[-1].action == Put((Place("a", 10, 20), Place("b", 30, 40)))
    assert with_saved(mine, kept) == mine
    assert EN.text("place-mine") in summary(mine.choices[-1], choose(mine, Draft(), MINE), 0.0, EN)


def test_where_one_choice_has_formations_mine_is_among_them():
    asked = sides(Frame())
    mine = with_saved(asked, dump_formation(asked.choices[0].dials[0], (Place("a", 10, 20), Place("b", 30, 40))))
    (choice,) = mine.choices
    assert [one.code for one in choice.dials[0].formations] == ["plain", MINE]
    assert choose_saved(mine, begin(mine)) == begin(mine)


def test_saving_again_elsewhere_leaves_an_arrangement_as_it_is_shown():
    asked = sides(Frame(), ("plain", "wide"))
    layout = asked.choices[0].dials[0]
    before = with_saved(asked, dump_formation(layout, (Place("a", 10, 20), Place("b", 30, 40))))
    draft = pinned(before, choose(before, Draft(), MINE))
    after = with_saved(before, dump_formation(layout, (Place("a", 11, 21), Place("b", 31, 41))))
    assert places_of(after.choices[-1], draft, layout) == (Place("a", 10, 20), Place("b", 30, 40))
    assert mark(pinned(after, draft)) == mark(draft)


def test_a_formation_with_moved_pieces_can_be_chosen_again():
    asked = sides(Frame(), ("plain", "wide"))
    draft = choose(asked, Draft(), "wide")
    assert [entry.chosen for entry in levels(asked, draft, EN, no_menu)[0]] == [False, True]
    moved = msgspec.structs.replace(
        draft, values={"places": [{"id": "a", "x": 9.0, "y": 9.0}, {"id": "b", "x": 2.0, "y": 50.0}]}
    )
    assert [entry.chosen for entry in levels(asked, moved, EN, no_menu)[0]] == [False, False]
    assert summary(asked.choices[1], moved, 0.0, EN) == f"**{EN.text('place-own')}**"


@pytest.mark.parametrize("kept", [b"", b"null", b'[{"role": "a"}]', b'[{"role": "a", "right": NaN}]'])
def test_what_cannot_be_read_is_no_formation(kept: bytes):
    with pytest.raises(msgspec.DecodeError):
        with_saved(sides(Frame()), kept)

"""PitchBowl's panel: a menu of players, their announcements below it, what each is aimed at, and the seven headings of a kick-off."""

from functools import partial
from pathlib import Path

import msgspec

from bot.answers.aim_parser import aim_at
from bot.answers.draft import Draft, action_of, aim_of, bearing_of, begin, choose, chosen
from bot.answers.draft_edits import PanelInput, nudge, pick
from bot.answers.shot_notation import ViewContext, read_shot, shot_code
from bot.games.contract.base import Answer
from bot.games.contract.luck import Rng
from bot.games.pitchbowl.rules.values import Flick, Kick, State
from bot.panel.aim_controls import way_words
from bot.panel.choice_controls import levels
from bot.panel.dial_forms import typed_form
from bot.panel.panel import confirm_words, panel, summary
from bot.panel.panel_view import PanelView
from bot.panel.public_buttons import open_words
from bot.screens.sheet import MAIN, Button, SelectMenu
from bot.words import Catalogue
from cogs.core.components import build_form
from render import PAINTERS
from render.presenter import Menu
from tests.support.scenes.pitchbowl_scenes import GAME, kicking, play
from tests.support.words.said import says

CATALOGUE = Catalogue(Path("data/words"))
EN, FR = CATALOGUE.of("en"), CATALOGUE.of("fr")


def menu_in(state: State) -> Menu:
    return partial(PAINTERS["pitchbowl"].presenter.menu, GAME.view(state, None))


def picked(state: State, draft: Draft, code: str, level: int) -> Draft:
    (ask,) = GAME.asks(state)
    return pick(ask, draft, PanelInput(f"@{level}", (code,), menu=menu_in(state)), 90.0)


def held_by(player: str) -> State:
    return msgspec.structs.replace(play(), ball=None, holder=player)


def test_players_and_announcements_are_called_by_words() -> None:
    (ask,) = GAME.asks(play())
    players, announcements = levels(ask, choose(ask, Draft(), "red.r1"), EN, menu_in(play()))
    assert [one.label for one in players][:2] == ["A1 (three-quarter)", "A2 (three-quarter)"]
    assert players[0].about == "in D8"
    assert players[-1].label == "End the turn"
    assert [(one.label, one.chosen) for one in announcements] == [("Plain flick", True), ("Pick up", False)]
    assert all(one.about for one in announcements[1:])


def test_a_team_is_set_up_by_the_verb_of_the_question() -> None:
    state = GAME.setup(2, GAME.spec.complete({}), Rng(bytes([0]))).state
    while not (asks := [one for one in GAME.asks(state) if one.kind == "setup"]):
        (toss,) = GAME.asks(state)
        state = GAME.apply(state, Answer(toss.id, toss.seat, toss.choices[0].action), Rng(b"toss")).state
    presenter = PAINTERS["pitchbowl"].presenter
    verbs = [confirm_words(asks[0].choices[0], words, presenter) for words in (EN, FR)]
    assert verbs == ["Set up", "Placer l’équipe"]


def test_a_holder_may_pass_and_hand_off_to_each_of_his_team() -> None:
    state = held_by("red.r1")
    (ask,) = GAME.asks(state)
    players, announcements, mates = levels(ask, choose(ask, Draft(), "red.r1 !handoff red.r2"), FR, menu_in(state))
    assert players[0].about.endswith("a le ballon")
    assert [one.label for one in announcements] == ["Simple pichenette", "Passer", "Transmettre"]
    assert [one.label.partition(" ")[0] for one in mates if one.chosen] == ["A11"]
    assert len(mates) == 10


def test_an_announcement_is_aimed_at_what_it_is_about() -> None:
    for state, code, target in (
        (play(), "red.t1 !pickup", "ball"),
        (held_by("blue.t5"), "red.t1 !steal", "blue.t5"),
        (held_by("red.t1"), "red.t1 !handoff red.t9", "red.t9"),
    ):
        (ask,) = GAME.asks(state)
        draft = picked(state, begin(ask), code, 1)
        choice = chosen(ask, draft)
        assert choice is not None
        dial = bearing_of(choice)
        assert dial is not None
        assert aim_of(choice, draft, dial).target == target


def test_another_player_announces_the_same_where_he_can() -> None:
    state = play()
    draft = picked(state, picked(state, Draft(), "red.t1", 0), "red.t1 !pickup", 1)
    draft = picked(state, draft, "red.r1", 0)
    assert draft.choice == "red.r1 !pickup"
    (ask,) = GAME.asks(state)
    choice = chosen(ask, draft)
    assert choice is not None
    action = action_of(choice, draft)
    assert isinstance(action, Flick)
    assert (action.player, action.announce) == ("red.r1", "pickup")
    holding = held_by("red.t1")
    passing = picked(holding, Draft(), "red.t1 !pass", 1)
    assert picked(holding, passing, "red.t2", 0).choice == "red.t2"


def test_a_kick_off_offers_seven_headings_and_says_how_far_it_flies() -> None:
    state = kicking()
    (ask,) = GAME.asks(state)
    kicks = [choice.action for choice in ask.choices]
    straight = 0.0 if state.kicker == 0 else 180.0
    assert all(isinstance(kick, Kick) for kick in kicks)
    assert sorted((kick.angle - straight + 180.0) % 360.0 - 180.0 for kick in kicks) == [-35, -24, -12, 0, 12, 24, 35]
    draft = begin(ask)
    choice = chosen(ask, draft)
    assert choice is not None
    assert says(summary(choice, draft, 90.0, EN, 450.0), "number-flies", distance="60", value="60")
    assert says(summary(choice, draft, 90.0, FR, 450.0), "number-flies", "fr", distance="60", value="60")
    sheet = panel(PanelView(1, ask, draft, turn=90.0, picture=None, game="pitchbowl", reach=450.0), EN)
    menus = [one for one in sheet.controls if isinstance(one, SelectMenu)]
    assert [entry.label for entry in menus[0].entries][:3] == ["Straight ahead", "12° to the left", "12° to the right"]


def test_another_player_does_not_announce_what_he_cannot_see() -> None:
    state = play()
    seen = picked(state, picked(state, Draft(), "red.r1", 0), "red.r1 !pickup", 1)
    there = next(one for one in state.players if one.id == "red.r1")
    assert state.ball is not None
    behind = tuple(
        msgspec.structs.replace(one, x=2 * there.x - state.ball.x, y=2 * there.y - state.ball.y)
        if one.id == "red.t9"
        else one
        for one in state.players
    )
    assert picked(msgspec.structs.replace(state, players=behind), seen, "red.t9", 0).choice == "red.t9"


def test_a_form_says_from_where_on_the_turned_picture_places_are_measured() -> None:
    state = msgspec.structs.replace(play(), phase="setup", kicker=0, ready=(), ball=None)
    (ask,) = GAME.asks(state)
    draft = begin(ask)
    choice = chosen(ask, draft)
    assert choice is not None
    for turn, text in ((90.0, "x and y from the top and left"), (0.0, "x and y from the left and bottom")):
        (line,) = typed_form(1, ask, choice, draft, turn, EN).fields
        assert text in line.hint
        build_form(typed_form(1, ask, choice, draft, turn, FR))


def test_a_placement_runs_towards_pieces_that_it_should_not_reach() -> None:
    (ask,) = GAME.asks(msgspec.structs.replace(play(defensive_placement="on"), phase="placement"))
    assert open_words(GAME, (ask,)).key == "open-run"
    running = next(one for one in ask.choices if one.dials)
    dial = bearing_of(running)
    assert dial is not None
    aim = aim_at(dial, dial.targets[0])
    assert way_words(aim, dial, "", EN) == ""
    assert says(way_words(aim, dial, dial.targets[1].code, EN), "aim-meets", what=dial.targets[1].label)


def test_a_kick_off_is_written_without_a_piece() -> None:
    (ask,) = GAME.asks(kicking())
    draft = choose(ask, Draft(), "kick +12")
    eye = ViewContext(EN, 90.0, 450.0)
    choice = chosen(ask, draft)
    assert choice is not None
    code = shot_code(ask, draft, eye)
    assert ">" not in code
    assert action_of(choice, read_shot(code, ask, draft, eye)) == action_of(choice, draft)
    assert [field.name for field in typed_form(1, ask, choice, draft, 90.0, EN, several=True).fields] == [
        "angle",
        "strength",
    ]


def test_a_formation_whose_players_were_moved_is_not_shown_as_chosen() -> None:
    state = msgspec.structs.replace(play(), phase="setup", kicker=0, ready=(), ball=None)
    (ask,) = GAME.asks(state)
    draft = begin(ask)
    for moved, shown in (
        (draft, [True, False]),
        (nudge(ask, draft, PanelInput("places:red.t9:left"), 90.0), [False, False]),
    ):
        sheet = panel(PanelView(1, ask, moved, turn=90.0, picture=None), EN)
        assert isinstance(sheet.controls[0], tuple)
        assert [press.style == MAIN for press in sheet.controls[0] if isinstance(press, Button)] == shown

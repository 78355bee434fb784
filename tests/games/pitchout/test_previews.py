"""Previews: positions, available choices, and the rule that would refuse."""

from bot.games.contract.base import Ask
from bot.games.contract.dials import Place
from bot.games.contract.preview import Assist, Ghost, Sketch
from bot.games.pitchout.rules.powers import fitting
from bot.games.pitchout.rules.values import Action, Flick, Guard, Lineup, Mount, MoveBlock, PutBlock, State
from bot.words import Catalogue
from tests.support.discord.scene import WORDS
from tests.support.games.pitchout_complete import asked, chosen_teams, played, with_elite
from tests.support.games.pitchout_matches import (
    GAME,
    ask_of,
    chosen,
    codes,
    flick,
    knocked,
    patched,
    push,
    where,
    without,
)

CITIZENS, HOODS = with_elite("major", "commando", "sapper"), with_elite("infested", "shadow", "shaman")
LANGUAGES = [Catalogue(WORDS).of(language) for language in ("en-GB", "fr")]


def preview(state: State, ask: Ask[Action], action: Action) -> Sketch:
    return GAME.sketch(GAME.view(state, ask.seat), ask, action, Assist.STANDARD)


def sapping(**options: str) -> State:
    south = (
        with_elite("major", "commando", "sapper") if not options else ("captain", "guard", "runner", "major", "sapper")
    )
    north = HOODS if not options else ("captain", "guard", "assassin", "runner", "shaman")
    state = without(played(south, north, **options), "S.guard", "N.guard")
    return flick(state, "S.sapper", push(0.1, "S.sapper", "N1"), rest={"S.sapper": (150, 350)}).state


def test_a_lineup_shows_what_is_offered_with_powers_and_what_is_picked():
    state = chosen_teams()
    (ask,) = (asked(state, 0),)
    shown = preview(state, ask, Lineup(("captain", "guard")))
    assert [one.code for one in shown.offered][:2] == ["captain", "guard"]
    assert all(one.hint for one in shown.offered)
    assert shown.picked == ("captain", "guard")
    assert shown.needed == ask.choices[0].dials[0].lo


def test_every_power_is_one_line_in_both_languages_and_editions():
    for edition in ("fr2021", "en"):
        for team in ("citizens", "hoods"):
            (dial,) = asked(chosen_teams(team, edition=edition), 0).choices[0].dials
            for words in LANGUAGES:
                hints = [words.say(one.hint) for one in dial.options]
                assert [line for line in hints if not 20 < len(line) <= 100] == []


def test_powers_are_told_as_the_edition_has_them():
    found = set()
    for edition in ("fr2021", "en"):
        (dial,) = asked(chosen_teams(edition=edition), 0).choices[0].dials
        found.add(next(LANGUAGES[0].say(one.hint) for one in dial.options if one.code == "sapper"))
    assert len(found) == 2


def test_the_rider_is_seen_on_the_mount():
    state = without(played(HOODS, CITIZENS), "S.guard", "N.guard")
    state = flick(state, "S.shadow", push(0.1, "S.shadow", "N.runner"), push(0.2, "S.shadow", "N.captain")).state
    ask = ask_of(state)
    assert ask.kind == "mount"
    x, y, angle = where(state, "N.runner")
    assert preview(state, ask, Mount("N.runner")).ghosts == (Ghost("place", "S.shadow", x, y, angle),)
    assert preview(state, ask, Mount("N.runner")).marked == "S.shadow"


def test_the_rescued_puck_is_seen_in_the_guards_place():
    state = flick(played(HOODS, CITIZENS), "S.captain", *knocked("N.runner")).state
    ask = ask_of(state)
    assert ask.kind == "guard"
    x, y, angle = where(state, "N.guard")
    assert preview(state, ask, Guard("N.runner")).ghosts == (Ghost("place", "N.runner", x, y, angle),)
    assert preview(state, ask, Guard(None)) == Sketch()


def test_the_sappers_block_is_marked_and_what_refuses_it_is_named():
    state = sapping()
    ask = ask_of(state)
    put = ask.choices[0].action
    assert preview(state, ask, put).marked == "N1"
    (bearing, *_) = ask.choices[0].dials
    assert not bearing.flicks
    into = patched(state, {"S.sapper": {"x": 30.0, "y": 350.0}})
    assert preview(into, ask_of(into), MoveBlock(270.0, 0.0)).rule == "PO-83"


def test_the_english_sapper_is_offered_a_place_where_none_beside_him_is_free():
    """Enclosed in a corner: PO-83 requires room for a puck along every edge and block."""
    state = patched(sapping(edition="en"), {"S.sapper": {"x": 16.0, "y": 16.0}})
    state = patched(state, {"C": {"x": 85.0, "y": 85.0}})
    assert fitting(state) is None
    assert codes(state) == ["place", "leave"]
    put = ask_of(state).choices[0].action
    assert isinstance(put, PutBlock)
    assert preview(state, ask_of(state), put).rule == ""
    assert chosen(state, "place").state.phase != "sapper"


def test_a_forbidden_flick_names_its_rule():
    state = patched(played(CITIZENS, HOODS), {"S.captain": {"x": 400.0, "y": 350.0}})
    (place,) = (Place("C", *where(state, "C")),)
    assert (place.x, place.y) == (400.0, 400.0)
    shown = preview(state, ask_of(state), Flick("S.captain", 0.0, 50.0))
    assert (shown.rule, len(shown.words)) == ("PO-18", 1)

"""Moves are written, parsed leniently, and refused with suggestions."""

from pathlib import Path

import pytest

from bot.games.contract.base import Answer, Illegal
from bot.games.contract.capabilities import Misread
from bot.games.contract.luck import Rng
from bot.games.offboard.rules.game import Offboard
from bot.games.offboard.rules.notation import Unreadable, read, written
from bot.games.offboard.rules.values import Discard, Move, Reenter
from bot.words import Catalogue

GAME = Offboard()
LUCK = Rng(b"")
LANGUAGES = tuple(Catalogue(Path(__file__).parents[3] / "data" / "words").languages.values())


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("C4 NE", Move("C4", "NE")),
        ("  c4ne ", Move("C4", "NE")),
        ("C 4 - ne", Move("C4", "NE")),
        ("c4 > no", Move("C4", "NW")),
        ("E5 o", Move("E5", "W")),
        ("A1 east", Move("A1", "E")),
        ("A1 → east", Move("A1", "E")),
        ("A1 →", Move("A1", "E")),
        ("C4↗", Move("C4", "NE")),
        ("c4 ↗ north-east", Move("C4", "NE")),
        ("c4 south west", Move("C4", "SW")),
        ("c4 nord-ouest", Move("C4", "NW")),
        ("c4 left", Move("C4", "W")),
        ("c4 to the right", Move("C4", "E")),
        ("c4 gauche", Move("C4", "W")),
        ("c4 à droite", Move("C4", "E")),
        ("a4 vers l’est", Move("A4", "E")),
        ("reenter F5", Reenter("F5")),
        ("re-enter f5", Reenter("F5")),
        ("rentrer F 5", Reenter("F5")),
        ("@f5", Reenter("F5")),
        ("discard", Discard()),
        ("Écarter", Discard()),
    ],
)
def test_what_is_meant_is_read(text, action):
    assert read(text) == action
    assert read(written(action)) == action


@pytest.mark.parametrize(
    ("text", "column", "why"),
    [
        ("", 1, "empty"),
        ("   ", 1, "empty"),
        ("NE", 1, "no-cell"),
        ("C4", 3, "direction"),
        ("C4 up", 4, "direction"),
        ("Z4 NE", 1, "cell"),
        ("  A9 E", 3, "cell"),
        ("C4 NE x", 7, "more"),
        ("reenter", 8, "no-cell"),
        ("discard E5", 9, "more"),
    ],
)
def test_what_is_no_move_says_where(text, column, why):
    with pytest.raises(Unreadable) as refusal:
        read(text)
    assert refusal.value.column == column
    assert refusal.value.reason.key == f"offboard-unreadable-{why}"
    for words in LANGUAGES:
        assert words.say(refusal.value.reason)


def test_an_illegal_move_is_refused_with_the_nearest_legal_ones():
    state = GAME.setup(2, {}, LUCK).state
    (ask,) = GAME.asks(state)
    codes = {choice.code for choice in ask.choices}
    for action in (Move("A3", "SE"), Move("G6", "SW"), Move("E5", "E"), Move("C4", "SW")):
        if written(action) in codes:
            continue
        with pytest.raises(Illegal) as refusal:
            GAME.apply(state, Answer(ask.id, 0, action), LUCK)
        near = dict(dict(refusal.value.reason.args)["near"].args)["moves"].split(", ")
        assert len(near) == 3
        assert set(near) <= codes
        for words in LANGUAGES:
            assert near[0] in words.say(refusal.value.reason)


@pytest.mark.parametrize(
    ("record", "line", "column", "rule"),
    [
        ("C4 NE\nC4 XX\n", 2, 4, ""),
        ("# comment\n\nC4 NE # mine\n  I6 NE\n", 4, 3, "OB-7"),
        ("C4 NE\nreenter E5\n", 2, 1, "OB-15"),
        ("C4\n", 1, 3, ""),
    ],
)
def test_a_record_with_a_fault_is_refused_whole(record, line, column, rule):
    with pytest.raises(Misread) as refusal:
        GAME.spec.notation.replay(record)
    assert (refusal.value.line, refusal.value.column, refusal.value.rule) == (line, column, rule)

"""Comments by the house on a turn."""

import re

import pytest

from bot.content import WORDS
from bot.features.talk.sheets import house_talk
from bot.games.contract.base import Outcome
from bot.games.contract.vocabulary import phrase
from bot.matches.core.models import Match, Player, Status, Turn
from bot.matches.house.members import user_of
from bot.matches.work.turn_context import TurnContext
from bot.words import Catalogue
from render import PAINTERS

EN = Catalogue(WORDS).of("en")
ALL = 4  # lines for each moment
HOUSE = (Player(0, 22, "Ada"), Player(1, user_of(2, 3), "Gus"))


def context(seat: int | None, revision: int = 11, holders: tuple[Player, ...] = HOUSE) -> TurnContext:
    """Match 2 after a turn of `seat`: of every eight turns two are spoken about."""
    match = Match(2, 1, 2, 3, 4, "pitchout", (), Status.RUNNING, revision, holders, b"", b"", 0, 0, 0, 0, "en")
    return TurnContext(match, (Turn(2, revision, seat, b"", b"", b"", b"", "", 0),), None)


@pytest.mark.parametrize("game", sorted(PAINTERS))
def test_every_comment_it_goes_by_exists(game: str):
    text = (WORDS / "en" / game / "commentary.ftl").read_text(encoding="utf-8")
    known = set(re.findall(rf"^{game}-comment-([a-z-]+) =", text, re.MULTILINE))
    good, bad = PAINTERS[game].presenter.good_comments, PAINTERS[game].presenter.bad_comments
    assert good
    assert good | bad <= known
    assert not good & bad


@pytest.mark.parametrize(
    ("seat", "comment", "line"),
    [
        (1, "knocked", "Did you see that?"),
        (1, "overrun", "I meant the other one."),
        (0, "knocked", "You’ve done this before."),
        (0, "overrun", "I was already saying goodbye."),
    ],
)
def test_a_remarkable_turn_gets_a_line(seat: int, comment: str, line: str):
    assert house_talk(context(seat), comment, None, EN) == f"🦊\u00a0Gus: “{line}”"


def test_the_ends_get_a_line():
    won, lost, drawn = (Outcome(ranks, phrase("x")) for ranks in (((1,), (0,)), ((0,), (1,)), ((0, 1),)))
    assert house_talk(context(0), "", won, EN) == "🦊\u00a0Gus: “Thanks for the match!”"
    assert house_talk(context(0), "", lost, EN) == "🦊\u00a0Gus: “Too good for me today.”"
    assert house_talk(context(0), "", drawn, EN) == "🦊\u00a0Gus: “Well fought!”"
    assert house_talk(context(None, 0), "", None, EN) == "🦊\u00a0Gus: “Nice to see you. Have fun!”"


def test_most_turns_get_none():
    assert house_talk(context(0), "few-left", None, EN) == ""
    assert house_talk(context(0, 12), "knocked", None, EN) == ""
    people = (Player(0, 22, "Ada"), Player(1, 33, "Bruno"))
    assert house_talk(context(0, holders=people), "knocked", None, EN) == ""


@pytest.mark.parametrize("first", [0, 1])
def test_the_lines_take_turns_on_both_sides(first: int):
    lines = [house_talk(context(1, revision), "knocked", None, EN) for revision in range(first + 2, 66, 2)]
    spoken = [line for line in lines if line]
    assert len(spoken) == len(lines) / 4
    assert len({*spoken}) == ALL
    assert all(len({*spoken[at : at + ALL]}) == ALL for at in range(len(spoken) - ALL + 1))


def test_no_line_comes_back_within_ten_turns():
    last: dict[str, int] = {}
    for revision in range(1, 200):
        line = house_talk(context(1, revision), "knocked", None, EN)
        if line:
            assert revision - last.get(line, -11) > 10
            last[line] = revision
    assert len(last) == ALL

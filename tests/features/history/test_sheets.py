"""Results in a user's list of matches."""

from typing import Any

import msgspec

from bot.answers.match_filter import MatchFilter, read_match_filter
from bot.content import WORDS
from bot.features.history.sheets import balance_words, company, controls, result_words, title_words
from bot.games.contract.base import Outcome
from bot.games.contract.vocabulary import phrase
from bot.matches.core.models import PastMatch, Player, Status
from bot.matches.history.player_history import HistoryEntry, MatchResult
from bot.screens.points import balance
from bot.screens.sheet import SelectMenu
from bot.words import Catalogue

EN = Catalogue(WORDS).of("en")
MATCH = PastMatch(1, "offboard", Status.FINISHED, 1, 2, 3, 0, 9, rated=True, home=0, holders=())
LOST = HistoryEntry(MATCH, 0, MatchResult.LOST, Outcome(((1,), (0,)), phrase("offboard-outcome-six")), (), ())
RUNNING = msgspec.structs.replace(LOST, fate=MatchResult.RUNNING, outcome=None)


def test_what_is_still_played_is_counted_by_itself():
    lost, running = balance(0, 0, 1, EN), EN.text("history-running", count=2)
    for chapters, text in (
        ([LOST], lost),
        ([LOST, RUNNING, RUNNING], f"{lost} · {running}"),
        ([RUNNING, RUNNING], running),
    ):
        assert balance_words(chapters, EN) == EN.text("history-count", count=len(chapters), balance=text)


ANN, BOB, CY = (Player(seat, 101 + seat, name) for seat, name in enumerate(("A*n", "Bob", "Cy")))


def entry(number: int, **told: Any) -> HistoryEntry:
    return msgspec.structs.replace(LOST, match=msgspec.structs.replace(MATCH, id=number), **{"rivals": (BOB,), **told})


def test_a_result_says_the_place_among_several_and_what_was_set_aside():
    assert result_words(LOST, EN) == "lost"
    three = Outcome(((1,), (0,), (2,)), phrase("offboard-outcome-six"))
    assert result_words(msgspec.structs.replace(LOST, outcome=three), EN) == "lost (#2 of 3)"
    aside = msgspec.structs.replace(MATCH, status=Status.SUSPENDED)
    assert result_words(msgspec.structs.replace(LOST, match=aside), EN) == EN.text("fate-set-aside")
    assert result_words(msgspec.structs.replace(LOST, fate=None), EN) == EN.text("fate-unknown")


def test_opponents_and_teammates_are_named_as_they_write_themselves():
    assert company(entry(1, rivals=(ANN, CY)), EN) == "against A\\*n and Cy"
    assert company(entry(1, friends=(ANN,)), EN) == "with A\\*n against Bob"


def test_a_title_says_whose_matches_and_which():
    assert title_words(MatchFilter(101), EN) == "### Matches of <@101>"
    whole = title_words(MatchFilter(101, 102, "offboard", "won"), EN)
    assert whole == "### Matches of <@101> · Offboard · against <@102> · won"


def test_a_list_opens_its_matches_and_turns_its_pages():
    one = entry(5)
    gone = msgspec.structs.replace(one, match=msgspec.structs.replace(MATCH, game="carrom"))
    menu, row = controls([one, gone], MatchFilter(101, page=0), 3, EN)
    assert isinstance(menu, SelectMenu)
    assert [(choice.value, choice.label, choice.about) for choice in menu.entries] == [
        ("5", "Offboard 5", "lost · against Bob"),
        ("1", "Carrom 1", "lost · against Bob"),  # a game that this bot does not have
    ]
    assert isinstance(row, tuple)
    assert [(button.id.verb, button.disabled) for button in row] == [
        ("history", True),
        ("history", False),
        ("historyall", False),
    ]
    assert read_match_filter(row[1].id.args).page == 1

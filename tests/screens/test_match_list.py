"""Results in a user's list of matches."""

import msgspec

from bot.content import WORDS
from bot.games.contract.base import Outcome
from bot.games.contract.vocabulary import phrase
from bot.matches.core.models import PastMatch, Status
from bot.matches.history.player_history import HistoryEntry, MatchResult
from bot.screens.match_list import balance_words
from bot.screens.points import balance
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

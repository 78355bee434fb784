"""The results between the reader of a profile and its player."""

from bot.content import catalogue
from cogs.ladders.profile import score_text

WORDS = catalogue().of("en")


def test_what_the_reader_lost_the_player_won_and_draws_are_counted():
    text = WORDS.text("profile-score", user="<@5>", wins=3, losses=1, draws=2)
    assert score_text(5, [-1, 0, -1, 1, -1, 0, None], WORDS) == [text]
    assert "3" in text
    assert "2" in text


def test_who_never_met_has_no_results_and_who_only_drew_has():
    assert score_text(5, [], WORDS) == []
    assert score_text(5, [None], WORDS) == []
    assert score_text(5, [0], WORDS) == [WORDS.text("profile-score", user="<@5>", wins=0, losses=0, draws=1)]

"""Points in words: what is at stake, what was won and lost."""

from bot.features.ladders.previews import RatingPreview
from bot.features.ladders.sheets import gain_words, gains_words, odds_words
from bot.features.ladders.values import RatingGain
from bot.ratings.ladders import Standing
from bot.words import Catalogue
from tests.support.discord.scene import WORDS

CATALOGUE = Catalogue(WORDS)
EN, FR = CATALOGUE.of("en-GB"), CATALOGUE.of("fr")
SETTLED, NEW = Standing(games=40), Standing()


def test_what_is_at_stake_is_told_for_each_player():
    two = (RatingPreview(11, SETTLED, 1324, 12, -9), RatingPreview(22, NEW, 1150, 31, -20))
    assert odds_words(two, EN) == [
        "📈 <@11> 1324 · win\u00a0+12 · loss\u00a0−9",
        "📈 <@22> 1150 (provisional) · win\u00a0+31 · loss\u00a0−20",
    ]
    assert odds_words(two, FR)[1].endswith("<@22> 1150 (provisoire) · victoire\u00a0+31 · défaite\u00a0−20")
    assert odds_words((), EN) == []


def test_several_players_are_told_in_one_line_and_that_nothing_is_at_stake():
    several = [RatingPreview(user, SETTLED, 1500) for user in (1, 2, 3)]
    assert odds_words(several, EN) == ["📈 <@1> 1500 · <@2> 1500 · <@3> 1500"]
    assert odds_words([RatingPreview(1, SETTLED, 1500, 0, 0), RatingPreview(2, SETTLED, 1400, 0, 0)], EN) == [
        "📈 <@1> 1500 · <@2> 1400",
        "No points are at stake: these players have met too often today.",
    ]


def test_what_was_won_and_lost_is_told_to_all_and_in_the_history_of_each():
    gains = (RatingGain(1, 1500, 1512), RatingGain(2, 1400, 1388))
    assert "+12" in gains_words(gains, EN)
    assert "−12" in gains_words(gains, EN)
    assert gains_words((), EN) == EN.text("gains-none")
    assert gain_words(gains, 2, EN) == EN.text("history-points", points=1388, change="−12")
    assert gain_words(gains, 3, EN) == ""

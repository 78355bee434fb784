"""Reviews in words: progress, the curve, accuracy, and the moments that mattered."""

import msgspec
import pytest

from bot.answers.custom_id import Id
from bot.content import WORDS
from bot.features.reviews import sheets
from bot.features.reviews.rules.review import Decision, Review
from bot.games.contract.shot_noise import Hand
from bot.games.contract.vocabulary import phrase
from bot.matches.core.models import Match, Player, Status
from bot.screens.sheet import Media
from bot.words import Catalogue
from tests.support.matches.written_down import AS_STORED

EN, FR = (Catalogue(WORDS).of(locale) for locale in ("en", "fr"))
WHY = phrase("coach-pitchout-own")
SLIP = Decision(2, 1, 0.9, 0.4, b"{}", 0.75, WHY)
SOUND = Decision(1, 0, 0.6, 0.6)
REVIEW = Review(4, ((0,), (1,)), (Hand(0, 0),) * 2, ((0.6, 0.4), (0.7, 0.3), (0.7, 0.3), (1.0, 0.0)), (SOUND, SLIP))
CURVE = Media(b"", "The curve")


def match(*names: str, game: str = "pitchout") -> Match:
    holders = tuple(Player(seat, 100 + seat, name) for seat, name in enumerate(names))
    told = {**AS_STORED, "game": game, "status": Status.FINISHED, "revision": 4, "created": 0, "updated": 0}
    made = msgspec.convert({**told, "options": (), "holders": (), "state": b"", "seed": b""}, Match)
    return msgspec.structs.replace(made, holders=holders)


TWO = match("Ann", "B_b")


@pytest.mark.parametrize(("done", "text"), [(0, "Starting the review of match #12…"), (3, "Reviewing match #12: 75%")])
def test_progress_can_be_looked_at_again(done: int, text: str):
    sheet = sheets.progress_sheet(TWO, done, EN)
    assert sheet.parts[0] == text
    assert sheet.controls[0][0].id == Id("review", 12)


def test_a_review_lists_accuracy_and_moments_each_with_a_button():
    sheet = sheets.review_sheet(TWO, REVIEW, CURVE, EN)
    title, axes, curve, accuracy, moments = sheet.parts
    assert (title, curve) == ("### Review of match #12", CURVE)
    assert str(axes).startswith("-# ")
    assert "Ann" in str(axes)
    assert str(accuracy).split("\n")[:2] == ["<@100>: accuracy **100** of 100", "<@101>: accuracy **11** of 100"]
    assert "Move 2, <@101>" in str(moments)
    assert "−50 points" in str(moments)
    assert [button.id for row in sheet.controls for button in row] == [
        Id("moment", 12, "", "1"),
        Id("reviewall", 12, "", ""),
    ]
    assert sheets.review_sheet(TWO, REVIEW, CURVE, EN, public=True) == sheets.Sheet(sheet.parts)


def test_a_curve_without_its_picture_is_told_in_words():
    assert sheets.review_sheet(TWO, REVIEW, None, EN).parts[1] == (
        "Who was ahead. Chances of Ann: 60% after move 1, 70% after move 2, 70% after move 3, 100% after move 4."
    )
    assert "60\xa0% " in sheets.curve_words(TWO, REVIEW, FR)
    three = Review(2, ((0,), (1,), (2,)), (Hand(0, 0),) * 3, ((0.5, 0.3, 0.2), (0.1, 0.2, 0.7)))
    told = sheets.curve_words(match("Ann", "B_b", "Cy"), three, EN)
    assert told == "Who was ahead: Ann 50% after move 1, Cy 70% after move 2."
    assert "Ann" not in sheets.axes_words(match("Ann", "B_b", "Cy"), three, EN)


def test_a_match_without_mistakes_or_decisions_says_so():
    sound = msgspec.structs.replace(REVIEW, decisions=(SOUND,))
    sheet = sheets.review_sheet(TWO, sound, CURVE, EN)
    assert sheet.parts[-1] == EN.text("review-none")
    assert "<@101>: no decision to judge" in str(sheet.parts[3])
    assert [button.id.verb for row in sheet.controls for button in row] == ["reviewall"]
    assert sheets.review_sheet(TWO, sound, CURVE, EN, public=True).controls == ()
    empty = sheets.review_sheet(TWO, msgspec.structs.replace(REVIEW, decisions=()), CURVE, EN)
    assert (empty.parts[-1], empty.controls) == (EN.text("review-empty"), ())


def test_a_moment_compares_what_was_played_with_what_was_better():
    pictures = (Media(b"1", "played"), Media(b"2", "better"))
    sheet = sheets.moment_sheet(TWO, sheets.MomentView(1, SLIP, "a push", "a nudge", pictures), EN)
    title, played, first, better, second, about = sheet.parts
    assert (title, played, better) == ("**Moment 1: move 2 by <@101>**", "Played: a push", "Better: a nudge")
    assert (first, second) == pictures
    assert str(about).split("\n") == [
        EN.say(WHY),
        "-# Chances of winning: 40% as played, 90% with the better choice",
        "-# Better in 75% of replays with slightly different luck and aim",
    ]
    assert [button.id for row in sheet.controls for button in row] == [
        Id("whatif", 12, "", "2"),
        Id("review", 12),
        Id("reviewall", 12, "", "1"),
    ]


def test_a_moment_of_a_game_without_luck_has_no_share_of_replays():
    always = msgspec.structs.replace(SLIP, share=1.0, why=None)
    shown = sheets.MomentView(2, always, "this", "that")
    sheet = sheets.moment_sheet(match("Ann", "Bob", game="forhonor"), shown, EN, public=True)
    assert sheet.parts[1:3] == ("Played: this", "Better: that")
    assert "replays" not in str(sheet.parts[-1])
    assert sheet.controls == ()
    assert sheets.moment_alt(shown, "this", EN) == "Move 2. this"

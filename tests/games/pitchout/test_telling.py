from pathlib import Path
from typing import get_args

import pytest

from bot.games.contract.base import Forced, Unanswered
from bot.games.pitchout.rules.event_text import event_phrase, event_sentences
from bot.games.pitchout.rules.events import (
    Banned,
    BlockLeft,
    BlockMoved,
    BlockRemoved,
    ChooserDrawn,
    Copied,
    Deployed,
    DeploymentReady,
    DeploymentVoid,
    Eliminated,
    Event,
    Fell,
    Flicked,
    GolemAppeared,
    GolemDeclined,
    Gone,
    GuardDeclined,
    GuardSaved,
    KnockedOut,
    LineupChosen,
    MatchWon,
    Mounted,
    PassiveTurn,
    Reconsidered,
    Returned,
    RoundBegun,
    RoundWon,
    Shifted,
    ShootoutDrawn,
    ShotOut,
    ShotReady,
    Skipped,
    Slipped,
    Spared,
    StarterDrawn,
    StarterNamed,
    StayedDown,
    Stopped,
    Struck,
    TeamChosen,
    TimeRanOut,
    Touched,
)
from bot.games.pitchout.rules.seating import DUEL, FREE
from bot.words import Catalogue

WORDS = Catalogue(Path(__file__).parent.parent.parent.parent / "data" / "words")

EVERY = (
    ChooserDrawn(0),
    TeamChosen(0, "citizens"),
    TeamChosen(1, "hoods"),
    LineupChosen(0),
    ShotReady(0),
    ShotOut(1, (12.34, None), 0),
    ShotOut(2, (None, None), None),
    ShootoutDrawn(1),
    Banned(0, "major"),
    Banned(1, None),
    Reconsidered(0),
    Mounted("N.shadow", "S.guard"),
    StayedDown("N.shadow"),
    BlockMoved("C", "S.sapper"),
    BlockLeft("C", "S.sapper"),
    GolemAppeared("N.golem1"),
    GolemDeclined(1),
    Eliminated("N.guard", "infested", "S.infested"),
    Eliminated("S.infested", "infested", "S.infested"),
    StarterDrawn(0),
    DeploymentReady(0),
    DeploymentVoid(0),
    StarterNamed(1, 0, 1),
    StarterNamed(1, 0, 0),
    Deployed(1),
    RoundBegun(1, 0),
    Copied(0, "runner"),
    Slipped("S.captain", 12.34, 62.5),
    Flicked("S.captain", 12.34, 62.5),
    Flicked("S.runner", 12, 62, second=True),
    Touched("S.captain", "N.guard"),
    Struck("N.guard", "S.assassin"),
    Fell("C", 1, 2),
    Fell("N.guard", 1, 2),
    Spared("N.guard", "obstacle", "C"),
    Spared("S.immortal", "immortal"),
    Eliminated("N.guard", "exit", "S.captain"),
    Eliminated("N.guard", "exit", None),
    Eliminated("N.guard", "assassin", "S.assassin"),
    Eliminated("N.guard", "sacrifice"),
    Eliminated("N.guard", "penalty"),
    Shifted("C", 1, 2),
    Shifted("N.guard", 1, 2),
    Returned("N.guard", 1, 2),
    GuardSaved("N.guard", "N.captain"),
    GuardDeclined(1),
    BlockRemoved("S1", 1),
    Stopped("S.runner"),
    Skipped(0, "blocked"),
    Skipped(0, "time"),
    Unanswered(1, "PO-33"),
    Forced(1, "PO-45"),
    PassiveTurn(0, 2),
    KnockedOut(1, "captain"),
    KnockedOut(1, "alone"),
    RoundWon(0, 1, "captain"),
    RoundWon(0, 1, "alone"),
    RoundWon(0, 1, "captain", priority=True),
    TimeRanOut(0),
    Gone(0, on=True),
    TimeRanOut(2, on=True),
    Gone(0),
    MatchWon(1, (1, 2)),
)


def text_of(event, language="en"):
    return WORDS.of(language).say(event_phrase(event, DUEL)).replace("\u00a0", " ")


def test_a_secret_deployment_shown_meanwhile_is_told_once():
    happened = (DeploymentReady(0), Deployed(3), Deployed(0), DeploymentReady(2))
    told = [one.words for one in event_sentences(happened, FREE[4])]
    assert told == [event_phrase(one, FREE[4]) for one in happened[1:]]


def test_every_kind_of_event_is_here():
    assert {type(event) for event in EVERY} == set(get_args(Event))


@pytest.mark.parametrize("language", WORDS.languages)
def test_every_event_is_told_differently(language):
    assert len({text_of(event, language) for event in EVERY}) == len(EVERY)


def test_labels_numbers_and_sides_are_told():
    assert text_of(Flicked("S.captain", 12.34, 62.5)) == "Amber flicks A1 Captain."
    assert text_of(Flicked("S.captain", 12.34, 62.5), "fr") == "Ambre joue A1 Capitaine."
    assert text_of(Eliminated("N.guard", "exit", "S.captain")) == "B2 Guard is out, knocked off by A1 Captain."
    assert text_of(MatchWon(1, (1, 2))) == "Azure wins the match 2–1."


def test_who_names_himself_and_whose_block_goes_are_told():
    assert text_of(StarterNamed(1, 0, 0)) == "Round 1: Amber chooses to start."
    assert text_of(StarterNamed(2, 0, 1)) == "Round 2: Azure lets Amber start."
    assert text_of(StarterNamed(1, 1, 1), "fr") == "Manche 1 : Azur choisit de commencer."
    assert text_of(BlockRemoved("S2", 1)) == "Azure is down to two pucks, so Amber removes block S2."


def test_a_sentence_about_a_block_begins_like_a_sentence():
    assert text_of(Fell("C", 1, 2)) == "Block C falls off the arena."
    assert text_of(Fell("C", 1, 2), "fr") == "Le bloc C sort de l’arène."
    assert text_of(Spared("N.guard", "obstacle", "C"), "fr") == "Le bloc C éjecte B2 Garde, qui revient en jeu."
    assert text_of(Shifted("N.guard", 1, 2)) == "B2 Guard stopped on another piece and is moved aside."


def test_a_story_leaves_out_what_something_else_tells():
    flick, touch, fell = Flicked("S.captain", 0, 50), Touched("S.captain", "N.guard"), Fell("N.guard", 1, 2)
    out = Eliminated("N.guard", "exit", "S.captain")
    assert tuple(one.words for one in event_sentences((flick, touch, fell, out), DUEL)) == (event_phrase(out, DUEL),)
    assert tuple(one.words for one in event_sentences((flick, touch), DUEL)) == (event_phrase(touch, DUEL),)
    chain = Eliminated("N.guard", "exit", "N.captain")
    assert tuple(one.words for one in event_sentences((flick, fell, chain), DUEL)) == (
        event_phrase(flick, DUEL),
        event_phrase(chain, DUEL),
    )
    assert tuple(one.words for one in event_sentences((flick, Touched("S.captain", "S.guard")), DUEL)) == (
        event_phrase(flick, DUEL),
    )
    assert tuple(one.words for one in event_sentences((flick, Fell("C", 1, 2)), DUEL)) == (
        event_phrase(flick, DUEL),
        event_phrase(Fell("C", 1, 2), DUEL),
    )


def test_where_the_hand_slipped_is_left_to_the_text():
    flick = Flicked("S.captain", 13.0, 60.0)
    assert [one.words for one in event_sentences((Slipped("S.captain", 12.34, 62.5), flick), DUEL)] == [
        event_phrase(flick, DUEL)
    ]


def test_who_left_is_told_by_the_result_unless_others_play_on():
    assert [one.result for one in event_sentences((Gone(0), TimeRanOut(0), Gone(0, on=True)), DUEL)] == [
        True,
        True,
        False,
    ]


@pytest.mark.parametrize("language", WORDS.languages)
def test_both_who_had_no_choice_are_named_in_one_line(language):
    both = (Forced(0, "PO-45"), Forced(1, "PO-45"))
    (line,) = (WORDS.of(language).say(one.words) for one in event_sentences(both, DUEL))
    assert line not in {text_of(event, language) for event in both}
    for event in both:
        (one,) = event_sentences((event,), DUEL)
        assert one.words == event_phrase(event, DUEL)
        assert WORDS.of(language).say(one.words.args[0][1]) in line

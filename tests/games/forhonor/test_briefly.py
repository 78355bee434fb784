"""Event summaries: points in one line per turn, soldiers in another, and the reasons for a blow's damage."""

import pytest

from bot.content import WORDS
from bot.games.forhonor.rules.event_summary import briefly
from bot.games.forhonor.rules.events import (
    Activated,
    CardLost,
    CardsShown,
    CombatBegun,
    Dealt,
    Entered,
    LifeLost,
    Moved,
    Returned,
    Scored,
    SoldiersCame,
    Spared,
    TurnBegun,
    TurnEnded,
    ZoneTaken,
)
from bot.words import Catalogue

EN = Catalogue(WORDS).of("en")


def summary(*events):
    return [EN.say(line.words) for line in briefly(events)]


def test_a_turn_that_ends_and_one_that_begins_take_a_line_each():
    assert summary(
        CardLost(1),
        CardLost(0),
        CardLost(1),
        ZoneTaken("attack", 1, 0, "FH-70"),
        Scored(0, -100, 100, "lost"),
        Scored(1, 100, 200, "gained"),
        Scored(1, 100, 300, "held"),
        TurnEnded(4, (100, 300)),
        TurnBegun(5),
        SoldiersCame(0, ("F5", "G5")),
        SoldiersCame(1, ("F14",)),
        Returned("orochi"),
        Returned("warden"),
    ) == [
        "Initiative cards lost: Defence 2 and Attack 1.",
        "Defence takes the Attack zone from Attack.",
        "Turn 4 is over: Attack −100, Defence +200. Score: 100–300.",
        "Turn 5 begins. New soldiers: Attack F5, G5 and Defence F14.",
        "Back in reserve: Orochi and Warden.",
    ]


def test_points_without_the_end_of_a_turn_are_told_one_by_one():
    assert len(summary(Scored(0, 100, 100, "gained"), Scored(0, 100, 200, "held"))) == 2


@pytest.mark.parametrize(
    ("by", "card", "life", "braced", "why"),
    [
        ("orochi", "sword", 1, False, ""),
        ("orochi", "charge", 2, False, " (faction bonus +1)"),
        ("orochi", "charge", 3, False, " (faction bonus +1 and powerful strike +1)"),
        ("orochi", "sword", 2, False, " (powerful strike +1)"),
        ("orochi", "charge", 1, True, " (faction bonus +1 and Bulwark −1)"),
        ("orochi", "charge", 2, True, " (faction bonus +1, powerful strike +1 and Bulwark −1)"),
    ],
)
def test_a_loss_says_what_it_is_made_of(by, card, life, braced, why):
    shown = CardsShown(2, (by, "conqueror"), (card, "shield"), ("", ""), by)
    spared = (Spared("conqueror", "bulwark"),) if braced else ()
    *_, last = summary(shown, *spared, LifeLost("conqueror", life, 1, by, "combat", "FH-53"))
    assert last == f"Orochi hits Conqueror for {life}{why}; 1 left."


def test_whoever_is_dealt_heroes_gets_a_line():
    assert summary(Dealt(0, "orochi"), Dealt(1, "warden"), Dealt(0, "kensei")) == [
        "A (Attack) is dealt Orochi and Kensei.",
        "B (Defence) is dealt Warden.",
    ]


def test_the_way_of_a_hero_is_told_in_one_line():
    entered, moved = Entered("berserker", "F1"), Moved("berserker", "F1", ("F2", "F3", "F4"))
    assert summary(Activated("berserker"), entered, moved) == ["Berserker enters at F1 and moves to F4 (3 steps)."]
    assert summary(Activated("berserker"), entered) == ["Berserker enters at F1."]
    assert summary(Activated("berserker"), CombatBegun("berserker", "orochi")) == ["Berserker attacks Orochi!"]
    assert summary(Activated("berserker")) == ["Berserker acts."]
    assert summary(Activated("berserker"), Moved("orochi", "F1", ("F2",))) == [
        "Berserker acts.",
        "Orochi moves to F2 (one step).",
    ]

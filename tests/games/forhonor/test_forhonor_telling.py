"""For Honor events in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.games.contract.base import Forced
from bot.games.forhonor.rules.event_text import event_sentences
from bot.games.forhonor.rules.events import (
    Activated,
    ActivationEnded,
    Committed,
    Event,
    Fell,
    LifeLost,
    Scored,
    Shot,
    SoldiersKilled,
    TurnEnded,
    ZoneTaken,
)
from bot.words import Catalogue

WORDS = Catalogue(Path(__file__).parents[3] / "data" / "words")


def story(*events: Event, language: str = "en") -> list[str]:
    return [WORDS.of(language).say(one.words) for one in event_sentences(events)]


def test_zones_tell_from_whom_they_were_taken_and_points_why_they_came():
    turn = (
        ZoneTaken("defence", 0, 1, "FH-70"),
        Scored(0, 100, 300, "gained"),
        Scored(1, -100, 400, "lost"),
        ZoneTaken("centre", None, 1, "FH-71"),
        TurnEnded(3, (300, 400)),
    )
    assert story(*turn) == [
        "Attack takes the Defence zone from Defence.",
        "Attack: +100 points, 300 now (zone gained).",
        "Defence: −100 points, 400 now (zone lost).",
        "No one holds the centre now.",
        "Turn 3 is over. Attack 300, Defence 400.",
    ]
    assert story(*turn, language="fr")[0] == "L’Attaque prend la zone de Défense à la Défense."


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["Orochi shoots at Raider on B4.", "Orochi’s shot hits Raider for 1; no life left.", "Raider falls."]),
        (
            "fr",
            [
                "L’Orochi tire sur le Raider en B4.",
                "Le Raider perd une vie sur un tir de l’Orochi\u00a0; il ne lui en reste plus.",
                "Le Raider tombe.",
            ],
        ),
    ],
)  # fmt: skip
def test_a_shot_is_told_to_its_end(language: str, lines: list[str]):
    shot = (
        Shot("orochi", "B4", "raider"),
        LifeLost("raider", 1, 0, "orochi", "shot", "FH-62"),
        Fell("raider", executed=False),
    )
    assert story(*shot, language=language) == lines


def test_one_soldier_is_one_and_the_end_of_an_activation_goes_without_saying():
    assert story(Activated("raider"), SoldiersKilled("raider", ("F9",)), ActivationEnded("raider")) == [
        "Raider acts.",
        "Raider removes the soldier on F9.",
    ]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "B (Defence), C (Attack) and D (Defence) each had only one option; it was played automatically."),
        ("fr", "B (Défense), C (Attaque) et D (Défense) n’avaient qu’une possibilité\u00a0: elle est jouée d’office."),
    ],
)
def test_all_who_had_no_choice_are_named_in_one_line(language: str, line: str):
    last = [one for seat in (1, 2, 3) for one in (Forced(seat, "FH-3"), Committed(seat, "draft", "", "FH-3"))]
    assert story(*last, language=language) == [line]
    alone = story(last[0], language=language)
    assert len(alone) == 1
    assert story(last[0], TurnEnded(3, (300, 400)), last[2], language=language)[::2] == [
        *alone,
        *story(last[2], language=language),
    ]

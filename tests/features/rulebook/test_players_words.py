"""The share of players' questions, in their own words, for which the search finds the intended section."""

import tomllib
from pathlib import Path

import pytest

from bot.features.rulebook.index import EVERY
from bot.features.rulebook.search import searcher
from tests.support.samples import sample

KNOWN = {"named": (0.90, 0.98), "played": (0.90, 0.98), "anywhere": (0.85, 0.95)}
BARS = {
    "tuned": KNOWN,
    "held_out": KNOWN,
    "newcomers": {"named": (0.70, 0.85), "played": (0.68, 0.88), "anywhere": (0.60, 0.76)},
    "strangers": {"named": (0.70, 0.88), "played": (0.70, 0.88), "anywhere": (0.63, 0.80)},
    "unseen": {"named": (0.88, 0.94), "played": (0.88, 0.94), "anywhere": (0.78, 0.93)},
    "chats": {"named": (0.83, 0.84), "played": (0.83, 0.84), "anywhere": (0.73, 0.84)},
    "asked_by_others": {"named": (0.90, 0.97), "played": (0.89, 0.96), "anywhere": (0.82, 0.96)},
}
"""The least share of a file's questions answered by the first section found, and by one of the first three, by what is known of the game."""


def shares(name: str, language: str, way: str) -> tuple[float, float]:
    """The two shares for a file's questions, with the game named, asked where it is played, or anywhere."""
    file = Path(__file__).with_name(f"{name}.toml")
    places = []
    for game, asked in tomllib.loads(file.read_text(encoding="utf-8"))[language].items():
        place = "pitchout" if game == EVERY else game  # what is asked about the bot is asked in a match, too
        here = {"named": {"game": place}, "played": {"near": place}, "anywhere": {}}[way]
        for text, answers in asked.items():
            found = searcher().find(text, language, **here)
            places.append(min((found.index(one) for one in answers if one in found), default=12))
    assert len(places) >= 30
    return sum(place == 0 for place in places) / len(places), sum(place < 3 for place in places) / len(places)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", sample(BARS, 3))
def test_a_question_in_players_own_words_finds_what_they_mean(
    name: str, language: str, capsys: pytest.CaptureFixture[str]
):
    bars = BARS[name]
    measured = {way: shares(name, language, way) for way in bars}
    with capsys.disabled():
        for way, (first, three) in measured.items():
            print(f"\n{name} {language}, game {way}: {first:.0%} first, {three:.0%} in the first three", end="")
    assert {way: found for way, found in measured.items() if found[0] < bars[way][0] or found[1] < bars[way][1]} == {}


@pytest.mark.parametrize(
    ("language", "text", "game", "number"),
    [
        ("en", "can I push three", "offboard", "OB-8"),
        ("en", "who starts", "offboard", "OB-2"),
        ("en", "who starts", "pitchout", "PO-7"),
        ("en", "what happens if my captain falls off", "pitchout", "PO-2"),
        ("fr", "mon capitaine sort de l'arène", "pitchout", "PO-2"),
        ("en", "how do I win", "forhonor", "FH-game"),
        ("fr", "comment gagner", "forhonor", "FH-game"),
        ("en", "what does the assassin do", "offboard", "PO-70"),
        ("en", "can I undo my last move back", "pitchbowl", "BOT-undo"),
        ("es", "qué pasa si mi capitán se cae", "pitchout", "PO-2"),
        ("es", "como se gana", "forhonor", "FH-game"),
        ("es", "puedo empujar tres bolas", "offboard", "OB-8"),
        ("es", "quien empieza", "offboard", "OB-2"),
        ("es", "puedo deshacer mi jugada", "pitchbowl", "BOT-undo"),
        ("es", "que hace el asesino", "offboard", "PO-70"),
        ("fr", "si je met trop de temps a jouer je perd", "forhonor", "BOT-time"),
    ],
)
def test_the_game_that_is_played_is_preferred_but_not_the_only_one(language: str, text: str, game: str, number: str):
    assert searcher().find(text, language, near=game)[0] == number

"""Lengths in words: centimetres, to the millimetre, as the language writes them."""

import pytest

from bot.panel.aim_controls import centimetres
from bot.words import Catalogue
from tests.support.discord.scene import WORDS

CATALOGUE = Catalogue(WORDS)


@pytest.mark.parametrize(
    ("millimetres", "english", "french"),
    [(234.56, "23.5", "23,5"), (100.0, "10", "10"), (0.4, "0", "0"), (7.0, "0.7", "0,7")],
)
def test_a_length_is_told_to_the_millimetre(millimetres: float, english: str, french: str):
    assert centimetres(millimetres, CATALOGUE.of("en-GB")) == english
    assert centimetres(millimetres, CATALOGUE.of("fr")) == french

"""The words of Crokinole are the same in both languages."""

from bot.rules.books import read_sections
from tests.support.games.installing import EXAMPLE
from tests.support.words.fluent_files import messages
from tests.test_words import parts

FOLDER = EXAMPLE / "pichenette_crokinole"
WORDS = FOLDER / "data" / "words"


def test_both_languages_say_the_same_with_the_same_arguments():
    english, french = messages(WORDS / "en"), messages(WORDS / "fr")
    assert len(english) > 40
    assert {key: parts(said) for key, said in french.items()} == {key: parts(said) for key, said in english.items()}


def test_both_languages_have_the_same_rules():
    numbers = [
        [rule.number for rule in read_sections(FOLDER / "data" / "rules" / language / "crokinole.md", language)]
        for language in ("en", "fr")
    ]
    assert numbers[0] == numbers[1]
    assert [number for number in numbers[0] if number[-1].isdecimal()] == [f"CR-{nth}" for nth in range(1, 11)]

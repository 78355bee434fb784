"""Lines are like those with the same groups of letters, however they are spelt."""

from bot.features.rulebook.letters import Letters

LINES = [
    line.split() for line in ("the golem is placed", "kick off", "a very different question", "who starts the round")
]


def test_a_line_is_most_like_the_one_with_its_letters():
    letters = Letters.of(LINES * 8 + [[f"filler{number}"] for number in range(400)])
    for number, text in enumerate(("teh golemm is plaecd", "kickoff", "diferent questions", "who started a round")):
        like = letters.like(text.split())
        assert max(range(len(LINES)), key=like) == number


def test_a_line_is_wholly_like_itself_and_not_at_all_like_one_without_a_letter_of_it():
    letters = Letters.of([["golem"], ["captain"]] + [[f"filler{number}"] for number in range(400)])
    assert letters.like(["golem"])(0) == 1
    assert letters.like(["golem"])(1) == 0


def test_no_words_are_like_nothing():
    assert Letters.of([["golem"], []]).like([])(1) == 0

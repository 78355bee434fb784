"""A section is likely to be meant by the words that its own texts have more often than others."""

from bot.features.rulebook.likelihood import Likelihood, marks_of

TEXTS = {
    "saves": ("who saves my captain", "can the guard save him", "save a puck"),
    "starts": ("who starts", "who starts the round", "who goes first"),
    "ends": ("who wins the round", "when is it over"),
}


def likelihood() -> Likelihood:
    return Likelihood((name, 1.0, marks(text)) for name, texts in TEXTS.items() for text in texts)


def marks(text: str) -> list[str]:
    return marks_of(text.split(), [word for word in text.split() if word not in {"who", "the", "is", "a"}])


def test_the_section_whose_texts_have_the_words_is_the_likeliest():
    for text, name in (("who starts it", "starts"), ("guard save", "saves"), ("is it over", "ends")):
        likely = likelihood().of(marks(text))
        assert max(TEXTS, key=likely) == name


def test_order_tells_sections_apart_that_have_the_same_words():
    found = Likelihood((name, 1.0, marks(name)) for name in ("red beats blue", "blue beats red"))
    likely = found.of(marks("blue beats red"))
    assert likely("blue beats red") > likely("red beats blue")


def test_a_text_that_counts_less_makes_its_words_less_likely():
    texts = [("much", 1.0, marks("golem")), ("little", 0.3, marks("golem and more words of another kind"))]
    likely = Likelihood(texts).of(marks("golem"))
    assert likely("much") > likely("little")


def test_unknown_words_tell_nothing():
    likely = likelihood().of(marks("zzz"))
    assert [likely(name) for name in TEXTS] == [0, 0, 0]

"""A section is likely to be meant by the words that its own texts have more often than others."""

from collections.abc import Callable, Iterable, Sequence

from bot.features.rulebook.likelihood import learned, likelihood, marks_of

TEXTS = {
    "saves": ("who saves my captain", "can the guard save him", "save a puck"),
    "starts": ("who starts", "who starts the round", "who goes first"),
    "ends": ("who wins the round", "when is it over"),
}


def of(marks: Sequence[str], texts: Iterable[tuple[str, float, Sequence[str]]] = ()) -> Callable[[str], float]:
    """The likelihood of sections, given the marks of a text."""
    ratios, short = learned(texts or ((name, 1.0, found(text)) for name, texts in TEXTS.items() for text in texts))
    return likelihood([ratios[mark] for mark in marks if mark in ratios], short)


def found(text: str) -> list[str]:
    return marks_of(text.split(), [word for word in text.split() if word not in {"who", "the", "is", "a"}])


def test_the_section_whose_texts_have_the_words_is_the_likeliest():
    for text, name in (("who starts it", "starts"), ("guard save", "saves"), ("is it over", "ends")):
        likely = of(found(text))
        assert max(TEXTS, key=likely) == name


def test_order_tells_sections_apart_that_have_the_same_words():
    texts = [(name, 1.0, found(name)) for name in ("red beats blue", "blue beats red")]
    likely = of(found("blue beats red"), texts)
    assert likely("blue beats red") > likely("red beats blue")


def test_a_text_that_counts_less_makes_its_words_less_likely():
    texts = [("much", 1.0, found("golem")), ("little", 0.3, found("golem and more words of another kind"))]
    likely = of(found("golem"), texts)
    assert likely("much") > likely("little")


def test_unknown_words_tell_nothing():
    likely = of(found("zzz"))
    assert [likely(name) for name in TEXTS] == [0, 0, 0]

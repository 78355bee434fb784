"""Every language has the same keys with the same arguments: all that are used, and no others."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from bot.games.contract.vocabulary import phrase
from bot.grammar.registry import typeset
from bot.words import FIXED, Catalogue, MissingWords, Words
from tests.support.words.calls_for_words import calls, is_asked_for
from tests.support.words.fluent_files import WORDS, Said, messages

LANGUAGES = sorted(path.name for path in WORDS.iterdir())
MADE_ELSEWHERE = re.compile(
    r"""command-.+                    # looked up by the translator from a command's or option's position
    |   (?:finer|coarser)-aim         # a key of two parts that are added
    """,
    re.VERBOSE,
)


def parts(said: Said) -> dict[str, object]:
    """The properties of a text that must be the same in every language."""
    return {
        "file": said.file,
        "arguments": said.variables,
        "cases": said.kinds,
        "functions": said.functions,
        "references": said.references,
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_with_the_same_arguments(language: str):
    english, told = messages(WORDS / "en"), messages(WORDS / language)
    assert english
    assert sorted(told) == sorted(english)
    for key, said in told.items():
        assert parts(said) == parts(english[key]), f"{language}: {key}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_chooses_only_by_what_it_is_given(language: str):
    for key, said in messages(WORDS / language).items():
        assert set(said.selectors) <= said.variables, f"{language}: {key}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_found_by_its_key_and_refers_to_no_other(language: str):
    words = Catalogue(WORDS).languages[language]
    for key, said in messages(WORDS / language).items():
        assert said.references == set()
        if not said.variables:  # raises MissingWords
            words.text(key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_fixed_words_are_said_as_fluent_says_them(language: str):
    words = Catalogue(WORDS).languages[language]
    texts = typeset("\n".join(file.read_text(encoding="utf-8") for file in (WORDS / language).rglob("*.ftl")), language)
    fluent = FluentBundle([language], use_isolating=False, functions={"JOINED": lambda word, _: word})
    fluent.add_resource(FluentResource(texts))
    fixed = [key for key, said in messages(WORDS / language).items() if not said.variables]
    assert {key: words.text(key) for key in fixed} == {
        key: fluent.format_pattern(fluent.get_message(key).value)[0] for key in fixed
    }


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        ("a-key = Go!\n", "Go!"),
        ("a-key = ## A  title \n\n# A note\n## { Another }\n\n", "## A  title"),
        ("a-key = Hello { $name }\n", None),
        ("a-key = Two\n    lines\n", None),
        ("a-key = A name\n    .gender = feminine\n", None),
        ("a-key =\n    Below\n", None),
    ],
)
def test_fixed_words_are_those_of_one_line(entry: str, said: str | None):
    found = FIXED.fullmatch(entry)
    assert (found and found[1]) == said


def test_whatever_is_asked_for_is_said_with_the_arguments_it_needs():
    english = messages(WORDS / "en")
    wanted = list(calls())
    assert len(wanted) > 500
    assert [f"{one.where}: {one.key}" for one in wanted if one.key not in english] == []
    assert [
        f"{one.where}: {one.key} {sorted(english[one.key].variables - one.args)}"
        for one in wanted
        if one.args is not None and not one.args >= english[one.key].variables
    ] == []


def test_nothing_is_said_that_nobody_asks_for():
    told = messages(WORDS / "en")
    assert [
        f"{said.file}: {key}" for key, said in told.items() if not (MADE_ELSEWHERE.fullmatch(key) or is_asked_for(key))
    ] == []


@pytest.mark.parametrize(
    "key",
    [
        "turns-nobody-left",
        "pitchbowl-hiccup",
        "pitchout-refused-hiccup",
        "settings-said-hiccup",
        "lesson-offboard-six-hiccup",
    ],
)
def test_a_planted_key_is_asked_for_by_nobody(key: str):
    assert not is_asked_for(key)


def test_every_language_has_the_same_files():
    english = sorted(path.name for path in (WORDS / "en").iterdir())
    for language in sorted(WORDS.iterdir()):
        assert sorted(path.name for path in language.iterdir()) == english, language.name


def test_french_punctuation_does_not_break_off():
    assert (
        typeset("« Ah » : 30 % ; bien ? Oui !", "fr")
        == "«\u00a0Ah\u00a0»\u00a0: 30\u00a0%\u00a0; bien\u00a0? Oui\u00a0!"
    )
    assert (
        typeset("nº { $match }, à 3 mm ou { $cm } cm, hier", "fr")
        == "nº\u00a0{ $match }, à 3\u00a0mm ou { $cm }\u00a0cm, hier"
    )
    assert typeset("-# ? : a", "fr") == "-# ?\u00a0: a"  # small print has a plain space after its mark
    assert typeset("a : b", "en") == "a : b"
    assert typeset("x : `printf %s : 'y' | sha256sum` : z", "fr") == "x\u00a0: `printf %s : 'y' | sha256sum`\u00a0: z"
    assert Catalogue(WORDS).of("fr").text("why") == "Pourquoi\u00a0?"


def test_a_long_argument_is_cut():
    said = Catalogue(WORDS).of("en").text("refused-match-unknown", match="9" * 6000)
    assert said.startswith("There’s no match #999")
    assert said.endswith("9….")


WRONG = {
    "a straight apostrophe": r"\w'\w",
    "straight or English quotes": r'"|“|”',
    "no space before a sign": r"[^\s«(;?!:}][;?!»](?!\w)|\w:(?=\s|$)",
    "no space after the quote": r"«\S",
    "letters that are one": r"\b(?:coeur|oeil|soeur|oeuvre|noeud|voeu|manoeuvre)",
    "two genders at once": r"\((?:s|e|es|nt|x)\)|\w·[es]\b|\b(?:il/elle|elle/il)\b",
    "three dots": r"\.\.\.",
    "no elision before what is bold": r"\b(?:de|que)\s\*+$",
}
UNREAD = re.compile(r"`[^`]*`|<[@#t/:][^>]*>?|:[RfFdDtT]>|https?://\S+|\d[:h]\d\d|UTC[+-]\d+|[<>]{2}")


def test_french_is_set_as_french_is():
    wrong = [
        f"{key}: {fault}: {found[0]!r} in {text}"
        for key, said in messages(WORDS / "fr").items()
        for text in said.texts
        for fault, pattern in WRONG.items()
        if (found := re.search(pattern, UNREAD.sub("", text), re.IGNORECASE))
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("said", "whole"),
    [
        ("Ambre", "C’est d’Ambre ; plus qu’Ambre"),
        ("Rouge", "C’est de Rouge ; plus que Rouge"),
        ("élan", "C’est d’élan ; plus qu’élan"),
        ("A3", "C’est d’A3 ; plus qu’A3"),
        ("F3", "C’est de F3 ; plus que F3"),
        ("le ballon", "C’est du ballon ; plus que le ballon"),
        ("les blocs", "C’est des blocs ; plus que les blocs"),
        ("onze", "C’est de onze ; plus que onze"),
        (1234.5, "C’est de 1234,5 ; plus que 1234,5"),
    ],
)
def test_french_joins_small_words_with_what_follows(tmp_path: Path, said: str | float, whole: str):
    for language in ("en", "fr"):
        (tmp_path / language).mkdir()
        (tmp_path / language / "a.ftl").write_text("a = C’est de { $x } ; plus que { $x }", encoding="utf-8")
    assert Catalogue(tmp_path).of("fr").text("a", x=said).replace("\u00a0", " ") == whole


@pytest.mark.parametrize(
    ("name", "whole"),
    [
        ("Valkyrie", "La Valkyrie part, loin de la Valkyrie, face à la Valkyrie."),
        ("Valkyrie (Ada)", "La Valkyrie (Ada) part, loin de la Valkyrie (Ada), face à la Valkyrie (Ada)."),
        ("Kensei", "Le Kensei part, loin du Kensei, face au Kensei."),
        ("Épée", "L’Épée part, loin de l’Épée, face à l’Épée."),
        ("un soldat", "Un soldat part, loin d’un soldat, face à un soldat."),
        ("12 mai", "Le 12 mai part, loin du 12 mai, face au 12 mai."),
    ],
)
def test_french_names_have_the_article_of_their_gender(tmp_path: Path, name: str, whole: str):
    for language in ("en", "fr"):
        (tmp_path / language).mkdir()
        names = "".join(
            f"{key} = {said}\n    .gender = {gender}\n"
            for key, said, gender in (
                ("a", "Valkyrie", "feminine"),
                ("b", "Kensei", "masculine"),
                ("c", "Épée", "feminine"),
            )
        )
        said = "d = Le { $x } part, loin du { $x }, face au { $x }."
        (tmp_path / language / "a.ftl").write_text(names + said, encoding="utf-8")
    words = Catalogue(tmp_path).of("fr")
    assert words.text("d", x=name) == whole
    assert words.text("a") == "Valkyrie"


SPANISH = """hero = Valquiria
    .gender = feminine
other = Kensei
    .gender = masculine
said = El { $x } sale, lejos del { $x }, frente al { $x }; turno de { $x }, pase a { $x }.
both = { $one } y { $two }, { $one } o { $two }, { $share } %
"""


@pytest.mark.parametrize(
    ("name", "whole"),
    [
        (
            "Valquiria",
            "La Valquiria sale, lejos de la Valquiria, frente a la Valquiria; turno de Valquiria, pase a Valquiria.",
        ),
        (
            "Kensei (Ada)",
            "El Kensei (Ada) sale, lejos del Kensei (Ada), frente al Kensei (Ada); turno de Kensei (Ada), pase a Kensei (Ada).",
        ),
        ("el balón", "El balón sale, lejos del balón, frente al balón; turno del balón, pase al balón."),
        (
            "un soldado",
            "Un soldado sale, lejos de un soldado, frente a un soldado; turno de un soldado, pase a un soldado.",
        ),
        ("El Greco", "El El Greco sale, lejos del El Greco, frente al El Greco; turno de El Greco, pase a El Greco."),
    ],
)
def test_spanish_joins_articles_with_names(tmp_path: Path, name: str, whole: str):
    assert spanish(tmp_path).text("said", x=name) == whole


@pytest.mark.parametrize(
    ("two", "whole"),
    [
        ("Inmortal", "A1 e Inmortal, A1 o Inmortal, 25\u00a0%"),
        ("Orochi", "A1 y Orochi, A1 u Orochi, 25\u00a0%"),
        ("hierro", "A1 y hierro, A1 o hierro, 25\u00a0%"),
        ("B2", "A1 y B2, A1 o B2, 25\u00a0%"),
    ],
)
def test_spanish_changes_its_conjunctions_before_their_own_sound(tmp_path: Path, two: str, whole: str):
    assert spanish(tmp_path).text("both", one="A1", two=two, share=25) == whole


def spanish(folder: Path) -> Words:
    for language in ("en", "es"):
        (folder / language).mkdir()
        (folder / language / "a.ftl").write_text(SPANISH, encoding="utf-8")
    return Catalogue(folder).of("es-419")


def test_what_a_language_lacks_or_has_wrong_is_said_in_english(tmp_path: Path):
    texts = {
        "en": "one = One { $x }\ntwo = Two\nthree = { $say ->\n    [0] a\n   *[1] b\n}\nfour = 4 %\n",
        "fr": "one = Un { $y }\ntwo = Deux { broken\nfour = quatre\n",
    }
    for language, text in texts.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "a.ftl").write_text(text, encoding="utf-8")
    words = Catalogue(tmp_path).of("fr")
    assert [words.text("one", x="A"), words.text("two"), words.text("three", say=0), words.text("four")] == [
        "One A",
        "Two",
        "a",
        "quatre",
    ]
    assert words.wordings("three") == 2
    with pytest.raises(MissingWords):
        words.text("five")


def test_every_hero_pitcher_and_card_has_a_gender_in_french():
    french = Catalogue(WORDS).of("fr")
    named = [
        key
        for key in messages(WORDS / "fr")
        if re.fullmatch(r"forhonor-(?:hero|picture-name|card)-(?!hint|of)\w+|pitchout-pitcher-\w+", key)
    ]
    assert len(named) == 12 + 12 + 3 + 12
    for key in named:
        said = french.text("forhonor-the-name", name=french.text(key))
        assert said.startswith(("le ", "la ", "l’")), key
        assert ("l’" in said) == (said[-len(french.text(key))].lower() in "aeéioœu"), said


def test_numbers_have_no_mark_at_their_thousands():
    english, french = Catalogue(WORDS).of("en"), Catalogue(WORDS).of("fr")
    assert english.text("refused-match-unknown", match=12345) == "There’s no match #12345."
    assert "1234,5" in french.text("refused-match-unknown", match=1234.5)


def test_emoji_stand_beside_texts_once_there_are_any():
    catalogue = Catalogue(WORDS)
    words = catalogue.of("en")
    game, hero = "offboard-name", phrase("forhonor-hero-raider")
    assert (words.icon(game), words.icon_of(hero), words.marked(game)) == ("", "", "Offboard")
    catalogue.icons.update({game: "<:board:1>", "forhonor-hero-raider": "<:raider:2>"})
    assert (words.icon(game), words.icon_of(hero), words.marked(game)) == (
        "<:board:1>",
        "<:raider:2>",
        "<:board:1> Offboard",
    )
    assert words.calling(("Ada",)).icon(game) == "<:board:1>"
    assert Catalogue(WORDS).of("en").icon(game) == ""


def test_a_phrase_has_the_emoji_of_the_one_thing_in_it():
    catalogue = Catalogue(WORDS)
    catalogue.icons.update({"forhonor-hero-raider": "<:raider:2>", "forhonor-hero-orochi": "<:orochi:3>"})
    raider, orochi = phrase("forhonor-hero-raider"), phrase("forhonor-hero-orochi")
    words = catalogue.of("en")
    assert words.icon_of(phrase("any", hero=raider, count=3)) == "<:raider:2>"
    assert words.icon_of(phrase("any", hero=raider, foe=raider)) == "<:raider:2>"
    assert words.icon_of(phrase("any", hero=raider, foe=orochi)) == ""
    assert words.icon_of(phrase("any", other=phrase("thing"))) == ""

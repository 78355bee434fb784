"""Every language says the same things with the same arguments."""

from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.words import Catalogue, typeset

WORDS = Path(__file__).parent.parent / "data" / "words"


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  the visitor's own naming
        self.names.add(node.id.name)


def said(language: Path) -> dict[str, set[str]]:
    messages: dict[str, set[str]] = {}
    for file in sorted(language.glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), (
                f"{language.name}/{file.name}: {entry.annotations[0].message}: {entry.content[:80]}"
            )
            if isinstance(entry, ast.Message):
                assert entry.id.name not in messages, f"{language.name}/{file.name}: {entry.id.name} is said twice"
                variables = Variables()
                variables.visit(entry)
                messages[entry.id.name] = variables.names
    return messages


def test_every_language_says_the_same_with_the_same_arguments():
    english = said(WORDS / "en")
    assert english
    for language in sorted(WORDS.iterdir()):
        assert said(language) == english, language.name


def test_every_language_has_the_same_files():
    english = sorted(path.name for path in (WORDS / "en").iterdir())
    for language in sorted(WORDS.iterdir()):
        assert sorted(path.name for path in language.iterdir()) == english, language.name


def test_french_punctuation_does_not_break_off():
    assert (
        typeset("« Ah » : 30 % ; bien ? Oui !", "fr")
        == "«\u00a0Ah\u00a0»\u00a0: 30\u00a0%\u00a0; bien\u00a0? Oui\u00a0!"
    )
    assert typeset("a : b", "en") == "a : b"
    assert typeset("x : `printf %s : 'y' | sha256sum` : z", "fr") == "x\u00a0: `printf %s : 'y' | sha256sum`\u00a0: z"
    assert Catalogue(WORDS).of("fr").text("why") == "Pourquoi\u00a0?"


def test_numbers_have_no_mark_at_their_thousands():
    english, french = Catalogue(WORDS).of("en"), Catalogue(WORDS).of("fr")
    assert english.text("refused-match-unknown", match=12345) == "There is no match 12345."
    assert "1234,5" in french.text("refused-match-unknown", match=1234.5)

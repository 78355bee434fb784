"""The messages of a language's files: what each needs, chooses by and refers to, as its syntax has it."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

WORDS = Path(__file__).parents[3] / "data" / "words"
LANGUAGES = tuple(sorted(path.name for path in WORDS.iterdir()))
PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})


@dataclass
class Said(Visitor):
    """What a message, a term or one of their attributes is made of."""

    file: str
    variables: set[str] = field(default_factory=set)
    selectors: dict[str, set[str]] = field(default_factory=dict)
    functions: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    texts: list[str] = field(default_factory=list)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  the visitor's own naming
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {one.key.name if isinstance(one.key, ast.Identifier) else one.key.value for one in node.variants}
        chosen = node.selector.id.name if isinstance(node.selector, ast.VariableReference) else "something computed"
        self.selectors.setdefault(chosen, set()).update(keys)
        self.generic_visit(node)

    @property
    def kinds(self) -> dict[str, set[str]]:
        """The selectors that tell cases apart, with the cases; how many cases a number has is each language's own matter."""
        return {name: keys for name, keys in self.selectors.items() if not all(map(_of_a_number, keys))}


@functools.cache  # reading them takes seconds
def messages(language: Path) -> Mapping[str, Said]:
    """All that a language's folder says, by keys; terms as `-key`, attributes as `key.attribute`.

    Raises AssertionError if a file cannot be read or something is said twice.
    """
    found: dict[str, Said] = {}
    for file in sorted(language.rglob("*.ftl")):
        for key, pattern in _patterns(file):
            assert key not in found, f"{language.name}/{file.name}: {key} is said twice"
            found[key] = Said(file.name)
            found[key].visit(pattern)
    return found


def _patterns(file: Path) -> Iterator[tuple[str, ast.Pattern]]:
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.annotations[0].message}: {entry.content}"
        if isinstance(entry, ast.Message | ast.Term):
            key = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            if entry.value is not None:
                yield key, entry.value
            for attribute in entry.attributes:
                if attribute.id.name != "gender":  # of a name, where the language has any
                    yield f"{key}.{attribute.id.name}", attribute.value


def _of_a_number(key: str) -> bool:
    return key in PLURALS or key.isdecimal()

"""The scripts of the pages, joined: all that a page imports, once, in the order in which a browser would run it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.web.modules import joined
from bot.web.server import PAGES

HTML = {one.stem: one.read_text() for one in PAGES.glob("*.html")}
ENTRIES = sorted({name for html in HTML.values() for name in re.findall(r'page/(\w+)\.js"', html)})


def imported(name: str) -> list[str]:
    """The modules that a script of the pages imports itself."""
    return re.findall(r'^import .*"\./(\w+)\.js";$', (PAGES / f"{name}.js").read_text(), re.MULTILINE)


def placed(script: bytes) -> list[str]:
    return re.findall(r"^modules\.(\w+) = ", script.decode(), re.MULTILINE)


@pytest.mark.parametrize("entry", ENTRIES)
def test_a_page_has_all_that_it_imports_once_and_after_what_that_imports(entry: str):
    wanted, reached = [entry], set[str]()
    while wanted:
        name = wanted.pop()
        if name not in reached:
            reached.add(name)
            wanted += imported(name)
    order = placed(joined(PAGES / f"{entry}.js"))
    assert sorted(order) == sorted(reached)
    assert order[-1] == entry
    assert all(order.index(below) < order.index(name) for name in order for below in imported(name))


def test_all_scripts_are_on_some_page():
    assert sorted(HTML.keys() - {"gone"}) == ENTRIES
    on_pages = {name for entry in ENTRIES for name in placed(joined(PAGES / f"{entry}.js"))}
    assert on_pages == {one.stem for one in PAGES.glob("*.js")}


def test_modules_keep_their_names_to_themselves(tmp_path: Path):
    (tmp_path / "a.js").write_text('import {b, c$} from "./b.js";\nimport "./c.js";\nlet own = b;\n')
    (tmp_path / "b.js").write_text(
        'import "./c.js";\nlet own = 1;\nexport const b = own;\nexport async function c$() {}\n'
    )
    (tmp_path / "c.js").write_text("export class C {}\n")
    assert joined(tmp_path / "a.js").decode() == (
        "export const modules = {};\n"
        "{\nclass C {}\nmodules.c = {C};\n}\n"
        "{\n\nlet own = 1;\nconst b = own;\nasync function c$() {}\nmodules.b = {b, c$};\n}\n"
        "{\nconst {b, c$} = modules.b;\n\nlet own = b;\nmodules.a = {};\n}"
    )


@pytest.mark.parametrize(
    "line",
    [
        "export let changing = 1;",
        "export default 1;",
        "export {own};",
        'export * from "./b.js";',
        'import own from "./b.js";',
        'import {b as own} from "./b.js";',
        'import * as own from "./b.js";',
        "import {\n  b,\n} from './b.js';",
        'if (late) import("./b.js");',
        'import "./a.js";',
    ],
)
def test_what_cannot_be_joined_is_refused(tmp_path: Path, line: str):
    (tmp_path / "a.js").write_text(f"{line}\n")
    (tmp_path / "b.js").write_text("export const b = 1;\n")
    with pytest.raises(ValueError, match=r"a\.js"):
        joined(tmp_path / "a.js")

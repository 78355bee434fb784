"""The description of a Weblate component fits the catalogues that are exported."""

import json
from pathlib import Path

from tests.support.words.fluent_files import LANGUAGES

FILE = Path(__file__).parents[3] / "docs" / "weblate" / "component.json"


def test_the_component_takes_a_catalogue_of_each_language():
    component = json.loads(FILE.read_text(encoding="utf-8"))
    assert (component["file_format"], component["source_language"]) == ("po", "en")
    assert all(Path(f"{language}.po").match(component["filemask"]) for language in LANGUAGES)
    assert not component["template"]  # bilingual: English is in each entry

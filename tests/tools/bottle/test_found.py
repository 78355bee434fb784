"""Plans that found a fault of the product, which is mended."""

import pytest

from tools.bottle.bottle import play
from tools.bottle.plan import parsed

pytestmark = pytest.mark.thorough
FOUND = {
    "the answer to the press that began a match replaced its newer card": (
        '{"seed":111,"tables":2,"games":["pitchbowl"],"clock":"hour","pace":60.0,"answers":2,"hours":6.0}'
    ),
    "a channel deleted while a press in it was answered was an incident": (
        '{"seed":85,"tables":3,"seats":4,"games":["forhonor"],"clock":"blitz","pace":2.0,"answers":4,"hours":0.2,'
        '"events":{"channel deleted":0.011}}'
    ),
}


@pytest.mark.parametrize("plan", FOUND.values(), ids=FOUND)
def test_nothing_is_found_any_more(plan: str) -> None:
    report = play(parsed(plan))
    assert report.found == []
    assert report.answers > 0

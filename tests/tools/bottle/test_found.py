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
    "an answer before the message was there left the other one unnotified": (
        '{"seed":42142269477,"tables":8,"games":["forhonor","pitchbowl"],"answers":4,"hours":0.2,"day":6,'
        '"rated":0.7,"habits":{"borrows the bot":0.044,"daily":0.021,"leaves the server":0.41,"lists blocks":0.04,'
        '"lists replies":0.111,"looks":0.088,"moves matches":0.055,"pauses":0.169,"practises":0.024,'
        '"profile":0.042,"queues":0.109,"reads reports":0.184,"reviews":0.025,"sees who plays":0.185,'
        '"takes back":0.384,"turns":0.15},"faults":{"commits refused":0.018,"connection cut":0.025,'
        '"effects without answers":0.207,"events doubled":0.285,"events overtaken":0.308,'
        '"interactions late":0.014,"interactions overtaken":0.017,"killed":0.012,"late answers":0.258,'
        '"nobody reached":0.014,"rate limits":0.093,"restarted":0.195,"silence":0.319}}'
    ),
}


@pytest.mark.parametrize("plan", FOUND.values(), ids=FOUND)
def test_nothing_is_found_any_more(plan: str) -> None:
    report = play(parsed(plan))
    assert report.found == []
    assert report.answers > 0

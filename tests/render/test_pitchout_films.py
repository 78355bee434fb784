from pathlib import Path

import pytest
from PIL import ImageChops

from bot.words import Catalogue
from render import PAINTERS
from render.painter import Filmed, Moment, Theme
from render.pitchout import reel
from render.pitchout.painter import paint
from tests.support.films import decoded, in_full
from tests.support.flicks import flicks

ROOT = Path(__file__).parent.parent.parent
WORDS = Catalogue(ROOT / "data" / "words").of("en")
PAINTER = PAINTERS["pitchout"]
assert isinstance(PAINTER, Filmed)
MATCHES = {
    "duel": flicks("films", answers=60),
    "complete": flicks("films", mode="complete", answers=80),
    "three": flicks("films", 3, answers=60),
    "four": flicks("films", 4, answers=60),
}


@pytest.mark.parametrize("match", MATCHES)
def test_every_frame_of_a_film_is_the_full_picture(match: str):
    best = sorted(MATCHES[match], key=PAINTER.worth)[-4:]
    for number, moment in enumerate(best):
        theme: Theme = "light" if number % 2 else "dark"
        seen = decoded(PAINTER.film([moment], WORDS, theme=theme))
        full = [*in_full(reel.shot(moment, WORDS, theme, paint), "pitchout", theme)]
        assert [shown for _, shown in seen] == [shown for _, shown in full]
        for (frame, _), (expected, _) in zip(seen, full, strict=True):
            assert ImageChops.difference(frame, expected).getbbox() is None


def test_a_film_rests_on_the_position_before_and_on_the_result():
    frames = decoded(PAINTER.film(MATCHES["duel"][:1], WORDS))
    assert frames[0][1] == 600
    assert frames[-1][1] >= 2000


def test_turns_in_which_nothing_moved_are_left_out():
    moment = MATCHES["duel"][0]
    still = Moment(moment.before, moment.before, ())
    assert PAINTER.film([still, moment, still], WORDS) == PAINTER.film([moment], WORDS)
    assert PAINTER.worth(still) == 0
    with pytest.raises(ValueError, match="moved"):
        PAINTER.film([still], WORDS)

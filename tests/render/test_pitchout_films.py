import io
import subprocess
import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from bot.games.pitchout.rules.events import Eliminated
from bot.physics.trace import Film, Rest, Segment, Trace
from bot.words import Catalogue
from render import PAINTERS
from render.films.reel import kept
from render.films.timing import times
from render.painter import Moment, Theme
from render.pitchout.board.blocks import block_sprite
from render.pitchout.film import flick_film
from render.pitchout.film.motion_track import track_motion
from render.theme import LOOKS
from tests.support.games.flicks import flicks
from tests.support.pictures.fidelity import psnr
from tests.support.pictures.films import decoded, in_full
from tests.support.scenes.complete_scenes import stacked
from tests.support.scenes.film_scenes import RA, RC, RD

ROOT = Path(__file__).parent.parent.parent
GOLDEN = ROOT / "tests" / "golden" / "films"
STILL = 35.0  # dB; a film has fewer colours than a still
NEAR = 45.0  # dB; another machine's letters may lie a pixel aside
WORDS = Catalogue(ROOT / "data" / "words").of("en")
PAINTER = PAINTERS["pitchout"]
assert PAINTER.films
KINDS = ["duel", *(pytest.param(kind, marks=pytest.mark.thorough) for kind in ("complete", "three", "four"))]


def played(match: str) -> Sequence[Moment]:
    """The flicks of a random match."""
    match match:
        case "duel":
            return flicks("films", answers=60)
        case "complete":
            return flicks("films", mode="complete", answers=80)
        case "three":
            return flicks("films", 3, answers=60)
        case _:
            return flicks("films", 4, answers=60)


@pytest.mark.parametrize("match", KINDS)
def test_every_frame_of_a_film_is_the_full_picture(match: str):
    best = sorted(played(match), key=PAINTER.films.worth)[-4:]
    for number, moment in enumerate(best):
        theme: Theme = "light" if number % 2 else "dark"
        seen = decoded(PAINTER.films.film([moment], WORDS, theme=theme))
        full = [*in_full([*flick_film.flick_frames(moment, WORDS, theme)], "pitchout", theme)]
        assert [shown for _, shown in seen] == [shown for _, shown in full]
        for (frame, _), (expected, _) in zip(seen, full, strict=True):
            assert ImageChops.difference(frame, expected).getbbox() is None


def test_a_film_rests_on_the_position_before_and_on_the_result():
    frames = decoded(PAINTER.films.film(played("duel")[:1], WORDS))
    assert frames[1][1] == 600
    assert frames[-1][1] >= 2000


def test_a_film_rests_on_the_still_of_the_present_position():
    last, later = played("duel")[:2]
    assert last.before.round < later.before.round
    cleared = Moment(last.before, later.before, last.events, last.trace)
    for moment in (last, cleared):
        with Image.open(io.BytesIO(PAINTER.still(moment.after, WORDS).png)) as still:
            expected = flick_film.FORMAT.ground(still.convert("RGB"))
        frames = decoded(PAINTER.films.film([moment], WORDS))
        assert psnr(frames[-1][0], expected) >= STILL
        assert frames[0][0].tobytes() == frames[-1][0].tobytes()
        result = decoded(PAINTER.films.film([moment], WORDS, present=False))[-1][0]
        assert (psnr(result, expected) < STILL) == (moment is cleared)


def test_turns_in_which_nothing_moved_are_left_out():
    moment = played("duel")[0]
    still = Moment(moment.before, moment.before, ())
    assert PAINTER.films.film([still, moment, still], WORDS) == PAINTER.films.film([moment], WORDS)
    assert PAINTER.films.worth(still) == 0
    with pytest.raises(ValueError, match="moved"):
        PAINTER.films.film([still], WORDS)


PROCESS = """
import hashlib
from pathlib import Path
from bot.words import Catalogue
from render import PAINTERS
from tests.support.games.flicks import flicks
words = Catalogue(Path("data/words")).of("fr")
shown = flicks("films", answers=60)[:{count}]
print(hashlib.sha256(PAINTERS["pitchout"].films.film(shown, words, theme="light")).hexdigest())
"""


@pytest.mark.thorough
def test_two_processes_film_the_same_bytes():
    prints = {
        subprocess.run(
            [sys.executable, "-c", PROCESS.format(count=3)], cwd=ROOT, capture_output=True, text=True, check=True
        ).stdout
        for _ in range(2)
    }
    assert len(prints) == 1


@pytest.mark.parametrize("crowd", [RC, pytest.param(RD, marks=pytest.mark.thorough)])
def test_a_crowd_stays_below_a_megabyte(crowd: Moment):
    made = PAINTER.films.film([crowd], WORDS)
    assert len(made) < 1_000_000
    frames = [*flick_film.flick_frames(crowd, WORDS, "dark")]
    full = [*in_full(frames, "pitchout", "dark")]
    assert [(one.tobytes(), shown) for one, shown in decoded(made)] == [(one.tobytes(), shown) for one, shown in full]


def test_no_flick_keeps_anybody_waiting():
    for duration in (0.05, 0.8, 1.6, 4.0, 20.0):
        shown = times(duration)
        assert len(shown) * 0.04 <= 3
        assert shown[-1] == duration
        assert shown == sorted(set(shown))


def test_a_film_of_many_is_no_larger_than_asked_and_keeps_the_last_and_the_best():
    moments = played("duel")[:4]
    whole = flick_film.film(moments, WORDS)
    small = flick_film.film(moments, WORDS, largest=200_000)
    assert len(small) <= 200_000 < len(whole)
    *others, last = moments
    alone = PAINTER.films.film([last], WORDS)
    assert flick_film.film(moments, WORDS, largest=1) == alone
    assert decoded(small)[-1][0].tobytes() == decoded(alone)[-1][0].tobytes()
    worths = [PAINTER.films.worth(moment) for moment in moments]
    assert worths[-1] < max(worths)
    assert kept(worths, 2) == [worths.index(max(worths)), len(others)]


def lasting(moments: Sequence[Moment]) -> int:
    """The duration of a film, ms."""
    return sum(shown for _, shown in decoded(PAINTER.films.film(moments, WORDS)))


def test_a_film_begins_with_the_action_and_a_card_says_where_another_round_does():
    pairs = pairwise(played("duel"))
    one, two = next(pair for pair in pairs if pair[0].before.round == pair[1].before.round)
    alone = [lasting([moment]) - 20 - 600 - 2000 - 2000 + 400 + 900 for moment in (one, two)]
    assert lasting([one, two]) == 20 + sum(alone) + 2000
    assert lasting([one, two, one]) == 20 + 1000 + sum(alone) + alone[0] + 2000  # the film goes back: another card


@pytest.mark.parametrize("match", KINDS)
def test_every_flick_of_every_kind_of_match_can_be_filmed(match: str):
    for moment in played(match):
        assert PAINTER.films.worth(moment) > 0
        frames = [*flick_film.flick_frames(moment, WORDS, "dark")]
        assert 3 <= len(frames) <= 110


def test_a_fall_is_worth_more_than_a_miss():
    def fallen(moment: Moment) -> bool:
        return any(isinstance(event, Eliminated) for event in moment.events)

    by_worth = sorted(played("duel"), key=PAINTER.films.worth)
    assert not fallen(by_worth[0])
    assert fallen(by_worth[-1])


def test_a_rider_goes_with_its_mount_and_leaves_it_by_a_flick_of_its_own():
    seen = stacked()
    mount, rider = "S.assassin", "N.shadow"
    carried = track_motion(seen, slid(mount, 560, 250))
    assert carried.pieces[rider].id == rider
    assert carried.at(carried.pieces[rider], 1.0) == carried.at(carried.pieces[mount], 1.0)
    assert carried.beside(carried.pieces[rider], 1.0) == 1
    alone = track_motion(seen, slid(rider, 560, 250))
    assert set(alone.pieces) == {rider}
    assert alone.beside(alone.pieces[rider], 0.0) == 1
    assert alone.beside(alone.pieces[rider], 1.0) == 0


def slid(piece: str, x: float, y: float) -> Trace:
    flight = Segment(piece, 0.0, 1.0, x, y, 0.0, 300.0, 0.0, 0.0, 300.0, 0.0)
    return Trace((), (), (Rest(piece, x + 150, y, 0.0),), duration=1.0, film=Film(1.0, (flight,)))


@pytest.mark.parametrize("shown", ["first", "middle", "last"])
def test_a_film_looks_as_it_did(shown: str, *, regold: bool):
    frames = decoded(PAINTER.films.film([RA], WORDS))
    actual = frames[{"first": 1, "middle": 19, "last": -1}[shown]][0]
    golden = GOLDEN / f"film_{shown}.png"
    if regold:
        actual.save(golden, optimize=True)
    with Image.open(golden) as expected:
        assert psnr(actual, expected.convert("RGB")) >= NEAR, golden.name


@pytest.mark.parametrize("angle", [0.0, 90.0, 180.0, 270.0])
def test_a_puck_in_a_block_stays_in_its_compartment_as_the_block_turns_on(angle: float):
    look, holds = LOOKS["dark"], (("captain", 0),)
    size = (120, 120)

    def seen(turn: float) -> Image.Image:
        sprite, picture = block_sprite(look, turn, holds), Image.new("RGB", size)
        sprite.onto(picture, (60.0, 60.0))
        return picture

    before = seen(angle - 1.0)
    assert psnr(before, seen(angle + 1.0)) > psnr(before, seen(angle + 89.0)) + 3.0

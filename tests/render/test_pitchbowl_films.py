import math
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
import pytest
from PIL import ImageChops

from bot.games.pitchbowl.rules.board import seat_of
from bot.games.pitchbowl.rules.events import Intercepted, KickedOff, Stolen, TouchdownScored
from bot.words import Catalogue
from render import PAINTERS
from render.films.reel import AMONG_MANY
from render.painter import Moment, Theme
from render.pitchbowl.board.field import WHOLE
from render.pitchbowl.board.still import paint
from render.pitchbowl.film import flick_film
from render.pitchbowl.film.film_sprites import FORMAT
from render.pitchbowl.film.motion_track import captions, touch_time, track_motion
from tests.support.games.bowl_flicks import FLICKS, crowd
from tests.support.games.flicks import flicks
from tests.support.pictures.fidelity import psnr
from tests.support.pictures.films import decoded, in_full

ROOT = Path(__file__).parent.parent.parent
WORDS = Catalogue(ROOT / "data" / "words").of("en")
PAINTER = PAINTERS["pitchbowl"]
assert PAINTER.films
STILL = 35.0  # dB; a film has fewer colours than a still
QUICK = {"run", "touchdown", "intercepted", "placement_annulled"}


def match() -> Sequence[Moment]:
    """The flicks of a random match."""
    return flicks("bowl", answers=120, key="pitchbowl", max_turns="40")


def placed() -> Sequence[Moment]:
    """The flicks of a random match with defensive placements."""
    return flicks("bowl", answers=80, key="pitchbowl", max_turns="40", defensive_placement="on")


def assert_exact(moment: Moment, theme: Theme) -> None:
    """Every decoded frame of the film is the full picture."""
    seen = decoded(PAINTER.films.film([moment], WORDS, theme=theme))
    full = [*in_full([*flick_film.flick_frames(moment, WORDS, theme)], "pitchbowl", theme)]
    assert [shown for _, shown in seen] == [shown for _, shown in full]
    for (frame, _), (expected, _) in zip(seen, full, strict=True):
        assert ImageChops.difference(frame, expected).getbbox() is None


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=() if name in QUICK else pytest.mark.thorough) for name in FLICKS]
)
def test_every_frame_of_a_film_is_the_full_picture(name: str):
    assert_exact(FLICKS[name], "light" if len(name) % 2 else "dark")


@pytest.mark.thorough
@pytest.mark.parametrize("played", [match, placed])
def test_every_frame_of_a_random_match_is_the_full_picture(played: Callable[[], Sequence[Moment]]):
    for number, moment in enumerate(played()[::12]):
        assert_exact(moment, "light" if number % 2 else "dark")


def test_a_film_rests_on_the_position_before_and_on_the_result():
    frames = decoded(PAINTER.films.film([FLICKS["block"]], WORDS))
    assert frames[1][1] == 600
    assert frames[-1][1] >= 2000
    assert {frame.size for frame, _ in frames} == {(840, 532)}


@pytest.mark.parametrize("name", ["touchdown", "out_with_ball"])
def test_a_film_rests_on_the_still_of_the_present_position(name: str):
    moment = FLICKS[name]
    expected = FORMAT.ground(paint(moment.after, WORDS, None, "dark", WHOLE))
    frames = decoded(PAINTER.films.film([moment], WORDS))
    assert psnr(frames[-1][0], expected) >= STILL
    assert frames[0][0].tobytes() == frames[-1][0].tobytes()
    captioned = decoded(PAINTER.films.film([moment], WORDS, present=False))[-1][0]
    assert psnr(captioned, expected) < STILL


def test_players_keep_their_names_while_they_move():
    frames = [*flick_film.flick_frames(FLICKS["run"], WORDS, "dark", AMONG_MANY)]
    (name,) = {stamp.sprite for stamp in frames[0].stamps} & set.intersection(
        *({stamp.sprite for stamp in frame.stamps} for frame in frames[1:-1])
    )
    places = [next((one.x, one.y) for one in frame.stamps if one.sprite is name) for frame in frames[:-1]]
    assert len(set(places)) > len(frames) / 3


def test_every_turn_in_which_something_moved_can_be_filmed():
    for moment in (*match(), *placed())[::9]:
        assert PAINTER.films.worth(moment) > 0
        frames = [*flick_film.flick_frames(moment, WORDS, "dark")]
        assert 3 <= len(frames) <= 110


def test_turns_in_which_nothing_moved_are_left_out():
    moment = FLICKS["run"]
    still = Moment(moment.before, moment.before, ())
    assert PAINTER.films.film([still, moment, still], WORDS) == PAINTER.films.film([moment], WORDS)
    assert PAINTER.films.worth(still) == 0
    with pytest.raises(ValueError, match="moved"):
        PAINTER.films.film([still], WORDS)


def test_a_kicked_ball_flies_from_the_end_line_to_where_it_landed():
    moment = FLICKS["kick"]
    (kicked,) = (event for event in moment.events if isinstance(event, KickedOff))
    played = track_motion(moment)
    assert played.soars
    assert played.ball(0.0) == (225.0, 0.0 if moment.before.kicker == 0 else 800.0)
    end = played.ball(played.duration)
    assert end is not None
    assert math.dist(end, (kicked.landed.x, kicked.landed.y)) < 0.01


def test_the_ball_comes_to_its_thief_at_the_touch():
    moment = FLICKS["steal"]
    (stolen,) = (event for event in moment.events if isinstance(event, Stolen))
    assert moment.trace is not None
    played, at = track_motion(moment), touch_time(moment.trace, stolen.player, stolen.victim)
    assert at > 0
    assert played.holder(at - 1e-6) == stolen.victim
    assert played.holder(at) == stolen.player
    assert played.ball(at) is None


def test_a_thrown_ball_is_on_the_ground_until_somebody_has_it():
    moment = FLICKS["intercepted"]
    (caught,) = (event for event in moment.events if isinstance(event, Intercepted))
    played = track_motion(moment)
    assert played.holder(0.0) is None
    assert played.ball(0.0) is not None
    assert played.holder(played.duration) == caught.player


@pytest.mark.parametrize("name", ["ball_out", "out_with_ball", "dropped"])
def test_a_ball_that_is_lost_is_nobodys_in_the_end(name: str):
    played = track_motion(FLICKS[name])
    assert played.holder(played.duration) is None
    assert played.ball(played.duration) is None


def test_a_placement_that_is_annulled_says_so_in_the_end():
    moment = FLICKS["placement_annulled"]
    assert moment.trace is not None
    assert [phrase.key for _, phrase in captions(moment.events, moment.trace)] == ["pitchbowl-film-placement_annulled"]
    assert moment.after.players == moment.before.players


def test_the_score_is_told_where_the_goal_line_is_crossed():
    for name in ("touchdown", "pushed_in"):
        moment = FLICKS[name]
        assert moment.trace is not None
        found = captions(moment.events, moment.trace)
        assert found[-1][1].key == "pitchbowl-film-touchdown"
        assert 0 < found[-1][0] < moment.trace.duration


def test_touchdowns_are_worth_most_then_interceptions_and_steals():
    worth = {name: PAINTER.films.worth(moment) for name, moment in FLICKS.items()}
    best = sorted(worth, key=lambda name: -worth[name])
    scored = {name for name, one in FLICKS.items() if any(isinstance(event, TouchdownScored) for event in one.events)}
    assert set(best[: len(scored)]) == scored
    assert worth["intercepted"] > worth["steal"] > worth["caught"] > worth["handoff"] > worth["block"] > worth["run"]


def test_a_film_of_many_is_no_larger_than_asked_and_keeps_the_last():
    moments = [FLICKS[name] for name in ("run", "touchdown", "block")]
    whole = flick_film.film(moments, WORDS)
    small = flick_film.film(moments, WORDS, largest=len(whole) - 20_000)
    assert len(small) < len(whole)
    assert flick_film.film(moments, WORDS, largest=1) == PAINTER.films.film([FLICKS["block"]], WORDS)


def test_a_card_tells_the_score_where_it_has_changed():
    one, two = FLICKS["run"], FLICKS["block"]

    def lasting(*moments: Moment) -> int:
        return sum(shown for _, shown in decoded(PAINTER.films.film(moments, WORDS)))

    alone = sum(lasting(moment) - 20 - 600 - 2000 - 2000 + 400 + 900 for moment in (one, two))
    scored = msgspec.structs.replace(two, before=msgspec.structs.replace(two.before, score=(1, 0)))
    assert lasting(one, two) == 20 + alone + 2000
    assert lasting(one, scored) == 20 + 1000 + alone + 2000


@pytest.mark.parametrize("name", [name for name in FLICKS if "touchdown" in name])
def test_whoever_conceded_a_touchdown_sees_no_card_alone(name: str):
    def film(viewer: int | None) -> bytes:
        before, after = (
            msgspec.structs.replace(view, viewer=viewer) for view in (FLICKS[name].before, FLICKS[name].after)
        )
        return flick_film.film([msgspec.structs.replace(FLICKS[name], before=before, after=after)], WORDS)

    scorer = next(seat_of(one.player) for one in FLICKS[name].events if isinstance(one, TouchdownScored))
    assert film(scorer) == film(None)
    assert len(film(1 - scorer)) < len(film(None))


def test_a_film_of_a_flick_is_small():
    for moment in FLICKS.values():
        assert len(PAINTER.films.film([moment], WORDS)) < 150_000


def test_a_crowd_stays_below_a_megabyte():
    moment = crowd()
    assert len(PAINTER.films.film([moment], WORDS)) < 1_000_000
    assert_exact(moment, "dark")

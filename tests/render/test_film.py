import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from render.drawing.badges import overlaps
from render.drawing.canvas import Sprite
from render.films.film import FilmFrame, Scene, Stamp, clipped, joined
from tests.support.pictures.films import decoded, gif, in_full

GROUND = Image.new("RGB", (120, 90), (42, 53, 67))
DOT = Sprite((255, 179, 71), Image.radial_gradient("L").resize((20, 20)).point([255 - value for value in range(256)]))


def film(*frames: FilmFrame) -> list[tuple[Image.Image, int]]:
    seen = decoded(gif(frames, "pitchout", "dark"))
    full = [*in_full(frames, "pitchout", "dark")]
    assert [(frame.tobytes(), shown) for frame, shown in seen] == [(frame.tobytes(), shown) for frame, shown in full]
    return seen


def test_what_moves_leaves_no_smear():
    away = [FilmFrame(4, (Stamp(DOT, x, 30), Stamp(DOT, 90 - x, 40))) for x in range(0, 110, 7)]
    assert len(film(FilmFrame(60, scene=Scene(GROUND)), *away, FilmFrame(200))) == 1 + 1 + len(away) + 1


def test_a_mark_stays_under_what_moves():
    frames = film(
        FilmFrame(4, (Stamp(DOT, 10, 10),), scene=Scene(GROUND)),
        FilmFrame(4, marks=(Stamp(DOT, 50, 10),)),
        FilmFrame(4),
    )
    assert len(frames) == 1 + 2  # the last changes nothing
    assert frames[-1][1] == 80
    assert frames[-1][0].getpixel((60, 20)) != frames[-1][0].getpixel((20, 20))


def test_a_new_scene_takes_the_place_of_the_old_one_and_its_marks():
    other = Image.new("RGB", GROUND.size, (18, 22, 29))
    frames = film(FilmFrame(4, scene=Scene(GROUND), marks=(Stamp(DOT, 50, 10),)), FilmFrame(4, scene=Scene(other)))
    assert frames[-1][0].getcolors() is not None
    assert len(frames[-1][0].getcolors() or ()) == 1


def test_what_leaves_the_picture_is_cut_off():
    frames = film(
        *(FilmFrame(4, (Stamp(DOT, x, -10),), scene=Scene(GROUND) if x == 90 else None) for x in range(90, 160, 9))
    )
    assert frames[-1][0].tobytes() != frames[1][0].tobytes()


def test_a_film_is_played_once_and_begins_with_an_instant_of_its_last_frame():
    frames = [FilmFrame(60, (Stamp(DOT, x, 10),), scene=None if x else Scene(GROUND)) for x in (0, 9)]
    assert b"NETSCAPE" not in gif(frames, "pitchout", "dark")
    poster, first, last = film(*frames)
    assert (poster[1], first[1]) == (20, 600)
    assert poster[0].tobytes() == last[0].tobytes() != first[0].tobytes()


def test_a_film_that_returns_to_its_first_frame_keeps_it():
    assert [
        shown
        for _, shown in film(
            *(FilmFrame(4, (Stamp(DOT, x, 10),), scene=None if x else Scene(GROUND)) for x in (0, 9)),
            FilmFrame(7, (Stamp(DOT, 0, 10),)),
        )
    ] == [20, 40, 40, 70]


def test_a_film_needs_a_scene():
    with pytest.raises(ValueError, match="frames"):
        gif([], "pitchout", "dark")
    with pytest.raises(ValueError, match="scene"):
        gif([FilmFrame(4)], "pitchout", "dark")


def test_areas_that_share_pixels_are_painted_once():
    areas = joined([(0, 0, 10, 10), (5, 5, 15, 15), (100, 100, 110, 110), (101, 90, 109, 104)])
    assert sorted(areas) == [(0, 0, 15, 15), (100, 90, 110, 110)]
    assert not any(overlaps(one, other) for n, one in enumerate(areas) for other in areas[:n])


@given(
    st.lists(st.tuples(st.integers(0, 300), st.integers(0, 300), st.integers(1, 150), st.integers(1, 150)), max_size=12)
)
def test_whatever_areas_there_are_each_pixel_of_them_is_painted_once(spots: list[tuple[int, int, int, int]]):
    wanted = [(x, y, x + wide, y + high) for x, y, wide, high in spots]
    areas = joined(wanted)
    assert not any(overlaps(one, other) for n, one in enumerate(areas) for other in areas[:n])
    painted = Image.new("L", (450, 450))
    for area in areas:
        painted.paste(255, area)
    assert all(painted.crop(area).getextrema() == (255, 255) for area in wanted)


def test_areas_far_apart_that_overlap_little_do_not_become_one():
    areas = joined([(0, 0, 300, 10), (290, 5, 300, 300)])
    assert sum((right - left) * (bottom - top) for left, top, right, bottom in areas) == 3000 + 2900


def test_areas_end_with_the_picture():
    assert clipped([(-5, -5, 5, 5), (90, 80, 130, 95), (130, 0, 140, 10)], (120, 90)) == [
        (0, 0, 5, 5),
        (90, 80, 120, 90),
    ]

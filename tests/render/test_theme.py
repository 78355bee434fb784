from itertools import combinations, product

import pytest
from PIL import ImageChops, ImageStat

from bot.screens.cards import SEATS
from render.drawing.badges import badge
from render.pitchout.board.arena import LOOKS as PITCH_OUT
from render.theme import LOOKS, Colour, Look, blend, hexed
from tests.support.pictures.colour_vision import EYES, contrast, difference, grey, linear, luminance, seen

WHITE: Colour = (255, 255, 255)
BLACK: Colour = (0, 0, 0)
TABLES = LOOKS | {f"pitchout in the {theme}": look for theme, look in PITCH_OUT.items()}
THEMES = sorted(TABLES)


def floors(look: Look) -> list[Colour]:
    """Every colour a piece can stand on, in plain light, in the brightest and in the darkest."""
    plain = [*look.floor, *(colour for team in look.teams for colour in (*team.zone, team.hatch))]
    lit = [blend(colour, WHITE, look.glow) for colour in plain]
    return [*plain, *lit, *(blend(colour, BLACK, look.gloom) for colour in plain)]


@pytest.mark.parametrize("theme", THEMES)
def test_text_is_readable_where_it_stands(theme: str):
    look = TABLES[theme]
    pairs = {
        "headline on canvas": (look.text, look.canvas),
        "secondary on canvas": (look.secondary, look.canvas),
        "headline on card": (look.text, look.panel),
        "secondary on card": (look.secondary, look.panel),
        "degrees in their casing": (look.text, look.floor[0]),
        "active badge": (look.casing, look.aim),
    }
    for number, team in enumerate(look.teams):
        pairs[f"badge {number}"] = (team.ink, team.base)
    for floor in floors(look):
        pairs[f"coordinate on {floor}"] = (look.coordinate, floor)
        pairs[f"strength on {floor}"] = (look.protractor, floor)
    assert {name: ratio for name, pair in pairs.items() if (ratio := contrast(*pair)) < 4.5} == {}


@pytest.mark.parametrize("theme", THEMES)
def test_pucks_and_marks_stand_out_on_every_floor(theme: str):
    look = TABLES[theme]
    marks = {"aim": look.aim, "protractor": look.protractor, "edge of a closeup": look.secondary}
    marks |= {f"team {number}": team.base for number, team in enumerate(look.teams)}
    faint = {
        (name, floor): ratio
        for (name, colour), floor in product(marks.items(), floors(look))
        if (ratio := contrast(colour, floor)) < 3
    }
    assert faint == {}


@pytest.mark.parametrize("theme", THEMES)
def test_a_block_shows_by_face_or_edge_on_every_floor(theme: str):
    look = TABLES[theme]
    for floor in floors(look):
        best = max(contrast(colour, floor) for colour in (look.block, look.block_high, look.block_side))
        assert best >= 3, floor


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("eyes", sorted(EYES))
def test_two_teams_and_aim_differ_for_all_eyes(theme: str, eyes: str):
    look = TABLES[theme]
    amber, azure = (seen(team.base, eyes) for team in look.teams[:2])
    aim = seen(look.aim, eyes)
    assert difference(amber, azure) >= 40
    assert min(difference(aim, amber), difference(aim, azure)) >= 25


# No four colours are far apart for every eye and bright enough for every floor: shapes carry what these figures leave open.
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(
    ("eyes", "apart", "from_aim"), [("normal", 30, 22), ("protan", 13, 16), ("deutan", 13, 16), ("tritan", 13, 16)]
)
def test_four_teams_and_aim_differ_for_all_eyes(theme: str, eyes: str, apart: float, from_aim: float):
    look = TABLES[theme]
    teams = [seen(team.base, eyes) for team in look.teams]
    assert min(difference(*pair) for pair in combinations(teams, 2)) >= apart
    assert min(difference(team, seen(look.aim, eyes)) for team in teams) >= from_aim


@pytest.mark.parametrize("theme", THEMES)
def test_two_teams_differ_without_any_hue(theme: str):
    amber, azure = (grey(team.base) for team in TABLES[theme].teams[:2])
    assert difference(amber, azure) >= 12


@pytest.mark.parametrize("theme", THEMES)
def test_four_teams_differ_without_any_colour(theme: str):
    teams = TABLES[theme].teams
    for way in ("shape", "stripes", "notches"):
        assert len({getattr(team, way) for team in teams}) == len(teams), way
    outlines = [badge("1", WHITE, WHITE, WHITE, team.shape).mask.resize((60, 30)) for team in teams]
    for one, other in combinations(outlines, 2):
        assert ImageStat.Stat(ImageChops.difference(one, other)).mean[0] >= 6  # of 255


@pytest.mark.parametrize("theme", THEMES)
def test_partners_have_rims_alike(theme: str):
    rims = [luminance(team.rim) for team in TABLES[theme].teams]
    assert min(rims[0], rims[2]) > 0.8
    assert max(rims[1], rims[3]) < 0.1


def test_messages_wear_the_colours_of_pictures():
    assert [hexed(f"#{colour:06X}") for colour in SEATS[:4]] == [team.base for team in LOOKS["dark"].teams]


def test_the_colour_difference_is_that_of_its_authors():
    # the first two pairs of the test data of Sharma, Wu and Dalal speak of L*a*b*; these are sRGB primaries, by two other programs
    assert difference(linear((255, 255, 255)), linear((0, 0, 0))) == pytest.approx(100, abs=0.01)
    assert difference(linear((255, 0, 0)), linear((0, 255, 0))) == pytest.approx(86.6, abs=0.1)

"""The numbers on the pucks of PitchBowl: readable, and hiding nothing."""

from itertools import combinations, product

import pytest
from PIL import Image, ImageChops, ImageDraw

from render.drawing.badges import BadgeDisc, box_of, covers, overlaps, places
from render.drawing.canvas import Spot, Sprite
from render.painter import Theme
from render.pitchbowl.board import pieces
from render.pitchbowl.board.field import BOUNDS, HIGH, LARGER
from render.pitchbowl.board.still import taken
from render.theme import LOOKS
from tests.support.pictures.colour_vision import contrast
from tests.support.samples import sample
from tests.support.scenes.pitchbowl_scenes import crowded, seen

THEMES: tuple[Theme, ...] = ("dark", "light")
SLIVER = 8  # px, of the 890 of the smallest puck


def hidden(sprite: Sprite, at: Spot, disc: BadgeDisc) -> int:
    """The number of px of a disc under a sprite."""
    left, top = round(at[0] - sprite.anchor[0]), round(at[1] - sprite.anchor[1])
    puck = Image.new("L", sprite.size)
    box = disc.x - disc.r - left, disc.y - disc.r - top, disc.x + disc.r - left, disc.y + disc.r - top
    ImageDraw.Draw(puck).ellipse(box, fill=255)
    solid = sprite.mask.point([255 * (value > 127) for value in range(256)])
    return ImageChops.darker(solid, puck).histogram()[255]


@pytest.mark.parametrize("theme", sample(THEMES, 2))  # their looks differ in colours alone
@pytest.mark.parametrize("cluster", [False, True])
def test_no_number_hides_another_puck_or_that_its_own_has_acted(*, cluster: bool, theme: Theme):
    look, barred = LOOKS[theme], 0
    for seed in range(40):
        view = seen(crowded(seed, cluster=cluster))
        drawn = pieces.sizes(view, LARGER)
        spots = {one.id: BadgeDisc(*LARGER.to_pixels(one.x, one.y), drawn[one.id]) for one in view.players}
        beside = pieces.numbered_beside(view, LARGER, drawn, look)
        assert all(len(name.text) == 3 for name in beside.values())
        for one in view.players:
            if one.id in beside:
                continue
            own, number = spots[one.id], pieces.number(one.id, drawn[one.id], look)
            for other in spots.values():
                assert other is own or hidden(number, (own.x, own.y), other) <= SLIVER, (seed, one.label)
            if not one.active:
                barred += 1
                assert own.r * 1.06 - number.size[0] / 2 >= 2.0, (seed, one.label)
    assert barred > 200


def test_two_digits_beside_a_puck_hide_neither_pucks_nor_each_other():
    found = 0
    for seed in range(40):
        view = seen(crowded(seed, cluster=True))
        drawn = pieces.sizes(view, LARGER)
        names = [*pieces.numbered_beside(view, LARGER, drawn, LOOKS["dark"]).values()]
        discs = taken(view, pieces.discs(view.players, LARGER, drawn), drawn)
        boxes = [box_of(at.x, at.y, tag) for tag, at in places(names, discs, (), LOOKS["dark"], BOUNDS, HIGH)]
        found += len(boxes)
        assert not any(covers(box, disc) for box, disc in product(boxes, discs)), seed
        assert not any(overlaps(one, other) for one, other in combinations(boxes, 2)), seed
    assert found > 20


@pytest.mark.parametrize("theme", THEMES)
def test_numbers_stand_out_on_the_faces_and_rims_of_pucks(theme: Theme):
    for team in LOOKS[theme].teams[:2]:
        edge = team.high if sum(team.ink) < 382 else team.low
        assert contrast(team.ink, edge) >= 4.5

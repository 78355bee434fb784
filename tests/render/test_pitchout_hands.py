"""The pieces in hand of Pitch Out: everything inside its panel, and no name over another."""

from __future__ import annotations

from itertools import combinations, product
from pathlib import Path

import pytest
from PIL import Image

from bot.games.pitchout.rules.board import roster
from bot.games.pitchout.rules.values import Team
from bot.words import Catalogue
from render.drawing import canvas
from render.drawing.badges import Box, overlaps
from render.pitchout.board import panels
from render.pitchout.board.arena import LOOKS, SIZE
from tests.support.scenes.complete_scenes import full, piece
from tests.support.scenes.pitchout_scenes import M1, block
from tests.support.words.fluent_files import LANGUAGES

WORDS = Catalogue(Path(__file__).parent.parent.parent / "data" / "words")
FRAME = 3.0  # px; the panel's edge
SOLID = [255 * (value > 127) for value in range(256)]
TEAMS: tuple[Team, ...] = ("citizens", "hoods")


def hand(monkeypatch: pytest.MonkeyPatch, seat: int, team: tuple[str, ...], language: str) -> tuple[Box, list[Box]]:
    """The panel of these pitchers and two blocks in hand, and the room of everything drawn on it: the pieces, then the letters and the name of each."""
    side = "SN"[seat]
    blocks = tuple(block(name, 400, 400, status="hand") for name in M1 if name.startswith(side))
    pucks = tuple(piece(f"{side}.{name}", status="hand") for name in team)
    view = full(phase="deploy", active=(seat,), turn=0, wins=(0, 0), pucks=pucks, blocks=blocks)
    picture, drawn = Image.new("RGB", (SIZE, SIZE)), list[Box]()
    put = canvas.Sprite.put

    def noted(sprite: canvas.Sprite, image: Image.Image, corner: tuple[int, int]) -> None:
        left, top, right, bottom = sprite.mask.point(SOLID).getbbox() or (0, 0, 0, 0)
        if image is picture:  # others are parts of sprites
            drawn.append((corner[0] + left, corner[1] + top, corner[0] + right, corner[1] + bottom))
        put(sprite, image, corner)

    with monkeypatch.context() as patched:
        patched.setattr(canvas.Sprite, "put", noted)
        (box,) = panels.hand(picture, view, WORDS.of(language), None, LOOKS["dark"])
    frame, *parts = drawn
    assert frame == box
    assert len(parts) == 3 * (len(pucks) + len(blocks))
    return box, parts


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [1, 3, 5, 7])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_hand_stays_in_its_panel(monkeypatch: pytest.MonkeyPatch, seat: int, size: int, language: str):
    for team in map(roster, TEAMS):
        for first in range(len(team)):
            held = (*team[first:], *team[:first])[:size]
            box, drawn = hand(monkeypatch, seat, held, language)
            left, top, right, bottom = box[0] + FRAME, box[1] + FRAME, box[2] - FRAME, box[3] - FRAME
            beyond = [one for one in drawn if one[0] < left or one[1] < top or one[2] > right or one[3] > bottom]
            assert beyond == [], held
            count = len(held) + 2
            names, others = drawn[count + 1 :: 2], drawn[:count] + drawn[count::2]
            assert not any(overlaps(one, other) for one, other in combinations(names, 2)), held
            assert not any(overlaps(one, other) for one, other in product(names, others)), held

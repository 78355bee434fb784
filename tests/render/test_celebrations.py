"""The banner of a win: over the last position, in every phase that still shows it, and nowhere else; never for the loser alone."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from PIL import Image

from bot.games.pitchout.rules.view import View
from bot.words import Catalogue
from render import PAINTERS
from render.drawing.badges import BadgeDisc, covers
from render.pitchout.board.arena import LOOKS, PLANE, SIZE
from render.pitchout.board.pieces import radii
from render.pitchout.board.victory import victory
from render.pitchout.text.story import round_winners
from tests.support.scenes import forhonor_scenes, pitchbowl_scenes
from tests.support.scenes.pitchout_scenes import late, won
from tests.support.scenes.several_scenes import SCENES as SEVERAL

WORDS = Catalogue(Path(__file__).parent.parent.parent / "data" / "words").of("en")


@pytest.mark.parametrize("phase", ["ban", "change", "next_starter"])
def test_the_loser_is_asked_under_the_banner_of_the_winner(phase: str):
    assert round_winners(late(phase, active=(1,))) == (0,)


def test_the_winner_who_replaces_a_pitcher_has_the_banner():
    assert round_winners(late("replace_banned", active=(1,))) == (1,)


def test_nobody_has_won_while_a_round_is_played_or_prepared():
    assert round_winners(late()) == ()
    assert round_winners(late("next_starter", active=(1,), last=None)) == ()


def test_of_several_the_only_one_left_has_won():
    sides, alone = ("S", "E", "N"), ((0,), (1,), (2,))
    three = late("next_starter", active=(1,), sides=sides, partners=alone, wins=(0, 0, 1), out=(1, 0))
    assert round_winners(three) == (2,)


@pytest.mark.parametrize("seen", [won(), late("next_starter", active=(1,), wins=(1, 1)), SEVERAL["pairs_won"][0]])
def test_the_banner_hides_neither_puck_nor_block(seen: View):
    box = victory(Image.new("RGB", (SIZE, SIZE)), seen, WORDS, LOOKS["dark"])
    assert box is not None
    sizes = radii(seen)
    pieces = [BadgeDisc(*PLANE.spot(puck), sizes[puck.id]) for puck in seen.pucks if puck.status == "play"]
    pieces += [BadgeDisc(*PLANE.spot(block), 40.0) for block in seen.blocks if block.status == "play"]
    assert not [piece for piece in pieces if covers(box, piece)]


WON: dict[str, tuple[Any, int]] = {
    "pitchout": (won(), 0),
    "pitchbowl": (pitchbowl_scenes.SCENES["victory"][0], 0),
    "forhonor": (forhonor_scenes.SCENES["won"][0], 0),
}


@pytest.mark.parametrize("game", WON)
def test_the_loser_alone_sees_no_banner(game: str):
    seen, winner = WON[game]

    def still(viewer: int | None) -> bytes:
        return PAINTERS[game].still(msgspec.structs.replace(seen, viewer=viewer), WORDS).png

    assert still(winner) == still(None)
    assert still(1 - winner) != still(None)

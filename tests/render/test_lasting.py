from pathlib import Path

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.games.pitchout.rules.view import BlockSeen, View
from bot.words import Catalogue
from render.drawing import lasting
from render.drawing.lasting import release
from render.pitchout.board import protractor
from render.pitchout.board.still import paint
from tests.support.scenes.pitchout_scenes import S1_SKETCH, S2

WORDS = Catalogue(Path(__file__).parents[2] / "data" / "words").of("en")

MEGAPIXEL = (1024, 1024)


def test_what_was_asked_for_least_recently_goes_first_whichever_painter_made_it():
    lasting.forget()
    painted: list[str] = []

    @lasting.lasting
    def board(name: str) -> Image.Image:
        painted.append(name)
        return Image.new("RGB", MEGAPIXEL)

    @lasting.lasting
    def aim(name: str) -> tuple[Image.Image, int]:
        painted.append(name)
        return Image.new("RGB", MEGAPIXEL), 1

    first = board("a")
    for name in "bcd":
        aim(name)
    assert board("a") is first
    aim("e")  # four pictures of four MiB are all there is room for
    assert painted == list("abcde")
    assert board("a") is first
    aim("b")
    assert painted == list("abcdeb")
    lasting.forget(aim)
    assert board("a") is first
    aim("b")
    assert painted == list("abcdebb")
    lasting.forget()


def test_a_packed_picture_comes_back_as_it_was_painted_whatever_was_drawn_on_it():
    painted: list[str] = []

    @lasting.packed
    def ground(colour: str) -> Image.Image:
        painted.append(colour)
        return Image.linear_gradient("L").convert("RGB") if colour == "grey" else Image.new("RGB", (30, 20), colour)

    first = ground("grey")
    kept = first.tobytes()
    first.paste("red", (0, 0, 9, 9))
    assert ground("red").tobytes() != kept
    for _ in range(2):
        again = ground("grey")
        assert (again.mode, again.size, again.tobytes()) == ("RGB", (256, 256), kept)
        again.paste("red", (0, 0, 9, 9))
    assert painted == ["grey", "red"]
    lasting.forget(ground)
    ground("grey")
    assert painted == ["grey", "red", "grey"]


def holding(seen: View) -> tuple[BlockSeen, ...]:
    first, *others = seen.blocks
    return replace(first, holds=("N.guard",)), *others


CHANGES: dict[str, dict[str, object]] = {
    "its turn": {"turn": 9, "wins": (0, 1), "passive": (1, 0), "last": None},
    "its pucks": {"pucks": tuple(replace(puck, x=puck.y, y=puck.x) for puck in S2.pucks)},
    "a lost puck": {"pucks": tuple(replace(one, status="out") if one.id == "N.guard" else one for one in S2.pucks)},
    "its tray": {
        "pucks": tuple(replace(one, status="out") if one.id == "N.guard" else one for one in S2.pucks),
        "tray": ("N.guard",),
    },
    "a puck to put back": {
        "pucks": tuple(replace(one, status="return") if one.id == "N.guard" else one for one in S2.pucks)
    },
    "a block": {"blocks": tuple(replace(block, x=block.x + 30.0) for block in S2.blocks)},
    "what a block holds": {"blocks": holding(S2)},
    "its player": {"active": (1,)},
    "its phase": {"phase": "deploy"},
    "its sides": {"zones": tuple(reversed(S2.zones)), "phase": "deploy"},
}


@pytest.mark.parametrize("change", CHANGES)
def test_an_aim_is_painted_as_if_there_had_been_no_position_before(change: str):
    lasting.forget()
    release(paint(S2, WORDS, S1_SKETCH, "dark"))
    after = replace(S2, **CHANGES[change])
    seen = paint(after, WORDS, S1_SKETCH, "dark").tobytes()
    lasting.forget()
    assert paint(after, WORDS, S1_SKETCH, "dark").tobytes() == seen


@pytest.mark.parametrize(("change", "painted"), [("its turn", 1), ("its pucks", 1), ("a block", 2)])
def test_what_lies_under_an_aim_stays_until_a_block_moves(change: str, painted: int, monkeypatch: pytest.MonkeyPatch):
    webs: list[object] = []
    monkeypatch.setattr(protractor, "web", lambda *drawn: webs.append(drawn))
    lasting.forget()
    for view in (S2, replace(S2, **CHANGES[change])):
        paint(view, WORDS, S1_SKETCH, "dark")
    lasting.forget()
    assert len(webs) == painted

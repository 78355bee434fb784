import random
from itertools import combinations
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from PIL import Image

from bot.games.contract.base import position
from bot.games.contract.luck import Rng
from bot.games.contract.preview import Aim
from bot.games.contract.vocabulary import Point
from bot.games.pitchout.rules.game import PitchOut
from bot.games.pitchout.rules.seating import PAIRS, Sides
from bot.games.pitchout.rules.values import Phase
from bot.games.pitchout.rules.view import View
from bot.words import Catalogue
from render import PAINTERS
from render.drawing.badges import box_of, covers, overlaps, places
from render.pitchout.board.arena import NAMES, TABLE, area
from render.pitchout.board.blocks import BLOCK
from render.pitchout.board.panels import hand, header
from render.pitchout.board.pieces import BOUNDS, HIGH, named_pucks, rounds
from render.pitchout.text.describe import LINES
from render.text import ALT
from render.theme import LOOKS
from tests.support.scenes.pitchout_scenes import ROSTER
from tests.support.scenes.several_scenes import FOUR, deployed, deploying, late, piece
from tests.support.words.fluent_files import LANGUAGES

WORDS = Catalogue(Path(__file__).parent.parent.parent / "data" / "words")
PAINTER = PAINTERS["pitchout"]
GAME = PitchOut()
ASKS = [phase for phase in get_args(Phase) if phase != "over"]
TABLES = [(3, "free"), (4, "free"), (4, "pairs")]


def seen(seats: int, sides: str, name: str) -> View:
    options = GAME.spec.complete({"sides": sides})
    return GAME.view(position(GAME, name, seats, options, Rng(b"several")), None)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["start", "play"])
@pytest.mark.parametrize(("seats", "sides"), TABLES)
def test_three_and_four_sides_are_painted_and_told(seats: int, sides: str, name: str, language: str):
    view, words = seen(seats, sides, name), WORDS.of(language)
    picture = PAINTER.still(view, words)
    assert len(picture.alt) <= ALT
    assert picture.alt.startswith(words.say(PAINTER.headline(view)))
    board = PAINTER.board(view, words)
    assert len(board.splitlines()) <= LINES
    assert all(puck.label in board for puck in view.pucks)


def crowded() -> View:
    """Four sides with both their Golems, all over the arena."""
    luck = random.Random(3)
    names = [f"{side}.{pitcher}" for side in FOUR for pitcher in (*ROSTER, "golem1", "golem2")]
    pucks = tuple(piece(FOUR, name, luck.uniform(15, 785), luck.uniform(15, 785)) for name in names)
    return deployed(FOUR, pucks=pucks, last=late().last)


@pytest.mark.parametrize("language", LANGUAGES)
def test_twenty_eight_pucks_are_told_and_named(language: str):
    board = PAINTER.board(crowded(), WORDS.of(language))
    assert len(board.splitlines()) <= LINES
    assert len(board) <= 2600
    assert all(puck.label in board for puck in crowded().pucks)
    assert all(block.id in board for block in crowded().blocks)
    assert len(PAINTER.still(crowded(), WORDS.of(language)).alt) <= ALT


@pytest.mark.parametrize("language", LANGUAGES)
def test_four_sides_deployed_are_told_with_their_nearest_foes(language: str):
    board = PAINTER.board(deployed(FOUR), WORDS.of(language))
    assert WORDS.of(language).text("pitchout-board-sees", foes="").partition(" ")[0] in board.splitlines()[3], board
    assert len(board.splitlines()) <= LINES


def test_who_is_knocked_out_is_told():
    assert "Out of this round: Azure." in PAINTER.board(late(), WORDS.of("en"))
    assert PAINTER.still(late(), WORDS.of("en")).alt.splitlines()[1] == "Out of this round: Azure."
    over = late(phase="over", active=(), winner=0, wins=(2, 1, 0, 0))
    assert "Out of this round" not in PAINTER.board(over, WORDS.of("en"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", ASKS)
@pytest.mark.parametrize("sides", [PAIRS, FOUR])
def test_every_headline_fits_beside_the_counters_of_four(sides: Sides, phase: str, language: str):
    pucks = tuple(msgspec.structs.replace(puck, seat=number % 4) for number, puck in enumerate(crowded().pucks))
    scene = deployed(sides, pucks=pucks, phase=phase, active=(3,), round=3, turn=88, wins=(1, 1, 1, 1))
    assert header(Image.new("RGB", (1000, 60)), scene, WORDS.of(language), LOOKS["dark"]) >= 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_headline_of_four_fits_beside_the_longest_aim(language: str):
    aim = Aim("N.captain", Point(400, 740), 333.33, 66.6, 1200.0)
    scene = deployed(FOUR, active=(2,), phase="flick_again", round=3, turn=88, wins=(1, 1, 1, 1))
    assert header(Image.new("RGB", (1000, 60)), scene, WORDS.of(language), LOOKS["dark"], aim) >= 0


def test_no_badge_of_twenty_scattered_pucks_lies_on_a_puck_or_another_badge():
    luck = random.Random(5)
    for _ in range(60):
        spots = [(150 * (n % 5) + luck.uniform(40, 160), 180 * (n // 5) + luck.uniform(40, 200)) for n in range(20)]
        pucks = tuple(piece(FOUR, f"{FOUR[n % 4]}.{ROSTER[n // 4]}", *spot) for n, spot in enumerate(spots))
        named = named_pucks(deployed(FOUR, pucks=pucks))
        found = places(named, rounds(named), NAMES, LOOKS["dark"], BOUNDS, HIGH)
        boxes = [box_of(at.x, at.y, tag) for tag, at in found]
        others = [
            (box, disc)
            for (tag, _), box in zip(found, boxes, strict=True)
            for disc in rounds(named)
            if (tag.x, tag.y) != (disc.x, disc.y)
        ]
        assert not [box for box, disc in others if covers(box, disc)]
        assert not [pair for pair in combinations(boxes, 2) if overlaps(*pair)]


def test_the_column_of_a_hand_leaves_its_zone_and_the_middle_free():
    for seat in (1, 3):
        seen = deploying(FOUR, seat)
        (box,) = hand(Image.new("RGB", (1000, 1000)), seen, WORDS.of("fr"), None, LOOKS["dark"])
        x, y = TABLE.to_pixels(400, 400)
        assert not overlaps(box, area(seen.zones[seat]))
        assert not overlaps(box, (x - BLOCK / 2, y - BLOCK / 2, x + BLOCK / 2, y + BLOCK / 2))


@pytest.mark.parametrize(("language", "expected"), [("en", "Azure and Rose win"), ("fr", "Azur et Rose gagnent")])
def test_partners_win_together(language: str, expected: str):
    seen = late(PAIRS, phase="over", active=(), winner=1, wins=(1, 2, 1, 2))
    assert WORDS.of(language).say(PAINTER.headline(seen)).startswith(expected)


def test_a_partner_is_no_foe():
    view = seen(4, "pairs", "play")
    ways = PAINTER.still(view, WORDS.of("en")).alt.splitlines()[1]
    assert ways.startswith("Clear shots between opponents: ")
    assert "A2–B2" in ways
    assert not {"A–C", "B–D"} & {f"{way[0]}–{way[3]}" for way in ways.partition(": ")[2].split(", ")}


@pytest.mark.parametrize(("seats", "sides"), TABLES)
def test_all_who_deploy_at_once_have_their_pieces_in_their_zones(seats: int, sides: str):
    view = seen(seats, sides, "start")
    boxes = hand(Image.new("RGB", (1000, 1000)), view, WORDS.of("en"), None, LOOKS["dark"])
    assert len(boxes) == seats
    for seat, box in zip(view.active, boxes, strict=True):
        zone = area(view.zones[seat])
        assert zone[0] < box[0] < box[2] < zone[2]
        assert zone[1] < box[1] < box[3] < zone[3]
        assert not any(overlaps(box, name) for name in NAMES)


def test_one_who_deploys_with_others_is_shown_their_own_pieces_only():
    options = GAME.spec.complete({"sides": "free"})
    view = GAME.view(position(GAME, "start", 4, options, Rng(b"several")), 2)
    (box,) = hand(Image.new("RGB", (1000, 1000)), view, WORDS.of("en"), None, LOOKS["dark"])
    assert not overlaps(box, area(view.zones[2]))

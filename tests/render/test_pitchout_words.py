import itertools
from pathlib import Path

import msgspec
import pytest

from bot.games.contract.vocabulary import Point, phrase
from bot.games.pitchout.rules.events import Eliminated, Fell, Flicked
from bot.games.pitchout.rules.view import View
from bot.words import Catalogue, Words
from render import PAINTERS
from render.pitchout.board import lineups
from render.pitchout.board.line_of_sight import hidden_by
from render.pitchout.text import story
from render.pitchout.text.describe import LINES, tile
from render.text import ALT, heading, in_series
from tests.support.samples import sample
from tests.support.scenes.complete_scenes import SCENES as COMPLETE
from tests.support.scenes.complete_scenes import full, piece, shot_out, stacked
from tests.support.scenes.pitchout_scenes import S1_SKETCH, S2, block, contact_sketch, late, puck, view, won
from tests.support.scenes.pitchout_scenes import SCENES as INITIATION
from tests.support.scenes.several_scenes import SCENES as SEVERAL
from tests.support.words.fluent_files import LANGUAGES

SCENES = INITIATION | COMPLETE | SEVERAL
WORDS = Catalogue(Path(__file__).parent.parent.parent / "data" / "words")
PAINTER = PAINTERS["pitchout"]


def named(seen: View, words: Words, *statuses: str) -> list[str]:
    """The names of pucks in a description: labels on the arena, pitchers among lineups."""
    if lineups.shown(seen):
        return [words.text(f"pitchout-pitcher-{one.pitcher}") for one in seen.pucks if one.pitcher != "golem"]
    return [one.label for one in seen.pucks if one.status in statuses]


@pytest.mark.parametrize(("scene", "language"), sample(itertools.product(sorted(SCENES), LANGUAGES), 3))
def test_every_still_has_an_alt_text_that_fits(scene: str, language: str):
    seen, sketch = SCENES[scene]
    alt = PAINTER.still(seen, WORDS.of(language), sketch=sketch).alt
    assert 0 < len(alt) <= ALT
    assert alt.startswith(WORDS.of(language).say(PAINTER.headline(seen)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_alt_text_too_long_ends_with_a_whole_line(language: str):
    words = tuple(phrase("pitchout-tagline") for _ in range(30))
    sketch = contact_sketch()
    long = type(sketch)(sketch.aim, sketch.lines, sketch.ghosts, words)
    alt = PAINTER.still(S2, WORDS.of(language), sketch=long).alt
    assert len(alt) <= ALT
    assert alt.splitlines()[-1] == WORDS.of(language).text("pitchout-tagline")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scene", sorted(SCENES))
def test_the_text_board_is_short_and_tells_every_puck(scene: str, language: str):
    seen, _ = SCENES[scene]
    board = PAINTER.board(seen, WORDS.of(language))
    assert len(board.splitlines()) <= LINES
    assert len(board) <= 2600  # with a story above it a message holds it
    assert all(name in board for name in named(seen, WORDS.of(language), "play", "hand", "return", "out"))


def test_the_aim_is_told():
    alt = PAINTER.still(S2, WORDS.of("en"), sketch=S1_SKETCH).alt
    assert "A4 aims at 37°, strength 68." in alt


@pytest.mark.parametrize(
    ("end", "expected"),
    [
        (Point(470, 700), "B2 goes about 14 cm towards 0°."),
        (Point(470, 840), "B2 heads off the north edge."),
        (Point(900, 960), "B2 heads off the north edge."),
        (Point(900, 780), "B2 heads off the east edge."),
    ],
)
def test_a_struck_puck_that_would_leave_the_arena_is_said_to(end: Point, expected: str):
    sketch = contact_sketch()
    way = msgspec.structs.replace(sketch.lines[1], points=(Point(470, 560), end))
    alt = PAINTER.still(S2, WORDS.of("en"), sketch=msgspec.structs.replace(sketch, lines=(sketch.lines[0], way))).alt
    assert expected in alt


def test_the_last_flick_is_told():
    lines = PAINTER.board(late(), WORDS.of("en")).splitlines()
    assert lines[1] == "In play: Amber 4 (1 out); Azure 3 (2 out)."
    assert lines[2] == "Last flick: A4 at 24°, strength 80. Off the arena: B4. Moved: N2."


def test_a_puck_saved_since_is_not_told_as_off_the_arena():
    saved = tuple(puck(1, "runner", 700, 700) if seen.id == "N.runner" else seen for seen in late().pucks)
    assert "Off the arena" not in PAINTER.board(late(pucks=saved), WORDS.of("en"))


def test_an_alt_text_tells_results_then_threats_without_markdown():
    lines = PAINTER.still(late(), WORDS.of("en")).alt.splitlines()
    assert lines[1].startswith("Last flick")
    assert lines[2].startswith("Clear shots between opponents: A3–B2 0.8 cm, A4–B5 28.2 cm")
    assert lines[3] == "Near an edge: B1 2.9 cm north, A4 4 cm east, A1 4.2 cm south."
    assert len(lines) == 4
    assert not any("*" in line for line in lines)


def test_the_alt_text_of_an_aim_leaves_out_the_flick_before():
    alt = PAINTER.still(S2, WORDS.of("en"), sketch=S1_SKETCH).alt
    assert "Last flick" not in alt


def test_the_board_sets_the_sides_apart():
    lines = PAINTER.board(S2, WORDS.of("en")).splitlines()
    for name in ("**Amber (A)**", "**Azure (B)**"):
        assert lines[lines.index(name) - 1] == ""


def test_a_puck_is_told_by_tile_and_edge_with_its_nearest_foes():
    board = PAINTER.board(late(), WORDS.of("en")).replace("\u00a0", " ")
    assert (
        "**A3** Assassin, F5, 3 o’clock, 28.8 cm from the east edge."
        " Sees B2 at 47°, 0.8 cm, clear; B5 at 57°, 4.2 cm, behind B2." in board
    )


def test_a_copied_power_and_a_kept_puck_are_told():
    board = PAINTER.board(late(copies=("guard", None)), WORDS.of("en"))
    assert "copying the Guard" in board
    assert "**A2** Guard: out, kept in block S1" in board


def test_the_headline_tells_who_round_and_score():
    words = WORDS.of("en")
    assert (
        words.say(PAINTER.headline(S2)).replace("\u00a0", " ").replace("\u2060", "")
        == "Amber to flick · round 2 · Amber 1 – 0 Azure"
    )
    assert WORDS.of("en").say(PAINTER.headline(view(phase="deploy", active=(0, 1)))).startswith("Both sides deploy")


def test_the_rounds_won_are_in_the_order_of_the_header_whichever_side_won():
    assert WORDS.of("en").say(story.standing(late(wins=(0, 1)))).replace("\u00a0", " ") == "0 – 1"


def test_a_verdict_puts_the_winner_first_and_gives_no_score_of_a_match_given_up():
    words = WORDS.of("en")
    beaten = msgspec.structs.replace(won(), winner=1, wins=(1, 2))
    assert words.say(PAINTER.headline(won())).replace("\u00a0", " ") == "Amber wins the match 2 – 1"
    assert words.say(PAINTER.headline(beaten)).replace("\u00a0", " ") == "Azure wins the match 2 – 1"
    left = msgspec.structs.replace(won(), winner=1, wins=(1, 0))
    assert words.say(PAINTER.headline(left)) == "Azure wins by resignation"


def test_the_story_leaves_out_a_fall_that_an_elimination_tells():
    events = (
        Flicked("S.runner", 24.0, 80.0),
        Fell("N.runner", 800.0, 775.0),
        Eliminated("N.runner", "exit", "S.runner"),
    )
    sentences = PAINTER.story(late(), events)
    assert [one.words.key for one in sentences] == ["pitchout-event-eliminated"]
    assert [one.rule for one in sentences] == [events[2].rule]


@pytest.mark.parametrize(
    ("x", "y", "name"), [(0, 0, "A1"), (99.9, 100, "A2"), (400, 400, "E5"), (800, 800, "H8"), (-3, 803, "A8")]
)
def test_tiles_are_named_from_the_south_west(x: float, y: float, name: str):
    assert tile(Point(x, y)) == name


@pytest.mark.parametrize(("dx", "dy", "expected"), [(0, 1, 0), (1, 0, 90), (0, -1, 180), (-1, 0, 270), (-0.001, 1, 0)])
def test_directions_are_told_in_degrees(dx: float, dy: float, expected: int):
    assert heading(dx, dy) == expected


def test_a_line_of_sight_ends_at_what_stands_in_it():
    shooter, foe = puck(0, "runner", 100, 100), puck(1, "guard", 500, 100)
    screen = puck(0, "guard", 300, 120)
    beside = puck(0, "guard", 300, 140)
    assert hidden_by(view(pucks=(shooter, foe, beside), blocks=()), shooter, foe) is None
    assert hidden_by(view(pucks=(shooter, foe, screen), blocks=()), shooter, foe) == "A2"
    # straight, the block leaves the way free by 2 mm; turned by 45 degrees its corner stands in it
    assert hidden_by(view(pucks=(shooter, foe), blocks=(block("C", 300, 152),)), shooter, foe) is None
    assert hidden_by(view(pucks=(shooter, foe), blocks=(block("C", 300, 152, 45),)), shooter, foe) == "C"


def test_a_rider_is_told_with_his_mount_and_stands_in_no_way():
    lines = PAINTER.board(stacked(), WORDS.of("en")).replace("\u00a0", " ").splitlines()
    assert any(
        line.startswith("**B7** Shadow, F3, 4 o’clock, 24 cm from the east edge, on A3. Sees A8") for line in lines
    )
    shooter, foe = puck(0, "runner", 100, 100), puck(1, "guard", 500, 100)
    mount = puck(0, "guard", 300, 100)
    rider = piece("N.shadow", 300, 100, mount="S.guard")
    assert hidden_by(view(pucks=(shooter, foe, rider), blocks=()), shooter, foe) is None
    assert hidden_by(view(pucks=(shooter, foe, mount, rider), blocks=()), shooter, foe) == "A2"
    assert hidden_by(view(pucks=(shooter, mount, rider), blocks=()), rider, shooter) is None


def test_a_board_of_eighteen_pucks_stays_short():
    extra = [piece(f"S.golem{n}", 100.0 * n, 500) for n in (1, 2)]
    extra += [piece(f"N.golem{n}", 100.0 * n, 610) for n in (1, 2)]
    for seen in (full(pucks=(*full().pucks, *extra), last=S2.last), stacked(pucks=(*stacked().pucks, *extra[:2]))):
        board = PAINTER.board(seen, WORDS.of("fr"))
        assert len(board) <= 2600
        assert len(board.splitlines()) <= LINES
        assert all(one.label in board for one in seen.pucks)
        assert "Blocs" in board


def test_the_last_try_of_the_shoot_out_is_told():
    text = "Shoot-out, distance to the far edge: Amber 14.5 cm; Azure 9.6 cm."
    assert text in PAINTER.still(shot_out(), WORDS.of("en")).alt.replace("\u00a0", " ")
    again = PAINTER.board(shot_out(decided=False), WORDS.of("en"))
    assert "Amber no score; Azure no score" in again


def test_parts_of_a_series_are_separated_as_the_language_does():
    assert in_series(("a", "b"), WORDS.of("en")) == "a; b"
    assert in_series(("a", "b", "c"), WORDS.of("fr")) == "a\u00a0; b\u00a0; c"
    assert in_series((), WORDS.of("fr")) == ""


@pytest.mark.parametrize(("language", "said"), [("en", "stops in square E6"), ("fr", "s’arrête dans la case E6")])
def test_a_previewed_square_is_no_puck(language: str, said: str):
    alone = msgspec.structs.replace(contact_sketch(), ghosts=(), met="")
    texts = PAINTER.texts
    assert texts is not None
    (line,) = texts.preview(S2, alone, WORDS.of(language))
    assert said in line

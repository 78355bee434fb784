from pathlib import Path

import pytest
from PIL import Image, ImageChops

from bot.games.pitchout.rules.view import View
from bot.words import Catalogue
from render import PAINTERS
from render.painter import Theme
from render.pitchout.board import lineups
from render.pitchout.board.still import paint
from render.text import ALT
from render.theme import LOOKS
from tests.support.scenes.complete_scenes import between, choosing_team, full, one_picked, stacked
from tests.support.scenes.pitchout_scenes import late
from tests.support.scenes.several_scenes import FOUR, THREE, before
from tests.support.words.fluent_files import LANGUAGES

WORDS = Catalogue(Path(__file__).parent.parent.parent / "data" / "words")
PAINTER = PAINTERS["pitchout"]
TEAMS = ("citizens", "hoods", "hoods", "citizens")
SQUARE = (18, 64, 494, 501)  # px; the room of one of four sides


def differing(one: View, other: View, theme: Theme = "dark") -> tuple[int, int, int, int] | None:
    pictures = [paint(seen, WORDS.of("en"), None, theme).convert("L") for seen in (one, other)]
    return ImageChops.difference(*pictures).getbbox()


def test_the_last_flick_of_a_round_is_seen_before_the_lineups_but_not_by_whom_is_asked():
    last = late().last
    assert not lineups.shown(between("ban", last=last))
    assert not lineups.shown(between("ban", last=last, viewer=1))
    assert lineups.shown(between("ban", last=last, viewer=0))
    assert lineups.shown(between("change"))


def test_the_initiation_mode_has_no_lineups_to_show():
    assert not lineups.shown(late("next_starter", last=None))
    assert not lineups.shown(stacked(last=None))


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_a_ban_crosses_out_one_portrait_also_without_hue(theme: Theme):
    box = differing(between(), between(banned=((), ())), theme)
    assert box is not None
    assert 500 < box[0] < box[2] < 740
    assert 710 < box[1] < box[3] < 890


@pytest.mark.parametrize("language", LANGUAGES)
def test_lineups_tell_who_chooses_who_played_and_who_is_banned(language: str):
    words = WORDS.of(language)
    board = PAINTER.board(between(), words).replace("**", "").splitlines()
    assert len(board) == 8
    names = [words.text(f"pitchout-pitcher-{one}") for one in ("immortal", "assassin", "shadow")]
    assert names[0] in board[3]
    assert names[1] in board[6]
    assert names[2] in board[5]
    assert names[2] in board[7]
    alt = PAINTER.still(between(), words).alt
    assert len(alt) <= ALT
    assert set(alt.splitlines()) < set(board)


def test_while_lineups_are_picked_only_that_they_are_is_seen():
    alt = PAINTER.still(one_picked(), WORDS.of("en")).alt.splitlines()
    assert alt[1:] == ["Amber (A), Citizens: has picked.", "Azure (B), Hoods: is picking."]
    own = choosing_team(phase="lineup", active=(1,), teams=TEAMS[:2], lineups=(("captain", "major"), ()))
    assert differing(one_picked(), own) is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["fr2021", "en"])
def test_the_teams_tell_what_their_elites_do(edition: str, language: str):
    words = WORDS.of(language)
    seen = before(FOUR, "team", (1, 3), teams=("hoods", None, "hoods", None), options=(("edition", edition),))
    board = PAINTER.board(seen, words).replace("**", "")
    for pitcher in ("major", "commando", "sapper", "infested", "shadow", "shaman"):
        assert words.text(f"pitchout-power-{pitcher}", edition=edition) in board
    for seat in range(4):
        assert words.text(f"pitchout-team-{seat}") in board
    alt = PAINTER.still(seen, words).alt
    assert len(alt) <= ALT
    assert set(alt.splitlines()) < set(board.splitlines())


def test_who_leads_a_team_is_marked_beside_its_name():
    box = differing(before(FOUR, "team", (1, 3)), before(FOUR, "team", (1, 3), teams=("hoods", None, "hoods", None)))
    assert box is not None
    assert (box[0] > 500, box[1] > 60, box[3] < 124) == (True, True, True)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize(("phase", "active"), [("lineup", True), ("lineup", False), ("ban", True), ("ban", False)])
def test_what_a_side_does_fits_beside_its_team(phase: str, seat: int, language: str, *, active: bool):
    for team in ("citizens", "hoods"):
        seen = before(FOUR, phase, (seat,) if active else ((seat + 1) % 4,), teams=(team,) * 4)
        room = lineups.title(Image.new("RGB", (1000, 600)), seen, seat, SQUARE, WORDS.of(language), LOOKS["dark"])
        assert room > 8


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_side_that_left_without_a_team_has_no_pitchers(language: str):
    words = WORDS.of(language)
    seen = before(THREE, "lineup", (0,), teams=("citizens", None, "hoods"), gone=(1,))
    left = PAINTER.still(seen, words).alt.splitlines()[2]
    assert words.text("pitchout-team-1") in left
    assert words.text("pitchout-picture-lineup-gone") in left
    assert words.text("pitchout-choice-citizens") not in left


def test_a_golem_belongs_to_no_lineup():
    assert "golem" not in lineups.played(between(), 1)
    assert lineups.played(full(phase="lineup"), 1) == ()

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PIL import Image

from bot.games import GAMES
from tests.tools.simulations.test_simulate_command import simulated
from tools.simulations.balance import balance
from tools.simulations.chart import SIDES
from tools.simulations.match import Played, Table, play
from tools.simulations.reports import Side

SHORT = ("--players", "greedy", "--option", "target=400", "--jobs", "1")


def match(number: int, winner: int | None, scores: tuple[tuple[int, int], ...], hero: str) -> Played:
    ranks = ((0, 1),) if winner is None else ((winner,), (1 - winner,))
    sides = (Side("Attack", (0,), (hero, "raider")), Side("Defence", (1,), ("warlord",)))
    return Played(number, 9, 0, 0, ranks, sides=sides, scores=scores)


def test_shares_are_those_of_decided_matches_and_points_those_of_matches_that_last():
    found = balance([
        match(0, 0, ((100, 0), (300, 100)), "warden"),
        match(1, 1, ((0, 100), (100, 300), (100, 600)), "warden"),
        match(2, 0, ((200, 200),), "kensei"),
        match(3, None, ((100, 100), (200, 200)), "kensei"),
    ])  # fmt: skip
    assert found is not None
    assert [(one.name, one.matches, round(one.won, 2)) for one in found.sides] == [
        ("Attack", 3, 0.67),
        ("Defence", 3, 0.33),
    ]
    assert {one.name: (one.matches, round(one.won, 2)) for one in found.pieces} == {
        "kensei": (1, 1.0),
        "raider": (3, 0.67),
        "warden": (2, 0.5),
        "warlord": (3, 0.33),
    }
    assert found.pieces[0].name == "kensei"
    assert [(turn.turn, turn.matches) for turn in found.curve] == [(1, 4), (2, 3), (3, 1)]
    assert found.curve[1].points == ((150.0, 200.0, 250.0), (150.0, 200.0, 250.0))
    assert found.turns.median == 2


def test_the_fewer_matches_the_less_sure_is_a_share():
    some, many = (balance([match(n, n % 2, ((1, 1),), "warden") for n in range(count)]) for count in (4, 100))
    assert some is not None
    assert many is not None
    assert some.sides[0].unsure == pytest.approx(0.49)
    assert many.sides[0].unsure == pytest.approx(0.098)


def test_a_game_without_sides_has_no_balance():
    assert balance([]) is None
    assert balance([Played(0, 1, 0, 0, ((0,), (1,)))]) is None


def test_steps_laid_out_together_count_once_and_only_what_leaves_a_choice_is_decided():
    found = play(GAMES["forhonor"], Table("forhonor", 2, {"target": "400"}, "greedy"), "s", 1, watched=False)
    assert 0 < found.commits < found.decisions <= found.answers
    assert found.tally["activation"] < found.commits
    flicks = play(GAMES["pitchout"], Table("pitchout", 2), "s", 1, watched=False)
    assert 0 < flicks.commits == flicks.decisions <= flicks.answers


def test_the_report_of_for_honor_tells_sides_heroes_and_points_and_draws_them(tmp_path: Path, capsys):
    chart, figures = tmp_path / "new" / "chart.png", tmp_path / "figures.json"
    assert simulated("3", *SHORT, "--chart", str(chart), "--json", str(figures), game="forhonor") == 0
    out = capsys.readouterr().out
    assert all(
        word in out for word in ("wiped_out", "Attack", "Defence", "turns of a match", "of these given together")
    )
    (line,) = json.loads(figures.read_text())
    assert sum(line["ends"].values()) == line["balance"]["sides"][0]["matches"] == 3
    assert sum(one["matches"] for one in line["balance"]["pieces"]) == 3 * 8
    with Image.open(chart) as picture:
        colours = {colour for _, colour in picture.getcolors(1 << 20) or ()}
    assert set(SIDES[:2]) <= colours


def test_a_game_without_sides_is_not_charted(tmp_path: Path, capsys):
    assert simulated("1", "--chart", str(tmp_path / "chart.png")) == 2
    assert "charted" in capsys.readouterr().err

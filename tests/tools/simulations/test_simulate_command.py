import json
from pathlib import Path

import pytest

from bot.games.contract.vocabulary import Phrase
from tools.simulations.command import parser, run


def text_of(phrase: Phrase) -> str:
    return f"{phrase.key} {dict(phrase.args)}"


def simulated(*arguments: str, game: str = "pitchout") -> int:
    return run(parser().parse_args([game, *arguments]), text_of)


def test_it_prints_a_line_of_figures_and_writes_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    written = tmp_path / "new" / "figures.json"
    options = ("--option", "mode=complete", "--option", "edition=fr2021")
    assert simulated("4", *options, "--check", "--jobs", "1", "--json", str(written)) == 0
    (line,) = json.loads(written.read_text())
    assert line["table"]["options"] == {"mode": "complete", "edition": "fr2021"}
    assert line["ended"] == 4
    assert sum(line["seats"]) == pytest.approx(1.0)
    out = capsys.readouterr().out
    assert "pitchout, 2 seats, mode=complete edition=fr2021" in out
    assert "4 of 4" in out


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("--option", "colour=red"), "refused-option"),
        (("--option", "mode=wild"), "refused-option"),
        (("--option", "mode"), "refused-option"),
        (("--seats", "9"), "refused"),
        (("--players", "greedy"), "no greedy player"),
    ],
)
def test_a_table_that_cannot_be_played_at_is_refused_in_words(arguments, why, capsys: pytest.CaptureFixture[str]):
    assert simulated("4", *arguments) == 2
    captured = capsys.readouterr()
    assert why in captured.err
    assert captured.out == ""


@pytest.mark.thorough
def test_the_house_plays_at_the_levels_that_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    written = tmp_path / "figures.json"
    assert simulated("2", "--levels", "1,5", "--seed", "two", "--jobs", "1", "--json", str(written)) == 0
    (line,) = json.loads(written.read_text())
    assert line["table"]["levels"] == [1, 5]
    assert line["seats"][1] > line["seats"][0]
    assert "house players at levels 1, 5" in capsys.readouterr().out


@pytest.mark.parametrize("levels", ["0", "6", "two", ""])
def test_an_unknown_level_is_refused(levels: str):
    with pytest.raises(SystemExit):
        parser().parse_args(["pitchout", "1", "--levels", levels])


def test_it_prints_what_was_counted(capsys: pytest.CaptureFixture[str]):
    table = ("--players", "greedy", "--option", "touchdowns=1", "--option", "max_turns=40", "--jobs", "1")
    assert simulated("2", *table, game="pitchbowl") == 0
    out = capsys.readouterr().out
    assert "greedy players" in out
    assert "turn ended: TOUCHDOWN" in out

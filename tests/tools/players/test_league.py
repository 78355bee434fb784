"""The league: its arithmetic, and a file of matches that outlives a kill."""

import os
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from bot.games import PLAYERS
from tools.players.entrants import chooser
from tools.players.league import PLAYED, NotCommitted, commit, match, named, printed, strengths, table
from tools.players.lines import LINES, Line
from tools.players.results import Results, Row, in_order, read
from tools.players.strengths import ANCHOR, elo, intervals

NAMES = ("house:1", "house:2", "house:3")
LINE = Line("pitchout", "house:2", "house:1")
MATCHES = 6
PROGRAM = f"""
import sys
from pathlib import Path
from tools.players.league import named, run
if __name__ == "__main__":
    for text in run(named([{LINE.name!r}]), Path(sys.argv[1]), of="a", cores=int(sys.argv[2]), seed=1, most={MATCHES}):
        print(text)
"""


def row(number: int, points: float, commit: str = "a", line: Line = LINE) -> Row:
    return Row(commit, line.game, line.seats, line.options, line.one, line.two, 1, number, points, 9, "0", (0.01,))


def running(file: Path, cores: int) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, "-c", PROGRAM, str(file), str(cores)], stdout=subprocess.PIPE)


def timeless(file: Path) -> list[Row]:
    return sorted((msgspec.structs.replace(one, seconds=()) for one in read(file)), key=lambda one: one.number)


def test_three_of_four_are_190_points():
    results = {
        ("house:2", "house:1"): (750.0, 1000),
        ("house:3", "house:2"): (750.0, 1000),
        ("house:3", "house:1"): (900.0, 1000),
    }
    found = elo(NAMES, results)
    assert found["house:1"] == ANCHOR[1]
    assert abs(found["house:2"] - found["house:1"] - 190.8) < 2
    assert abs(found["house:3"] - found["house:1"] - 381.7) < 3


def test_more_matches_say_more():
    few, many = (
        {
            ("house:2", "house:1"): (0.7 * n, n),
            ("house:3", "house:2"): (1.0 * n, n),
        }
        for n in (10, 100)
    )
    wide, narrow = intervals(NAMES, few, "1"), intervals(NAMES, many, "1")
    assert wide["house:2"][1] - wide["house:2"][0] > 2 * (narrow["house:2"][1] - narrow["house:2"][0])
    for results, spread in ((few, wide), (many, narrow)):
        strength = elo(NAMES, results)
        assert all(spread[name][0] < strength[name] < spread[name][1] for name in NAMES[1:])


def test_every_line_has_players_that_there_are_and_every_neighbour_a_line():
    for line in LINES:
        for name in (line.one, line.two):
            chooser(line.game, name)
    assert len({line.name for line in LINES}) == len(LINES)
    for game in PLAYERS:
        assert [line for line in named([f"{game}/house:"]) if line.two.startswith("house:") and "@" not in line.one]
    assert named(["pitchout/house:3/", "pitchout/house:2/"])[1] == LINE
    with pytest.raises(ValueError, match="begins no line"):
        named(["chess"])


def test_a_league_that_was_killed_goes_on_as_if_it_had_not(tmp_path: Path):
    killed, whole = tmp_path / "killed.jsonl", tmp_path / "whole.jsonl"
    league = running(killed, 1)
    while len(read(killed)) < 2:
        time.sleep(0.02)
    playing = [int(one) for one in Path(f"/proc/{league.pid}/task/{league.pid}/children").read_text().split()]
    league.kill()
    league.communicate(timeout=30)
    assert playing
    until = time.monotonic() + 60
    while any(Path(f"/proc/{one}").exists() for one in playing):
        assert time.monotonic() < until, "processes of the league are left"
        time.sleep(0.05)
    before = killed.read_bytes()
    assert len(read(killed)) < MATCHES
    with killed.open("ab") as file:
        file.write(b'{"commit":"a","game"')  # as a kill while it writes would leave it
    written, _ = running(killed, 1).communicate(timeout=300)
    assert f"| {LINE.name} | {MATCHES} |" in written.decode()
    assert killed.read_bytes().startswith(before)
    running(whole, 2).communicate(timeout=300)
    assert timeless(killed) == timeless(whole)
    assert len(timeless(whole)) == MATCHES


def test_a_file_has_one_league_and_no_line_that_is_no_row(tmp_path: Path):
    path = tmp_path / "league.jsonl"
    with Results(path) as results:
        results.add(row(0, 1.0))
        with pytest.raises(BlockingIOError):
            Results(path)
    assert read(path) == [row(0, 1.0)]
    path.write_bytes(b"{}\n" + path.read_bytes())
    with pytest.raises(ValueError, match="line 1"):
        read(path)


def test_matches_are_read_by_their_numbers_up_to_a_gap_and_commits_apart():
    rows = [row(1, 0.0), row(0, 1.0), row(3, 1.0), row(0, 0.5, commit="b")]
    assert [(one.commit, one.points) for one in in_order(rows, LINE.name)] == [("a", 1.0), ("a", 0.0), ("b", 0.5)]
    assert not list(in_order(rows, "pitchout/house:3/house:2"))


def test_tables_count_the_matches_until_the_verdict_and_those_linked_to_level_1():
    beaten = [row(number, 0.0) for number in range(40)]
    above = Line("pitchout", "house:5", "house:4")
    lines = list(table([*beaten, row(0, 0.5, line=above)]))
    assert lines[2] == "| pitchout/house:2/house:1 | 23 | 0 | 0% | 0 to 14 | 10 ms | 65 to 80% | less |"
    assert lines[3] == "| pitchout/house:5/house:4 | 1 | 1 | 50% | 5 to 95 | 10 ms | 65 to 80% | open |"
    points = list(strengths("pitchout", [*beaten, row(0, 0.5, line=above)]))
    assert [line.split(" | ")[0] for line in points[2:]] == ["| house:1", "| house:2"]
    assert next(printed([row(0, 1.0), row(0, 1.0, commit="b")])) == "Players of commit a, b."


def test_a_row_is_a_match_that_can_be_played_again():
    played = match(LINE, "a", 1, 3)
    assert played.digest == match(LINE, "a", 1, 3).digest
    assert played.line == LINE.name
    assert played.points in {0.0, 0.5, 1.0}


def test_the_commit_is_the_last_one_of_the_players(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    def git(*words: str) -> None:
        author = {
            "GIT_AUTHOR_NAME": "a",
            "GIT_AUTHOR_EMAIL": "a@b.c",
            "GIT_COMMITTER_NAME": "a",
            "GIT_COMMITTER_EMAIL": "a@b.c",
        }
        subprocess.run(("git", *words), check=True, cwd=tmp_path, env={**os.environ, **author})  # noqa: S607

    def saved(path: str, text: str) -> None:
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text)

    git("init", "-q")
    monkeypatch.chdir(tmp_path)
    for path in PLAYED:
        saved(path if path.endswith(".py") else f"{path}/a.py", "a")
    git("add", "-A")
    git("commit", "-qm", "Play")
    first = commit()
    saved("docs/a.md", "a")
    git("add", "-A")
    git("commit", "-qm", "Write")
    assert commit() == first
    saved("bot/games/a.py", "b")
    with pytest.raises(NotCommitted):
        commit()
    git("commit", "-qam", "Play better")
    assert len({first, commit()}) == 2

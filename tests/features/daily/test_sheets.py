"""Puzzles in words: the post of a morning, the tables, the line to share, and the menu of exercises."""

import datetime as dt

import msgspec
import pytest

from bot.answers.custom_id import Id
from bot.answers.draft_codec import read_try_id
from bot.content import WORDS
from bot.features.daily import sheets
from bot.features.daily.rules.puzzle_id import read_puzzle, write_puzzle
from bot.features.daily.rules.schedule import EXERCISES, daily, exercise, of_match
from bot.features.daily.values import BestTry, DayLine, DayResult, Exercise, PuzzleTry, Turnout
from bot.games.contract.vocabulary import phrase
from bot.matches.core.engine import StepBytes
from bot.screens.sheet import Media, SelectMenu
from bot.words import Catalogue
from tests.support.pictures.dailies import made

EN, FR = (Catalogue(WORDS).of(locale) for locale in ("en", "fr"))
NAME = daily(dt.date(2026, 11, 27), "pitchout")
TRIES = tuple(PuzzleTry(NAME, nth, 7, str(nth), b"[]", None, points, 0) for nth, points in enumerate((0, 40, 100), 1))


def lines(count: int) -> tuple[DayLine, ...]:
    return tuple(DayLine(user, f"Player_{user}", 100 - user, 1, (100 - user,), 0) for user in range(1, count + 1))


def result(table: tuple[DayLine, ...] = (), *, players: int = 1, streak: int = 0) -> DayResult:
    return DayResult(TRIES, table, Turnout(players, 2, 3), streak, "")


@pytest.mark.parametrize(
    ("name", "written"),
    [
        (NAME, "dr.pitchout"),
        (exercise("pitchbowl", 20), "ek.pitchbowl"),
        (of_match(46655, "forhonor"), "mzzz.forhonor"),
    ],
)
def test_a_name_fits_in_a_button_and_is_read_back(name: str, written: str):
    assert write_puzzle(name) == written
    assert read_puzzle(written) == name


@pytest.mark.parametrize("text", ["", "d", "x1.pitchout", "d1", "d1.", "d1.a.b", "D1.pitchout", "d１.pitchout"])
def test_what_names_no_puzzle_is_not_read(text: str):
    assert read_puzzle(text) is None


def test_a_puzzle_is_called_by_its_number_its_match_or_its_theme():
    assert sheets.title(made(name=NAME), EN).startswith("Pitch Out · puzzle #27 · ")
    assert sheets.title(made(name=of_match(5, "pitchout")), EN).startswith("Pitch Out · from a match on this server · ")
    puzzle = made(name=exercise("pitchout", 3))
    assert EN.text(f"puzzle-pitchout-theme-{puzzle.theme}") in sheets.title(puzzle, EN)
    assert EN.say(puzzle.goal) in sheets.heading(puzzle, EN)


def test_a_try_is_a_square_and_says_why_it_missed():
    assert sheets.signs((0, 40, 60), of=5) == "🟥🟨🟩⬜⬜"
    note = phrase("review-none")
    for points, key in ((0, "missed"), (59, "partly"), (60, "reached")):
        assert sheets.verdict(points, EN) == EN.text(f"daily-{key}", sign=sheets.sign(points), points=points)
    assert sheets.verdict(0, EN, note).endswith(f" · {EN.say(note)}")
    assert "🟥⬜⬜" in sheets.tries_left((0,), EN)
    assert sheets.streak_line(1, EN) == "🔥 1 day in a row"


def test_a_table_shows_ten_and_the_reader_with_medals_only_for_the_goal():
    whole = lines(12)
    text = sheets.day_table(result(whole, players=30), 12, EN).split("\n")
    assert text[0] == "**On this server**"
    assert text[1].startswith("🥇 **Player\\_1** · 99 · 🟩")
    assert [line.split("`")[1] for line in text[4:12]] == ["4", "5", "6", "7", "8", "9", "10", "12"]
    assert text[12] == "-# Everywhere: 2 of 30 players reached the goal · your place: 4"
    assert len(sheets.day_table(result(whole), 3, EN).split("\n")) == 11
    missed = (msgspec.structs.replace(whole[0], points=40),)
    assert sheets.day_table(result(missed), 1, EN).split("\n")[1].startswith("`1` ")
    assert sheets.day_table(result(), 1, EN) == ""


def test_a_day_that_is_over_shows_the_own_tries_first():
    assert sheets.day_end(result(lines(1)), 1, EN).startswith("You: 🟥🟨🟩 · 100\n**On this server**\n")
    nobody = msgspec.structs.replace(result(), tries=())
    assert sheets.day_end(nobody, 1, EN) == ""


def test_the_paths_of_the_best_tries_are_named_and_the_own_one_is_highlighted():
    step = StepBytes(b"", b"", b"", over=False, lucky=False)
    text = sheets.ghost_lines([BestTry(1, "A*n", 90, step), BestTry(2, "Bob", 80, step)], 2, EN)
    assert text.split("\n")[1:] == ["`1` A\\*n · 90", "`2` **Bob** · 80 · yours, highlighted"]


def test_a_morning_opens_its_puzzles_and_tells_of_the_day_before():
    others = (daily(dt.date(2026, 11, 27), "pitchbowl"), of_match(9, "pitchout"))
    picture = Media(b"", "The board")
    sheet = sheets.morning_sheet(made(name=NAME), picture, others, lines(1), EN)
    head, shown, former = sheet.parts
    assert (shown, sheets.morning_sheet(made(name=NAME), picture, (), (), EN).parts) == (picture, (head, picture))
    assert str(former).startswith("**Last time**: 1 of 1 solved it\n🥇 ")
    (row,) = sheet.controls
    assert [button.label for button in row] == ["Play", "Today’s PitchBowl", "From this server"]
    tries = [read_try_id(button.id.ask) for button in row]
    assert [one and read_puzzle(one.ask) for one in tries] == [NAME, *others]
    assert {button.id.args for button in row} == {sheets.MORNING}


def test_the_line_to_share_holds_no_hint():
    assert sheets.share_line(made(name=NAME), result(streak=4), EN) == "Pichenette #27 · Pitch Out 🟥🟨🟩 · 🔥 4"
    assert "🔥" not in sheets.share_line(made(name=NAME), result(streak=1), FR)


def test_exercises_are_listed_by_grade_with_the_next_one_to_solve():
    both = tuple(Exercise(made(name=exercise("pitchout", nth)), solved) for nth, solved in ((1, True), (2, False)))
    sheet = sheets.exercises_sheet("pitchout", both, EN)
    assert "🟩⬜" in str(sheet.parts[0])
    assert str(sheet.parts[0]).endswith(f"{EXERCISES - 2} more are being made.")
    menu, (following,) = sheet.controls
    assert isinstance(menu, SelectMenu)
    assert [(one.value, one.about[0]) for one in menu.entries] == [("1", "🟩"), ("2", "⬜")]
    assert (following.label, following.id) == ("Next exercise", Id("exercise", 0, "", "pitchout:0"))
    assert len(sheets.exercises_sheet("pitchout", both[:1], EN).controls) == 1  # nothing is left to solve
    assert sheets.exercises_sheet("pitchout", (), EN).controls == ()

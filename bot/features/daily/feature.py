"""Daily puzzles as a feature."""

from bot.features.contract import POSTING, Feature, Feed, ServerData, ServerPage, ServerQuery
from bot.features.daily.open_puzzles import (
    PuzzleList,
    PuzzlePictureQuery,
    PuzzleQuery,
    ShownPuzzle,
    listed,
    page_values,
    position,
    shown,
    solution,
)
from bot.features.daily.rows import DailyRows
from bot.features.daily.service import Dailies

DAILY = Feature(
    rows=DailyRows,
    service=lambda matches, rows: Dailies(matches.work, rows),
    commands=("cogs.daily.daily", "cogs.daily.exercises", "cogs.daily.loop"),
    bulletins={"daily": "cogs.daily.morning:morning_post"},
    feeds=(Feed("daily", (*POSTING, "attach_files"), bulletin="daily", mornings=True),),
    server_data=(
        ServerData("/puzzles", "puzzles", "The puzzles of the last days.", ServerQuery, PuzzleList, listed),
        ServerData(
            "/puzzles/{day}/{game}",
            "puzzle",
            "A puzzle of a day.",
            PuzzleQuery,
            ShownPuzzle,
            shown,
            ServerPage("puzzle.html", page_values),
        ),
        ServerData(
            "/puzzles/{day}/{game}/picture.png",
            "puzzle_picture",
            "The position of a puzzle of a day.",
            PuzzlePictureQuery,
            bytes,
            position,
            content="image/png",
        ),
        ServerData(
            "/puzzles/{day}/{game}/solution.png",
            "puzzle_solution",
            "The best answer to a puzzle of a day, once no try counts any more.",
            PuzzlePictureQuery,
            bytes,
            solution,
            content="image/png",
        ),
    ),
)

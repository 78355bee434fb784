"""Messages about daily puzzles and exercises: headings, verdicts, tables, and the line to share."""

import datetime as dt
from collections.abc import Sequence
from itertools import groupby

from bot.answers.custom_id import Id
from bot.answers.draft_codec import TryId
from bot.features.daily.rules.puzzle_id import write_puzzle
from bot.features.daily.rules.schedule import EXERCISES, PuzzleName, number_of, parsed
from bot.features.daily.values import COUNTED, BestTry, DayLine, DayResult, Exercise
from bot.games import GAMES
from bot.games.contract.player import LEVELS
from bot.games.contract.puzzle import REACHED, Puzzle
from bot.games.contract.vocabulary import Phrase
from bot.screens.points import MEDALS
from bot.screens.rule_links import NOWHERE
from bot.screens.sheet import GOOD, MAIN, Button, Media, MenuOption, SelectMenu, Sheet
from bot.text import escape_markdown
from bot.words import Words

REACHED_SIGN, PARTLY, MISSED, UNUSED = "🟩", "🟨", "🟥", "⬜"
MORNING = "morning"  # marks the buttons of a morning's post, which only it has
PLACES = 10  # on the table of a day; the player's own follows


def title(puzzle: Puzzle, words: Words) -> str:
    """The name of the puzzle, and the side to play."""
    side = words.text(f"{puzzle.game}-team-{GAMES[puzzle.game].spec.side(puzzle.seat)}")
    return f"{_name(puzzle, words)} · {words.text('daily-side', side=side)}"


def _name(puzzle: Puzzle, words: Words) -> str:
    parts, game = parsed(puzzle.name), words.text(f"{puzzle.game}-name")
    if parts.kind == "daily":
        return words.text("daily-title", game=game, number=str(number(parts)))
    if parts.kind == "match":
        return words.text("daily-here-title", game=game)
    theme = words.text(f"puzzle-{puzzle.game}-theme-{puzzle.theme}")
    return words.text("exercise-title", game=game, number=parts.when, theme=theme)


def heading(puzzle: Puzzle, words: Words) -> str:
    """The name of the puzzle, and its goal."""
    return f"-# {title(puzzle, words)}\n{words.text('lesson-task', task=words.say(puzzle.goal))}"


def number(parts: PuzzleName) -> int:
    """The number of the day of a daily puzzle."""
    return number_of(dt.date.fromisoformat(parts.when))


def sign(points: int) -> str:
    """A try as a coloured square."""
    if points >= REACHED:
        return REACHED_SIGN
    return PARTLY if points else MISSED


def signs(points: Sequence[int], *, of: int = 0) -> str:
    """Tries as coloured squares, with those that are left."""
    return "".join(map(sign, points)) + UNUSED * (of - len(points))


def verdict(points: int, words: Words, note: Phrase | None = None) -> str:
    """The verdict on a try, with the reason for missing the goal if there is one."""
    key = "reached" if points >= REACHED else "partly" if points else "missed"
    text = words.text(f"daily-{key}", sign=sign(points), points=points)
    return text if note is None else f"{text} · {words.say(note)}"


def tries_left(points: Sequence[int], words: Words) -> str:
    """The tries made, and how many are left."""
    return words.text("daily-left", signs=signs(points, of=COUNTED), count=COUNTED - len(points))


def day_table(result: DayResult, user: int, words: Words) -> str:
    """The day's table of a server, and the results of all players everywhere."""
    lines = [_line(place, line, words) for place, line in enumerate(result.table[:PLACES], 1)]
    own = next((nth for nth, line in enumerate(result.table, 1) if line.user == user), 0)
    if own > PLACES:
        lines.append(_line(own, result.table[own - 1], words))
    if lines:
        lines.insert(0, words.text("daily-table"))
    turnout = result.turnout
    if turnout.players > 1 and result.tries:
        lines.append(
            words.text(
                "daily-everywhere", players=turnout.players, reached=turnout.reached, place=str(turnout.better + 1)
            )
        )
    return "\n".join(lines)


def ghost_lines(ghosts: Sequence[BestTry], user: int, words: Words) -> str:
    """The legend of a picture of tries: the player of each path."""
    lines = [words.text("daily-ghosts-title")]
    for place, ghost in enumerate(ghosts, start=1):
        name = escape_markdown(ghost.name)
        key = "daily-ghost-own" if ghost.user == user else "daily-ghost"
        lines.append(words.text(key, place=str(place), name=name, points=ghost.points))
    return "\n".join(lines)


def day_end(result: DayResult, user: int, words: Words) -> str:
    """A player's tries at the puzzle of a day that is over, and its table."""
    own = words.text("daily-own", signs=signs(result.points), points=result.best) if result.tries else ""
    return "\n".join(filter(None, (own, day_table(result, user, words))))


def morning_sheet(
    puzzle: Puzzle, picture: Media, others: Sequence[str], before: Sequence[DayLine], words: Words
) -> Sheet:
    """The post of a morning: the puzzle, the `others` to open, and the server's table of the day before."""

    def opens(name: str, label: str) -> Button:
        mark = TryId(write_puzzle(name), 0, 0, "")
        return Button(Id("daily", NOWHERE, str(mark), MORNING), label, MAIN)

    lines = [_line(place, line, words) for place, line in enumerate(before[:PLACES], 1)]
    solved = sum(line.points >= REACHED for line in before)
    former = [words.text("daily-yesterday", solved=solved, players=len(before)), *lines] if before else []
    presses = [opens(puzzle.name, words.text("daily-play"))]
    for name in others:
        game = words.text(f"{parsed(name).game}-name")
        here = parsed(name).kind == "match"
        presses.append(opens(name, words.text("daily-here" if here else "daily-other", game=game)))
    head = f"### 🧩 {words.text('daily-today')}\n{heading(puzzle, words)}"
    parts = (head, picture, "\n".join(former))
    return Sheet(tuple(part for part in parts if part), (tuple(presses),))


def streak_line(days: int, words: Words) -> str:
    """The days in a row."""
    return words.text("daily-streak", count=days)


def share_line(puzzle: Puzzle, result: DayResult, words: Words) -> str:
    """A line to share about the tries of a day, without hints to the answer."""
    parts = (
        words.text("daily-share-number", number=str(number(parsed(puzzle.name)))),
        f"{words.text(f'{puzzle.game}-name')} {signs(result.points)}",
        *((f"🔥 {result.streak}",) if result.streak > 1 else ()),
    )
    return " · ".join(parts)


def _line(place: int, line: DayLine, words: Words) -> str:
    medal = MEDALS[place - 1] if place <= len(MEDALS) and line.points >= REACHED else f"`{place}`"
    name = escape_markdown(line.name)
    return words.text("daily-line", place=medal, name=name, points=line.points, signs=signs(line.tries))


def exercises_sheet(game: str, exercises: Sequence[Exercise], words: Words) -> Sheet:
    """The exercises of a game by grade, with those that are solved, and a menu to open one."""
    solved = sum(one.solved for one in exercises)
    text = words.text("exercises-title", game=words.text(f"{game}-name"), solved=solved, count=EXERCISES)
    grades = [
        f"`{_stars(grade)}` {''.join(REACHED_SIGN if one.solved else UNUSED for one in theirs)}"
        for grade, theirs in groupby(exercises, lambda one: one.puzzle.grade)
    ]
    waiting = EXERCISES - len(exercises)
    made = (words.text("exercises-waiting", count=waiting),) if waiting else ()
    entries = tuple(
        MenuOption(
            str(one.number),
            f"{_stars(one.puzzle.grade)} {words.text(f'puzzle-{game}-theme-{one.puzzle.theme}')}",
            f"{REACHED_SIGN if one.solved else UNUSED} {words.say(one.puzzle.goal)}",
        )
        for one in exercises
    )
    menu = (SelectMenu(Id("exercise", 0, "", game), words.text("exercises-hint"), entries),) if entries else ()
    following = Button(Id("exercise", 0, "", f"{game}:0"), words.text("exercises-next"), GOOD)
    unsolved = ((following,),) if solved < len(exercises) else ()
    return Sheet(("\n".join((text, *grades, *made)),), (*menu, *unsolved))


def _stars(grade: int) -> str:
    return "★" * grade + "☆" * (LEVELS[-1] - grade)

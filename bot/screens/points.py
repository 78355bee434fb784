"""Rating points, and the seasons and places of tables, in words."""

from bot.ratings.ladders import Standing
from bot.ratings.seasons import ALL_TIME
from bot.words import Words

MEDALS = ("🥇", "🥈", "🥉")


def season_words(season: int, words: Words) -> str:
    """The name of a season, or of all time."""
    if season == ALL_TIME:
        return words.text("season-all")
    return words.text("season", year=str(season // 10), quarter=season % 10)


def points_words(points: int, standing: Standing, words: Words) -> str:
    """Points, marked while they are provisional."""
    return str(points) if standing.ranked else words.text("points-provisional", points=points)


def signed(change: int) -> str:
    """A change of points with its sign."""
    return f"{change:+d}".replace("-", "−") if change else "±0"


def balance(wins: int, draws: int, losses: int, words: Words) -> str:
    """Won, drawn and lost."""
    return words.text("balance", wins=wins, draws=draws, losses=losses)

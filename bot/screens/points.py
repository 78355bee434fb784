"""Rating points in words."""

from collections.abc import Sequence

from bot.matches.ladders.ranking import RatingGain
from bot.matches.ladders.rating_preview import RatingPreview
from bot.ratings.ladders import Standing
from bot.words import Words


def odds_words(odds: Sequence[RatingPreview], words: Words) -> list[str]:
    """The stakes of a rated match, a line per player; none if there are no stakes to show."""
    staked = [one for one in odds if one.win or one.loss]
    lines = [
        words.text(
            "odds-stake" if staked else "odds",
            user=f"<@{one.user}>",
            points=one.points,
            ranked="yes" if one.standing.ranked else "no",
            win=signed(one.win or 0),
            loss=signed(one.loss or 0),
        )
        for one in odds
    ]
    if staked or not lines:
        return lines
    line = f"📈 {' · '.join(lines)}"
    return [line] if any(one.win is None for one in odds) else [line, words.text("odds-nothing")]


def points_words(points: int, standing: Standing, words: Words) -> str:
    """Points, marked while they are provisional."""
    return str(points) if standing.ranked else words.text("points-provisional", points=points)


def signed(change: int) -> str:
    """A change of points with its sign."""
    return f"{change:+d}".replace("-", "−") if change else "±0"


def gains_words(gains: Sequence[RatingGain], words: Words) -> str:
    """The changes of the players' points by a rated match."""
    if not gains:
        return words.text("gains-none")
    lines = [
        words.text("gain", user=f"<@{one.user}>", points=one.after, change=signed(one.after - one.before))
        for one in gains
    ]
    return words.text("gains", gains=" · ".join(lines))


def balance(wins: int, draws: int, losses: int, words: Words) -> str:
    """Won, drawn and lost."""
    return words.text("balance", wins=wins, draws=draws, losses=losses)

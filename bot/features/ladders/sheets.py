"""The points that rated matches bring, ends of seasons and titles."""

from collections.abc import Mapping, Sequence

from bot.answers.custom_id import Id
from bot.features.ladders.previews import RatingPreview
from bot.features.ladders.values import LadderPlace, RatingGain, Title
from bot.screens.points import MEDALS, season_words, signed
from bot.screens.sheet import Button, Media, Part, Sheet
from bot.text import escape_markdown
from bot.words import Words

SHOWN = 6  # titles of a profile


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


def gains_words(gains: Sequence[RatingGain], words: Words) -> str:
    """The changes of the players' points by a rated match."""
    if not gains:
        return words.text("gains-none")
    lines = [
        words.text("gain", user=f"<@{one.user}>", points=one.after, change=signed(one.after - one.before))
        for one in gains
    ]
    return words.text("gains", gains=" · ".join(lines))


def gain_words(gains: Sequence[RatingGain], user: int, words: Words) -> str:
    """A user's points after a match and their change by it; "" if it did not count."""
    mine = next((gain for gain in gains if gain.user == user), None)
    if mine is None:
        return ""
    return words.text("history-points", points=mine.after, change=signed(mine.after - mine.before))


def season_sheet(
    season: int, guild: int, podiums: Mapping[str, Sequence[LadderPlace]], words: Words, picture: Media | None
) -> Sheet:
    """The best of a season at each game, with a button to each ladder."""
    parts: list[Part] = [words.text("season-over", season=season_words(season, words))]
    if picture is not None:
        parts.append(picture)
    parts += [
        "\n".join([f"**{words.text(f'{game}-name')}**", *map(_place_line, rungs)]) for game, rungs in podiums.items()
    ]
    presses = tuple(
        Button(Id("ladder", args=f"{game}.{guild}.{season}.0.now"), words.text(f"{game}-name")) for game in podiums
    )
    return Sheet((*parts,), (presses,))


def titles_line(titles: Sequence[Title], words: Words, won: Sequence[str] = ()) -> str:
    """A player's titles, those `won` elsewhere first; "" for none."""
    lines = list(won[:SHOWN])
    lines += [f"{MEDALS[one.place - 1]} {season_words(one.season, words)}" for one in titles[:SHOWN]]
    return words.text("profile-titles", titles=" · ".join(lines)) if lines else ""


def _place_line(rung: LadderPlace) -> str:
    return f"{MEDALS[rung.place - 1]} {escape_markdown(rung.name)} · {rung.points}"

"""The message about the end of a season, and titles."""

from collections.abc import Mapping, Sequence

from bot.answers.custom_id import Id
from bot.matches.ladders.ranking import LadderPlace
from bot.matches.ladders.seasons import Title
from bot.matches.tournaments.titles import TournamentTitle
from bot.screens.sheet import Button, Media, Part, Sheet
from bot.text import escape_markdown
from bot.words import Words

MEDALS = ("🥇", "🥈", "🥉")
SHOWN = 6  # titles of a profile


def season_words(season: int, words: Words) -> str:
    """The name of a season."""
    return words.text("season", year=str(season // 10), quarter=season % 10)


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


def titles_line(titles: Sequence[Title], words: Words, won: Sequence[TournamentTitle] = ()) -> str:
    """A player's titles, those of tournaments first; "" for none."""
    lines = [_tournament_words(one, words) for one in won[:SHOWN]]
    lines += [f"{MEDALS[one.place - 1]} {season_words(one.season, words)}" for one in titles[:SHOWN]]
    return words.text("profile-titles", titles=" · ".join(lines)) if lines else ""


def _tournament_words(title: TournamentTitle, words: Words) -> str:
    name, game = escape_markdown(title.name), words.text(f"{title.game}-name")
    if not title.season:
        return words.text("tournament-title-once", name=name, game=game)
    key = "tournament-title-division" if title.division > 1 else "tournament-title"
    return words.text(key, name=name, game=game, season=title.season, division=title.division)


def _place_line(rung: LadderPlace) -> str:
    return f"{MEDALS[rung.place - 1]} {escape_markdown(rung.name)} · {rung.points}"

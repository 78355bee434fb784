"""Titles in words."""

from bot.features.tournaments.titles import TournamentTitle
from bot.text import escape_markdown
from bot.words import Words


def title_words(title: TournamentTitle, words: Words) -> str:
    """A title."""
    name, game = escape_markdown(title.name), words.text(f"{title.game}-name")
    if not title.season:
        return words.text("tournament-title-once", name=name, game=game)
    key = "tournament-title-division" if title.division > 1 else "tournament-title"
    return words.text(key, name=name, game=game, season=title.season, division=title.division)

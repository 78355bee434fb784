"""The buttons about a match as a whole: its film and review, a rematch, practice at other levels."""

from bot.answers.custom_id import Id
from bot.games import GAMES, JUDGES
from bot.games.contract.player import LEVELS, Level
from bot.matches.core.models import Match
from bot.matches.house.members import is_house, level_of
from bot.screens.sheet import Button
from bot.words import Words


def finished_buttons(match: Match, words: Words, *, filmed: bool = True) -> tuple[Button, ...]:
    """The buttons of a finished match: its film, its review in games that have reviews, and for its players a rematch; after practice, also the next levels."""
    film = film_of_match(match, words) if filmed else ()
    if match.watched:
        return film
    again = Button(Id("rematch", match.id), words.text("rematch"))
    review = (Button(Id("review", match.id), words.text("review")),) if match.game in JUDGES else ()
    return (*film, again, *review, *(_levels(match, words) if match.practice else ()))


def _levels(match: Match, words: Words) -> tuple[Button, ...]:
    """The buttons to practise at the levels beside that of a match."""
    return tuple(
        practice_button(match.game, other, words.text("house-play-level", level=words.text(f"house-level-{other}")))
        for other in _beside(match)
    )


def level_buttons(match: Match, words: Words) -> tuple[Button, ...]:
    """The buttons that continue practice at a level next to its own."""
    if not match.practice:
        return ()
    return tuple(
        Button(
            Id("level", match.id, "", str(other)),
            words.text("house-to-level", level=words.text(f"house-level-{other}")),
        )
        for other in _beside(match)
    )


def _beside(match: Match) -> tuple[Level, ...]:
    level = max(level_of(one.user) for one in match.holders if is_house(one.user))
    return tuple(other for other in LEVELS if abs(other - level) == 1)


def practice_button(game: str, level: Level | None, label: str) -> Button:
    """The button that begins a practice match; without a level, at the one its presser named last."""
    return Button(Id("practice", args=f"{game}.{level or ''}"), label)


def film_of_match(match: Match, words: Words) -> tuple[Button, ...]:
    """The button for the film of a match; none in games without flicks."""
    if not GAMES[match.game].spec.reach:
        return ()
    return (Button(Id("replay", match.id), words.text("replay-match")),)

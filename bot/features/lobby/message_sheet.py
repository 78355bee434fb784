"""The lobby message, and the questions of its buttons."""

from collections.abc import Sequence
from dataclasses import replace

from bot.answers.custom_id import Id
from bot.games import GAMES, PLAYERS
from bot.matches.settings.preferences import ServerSettings
from bot.screens.match_buttons import practice_button
from bot.screens.rule_links import lesson_presses
from bot.screens.sheet import MAIN, Button, Sheet, rows
from bot.words import Words

COLOUR = 0x0072B2


def lobby_sheet(settings: ServerSettings, channel: int, words: Words) -> Sheet:
    """The lobby message of a channel; only buttons that lead somewhere there."""
    known = [game for game in GAMES if settings.plays(game, channel)]
    played = known if settings.is_open(channel) else []
    play = (Button(Id("playopen"), words.text("lobby-play"), MAIN),) if played else ()
    practice = _one_or_which("lobbypractice", practice_presses(played, words), words.text("lobby-practice"))
    learn = _one_or_which("lobbylearn", learn_presses(known, words), words.text("lobby-learn"))
    turns = Button(Id("turns"), words.text("lobby-turns"))
    daily = Button(Id("daily"), words.text("lobby-daily"))
    watch = Button(Id("live"), words.text("lobby-watch"))
    return Sheet(
        (words.text("lobby-message"),), (*rows((*play, *practice, turns)), *rows((daily, watch, *learn))), COLOUR
    )


def practice_presses(games: Sequence[str], words: Words) -> tuple[Button, ...]:
    """A button for each of these games that the house plays, which begins practice."""
    found = (practice_button(game, None, words.text(f"{game}-name")) for game in games if game in PLAYERS)
    return tuple(replace(one, icon=words.icon(f"{one.id.args.partition('.')[0]}-name")) for one in found)


def learn_presses(games: Sequence[str], words: Words) -> tuple[Button, ...]:
    """A button for each of these games that has a lesson, which begins it."""
    return tuple(
        replace(found, label=words.text(f"{game}-name"), icon=words.icon(f"{game}-name"))
        for game in games
        for found in lesson_presses(game, words)
    )


def _one_or_which(verb: str, presses: Sequence[Button], label: str) -> tuple[Button, ...]:
    """The only one of some buttons with another label, or one that asks which; none of none."""
    if len(presses) > 1:
        return (Button(Id(verb), label),)
    return tuple(replace(one, label=label, icon="") for one in presses)

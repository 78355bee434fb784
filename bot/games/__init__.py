"""The games that can be played: one line a game, then those by others that are installed; and their parts by the keys of games."""

from importlib import import_module

from bot.games.contract.absent import AbsentGame, ByGame
from bot.games.contract.base import AnyGame
from bot.games.contract.judge import AnyJudge
from bot.games.contract.parts import Found, GameParts
from bot.games.contract.player import AnyPlayer
from bot.games.contract.puzzle import AnyMaker
from bot.games.forhonor.game import GAME as FOR_HONOR
from bot.games.installed import installed
from bot.games.offboard.game import GAME as OFFBOARD
from bot.games.pitchbowl.game import GAME as PITCHBOWL
from bot.games.pitchout.game import GAME as PITCH_OUT

PARTS: dict[str, GameParts] = {}
GAMES: ByGame[AnyGame] = ByGame(AbsentGame)
PLAYERS: dict[str, AnyPlayer] = {}
MAKERS: dict[str, AnyMaker] = {}
JUDGES: dict[str, AnyJudge] = {}


def register(parts: GameParts) -> None:
    """Make a game known, before anything is imported that looks through the games; parts that it has not are left out."""
    key = parts.rules.spec.key
    PARTS[key], GAMES[key] = parts, parts.rules
    if parts.player:
        PLAYERS[key] = parts.player
    if parts.puzzles:
        MAKERS[key] = parts.puzzles
    if parts.coach:
        JUDGES[key] = parts.coach


def api_of(game: str) -> int:
    """The version of `pichenette.api` that a game by others was written for; 0 for the product's own and those that it does not have."""
    return PARTS[game].api if game in PARTS else 0


register(PITCH_OUT)
register(PITCHBOWL)
register(FOR_HONOR)
register(OFFBOARD)

OTHERS: list[Found] = []
"""The games by others that are installed, those that cannot be played among them."""


def withdraw(game: str, reason: str) -> None:
    """Take a game by others back, for a reason that says what to do: its painter is found only after the rules of all games."""
    for known in (PARTS, GAMES, PLAYERS, MAKERS, JUDGES):
        known.pop(game, None)
    OTHERS[:] = [one._replace(parts=None, reason=reason) if one.key == game else one for one in OTHERS]


def find_others() -> None:
    """Register the games by others, which import `pichenette.api`: it ends with this, whichever of the two is imported first."""
    for other in installed(tuple(GAMES)):
        OTHERS.append(other)
        if other.parts:
            register(other.parts)


import_module("pichenette.api")

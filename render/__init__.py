"""Pictures and text boards: one painter a game, found by the game's key; and the emoji of all games."""

from importlib import import_module
from pkgutil import resolve_name

from bot.games import PARTS, withdraw
from bot.games.contract.absent import ByGame
from bot.games.contract.parts import not_imported
from render.drawing.absent import absent_painter
from render.emojis import Draw
from render.painter import Painter

PAINTERS: ByGame[Painter] = ByGame(absent_painter)
EMOJIS: dict[str, Draw] = {}


def find_painters(*, others: bool) -> None:
    """Import the painters of the product's own games, or those of games by others: one without a painter is taken back."""
    for key, parts in tuple(PARTS.items()):
        if (parts.api > 0) == others:
            try:
                PAINTERS[key] = resolve_name(parts.painter)
            except Exception as error:  # code by others may raise anything
                if not others:
                    raise
                withdraw(key, not_imported(error))
            else:
                EMOJIS.update(PAINTERS[key].emojis)


find_painters(others=False)
import_module("pichenette.api.pictures")  # which those of others import: it ends with finding them

"""The two lines of registries, put in before anything else is imported: `pytest -p tests.crokinole.registered`."""

from bot.games import GAMES
from render import PAINTERS
from tests.crokinole.painter.painter import CROKINOLE
from tests.crokinole.rules.game import Crokinole

__all__ = ["GAMES"]

GAMES["crokinole"] = Crokinole()
PAINTERS["crokinole"] = CROKINOLE

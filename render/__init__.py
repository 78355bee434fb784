"""Pictures and text boards: one painter a game, found by the game's key; and the emoji of all games."""

from pkgutil import resolve_name

from bot.games import PARTS
from render.emojis import Draw
from render.painter import Painter

PAINTERS: dict[str, Painter] = {key: resolve_name(parts.painter) for key, parts in PARTS.items()}
EMOJIS: dict[str, Draw] = {key: draw for painter in PAINTERS.values() for key, draw in painter.emojis.items()}

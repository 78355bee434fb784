"""Crokinole: its parts, as `pyproject.toml` names them to Pichenette."""

from pichenette.api import GameParts
from pichenette_crokinole.rules.game import Crokinole

GAME = GameParts(rules=Crokinole(), painter="pichenette_crokinole.painter.painter:CROKINOLE", api=1)

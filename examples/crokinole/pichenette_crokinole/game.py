"""Crokinole."""

from bot.games.contract.parts import GameParts
from tests.crokinole.rules.game import Crokinole

GAME = GameParts(rules=Crokinole(), painter="tests.crokinole.painter.painter:CROKINOLE")

"""Registers the game before anything else is imported: `pytest -p tests.crokinole.registered`."""

from bot.games import register
from tests.crokinole.game import GAME

register(GAME)

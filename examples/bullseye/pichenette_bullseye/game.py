"""The parts of Bullseye."""

from pichenette.api import GameParts
from pichenette_bullseye.player import House
from pichenette_bullseye.rules import Rules

GAME = GameParts(rules=Rules(), painter="pichenette_bullseye.painter:PAINTER", player=House(), api=1)

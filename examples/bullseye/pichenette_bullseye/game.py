"""The parts of Bullseye."""

from pichenette.api import GameParts
from pichenette_bullseye.player import BullseyePlayer
from pichenette_bullseye.rules import Bullseye

GAME = GameParts(rules=Bullseye(), painter="pichenette_bullseye.painter:BULLSEYE", player=BullseyePlayer(), api=1)

"""Offboard."""

from bot.games.contract.parts import GameParts
from bot.games.offboard.badges import BADGES
from bot.games.offboard.coach import OffboardJudge
from bot.games.offboard.player.house_player import OffboardPlayer
from bot.games.offboard.puzzles.maker import OffboardMaker
from bot.games.offboard.rules.game import Offboard

GAME = GameParts(
    rules=Offboard(),
    painter="render.offboard.painter:OFFBOARD",
    player=OffboardPlayer(),
    puzzles=OffboardMaker(),
    coach=OffboardJudge(),
    badges=BADGES,
)

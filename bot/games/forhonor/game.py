"""For Honor."""

from bot.games.contract.parts import GameParts
from bot.games.forhonor.badges import BADGES
from bot.games.forhonor.coach import ForHonorJudge
from bot.games.forhonor.player.house_player import ForHonorPlayer
from bot.games.forhonor.puzzles.maker import ForHonorMaker
from bot.games.forhonor.rules.game import ForHonor

GAME = GameParts(
    rules=ForHonor(),
    painter="render.forhonor.painter:FOR_HONOR",
    player=ForHonorPlayer(),
    puzzles=ForHonorMaker(),
    coach=ForHonorJudge(),
    badges=BADGES,
)

"""Pitch Out."""

from bot.games.contract.parts import GameParts
from bot.games.pitchout.badges import BADGES
from bot.games.pitchout.coach import PitchOutJudge
from bot.games.pitchout.player.house_player import PitchOutPlayer
from bot.games.pitchout.puzzles.maker import PitchOutMaker
from bot.games.pitchout.rules.game import PitchOut

GAME = GameParts(
    rules=PitchOut(),
    painter="render.pitchout.painter:PITCH_OUT",
    player=PitchOutPlayer(),
    puzzles=PitchOutMaker(),
    coach=PitchOutJudge(),
    badges=BADGES,
)

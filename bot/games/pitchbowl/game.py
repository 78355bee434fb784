"""PitchBowl."""

from bot.games.contract.parts import GameParts
from bot.games.pitchbowl.badges import BADGES
from bot.games.pitchbowl.coach import PitchBowlJudge
from bot.games.pitchbowl.player.house_player import PitchBowlPlayer
from bot.games.pitchbowl.puzzles.maker import PitchBowlMaker
from bot.games.pitchbowl.rules.game import PitchBowl

GAME = GameParts(
    rules=PitchBowl(),
    painter="render.pitchbowl.painter:PITCHBOWL",
    player=PitchBowlPlayer(),
    puzzles=PitchBowlMaker(),
    coach=PitchBowlJudge(),
    badges=BADGES,
)

"""The judges of games: one line a game. A match of a game that is not here cannot be reviewed."""

from bot.games.contract.judge import AnyJudge
from bot.games.forhonor.coach import ForHonorJudge
from bot.games.offboard.coach import OffboardJudge
from bot.games.pitchbowl.coach import PitchBowlJudge
from bot.games.pitchout.coach import PitchOutJudge

JUDGES: dict[str, AnyJudge] = {
    judge.game: judge for judge in (PitchOutJudge(), PitchBowlJudge(), ForHonorJudge(), OffboardJudge())
}

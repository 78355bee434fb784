"""The judges of games: one line a game. A match of a game that is not here cannot be reviewed."""

from bot.coach.forhonor.judge import ForHonorJudge
from bot.coach.judge import AnyJudge
from bot.coach.offboard.judge import OffboardJudge
from bot.coach.pitchbowl.judge import PitchBowlJudge
from bot.coach.pitchout.judge import PitchOutJudge

JUDGES: dict[str, AnyJudge] = {
    judge.game: judge for judge in (PitchOutJudge(), PitchBowlJudge(), ForHonorJudge(), OffboardJudge())
}

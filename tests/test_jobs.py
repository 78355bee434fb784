"""The jobs themselves, in this process."""

from bot.matches.core.engine import Setup, StepBytes
from bot.words import Catalogue
from bot.workers.job_runner import Jobs
from bot.workers.jobs import Paint, Painted
from tests.support.counter import COUNTER, WORDS, Counter, State, View


class Counted(Counter):
    def __init__(self) -> None:
        self.shown = 0

    def view(self, state: State, viewer: int | None) -> View:
        self.shown += 1
        return super().view(state, viewer)


def test_a_position_is_worked_out_once_for_all_its_pictures():
    game = Counted()
    jobs = Jobs({"counter": game}, {"counter": COUNTER}, Catalogue(WORDS))
    begun = jobs.do(Setup("counter", 2, (("target", "10"), ("run", "1"), ("turns", "together")), b"seed"))
    assert isinstance(begun, StepBytes)
    for viewer in (0, None, 1, 0):
        painted = jobs.do(Paint("counter", begun.state, "en", viewer=viewer))
        assert isinstance(painted, Painted)
        assert f"for {viewer} in dark" in painted.png.decode()
    assert game.shown == 3

"""Pictures of tournaments: nothing overlaps or runs out of the picture, whatever happened."""

import io

import pytest
from PIL import Image

from bot.job_runner import standard_jobs
from bot.jobs import Drawn, PaintTournament
from bot.tournaments.event import Form
from render.text import ALT
from tests.support.tournament_charts import TITLE, chart, event


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("form", Form)
def test_the_worker_paints_every_form(form: Form, language: str):
    drawn = standard_jobs().do(PaintTournament(chart(event(form, 8, 2)), language))
    assert isinstance(drawn, Drawn)
    assert drawn.alt.startswith(TITLE)
    assert len(drawn.alt) <= ALT
    assert (drawn.page, drawn.pages) == (1, 1)
    with Image.open(io.BytesIO(drawn.png)) as picture:
        assert picture.width == 1050

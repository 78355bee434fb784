"""A tournament as those who follow it hear of it, and what it says to a match of its own and to those who leave."""

import pytest

from bot.features.tournaments.feature import check_abort, followed
from bot.features.tournaments.service import Tournaments
from bot.features.tournaments.sheets.following import OVER, news
from bot.features.tournaments.sheets.messages import cancel_sheet, drop_sheet
from bot.features.tournaments.values import Stage
from bot.pairing.event import Form
from bot.screens.sheet import Button, Sheet
from tests.features.tournaments.test_sheets import EN, tournament
from tests.support.matches.table import refusal
from tests.support.tournaments.tournaments import GUILD, Season
from tests.support.words.said import says


@pytest.mark.asyncio
@pytest.mark.parametrize("form", [Form.SWISS, Form.LEAGUE])
async def test_its_stage_rises_with_each_round_until_it_is_over(season: Season, form: Form):
    tournaments = season.at.feature(Tournaments)
    assert await followed(tournaments, 99) is None
    opened = await season.open(form, 4)
    await season.begin(opened.id)
    await season.settle()
    begun = await season.present(opened.id)
    first = await followed(tournaments, opened.id)
    assert first is not None
    assert (first.stage, first.is_over, first.guild, first.channel) == (begun.round_, False, GUILD, opened.channel)
    assert "Club Cup" in first.name(EN)
    match = await season.at.store.get(begun.rounds[-1][0].match)
    assert match is not None
    assert await refusal(check_abort(tournaments, match)) == "refused-abort-tournament"
    over = await season.play(opened.id)
    last = await followed(tournaments, opened.id)
    assert last is not None
    assert (last.stage, last.is_over) == (OVER, True)
    assert f"<#{over.channel}>" in last.news(EN)


@pytest.mark.parametrize(
    ("stage", "key"),
    [
        (Stage.RUNNING, "tournament-semi-finals"),
        (Stage.FINISHED, "tournament-won"),
        (Stage.CANCELLED, "tournament-stopped"),
    ],
)
def test_its_news_say_how_it_stands(stage: Stage, key: str):
    assert says(news(tournament(stage), EN), key)


@pytest.mark.parametrize("sheet", [drop_sheet, cancel_sheet])
def test_what_is_final_is_asked_first(sheet: object):
    asked: Sheet = sheet(tournament(Stage.RUNNING), EN)  # type: ignore[operator]
    (row,) = asked.controls
    assert "Club Cup" in str(asked.parts[0])
    assert len({one.id.args for one in row if isinstance(one, Button)}) == 2  # type: ignore[union-attr]

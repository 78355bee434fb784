"""Messages about a league: the fixture list, the round by division, and the end with promotion and relegation."""

import msgspec
import pytest

from bot.features.ladders.sheets import titles_line
from bot.features.tournaments.sheets.cards import card_sheet
from bot.features.tournaments.sheets.fixtures import fixture_sheet
from bot.features.tournaments.sheets.messages import (
    about,
    ended_sheet,
    list_sheet,
    over_sheet,
    round_name,
    round_sheet,
    table_sheet,
)
from bot.features.tournaments.sheets.titles import title_words
from bot.features.tournaments.titles import TournamentTitle
from bot.features.tournaments.values import Board, Plan, Registration, Stage, Tournament
from bot.matches.core.models import Player
from bot.matches.timing.paces import DAY, read_terms
from bot.pairing.event import Form, Pairing, Result
from bot.pairing.league import fixtures, sizes_of
from bot.screens.sheet import TEXT_LIMIT, Button, Media, Sheet
from cogs.core.components import build
from tests.support.discord.quick import usual_tools
from tests.support.discord.scene import WORDS

EN, FR = (usual_tools(WORDS).catalogue.of(language) for language in ("en", "fr"))
PICTURE = Media(b"", "Standings")


def league(count: int = 8, rounds: int = 2, *, former: int = 0, stage: Stage = Stage.RUNNING) -> Tournament:
    """The stronger one always wins; the latest round is still played as long as the season goes on."""
    sizes = sizes_of(count, 4)
    plan = Plan("Club League", Form.LEAGUE, "pitchout", (), read_terms("day"), 64, "en", interval=7 * DAY)
    plan = msgspec.structs.replace(plan, division=4, sizes=sizes, season=2 if former else 1, former=former)
    entered = tuple(Registration(100 + n, f"P{n}.", 1, number=n) for n in range(1, count + 1))
    made = Tournament(5, 70, 80, Player(0, 9, "Host"), plan, stage, 3, b"s", 1, 10 * DAY, 0, entered)
    played = []
    for nth, pairings in enumerate(fixtures(made.event)[:rounds], 1):
        results = [
            one
            if one.is_bye or (nth == rounds and stage is Stage.RUNNING)
            else msgspec.structs.replace(one, result=Result.FIRST if one.first < one.second else Result.SECOND)
            for one in pairings
        ]
        played.append(tuple(Board(one, 10 * nth + place) for place, one in enumerate(results)))
    return msgspec.structs.replace(made, rounds=tuple(played))


def text_of(sheet: Sheet) -> str:
    return "\n".join(part for part in sheet.parts if isinstance(part, str))


def presses(sheet: Sheet) -> list[str]:
    rows = [*(part for part in sheet.parts if isinstance(part, tuple)), *sheet.controls]
    return [f"{one.id.ask}:{one.id.args}" for row in rows for one in row if isinstance(one, Button)]


def test_ones_own_matches_come_first() -> None:
    own, _, division = text_of(fixture_sheet(league(), {}, EN, 106)).partition("**Division 2**")
    assert own.count("P6.") == own.count(" – ") == 3
    assert division.count(" – ") == 6
    assert division.index("round 1") < division.index("round 2") < division.index("round 3")
    assert "Your matches" in own


def test_results_are_filled_in_and_rounds_to_come_have_dates() -> None:
    shown = text_of(fixture_sheet(league(), {}, EN))
    assert "Your matches" not in shown
    assert shown.count("**1–0**") + shown.count("**0–1**") == 2
    assert f"round 3 · <t:{10 * DAY // 1000}:d>" in shown
    assert "round 2 ·" not in shown


def test_divisions_are_pages() -> None:
    sheet = fixture_sheet(league(14), {}, FR, 101, 3)
    assert "**Division 3**" in text_of(sheet)
    assert "P10." in text_of(sheet)
    assert presses(sheet) == ["5:fixtures.2", "5:fixtures.4", "5:table"]
    assert "fixtures" not in " ".join(presses(fixture_sheet(league(4), {}, FR)))


def test_no_round_is_to_come_once_it_is_over() -> None:
    shown = text_of(fixture_sheet(league(stage=Stage.CANCELLED), {}, EN))
    assert "round 3" not in shown


def test_a_list_of_the_largest_division_fits_a_message() -> None:
    now = league(9, 1)
    plan = msgspec.structs.replace(now.plan, sizes=(9,), division=8)
    names = tuple(msgspec.structs.replace(one, name="W" * 32) for one in now.entered)
    sheet = fixture_sheet(msgspec.structs.replace(now, plan=plan, entered=names, rounds=()), {}, FR, 101)
    assert text_of(sheet).count(" – ") == 36 + 8
    assert len(text_of(sheet)) < TEXT_LIMIT


def test_a_list_that_is_too_long_for_a_message_goes_on_on_further_pages() -> None:
    """Nine with the longest names, half of whose letters are escaped, have one round left; one dropped out before the first."""
    now = league(9, 1)
    plan = msgspec.structs.replace(now.plan, sizes=(9,), division=8)
    names = tuple(
        msgspec.structs.replace(one, name=f"{one.number}_" * 16, left=0 if one.number == 9 else -1)
        for one in now.entered
    )
    now = msgspec.structs.replace(now, plan=plan, entered=names, rounds=())
    played = tuple(
        tuple(
            Board(msgspec.structs.replace(one, result=_against(one, 9), played=9 not in one.numbers)) for one in boards
        )
        for boards in fixtures(now.event)[:8]
    )
    now = msgspec.structs.replace(now, rounds=played)
    sheets = [fixture_sheet(now, {}, EN, 101, page) for page in (1, 2)]
    (own,) = {text_of(one).partition("**Division 1**")[0] for one in sheets}
    assert own.count(" – ") == 8
    below = [text_of(one).partition("**Division 1**")[2] for one in sheets]
    assert sum(one.count(" – ") for one in below) == 36
    assert [nth for nth in range(1, 10) for one in below if f"-# round {nth}" in one] == [*range(1, 10)]
    for sheet in sheets:
        view, _ = build(sheet)
        shown = [str(getattr(one, "content", "")) for one in view.walk_children()]
        assert "…" not in "".join(shown)
    assert [presses(one)[:2] for one in sheets] == [[f"5:fixtures.{n - 1}", f"5:fixtures.{n + 1}"] for n in (1, 2)]
    assert text_of(fixture_sheet(now, {}, EN, 101)) == text_of(sheets[-1])  # the present round


def test_who_dropped_out_has_no_medal_and_forfeits_by_name() -> None:
    now = league(4, 3, stage=Stage.FINISHED)
    entered = tuple(msgspec.structs.replace(one, left=2 if one.number == 2 else -1) for one in now.entered)
    *before, last = now.rounds
    boards = tuple(
        Board(msgspec.structs.replace(one.pairing, played=False, result=_against(one.pairing, 2)))
        if 2 in one.pairing.numbers
        else one
        for one in last
    )
    over = msgspec.structs.replace(now, entered=entered, rounds=(*before, boards))
    (line,) = (one for one in text_of(round_sheet(over, 3, {}, EN)).split("\n") if "P2." in one)
    assert line.endswith("forfeit: P2. is out")
    assert "🥇 P1. · 🥈 P3. · 🥉 P4." in text_of(over_sheet(over, EN, PICTURE))


def _against(one: Pairing, number: int) -> Result:
    return Result.SECOND if one.first == number else Result.FIRST


def test_a_round_is_shown_by_division() -> None:
    sheet = round_sheet(league(), 2, {}, EN)
    lines = text_of(sheet).split("\n")
    assert [line for line in lines if line.startswith("**")] == ["**Division 1**", "**Division 2**"]
    assert sum(" – " in line for line in lines) == 4
    assert f"<t:{10 * DAY // 1000}:R>" in lines[-1]
    assert presses(sheet) == ["5:table.2", "5:fixtures.2", "5:leave.2"]
    assert "<t:" not in text_of(round_sheet(league(), 1, {}, EN))
    assert "Division" not in text_of(round_sheet(league(4), 1, {}, EN))


def test_the_end_names_the_best_and_who_moves() -> None:
    over = league(8, 3, stage=Stage.FINISHED)
    shown = text_of(over_sheet(over, EN, PICTURE, PICTURE))
    first, _, second = shown.partition("**Division 2**")
    assert "🥇 P1. · 🥈 P2. · 🥉 P3." in first
    assert "**P1.** wins!" in first
    assert "Going down: P4." in first
    assert "Going up: P5." in second
    assert "Going down" not in second


def test_the_season_before_is_one_press_away() -> None:
    now = league(former=4)
    assert "4:table" in presses(table_sheet(now, {}, EN, PICTURE, (1, 1), 101))
    opened = msgspec.structs.replace(now, stage=Stage.OPEN, rounds=())
    assert presses(card_sheet(opened, EN)) == ["5:join", "5:leave", "4:table", "5:start"]
    assert "Newcomers start in the lowest division" in text_of(card_sheet(opened, EN))
    assert "Newcomers" not in text_of(card_sheet(league(stage=Stage.OPEN, rounds=0), EN))


@pytest.mark.parametrize(("words", "wanted"), [(EN, "Club League · season 2"), (FR, "Club League · saison 2")])
def test_the_season_is_part_of_the_name(words, wanted: str) -> None:
    now = league(former=4)
    assert wanted in text_of(list_sheet([now], words))
    assert wanted in text_of(round_sheet(now, 1, {}, words))
    assert "7" in about(now, words)
    assert round_name(now, 2, words).endswith("3")


def test_what_ends_a_league_says_so() -> None:
    assert "there won’t be another round or season" in text_of(ended_sheet(league(), "cancelled", EN))
    assert "another season" in text_of(ended_sheet(league(former=4), "few", EN))
    assert "another season" not in text_of(ended_sheet(league(), "few", EN))


def test_titles_of_tournaments_are_named() -> None:
    titles = [
        TournamentTitle("Club_*League*", "offboard", 3, 1),
        TournamentTitle("Club", "pitchout", 1, 2),
        TournamentTitle("Cup", "forhonor"),
    ]
    assert titles_line([], EN, [title_words(one, EN) for one in titles]).split(" · ", 1) == [
        "Titles: 🏆 Club\\_\\*League\\*",
        "season 3 (Offboard) · 🏆 Club · season 1, division 2 (Pitch Out) · 🏆 Cup (For Honor)",
    ]
    assert titles_line([], FR) == ""

"""The card of a tournament in each state, its lines for a reader, and the event of the server about it."""

import msgspec
import pytest

from bot.features.tournaments.sheets.cards import AHEAD, MOVES, SHORTEST, card_sheet, occasion_of
from bot.features.tournaments.sheets.match_places import at_stake, match_place
from bot.features.tournaments.sheets.messages import (
    board_line,
    ended_sheet,
    over_sheet,
    round_name,
    round_sheet,
)
from bot.features.tournaments.values import Board, Plan, Registration, Stage, Tournament
from bot.matches.core.models import Player, Terms
from bot.matches.timing.paces import DAY, read_terms
from bot.pairing.event import THIRD, Form, Pairing, Result
from bot.screens.occasions import Progress
from bot.screens.sheet import TEXT_LIMIT, Button
from tests.support.discord.quick import usual_tools
from tests.support.discord.scene import WORDS
from tests.support.words.said import says

EN = usual_tools(WORDS).catalogue.of("en")
FR = usual_tools(WORDS).catalogue.of("fr")


def tournament(stage: Stage, *, form: Form = Form.KNOCKOUT, terms: Terms | None = None, **other: object) -> Tournament:
    """Four entrants, of which two have won."""
    plan = Plan("Club Cup", form, "pitchout", (), terms or read_terms("day"), 8, "en", punctual=90)
    entered = tuple(Registration(100 + n, f"P{n}", 1, number=n) for n in range(1, 5))
    boards = (Board(Pairing(1, 4, Result.FIRST), 7), Board(Pairing(2, 3), 8))
    made = Tournament(5, 70, 80, Player(0, 9, "Host"), plan, stage, 3, b"s", 1, 10 * DAY, 0, entered, (boards,))
    return msgspec.structs.replace(made, **other) if other else made


def presses(sheet: object) -> list[str]:
    rows = sheet.controls  # type: ignore[attr-defined]
    return [one.id.args for row in rows for one in row if isinstance(one, Button)]


@pytest.mark.parametrize(
    ("stage", "form", "wanted"),
    [
        (Stage.OPEN, Form.KNOCKOUT, ["join", "leave", "start"]),
        (Stage.RUNNING, Form.KNOCKOUT, ["table"]),
        (Stage.RUNNING, Form.SWISS, ["join", "table"]),
        (Stage.FINISHED, Form.KNOCKOUT, ["table"]),
        (Stage.CANCELLED, Form.KNOCKOUT, []),
    ],
)
def test_the_card_offers_what_can_be_done(stage: Stage, form: Form, wanted: list[str]) -> None:
    assert presses(card_sheet(tournament(stage, form=form), EN)) == wanted


def test_the_card_says_how_far_it_is() -> None:
    texts = {stage: str(card_sheet(tournament(stage), EN).parts) for stage in Stage}
    assert "**4** of 8 players" in texts[Stage.OPEN]
    assert "semi-finals" in texts[Stage.RUNNING]
    assert "finished" in texts[Stage.FINISHED]
    assert "cancelled" in texts[Stage.CANCELLED]
    begun = card_sheet(tournament(Stage.RUNNING, rounds=()), FR)
    assert says(str(begun.parts), "tournament-begins", "fr")
    assert presses(begun) == []


@pytest.mark.parametrize(("places", "full"), [(5, False), (4, True)])
def test_nobody_joins_one_that_is_full(places: int, full: bool) -> None:  # noqa: FBT001  a parameter
    plan = msgspec.structs.replace(tournament(Stage.OPEN).plan, places=places)
    sheet = card_sheet(tournament(Stage.OPEN, plan=plan), EN)
    (row,) = sheet.controls
    assert isinstance(row, tuple)
    assert [isinstance(one, Button) and one.disabled for one in row] == [full, False, False]


@pytest.mark.parametrize(("places", "waiting", "full"), [(6, 1, False), (5, 1, True), (4, 0, True), (8, 0, False)])
def test_newcomers_of_a_league_join_the_next_season(places: int, waiting: int, full: bool) -> None:  # noqa: FBT001  likewise
    plan = msgspec.structs.replace(tournament(Stage.RUNNING, form=Form.LEAGUE).plan, places=places)
    plan = msgspec.structs.replace(plan, sizes=(4,), season=1)
    entered = (*tournament(Stage.RUNNING).entered, *(Registration(200 + nth, "Fay", 2) for nth in range(waiting)))
    running = tournament(Stage.RUNNING, plan=plan, entered=entered)
    for words in (EN, FR):
        sheet = card_sheet(running, words)
        text = "\n".join(part for part in sheet.parts if isinstance(part, str))
        assert words.text("tournament-next-full" if full else "tournament-waiting", count=waiting) in text
        assert words.text("tournament-entered", count=4, places=places) in text
        assert words.text("card-punctual", least=90) in text
        assert "Fay" not in text
        assert presses(sheet) == ["join", "leave", "table"]
        (row,) = sheet.controls
        assert isinstance(row, tuple)
        assert [isinstance(one, Button) and one.disabled for one in row] == [full, False, False]


def test_the_end_of_a_season_names_who_was_not_let_into_the_next() -> None:
    plan = msgspec.structs.replace(tournament(Stage.FINISHED, form=Form.LEAGUE).plan, sizes=(4,), season=1)
    entered = (*tournament(Stage.FINISHED).entered, Registration(200, "Late", 2))
    over = over_sheet(tournament(Stage.FINISHED, plan=plan, entered=entered), EN)
    assert says(str(over.parts), "tournament-turned-away", users="<@200>")
    assert "90%" in str(over.parts)
    assert over.mentions == (200,)
    assert not over_sheet(tournament(Stage.FINISHED, plan=plan), EN).mentions


@pytest.mark.parametrize(
    ("places", "starts", "key"),
    [(5, 10 * DAY, "tournament-starts"), (4, 10 * DAY, "tournament-full"), (4, 0, "tournament-starts-full")],
)
def test_the_card_says_why_nobody_can_join(places: int, starts: int, key: str) -> None:
    plan = msgspec.structs.replace(tournament(Stage.OPEN).plan, places=places)
    text = str(card_sheet(tournament(Stage.OPEN, plan=plan, starts=starts), EN).parts)
    assert says(text, key, at=f"<t:{starts // 1000}:R>", host="<@9>", count=3)


@pytest.mark.parametrize(
    ("present", "team", "level", "enough"),
    [
        (0, 1, 2, False),
        (2, 1, 0, False),
        (3, 1, 0, True),
        (3, 1, 2, True),
        (4, 2, 0, False),
        (5, 2, 0, True),
        (4, 2, 2, False),
    ],
)
def test_a_start_is_offered_once_enough_are_in(present: int, team: int, level: int, enough: bool) -> None:  # noqa: FBT001
    plan = msgspec.structs.replace(tournament(Stage.OPEN).plan, team=team, level=level)
    entered = tuple(Registration(100 + n, f"P{n}", 1) for n in range(present))
    opened = tournament(Stage.OPEN, plan=plan, entered=entered, rounds=())
    assert ("start" in presses(card_sheet(opened, EN))) is enough


def test_a_cancelled_one_leads_to_its_standings_once_a_match_has_begun() -> None:
    paired = tournament(Stage.CANCELLED, rounds=((Board(Pairing(1, 4)), Board(Pairing(2, 3))),))
    assert presses(ended_sheet(paired, "cancelled", FR)) == []
    assert presses(ended_sheet(tournament(Stage.CANCELLED), "cancelled", FR)) == ["table.2"]


def test_a_cancelled_one_says_that_matches_continue_if_there_are_any() -> None:
    stopped = tournament(Stage.CANCELLED)
    assert "Matches in progress continue" in str(ended_sheet(stopped, "cancelled", EN).parts)
    assert "Matches in progress continue" not in str(
        ended_sheet(tournament(Stage.CANCELLED, rounds=()), "cancelled", EN).parts
    )


def test_words_that_depend_on_numbers_and_forms() -> None:
    one = tournament(Stage.OPEN, entered=(Registration(101, "P1", 1),))
    assert "**1** joueur sur 8" in str(card_sheet(one, FR).parts)
    third = tournament(Stage.RUNNING, rounds=((Board(Pairing(1, 2)), Board(Pairing(3, 4, stage=THIRD))),))
    assert "Third place: P3 – P4" in board_line(third, third.rounds[0][1], None, EN)
    assert round_name(tournament(Stage.RUNNING, form=Form.DOUBLE), 1, FR) == "tour 1"
    assert round_name(tournament(Stage.RUNNING, form=Form.ROUND_ROBIN), 1, FR) == "ronde 1 sur 3"
    assert round_name(tournament(Stage.RUNNING, form=Form.GROUPS), 1, FR) == "demi-finales"


def test_only_the_latest_round_can_be_left() -> None:
    running = tournament(Stage.RUNNING)
    assert presses(round_sheet(running, 1, {}, EN)) == ["table.1", "leave.1"]
    assert presses(round_sheet(tournament(Stage.FINISHED), 1, {}, EN)) == ["table.1"]


def test_all_pairings_of_the_largest_round_fit() -> None:
    entered = tuple(Registration(100 + n, f"{n:m>32}", 1, number=n) for n in range(1, 65))
    boards = tuple(Board(Pairing(n, n + 32), n) for n in range(1, 33))
    large = tournament(Stage.RUNNING, form=Form.SWISS, entered=entered, rounds=(boards,))
    matches = {n: _Place(n, 10**18, 10**18, 10**18 + n) for n in range(1, 33)}
    sheet = round_sheet(large, 1, matches, EN)  # type: ignore[arg-type]
    text = "".join(part for part in sheet.parts if isinstance(part, str))
    assert len(text) < TEXT_LIMIT
    assert all(large.name(n) in text for n in range(1, 65))


def test_a_large_round_leads_to_all_matches_or_at_least_to_those_that_are_not_over() -> None:
    matches = {n: _Place(n, 10**18, 10**18, 10**18 + n) for n in range(1, 33)}
    for length, over, ways in ((8, 32, 32), (8, 0, 32), (24, 16, 16), (32, 0, 0)):
        entered = tuple(Registration(100 + n, f"{n:m>{length}}", 1, number=n) for n in range(1, 65))
        results = [Result.FIRST] * over + [Result.OPEN] * (32 - over)
        boards = tuple(Board(Pairing(n, n + 32, result), n) for n, result in enumerate(results, 1))
        large = tournament(Stage.RUNNING, form=Form.SWISS, entered=entered, rounds=(boards,))
        sheet = round_sheet(large, 1, matches, EN)  # type: ignore[arg-type]
        text = "".join(part for part in sheet.parts if isinstance(part, str))
        assert (text.count("https://"), len(text) < TEXT_LIMIT) == (ways, True)


@pytest.mark.parametrize(("reader", "key"), [(None, "match"), (102, "yours"), (101, "watch")])
def test_a_line_leads_each_reader_their_way(reader: int | None, key: str) -> None:
    running = tournament(Stage.RUNNING)
    match = msgspec.convert({"id": 8, "guild": 70, "channel": 80, "thread": 90}, type=_Place)
    line = board_line(running, running.rounds[0][1], match, EN, reader)  # type: ignore[arg-type]
    assert f"[{EN.text(f'tournament-{key}')}](https://discord.com/channels/70/90)" in line


class _Place(msgspec.Struct):
    """As much of a match as a line needs."""

    id: int
    guild: int
    channel: int
    thread: int


def test_an_event_leads_to_the_card_and_can_be_told_from_others() -> None:
    event = occasion_of(tournament(Stage.OPEN), Progress.COMING, 90, EN)
    other = occasion_of(tournament(Stage.OPEN, id=6), Progress.COMING, 90, EN)
    assert (event.name, event.place) == ("Club Cup", "https://discord.com/channels/70/80/90")
    assert (event.starts, event.mark != other.mark) == (10 * DAY, True)
    assert len(event.description) <= 1000
    again = occasion_of(tournament(Stage.OPEN), Progress.COMING, 90, EN)
    assert event.digest == again.digest != occasion_of(tournament(Stage.RUNNING), Progress.ON, 90, EN).digest


@pytest.mark.parametrize(("clock", "lasts"), [("week", AHEAD * MOVES * 7 * DAY), ("5m", SHORTEST)])
def test_an_event_lasts_neither_minutes_nor_years(clock: str, lasts: int) -> None:
    event = occasion_of(tournament(Stage.OPEN, terms=read_terms(clock)), Progress.COMING, 90, EN)
    assert event.ends - event.starts == lasts


def test_once_it_is_on_its_end_counts_until_it_is_over() -> None:
    one = occasion_of(tournament(Stage.RUNNING), Progress.ON, 90, EN, 5 * DAY)
    moved = occasion_of(tournament(Stage.RUNNING, starts=11 * DAY), Progress.ON, 90, EN, 5 * DAY - 60_000)
    later = occasion_of(tournament(Stage.RUNNING), Progress.ON, 90, EN, 6 * DAY)
    assert (one.digest == moved.digest, one.digest == later.digest) == (True, False)
    over = [occasion_of(tournament(Stage.FINISHED), Progress.OVER, 90, EN, now).digest for now in (5 * DAY, 6 * DAY)]
    assert over[0] == over[1]


@pytest.mark.parametrize(
    ("form", "rounds", "interval", "lasts"),
    [
        (Form.KNOCKOUT, 1, 0, 4 * 2 * DAY),
        (Form.KNOCKOUT, 2, 0, 3 * 2 * DAY),
        (Form.KNOCKOUT, 5, 0, 2 * DAY),
        (Form.LEAGUE, 5, 10 * DAY, 20 * DAY),
    ],
)
def test_it_lasts_as_long_as_the_rounds_that_are_left(form: Form, rounds: int, interval: int, lasts: int) -> None:
    plan = msgspec.structs.replace(tournament(Stage.RUNNING, form=form).plan, interval=interval, sizes=(4,))
    plan = msgspec.structs.replace(plan, terms=read_terms("6h"))
    running = tournament(Stage.RUNNING, plan=plan, rounds=((),) * rounds)
    event = occasion_of(running, Progress.ON, 90, EN, 5 * DAY)
    assert event.ends - 5 * DAY == lasts


@pytest.mark.parametrize(
    ("form", "boards", "place", "out"),
    [
        (Form.KNOCKOUT, (Pairing(1, 2), Pairing(3, 4)), "🏆 Club Cup · semi-final", False),
        (Form.KNOCKOUT, (Pairing(1, 2), Pairing(3, 4, stage=THIRD)), "🏆 Club Cup · final", False),
        (Form.KNOCKOUT, (Pairing(3, 4, stage=THIRD), Pairing(1, 2)), "🏆 Club Cup · third place", False),
        (Form.KNOCKOUT, tuple(Pairing(n, 9 - n) for n in range(1, 5)), "🏆 Club Cup · quarter-final", True),
        (Form.KNOCKOUT, tuple(Pairing(n, 17 - n) for n in range(1, 9)), "🏆 Club Cup · round of 16", True),
        (Form.GROUPS, (Pairing(1, 2, stage="A"), Pairing(3, 4, stage="B")), "🏆 Club Cup · tournament round 1", False),
        (Form.SWISS, (Pairing(1, 2), Pairing(3, 4)), "🏆 Club Cup · tournament round 1 of 3", False),
        (Form.DOUBLE, tuple(Pairing(n, 9 - n) for n in range(1, 5)), "🏆 Club Cup · tournament round 1", False),
    ],
)
def test_a_match_elsewhere_says_where_it_belongs(
    form: Form,
    boards: tuple[Pairing, ...],
    place: str,
    out: bool,  # noqa: FBT001  a parameter
) -> None:
    running = tournament(Stage.RUNNING, form=form, rounds=(tuple(Board(one, n) for n, one in enumerate(boards, 7)),))
    assert match_place(running, 7, EN) == place
    assert at_stake(running, 7, EN) == place + " · You’d be knocked out." * out

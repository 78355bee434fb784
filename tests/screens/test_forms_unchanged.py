"""Submitting a form as it was opened changes nothing, whatever its values."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from zoneinfo import available_timezones

import pytest
from discord.ui import TextInput
from hypothesis import assume, given
from hypothesis import strategies as st

from bot.answers import batch
from bot.answers.custom_id import Id
from bot.answers.draft import Draft, action_of, chosen, places_of
from bot.answers.draft_edits import CHANGES, PanelInput
from bot.features.digest.sheets import form as digest_form
from bot.features.digest.sheets import written_in
from bot.features.settings.player_settings_view import BETWEEN, form_values, quiet_form
from bot.games import GAMES
from bot.games.contract.base import Choice
from bot.games.contract.dials import Layout
from bot.matches.core.models import Match, Status
from bot.matches.settings.preferences import DAY, Daily, Preferences, Quiet
from bot.matches.settings.zones import EAST, FIXED, QUARTER, WEST, offset_zone, zone_shown
from bot.matches.timing.time_parser import PLACELESS, read_hour, read_quiet, read_zone
from bot.panel.dial_forms import steps_form, typed_form
from bot.panel.layout_controls import move_form
from bot.screens.sheet import Modal
from cogs.core.components import build_form
from cogs.history.turn_browser import PastPosition, jump_form, written_turn
from cogs.settings.setup import length_form
from tests.support.presses.made_drafts import ASKS, WORDS, drafts

ROOT = Path(__file__).parents[2]
MATCH = Match(1, 1, 1, 1, 12, "forhonor", (), Status.RUNNING, 0, (), b"", b"", 0, 0, 0, 0, "en")
SHORT, LONG = 100, 2000  # characters that the fields take
FILLED = {"typed", "moved", "quieted", "watchat", "digested"}  # with what is stored: tested below
EMPTY = {
    "steps",
    "erased",
    "reported",
    "suggested",
    "houselength",
    "playlong",
    "hooked",
    "serverhooked",
}  # or with what was refused
languages = pytest.mark.parametrize("language", list(WORDS))


def forms_made() -> Iterator[str]:
    """The verb of each form that the code makes."""
    for room in ("bot", "cogs"):
        for file in (ROOT / room).rglob("*.py"):
            if "local" in file.parts or "Modal" not in (text := file.read_text(encoding="utf-8")):
                continue
            for node in ast.walk(ast.parse(text)):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Modal":
                    yield ast.literal_eval(node.args[0].args[0])  # type: ignore[attr-defined]  # the first argument makes the id


def sent(form: Modal) -> dict[str, str]:
    """The values that Discord sends for a form submitted as it was opened."""
    assert all(len(one.value) <= (one.most or (LONG if one.long else SHORT)) for one in form.fields)
    return {one.name: one.value for one in form.fields}


def test_every_form_is_covered_here():
    assert set(forms_made()) == FILLED | EMPTY


def answer(choice: Choice[Any], draft: Draft) -> tuple[Any, ...]:
    return action_of(choice, draft), draft.target, draft.offset, draft.more


def test_a_form_takes_as_many_steps_as_the_parser():
    (field,) = steps_form(1, "turn.0.1", WORDS["en"]).fields
    (line,) = [
        one for one in build_form(Modal(Id("steps"), "", (field,))).walk_children() if isinstance(one, TextInput)
    ]
    assert line.max_length == batch.MOST * batch.LONGEST


@languages
@given(data=st.data())
def test_a_form_for_dials_sent_unchanged_changes_nothing(language: str, data: st.DataObject):
    words = WORDS[language]
    game, ask = data.draw(st.sampled_from(ASKS))
    spec = GAMES[game].spec
    announcements = spec.batches.announcements if spec.batches is not None else None
    draft = data.draw(drafts(ask, words, spec.turn))
    choice = chosen(ask, draft)
    assert choice is not None
    for field in ("", *(dial.field for dial in choice.dials)):
        for known in {None, announcements}:
            several = known is not None
            form = typed_form(1, ask, choice, draft, spec.turn, words, several=several, field=field)
            press = PanelInput(choice.code, fields=sent(form), words=words, announcements=known)
            assert answer(choice, CHANGES["typed"](ask, draft, press, spec.turn)) == answer(choice, draft)
    for dial in choice.dials:
        for piece in dial.pieces if isinstance(dial, Layout) else ():
            places = places_of(choice, draft, dial)
            form = move_form(Id("panel", 1, ask.id), dial, places, piece, spec.turn, words)
            press = PanelInput(form.id.args, fields=sent(form), words=words)
            assert places_of(choice, CHANGES["moved"](ask, draft, press, spec.turn), dial) == places


def zones() -> list[str]:
    """All zones that may be stored."""
    named = available_timezones() - PLACELESS - FIXED.keys()
    return sorted(named) + [offset_zone(minutes) for minutes in range(-WEST, EAST + 1, QUARTER)]


@languages
@given(begin=st.integers(0, DAY - 1), end=st.integers(0, DAY - 1), zone=st.sampled_from(zones()))
def test_the_form_for_quiet_hours_sent_unchanged_changes_nothing(language: str, begin: int, end: int, zone: str):
    assume(begin != end)
    quiet = Quiet(begin, end, zone)
    again = read_quiet(**sent(quiet_form(Preferences(quiet=quiet), "", WORDS[language])))
    assert (again.begin, again.end, zone_shown(again.zone)) == (begin, end, zone_shown(zone))


@given(begin=st.text(max_size=20), zone=st.text(max_size=60))
def test_the_form_for_quiet_hours_shows_refused_input_again(begin: str, zone: str):
    written = BETWEEN.join(form_values({"begin": begin, "end": "8:00", "zone": zone}))
    assert BETWEEN.join(sent(quiet_form(Preferences(), written, WORDS["en"])).values()) == written


@languages
@given(minute=st.integers(0, 24 * 60 - 1), zone=st.sampled_from(zones()))
def test_the_form_for_a_digest_sent_unchanged_changes_nothing(language: str, minute: int, zone: str):
    given = sent(digest_form(Preferences(digest=Daily(minute, zone)), "", WORDS[language]))
    assert (read_hour(given["hour"]), zone_shown(read_zone(given["zone"]))) == (minute, zone_shown(zone))


@given(hour=st.text(max_size=20), zone=st.text(max_size=60))
def test_the_form_for_a_digest_shows_refused_input_again(hour: str, zone: str):
    written = written_in({"hour": hour, "zone": zone})
    assert written_in(sent(digest_form(Preferences(), written, WORDS["en"]))) == written


@languages
@given(turn=st.integers(0, 10**6))
def test_the_form_for_another_turn_sent_unchanged_stays_there(language: str, turn: int):
    (line,) = sent(jump_form(MATCH, PastPosition(turn), WORDS[language])).values()
    assert written_turn(line, MATCH) == turn


@languages
def test_the_other_forms_are_opened_empty_and_must_be_filled(language: str):
    words = WORDS[language]
    for form in (
        steps_form(1, "turn.0.1", words),
        length_form("", words),
    ):
        assert set(sent(form).values()) == {""}
        assert all(one.required for one in form.fields)

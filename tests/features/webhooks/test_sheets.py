"""The panel of a webhook in each of its states, its form, and its lines elsewhere."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.answers.custom_id import Id
from bot.content import catalogue
from bot.features.webhooks.sheets import (
    FIELD,
    OUTCOMES,
    QUESTIONS,
    audit_text,
    off_sheet,
    outcome_words,
    own_form,
    question_sheet,
    server_form,
    webhook_sheet,
)
from bot.features.webhooks.values import Hook
from bot.screens.sheet import Button, Sheet, TextInput
from tests.support.words.said import says

EN = catalogue().of("en")
HOOK = Hook(3, 101, 0, "https://example.org/a`b", "whsec_x", 0, "", 0, 0)


def text(sheet: Sheet) -> str:
    return str(sheet.parts[0])


def presses(sheet: Sheet) -> list[Id]:
    return [one.id for one in sheet.parts[1] if isinstance(one, Button)]  # type: ignore[union-attr]


@pytest.mark.parametrize(("guild", "whose", "verb"), [(0, "own", "hook"), (7, "server", "serverhook")])
def test_without_a_webhook_only_one_can_be_set(guild: int, whose: str, verb: str):
    sheet = webhook_sheet(None, guild, EN)
    assert says(text(sheet), f"webhook-title-{whose}")
    assert says(text(sheet), f"webhook-none-{whose}")
    assert presses(sheet) == [Id(verb, args=FIELD)]


def test_a_webhook_shows_its_url_and_its_secret_this_once():
    sheet = webhook_sheet(HOOK, 0, EN, "Saved.", "whsec_new")
    assert "`https://example.org/a%60b`" in text(sheet)
    assert "Saved." in text(sheet)
    assert "`whsec_new`" in text(sheet)
    assert [one.args for one in presses(sheet)] == [FIELD, "test", "", "secret", "drop"]
    assert "whsec" not in text(webhook_sheet(HOOK, 0, EN))


@pytest.mark.parametrize(
    ("state", "key"),
    [
        ({}, "webhook-untried"),
        ({"outcome": "204", "answered": 5000}, "webhook-arrived"),
        ({"outcome": "timeout", "answered": 5000}, "webhook-lost"),
        ({"outcome": "500", "answered": 5000, "failures": 3}, "webhook-failed"),
        ({"outcome": "410", "answered": 5000, "failures": 1, "off": 5000}, "webhook-off"),
    ],
)
def test_the_last_delivery_is_shown(state: dict[str, Any], key: str):
    shown = text(webhook_sheet(replace(HOOK, **state), 0, EN))
    assert says(shown, key)
    assert ("<t:5:R>" in shown) is bool(state)


def test_a_refused_url_is_in_the_form_again_or_shown_if_it_is_too_long():
    assert presses(webhook_sheet(None, 0, EN, "No.", typed="http://x.org"))[0].args == f"{FIELD}.http://x.org"
    long = "http://x.org/" + "a" * 200
    sheet = webhook_sheet(None, 0, EN, "No.", typed=long)
    assert presses(sheet)[0].args == FIELD
    assert f"No.\n`{long}`" in text(sheet)


@pytest.mark.parametrize("act", QUESTIONS)
@pytest.mark.parametrize(("guild", "verb"), [(0, "hook"), (7, "serverhook")])
def test_what_cannot_be_undone_is_asked_first(act: str, guild: int, verb: str):
    assert presses(question_sheet(act, guild, EN)) == [Id(verb, args=QUESTIONS[act]), Id(verb)]


def test_the_forms_are_filled():
    for form, verb in ((own_form("https://x.org", EN), "hooked"), (server_form("https://x.org", EN), "serverhooked")):
        (field,) = form.fields
        assert isinstance(field, TextInput)
        assert (form.id.verb, field.value) == (verb, "https://x.org")


@pytest.mark.parametrize(("guild", "key"), [(0, "webhook-ended-own"), (7, "webhook-ended-server")])
def test_the_message_that_a_webhook_is_off_says_why(guild: int, key: str):
    sheet = off_sheet(replace(HOOK, guild=guild, outcome="tls"), Id("hook", args="3"), EN)
    assert says(text(sheet), key, outcome=EN.text("webhook-outcome-tls"))


def test_outcomes_and_audit_lines_are_in_words():
    assert outcome_words("404", EN) == "404"
    assert all(outcome_words(one, EN) != one for one in OUTCOMES)
    assert says(audit_text("", "x.org", EN), "audit-webhook", host="x.org")
    assert says(audit_text("x.org", "", EN), "audit-webhook-gone", host="x.org")

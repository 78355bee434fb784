"""Controls and forms that nobody made, of every verb: with fields missing or foreign, and with values that were never offered."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from tests.support.discord.unplugged import ADA, MANAGER, Reply, Unplugged
from tests.support.samples import sample
from tests.torture.test_forged_presses import FIELDS, Forger, besieged, incidents

pytestmark = pytest.mark.asyncio

MADE_UP = ("0::", "1::0", "1:a.b.0:x")
VALUES: tuple[list[str] | None, ...] = (None, [], ["garbage"], ["0", "-1"])
FOREIGN = ("", "garbage", "9" * 4000, "nan", "\u0000", "٣", "-1", "24:60")
FORM = 9  # the type of an answer that opens a form


def custom_ids(forger: Forger) -> Iterator[str]:
    """Made up for every verb, and those that were seen of it."""
    for verb in forger.verbs:
        yield from (f"{verb}:{rest}" for rest in MADE_UP)
        yield from forger.seen.get(verb, [])


def forms(nth: int) -> Iterator[dict[str, str]]:
    """No field at all, a field that no form has, all fields foreign."""
    yield {}
    yield {"garbage": "x"}
    yield {name: FOREIGN[(nth + at) % len(FOREIGN)] for at, name in enumerate(FIELDS)}


async def forged(bot: Unplugged, custom_id: str, nth: int) -> list[Reply]:
    presses = [await bot.press(custom_id, ADA, values, permissions=MANAGER) for values in VALUES]
    return [*presses, *[await bot.submit(custom_id, ADA, fields, permissions=MANAGER) for fields in forms(nth)]]


@pytest.mark.parametrize("every", sample((7, 1), 2))
async def test_forged_controls_and_forms_of_every_verb_are_answered(tmp_path: Path, every: int):
    """All of them, or one in `every`."""
    wrong: list[Any] = []
    opened: dict[str, list[str]] = {}
    async with besieged(tmp_path) as (bot, forger, _):
        for nth, custom_id in islice(enumerate(custom_ids(forger)), 0, None, every):
            with capture_logs() as log:
                replies = await forged(bot, custom_id, nth)
            wrong += [(custom_id, line) for line in incidents(log)]
            wrong += [(custom_id, "unanswered") for reply in replies if not reply.bodies]
            opened |= {form: fields for reply in replies for form, fields in forms_of(reply)}
        for form, fields in opened.items():
            with capture_logs() as log:
                for given in spoilt(fields):
                    assert (await bot.submit(form, ADA, given, permissions=MANAGER)).bodies, (form, given)
            wrong += [(form, line) for line in incidents(log)]
        verbs = len(forger.verbs)
    assert wrong == []
    assert verbs > 150
    assert every > 1 or {form.partition(":")[0] for form in opened} >= {"erased", "houselength", "quieted"}
    assert {name for fields in opened.values() for name in fields} <= set(FIELDS)


def forms_of(reply: Reply) -> Iterator[tuple[str, list[str]]]:
    """The custom_ids of the forms that were opened, with the names of their fields."""
    for body in reply.bodies:
        if body.get("type") == FORM:
            yield body["data"]["custom_id"], [one["component"]["custom_id"] for one in body["data"]["components"]]


def spoilt(fields: list[str]) -> Iterator[dict[str, str]]:
    """A form with one field missing, and with one foreign, the others plausible."""
    for field in fields:
        others = {name: "1" for name in fields if name != field}
        yield others
        yield from (others | {field: text} for text in FOREIGN)

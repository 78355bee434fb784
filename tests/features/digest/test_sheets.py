"""The message of a digest: all that waits, as far as Discord takes it, and how many more."""

import pytest
from msgspec.structs import replace

from bot.content import catalogue
from bot.features.digest.sheets import form, reminder_settings
from bot.features.digest.values import DueDigest
from bot.matches.matchmaking.inbox import Challenged
from bot.matches.settings.preferences import By, Daily, Preferences, Quiet
from bot.screens.sheet import PART_LIMIT, TEXT_LIMIT, Button, LinkButton
from cogs.digest.sending import digest_sheet
from cogs.match.turns import SHOWN
from tests.support.matches.played import Evening

WORDS = catalogue().of("en")
FOUND = DueDigest(1, 7, "2026-11-26", 0, 0, Preferences())


@pytest.mark.asyncio
@pytest.mark.parametrize("count", [1, SHOWN, SHOWN + 1, 20, 300])
async def test_everything_is_listed_in_order_as_far_as_there_is_room(evening: Evening, count: int):
    match = replace(await evening.begin("offboard"), thread=10**18, guild=10**18)
    items = tuple(Challenged(replace(match, id=nth), 1000) for nth in range(1, count + 1))
    sheet = digest_sheet(items, FOUND, WORDS, 0)
    text = "\n".join(part for part in sheet.parts if isinstance(part, str))
    listed = [nth for nth in range(1, count + 1) if f"#{nth}**" in text]
    assert listed == list(range(1, len(listed) + 1))
    assert len(listed) == count or WORDS.text("digest-more", count=count - len(listed)) in text
    assert len(listed) >= min(count, 20)
    labels = sum(len(one.label) for row in sheet.parts if isinstance(row, tuple) for one in row)
    assert len(text) + labels <= TEXT_LIMIT
    assert sheet.components <= PART_LIMIT
    links = [one for row in sheet.parts if isinstance(row, tuple) for one in row if isinstance(one, LinkButton)]
    assert len(links) == min(count, SHOWN)
    ((mark,),) = sheet.controls
    assert isinstance(mark, Button)
    assert str(mark.id) == "turns:0::0.2026-11-26"


def test_the_form_knows_the_zone_of_the_quiet_hours():
    quiet = Quiet(0, 60, "Etc/GMT-2")
    assert [one.value for one in form(Preferences(quiet=quiet), "", WORDS).fields] == ["8:00", "UTC+2"]
    assert [one.value for one in form(Preferences(quiet=quiet), "9|Paris", WORDS).fields] == ["9", "Paris"]
    chosen = Preferences(quiet=quiet, digest=Daily(450, "Asia/Tokyo"))
    assert [one.value for one in form(chosen, "", WORDS).fields] == ["7:30", "Asia/Tokyo"]


@pytest.mark.asyncio
async def test_the_line_has_the_present_time_there():
    extras = await reminder_settings(None, 1, Preferences(digest=Daily(450, "Asia/Tokyo")), 0, WORDS)
    chosen = WORDS.text("digest-chosen", hour="7:30", zone="Asia/Tokyo", now="9:00")
    assert extras.line == f"{chosen} {WORDS.text('digest-replaces')}"
    without = Preferences(By.NONE, digest=Daily(450, "Asia/Tokyo"))
    assert (await reminder_settings(None, 1, without, 0, WORDS)).line == chosen  # no reminder is there to be replaced
    assert [one.id.verb for one in extras.buttons if isinstance(one, Button)] == ["digest", "nodigest"]
    none = await reminder_settings(None, 1, Preferences(), 0, WORDS)
    assert [one.id.verb for one in none.buttons if isinstance(one, Button)] == ["digest"]

"""The invitation asks for what the bot uses, and for nothing that Discord grants only on request."""

import base64
import urllib.parse

import discord
import pytest

from bot.__main__ import main
from bot.client.app import INTENTS
from cogs.delivery.permissions import ALL, INVITED, application_of, invitation, server_link, user_link

APPLICATION = 1234567890123456789
TOKEN = f"{base64.b64encode(str(APPLICATION).encode()).decode().rstrip('=')}.GabcdE.not-a-secret"


def asked(link: str) -> dict[str, str]:
    assert link.startswith("https://discord.com/oauth2/authorize?")
    return dict(urllib.parse.parse_qsl(urllib.parse.urlsplit(link).query))


def test_a_server_gives_what_is_used_and_no_more():
    told = asked(server_link(APPLICATION))
    rights = int(told.pop("permissions"))
    used = discord.Permissions(**dict.fromkeys(ALL, True))
    agreed = discord.Permissions(embed_links=True, external_emojis=True)
    assert rights == used.value | agreed.value == 309238025216
    assert told == {"client_id": str(APPLICATION), "scope": "bot applications.commands"}


def test_a_user_gives_nothing():
    assert asked(user_link(APPLICATION)) == {
        "client_id": str(APPLICATION),
        "scope": "applications.commands",
        "integration_type": "1",
    }


def test_no_right_is_asked_that_rules_over_others():
    assert not {"administrator", "manage_guild", "manage_channels", "manage_messages", "manage_threads"} & set(INVITED)


def test_no_intent_is_needed_that_discord_grants_on_request():
    assert {name for name, wanted in INTENTS if wanted} == {"guilds"}


@pytest.mark.parametrize(
    "token", ["", "no.such.token", "é.x", "bm90IGEgbnVtYmVy.x.y", "local.table.not-a-discord-token"]
)
def test_what_is_no_token_belongs_to_nobody(token: str):
    assert application_of(token) is None


def test_the_command_reads_the_application_from_the_token(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setenv("BOT_TOKEN", TOKEN)
    assert main(["invite"]) == 0
    assert capsys.readouterr().out == f"{invitation(APPLICATION)}\n"


def test_the_command_takes_an_application_instead(capsys: pytest.CaptureFixture[str]):
    assert main(["invite", "--application", "42"]) == 0
    assert server_link(42) in capsys.readouterr().out


def test_without_either_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    monkeypatch.setenv("BOT_TOKEN", "no.such.token")
    assert main(["invite"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert "--application ID" in said.err
    assert "no.such.token" not in said.err

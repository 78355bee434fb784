"""Settings: complete, checked all at once, and explained in `.env.example`."""

import os
import re
from dataclasses import fields
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.cli import UNUSABLE
from bot.settings import PREFIX, READ, BadSettings, PostgresUrl, Settings, database_of, read_settings

ROOT = Path(__file__).parents[1]


def read(folder: Path, monkeypatch: pytest.MonkeyPatch, environment: dict[str, str]) -> Settings:
    for name in [name for name in os.environ if name.startswith(PREFIX)]:
        monkeypatch.delenv(name)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    return read_settings(folder)


def test_the_environment_wins_over_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / ".env").write_text("BOT_TOKEN=from-file\nBOT_LOG_LEVEL=debug\n", encoding="utf-8")
    settings = read(tmp_path, monkeypatch, {"BOT_TOKEN": "from-outside", "HOME": "/"})
    assert settings.token.value == "from-outside"
    assert settings.log_level == "debug"


def test_a_folder_that_is_missing_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    assert main(["matches", "--settings", str(tmp_path / "nowhere")]) == UNUSABLE
    assert f"--settings {tmp_path}/nowhere: there is no such folder." in capsys.readouterr().err


def test_files_may_begin_with_a_byte_order_mark(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / ".env").write_text("BOT_TOKEN=from-file\nBOT_LOG_LEVEL=debug\n", encoding="utf-8-sig")
    settings = read(tmp_path, monkeypatch, {})
    assert (settings.token.value, settings.log_level) == ("from-file", "debug")
    (tmp_path / ".env").unlink()
    (tmp_path / "token").write_text("from-secret", encoding="utf-8-sig")
    settings = read(tmp_path, monkeypatch, {"BOT_TOKEN_FILE": str(tmp_path / "token")})
    assert settings.token.value == "from-secret"


def test_an_unknown_option_is_refused_wherever_it_stands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / ".env").write_text("BOT_TOKEN=x\nBOT_TOCKEN=y\nCOLOUR=red\n", encoding="utf-8")
    with pytest.raises(BadSettings) as refusal:
        read(tmp_path, monkeypatch, {"BOT_DATABSE": "z"})
    assert refusal.value.problems == (
        "Unknown option BOT_DATABSE in the environment.",
        "Unknown option BOT_TOCKEN in .env.",
        "Unknown option COLOUR in .env.",
    )


def test_everything_that_is_wrong_is_said_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    with pytest.raises(BadSettings) as refusal:
        read(tmp_path, monkeypatch, {"BOT_REST_URL": "discord", "BOT_LOG_LEVEL": "loud"})
    said = " ".join(refusal.value.problems)
    assert all(name in said for name in ("BOT_TOKEN", "BOT_REST_URL", "BOT_LOG_LEVEL"))


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("LOG_LEVEL", "loud", "write debug, info, warning or error."),
        ("LOG_FORMAT", "xml", "write text or json."),
        ("SHARDS", "16385", "write a whole number from 1 to 16384."),
        ("OPS_PORT", "8.5", "write a whole number from 0 to 65535."),
        ("OPS_PORT", "٨", "write a whole number from 0 to 65535."),
        ("SENDS", "nan", "write a number from 0 to 50."),
        ("SENDS", "many", "write a number from 0 to 50."),
        ("MENTIONS", "yes", "write on or off."),
        ("PROXY", "socks5://x", "must begin with http:// or https://."),
        ("GATEWAY_URL", "https://x", "must begin with ws:// or wss://."),
    ],
)
def test_a_value_that_cannot_be_used_is_said_with_those_that_can(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, value: str, said: str
):
    with pytest.raises(BadSettings) as refusal:
        read(tmp_path, monkeypatch, {"BOT_TOKEN": "x", PREFIX + name: value})
    assert refusal.value.problems == (f"{PREFIX}{name} cannot be used: {said}",)


def test_values_are_read_as_what_they_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / ".env").write_text(
        "BOT_TOKEN='a b'  # a note\nbot_sends = 12.5\nBOT_SHARDS=16\nCOLOUR=\n", encoding="utf-8"
    )
    settings = read(
        tmp_path, monkeypatch, {"BOT_REST_URL": "http://here/api/", "BOT_OPS_PORT": " 80 ", "BOT_SHARDS": ""}
    )
    assert (settings.token.value, settings.sends, settings.shards) == ("a b", 12.5, 16)
    assert (settings.rest_url, settings.ops_port) == ("http://here/api", 80)


def test_an_empty_value_is_a_missing_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    with pytest.raises(BadSettings, match="BOT_TOKEN is missing"):
        read(tmp_path, monkeypatch, {"BOT_TOKEN": ""})
    with pytest.raises(BadSettings, match="BOT_TOKEN is missing"):
        read(tmp_path, monkeypatch, {"BOT_TOKEN": " "})


def test_a_folder_is_no_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    with pytest.raises(BadSettings) as refusal:
        read(tmp_path, monkeypatch, {"BOT_TOKEN": "x", "BOT_DATABASE": str(tmp_path)})
    said = f"that is a folder; name a file in it, such as {tmp_path}/pichenette.db."
    assert refusal.value.problems == (f"BOT_DATABASE cannot be used: {said}",)


def test_the_token_may_stand_in_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    secret = tmp_path / "token"
    secret.write_text("from-secret\n", encoding="utf-8")
    settings = read(tmp_path, monkeypatch, {"BOT_TOKEN_FILE": str(secret), "BOT_TOKEN": ""})
    assert settings.token.value == "from-secret"


@pytest.mark.parametrize(
    ("content", "more", "said"),
    [
        (None, {}, "BOT_TOKEN_FILE cannot be read: "),
        ("", {}, "BOT_TOKEN_FILE is empty: "),
        ("x", {"BOT_TOKEN": "y"}, "BOT_TOKEN and BOT_TOKEN_FILE are both given: keep one of them."),
    ],
)
def test_a_token_in_a_file_that_cannot_be_used_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: str | None, more: dict[str, str], said: str
):
    secret = tmp_path / "token"
    if content is not None:
        secret.write_text(content, encoding="utf-8")
    with pytest.raises(BadSettings) as refusal:
        read(tmp_path, monkeypatch, {"BOT_TOKEN_FILE": str(secret), **more})
    (problem,) = refusal.value.problems
    assert problem.startswith(said)


def test_who_only_wants_the_database_needs_no_token(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("BOT_TOKEN_FILE", str(tmp_path / "not-for-you"))
    monkeypatch.setenv("BOT_DATABASE", "elsewhere.db")
    assert database_of(tmp_path) == Path("elsewhere.db")


def test_who_the_proxy_is_used_as_is_a_secret_in_every_form(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    settings = read(tmp_path, monkeypatch, {"BOT_TOKEN": "t0ken", "BOT_PROXY": "http://ada:p%40ss@proxy.example:3128"})
    said = "t0ken http://ada:p%40ss@proxy.example:3128 ada:p@ss Basic YWRhOnBAc3M="
    assert settings.without_secrets(said) == "[hidden] http://[hidden]@proxy.example:3128 [hidden] Basic [hidden]"
    for proxy in ("http://proxy.example:3128", "http://ada@proxy.example:3128"):  # a name alone is none
        assert read(tmp_path, monkeypatch, {"BOT_TOKEN": "t0ken", "BOT_PROXY": proxy}).secrets == ("t0ken",)


def test_settings_do_not_change_and_do_not_tell_the_token(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    settings = read(tmp_path, monkeypatch, {"BOT_TOKEN": "very-secret"})
    with pytest.raises(AttributeError, match="cannot assign"):
        settings.log_level = "debug"
    assert "very-secret" not in repr(settings)


def test_the_example_lists_exactly_the_settings():
    text = (ROOT / ".env.example").read_text(encoding="utf-8")
    listed = re.findall(rf"^#? ?({PREFIX}[A-Z_]+)=", text, flags=re.MULTILINE)
    assert listed == [PREFIX + one.name.upper() for one in fields(Settings)] == [PREFIX + name.upper() for name in READ]


def test_a_server_and_a_share_of_the_shards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    given = {"BOT_TOKEN": "x", "BOT_DATABASE": "postgresql://ann:hush@db.example/bot", "BOT_SHARDS": "8"}
    found = read(tmp_path, monkeypatch, given | {"BOT_CLUSTER": "2/3"})
    assert isinstance(found.database, PostgresUrl)
    assert found.database.full == given["BOT_DATABASE"]
    assert "hush" not in f"{found.database} {found!r}"
    assert found.shard_ids == (1, 4, 7)


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"CLUSTER": "1/2"}, "BOT_CLUSTER needs BOT_SHARDS"),
        ({"CLUSTER": "1/2", "SHARDS": "2"}, "BOT_CLUSTER needs PostgreSQL"),
        ({"CLUSTER": "3/4", "SHARDS": "2", "DATABASE": "postgresql://x"}, "leaves processes without a shard"),
        ({"CLUSTER": "3/2", "SHARDS": "2", "DATABASE": "postgresql://x"}, "such as 1/4"),
        ({"SHARDS": "0"}, "BOT_SHARDS cannot be used"),
    ],
)
def test_shares_that_cannot_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, given: dict[str, str], sentence: str):
    with pytest.raises(BadSettings, match=sentence):
        read(tmp_path, monkeypatch, {"BOT_TOKEN": "x"} | {PREFIX + name: value for name, value in given.items()})


@pytest.mark.parametrize(
    "address",
    [
        "mysql://ann:secret@db/bot",
        "postgresql+psycopg://ann:secret@db/bot",
        "POSTGRESQL://ann:secret@db/bot",
        "postgresql:/secret",
        "sqlite:///secret.db",
    ],
)
def test_the_address_of_another_database_is_not_taken_for_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], address: str
):
    with pytest.raises(BadSettings) as refusal:
        read(tmp_path, monkeypatch, {"BOT_TOKEN": "x", "BOT_DATABASE": address})
    said = "a database is a file, or postgresql://user:password@host/name.\n"
    assert refusal.value.problems == (f"BOT_DATABASE cannot be used: {said.rstrip()}",)
    for order in (("check", "--database", address), ("copy", address, str(tmp_path / "b.db"))):
        assert main(order) == UNUSABLE
        assert capsys.readouterr().err == f"The database cannot be used: {said}"
    assert list(tmp_path.iterdir()) == []


PAGES = {"BOT_TOKEN": "t0ken", "BOT_WEB_PORT": "8140", "BOT_WEB_URL": "https://play.example.org"}


def test_the_activity_has_a_secret_and_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / "sdk.js").touch()
    given = PAGES | {"BOT_ACTIVITY_SECRET": "cl1ent", "BOT_ACTIVITY_SDK": str(tmp_path / "sdk.js")}
    found = read(tmp_path, monkeypatch, given)
    assert found.activity is not None
    assert found.secrets == ("t0ken", "cl1ent")
    assert "cl1ent" not in f"{found!r} {found.activity!r}"
    assert read(tmp_path, monkeypatch, given | {"BOT_ACTIVITY_SDK": "none.js"}).activity is None


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ({"BOT_TOKEN": "x", "BOT_ACTIVITY_SDK": "sdk.js"}, "BOT_ACTIVITY_SECRET needs BOT_WEB_PORT"),
        (PAGES, "BOT_ACTIVITY_SECRET needs BOT_ACTIVITY_SDK"),
    ],
)
def test_an_activity_needs_pages_and_the_sdk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, given: dict[str, str], problem: str
):
    with pytest.raises(BadSettings, match=problem):
        read(tmp_path, monkeypatch, given | {"BOT_ACTIVITY_SECRET": "x"})

"""The settings: read and validated once at startup, from the environment and `.env`."""

from __future__ import annotations

import math
import os
import re
import stat
from base64 import b64encode
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Any, Literal, NamedTuple, TypeAlias, get_args
from urllib.parse import unquote

from dotenv import dotenv_values

PREFIX = "BOT_"
TOKENLESS = (
    "BOT_TOKEN is missing: write BOT_TOKEN=... into a file .env here, or in the folder that --settings names, or let BOT_TOKEN_FILE name a file "
    "with the token. To try the bot without one: `pichenette play`."
)
ENCODING = "utf-8-sig"  # of .env and of a file with the token: some editors begin files with a byte order mark
POSTGRESQL = ("postgresql://", "postgres://")
ADDRESS = re.compile(r"postgres(ql)?:|[a-z0-9+.-]+://", re.IGNORECASE)  # of whatever database, also one misspelt


@dataclass(frozen=True)
class Secret:
    """A text that is not shown by accident."""

    value: str = field(repr=False)


NONE_NEEDED = Secret("")  # the token of who does not speak to Discord


@dataclass(frozen=True)
class PostgresUrl:
    """The address of a PostgreSQL database; only `full` contains the password."""

    full: str = field(repr=False)

    def __str__(self) -> str:
        """The address without user, password and parameters."""
        scheme, _, rest = self.full.partition("://")
        return f"{scheme}://{rest.partition('?')[0].rpartition('@')[2]}"


@dataclass(frozen=True)
class Activity:
    """The pages inside Discord: the secret of the application's OAuth, and the file of Discord's SDK."""

    secret: Secret
    sdk: Path


class Share(NamedTuple):
    """One process's share of the shards: process number `nth`, from 1, `of` so many."""

    nth: int
    of: int

    def __str__(self) -> str:
        return f"{self.nth}/{self.of}"


ALONE = Share(1, 1)
Allowed: TypeAlias = Literal["off", "on", "local"]
"""The webhooks that the host allows: none, those to public addresses, or all, to try them out on one machine."""


def database_named(given: str) -> Path | PostgresUrl:
    """The database that a host names: a file, or an address. Raises ValueError for a folder, and for the address of anything but PostgreSQL."""
    if given.startswith(POSTGRESQL):
        return PostgresUrl(given)
    if ADDRESS.match(given):
        raise ValueError("a database is a file, or postgresql://user:password@host/name")
    if Path(given).is_dir():
        raise ValueError(f"that is a folder; name a file in it, such as {Path(given) / 'pichenette.db'}")
    return Path(given)


def _share(given: str) -> Share:
    found = re.fullmatch(r"(\d{1,4})/(\d{1,4})", given.strip())
    if found is None or not 1 <= int(found[1]) <= int(found[2]):
        raise ValueError("write the number of this process and how many there are, such as 1/4")
    return Share(int(found[1]), int(found[2]))


def _number(least: int, most: int, given: str) -> float:
    try:
        number = float(given)
    except ValueError:
        number = math.nan
    if not least <= number <= most:
        raise ValueError(f"write a number from {least} to {most}")
    return number


def _whole(least: int, most: int, given: str) -> int:
    found = re.fullmatch(r"\d{1,9}", given.strip(), re.ASCII)
    if found is None or not least <= int(found[0]) <= most:
        raise ValueError(f"write a whole number from {least} to {most}")
    return int(found[0])


def _one_of(possible: tuple[str, ...], given: str) -> str:
    if given not in possible:
        raise ValueError(f"write {', '.join(possible[:-1])} or {possible[-1]}")
    return given


def _address(beginnings: tuple[str, str], given: str) -> str:
    if not given.startswith(beginnings):
        raise ValueError(f"must begin with {' or '.join(beginnings)}")
    return given


def _http(given: str) -> str:
    return _address(("http://", "https://"), given).rstrip("/")


class BadSettings(Exception):
    """The settings are invalid; `problems` has one sentence per error."""

    def __init__(self, problems: tuple[str, ...]) -> None:
        super().__init__(" ".join(problems))
        self.problems = problems


@dataclass(frozen=True, kw_only=True)
class Settings:
    """The settings; `.env.example` explains each."""

    token: Secret
    token_file: Path | None = None
    rest_url: str | None = None
    gateway_url: str | None = None
    proxy: str | None = None
    database: Path | PostgresUrl = Path("var/pichenette.db")
    shards: int | None = None  # None: one connection to Discord, without shards
    cluster: Share = ALONE
    sends: float = 40.0
    mentions: Literal["on", "off"] = "off"  # "on": messages that mention the bot are answered
    ops_port: int = 0  # 0: none
    ops_host: str = "127.0.0.1"
    web_port: int = 0  # 0: no pages
    web_host: str = "127.0.0.1"
    web_url: str | None = None
    web_parents: str | None = None
    discord_url: str | None = None
    activity_secret: Secret | None = None  # None: no Activity
    activity_sdk: Path | None = None
    webhooks: Allowed = "off"
    log_format: Literal["text", "json"] = "text"
    log_level: Literal["debug", "info", "warning", "error"] = "info"

    @property
    def secrets(self) -> tuple[str, ...]:
        """Secrets to redact: the token, that of OAuth, and the proxy's credentials in every form that an error may quote."""
        own = (self.token.value, *([self.activity_secret.value] if self.activity_secret is not None else []))
        person = (self.proxy or "").partition("://")[2].rpartition("@")[0]
        if ":" not in person:  # without a password there is no secret
            return own
        plain = unquote(person)
        return (*own, person, plain, b64encode(plain.encode()).decode())

    def without_secrets(self, text: str) -> str:
        """A text with the secrets hidden."""
        for secret in filter(None, self.secrets):
            text = text.replace(secret, "[hidden]")
        return text

    @property
    def activity(self) -> Activity | None:
        """The Activity; None if there is none, or not the file of its SDK."""
        if self.activity_secret is None or self.activity_sdk is None or not self.activity_sdk.is_file():
            return None
        return Activity(self.activity_secret, self.activity_sdk)

    @property
    def shard_ids(self) -> tuple[int, ...] | None:
        """The shards of this process, or None without shards."""
        return None if self.shards is None else tuple(range(self.cluster.nth - 1, self.shards, self.cluster.of))


READ: Mapping[str, Callable[[str], Any]] = MappingProxyType(
    {
        "token": Secret,
        "token_file": Path,
        "rest_url": _http,
        "gateway_url": partial(_address, ("ws://", "wss://")),
        "proxy": _http,
        "database": database_named,
        "shards": partial(_whole, 1, 16384),
        "cluster": _share,
        "sends": partial(_number, 0, 50),
        "mentions": partial(_one_of, ("on", "off")),
        "ops_port": partial(_whole, 0, 65535),
        "ops_host": str,
        "web_port": partial(_whole, 0, 65535),
        "web_host": str,
        "web_url": _http,
        "web_parents": str,
        "discord_url": _http,
        "activity_secret": Secret,
        "activity_sdk": Path,
        "webhooks": partial(_one_of, get_args(Allowed)),
        "log_format": partial(_one_of, ("text", "json")),
        "log_level": partial(_one_of, ("debug", "info", "warning", "error")),
    }
)
"""How the text of each setting is read; each raises ValueError with what to write."""


def readable_by_others(*files: Path) -> list[Path]:
    """The files that others than their owner can read."""
    return [file for file in files if file.exists() and file.stat().st_mode & (stat.S_IRGRP | stat.S_IROTH)]


def database_of(folder: Path) -> Path | PostgresUrl:
    """The database of the settings in `folder`, without requiring a token. Raises BadSettings."""
    return read_settings(folder, NONE_NEEDED).database


def read_settings(folder: Path, token: Secret | None = None) -> Settings:
    """The settings from `folder`/.env and the environment, which wins. Raises BadSettings with all errors.

    Unknown names are errors: in the environment if they begin with `BOT_`, in `.env` always. Empty values count as not given. A `token`
    that is given is taken instead of theirs.
    """
    if not folder.is_dir():
        raise BadSettings((f"--settings {folder}: there is no such folder. Name the folder that .env is in.",))
    in_file = {
        name.upper(): text
        for name, text in dotenv_values(folder / ".env", encoding=ENCODING).items()
        if text and text.strip()
    }
    outside = {name.upper(): text for name, text in os.environ.items() if text.strip()}
    texts = {name: text for name in READ if (text := (in_file | outside).get(PREFIX + name.upper()))}
    strange = [name for name in os.environ if name.startswith(PREFIX) and not _known(name)]
    problems = [f"Unknown option {name} in the environment." for name in strange]
    if token is None:
        problems += _token_given(texts)
    read: dict[str, Any] = {}
    for name, text in texts.items():
        try:
            read[name] = READ[name](text)
        except ValueError as error:
            problems.append(f"{PREFIX}{name.upper()} cannot be used: {error}.")
    problems += (f"Unknown option {name} in .env." for name in in_file if not _known(name))
    if not problems:
        settings = Settings(**read if token is None else read | {"token": token})
        problems += (*_shares(settings), *_pages(settings))
    if problems:
        raise BadSettings(tuple(problems))
    return settings


def _known(name: str) -> bool:
    return name.startswith(PREFIX) and name.removeprefix(PREFIX).lower() in READ


def _token_given(texts: dict[str, str]) -> Iterator[str]:
    """The token comes from one place: a setting, or a file, as with container secrets and service credentials. Yields a problem."""
    if "token_file" not in texts:
        if "token" not in texts:
            yield TOKENLESS
    elif "token" in texts:
        yield "BOT_TOKEN and BOT_TOKEN_FILE are both given: keep one of them."
    else:
        try:
            texts["token"] = Path(texts["token_file"]).read_text(encoding=ENCODING).strip()
        except (OSError, UnicodeDecodeError) as error:
            yield f"BOT_TOKEN_FILE cannot be read: {error}."
        else:
            if not texts["token"]:
                yield f"BOT_TOKEN_FILE is empty: {texts['token_file']}."


def _shares(settings: Settings) -> Iterator[str]:
    """Several processes need shards to share out and a database that they can share. Yields the first problem."""
    nth, of = settings.cluster
    if of > 1 and settings.shards is None:
        yield "BOT_CLUSTER needs BOT_SHARDS: the number of shards that the processes share out."
    elif settings.shards is not None and of > settings.shards:
        yield f"BOT_CLUSTER={nth}/{of} leaves processes without a shard: BOT_SHARDS is {settings.shards}."
    elif of > 1 and isinstance(settings.database, Path):
        yield "BOT_CLUSTER needs PostgreSQL: one process alone can use a file. Set BOT_DATABASE=postgresql://..."


def _pages(settings: Settings) -> Iterator[str]:
    """Pages need the address at which people reach them, and the Activity needs pages. Yields a problem each."""
    if settings.web_port and settings.web_url is None:
        yield "BOT_WEB_PORT needs BOT_WEB_URL: the address at which people open the pages, such as https://play.example.org."
    if settings.activity_secret is not None and not settings.web_port:
        yield "BOT_ACTIVITY_SECRET needs BOT_WEB_PORT: the Activity is one of the bot's pages."
    if settings.activity_secret is not None and settings.activity_sdk is None:
        yield "BOT_ACTIVITY_SECRET needs BOT_ACTIVITY_SDK: the file of Discord's SDK (see docs/pages.md)."

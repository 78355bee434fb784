"""The settings: read and validated once at startup, from the environment and `.env`."""

from __future__ import annotations

import os
import re
import stat
from base64 import b64encode
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple, Self
from urllib.parse import unquote

from pydantic import BeforeValidator, Field, SecretStr, ValidationError, field_validator, model_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

PREFIX = "BOT_"
NONE_NEEDED = SecretStr("")  # the token of who does not speak to Discord


POSTGRESQL = ("postgresql://", "postgres://")
ADDRESS = re.compile(r"postgres(ql)?:|[a-z0-9+.-]+://", re.IGNORECASE)  # of whatever database, also one misspelt


@dataclass(frozen=True)
class PostgresUrl:
    """The address of a PostgreSQL database; only `full` contains the password."""

    full: str = field(repr=False)

    def __str__(self) -> str:
        """The address without user, password and parameters."""
        scheme, _, rest = self.full.partition("://")
        return f"{scheme}://{rest.partition('?')[0].rpartition('@')[2]}"


class Share(NamedTuple):
    """One process's share of the shards: process number `nth`, from 1, `of` so many."""

    nth: int
    of: int

    def __str__(self) -> str:
        return f"{self.nth}/{self.of}"


def database_named(given: str) -> Path | PostgresUrl:
    """The database that a host names: a file, or an address. Raises ValueError for the address of anything but PostgreSQL."""
    if given.startswith(POSTGRESQL):
        return PostgresUrl(given)
    if ADDRESS.match(given):
        raise ValueError("a database is a file, or postgresql://user:password@host/name")
    return Path(given)


def _database(given: Any) -> Any:
    return database_named(given) if isinstance(given, str) else given


def _share(given: Any) -> Any:
    if not isinstance(given, str):
        return given
    found = re.fullmatch(r"(\d{1,4})/(\d{1,4})", given.strip())
    if found is None or not 1 <= int(found[1]) <= int(found[2]):
        raise ValueError("write the number of this process and how many there are, such as 1/4")
    return Share(int(found[1]), int(found[2]))


class BadSettings(Exception):
    """The settings are invalid; `problems` has one sentence per error."""

    def __init__(self, problems: tuple[str, ...]) -> None:
        super().__init__(" ".join(problems))
        self.problems = problems


class Settings(BaseSettings):
    """The settings; `.env.example` explains each."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX, frozen=True, extra="forbid", env_ignore_empty=True, env_file_encoding="utf-8-sig"
    )

    token: SecretStr
    token_file: Path | None = None
    rest_url: str | None = None
    gateway_url: str | None = None
    proxy: str | None = None
    database: Annotated[Path | PostgresUrl, BeforeValidator(_database)] = Path("var/pichenette.db")
    shards: int | None = Field(default=None, ge=1, le=16384)  # None: one connection to Discord, without shards
    cluster: Annotated[Share, NoDecode, BeforeValidator(_share)] = Share(1, 1)
    sends: float = Field(default=40.0, ge=0, le=50)
    ops_port: int = Field(0, ge=0, le=65535)  # 0: none
    ops_host: str = "127.0.0.1"
    log_format: Literal["text", "json"] = "text"
    log_level: Literal["debug", "info", "warning", "error"] = "info"

    @model_validator(mode="before")
    @classmethod
    def _token_from_file(cls, given: dict[str, Any]) -> dict[str, Any]:
        """The token comes from one place: a setting, or a file, as with container secrets and service credentials."""
        if "token_file" not in given or given.get("token") == NONE_NEEDED:
            return given
        if "token" in given:
            raise ValueError("BOT_TOKEN and BOT_TOKEN_FILE are both given: keep one of them")
        try:
            token = Path(given["token_file"]).read_text(encoding="utf-8-sig").strip()
        except (OSError, UnicodeDecodeError) as error:
            raise ValueError(f"BOT_TOKEN_FILE cannot be read: {error}") from None
        if not token:
            raise ValueError(f"BOT_TOKEN_FILE is empty: {given['token_file']}")
        return given | {"token": token}

    @model_validator(mode="after")
    def _shares(self) -> Self:
        """Several processes need shards to share out and a database that they can share."""
        nth, of = self.cluster
        if of > 1 and self.shards is None:
            raise ValueError("BOT_CLUSTER needs BOT_SHARDS: the number of shards that the processes share out")
        if self.shards is not None and of > self.shards:
            raise ValueError(f"BOT_CLUSTER={nth}/{of} leaves processes without a shard: BOT_SHARDS is {self.shards}")
        if of > 1 and isinstance(self.database, Path):
            raise ValueError(
                "BOT_CLUSTER needs PostgreSQL: one process alone can use a file. Set BOT_DATABASE=postgresql://..."
            )
        return self

    @property
    def secrets(self) -> tuple[str, ...]:
        """Secrets to redact: the token, and the proxy's credentials in every form that an error may quote."""
        token = self.token.get_secret_value()
        person = (self.proxy or "").partition("://")[2].rpartition("@")[0]
        if ":" not in person:  # without a password there is no secret
            return (token,)
        plain = unquote(person)
        return (token, person, plain, b64encode(plain.encode()).decode())

    def without_secrets(self, text: str) -> str:
        """A text with the secrets hidden."""
        for secret in filter(None, self.secrets):
            text = text.replace(secret, "[hidden]")
        return text

    @property
    def shard_ids(self) -> tuple[int, ...] | None:
        """The shards of this process, or None without shards."""
        return None if self.shards is None else tuple(range(self.cluster.nth - 1, self.shards, self.cluster.of))

    @field_validator("rest_url", "proxy")
    @classmethod
    def _http(cls, url: str | None) -> str | None:
        if url is not None and not url.startswith(("http://", "https://")):
            raise ValueError("must begin with http:// or https://")
        return None if url is None else url.rstrip("/")

    @field_validator("gateway_url")
    @classmethod
    def _websocket(cls, url: str | None) -> str | None:
        if url is not None and not url.startswith(("ws://", "wss://")):
            raise ValueError("must begin with ws:// or wss://")
        return url


def readable_by_others(*files: Path) -> list[Path]:
    """The files that others than their owner can read."""
    return [file for file in files if file.exists() and file.stat().st_mode & (stat.S_IRGRP | stat.S_IROTH)]


def database_of(folder: Path) -> Path | PostgresUrl:
    """The database of the settings in `folder`, without requiring a token. Raises BadSettings."""
    return read_settings(folder, token=NONE_NEEDED).database


def read_settings(folder: Path, **given: Any) -> Settings:
    """The settings from `folder`/.env and the environment, which wins. Raises BadSettings with all errors.

    Unknown names are errors: in the environment if they begin with `BOT_`, in `.env` always.
    """
    if not folder.is_dir():
        raise BadSettings((f"--settings {folder}: there is no such folder. Name the folder that .env is in.",))
    known = {PREFIX + name.upper() for name in Settings.model_fields}
    problems = [
        f"Unknown option {name} in the environment."
        for name in os.environ
        if name.startswith(PREFIX) and name not in known
    ]
    try:
        # The values come from the sources; pydantic's own checker of calls cannot see that.
        settings = Settings(_env_file=folder / ".env", **given)  # type: ignore[call-arg]
    except ValidationError as error:
        raise BadSettings((*problems, *(_sentence(dict(one)) for one in error.errors()))) from None
    if problems:
        raise BadSettings(tuple(problems))
    return settings


def _sentence(error: dict[str, Any]) -> str:
    if error["type"] == "extra_forbidden":
        return f"Unknown option {str(error['loc'][0]).upper()} in .env."
    if not error["loc"]:
        return f"{error['msg'].removeprefix('Value error, ')}."
    name = PREFIX + str(error["loc"][0]).upper()
    if error["type"] == "missing":
        if name == "BOT_TOKEN":
            return "BOT_TOKEN is missing: put the bot's token into .env (see .env.example), or try `make play`, which needs none."
        return f"{name} is missing."
    return f"{name} cannot be used: {error['msg'].removeprefix('Value error, ')}."

"""The settings: read and validated once at startup, from the environment and `.env`."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import Any, Literal

from pydantic import Field, SecretStr, ValidationError, field_validator, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

PREFIX = "BOT_"
NONE_NEEDED = SecretStr("")  # the token of who does not speak to Discord


class BadSettings(Exception):
    """The settings are invalid; `problems` has one sentence per error."""

    def __init__(self, problems: tuple[str, ...]) -> None:
        super().__init__(" ".join(problems))
        self.problems = problems


class Settings(BaseSettings):
    """The settings; `.env.example` explains each."""

    model_config = SettingsConfigDict(env_prefix=PREFIX, frozen=True, extra="forbid", env_ignore_empty=True)

    token: SecretStr
    token_file: Path | None = None
    rest_url: str | None = None
    gateway_url: str | None = None
    proxy: str | None = None
    database: Path = Path("var/pichenette.db")
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
            token = Path(given["token_file"]).read_text(encoding="utf-8").strip()
        except (OSError, UnicodeDecodeError) as error:
            raise ValueError(f"BOT_TOKEN_FILE cannot be read: {error}") from None
        if not token:
            raise ValueError(f"BOT_TOKEN_FILE is empty: {given['token_file']}")
        return given | {"token": token}

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


def database_of(folder: Path) -> Path:
    """The path of the database, without requiring a token. Raises BadSettings."""
    return read_settings(folder, token=NONE_NEEDED).database


def read_settings(folder: Path, **given: Any) -> Settings:
    """The settings from `folder`/.env and the environment, which wins. Raises BadSettings with all errors.

    Unknown names are errors: in the environment if they begin with `BOT_`, in `.env` always.
    """
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

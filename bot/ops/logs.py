"""Logging: one line per event, the library's and ours, as text or JSON; never a token, a match's seed, or a user.

Users appear as row numbers of the database, meaningless once they are deleted. Lines about an interaction carry its id and match.
"""

from __future__ import annotations

import logging
import re
import sys
from typing import Literal

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

from bot.text import one_line

_IN_PATHS = re.compile(r"(/(?:webhooks|interactions)/\d+/)[A-Za-z0-9_\-.%=]+")
_USERS = re.compile(r"(/(?:thread-members|users|members)/|<@!?)\d+")
_NUMBERS = re.compile(r"(?<![\d.])\d{17,20}(?!\d)")  # ids of Discord's
_COLOURS = re.compile(r"\x1b\[[\d;]*m")
_NO_USERS = re.compile(
    r"(?:(?:guild|interaction|channel|thread|message|spot|client_id)[\"']?\s*[=:]\s*[\"']?"
    r"|/(?:guilds|interactions|channels|threads|messages|webhooks|applications)/)$",
    re.IGNORECASE,
)
NAMED = 60  # characters before a number that may say whose it is, colours included
HIDDEN = "[token]"
NAMELESS = "[user]"
FIELDS = ("match", "incident")  # that plain log records may carry as extras


def log_to_stderr(level: str, form: Literal["text", "json"], *secrets: str) -> None:
    """Configure the library's log and ours; `secrets` are never written."""
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.ExtraAdder(FIELDS),
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    handler = logging.StreamHandler()
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                _named_errors,
                *_written(form),
                hushed(*secrets),
            ],
        )
    )
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)  # it tells each start at length
    # Below, it tells tokens.
    logging.getLogger("discord").setLevel(max(logging.INFO, logging.getLevelName(level.upper())))
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )


def hushed(*secrets: str) -> Processor:
    """Removes secrets, interaction tokens in the library's URLs, and users from a log line."""
    hidden = [secret for secret in secrets if secret]

    def hush(_logger: WrappedLogger, _method: str, line: EventDict | str) -> str:
        text = str(line)
        for secret in hidden:
            text = text.replace(secret, HIDDEN)
        return _NUMBERS.sub(_nameless, _USERS.sub(rf"\1{NAMELESS}", _IN_PATHS.sub(rf"\1{HIDDEN}", text)))

    return hush


def _nameless(found: re.Match[str]) -> str:
    """An id marked as something other than a user's; any other id may be a user's, as in an exception's text."""
    before = _COLOURS.sub("", found.string[max(0, found.start() - NAMED) : found.start()])
    return found[0] if _NO_USERS.search(before) else NAMELESS


def _named_errors(_logger: WrappedLogger, _method: str, line: EventDict) -> EventDict:
    """Errors given as fields, with their types."""
    error = line.get("error")
    return {**line, "error": repr(error)} if isinstance(error, BaseException) else line


def _on_one_line(_logger: WrappedLogger, _method: str, line: EventDict) -> EventDict:
    """An event that quotes several lines, such as a host's reason, would look like several events."""
    return {**line, "event": one_line(str(line["event"]))}


def _written(form: Literal["text", "json"]) -> list[Processor]:
    # plain tracebacks: one with local variables would tell tokens and the seeds of matches
    if form == "json":
        return [structlog.processors.format_exc_info, structlog.processors.JSONRenderer(default=str)]
    colours = sys.stderr.isatty()
    return [
        _on_one_line,
        structlog.dev.ConsoleRenderer(colors=colours, exception_formatter=structlog.dev.plain_traceback),
    ]

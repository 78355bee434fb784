"""What the bot logs during a run, with the virtual time and the process that logged it."""

from __future__ import annotations

import contextlib
import logging
import time
from collections.abc import Iterator
from dataclasses import dataclass, field

import structlog

from tools.bottle.process import OWNER, WORLD, owner


@dataclass(frozen=True)
class Entry:
    """One line; `at` in seconds since 1970, by the true clock."""

    at: float
    owner: str
    level: int
    text: str
    error: BaseException | None = None

    def __str__(self) -> str:
        return f"{self.at:.3f} {self.owner} {logging.getLevelName(self.level)} {self.text}"


@dataclass
class Logs(logging.Handler):
    """Keeps the lines from `level` on."""

    level: int = logging.WARNING
    entries: list[Entry] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__(self.level)

    def __hash__(self) -> int:
        return id(self)

    def emit(self, record: logging.LogRecord) -> None:
        """See logging.Handler."""
        text = self.format(record)
        error = record.exc_info[1] if record.exc_info else None
        process = OWNER.get()
        at = time.time() - (0.0 if process is None else process.skew)
        self.entries.append(Entry(at, owner(), record.levelno, f"{record.name}: {text}", error))

    @property
    def errors(self) -> list[Entry]:
        """Those that are errors, incidents among them; the local Discord may lose its connections."""
        found = [entry for entry in self.entries if entry.level >= logging.ERROR]
        return [one for one in found if one.owner != WORLD or not isinstance(one.error, ConnectionError)]


@contextlib.contextmanager
def logged(level: int = logging.WARNING) -> Iterator[Logs]:
    """Keep what is logged meanwhile, by the library too, in place of writing it anywhere."""
    logs, root, before = Logs(level), logging.getLogger(), structlog.get_config()
    former = root.handlers[:], root.level
    root.handlers[:] = [logs]
    root.setLevel(level)
    structlog.configure(
        processors=[structlog.contextvars.merge_contextvars, structlog.stdlib.filter_by_level, _as_text],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )
    try:
        yield logs
    finally:
        root.handlers[:], level = former
        root.setLevel(level)
        structlog.configure(**before)


def _as_text(_logger: object, _method: str, line: structlog.typing.EventDict) -> tuple[tuple[str], dict[str, object]]:
    event, info = line.pop("event"), line.pop("exc_info", None)
    fields = "".join(f" {name}={value!r}" for name, value in line.items())
    return (f"{event}{fields}",), {"exc_info": info}

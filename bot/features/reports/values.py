"""Problems that players report from a message of the bot: for the moderators of its server and the owner of the bot."""

from __future__ import annotations

import msgspec

from bot.matches.core.models import Player
from bot.matches.settings.audits import AuditEntry

KEPT = 90  # days
REPORT = "report"  # what entries of the audit log and posts of the moderation log are about


class ReportedMessage(msgspec.Struct, frozen=True):
    """The message a report is about: of a `match` (0: of none) at its `revision` (-1: as a whole), with the code of an incident if any."""

    guild: int  # 0: in direct messages
    channel: int
    message: int
    match: int = 0
    revision: int = -1
    incident: str = ""


class Report(msgspec.Struct, frozen=True):
    """A report; its `number` is given by the store. `version` is that of the program at the time."""

    number: int
    by: Player
    about: ReportedMessage
    version: str
    said: str
    made: int


def done_entry(by: Player, number: int) -> AuditEntry:
    """The entry of the audit log for taking a report off the list."""
    return AuditEntry(by, REPORT, "null", str(number))

"""The form of a report, the list for managers of a server, and reports in its logs."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.answers.custom_id import Id, natural
from bot.features.reports.values import KEPT, Report, ReportedMessage
from bot.matches.core.errors import refused
from bot.matches.timing.paces import SECOND
from bot.screens.latest_first import latest_first
from bot.screens.sheet import Button, Modal, Sheet, TextInput
from bot.text import cut, discord_url, escape_markdown
from bot.words import Words

FIELD = "said"
SHOWN = 500  # characters of a report in the list
LISTED = 5  # reports on a page


def report_form(about: ReportedMessage, words: Words) -> Modal:
    """The form; its id says what the report is about."""
    args = ".".join(map(str, (about.channel, about.message, about.revision, about.incident)))
    hint = words.text("report-hint" if about.guild else "report-hint-direct")
    line = TextInput(FIELD, words.text("report-field"), hint=hint, long=True)
    return Modal(Id("reported", about.match, args=args), words.text("report-title"), (line,))


def read_about(form: Id, guild: int) -> ReportedMessage:
    """What a submitted form is about."""
    channel, message, revision, incident, *_ = (*form.args.split("."), "", "", "", "")
    turn = natural(revision)
    return ReportedMessage(
        guild, natural(channel) or 0, natural(message) or 0, form.match, -1 if turn is None else turn, incident
    )


def reports_sheet(found: Sequence[Report], places: Mapping[int, str], page: int, pages: int, words: Words) -> Sheet:
    """One page of the reports from a server, counted from 0, with a button to take each off the list.

    `places` are the addresses of their matches.
    """
    said = [report_line(one, places, words) for one in found] or [words.text("reports-empty")]
    if found:
        said.append(words.text("reports-hint", days=KEPT))
    presses = tuple(
        Button(Id("reportdone", args=f"{page}.{one.number}"), words.text("reports-done", number=str(one.number)))
        for one in found
    )
    return latest_first("reports", (words.text("reports-title"), *said), page, pages, words, presses)


def read_done(args: str) -> int:
    """The report of a button that takes one off the list, after its page. Raises Refused if it names none."""
    number = natural(args.partition(".")[2])
    if number is None:
        raise refused("control-unknown")
    return number


def list_button(count: int, words: Words) -> Button:
    """The button that opens the list, of so many reports."""
    return Button(Id("reports"), words.text("house-reports", count=count))


def report_post(report: Report, places: Mapping[int, str], words: Words) -> Sheet:
    """A report in the moderation log."""
    return Sheet((f"🚩 {report_line(report, places, words)}\n-# {words.text('log-report-hint')}",))


def audit_text(_before: Any, number: Any, words: Words) -> str:
    """The entry of the audit log for a report that is done."""
    return words.text("audit-report", number=number)


def report_line(report: Report, places: Mapping[int, str], words: Words) -> str:
    """A report, with the addresses of matches in `places`."""
    about = report.about
    quoted = "\n".join(f"> {line}" for line in escape_markdown(cut(report.said, SHOWN)).splitlines())
    line = words.text(
        "reports-line",
        number=report.number,
        when=f"<t:{report.made // SECOND}:f>",
        user=f"<@{report.by.user}>",
        address=discord_url(about.guild, about.channel, about.message),
    )
    code = words.text("reports-incident", code=about.incident) if about.incident else ""
    return "\n".join((" · ".join(filter(None, (line, _match_words(about, places, words), code))), quoted))


def _match_words(about: ReportedMessage, places: Mapping[int, str], words: Words) -> str:
    if not about.match:
        return ""
    if about.revision < 0:
        said = words.text("reports-match", match=str(about.match))
    else:
        said = words.text("reports-turn", match=str(about.match), turn=about.revision)
    address = places.get(about.match)
    return f"[{said}]({address})" if address else said

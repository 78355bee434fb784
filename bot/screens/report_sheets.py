"""Reports: the form of one, and the list that managers of a server see."""

from collections.abc import Sequence

from bot.answers.custom_id import Id, natural
from bot.matches.reports.models import Report, ReportedMessage
from bot.screens.cards import SECOND
from bot.screens.latest_first import latest_first
from bot.screens.sheet import Modal, Sheet, TextInput
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


def reports_sheet(found: Sequence[Report], page: int, pages: int, words: Words) -> Sheet:
    """One page of the reports from a server, counted from 0."""
    said = [_line(one, words) for one in found] or [words.text("reports-empty")]
    return latest_first("reports", (words.text("reports-title"), *said), page, pages, words)


def _line(report: Report, words: Words) -> str:
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
    return "\n".join((" · ".join(filter(None, (line, _match_words(about, words), code))), quoted))


def _match_words(about: ReportedMessage, words: Words) -> str:
    if not about.match:
        return ""
    if about.revision < 0:
        return words.text("reports-match", match=str(about.match))
    return words.text("reports-turn", match=str(about.match), turn=about.revision)

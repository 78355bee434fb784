"""Reported problems as a feature."""

from collections.abc import Sequence

from bot.features.contract import Feature
from bot.features.reports.rows import ReportRows
from bot.features.reports.service import Reports
from bot.features.reports.sheets import audit_text, list_button, report_post
from bot.features.reports.values import REPORT
from bot.screens.sheet import Button, Sheet
from bot.words import Words


async def log_post(service: Reports, subjects: Sequence[str], words: Words) -> Sheet | None:
    """A report in the moderation log, by its number; None if it is gone."""
    report = await service.one(int(subjects[0]))
    return report_post(report, await service.places([report]), words) if report else None


async def server_list(service: Reports, guild: int, words: Words) -> Button | None:
    """The button that opens the list of a server; None if it is empty."""
    count, _ = await service.page(guild, skip=0, most=1)
    return list_button(count, words) if count else None


REPORTS = Feature(
    rows=ReportRows,
    service=lambda matches, rows: Reports(matches.work, rows),
    commands=("cogs.reports.reports",),
    command_line=("bot.features.reports.command:reports",),
    audit_texts={REPORT: audit_text},
    log_posts={REPORT: log_post},
    server_list=server_list,
)

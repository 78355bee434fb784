"""Webhooks as a feature."""

from bot.features.contract import Feature
from bot.features.webhooks.changes import on_begin, on_change
from bot.features.webhooks.hook_rows import HookRows
from bot.features.webhooks.service import Webhooks
from bot.features.webhooks.sheets import audit_text, reminder_settings, server_list
from bot.features.webhooks.values import WEBHOOK

WEBHOOKS = Feature(
    rows=HookRows,
    service=lambda matches, rows: Webhooks(matches.work, rows),
    commands=("cogs.webhooks.choosing", "cogs.webhooks.sending"),
    audit_texts={WEBHOOK: audit_text},
    on_change=on_change,
    on_begin=on_begin,
    reminder_settings=reminder_settings,
    server_list=server_list,
)

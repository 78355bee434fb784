"""Daily digests as a feature."""

from bot.features.contract import Feature
from bot.features.digest.rows import DigestRows, faults
from bot.features.digest.service import Digests
from bot.features.digest.sheets import reminder_settings

DIGEST = Feature(
    rows=DigestRows,
    service=lambda matches, rows: Digests(matches.work, matches.inbox, rows),
    commands=("cogs.digest.choosing", "cogs.digest.sending"),
    reminder_settings=reminder_settings,
    check_all=faults,
)

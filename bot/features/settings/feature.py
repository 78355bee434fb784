"""Settings of players and servers as a feature, with what managers of a server read and do about them."""

from bot.features.contract import AnyFeature, Feature, Feed
from bot.matches.settings.audits import LOG

SETTINGS: AnyFeature = Feature(
    commands=(
        "cogs.settings.player_settings",
        "cogs.settings.vacation",
        "cogs.settings.check",
        "cogs.settings.setup",
        "cogs.settings.channel_settings",
        "cogs.settings.chosen_places",
        "cogs.settings.presets",
        "cogs.settings.audit",
        "cogs.settings.export",
        "cogs.settings.bans",
    ),
    bulletins={LOG: "cogs.settings.moderation_log:log_post"},
    feeds=(Feed(LOG),),
)

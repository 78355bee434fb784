"""The settings that features declare: the `SWITCHES` of their `settings.py`."""

from bot.matches.core.feature_files import modules_of_features
from bot.matches.settings.switch import Switch

FEATURE_SWITCHES: tuple[Switch, ...] = tuple(
    switch for module in modules_of_features("settings") for switch in module.SWITCHES
)

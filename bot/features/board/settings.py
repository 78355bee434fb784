"""The switch of the open board."""

from bot.matches.settings.switch import Switch

LINKS = Switch(
    "links", "ladders", "May anyone with the link watch matches in channels that everyone can read?", after="first"
)
SWITCHES = (LINKS,)

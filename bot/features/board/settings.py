"""The switch of the open board."""

from bot.matches.settings.switch import Switch

LINKS = Switch(
    "links",
    "ladders",
    "May anyone with a link watch matches in open channels, and see rankings and tournaments?",
    after="first",
)
SWITCHES = (LINKS,)

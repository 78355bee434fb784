"""The switch of the open board."""

from bot.matches.settings.switch import Switch

LINKS = Switch(
    "links",
    "ladders",
    "May anyone with a link watch matches and tournaments in open channels, and see the rankings?",
    after="first",
)
SWITCHES = (LINKS,)

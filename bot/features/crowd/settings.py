"""The switch of spectators' calls."""

from bot.matches.settings.switch import Switch

CALLS = Switch("calls", "ladders", "Are spectators asked to call moves and winners?", after="first", default=True)
SWITCHES = (CALLS,)

"""The options of `/server setup` that turn switches on and off."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable
from typing import TypeVar

from discord import app_commands

from bot.features.settings.switches import SWITCHES

Callback = TypeVar("Callback", bound=Callable[..., Awaitable[None]])


def with_switches(callback: Callback) -> Callback:
    """Put an option for each switch in place of the `**` parameter of a command's function, None where it is not given."""
    signature = inspect.signature(callback)
    options = [one for one in signature.parameters.values() if one.kind is not one.VAR_KEYWORD]
    switches = [switch for switch in SWITCHES if switch.about]
    for switch in reversed(switches):  # those after the same option in their order
        place = 1 + [one.name for one in options].index(switch.after)
        kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
        options.insert(place, inspect.Parameter(switch.name, kind, default=None, annotation=bool | None))
    vars(callback)["__signature__"] = signature.replace(parameters=options)  # discord.py reads the options from it
    return app_commands.describe(**{switch.name: switch.about for switch in switches})(callback)

"""Versions of the program, its database schema, Python and discord.py."""

import platform
from collections.abc import Mapping
from importlib.metadata import version
from types import MappingProxyType

from bot.storage.core.snapshot import present_schema
from bot.version import VERSION

BUILD: Mapping[str, str] = MappingProxyType(
    {
        "version": VERSION,
        "schema": present_schema(),
        "python": platform.python_version(),
        "discord_py": version("discord.py"),
    }
)

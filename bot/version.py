"""The version of the program, as in pyproject.toml."""

VERSION = "0.2.0.dev0"

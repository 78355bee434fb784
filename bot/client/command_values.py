"""Validation of command options: clients with an outdated list of commands, or forged requests, send values that do not fit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from discord import AppCommandOptionType as Kind
from discord import app_commands

Option = Mapping[str, Any]
CHAT_INPUT = 1  # the type of a command typed after a slash
TYPES: Mapping[Kind, type | tuple[type, ...]] = {
    Kind.string: str,
    Kind.integer: int,
    Kind.number: (int, float),
    Kind.boolean: bool,
}
RESOLVED: Mapping[Kind, tuple[str, ...]] = {
    Kind.user: ("users",),
    Kind.channel: ("channels",),
    Kind.role: ("roles",),
    Kind.mentionable: ("users", "roles"),
    Kind.attachment: ("attachments",),
}
TARGETS = {2: "users", 3: "messages"}  # by type of command: what its context menu belongs to


def check(tree: app_commands.CommandTree[Any], data: Mapping[str, Any]) -> None:
    """Check the options of a command. Raises CommandNotFound or CommandSignatureMismatch, which are no incidents."""
    kind, resolved = data.get("type", CHAT_INPUT), data.get("resolved") or {}
    if kind == CHAT_INPUT:
        command, options = tree._get_app_command_options(data)  # type: ignore[arg-type]  # noqa: SLF001  as the tree calls it
        if not _fit(command, options, resolved):
            raise app_commands.CommandSignatureMismatch(command)
    elif str(data.get("target_id")) not in resolved.get(TARGETS.get(kind), {}):
        raise app_commands.CommandNotFound(str(data.get("name")), [])


def _fit(command: app_commands.Command[Any, ..., Any], options: Sequence[Option], resolved: Mapping[str, Any]) -> bool:
    """Whether all options belong to the command, required ones are present, and each value is allowed."""
    known = {parameter.display_name: parameter for parameter in command.parameters}
    given = {str(option.get("name")): option for option in options}
    needed = {name for name, parameter in known.items() if parameter.required}
    return needed <= given.keys() <= known.keys() and all(
        _allowed(known[name], option, resolved) for name, option in given.items()
    )


def _allowed(parameter: app_commands.Parameter, option: Option, resolved: Mapping[str, Any]) -> bool:
    value, kind = option.get("value"), parameter.type
    if option.get("type") != kind.value:
        return False
    if kind in RESOLVED:
        found = [resolved.get(of, {}).get(value) for of in RESOLVED[kind]] if isinstance(value, str) else []
        return any(one is not None and _of_type(parameter, one) for one in found)
    if not isinstance(value, TYPES[kind]) or (isinstance(value, bool) and kind is not Kind.boolean):
        return False
    if parameter.choices:
        return any(value == choice.value for choice in parameter.choices)
    size: Any = len(value) if isinstance(value, str) else value
    least, most = parameter.min_value, parameter.max_value
    return (least is None or size >= least) and (most is None or size <= most)


def _of_type(parameter: app_commands.Parameter, resolved: Mapping[str, Any]) -> bool:
    """Whether a channel is of a type that an option offers; other options offer any."""
    return not parameter.channel_types or resolved.get("type") in {kind.value for kind in parameter.channel_types}

"""Serialization of states, actions, events and views: JSON, readable by people and by later versions."""

from typing import Any

import msgspec

from bot.games.contract.base import Spec


class _Saved(msgspec.Struct, frozen=True):
    version: int
    state: msgspec.Raw


def dump_state(spec: Spec, state: Any) -> bytes:
    """The state with the version of its format."""
    return msgspec.json.encode(_Saved(spec.version, msgspec.Raw(msgspec.json.encode(state))))


def load_state(spec: Spec, raw: bytes) -> Any:
    """The state saved in `raw`, upgraded step by step if an earlier version wrote it.

    Raises msgspec.ValidationError if it is not a state, ValueError if a later version of the program wrote it.
    """
    saved = msgspec.json.decode(raw, type=_Saved)
    if saved.version > spec.version:
        raise ValueError(f"{spec.key}: saved by a later version ({saved.version} > {spec.version}); update the program")
    if saved.version == spec.version:
        return msgspec.json.decode(saved.state, type=spec.state)
    plain = msgspec.json.decode(saved.state)
    for upgrade in spec.upgrades[saved.version - 1 :]:
        plain = upgrade(plain)
    return msgspec.convert(plain, spec.state)


def dump(value: Any) -> bytes:
    """An action, event, view, trace or move as JSON."""
    return msgspec.json.encode(value)


def load(kind: Any, raw: bytes | str) -> Any:
    """The value of type `kind` in `raw`. Raises msgspec.ValidationError if it does not fit."""
    return msgspec.json.decode(raw, type=kind)

"""Serialization of states, actions, events and views: JSON, readable by people and by later versions."""

from functools import lru_cache
from types import GenericAlias
from typing import Any

import msgspec

from bot.games.contract.base import Spec

KINDS = 256  # types of values whose decoders are kept; all games have some tens


class _Saved(msgspec.Struct, frozen=True):
    version: int
    state: msgspec.Raw


_SAVED = msgspec.json.Decoder(_Saved)


def dump_state(spec: Spec, state: Any) -> bytes:
    """The state with the version of its format."""
    return msgspec.json.encode(_Saved(spec.version, msgspec.Raw(msgspec.json.encode(state))))


def load_state(spec: Spec, raw: bytes) -> Any:
    """The state saved in `raw`, upgraded step by step if an earlier version wrote it.

    Raises msgspec.ValidationError if it is not a state, ValueError if a later version of the program wrote it.
    """
    saved = _SAVED.decode(raw)
    if saved.version > spec.version:
        raise ValueError(f"{spec.key}: saved by a later version ({saved.version} > {spec.version}); update the program")
    if saved.version == spec.version:
        return _decoder(spec.state).decode(saved.state)
    plain = msgspec.json.decode(saved.state)
    for upgrade in spec.upgrades[saved.version - 1 :]:
        plain = upgrade(plain)
    return msgspec.convert(plain, spec.state)


def dump(value: Any) -> bytes:
    """An action, event, view, trace or move as JSON."""
    return msgspec.json.encode(value)


def load(kind: Any, raw: bytes | str) -> Any:
    """The value of type `kind` in `raw`. Raises msgspec.ValidationError if it does not fit."""
    return _decoder(kind).decode(raw)


def load_events(spec: Spec, raw: bytes) -> tuple[Any, ...]:
    """The events of a turn in `raw`. Raises msgspec.ValidationError if they do not fit."""
    events: tuple[Any, ...] = _of_events(spec.event).decode(raw)
    return events


@lru_cache(KINDS)
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    """The decoder of a type: without it, msgspec takes longer to examine the type of a union than to decode a value of it."""
    return msgspec.json.Decoder(kind)


@lru_cache(KINDS)
def _of_events(event: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(GenericAlias(tuple, (event, ...)))

"""Parses TOML files into runnable scenarios. Errors name file, table and key."""

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, get_args

import msgspec

from bot.games.contract.base import AnyGame, Illegal, position
from bot.games.contract.flick_game import FlickGame
from bot.games.contract.luck import Rng
from bot.physics.overrides import Overrides
from bot.scenarios.patch import MISSING, Misfit, cleared, fitted, merged, plain
from bot.scenarios.values import Expect, ScenarioFile, ScenarioTable, StepTable, Table

WHERE = re.compile(r"^(?P<why>.*?)(?: - at `(?P<path>.*)`)?$", re.DOTALL)
UNKNOWN = re.compile(r"^Object contains unknown field `(.*)`$")


class NotUnderstood(Exception):
    """A scenario file is invalid; the message names file, table and key."""

    def __init__(self, file: Path, table: str, key: str, why: str) -> None:
        place = " ".join(part for part in (f"[{table}]" if table else "", f"{key}:" if key else "") if part)
        super().__init__(f"{file}: {place} {why}" if place else f"{file}: {why}")


class Scenario(msgspec.Struct, frozen=True):
    """A valid scenario: the table, its game, and the position under each of its seeds."""

    file: Path
    table: ScenarioTable
    game: AnyGame
    begins: tuple[tuple[int, Any], ...]


def luck(seed: int, revision: int) -> Rng:
    """The luck of a step under a seed; setting up is revision 0."""
    return Rng(seed.to_bytes(8, "big"), revision)


def find(paths: Sequence[Path]) -> list[Path]:
    """The scenario files among files and folders, in order. Raises NotUnderstood for a path that leads to none."""
    found: list[Path] = []
    for path in paths:
        files = sorted(path.rglob("*.toml")) if path.is_dir() else [path] if path.is_file() else []
        if not files:
            raise NotUnderstood(path, "", "", "no scenario file is here")
        found += [file for file in files if file not in found]
    return found


def read(
    file: Path, games: Mapping[str, AnyGame], overrides: Overrides | None = None, *, still: bool = False
) -> list[Scenario]:
    """The scenarios of a file, under other tuning if wanted; `still` allows a mere position. Raises NotUnderstood."""
    try:
        raw = tomllib.loads(file.read_text(encoding="utf-8"))
        tables = msgspec.convert(raw, ScenarioFile).scenario
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError) as error:
        raise NotUnderstood(file, "", "", str(error)) from error
    except msgspec.ValidationError as error:
        raise _misread(file, raw, error) from error
    read_before: set[str] = set()
    for number, table in enumerate(tables):
        if table.id in read_before:
            raise NotUnderstood(file, f"scenario {number + 1}", "id", f"{table.id} is the id of two scenarios")
        read_before.add(table.id)
        if not table.step and not still:
            raise NotUnderstood(file, f"scenario {table.id}", "step", "is missing")
    return [understood(file, table, games, overrides) for table in tables]


def _misread(file: Path, raw: Table, error: msgspec.ValidationError) -> NotUnderstood:
    found = WHERE.match(str(error))
    why, path = (found["why"], found["path"] or "$") if found else (str(error), "$")
    parts = re.findall(r"\.([^.\[]+)|\[(\d+|\.\.\.)\]", path)
    table, key = "", ""
    for name, index in parts:
        if index:
            table, key = f"{table}.{key}".strip(".") if key else table, ""
            table += f" {int(index) + 1}" if index.isdigit() else ""
        else:
            table, key = f"{table}.{key}".strip(".") if key else table, name
    named = UNKNOWN.match(why) or MISSING.match(why)
    if named:
        table = f"{table}.{key}".strip(".") if key else table
        key, why = named[1], "there is no such key" if UNKNOWN.match(why) else "is missing"
    return NotUnderstood(file, _with_id(raw, table), key, why)


def _with_id(raw: Table, table: str) -> str:
    """The name of a table with the id of its scenario in place of its number, if it has one."""
    found = re.match(r"^scenario (\d+)", table)
    scenarios = raw.get("scenario")
    if not found or not isinstance(scenarios, list):
        return table
    scenario = scenarios[int(found[1]) - 1]
    name = scenario.get("id") if isinstance(scenario, dict) else None
    return table.replace(found[0], f"scenario {name}", 1) if isinstance(name, str) else table


class _Reader:
    """Parses one table and knows its name."""

    def __init__(self, file: Path, table: ScenarioTable, game: AnyGame) -> None:
        self.file = file
        self.table = table
        self.game = game

    def error(self, part: str, key: str, why: str) -> NotUnderstood:
        """An error and its place: `part` is the table below the scenario's."""
        return NotUnderstood(self.file, f"scenario {self.table.id}{part and f'.{part}'}", key, why)

    def begin(self, seed: int) -> Any:
        """The position under a seed, with the patch."""
        table, game = self.table, self.game
        try:
            options = game.spec.complete(table.options)
            state = position(game, table.position, table.seats, options, luck(seed, 0))
        except Illegal as illegal:
            arguments = ", ".join(str(value) for _, value in illegal.reason.args)
            why = f"refused by {illegal.rule}: {illegal.reason.key} ({arguments})"
            raise self.error("", "seats or options", why) from illegal
        except ValueError as error:
            raise self.error("", "position", str(error)) from error
        written = plain(state)
        try:
            for path in table.unset:
                written = cleared(written, path)
        except Misfit as misfit:
            raise self.error("", "unset", f"{misfit.key}: {misfit.why}") from misfit
        try:
            patched = fitted(game.spec.state, merged(written, table.state))
        except Misfit as misfit:
            raise self.error("state", misfit.key, misfit.why) from misfit
        faults = game.spec.tools.validate(patched)
        if faults:
            raise self.error("state", "", f"no legal position: {'; '.join(faults)}")
        return patched

    def step(self, number: int, step: StepTable) -> None:
        """Raise NotUnderstood if a step is invalid."""
        part = f"step {number}"
        if [step.action, step.timeout, step.left].count(None) != 2:
            raise self.error(part, "", "needs one of action, timeout, left")
        if (step.action is None) != (step.seat is None):
            raise self.error(part, "seat", "goes with action")
        for name in ("ask", "trace"):
            if step.action is None and getattr(step, name) is not None:
                raise self.error(part, name, "goes with action")
        if step.action is not None:
            try:
                fitted(self.game.spec.action, step.action)
            except Misfit as misfit:
                raise self.error(f"{part}.action", misfit.key, misfit.why) from misfit
        if step.trace is not None and not isinstance(self.game, FlickGame):
            raise self.error(part, "trace", "nothing is flicked in this game")
        self._expect(f"{part}.expect", step.expect)

    def _expect(self, part: str, expect: Expect) -> None:
        given = [name for name in Expect.__struct_fields__ if getattr(expect, name) is not None]
        if expect.refused is not None and given != ["refused"]:
            raise self.error(part, given[1], "nothing may be expected of what is refused")
        for name in ("events", "no_events"):
            for number, event in enumerate(getattr(expect, name) or ()):
                for why in _unlike(self.game, event):
                    raise self.error(part, f"{name}[{number}]", why)
        for viewer in expect.view or ():
            if viewer != "spectator" and not (viewer.isdigit() and int(viewer) < self.table.seats):
                raise self.error(f"{part}.view", viewer, "is no seat and not spectator")


def _unlike(game: AnyGame, event: Table) -> Iterator[str]:
    """The fields of an event that no event of the game has."""
    kinds = get_args(game.spec.event) or (game.spec.event,)
    fields = {kind.__struct_config__.tag: {*kind.__struct_fields__, "type"} for kind in kinds}
    known = fields.get(event.get("type"), set().union(*fields.values()))
    if "type" in event and event["type"] not in fields:
        yield f"there is no event {event['type']}"
    yield from (f"this event has no field {name}" for name in event if name not in known)


def understood(
    file: Path, table: ScenarioTable, games: Mapping[str, AnyGame], overrides: Overrides | None = None
) -> Scenario:
    """The scenario of a table, under other tuning if wanted. Raises NotUnderstood."""
    game = games.get(table.game)
    if game is None:
        why = f"there is no game {table.game}, only {', '.join(games)}"
        raise NotUnderstood(file, f"scenario {table.id}", "game", why)
    wanted = table.physics if overrides is None else overrides
    reader = _Reader(file, table, game)
    if wanted != Overrides():
        if not isinstance(game, FlickGame):
            raise reader.error("", "physics", "nothing is flicked in this game")
        game = game.with_simulator(wanted.simulator())
    for number, step in enumerate(table.step, start=1):
        reader.step(number, step)
    return Scenario(file, table, game, tuple((seed, reader.begin(seed)) for seed in table.seeds))

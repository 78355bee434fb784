"""Every place that declares a table, a verb, a switch or a job is counted."""

from pathlib import Path

import pytest

from tests.tools.structure.planted import plant
from tools.structure import declarations


def test_a_table_is_declared_by_its_schema_and_by_lists_of_the_privacy_folder(tmp_path: Path):
    source = plant(
        tmp_path,
        {
            "bot/storage/core/schema/crowd.py": 'calls = Table("calls", metadata)\nclaims = Table("claims", metadata)\n',
            "bot/storage/core/schema/other.py": 'other = frozenset("calls")\n',
            "bot/storage/crowd.py": "from bot.storage.core.schema.crowd import calls\n",
            "bot/storage/privacy/export.py": "from bot.storage.core.schema.crowd import calls\n",
            "bot/storage/privacy/erasure.py": "from bot.storage.core.schema.crowd import calls\n",
            "bot/storage/privacy/calls.py": "from bot.storage.crowd import calls\n",
        },
    )
    assert declarations.tables(source) == {"calls": 3, "claims": 1}


def test_a_verb_is_declared_by_its_function_the_store_and_a_protocol(tmp_path: Path):
    source = plant(
        tmp_path,
        {
            "bot/storage/stores/verbs.py": """
class Verbs:
    get = reads(transactions.get)
    alias = get

    async def turn(self): ...

    def _helper(self): ...
""",
            "bot/matches/work/reads.py": "class Reads:\n    async def get(self): ...\n    async def gone(self): ...\n",
            "bot/matches/work/store.py": "class Store:\n    async def turn(self): ...\n",
        },
    )
    assert declarations.verbs(source) == {"get": 3, "alias": 1, "turn": 2}


def test_each_line_about_a_switch_is_counted(tmp_path: Path):
    source = plant(
        tmp_path,
        {
            "bot/matches/settings/preferences.py": """
class KernelSettings:
    calls: bool = True
    world: bool = False
    clock: str = ""
""",
            "bot/features/settings/switches.py": 'SWITCHES = (Switch("calls"), Switch("world"))\n',
            "cogs/settings/switch_options.py": "",
            "cogs/settings/setup.py": """
PAGE_OF = {"calls": 1, "world": 2}
@describe(calls="May spectators call?")
def set_up(calls: bool = True):
    return {"calls": calls}
""",
            "bot/features/settings/sheets.py": "def page(wishes):\n    switch('calls', on=wishes.calls)\n",
        },
    )
    assert declarations.switches(source) == {"calls": 7, "world": 3}


def test_a_job_is_counted_where_it_is_declared_and_dispatched(tmp_path: Path):
    machinery = {f"{name.replace('.', '/')}.py": "" for name in declarations.MACHINERY}
    source = plant(
        tmp_path,
        {
            **machinery,
            "bot/rules.py": "class Apply(Job[Step], frozen=True): ...\nclass Step(Struct): ...\n",
            "bot/pictures.py": "class Paint(Job[bytes]): ...\n",
            "bot/workers/worker_process.py": "JOBS = (Apply, Paint)\n",
            "bot/workers/worker.py": "def start(): send(Paint('chess'))\n",
            "bot/workers/workers.py": "def give(job):\n    match job:\n        case Apply(): ...\n",
            "bot/panels.py": "LIKELY: list[Paint] = []\n",
        },
    )
    assert declarations.jobs(source) == {"Apply": 3, "Paint": 2}


def test_the_fields_of_a_class_are_counted(tmp_path: Path):
    source = plant(tmp_path, {"bot/card.py": "class Card:\n    title: str\n    lines: int = 1\n    LIMIT = 3\n"})
    assert declarations.fields(source, "bot.card", "Card") == 2
    with pytest.raises(LookupError, match=r"bot\.card has no class Sheet"):
        declarations.fields(source, "bot.card", "Sheet")

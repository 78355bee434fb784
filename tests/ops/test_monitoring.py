"""Alerts and dashboard for Prometheus and Grafana: they name metrics that exist, and the real Prometheus takes them."""

import asyncio
import json
import math
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from aiohttp.test_utils import unused_port
from prometheus_client.parser import text_string_to_metric_families

from bot.ops.metrics import Metrics
from tests.ops.test_server import opened_at
from tests.support.games.counter import Add

ROOT = Path(__file__).parents[2]
MONITORING = ROOT / "docs" / "self-hosting" / "monitoring"
ALERTS, CONFIG, DASHBOARD = (MONITORING / name for name in ("alerts.yml", "prometheus.yml", "dashboard.json"))


def expressions() -> Iterator[tuple[str, str]]:
    """The panel or alert, and what it asks for."""
    for panel in json.loads(DASHBOARD.read_text())["panels"]:
        for target in panel.get("targets", ()):
            yield panel["title"], target["expr"].replace("$job", "pichenette").replace("$__rate_interval", "1m")
    yield from re.findall(r"alert: (\w+)\n(?: +#.*\n)? +expr: (.+)", ALERTS.read_text())


def program(name: str) -> str:
    """The path of a program of Prometheus; without it the test is skipped, but fails in CI."""
    found = shutil.which(name)
    if found is None and not os.environ.get("CI"):
        pytest.skip("no Prometheus here: apt install prometheus")
    assert found is not None, "CI needs Prometheus for its rules"
    return found


def output_of(*command: str, folder: Path) -> str:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def test_only_metrics_that_exist_are_asked_for():
    metrics = Metrics()
    metrics.measure_file()
    families = text_string_to_metric_families(metrics.exposition().decode())
    names = {family.name for family in families}
    known = names | {f"{name}_{part}" for name in names for part in ("total", "bucket", "sum", "count", "info")}
    asked = {name for _, expression in expressions() for name in re.findall(r"pichenette_\w+", expression)}
    assert len(asked) > 15
    assert asked <= known


def test_prometheus_takes_the_configuration_and_its_alerts(tmp_path: Path):
    promtool = program("promtool")
    for file in (ALERTS, CONFIG, ROOT / "tests" / "ops" / "alerts_test.yml"):
        shutil.copy(file, tmp_path)
    assert f"{len(re.findall('alert:', ALERTS.read_text()))} rules found" in output_of(
        promtool, "check", "rules", "alerts.yml", folder=tmp_path
    )
    output_of(promtool, "check", "config", "prometheus.yml", folder=tmp_path)
    output_of(promtool, "test", "rules", "alerts_test.yml", folder=tmp_path)


@contextmanager
def scraping(port: int, folder: Path) -> Iterator[str]:
    """The address of a Prometheus that asks the bot at a port each second."""
    config = CONFIG.read_text().replace("9137", str(port)).replace("scrape_interval: 15s", "scrape_interval: 1s")
    (folder / "prometheus.yml").write_text(config)
    shutil.copy(ALERTS, folder)
    own = f"127.0.0.1:{unused_port()}"
    command = [program("prometheus"), "--config.file=prometheus.yml", "--storage.tsdb.path=data"]
    with (
        (folder / "log").open("w") as log,
        subprocess.Popen([*command, f"--web.listen-address={own}"], cwd=folder, stdout=log, stderr=log) as server,
    ):
        try:
            yield f"http://{own}"
        finally:
            server.terminate()


async def asked(session: aiohttp.ClientSession, address: str, expression: str) -> list[dict[str, Any]]:
    async with session.get(f"{address}/api/v1/query", params={"query": expression}) as answer:
        answered = await answer.json()
    assert answered["status"] == "success", (expression, answered)
    result: list[dict[str, Any]] = answered["data"]["result"]
    return result


async def eventually(session: aiohttp.ClientSession, address: str, expression: str) -> None:
    """Returns once Prometheus has something to answer."""
    async with asyncio.timeout(60):
        while True:
            try:
                if await asked(session, address, expression):
                    return
            except aiohttp.ClientConnectionError:  # it is starting
                pass
            await asyncio.sleep(0.2)


@pytest.mark.thorough
@pytest.mark.asyncio
async def test_every_panel_and_alert_is_answered_by_a_real_prometheus(tmp_path: Path):
    async with opened_at(tmp_path, Metrics()) as opened:
        opened.health.servers, opened.health.shards = lambda: 3, lambda: {0: 0.25}
        match = await opened.table.begin()
        with scraping(opened.port, tmp_path) as address:
            async with aiohttp.ClientSession() as session:
                await eventually(session, address, "pichenette_servers")
                await opened.table.act(match, Add(1))
                for happen in (opened.metrics.fired, opened.metrics.painted, opened.metrics.filmed):
                    happen(0.2)
                await eventually(session, address, "rate(pichenette_film_seconds_count[1m]) > 0")
                answers = {(title, asks): await asked(session, address, asks) for title, asks in expressions()}
    shown = {title for title, _ in answers}
    silent = {title for (title, _), found in answers.items() if not found}
    assert silent & {panel["title"] for panel in json.loads(DASHBOARD.read_text())["panels"]} == set()
    firing = {title for title in shown - silent if title.startswith("Pichenette")}
    assert firing == {"PichenetteNoBackup", "PichenettePostsLate"}  # nobody posts here, and the table's clock says 1970
    (connected,) = answers[next(one for one in answers if one[0] == "Shards connected")]
    assert math.isclose(float(connected["value"][1]), 1.0)

# Installs itself into .venv from the lock files; needs no root, token or browser.
# With another Python: make test PYTHON=python3.13 VENV=.venv-3.13
PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
READY_DEV := $(VENV)/.ready-dev
# The lock files name every package, and older pips resolve extras (coverage[toml]) past the pinned versions: hence --no-deps.
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --require-hashes -r
# For every Python from 3.11 and every platform; valid versions are kept unless UPGRADE=1.
COMPILE := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-annotate --custom-compile-command "make lock" $(if $(UPGRADE),--upgrade) pyproject.toml
# What `make check` runs besides the tests that measure coverage; `make test` also leaves out tests marked thorough.
# PART=2/4 takes the second quarter of the thorough cases; CI takes a thirtieth, of the slow and browser ones too.
TESTS ?= not browser and not slow and not torture
# Without its cache every process that the tests start would compile everything again.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play run demo test lint check bench torture bottle browser outside package activity lock clean

$(READY): requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed: make PYTHON=python3.11 ...")'
	$(PYTHON) -m venv $(VENV)
	$(INSTALL) requirements.lock
	touch $@

$(READY_DEV): requirements-dev.lock $(READY)
	$(INSTALL) requirements-dev.lock
	touch $@

play: $(READY)  ## the bot on the local Discord; prints the page's address
	$(BIN)/python -m pichenette play

run: $(READY)  ## the bot on Discord itself, with BOT_TOKEN from .env
	$(BIN)/python -m pichenette run

demo: $(READY)  ## a whole match or tournament, headless (GAME=forhonor MODE=complete SEATS=4 LEVELS=1,3 EVENT=swiss SEED=...); results go to OUT, by default out/demo
	$(BIN)/python -m tools.demo $(if $(GAME),--game $(GAME)) $(if $(MODE),--mode $(MODE)) $(if $(SEATS),--seats $(SEATS)) $(if $(LEVELS),--levels $(LEVELS)) $(if $(EVENT),--event $(EVENT)) $(if $(SEED),--seed $(SEED)) $(if $(OUT),--out $(OUT))

test: $(READY_DEV)  ## the quick tests
	$(BIN)/python -m pytest -q -n 3 --dist worksteal

lint: $(READY_DEV)  ## lint, types, import contracts, dependencies
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/deptry .
	$(BIN)/deptry . --exclude '^(\.venv|out)' --ignore DEP002,DEP004  # the tests too, which may import development dependencies

check: lint  ## lint, then quick and thorough tests (PART=2/4: the second quarter of the thorough ones) with the coverage floor
	$(BIN)/python -m pytest -q -n 3 --dist worksteal --cov --cov-report= -m measured
	$(BIN)/python -m pytest -q -n 3 --dist worksteal -m "(not measured or hypothesis) and ($(TESTS))"
	$(BIN)/python -m tools.coverage_floor

browser: $(READY_DEV)  ## the page in Chromium
	$(BIN)/python -m pytest -q -m browser tests/browser

bench: $(READY_DEV)  ## all benchmarks into out/bench.json (SAMPLE=full for narrower intervals, smoke to see in two minutes that all of them run, ONLY="rules press" for some)
	$(BIN)/python -m tools.bench $(if $(SAMPLE),--sample $(SAMPLE)) $(if $(PART),--part $(PART)) $(ONLY)

torture: $(READY_DEV)  ## kills, power cuts, full disks, forged presses (TORTURE=0.1: a tenth); every test has a control that must fail
	$(BIN)/python -m pytest -q -s -m torture tests/torture tests/e2e
	TORTURE=$(or $(TORTURE),1) $(BIN)/python -m pytest -q -m slow tests/games tests/players tests/features tests/matches tests/pairing tests/tools tests/e2e  # random matches and tournaments, a year of puzzles, kills; CI takes a share
	TORTURE=$(or $(TORTURE),1) $(BIN)/python -m pytest -q -s -m browser tests/browser/test_drags.py
	PRESS_AGAIN=2 $(BIN)/python -m pytest -q -s -m "not slow" tests/cogs tests/features  # press everything again after a restart and after the end

bottle: $(READY_DEV)  ## play SEEDS seeds (1000, from FIRST=1 on) of the bot on virtual time, each with faults of its own; stop it and call it again to go on: results are kept in out/bottle.jsonl
	mkdir -p out
	$(BIN)/python -m tools.bottle --seeds $(or $(SEEDS),1000) --first $(or $(FIRST),1) --resume out/bottle.jsonl --nice 10

outside: $(READY)  ## programs by others judge what the bot sends and writes; they are installed into out/outside (needs npm)
	$(BIN)/python -m outside

package: $(READY)  ## build and check both distributions, install them into an empty environment, and play there; all in out/package
	mkdir -p out
	$(BIN)/python -m tools.package

activity:  ## Discord's SDK for playing inside Discord, into out/activity (needs npm); then `make play` has the button Open here
	mkdir -p out/activity
	cp docs/self-hosting/activity/package.json docs/self-hosting/activity/package-lock.json out/activity
	cd out/activity && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error && npm run --silent build

lock: $(READY_DEV)  ## both lock files from pyproject.toml (UPGRADE=1: the newest versions)
	$(COMPILE) --output-file requirements.lock
	$(COMPILE) --extra dev --constraint requirements.lock --output-file requirements-dev.lock

clean:
	rm -rf .venv .venv-* out .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage

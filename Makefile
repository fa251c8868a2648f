# The commands of the house. `make play` and `make test` are all that a newcomer needs.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
UV     := $(BIN)/uv
# One more than there are cores, as tests also wait; and two more where no browser keeps all of them busy.
CORES  := $(shell $(PYTHON) -c 'import os; print(os.cpu_count() or 1)')
JOBS   ?= $(shell expr $(CORES) + 1)
PYTEST := $(BIN)/pytest --dist worksteal -n

STEP   := $(PYTHON) requirements/step.py
INTO   := VIRTUAL_ENV=$(VENV) $(UV) pip install

# Trust what the machine trusts, as pip does: many networks have a proxy with its own certificate.
export UV_SYSTEM_CERTS := 1

# Tests begin some hundred processes of ours: what the first one compiles, the others read.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help install dev client play test check format bench chaos fuzz mutants playthroughs screenshots words
.PHONY: check-python check-tests check-habits check-client protocol pins advisories postgresql cluster traces release deploy-check clean

help: ## show these lines
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 16

install: client ## make .venv with a working bin/pinxit
dev: $(VENV)/.dev ## install what the tests need, too

play: client ## sit down: a table on your network, its address and its QR code
	@$(BIN)/pinxit

# Browsers have a run of their own: Playwright keeps an event loop, beside which others cannot begin.
test: check ## everything that must hold, checks included
	$(PYTEST) $(shell expr $(JOBS) + 1) --ignore tests/browser
	$(PYTEST) $(JOBS) tests/browser

# They have nothing to do with each other, and machines have two cores. What takes longest is first.
check: dev client ## format, lint, types, import rules
	@$(BIN)/python client/build.py fetch
	@$(MAKE) --no-print-directory --keep-going --jobs 2 check-habits check-python check-client check-tests

check-python:
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

# Once for all processes that run them: each would compile all tests for itself.
check-tests:
	@found=$$($(BIN)/pytest --collect-only --no-header -qqq) || { echo "$$found"; exit 1; }

check-habits:
	$(BIN)/python client/build.py check lint

check-client:
	$(BIN)/python client/build.py check format-check check test

format: dev ## put the code in order
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(BIN)/python client/build.py format

bench: dev ## measure speed, as ratios within one run
	$(BIN)/python bench/games.py
	$(BIN)/python bench/server.py
	$(BIN)/python bench/load.py
	$(BIN)/python bench/database.py
	$(BIN)/python bench/nodes.py
	$(BIN)/python bench/client.py
	$(BIN)/python bench/association.py
	$(BIN)/python bench/players.py decision

GAMES ?= 10000
KILLS ?= 200
FAULTS ?= 500
MESSAGES ?= 100000

chaos: dev ## thousands of games in a world where everything fails, then real processes, one and three (slow)
	$(BIN)/python -m tests.chaos --games $(GAMES)
	$(BIN)/python -m tests.faults.kill --kills $(KILLS)
	$(BIN)/python -m tests.faults.lock
	$(BIN)/python -m tests.faults.unread
	$(BIN)/python -m tests.cluster --faults $(FAULTS)
	AT_LENGTH=1 $(PYTEST) $(JOBS) --ignore tests/browser

fuzz: dev ## a hundred thousand hostile messages against a live server (slow)
	$(BIN)/python -m tests.fuzz --messages $(MESSAGES)

mutants: client ## plant faults in the rules and see which tests notice (slow)
	$(UV) venv --quiet --allow-existing .venv-mutants
	VIRTUAL_ENV=.venv-mutants $(UV) pip install --quiet --require-hashes -r requirements/mutants.txt
	VIRTUAL_ENV=.venv-mutants $(UV) pip install --quiet --no-deps --no-build-isolation --editable .
	.venv-mutants/bin/mutmut run
	.venv-mutants/bin/mutmut results

playthroughs: dev ## tell the golden games anew, after a change that is meant
	$(BIN)/python -m tests.playthroughs.write

screenshots: dev client ## every screen in every language, to be looked at
	$(BIN)/python -m tests.browser.screenshots

words: install ## understand all phrases and the base deck anew, after a change of texts
	$(BIN)/python -m pinxit.players.words.build

protocol: dev ## make anew what the browser client takes from Python: types, operations, goodbyes, vectors of the shuffle and of reveals
	$(BIN)/python -m pinxit.protocol.typescript
	$(BIN)/python -m tests.client.audit_vectors
	$(BIN)/python -m tests.client.show_vectors

pins: dev ## choose the newest versions and pin them by hash
	@$(BIN)/python requirements/pin.py

advisories: client ## ask what is known to be wrong with all that is pinned; says so where nobody knows
	@$(UV) venv --quiet --allow-existing .venv-advisories
	@VIRTUAL_ENV=.venv-advisories $(UV) pip install --quiet --require-hashes -r requirements/advisories.txt
	@$(BIN)/python requirements/advisories.py .venv-advisories/bin/python

release: dev ## build, prove and play what is to be released, of what is committed; uploads nothing
	@$(UV) venv --quiet --allow-existing .venv-release
	@VIRTUAL_ENV=.venv-release $(UV) pip install --quiet --require-hashes -r requirements/release.txt
	@$(BIN)/python release/release.py .venv-release/bin

postgresql: client ## install what PostgreSQL needs, pinned with the rest
	@$(STEP) "fetching what PostgreSQL needs" -- env $(INTO) --require-hashes -r requirements/postgresql.txt

cluster: client ## install what a house of several nodes needs: the drivers of PostgreSQL, of Valkey and of buckets
	@$(STEP) "fetching what several nodes need" -- env $(INTO) --require-hashes -r requirements/cluster.txt

traces: client ## install what sends spans to a collector of OpenTelemetry
	@$(STEP) "fetching what spans need" -- env $(INTO) --require-hashes -r requirements/traces.txt

deploy-check: dev ## build the container and play in it, try whatever else is in deploy/ (as root, on Debian), and the wheel on every Python; slow
	@$(STEP) "fetching what deploy/ is checked with" -- env $(INTO) --require-hashes -r requirements/deploy.txt
	@$(BIN)/python requirements/system.py deploy
	DEPLOY_CHECK=1 $(BIN)/pytest -n 0 tests/deploy
	AT_LENGTH=1 $(BIN)/pytest -n 0 tests/release

clean: ## forget everything that was installed or made
	rm -rf client/node_modules src/pinxit/web/client
	rm -rf $(VENV) .venv-mutants .venv-advisories .venv-release .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache mutants dist

# The installer comes from Python alone: venv brings pip, pip brings uv, pinned by hash.
$(UV): requirements/installer.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Pinxit needs Python 3.11 or newer; '$(PYTHON)' is not. Try: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@$(PYTHON) -m venv $(VENV) || \
	  { echo "Python could not make a virtual environment. On Debian and Ubuntu: apt install python3-venv"; exit 1; }
	@echo "Setting up in $(VENV); nothing outside this folder is changed."
	@$(STEP) "fetching the installer, uv (17 MB)" -- \
	  $(BIN)/python -m pip install --disable-pip-version-check --require-hashes -r $<
	@touch $@

# The client is built before Pinxit is installed, so that one which runs always has it.
$(VENV)/.installed: $(UV) requirements/play.txt pyproject.toml
	@$(STEP) "fetching the server and the players' language model (140 MB)" -- \
	  env $(INTO) --require-hashes -r requirements/play.txt
	@$(BIN)/python client/build.py
	@$(STEP) "installing Pinxit" -- \
	  env $(INTO) --no-deps --no-build-isolation --editable .
	@touch $@

client: $(VENV)/.installed ## build the client for browsers, if anything about it has changed
	@$(BIN)/python client/build.py

$(VENV)/.dev: $(VENV)/.installed requirements/dev.txt atelier/pyproject.toml
	@$(STEP) "fetching what the tests need" -- \
	  env $(INTO) --require-hashes -r requirements/dev.txt
	@$(STEP) "installing the atelier" -- \
	  env $(INTO) --no-deps --no-build-isolation --editable atelier
	@$(BIN)/python requirements/system.py
	@touch $@

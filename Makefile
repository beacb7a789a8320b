# make play and make test need nothing but Python 3.11 or newer and the package registries; they set up the rest.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

PYTHON = $(shell scripts/find-python)
BIN := .venv/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.bin') $(wildcard docs/rules/*.md docs/rules/*/*.md) pyproject.toml hatch_build.py compiled_docs.py
WORKERS ?= 2
GAME ?= the-game
GAMES ?= 1000
FROM ?= 1
TABLES ?= 1000
MESSAGES ?= 200000
KILLS ?= 200
SEEDS ?= 20000
FIRST ?= 0
RUNS ?= 5
# Programs that cannot be installed here, if any: make test WITHOUT="postgresql chromium" leaves out the tests that need them.
WITHOUT ?=

# The interpreted sources shadow the compiled package that is installed in .venv.
INTERPRETED := PYTHONPATH=src SERIATIM_EXPECTED=interpreted
COMPILED := SERIATIM_EXPECTED=compiled
# They test tools, texts and the build, which are the same in both.
INTERPRETED_ONLY := tests/tools tests/test_documents.py tests/test_strength_table.py tests/test_wheel.py tests/test_words.py
# Bytecode is kept in build/, whatever the environment says: compiling every module in every process takes longer than many tests.
PYTEST := env -u PYTHONDONTWRITEBYTECODE PYTHONPYCACHEPREFIX=$(CURDIR)/build/pycache $(BIN)/python -m pytest -q -n $(WORKERS) $(WITHOUT:%=--without %)

NPM := scripts/with-node npm --prefix web
PAGE := src/seriatim/server/page/index.html
PAGE_SOURCES := $(shell find web/src web/plugins web/public src/seriatim/locales -type f) $(wildcard web/*.html web/*.json web/*.ts web/*.js)
SCREEN := $(DISPLAY)$(WAYLAND_DISPLAY)$(filter Darwin,$(shell uname))

.PHONY: help play page watch serve protocol unit chromium test check lint types imports fast interpreted compiler postgres compiled bench store start think
.PHONY: bench-server bench-abuse learn strength soak soak-crash soak-fuzz soak-simulation soak-server icons screenshots lighthouse touch lock clean

help: ## show what can be made
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1\t/' | expand -t 20

play: .venv/page ## play at http://localhost:8000, and on all devices of your network; the browser opens by itself where there is a screen
	@$(BIN)/seriatim serve --host 0.0.0.0 $(if $(SCREEN),--open)

page: $(PAGE) ## build the page into the package

watch: .venv/compiled ## watch a game between simple bots, step by step; GAME=sequence for another
	@$(BIN)/seriatim watch $(GAME) --bot steady

serve: $(PAGE) ## serve the page from the sources, for whoever writes it: no compiler, and `make page` is enough after a change
	@PYTHONPATH=src $(BIN)/python -c "from seriatim_command import main; main()" serve

protocol: .venv/ready ## write the protocol in TypeScript, for the page
	@PYTHONPATH=src $(BIN)/python scripts/protocol_ts.py

.PHONY: lessons
lessons: .venv/ready ## write the boards of the rule pages, for the page
	@PYTHONPATH=src:. $(BIN)/python -m scripts.lessons

test: compiler .venv/ready ## run every check; CI does no more and no less
	@$(MAKE) -j$(WORKERS) lint types imports unit .venv/page
	@$(MAKE) interpreted
	@$(MAKE) compiled

check: .venv/ready ## lint, types, imports and the fast tests, in under two minutes
	@$(MAKE) -j$(WORKERS) lint types imports unit
	@$(MAKE) fast

lint: .venv/ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: .venv/ready web/node_modules/ready
	$(BIN)/mypy
	$(NPM) run --silent check

imports: .venv/ready
	PYTHONPATH=src $(BIN)/lint-imports --no-cache

unit: web/node_modules/ready # what the page works out by itself
	$(NPM) run --silent test

fast: .venv/ready
	$(INTERPRETED) $(PYTEST) -m "not slow" tests

# The tests against the sources, but for those of the page and the long ones of the server and the contract.
interpreted: postgres .venv/ready $(PAGE)
	$(INTERPRETED) $(PYTEST) --cov --cov-report= -m "not slow" --ignore tests/web tests
	$(INTERPRETED) $(PYTEST) -m slow --ignore tests/web --ignore tests/server --ignore tests/simulation --ignore tests/contract tests
	$(BIN)/coverage report --include="src/seriatim/games/*,src/seriatim/kit/*,src/seriatim/table/*" --fail-under=100
	$(BIN)/coverage report --include="src/seriatim/bots/*" --fail-under=96
	$(BIN)/coverage report --include="src/seriatim/lab/*" --fail-under=97
	$(BIN)/coverage report --include="src/seriatim/cli/*" --fail-under=94
	$(BIN)/coverage report --include="src/seriatim/server/*" --fail-under=91

compiler:
	@scripts/need-compiler

postgres:
	@$(if $(filter postgresql,$(WITHOUT)),,scripts/need-postgres)

chromium:
	@$(if $(filter chromium,$(WITHOUT)),,scripts/need-chromium)

# Every test against the compiled wheel, but for those that neither the engine nor the server has a part in.
compiled: compiler postgres chromium .venv/page
	$(COMPILED) $(PYTEST) $(INTERPRETED_ONLY:%=--ignore %) tests

bench: .venv/compiled .venv/bench ## measure the engine beside C and OpenSpiel, as ratios
	@$(BIN)/python benchmarks/engine.py

bench-server: .venv/compiled build/boardgame/ready ## measure the server beside boardgame.io's (Linux, two cores, Node); TABLES=1000
	@$(BIN)/python benchmarks/server.py --tables $(TABLES)

bench-abuse: .venv/compiled ## measure how long players wait during each attack on the server (Linux, two cores); ONLY="silence requests" for some
	@PYTHONPATH=. $(BIN)/python benchmarks/abuse.py $(if $(ONLY),--only $(ONLY))

store: .venv/compiled ## measure how fast events are stored; URL=postgresql://… for another database
	@$(BIN)/python benchmarks/store.py $(URL)

start: .venv/compiled ## measure how soon a server is ready
	@$(BIN)/python benchmarks/start.py

think: .venv/compiled ## measure how long bots of every level think in every game; LEVELS="strong" for some
	@$(BIN)/python benchmarks/bots.py $(LEVELS)

learn: build/learn/ready ## learn the weights of a game anew (hours), into its weights.bin; GAME=sequence, or the-game
	@cd build/learn && $(CURDIR)/$(BIN)/python -m tools.learn $(GAME) $(CURDIR)/src/seriatim/games/$(subst -,_,$(GAME))/bot/weights.bin

strength: .venv/compiled ## remake the strength tables of docs/bots.md (hours); LINE="sequence*" for some lines of it
	@$(BIN)/python scripts/strength.py $(if $(LINE),"$(LINE)")

soak: .venv/compiled ## random games with every option set of every game, all promises checked; GAMES=1000 with each
	@PYTHONPATH=. $(BIN)/python scripts/soak.py $(GAMES) --from $(FROM)

soak-fuzz: .venv/compiled ## messages made from the protocol's types, as many as MESSAGES=200000, at tables of all games
	@SERIATIM_FUZZ_MESSAGES=$(MESSAGES) $(BIN)/python -m pytest -q tests/server/live/test_message_fuzz.py

soak-crash: postgres .venv/compiled ## kill -9 under load, KILLS=200 of the server over SQLite, of it over PostgreSQL, and of PostgreSQL itself
	@SOAK_KILLS=$(KILLS) $(BIN)/python -m pytest -q tests/server/test_crash.py

soak-simulation: .venv/compiled ## the server in a simulated world where everything goes wrong, SEEDS=20000 times; SEED=7 prints the trace of one run
	@$(BIN)/python -m tests.simulation --workers $(WORKERS) $(if $(SEED),--seed $(SEED),--seeds $(SEEDS) --from $(FIRST))

soak-server: .venv/compiled ## tables come and go, and the server's memory must be as it was; TABLES=10000 takes half an hour
	@$(BIN)/python benchmarks/soak_server.py $(TABLES)

icons: .venv/ready chromium # the icons of the installed page, after its drawing has changed
	@$(BIN)/python scripts/icons.py

screenshots: .venv/ready chromium $(PAGE) ## picture every screen in docs/pictures; PICTURES="sequence-*" KIND="phone-*" for some
	@PYTHONPATH=src:. $(BIN)/python scripts/screenshots.py $(if $(PICTURES),--screen "$(PICTURES)") $(if $(KIND),--kind "$(KIND)")

lighthouse: .venv/page chromium build/lighthouse/ready ## measure home and a table with Lighthouse, as a phone, median of RUNS=5
	@PYTHONPATH=. $(BIN)/python benchmarks/page.py --runs $(RUNS)

touch: .venv/page chromium ## measure how soon a touched card answers on a slow phone, and how smoothly cards fly; GAMES_TOUCHED="sequence" for some
	@PYTHONPATH=. $(BIN)/python benchmarks/touch.py $(GAMES_TOUCHED)

lock: .venv/ready ## write the locked versions anew from requirements/*.in
	scripts/lock $(BIN)/python

clean: ## remove everything that was built
	rm -rf src/seriatim/server/page web/node_modules
	rm -rf .venv build dist .coverage* .hypothesis .mypy_cache .pytest_cache .ruff_cache

.venv/ready: requirements/dev.txt scripts/make-venv
	scripts/make-venv $(PYTHON) .venv
	$(BIN)/python -m pip install --quiet --require-hashes --no-deps -r requirements/dev.txt
	touch $@

.venv/bench: .venv/ready requirements/bench.txt
	$(BIN)/python -m pip install --quiet --require-hashes --no-deps -r requirements/bench.txt
	touch $@

# The engine and the learner, compiled together.
build/learn/ready: .venv/ready $(SOURCES) $(wildcard tools/learn/*.py) | compiler
	$(BIN)/python -m tools.learn.compile build/learn
	touch $@

build/boardgame/ready: benchmarks/boardgame/package.json benchmarks/boardgame/package-lock.json
	mkdir -p build/boardgame
	cp benchmarks/boardgame/package.json benchmarks/boardgame/package-lock.json build/boardgame
	cd build/boardgame && npm ci --silent --omit=dev
	touch $@

build/lighthouse/ready: benchmarks/lighthouse/package.json benchmarks/lighthouse/package-lock.json | .venv/ready
	mkdir -p build/lighthouse
	cp benchmarks/lighthouse/package.json benchmarks/lighthouse/package-lock.json build/lighthouse
	scripts/with-node npm --prefix build/lighthouse ci --silent
	touch $@

web/node_modules/ready: web/package-lock.json | .venv/ready
	$(NPM) ci --silent
	touch $@

$(PAGE): web/node_modules/ready $(PAGE_SOURCES)
	@echo "Building the page ..."
	$(NPM) run --silent build -- --logLevel warn
	touch $@

.venv/page: $(PAGE) .venv/compiled # a page that has changed is laid beside what was compiled before
	@installed=$$(cd / && $(CURDIR)/$(BIN)/python -c "import pathlib, seriatim; print(pathlib.Path(seriatim.__file__).parent)"); \
	rm -rf "$$installed/server/page" && cp -R $(dir $(PAGE)) "$$installed/server/page"
	touch $@

.venv/compiled: .venv/ready $(SOURCES) | $(PAGE)
	@echo "Building the package (about half a minute) ..."
	rm -rf build/dist
	$(BIN)/python -m build --no-isolation --outdir build/dist > build.log 2>&1 || { cat build.log; rm -f build.log; exit 1; }
	grep -i "not compiled" build.log || true
	rm -f build.log
	$(BIN)/python -m pip install --quiet --no-deps --no-index --force-reinstall build/dist/*.whl
	touch $@

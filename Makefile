# Everything one does with this project. `make` alone lists it.
#
# The environment is made when first needed, and installed into again only when pyproject.toml has changed.
# Choose the interpreter with PYTHON=…, another place with VENV=….

VENV ?= .venv
export PYTHON
# What Python has compiled it keeps, wherever this is run: dozens of kernels are started, and each loads half of .venv.
unexport PYTHONDONTWRITEBYTECODE

python := $(VENV)/bin/python
for_use := $(VENV)/.installed
for_tests := $(VENV)/.installed-for-tests
committed := $(wildcard notebooks/*.ipynb)

.DEFAULT_GOAL := help
.PHONY: help lab test ready lint unit clicks course bench figures arena paint soak notebooks browser clean

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

lab: $(for_use) ## open the course in JupyterLab, on this computer only
	@$(VENV)/bin/ttr-nb lab

test: ready ## run every check: style, types, layers, tests, notebooks
	@$(MAKE) --no-print-directory -j1 lint unit clicks course

ready: # what takes its time on the network, side by side
	@$(MAKE) --no-print-directory -j2 browser $(for_tests)

lint: $(for_tests) ## check style, types and layers only
	@echo "== ruff, mypy, import-linter"
	@$(python) -m ruff check
	@$(python) -m mypy
	@$(VENV)/bin/lint-imports

unit: $(for_tests) ## run the tests without the browser and the notebooks
	@echo "== tests"
	@$(python) -m pytest -p no:nbval -n 2 --dist loadgroup --ignore=tests/browser

# In processes of their own: the browser's driver keeps an event loop running, which other tests would trip over.
clicks: $(for_tests) browser ## run the tests in a real JupyterLab in a real browser
	@echo "== browser"
	@$(python) -m pytest -p no:nbval -n 2 --dist worksteal tests/browser

# Apart from the other tests, whose start nbval would slow, and file by file: a notebook has one kernel.
course: $(for_tests) ## run every notebook from a fresh kernel
ifeq ($(committed),)
	@true
else
	@echo "== notebooks"
	@$(python) -m pytest -n 2 --dist loadfile -W default --nbval-lax --nbval-current-env --nbval-cell-timeout=60 \
		--nbval-kernel-startup-timeout=60 --nbval-sanitize-with tests/notebooks/sanitize.cfg notebooks
endif

bench: $(for_tests) browser ## measure engine, scoring, bots, laboratory and table; ratios in one run
	@$(python) tests/benchmarks/bench.py

figures: $(for_tests) browser ## measure all that and put the table into the README
	@$(python) tests/benchmarks/bench.py --publish

arena: $(for_tests) ## let the bots play 500 games of each match and put the table into the README; takes an hour
	@$(python) tests/benchmarks/arena.py

paint: $(for_tests) browser ## measure click to paint and what a table sends, in a real browser
	@$(python) tests/benchmarks/bench_browser.py

soak: $(for_tests) ## play 10,000 seeded games of each of the three, with every check on
	@for game in europe dice cardgame; do $(python) tests/benchmarks/soak.py 10000 --game $$game || exit; done

notebooks: $(for_tests) ## note where each rule is taught, run the notebooks again and save their outputs in place
	@$(python) tests/notebooks/index.py
	@$(python) tests/notebooks/refresh.py

browser: ## make sure there is a browser for the tests in one
	@.ci/browser

clean: ## remove the environment and everything generated
	rm -rf .venv build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find ttr_nb tests notebooks '(' -name __pycache__ -o -name .ipynb_checkpoints ')' -prune -exec rm -rf '{}' +

$(for_use): pyproject.toml
	@.ci/environment $(VENV)
	@touch $@

$(for_tests): pyproject.toml
	@.ci/environment $(VENV) test
	@touch $@ $(for_use)

# What is done again and again.  `make` by itself lists it.  Everything runs in the Python that is active: a virtual
# environment made with `make install`.
PYTHON ?= python

.PHONY: help install machine test long quick lint golden docs site bench fuzz
help:  ## list what there is
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 10

install:  ## install the package for work on it, with all that tests and linters need
	$(PYTHON) -m pip install --quiet -e '.[test,dev]'

machine:  ## compile the machine anew, after a change in interpreter/stich/machine
	$(PYTHON) -m stich.machine.build

test:  ## all tests, on every core
	$(PYTHON) -m pytest -n auto

long:  ## the tests that play for minutes: whole matches at a terminal, laws of worlds over every spec
	$(PYTHON) -m pytest -n auto -m long

quick:  ## the tests that do not go through the whole library: within a minute
	$(PYTHON) -m pytest -n auto tests/house tests/language tests/rules tests/engine tests/sheet tests/players

lint:  ## ruff and mypy, as .ci/run does
	$(PYTHON) -m ruff check . && $(PYTHON) -m ruff format --check . && $(PYTHON) -m mypy

golden:  ## write playthroughs, counts and the page of mistakes anew; read the difference before you commit it
	$(PYTHON) -m pytest -q --update tests/specs/test_playthroughs.py tests/specs/test_counts.py tests/language/check/test_mistakes.py

docs:  ## write anew what the documentation prints, and whatever of it is made from data
	$(PYTHON) -m tests.house.test_docs --update

site:  ## build the documentation as a site, in site/ (needs `pip install -e '.[docs]'`)
	NO_MKDOCS_2_WARNING=1 $(PYTHON) -m mkdocs build --strict

bench:  ## how fast, beside other programs in the same run
	$(PYTHON) -m tests.bench.playouts
	$(PYTHON) -m tests.bench.by_hand
	$(PYTHON) -m tests.bench.cpp_bots
	$(PYTHON) -m tests.bench.tight
	$(PYTHON) -m tests.bench.very_many
	$(PYTHON) -m tests.bench.long_match
	$(PYTHON) -m tests.bench.startup

fuzz:  ## throw ten thousand broken texts at the readers
	$(PYTHON) -m tests.fuzz.specs --count 10000 --jobs 2

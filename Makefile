# make            builds .build/release/vcdiagram
# make demo       draws the samples into figures/
# make gallery    draws the samples in every figure and template: gallery/index.html
# make test       runs every test
# make format     checks the form of the code
#
# Whatever a machine lacks is installed first: Graphviz's libraries, by apt-get or brew.

SWIFT ?= swift
PROGRAM := .build/release/vcdiagram
SAMPLES := $(wildcard Samples/*.json Samples/*.yaml)

# Statically linked, the program starts faster, and needs no Swift where it runs.
.PHONY: all
all: graphviz
	$(SWIFT) build -c release --static-swift-stdlib --product vcdiagram

.PHONY: demo
demo: all
	mkdir -p figures
	@set -e; for sample in $(SAMPLES); do \
	  name=$$(basename $$sample); \
	  $(PROGRAM) $$sample -o figures/$$name.svg; \
	  $(PROGRAM) $$sample -o figures/$$name.png; \
	done
	@echo "The figures are in figures/, $$(ls figures | wc -l | tr -d ' ') of them."

.PHONY: gallery
gallery: graphviz
	$(SWIFT) run -q Gallery Samples gallery

.PHONY: test
test: graphviz fonts
	$(SWIFT) test

.PHONY: format
format:
	$(SWIFT) format lint --strict --recursive Package.swift Sources Templates Tests

.PHONY: clean
clean:
	rm -rf .build figures gallery

# --- What a machine needs ---

SUDO := $(shell [ "$$(id -u)" = 0 ] || command -v sudo)

.PHONY: graphviz
graphviz:
	@pkg-config --exists libgvc 2>/dev/null || $(MAKE) --no-print-directory install-graphviz

.PHONY: install-graphviz
install-graphviz:
	@if command -v apt-get >/dev/null; then \
	  $(SUDO) apt-get update -qq && \
	  DEBIAN_FRONTEND=noninteractive $(SUDO) apt-get install -y -qq libgraphviz-dev pkg-config; \
	elif command -v brew >/dev/null; then \
	  brew install graphviz pkg-config; \
	else \
	  echo "install Graphviz's libraries and pkg-config first: https://graphviz.org/download" >&2; \
	  exit 1; \
	fi

# PNG and PDF need a font, any font; the tests draw them.
.PHONY: fonts
fonts:
	@if command -v apt-get >/dev/null && ! fc-list 2>/dev/null | grep -q .; then \
	  $(SUDO) apt-get update -qq && \
	  DEBIAN_FRONTEND=noninteractive $(SUDO) apt-get install -y -qq fontconfig fonts-dejavu-core; \
	fi

# The tests look at figures in a browser, where there is one.
.PHONY: chromium
chromium:
	@if command -v apt-get >/dev/null && ! command -v chromium >/dev/null; then \
	  $(SUDO) apt-get update -qq && \
	  DEBIAN_FRONTEND=noninteractive $(SUDO) apt-get install -y -qq chromium; \
	fi

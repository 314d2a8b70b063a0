# make            builds .build/release/vcdiagram, as it is shipped
# make debug      builds .build/debug/vcdiagram, for development: a changed line takes seconds
# make demo       draws the samples into figures/
# make gallery    draws the samples in every figure and template: gallery/index.html
# make pictures   draws the pictures that README shows
# make test       runs every test, on what `make debug` builds
# make record     writes recorded expectations that differ, so that their diff can be read
# make check-features  compiles each feature without the others
# make reader     builds vcdiagram-swift, which reads Swift source: .build-reader/release
# make test-reader  runs its tests
# make fuzz       tries inputs at random, FUZZ_SECONDS for each of FUZZ_TARGETS (Tools/Fuzz/README.md)
# make fuzz-replay  tries those that are kept, which is fast
# make fuzz-outside  mutates documents and folders, and watches that nothing outside is read
# make doctor     says what of all that is needed is installed
# make gate BASE=PROGRAM  compares all answers with those of an older program
# make second-engine  compares the engine with one that was written from its rules alone
# make format     checks the form of the code
# make check-macos  compiles most modules for macOS, on Linux; CONTRIBUTING.md has its limits
# make check-macos-planted  tries that check itself, on ten files with what only Linux has
# make install    puts program, manual, completions and schema under PREFIX (Tools/Scripts/packaging.mk)
# make deb        a package for Debian, and
# make portable   a folder that needs no Graphviz for SVG: packages/
# make wheel      the same as a Python package, with MkDocs' plugin and Sphinx' extension: packages/
# make bundle     the same as an artifact bundle, for a SwiftPM plugin that builds nothing
# make release-rehearsal  all that a release offers, as far as this machine can make it
# make guide      the guide for DocC: archives/guide.doccarchive
# make resources  writes the texts that modules contain as Swift
# make reference  writes the guide's pages of keys, options and messages
# make docs       documentation of the libraries: archives/*.doccarchive
# make bench      measures the program beside dot and other tools (Tools/Benchmarks/README.md)
# make bench-engine   measures the engine and the loader
# make bench-growth   measures how time and memory grow with the work
# make quality    measures figures by published metrics, beside dot
#
# Whatever a machine lacks is installed first: Graphviz's libraries and libyaml, by apt-get or brew.

.DEFAULT_GOAL := all

SWIFT ?= swift
# Package.swift optimises what draws in debug builds.
export VCDIAGRAM_DEVELOPMENT := yes
DEVELOPMENT := -c debug -debug-info-format none
PROGRAM := .build/release/vcdiagram
SAMPLES := $(wildcard Samples/*.json Samples/*.yaml)

ifeq ($(shell uname -s),Linux)
include Tools/Scripts/link-flags.mk
else
.PHONY: linking on-linux check-libraries
linking:
check-libraries: on-linux
on-linux:
	@echo "packages for Linux are made on Linux; on a Mac: make, make install" >&2; exit 1
# As on Linux. Swift's library is the system's.
LINKING := --disable-local-rpath
endif

.PHONY: all
all: libraries linking
	$(SWIFT) build -c release $(LINKING) --product vcdiagram

.PHONY: debug
debug: libraries
	$(SWIFT) build $(DEVELOPMENT) --product vcdiagram

.PHONY: demo
demo: all
	mkdir -p figures
	@set -e; for sample in $(SAMPLES); do \
	  name=$$(basename $$sample); \
	  $(PROGRAM) $$sample -o figures/$$name.svg; \
	  $(PROGRAM) $$sample -o figures/$$name.png; \
	done
	@echo "The figures are in figures/, $$(ls figures | wc -l | tr -d ' ') of them."

# The pictures that README shows, fitted to GitHub's column, and one in the book's form. `embed` draws the
# guide's.
PICTURES ?= Guide/Pictures
.PHONY: pictures
pictures: all
	mkdir -p $(PICTURES)
	$(PROGRAM) Samples/figure-17-7.yaml --theme light -o $(PICTURES)/figure-17-7-light.svg
	$(PROGRAM) Samples/figure-17-7.yaml --theme dark -o $(PICTURES)/figure-17-7-dark.svg
	$(PROGRAM) Samples/figure-17-7.yaml --figure chain --page column --theme light -o $(PICTURES)/chain.svg
	$(PROGRAM) Samples/figure-17-8.yaml --figure coverage --page column --theme light -o $(PICTURES)/coverage.svg
	$(PROGRAM) diff Samples/homepwner-current-context.yaml Samples/homepwner-defines-context.yaml \
	  --page column --theme light -o $(PICTURES)/change.svg
	$(PROGRAM) Samples/drawer.yaml --figure protocol --page column --theme light -o $(PICTURES)/protocol.svg
	$(PROGRAM) Samples/FromTheApp/homepwner.txt --figure objects --page column --theme light \
	  -o $(PICTURES)/homepwner-objects.svg
	$(PROGRAM) Samples/FromTheApp/homepwner.txt --figure objects --page column --theme light --language zh-Hans \
	  -o $(PICTURES)/homepwner-objects.zh-Hans.svg
	$(PROGRAM) Samples/FromTheApp/Shop.storyboard --figure map --page column --theme light \
	  -o $(PICTURES)/shop-map.svg

.PHONY: gallery
gallery: libraries
	$(SWIFT) run -q $(DEVELOPMENT) Gallery Samples gallery

# TESTS='Calls in a shell' runs a suite. Without the product's name the plugin's copy of the program would
# be built as well.
.PHONY: test
test: libraries fonts
	$(SWIFT) build $(DEVELOPMENT) --product vcdiagramPackageTests
	$(SWIFT) test $(DEVELOPMENT) --skip-build $(if $(TESTS),--filter '$(TESTS)')

# Each that differs fails once.
.PHONY: record
record:
	-RECORD=1 $(MAKE) --no-print-directory test TESTS='$(or $(TESTS),recorded)'

# Beside the products of `make test`.
.PHONY: check-features
check-features: debug
	Tools/Scripts/features.py .build/debug

# So many random hierarchies; a thousand take ten seconds. It counts what differs, and decides nothing.
HIERARCHIES ?= 1000
.PHONY: second-engine
second-engine: all
	VCDIAGRAM=$(PROGRAM) python3 Tests/SecondEngine/second_engine.py run 0 $(HIERARCHIES)

# BASE is another program, such as that of a clone from before a change, or a file that gate.py wrote.
.PHONY: gate
gate: all
	python3 Tools/Scripts/gate.py $(BASE) $(PROGRAM)

.PHONY: format
format:
	$(SWIFT) format lint --strict --recursive Package.swift Integrations Plugins Sources SwiftReader \
	  Templates Tests Tools

# What it fetches stays in .build-macos. REQUIRED=--required makes it fail where it can't run.
.PHONY: check-macos
check-macos: libraries
	@if command -v apt-get >/dev/null && ! python3 -c "import venv, ensurepip" 2>/dev/null; then \
	  $(SUDO) apt-get update -qq && \
	  DEBIAN_FRONTEND=noninteractive $(SUDO) apt-get install -y -qq python3-venv || true; \
	fi
	Tools/Scripts/macos/check.py . .build-macos $(REQUIRED) $(PLANTED)

# That the check sees what only Linux has, by ten files of Tools/Scripts/macos/planted.
.PHONY: check-macos-planted
check-macos-planted:
	@$(MAKE) --no-print-directory check-macos PLANTED=--planted

include Tools/Fuzz/fuzz.mk
include SwiftReader/reader.mk
include Tools/Scripts/packaging.mk

.PHONY: bench
bench: all
	python3 Tools/Benchmarks/bench.py $(PROGRAM)

.PHONY: bench-growth
bench-growth: all
	python3 Tools/Benchmarks/growth.py $(PROGRAM)

QUALITY_TOOLS := Tools/Benchmarks/quality-tools.txt

.PHONY: quality
quality: all
	@cmp -s $(QUALITY_TOOLS) .build-quality/tools || { python3 -m venv .build-quality && \
	  .build-quality/bin/pip install -q -r $(QUALITY_TOOLS) && \
	  cp $(QUALITY_TOOLS) .build-quality/tools; }
	.build-quality/bin/python Tools/Benchmarks/quality.py $(PROGRAM)

.PHONY: bench-engine
bench-engine: MAP := .build/benchmark-map
bench-engine: libraries linking
	$(SWIFT) build -c release $(LINKING) --product EngineBenchmark
	@folder=$$(mktemp -d); trap 'rm -rf '$$folder EXIT; \
	.build/release/EngineBenchmark $$folder; \
	echo "python3's json on the file of 100,000 controllers:"; \
	python3 -c "import json, os, sys, time; name = sys.argv[1]; text = open(name).read(); \
	best = min((lambda start: (json.loads(text), time.perf_counter() - start)[1])(time.perf_counter()) \
	for _ in range(3)); print(int(os.path.getsize(name) / 1e6 / best), 'MB/s')" $$folder/hierarchy.json

# The guide as a DocC archive. Its pages are in Guide, as Markdown.
DOCC ?= $(shell command -v docc || xcrun --find docc)
CATALOGUE := archives/vcdiagram.docc
.PHONY: guide
guide: all
	$(PROGRAM) embed --check Guide/*.md
	Tools/Scripts/catalogue.py $(CATALOGUE)
	$(DOCC) convert $(CATALOGUE) --warnings-as-errors --fallback-display-name vcdiagram \
	  --fallback-bundle-identifier vcdiagram.guide --output-path archives/guide.doccarchive

# The guide's reference pages, as the program knows them now. A test compares them.
REFERENCE ?= Guide
.PHONY: reference
reference: all
	Tools/Scripts/reference.py $(PROGRAM) $(REFERENCE)

# Texts such as the rules and the templates, as string literals. A test compares them.
.PHONY: resources
resources:
	Tools/Scripts/resources.py

# A documentation archive of each library, for Xcode and DocC's server; a warning ends it.
.PHONY: docs
docs: libraries
	$(SWIFT) package dump-symbol-graph --minimum-access-level public --emit-extension-block-symbols
	@set -e; graphs=$$(ls -td .build/*/symbolgraph | head -1); \
	for catalogue in Sources/Hierarchy/*.docc Sources/DiagramKit/*.docc; do \
	  module=$$(basename $$catalogue .docc); folder=$$(mktemp -d); mkdir -p archives; \
	  cp $$graphs/$$module.symbols.json $$folder; \
	  cp $$graphs/$$module@*.symbols.json $$folder 2>/dev/null || true; \
	  $(DOCC) convert $$catalogue --additional-symbol-graph-dir $$folder --warnings-as-errors \
	    --fallback-display-name $$module --fallback-bundle-identifier vcdiagram.$$module \
	    --output-path archives/$$module.doccarchive; \
	  rm -r $$folder; \
	done

.PHONY: clean
clean:
	rm -rf .build figures gallery archives packages

# --- What a machine needs ---

SUDO := $(shell [ "$$(id -u)" = 0 ] || command -v sudo)

.PHONY: libraries
libraries:
	@pkg-config --exists libgvc yaml-0.1 expat 2>/dev/null || $(MAKE) --no-print-directory install-libraries

.PHONY: install-libraries
install-libraries:
	@if command -v apt-get >/dev/null; then \
	  $(SUDO) apt-get update -qq && \
	  DEBIAN_FRONTEND=noninteractive $(SUDO) apt-get install -y -qq \
	    libgraphviz-dev libyaml-dev libexpat1-dev libcairo2-dev libfontconfig-dev zlib1g-dev pkg-config; \
	elif command -v brew >/dev/null; then \
	  brew install graphviz libyaml pkg-config; \
	else \
	  echo "install Graphviz's libraries, libyaml and pkg-config first:" \
	    "https://graphviz.org/download https://pyyaml.org/wiki/LibYAML" >&2; \
	  exit 1; \
	fi

# On one screen, on any system; fails where `make` would.
.PHONY: doctor
doctor:
	@sh Tools/Scripts/doctor.sh $(PROGRAM) $(READER_FOLDER)/release/vcdiagram-swift

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

# The tests try figures and documents with these, where they are: filters, readers, pages and
# presentations.
PYTHON_TOOLS := Tools/Scripts/python-tools.txt
.PHONY: document-tools
document-tools:
	@if command -v apt-get >/dev/null && \
	  ! { command -v pandoc && command -v asciidoctor && command -v soffice && \
	    command -v pdflatex && command -v strace && command -v parallel && command -v rsync && \
	    command -v fish && command -v zsh; } >/dev/null; then \
	  $(SUDO) apt-get update -qq && \
	  DEBIAN_FRONTEND=noninteractive $(SUDO) apt-get install -y -qq --no-install-recommends \
	    pandoc asciidoctor libreoffice-impress texlive-latex-base python3-venv man-db git strace \
	    parallel rsync fish zsh; \
	fi
	@cmp -s $(PYTHON_TOOLS) .build-tools/tools || { python3 -m venv .build-tools && \
	  .build-tools/bin/pip install -q --no-deps -r $(PYTHON_TOOLS) && cp $(PYTHON_TOOLS) .build-tools/tools; }

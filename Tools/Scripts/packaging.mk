# make install   puts the program, its manual, completions and schema under PREFIX (/usr/local), within
#                DESTDIR if there is one
# make deb       a package for Debian and Ubuntu, in packages/ (Linux)
# make portable  a folder that draws SVG where Graphviz is not installed, packed in packages/ (Linux)
# make wheel     that folder as a Python package, with MkDocs' plugin and Sphinx' extension (Linux)
# make bundle    that folder as an artifact bundle, and the package of a plugin that draws with it
# make release-rehearsal  all that a release offers and this machine can make, twice, and the two compared
#
# packages/SHA256SUMS has the checksum of each archive.

PREFIX ?= /usr/local
INSTALL ?= install
VERSION := $(shell sed -n 's/.*current = "\(.*\)"/\1/p' Sources/Command/Version.swift)

.PHONY: install
install:
	@test -x $(PROGRAM) || { echo "run 'make' first" >&2; exit 1; }
	$(INSTALL) -d $(addprefix $(DESTDIR)$(PREFIX)/,bin share/man/man1 share/vcdiagram \
	  share/bash-completion/completions share/zsh/site-functions share/fish/vendor_completions.d \
	  share/doc/vcdiagram)
	$(INSTALL) -m 755 $(PROGRAM) $(DESTDIR)$(PREFIX)/bin/vcdiagram
	Tools/Scripts/manual.py $(PROGRAM) > $(DESTDIR)$(PREFIX)/share/man/man1/vcdiagram.1
	$(PROGRAM) schema > $(DESTDIR)$(PREFIX)/share/vcdiagram/vcdiagram.schema.json
	$(INSTALL) -m 644 Tools/Scripts/completions/vcdiagram.bash \
	  $(DESTDIR)$(PREFIX)/share/bash-completion/completions/vcdiagram
	$(INSTALL) -m 644 Tools/Scripts/completions/_vcdiagram \
	  $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_vcdiagram
	$(INSTALL) -m 644 Tools/Scripts/completions/vcdiagram.fish \
	  $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/vcdiagram.fish
	$(INSTALL) -m 644 LICENSE README.md CHANGELOG.md \
	  Sources/Engine/VCEngine.docc/Rules.md $(DESTDIR)$(PREFIX)/share/doc/vcdiagram

.PHONY: deb
deb: on-linux all
	Tools/Scripts/deb.sh $(PROGRAM) $(VERSION) packages
	Tools/Scripts/checksums.sh packages

PORTABLE := packages/vcdiagram-$(VERSION)-$(shell uname -m)

.PHONY: portable
portable: on-linux all patchelf
	Tools/Scripts/portable.sh $(PROGRAM) $(PORTABLE)
	Tools/Scripts/checksums.sh packages

.PHONY: wheel
wheel: portable wheel-tools
	$(WITH_WHEEL_TOOLS) Tools/Scripts/wheel.sh $(PORTABLE) packages
	Tools/Scripts/checksums.sh packages

# BUNDLE_URL is where it will be downloaded from. A release puts the folders of several machines into
# one bundle.
.PHONY: bundle
bundle: portable
	$(if $(BUNDLE_URL),,$(error say where the bundle will be: make bundle BUNDLE_URL=https://…))
	Tools/Scripts/artifact-bundle.py $(VERSION) packages $(BUNDLE_URL) \
	  $(shell uname -m)-unknown-linux-gnu=$(PORTABLE)
	Tools/Scripts/checksums.sh packages

# What a workflow of .github makes on other machines is told.
RELEASE_URL ?= https://example.org/vcdiagram/releases/$(VERSION)
.PHONY: release-rehearsal
release-rehearsal: on-linux all patchelf wheel-tools
	rm -rf packages/release packages/again
	for folder in packages/release packages/again; do \
	  $(WITH_WHEEL_TOOLS) Tools/Scripts/release.sh program $(PROGRAM) $(VERSION) $$folder && \
	  Tools/Scripts/release.sh rest $(VERSION) $$folder $(RELEASE_URL) || exit 1; \
	done
	diff -r packages/release packages/again
	rm -r packages/again
	@ls -l packages/release | awk 'NF > 2 { print $$5, $$NF }'
	@echo "Both times the same bytes. Not made here: the program for macOS, and those of other processors."

.PHONY: patchelf
patchelf:
	@command -v patchelf >/dev/null || { $(SUDO) apt-get update -qq && \
	  DEBIAN_FRONTEND=noninteractive $(SUDO) apt-get install -y -qq patchelf; }

# hatchling makes the wheel, in the versions that the tests take.
WITH_WHEEL_TOOLS := PATH="$(CURDIR)/.build-wheel/bin:$$PATH"
.PHONY: wheel-tools
wheel-tools:
	@if command -v apt-get >/dev/null && ! python3 -c "import venv, ensurepip" 2>/dev/null; then \
	  $(SUDO) apt-get update -qq && \
	  DEBIAN_FRONTEND=noninteractive $(SUDO) apt-get install -y -qq python3-venv; \
	fi
	@test -x .build-wheel/bin/hatchling || { python3 -m venv .build-wheel && \
	  .build-wheel/bin/pip install -q -c $(PYTHON_TOOLS) hatchling; }

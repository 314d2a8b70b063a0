# The reader of Swift source: a package of its own, because Swift's parser takes minutes to compile.
# What it builds lies in .build-reader, and what its tests build, for debugging, in .build-reader-tests.
#
# SYNTAX=toolchain   takes Swift's parser as the toolchain has it compiled, so the tests do: a build takes a
#                    quarter of the time, and reading an app several times as long. Where the toolchain
#                    lacks it, the package is compiled.
# SYNTAX=package     compiles Swift's parser, as `make reader` does.
# OPTIMISATION=      compiles its modules as a whole: from nothing that takes four times as long as file by
#                    file, and the program reads an app in less time.

READER_FOLDER := $(CURDIR)/.build-reader
TOOLCHAIN_SYNTAX = $(shell folder=$$($(SWIFT) -print-target-info | \
  sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')/host; \
  [ -d "$$folder/SwiftParser.swiftmodule" ] && echo "$$folder")

reader: SYNTAX ?= package
test-reader: SYNTAX ?= toolchain
reader: OPTIMISATION ?= -Xswiftc -no-whole-module-optimization
reader test-reader: export VCDIAGRAM_COMPILED_SYNTAX = $(if $(filter toolchain,$(SYNTAX)),$(TOOLCHAIN_SYNTAX))

.PHONY: reader
reader:
	$(SWIFT) build -c release -debug-info-format none $(OPTIMISATION) --package-path SwiftReader \
	  --scratch-path $(READER_FOLDER) --product vcdiagram-swift

# TESTS='Stacks' runs a suite.
.PHONY: test-reader
test-reader:
	$(SWIFT) test $(DEVELOPMENT) --package-path SwiftReader --scratch-path $(READER_FOLDER)-tests \
	  $(if $(TESTS),--filter '$(TESTS)')

# The reader of Swift source: a package of its own, because Swift's parser takes minutes to build.
# What it builds lies in .build-reader. Tests are built like the program, so that the parser is built
# once.

READER_FOLDER := $(CURDIR)/.build-reader
# The same for both: with other flags, the parser would be built again.
READER_FLAGS := -c release -debug-info-format none --package-path SwiftReader \
  --scratch-path $(READER_FOLDER)

.PHONY: reader
reader:
	$(SWIFT) build $(READER_FLAGS) --product vcdiagram-swift

.PHONY: test-reader
test-reader:
	$(SWIFT) test --disable-testable-imports $(READER_FLAGS)

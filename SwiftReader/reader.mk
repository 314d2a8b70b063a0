# The reader of Swift source: a package of its own, because Swift's parser takes minutes to build.
# What it builds lies in .build-reader, and its tests in .build-reader-tests. They are compiled for
# debugging: that takes a quarter of the time, and the fixtures are small.

READER_FOLDER := $(CURDIR)/.build-reader

.PHONY: reader
reader:
	$(SWIFT) build -c release -debug-info-format none --package-path SwiftReader \
	  --scratch-path $(READER_FOLDER) --product vcdiagram-swift

.PHONY: test-reader
test-reader:
	$(SWIFT) test --package-path SwiftReader --scratch-path $(READER_FOLDER)-tests

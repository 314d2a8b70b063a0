# The fuzzers: Tools/Fuzz/README.md says what they try. What is built, found and logged lies in
# .build-fuzz, so that the program's own build stays as it is.

FUZZ_SECONDS ?= 3600
# FUZZ_SHARE=--often draws ten times as many of the inputs.
FUZZ_SHARE ?=
FUZZ_TARGETS ?= json yaml printed logs storyboard template description steps changes arguments

FUZZ_FOLDER := $(CURDIR)/.build-fuzz
FUZZ := $(FUZZ_FOLDER)/release/Fuzz
# No leaks are looked for: Graphviz keeps memory of its own until the process ends. Swift's own
# report of a crash would hide the input from libFuzzer.
FUZZ_ENVIRONMENT := ASAN_OPTIONS=detect_leaks=0:malloc_context_size=4 SWIFT_BACKTRACE=enable=no
FUZZ_FLAGS := -max_len=4096 -len_control=0 -timeout=25 -rss_limit_mb=2048 -detect_leaks=0 \
  -print_final_stats=1
# GNU's gold cannot link it.
FUZZ_LINKER := $(if $(filter Linux,$(shell uname -s)),-Xswiftc -use-ld=lld)

# Empty where the toolchain has no libFuzzer: Xcode's has none.
HAS_FUZZER = $(shell $(SWIFT)c -sanitize=fuzzer,address -driver-print-jobs Tools/Fuzz/Sources/Fuzz/Main.swift \
  >/dev/null 2>&1 && echo yes)
NO_FUZZER := this Swift has no libFuzzer (Xcode's has none; those of swift.org for Linux have it)

.PHONY: fuzz-build
fuzz-build: libraries
	$(SWIFT) build -c release --package-path Tools/Fuzz --scratch-path $(FUZZ_FOLDER) \
	  --sanitize address -Xswiftc -sanitize=fuzzer $(FUZZ_LINKER) --product Fuzz

# Each target for FUZZ_SECONDS, as many at once as there are processors. What is new goes to .build-fuzz/corpus
# and is the next run's beginning; an input that fails goes to .build-fuzz/failures.
FUZZ_JOBS ?= $(shell getconf _NPROCESSORS_ONLN)
FUZZ_EACH = @$(MAKE) --no-print-directory -k -j$(FUZZ_JOBS)

.PHONY: fuzz
fuzz:
	$(if $(HAS_FUZZER),,$(error $(NO_FUZZER)))
	@$(MAKE) --no-print-directory fuzz-build
	@mkdir -p $(FUZZ_FOLDER)/logs $(FUZZ_FOLDER)/failures
	$(FUZZ_EACH) $(FUZZ_TARGETS:%=fuzz-new-%); status=$$?; \
	python3 Tools/Fuzz/count.py $(FUZZ_FOLDER)/logs/*.log; exit $$status

fuzz-new-%:
	@mkdir -p $(FUZZ_FOLDER)/corpus/$*; \
	log=$(FUZZ_FOLDER)/logs/$*-$$(date +%Y%m%d-%H%M%S).log; \
	echo "$* for $(FUZZ_SECONDS) seconds: $$log"; \
	$(FUZZ_ENVIRONMENT) $(FUZZ) --target=$* $(FUZZ_SHARE) $(FUZZ_FLAGS) \
	  -max_total_time=$(FUZZ_SECONDS) -artifact_prefix=$(FUZZ_FOLDER)/failures/$*- \
	  $(FUZZ_FOLDER)/corpus/$* $(CURDIR)/Tools/Fuzz/Corpus/$* >$$log 2>&1 \
	  || { grep -aE 'Fatal error|ERROR|SUMMARY|Test unit|^Base64' $$log; exit 1; }

# Only what is kept in the repository, each input once, and without libFuzzer: with what the tests have built.
.PHONY: fuzz-replay
fuzz-replay: libraries
	@$(SWIFT) build $(DEVELOPMENT) --product Replay
	@log=$$(mktemp); .build/debug/Replay Tools/Fuzz/Corpus 2>$$log || { tail -3 $$log; exit 1; }; \
	echo "$$(wc -l <$$log | tr -d ' ') inputs, none fails"; rm $$log

# Mutated documents, folders and settings, with strace: nothing outside is read or written, and nothing
# is started. Only on Linux.
OUTSIDE_COUNT ?= 10000
.PHONY: fuzz-outside
fuzz-outside: all reader
	python3 Tools/Fuzz/outside.py $(PROGRAM) --reader $(READER_FOLDER)/release/vcdiagram-swift \
	  --count $(OUTSIDE_COUNT)

# Mutated Swift files of the folders that SWIFT_FOLDERS names; by default, of the cases of the reader's tests.
SWIFT_FOLDERS ?= SwiftReader/Tests/SwiftReaderTests/Cases
SWIFT_COUNT ?= 20000
.PHONY: fuzz-swift
fuzz-swift: reader
	python3 Tools/Fuzz/swift-files.py $(READER_FOLDER)/release/vcdiagram-swift $(SWIFT_FOLDERS) \
	  --count $(SWIFT_COUNT) --keep $(FUZZ_FOLDER)/failures/swift

# Finds what each of the short inputs so far reaches, for Tools/Fuzz/pick.py.
.PHONY: fuzz-merge
fuzz-merge: fuzz-build
	@set -e; for target in $(FUZZ_TARGETS); do \
	  folder=$(FUZZ_FOLDER)/merged/$$target; rm -rf $$folder $$folder.control; mkdir -p $$folder; \
	  $(FUZZ_ENVIRONMENT) $(FUZZ) --target=$$target $(FUZZ_FLAGS) -max_len=500 \
	    -set_cover_merge=1 -use_counters=0 -merge_control_file=$$folder.control \
	    $$folder $(CURDIR)/Tools/Fuzz/Corpus/$$target $(FUZZ_FOLDER)/corpus/$$target >/dev/null 2>&1; \
	  echo "$$folder.control"; \
	done

# How the program is linked on Linux, so that it starts sooner. (`swift build` alone makes the same
# program, slower to start: Tools/Benchmarks/README.md has the difference.) What would only help a debugger
# isn't made, because the program is stripped.
#
# Swift's library is linked statically, so the program needs no Swift where it runs. It looks for no
# library in its own folder, where anybody may have put one. It has a fixed address, so that nothing
# in it is relocated at its start, and of C++'s library and libyaml the little that it needs. Nothing
# links to its symbols, so none are exported. Types are made by calls, not by names that Swift's
# runtime would have to read: for the conformance of a dictionary's key it would look through the
# whole program.
LINKING_FOLDER := $(CURDIR)/.build/linking
CXX_LIBRARY := $(shell cc -print-file-name=libstdc++.a 2>/dev/null)
YAML_LIBRARY := $(shell cc -print-file-name=libyaml.a 2>/dev/null)
FRONTEND := -disable-concrete-type-metadata-mangled-name-accessors
LINKER = -s --no-export-dynamic -L$(LINKING_FOLDER)
LINKING = --static-swift-stdlib --disable-local-rpath -debug-info-format none \
  $(FRONTEND:%=-Xswiftc -Xfrontend -Xswiftc %) \
  -Xswiftc -use-ld=lld -Xswiftc -Xclang-linker -Xswiftc -no-pie \
  -Xswiftc -Xclang-linker -Xswiftc -static-libgcc $(LINKER:%=-Xlinker %) \
  --pkg-config-path $(LINKING_FOLDER)

# A library's name may stand for a script that names another: that one is linked instead. libyaml's
# own folder comes before ours, so there pkg-config is answered in its place.
.PHONY: linking on-linux
on-linux:
linking:
	@mkdir -p $(LINKING_FOLDER)
	@case "$(CXX_LIBRARY)" in \
	  /*) echo "INPUT($(CXX_LIBRARY))" > $(LINKING_FOLDER)/libstdc++.so;; \
	esac
	@case "$(YAML_LIBRARY)" in \
	  /*) printf '%s\n' 'Name: LibYAML' 'Description: its archive' 'Version: 0' \
	    'Libs: -l:libyaml.a' > $(LINKING_FOLDER)/yaml-0.1.pc;; \
	esac

# The program must not load a library from its own folder.
.PHONY: check-libraries
check-libraries: all
	Tools/Scripts/planted-libraries.sh $(PROGRAM)

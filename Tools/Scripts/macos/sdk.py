"""Swift's own modules, compiled for macOS on Linux from their sources."""
import hashlib
import pathlib
import re
import shutil
import sys

from fetched import Unavailable, run, swift_source, zig_library

HERE = pathlib.Path(__file__).resolve().parent


def features(*names):
    return [part for name in names for part in ("-enable-experimental-feature", name)]


def upcoming(*names):
    return [part for name in names for part in ("-enable-upcoming-feature", name)]


def defines(*names):
    return [part for name in names for part in ("-D", name)]


# The flags with which Swift's own build compiles its library for macOS.
LANGUAGE = features(
    "Macros", "FreestandingMacros", "Extern", "BitwiseCopyable", "ValueGenerics",
    "AddressableParameters", "AddressableTypes", "AllowUnsafeAttribute", "LifetimeDependence",
    "Lifetimes", "NonescapableTypes", "BuiltinModule")
CORE = defines(
    "SWIFT_ENABLE_EXPERIMENTAL_CONCURRENCY", "SWIFT_ENABLE_REFLECTION",
    "SWIFT_STDLIB_ENABLE_VECTOR_TYPES", "SWIFT_ENABLE_VECTOR_TYPES", "SWIFT_STDLIB_HAS_COMMANDLINE",
    "SWIFT_STDLIB_ENABLE_UNICODE_DATA", "SWIFT_STDLIB_HAS_STDIN", "SWIFT_STDLIB_HAS_ENVIRON",
    "SWIFT_THREADING_DARWIN")
NO_CONCURRENCY = "-disable-implicit-concurrency-module-import"
NO_STRINGS = "-disable-implicit-string-processing-module-import"


def listed(file, start):
    """The Swift files of a list in a CMakeLists.txt."""
    text = file.read_text()
    if start not in text:
        raise Unavailable(f"{file.name} of Swift's library has no list '{start}'")
    text = text[text.index(start):]
    return re.findall(r"[\w+/-]+\.swift(?:\.gyb)?", text[:re.search(r"^\s*\)", text, re.M).start()])


class SDK:
    """What a Mac's SDK and toolchain give to the compiler."""

    def __init__(self, cache, toolchain, version, deployment):
        self.cache, self.toolchain = cache, toolchain
        self.target = f"arm64-apple-macosx{deployment}"
        self.source, self.zig = swift_source(cache), zig_library(cache)
        self.public = self.source / "swift/stdlib/public"
        self.root, self.resources = cache / "sdk", cache / "resources"
        self.modules, self.generated = self.resources / "macosx", cache / "generated"
        self.stubs, self.definitions = cache / "stubs", cache / "availability.rsp"
        # All that the modules so far were made of.
        self.state = self.target + version

    def frontend(self, *more):
        return ["swiftc", "-frontend", "-target", self.target, "-sdk", self.root,
                "-resource-dir", self.resources, "-I", self.modules,
                "-module-cache-path", self.cache / "module-cache", *more]

    def prepare(self):
        self.prepare_headers()
        self.generate_sources()
        self.write_availability()
        self.build_core()
        self.build_concurrency()
        self.build_string_processing()
        self.build_foundation()
        self.build_package_plugin()

    # --- Sources ---

    def prepare_headers(self):
        include = self.root / "usr/include"
        shutil.rmtree(self.root, ignore_errors=True)
        shutil.copytree(self.zig / "libc/include/any-darwin-any", include)
        (self.root / "usr/lib").mkdir(parents=True)
        shutil.copy(self.zig / "libc/darwin/libSystem.tbd", self.root / "usr/lib")
        for file in (HERE / "overlay").iterdir():
            shutil.copy(file, include)
        own = self.toolchain / "lib/swift/clang/include"
        lines = []
        for line in (include / "DarwinHeaders.h").read_text().splitlines():
            header = re.match(r"#include <(.*)>", line)
            if not header or (include / header[1]).exists() or (own / header[1]).exists():
                lines.append(line)
        (include / "DarwinHeaders.h").write_text("\n".join(lines) + "\n")
        self.modules.mkdir(parents=True, exist_ok=True)
        link = self.resources / "clang"
        link.unlink(missing_ok=True)
        link.symlink_to(self.toolchain / "lib/swift/clang")
        shutil.copytree(self.public / "SwiftShims/swift/shims", self.resources / "shims",
                        dirs_exist_ok=True)
        shim = self.resources / "shims/LibcOverlayShims.h"
        shim.write_text("#define SWIFT_STDLIB_HAS_ENVIRON 1\n" + shim.read_text())

    def generate_sources(self):
        """Expands Swift's templates."""
        self.generated.mkdir(exist_ok=True)
        for pattern in ("core/*.gyb", "Platform/Darwin.swift.gyb", "Platform/tgmath.swift.gyb",
                        "Concurrency/*.gyb", "Synchronization/Atomics/*.gyb"):
            for file in self.public.glob(pattern):
                done = run([sys.executable, self.source / "swift/utils/gyb", "--line-directive", "",
                            "-DCMAKE_SIZEOF_VOID_P=8", "-o", self.generated / file.stem, file])
                if done.returncode:
                    raise Unavailable(f"gyb can't expand {file.name}: {done.stderr[-300:]}")

    def write_availability(self):
        definitions = {}
        for line in (self.source / "swift/utils/availability-macros.def").read_text().splitlines():
            line = line.strip()
            if not line or line.startswith("#"):
                continue
            for entry in (line, line.replace("SwiftStdlib", "StdlibDeploymentTarget", 1)):
                definitions.setdefault(entry.split(":")[0], entry)
        self.definitions.write_text(
            "".join(f'-define-availability\n"{entry}"\n' for entry in definitions.values()))

    def file(self, folder, name):
        if name.endswith(".gyb"):
            return self.generated / pathlib.Path(name).stem
        return self.public / folder / name

    # --- Modules ---

    def build(self, name, sources, *flags, into=None):
        """Compiles a module, unless it was made of the same sources before."""
        folder = (into or self.modules) / f"{name}.swiftmodule"
        folder.mkdir(parents=True, exist_ok=True)
        sources = list(dict.fromkeys(sources))
        command = self.frontend(
            "-emit-module", "-o", folder / "arm64-apple-macos.swiftmodule", "-module-name", name,
            "-parse-as-library", "-swift-version", "5", "-enable-objc-interop",
            "-disable-objc-attr-requires-foundation-module", f"@{self.definitions}", *flags, *sources)
        # Each depends on those before it, and all but the first on the headers.
        self.state += " ".join(map(str, command)) + "".join(
            file.read_text() for file in sources if HERE in file.parents)
        if name == "SwiftOnoneSupport":
            self.state += "".join(file.read_text() for file in sorted((HERE / "overlay").iterdir()))
        key = hashlib.sha256(self.state.encode()).hexdigest()
        stamp = folder / "made"
        if stamp.exists() and stamp.read_text() == key:
            return
        stamp.unlink(missing_ok=True)
        print(f"check-macos: compiling Swift's module {name} for macOS", flush=True)
        done = run(command)
        if done.returncode:
            errors = [line for line in done.stderr.splitlines() if re.match(r"\S.*error:", line)]
            raise Unavailable(
                f"this compiler can't compile Swift's own module {name}:\n" + "\n".join(errors[:5]))
        stamp.write_text(key)

    def build_core(self):
        lists = self.public / "core/CMakeLists.txt"
        names = [*listed(lists, "OUT_LIST_EMBEDDED SWIFTLIB_EMBEDDED_SOURCES"),
                 *listed(lists, "OUT_LIST_EMBEDDED SWIFTLIB_EMBEDDED_GYB_SOURCES"),
                 "SIMDVector.swift", "SIMDConcreteOperations.swift.gyb", "SIMDVectorTypes.swift.gyb"]
        self.build("Swift", [self.file("core", name) for name in names], "-parse-stdlib",
                   "-module-link-name", "swiftCore", "-enable-experimental-concise-pound-file",
                   *LANGUAGE, *self.plugins(), *CORE)
        empty = self.generated / "empty.swift"
        empty.write_text("")
        self.build("SwiftOnoneSupport", [empty], "-parse-stdlib", NO_CONCURRENCY, NO_STRINGS)
        platform = self.public / "Platform"
        self.build("Darwin", [
            *(platform / name for name in (
                "Platform.swift", "TiocConstants.swift", "POSIXError.swift", "MachError.swift")),
            self.generated / "tgmath.swift", self.generated / "Darwin.swift"],
            NO_CONCURRENCY, NO_STRINGS,
            *defines("SWIFT_ENABLE_REFLECTION", "SWIFT_STDLIB_HAS_ENVIRON"))

    def build_concurrency(self):
        folder = self.public / "Concurrency"
        names = [*listed(folder / "CMakeLists.txt", "set(SWIFT_RUNTIME_CONCURRENCY_SWIFT_SOURCES"),
                 "CFExecutor.swift", "DispatchExecutor.swift", "ExecutorImpl.swift",
                 *sorted(file.name for file in folder.glob("*.gyb"))]
        self.build("_Concurrency", [self.file("Concurrency", name) for name in names],
                   "-parse-stdlib", "-module-link-name", "swift_Concurrency", NO_CONCURRENCY,
                   NO_STRINGS, *self.plugins(), *features("IsolatedAny"), *LANGUAGE,
                   "-I", folder / "InternalShims", "-strict-memory-safety")
        folder = self.public / "Synchronization"
        self.build("Synchronization", [
            *sorted(folder.glob("Atomics/*.swift")), folder / "Cell.swift",
            folder / "Mutex/DarwinImpl.swift", folder / "Mutex/Mutex.swift",
            self.generated / "AtomicIntegers.swift", self.generated / "AtomicStorage.swift"],
            "-enable-builtin-module", NO_STRINGS,
            *features("RawLayout", "StaticExclusiveOnly", "Extern", "BuiltinModule"))

    def build_string_processing(self):
        folder = self.source / "swift-experimental-string-processing/Sources"
        unicode = self.cache / "unicode"
        unicode.mkdir(exist_ok=True)
        shutil.copy(folder / "_CUnicode/include/UnicodeData.h", unicode)
        (unicode / "module.modulemap").write_text(
            'module _CUnicode { header "UnicodeData.h" export * }\n')
        for name in ("_RegexParser", "_StringProcessing"):
            self.build(name, sorted(folder.glob(f"{name}/**/*.swift")), NO_STRINGS, "-I", unicode)

    # --- Packages ---

    def written(self, text):
        """A file that declares what a module lacks here."""
        file = self.generated / f"{text.split()[1]}.swift"
        file.write_text(text)
        return file

    def build_package(self, package, name, folder, *flags, more=()):
        """A module of a package. Its functions' bodies run nowhere here, so they are left out."""
        self.build(name, [*sorted(folder.rglob("*.swift")), *more], "-I", self.stubs,
                   "-package-name", package, "-experimental-skip-non-inlinable-function-bodies",
                   *self.plugins(), *flags, into=self.stubs)

    def build_foundation(self):
        """FoundationEssentials from its sources; of the rest of Foundation, a stub."""
        folder = self.source / "swift-collections/Sources"
        for name, path in [("InternalCollectionsUtilities", "InternalCollectionsUtilities"),
                           ("_RopeModule", "RopeModule"), ("OrderedCollections", "OrderedCollections")]:
            self.build_package("swift-collections", name, folder / path)
        folder = self.generated / "FoundationEssentials"
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(self.source / "swift-foundation/Sources/FoundationEssentials", folder)
        for file in folder.rglob("*.swift"):
            # Here the C library's headers belong to the shims, not to Darwin.
            file.write_text(file.read_text().replace(
                "internal import _FoundationCShims", "public import _FoundationCShims"))
        logger = self.written("struct Logger { init(subsystem: String, category: String) {} }\n")
        shims = self.source / "swift-foundation/Sources/_FoundationCShims/include/module.modulemap"
        systems = "macOS 15, iOS 18, tvOS 18, watchOS 11"
        self.shims = ["-Xcc", f"-fmodule-map-file={shims}"]
        self.build_package(
            "swift-foundation", "FoundationEssentials", folder, *self.shims, *upcoming(
                "InferSendableFromCaptures", "MemberImportVisibility"),
            *[part for version in ("6.0.2", "6.1", "6.2")
              for part in ("-define-availability", f"FoundationPreview {version}:{systems}")],
            *features("VariadicGenerics", "AccessLevelOnImport"), *LANGUAGE, more=[logger])
        for name in ("ObjectiveC", "Foundation"):
            self.build(name, [HERE / f"stubs/{name}.swift"], "-I", self.stubs, *self.shims,
                       into=self.stubs)

    def build_package_plugin(self):
        self.build_package("swiftpm", "PackagePlugin", self.source / "swiftpm/Sources/PackagePlugin",
                           *self.shims, "-package-description-version", "6.2")

    def plugins(self):
        return ["-plugin-path", self.toolchain / "lib/swift/host/plugins"]

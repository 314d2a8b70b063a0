#!/usr/bin/env python3
"""Compiles the package's modules for macOS on Linux: CONTRIBUTING.md says what that can't see.

    check.py PACKAGE CACHE [--required] [--planted]

With --planted it tries itself: each file of `planted` has what only Linux has, and must give the error that
its first line names. Prints each error with its place, and exits with 1 if there is one. Where the check can't run, it
prints the reason and exits with 0, or with --required with 2.
"""
import json
import pathlib
import re
import shutil
import sys

from fetched import Unavailable, library_headers, run
from sdk import SDK

# Modules that cannot be compiled for macOS here: this compiler's macros need the Testing of its own version.
ABSENT = {"Testing", "XCTest"}
# It reads JSON and XML with Foundation, to try what the program writes.
BEYOND_STUB = {"Replay"}
IMPORT = re.compile(
    r"^\s*(?:@\w+\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+"
    r"(?:(?:struct|class|enum|func|var|let|typealias|protocol)\s+)?(\w+)", re.M)
# Symbols of the libraries that the package links, and of Swift's runtime.
LIBRARIES = re.compile(
    r"_(ag|Ag|gv|State$|arrow_flags$|common_init_|compute_bb$|do_graph_label$|free_label$|new_spline$"
    r"|yaml_|XML_|swift_|_swift|\$s|objc_|OBJC_|_objc)|\$s")


PLANTED = pathlib.Path(__file__).resolve().parent / "planted"


class Package:
    def __init__(self, root, cache, sdk, build="build"):
        self.root, self.sdk, self.build = root, sdk, cache / build
        shutil.rmtree(self.build, ignore_errors=True)
        (self.build / "modules").mkdir(parents=True)
        dump = run(["swift", "package", "--package-path", root, "--scratch-path", cache / "scratch",
                    "dump-package"])
        if dump.returncode:
            sys.exit(f"check-macos: {dump.stderr}")
        manifest = json.loads(dump.stdout)
        self.name = manifest["name"]
        self.targets = {target["name"]: target for target in manifest["targets"]}
        self.include = library_headers(cache)
        self.errors, self.skipped, self.compiled = [], {}, {}

    def folder(self, target):
        base = {"test": "Tests", "plugin": "Plugins"}.get(target["type"], "Sources")
        return self.root / (target.get("path") or f"{base}/{target['name']}")

    def dependencies(self, name):
        for dependency in self.targets[name]["dependencies"]:
            other = (dependency.get("byName") or dependency.get("target") or [None])[0]
            if other in self.targets:
                yield other

    def ordered(self):
        """The targets, each after those it depends on."""
        done = {}

        def visit(name):
            if name not in done:
                for other in self.dependencies(name):
                    visit(other)
                done[name] = None
        for name in self.targets:
            visit(name)
        return list(done)

    def note(self, name, done):
        """Keeps a compiler's errors, with paths from the package's root."""
        lines = [line.replace(f"{self.root}/", "") for line in done.stderr.splitlines()]
        found = [line for line in lines if re.match(r"\S.*?: (?:fatal )?error: ", line)]
        if done.returncode and not found:
            found = [f"{name}: error: the compiler ended with {done.returncode}: {done.stderr[-400:]}"]
        # A header's errors come again with each file that includes it.
        self.errors += [line for line in dict.fromkeys(found) if line not in self.errors]

    def compile_c(self, name, folder):
        (self.build / f"{name}.modulemap").write_text(
            f'module {name} {{ umbrella header "{folder}/include/{name}.h" export * }}\n')
        include = [part for path in self.include for part in ("-I", path)]
        for file in sorted(folder.rglob("*.c")):
            self.note(name, run([
                self.sdk.toolchain / "bin/clang", "-target", self.sdk.target, "-isysroot",
                self.sdk.root, "-Wall", "-Wextra", "-Wno-unused-parameter", "-fblocks", "-I",
                folder / "include", *include, "-c", file, "-o",
                self.build / f"{name}-{file.stem}.o"]))

    def clang_flags(self):
        maps = [*self.build.glob("*.modulemap")] + [
            self.folder(target) / "module.modulemap" for target in self.targets.values()
            if target["type"] == "system"]
        flags = [f"-fmodule-map-file={file}" for file in maps]
        return [part for flag in flags + [f"-I{folder}" for folder in self.include]
                for part in ("-Xcc", flag)]

    @staticmethod
    def flags(target):
        """The manifest's own flags for the compiler; a plugin's API is that of the manifest's version."""
        kinds = [setting["kind"] for setting in target.get("settings", []) if setting["tool"] == "swift"]
        flags = [flag for kind in kinds for flag in kind.get("unsafeFlags", {}).get("_0", [])]
        return flags + (["-package-description-version", "6.2"] if target["type"] == "plugin" else [])

    def compile_swift(self, name, target, folder):
        excluded = [folder / path for path in target.get("exclude", [])]
        sources = [file for file in sorted(folder.rglob("*.swift"))
                   if not any(path == file or path in file.parents for path in excluded)]
        imported = {module for file in sources for module in IMPORT.findall(file.read_text())}
        missing = sorted(imported & ABSENT) + [
            other for other in self.dependencies(name) if other in self.skipped]
        if missing:
            self.skipped[name] = "imports " + ", ".join(missing)
            return
        if name in BEYOND_STUB:
            self.skipped[name] = "needs more of Foundation than the stub has"
            return
        library = [] if any(file.name == "main.swift" for file in sources) else ["-parse-as-library"]
        done = run(self.sdk.frontend(
            "-emit-module", "-o", self.build / "modules" / f"{name}.swiftmodule",
            "-module-name", name, "-package-name", self.name, "-swift-version", "6",
            "-enable-objc-interop", "-enable-testing", "-Onone", "-D", "DEBUG", "-D", "SWIFT_PACKAGE",
            "-diagnostic-style", "llvm", "-I", self.build / "modules", "-I", self.sdk.stubs,
            *self.sdk.shims, *self.sdk.plugins(), *self.flags(target), *library, *self.clang_flags(), *sources), cwd=self.root)
        self.note(name, done)
        if done.returncode:
            self.skipped[name] = "has errors"
        else:
            self.compiled[name] = len(sources)

    def check_planted(self):
        """Compiles each planted file as a module of its own; returns the files that pass unnoticed."""
        unnoticed = []
        for file in sorted(PLANTED.iterdir()):
            self.errors, folder = [], self.build / file.stem
            (folder / "include").mkdir(parents=True)
            shutil.copy(file, folder)
            target = {"name": "Planted" + file.stem.title().replace("-", ""), "type": "regular",
                      "dependencies": []}
            self.targets[target["name"]] = target
            if file.suffix == ".c":
                self.compile_c(target["name"], folder)
            else:
                self.compile_swift(target["name"], target, folder)
            if not self.errors:
                self.check_symbols()
            expected = file.read_text().splitlines()[0].removeprefix("// error: ")
            found = [line for line in self.errors if f" error: {expected}" in line]
            print(f"check-macos: planted {file.name}: {found[0] if found else 'NOT NOTICED'}")
            if not found:
                unnoticed.append(file.name)
                print("\n".join(self.errors))
        return unnoticed

    def check(self):
        for name in self.ordered():
            target = self.targets[name]
            folder = self.folder(target)
            if target["type"] in ("system", "binary", "macro"):
                continue
            if any(folder.rglob("*.c")):
                self.compile_c(name, folder)
            else:
                self.compile_swift(name, target, folder)
        if not self.errors:
            self.check_symbols()

    def check_symbols(self):
        """Each C symbol must be libSystem's, or a library's that the package links."""
        exported = set(re.findall(
            r"""["'\s,\[](_[\w$]+)""", (self.sdk.root / "usr/lib/libSystem.tbd").read_text()))
        nm = shutil.which("llvm-nm", path=self.sdk.toolchain / "bin") or shutil.which("nm")
        if not nm:
            raise Unavailable("there is no nm")
        defined, wanted = set(), {}
        for file in sorted(self.build.glob("*.o")):
            for parts in map(str.split, run([nm, file]).stdout.splitlines()):
                if len(parts) > 1 and parts[-2] == "U":
                    wanted.setdefault(parts[-1], []).append(file.stem)
                elif len(parts) > 1:
                    defined.add(parts[-1])
        for symbol, users in sorted(wanted.items()):
            if symbol not in defined | exported and not LIBRARIES.match(symbol) \
                    and not symbol.startswith("___"):
                self.errors.append(
                    f"{', '.join(users)}: error: no library on macOS is known to have '{symbol}'")


def check(root, cache, planted):
    toolchain = shutil.which("swiftc")
    if not toolchain:
        raise Unavailable("there is no swiftc")
    version = run(["swiftc", "--version"]).stdout
    sdk = SDK(cache, pathlib.Path(toolchain).resolve().parent.parent, version, deployment="15.0")
    sdk.prepare()
    package = Package(root, cache, sdk, "planted" if planted else "build")
    if planted:
        unnoticed = package.check_planted()
        print(f"check-macos: {len(list(PLANTED.iterdir()))} planted, {len(unnoticed)} not noticed")
        return 1 if unnoticed else 0
    package.check()
    for line in package.errors:
        print(line)
    for name, reason in package.skipped.items():
        print(f"check-macos: not compiled: {name} {reason}")
    files = sum(package.compiled.values())
    print(f"check-macos: {len(package.compiled)} Swift modules ({files} files) compile for {sdk.target};"
          f" errors: {len(package.errors)}; modules not compiled: {len(package.skipped)}")
    return 1 if package.errors else 0


def main():
    options = {"--required", "--planted"} & set(sys.argv)
    arguments = [argument for argument in sys.argv[1:] if argument not in options]
    if len(arguments) != 2:
        sys.exit(__doc__)
    root, cache = (pathlib.Path(argument).resolve() for argument in arguments)
    cache.mkdir(parents=True, exist_ok=True)
    try:
        return check(root, cache, "--planted" in options)
    except Unavailable as reason:
        print(f"check-macos: skipped, nothing was compiled for macOS: {reason}", file=sys.stderr)
        return 2 if "--required" in options else 0


if __name__ == "__main__":
    sys.exit(main())

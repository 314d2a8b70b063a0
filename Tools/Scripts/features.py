#!/usr/bin/env python3
"""Compiles each feature without all others: so each can be left out, and the rest compiles.

    Tools/Scripts/features.py .build/debug                  every feature
    Tools/Scripts/features.py .build/debug Logs Preview     these

A feature is a folder of ModelFeatures, FigureFeatures or CommandFeatures, and those of the same name in
the others. It may use the core and itself. Beside it stand only the lists that register features, which lose
a line with it. The argument is a folder of products that has the core's modules.
"""
import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys
import tempfile

PROJECT = pathlib.Path(__file__).resolve().parent.parent.parent
MODULES = ["ModelFeatures", "FigureFeatures", "CommandFeatures"]
# They name the rows of all features.
LISTS = {"Inputs", "Features"}

products = (PROJECT / sys.argv[1]).resolve()
# As SwiftPM names the package: by its folder.
package = re.sub(r"[^a-z0-9]", "_", PROJECT.name.lower())
core = ["-swift-version", "6", "-package-name", package, "-I", str(products / "Modules")]
for library in ["Expat", "YAML", "Graphviz"]:
    core += ["-I", str(PROJECT / "Sources/Libraries" / library)]
for library in ["FileExchange", "GraphvizShim", "LateLibraries"]:
    core += ["-Xcc", f"-fmodule-map-file={products}/VC{library}.build/module.modulemap"]
core += ["-Xcc", f"-I{PROJECT}/.build-tools/include"]


def compiled(feature):
    """What the compiler has against a feature; empty if nothing."""
    with tempfile.TemporaryDirectory() as folder:
        for module in MODULES:
            files = [str(file) for file in (PROJECT / "Sources" / module / feature).rglob("*.swift")]
            if not files:
                # So that the others' module is not found.
                empty = pathlib.Path(folder, "Empty.swift")
                empty.touch()
                files = [str(empty)]
            outcome = subprocess.run(
                ["swiftc", "-emit-module", "-module-name", f"VC{module}", "-I", folder, *core, "-parse-as-library",
                 "-o", f"{folder}/VC{module}.swiftmodule", *files],
                capture_output=True, text=True)
            if outcome.returncode:
                return f"{feature} needs another feature, or doesn't compile:\n{outcome.stderr}"
    return ""


features = sys.argv[2:] or sorted({
    folder.name for module in MODULES for folder in (PROJECT / "Sources" / module).iterdir()
    if folder.is_dir()} - LISTS)
with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
    faults = [fault for fault in pool.map(compiled, features) if fault]
print("\n".join(faults) or f"{len(features)} features, each alone")
sys.exit(bool(faults))

#!/usr/bin/env python3
"""Mutates whole Swift files of any folder, or the cases of the reader's tests, and lets vcdiagram-swift read them.

    Tools/Fuzz/swift-files.py READER FOLDER... [--count 20000] [--seed 1] [--together 20]

Each mutation begins with a file and cuts it, doubles it, puts another file into it, renames types,
turns a declaration into another kind, or several of these. So many together are an app, which the
program reads once; a crash, an exit other than 0 and 65, more than `--limit` seconds, and a process
left behind are failures. A failing app is made smaller and kept in `--keep`."""

import argparse
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

KINDS = ["class", "struct", "enum", "protocol", "extension", "actor", "typealias"]
SYSTEM = ["UIView", "UIViewController", "View", "Self", "Any", "UINavigationController", "String",
          "AppDelegate", "EnvironmentValues", "NavigationLink", "UIWindow", "Optional", "Never"]
DECLARED = re.compile(r"\b(?:class|struct|enum|protocol|extension|actor|typealias)\s+(\w+)")
NAMES = re.compile(r"\b[A-Z]\w+\b")


def cut(text, other, pick):
    start, end = sorted(pick.randrange(len(text) + 1) for _ in range(2))
    return pick.choice([text[:start], text[start:], text[:start] + text[end:], text[start:end]])


def double(text, other, pick):
    lines = text.splitlines(True)
    start, end = sorted(pick.randrange(len(lines) + 1) for _ in range(2))
    return pick.choice([text * 2, "".join(lines[:end] + lines[start:])])


def nest(text, other, pick):
    lines = text.splitlines(True)
    place = pick.randrange(len(lines) + 1)
    inner = "".join(lines[:place]) + other + "".join(lines[place:])
    name = pick.choice(NAMES.findall(text) + SYSTEM)
    kind = pick.choice(KINDS[:6])
    return pick.choice([
        inner, f"{kind} {name} {{\n{text}\n}}\n", f"extension {name} {{\n{other}\n{text}}}\n",
        f"func f() {{\n{text}\n}}\n", f"let a = {{\n{text}\n}}\n", f"#if DEBUG\n{text}#else\n{other}"])


def rename(text, other, pick):
    names = DECLARED.findall(text) or NAMES.findall(text)
    if not names:
        return text
    old = pick.choice(names)
    new = pick.choice(DECLARED.findall(other) + DECLARED.findall(text) + SYSTEM)
    return re.sub(rf"\b{old}\b", new, text, count=pick.choice([0, 0, 1, 2]))


def turn(text, other, pick):
    found = list(re.finditer(r"\b(?:class|struct|enum|protocol|extension|actor)\b", text))
    if not found:
        return text
    chosen = pick.sample(found, min(len(found), pick.choice([1, 1, 2, 5])))
    for match in sorted(chosen, key=lambda match: -match.start()):
        text = text[:match.start()] + pick.choice(KINDS) + text[match.end():]
    return text


def swap(text, other, pick):
    """Exchanges two runs of lines, of this file or of both."""
    ours, theirs = text.splitlines(True), pick.choice([text, other]).splitlines(True)
    start, end = sorted(pick.randrange(len(ours) + 1) for _ in range(2))
    first, last = sorted(pick.randrange(len(theirs) + 1) for _ in range(2))
    return "".join(ours[:start] + theirs[first:last] + ours[end:])


def mutated(texts, pick):
    text, other = pick.choice(texts), pick.choice(texts)
    for _ in range(pick.choice([1, 1, 2, 3, 5])):
        text = pick.choice([cut, double, nest, rename, rename, turn, turn, swap])(text, other, pick)
        text = text[:400_000]
    return text


def failure(reader, texts, limit):
    """What went wrong when an app of these files was read, None if nothing did."""
    with tempfile.TemporaryDirectory() as folder:
        for number, text in enumerate(texts):
            with open(f"{folder}/{number}.swift", "w", encoding="utf-8") as file:
                file.write(text)
        start = time.monotonic()
        process = subprocess.Popen(
            [reader, "--no-cache", folder], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
            start_new_session=True)
        try:
            _, words = process.communicate(timeout=limit)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
            return f"more than {limit} seconds"
        took = time.monotonic() - start
        failure.slowest = max(failure.slowest, took)
        try:
            os.killpg(process.pid, signal.SIGKILL)
            return "a process is left behind"
        except ProcessLookupError:
            pass
        if process.returncode not in (0, 65):
            return f"exit {process.returncode}: {words[-300:].decode(errors='replace')}"
        if b"takes longer than" in words:
            return words.decode(errors="replace")
        return None


failure.slowest = 0


def smaller(reader, texts, limit):
    """The fewest of these files that fail."""
    for text in texts:
        if failure(reader, [text], limit):
            return [text]
    kept = list(texts)
    for text in texts:
        rest = [other for other in kept if other is not text]
        if rest and failure(reader, rest, limit):
            kept = rest
    return kept


def sources(path):
    """The Swift files in a file: itself, or those of the cases of the reader's tests."""
    if not path.endswith((".swift", ".txt")):
        return []
    text = open(path, encoding="utf-8", errors="replace").read()
    if path.endswith(".swift"):
        return [text]
    inputs = [re.split(r"^\$", case, flags=re.M)[0] for case in re.split(r"^= .*\n", text, flags=re.M)]
    return [file for case in inputs for file in re.split(r"^--- .*\n", case, flags=re.M)]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("reader")
    parser.add_argument("folders", nargs="+")
    parser.add_argument("--count", type=int, default=20000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--together", type=int, default=20)
    parser.add_argument("--limit", type=float, default=5)
    parser.add_argument("--keep", default=".build-fuzz/failures/swift")
    options = parser.parse_args()
    paths = sorted(
        os.path.join(folder, name) for top in options.folders
        for folder, _, names in os.walk(top) for name in names)
    texts = [text for path in paths for text in sources(path) if 0 < len(text) < 200_000]
    if not texts:
        sys.exit("no Swift file")
    pick = random.Random(options.seed)
    done = failures = 0
    while done < options.count:
        app = [mutated(texts, pick) for _ in range(min(options.together, options.count - done))]
        done += len(app)
        reason = failure(options.reader, app, options.limit)
        if reason:
            failures += 1
            app = smaller(options.reader, app, options.limit)
            place = f"{options.keep}/{options.seed}-{done}"
            shutil.rmtree(place, ignore_errors=True)
            os.makedirs(place)
            for number, text in enumerate(app):
                with open(f"{place}/{number}.swift", "w", encoding="utf-8") as file:
                    file.write(text)
            print(f"{place}: {reason}", flush=True)
    print(f"{done} mutations of {len(texts)} files, {failures} failures, "
          f"slowest app {failure.slowest:.1f} s")
    sys.exit(1 if failures else 0)


main()

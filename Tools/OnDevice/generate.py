#!/usr/bin/env python3
"""Writes the tests of Tests/OnDeviceTests from cases.json.

generate.py [--check] [FOLDER]                       writes the tests, or ends with 1 where they differ
generate.py --record FILE [--ios N] [--idiom NAME] [--only NAME]   writes what vcdiagram answers, in the form of a result
"""
import argparse
import json
import pathlib
import sys
import textwrap

here = pathlib.Path(__file__).parent
sys.path.insert(0, str(here))
from engine import Engine  # noqa: E402

RULE_TESTS = """\
// Written by generate.py from cases.json: edit those.
import XCTest

final class RuleTests: XCTestCase {{
{tests}
}}
"""
CASES = """\
// Written by generate.py from cases.json: edit those.
let casesText = #\"\"\"
{cases}  \"\"\"#
"""


def files(text):
    cases = json.loads(text)
    names = [case["name"] for case in cases]
    repeated = {name for name in names if names.count(name) > 1}
    if repeated:
        sys.exit(f"cases.json: several cases are called {', '.join(sorted(repeated))}")
    tests = "\n".join(
        f'  @MainActor func test{case["rule"]}_{case["name"]}() async throws {{\n'
        f'    try await record("{case["name"]}")\n'
        "  }"
        for case in cases)
    return {"RuleTests.swift": RULE_TESTS.format(tests=tests), "Cases.swift": CASES.format(cases=textwrap.indent(text, "  "))}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("folder", nargs="?", default=here / "Tests" / "OnDeviceTests", type=pathlib.Path)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--record", type=pathlib.Path)
    parser.add_argument("--ios", default="26")
    parser.add_argument("--idiom", default="phone")
    parser.add_argument("--only", help="the first words of the names of the cases to record")
    parser.add_argument("--program", default="vcdiagram")
    call = parser.parse_args()
    text = (here / "cases.json").read_text()
    if call.record:
        device = {"system": call.ios, "idiom": call.idiom}
        engine = Engine(call.program, device)
        chosen = [case for case in json.loads(text) if case["name"].startswith(call.only or "")]
        cases = [engine.observation(case) for case in chosen]
        call.record.write_text(json.dumps({"device": device, "cases": cases}, indent=1) + "\n")
        return
    stale = False
    for name, content in files(text).items():
        path = call.folder / name
        if call.check:
            if not path.exists() or path.read_text() != content:
                print(f"{path} is out of date; run {pathlib.Path(sys.argv[0]).name}")
                stale = True
        else:
            path.write_text(content)
    sys.exit(1 if stale else 0)


if __name__ == "__main__":
    main()

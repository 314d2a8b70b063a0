#!/usr/bin/env python3
"""Tells where UIKit, as recorded on a device, differs from vcdiagram: compare-device.py RESULT.json

Ends with 1 where there is a difference. A pointer to one of UIKit's own controllers is compared as one that
isn't the app's. Calls are recorded, and not compared.
"""
import argparse
import json
import pathlib
import sys

here = pathlib.Path(__file__).parent
sys.path.insert(0, str(here))
from engine import POINTERS, Engine  # noqa: E402


def named(value, known):
    return value if value is None or value in known else "UIKit's own"


def differences(seen, expected):
    """The differences of two states, as (what, the device's, vcdiagram's)."""
    rows = {row["id"]: row for row in seen["viewControllers"]}
    answers = {row["id"]: row for row in expected["viewControllers"]}
    known = set(rows) | {id for id in answers if "." not in id}
    for id in sorted(set(answers) & set(rows)):
        row, answer = rows[id], answers[id]
        for name in ["inWindow", *POINTERS]:
            one, other = row.get(name), answer[name]
            if name != "inWindow":
                one, other = named(one, known), named(other, known)
            if one != other:
                yield f"{id}.{name}", one, other
        one = [named(child, known) for child in row["children"]]
        other = [named(child, known) for child in answer["children"]]
        if one != other:
            yield f"{id}.children", one, other
    for id in sorted(id for id in answers if id not in rows and "." not in id):
        yield id, "not there", "there"
    for path, value in expected["properties"].items():
        if seen.get("properties", {}).get(path) != value:
            yield path, seen.get("properties", {}).get(path), value
    for line in expected["logs"]:
        if line not in seen.get("logs", []):
            yield "log", None, line
    for line in seen.get("logs", []):
        if line not in expected["logs"]:
            yield "log", line, None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("result", type=pathlib.Path)
    parser.add_argument("--program", default="vcdiagram")
    call = parser.parse_args()
    result = json.loads(call.result.read_text())
    engine = Engine(call.program, result["device"])
    cases = {case["name"]: case for case in json.loads((here / "cases.json").read_text())}
    count = 0
    for seen in result["cases"]:
        if seen["name"] not in cases:
            sys.exit(f"cases.json has no case {seen['name']}")
        expected = engine.observation(cases[seen["name"]])
        for state, answer in zip(seen["states"], expected["states"]):
            for what, one, other in differences(state, answer):
                count += 1
                print(f"{seen['rule']} {seen['name']}, step {state['step']}: {what}: "
                      f"device {json.dumps(one)}, vcdiagram {json.dumps(other)}")
    missing = sorted(set(cases) - {seen["name"] for seen in result["cases"]})
    if missing:
        print(f"not recorded: {', '.join(missing)}")
    device = result["device"]
    print(f"iOS {device['system']}, {device['idiom']}: {len(result['cases'])} cases, {count} differences")
    sys.exit(1 if count else 0)


if __name__ == "__main__":
    main()

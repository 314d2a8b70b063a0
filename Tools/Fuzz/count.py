#!/usr/bin/env python3
"""Sums what the logs of `make fuzz` say, as a table: count.py .build-fuzz/logs/*.log"""

import collections
import pathlib
import re
import sys

FORMATS = ["svg", "json", "dot", "png", "pdf"]


def main(paths):
    sums = collections.defaultdict(collections.Counter)
    for path in map(pathlib.Path, paths):
        text = path.read_text(errors="replace")
        target = re.match(r"[a-z]+", path.name)[0]
        for name, number in re.findall(r"^stat::(\w+): +(\d+)$", text, re.MULTILINE):
            sums[target][name] += int(number)
        sums[target]["failures"] += len(re.findall(r"^SUMMARY: ", text, re.MULTILINE))
    rows = [(target, sums[target]) for target in sums]
    rows.append(("together", sum(sums.values(), collections.Counter())))
    print("| target | inputs | of them drawn | pictures: " + " / ".join(FORMATS) + " | failures |")
    print("|---|---|---|---|---|")
    for target, counts in rows:
        pictures = " / ".join(f"{counts['pictures_' + name]:,}" for name in FORMATS)
        print(
            f"| {target} | {counts['number_of_executed_units']:,} | {counts['inputs_drawn']:,} "
            f"| {pictures} | {counts['failures']} |"
        )


main(sys.argv[1:])

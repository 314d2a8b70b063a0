#!/usr/bin/env python3
"""Copies the few inputs that reach most: pick.py MERGE-CONTROL-FILE COUNT FOLDER

The file is what libFuzzer writes with -merge_control_file: the names of the inputs, and for each
the numbers of the edges that it reaches. The next one is always the one that reaches most of what
the others, and those in FOLDER, do not; of several the shortest.
"""

import pathlib
import shutil
import sys


def main(control, count, folder):
    lines = pathlib.Path(control).read_text().splitlines()
    names = [pathlib.Path(line) for line in lines[2 : 2 + int(lines[0])]]
    reached = {}
    for line in lines[2 + len(names) :]:
        kind, number, *edges = line.split()
        if kind == "FT":
            reached.setdefault(int(number), set()).update(edges)
    folder = pathlib.Path(folder)
    known = set()
    for number, edges in reached.items():
        if names[number].parent.resolve() == folder.resolve():
            known |= edges
    for _ in range(int(count)):
        best = max(reached, key=lambda one: (len(reached[one] - known), -one), default=None)
        if best is None or not reached[best] - known:
            break
        known |= reached[best]
        shutil.copy(names[best], folder)


main(*sys.argv[1:])

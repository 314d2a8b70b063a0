#!/usr/bin/env python3
"""Lists the functions that run when a figure is drawn, and checks that the list still holds.

    startup-order.py list PROGRAM MAP LIST
    startup-order.py check MAP LIST

The program has its symbols, but no debug information; MAP is the map of its linking by lld. Listing
takes valgrind and nm. A check fails when more than a tenth of the names are in no program any more.
"""

import bisect
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).parent.parent.parent
# What the most usual run needs comes first, then what others need besides.
RUNS = [("json", "svg"), ("yaml", "svg"), ("json", "png"), ("json", "pdf")]
# Bytes of a section from which on it is not moved: as many as the kernel maps at once.
LARGE = 65536


def executed(program, source, format, folder):
    """The addresses of the program's own instructions that one run executes."""
    profile = folder / "profile"
    subprocess.run(
        ["valgrind", "--tool=callgrind", "--dump-instr=yes", f"--callgrind-out-file={profile}"]
        + [program, ROOT / f"Samples/figure-17-7.{source}", "-o", folder / f"figure.{format}"],
        check=True, capture_output=True)
    addresses, objects, last, is_ours = set(), {}, 0, False
    for line in open(profile):
        if found := re.match(r"c?ob=(\(\d+\))(?: (.*))?$", line):
            number, name = found.groups()
            objects[number] = name or objects[number]
            if line.startswith("ob="):
                is_ours = pathlib.Path(objects[number]) == program
        elif found := re.match(r"(0x[0-9a-f]+|[+-]\d+|\*) ", line):
            place = found.group(1)
            relative = 0 if place == "*" else int(place, 0)
            last = relative if place.startswith("0x") else last + relative
            if is_ours:
                addresses.add(last)
    return addresses


def functions(program):
    """The names at each address that a function begins at, and the address behind its last byte."""
    names = {}
    table = subprocess.run(["nm", "-S", program], check=True, capture_output=True, text=True).stdout
    for line in table.splitlines():
        fields = line.split()
        if len(fields) == 4 and fields[2] in "tTwWi":
            start, size = int(fields[0], 16), int(fields[1], 16)
            names.setdefault(start, (start + size, set()))[1].add(fields[3])
    return names


def large_sections(map):
    """Where many functions stand in one section: what is compiled without sections for each."""
    places = []
    for line in open(map):
        found = re.match(r" *([0-9a-f]+) +[0-9a-f]+ +([0-9a-f]+) +\d+ {9}\S.*:\(\.text\)$", line)
        if found and int(found.group(2), 16) >= LARGE:
            start = int(found.group(1), 16)
            places.append(range(start, start + int(found.group(2), 16)))
    return places


def check(map, listed):
    text = open(map, errors="replace").read()
    # The map has no line for a local function, only for its section.
    known = set(re.findall(r"\S+$", text, re.MULTILINE))
    known |= set(re.findall(r":\(\.text\.(?:unlikely\.|hot\.)?(\S+)\)$", text, re.MULTILINE))
    names = open(listed).read().split()
    there = sum(name in known for name in names)
    print(f"{there} of the {len(names)} functions in {listed} are in the program")
    if there < 0.9 * len(names):
        sys.exit("run 'make order', which lists them again")


def list_functions(program, map, listing):
    program = pathlib.Path(program).resolve()
    names = functions(program)
    starts = sorted(names)
    listed = []
    # One name would bring its whole section between the others: not even a helper's that each
    # object has.
    large = large_sections(map)
    unlistable = set()
    for start, (_, symbols) in names.items():
        if any(start in section for section in large):
            unlistable |= symbols
    with tempfile.TemporaryDirectory() as folder:
        for source, format in RUNS:
            found = set()
            for address in executed(program, source, format, pathlib.Path(folder)):
                start = starts[bisect.bisect(starts, address) - 1]
                end, symbols = names[start]
                if start <= address < end:
                    found |= symbols
            listed += sorted(found.difference(listed, unlistable))
    pathlib.Path(listing).write_text("".join(name + "\n" for name in listed))
    print(f"{len(listed)} functions run at a start")


if sys.argv[1] == "list":
    list_functions(*sys.argv[2:])
else:
    check(*sys.argv[2:])

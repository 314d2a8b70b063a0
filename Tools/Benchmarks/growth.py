#!/usr/bin/env python3
"""Measures how time and memory grow with the work: each at n, 2n and 4n.

    growth.py PROGRAM

Time is the processor's, user and system, the best of three; memory the kernel's account of the
process. The exponent is that of the time between n and 4n: 1 is linear, 2 quadratic. Pages are
written into memory where the system has a file system in it, so that no disk is measured.
"""
import json
import math
import os
import random
import resource
import struct
import subprocess
import sys
import tempfile
import zlib


def controller(name, **more):
    return {"id": name, "class": "ItemViewController", **more}


def chain(count):
    steps = [{"present": controller(f"c{i + 1}", modalPresentationStyle="pageSheet"),
              "from": f"c{i}"} for i in range(count)]
    return {"rootViewController": controller("c0"), "steps": steps}


def pushes_and_pops(count):
    root = {"id": "nav", "class": "UINavigationController", "viewControllers": [controller("a")]}
    steps = []
    for i in range(count // 2):
        steps += [{"push": controller(f"p{i}"), "onto": "nav"}, {"pop": "nav"}]
    return {"rootViewController": root, "steps": steps}


def wide(count):
    children = [controller(f"k{i}") for i in range(count)]
    return {"rootViewController": {"id": "box", "class": "BoxViewController", "children": children}}


def deep(count):
    """A family of many levels, whose members point to several containers."""
    def section(number, size):
        return {"id": f"nav{number}", "class": "UINavigationController",
                "viewControllers": [controller(f"k{number}x{i}") for i in range(size)]}
    tabs = [section(i, 9) for i in range(count // 10)]
    return {"rootViewController": {"id": "tab", "class": "UITabBarController",
                                   "viewControllers": tabs}}


def scenes(count):
    """An app as a storyboard has it: stacks, and segues mostly between neighbours."""
    draw = random.Random(count)
    stacks = [i for i in range(1, count) if draw.random() < 0.22]
    plain = sorted(set(range(1, count)) - set(stacks))
    draw.shuffle(plain)
    roots, others = plain[:len(stacks)], plain[len(stacks):]
    order = roots + others

    def stack(number, root):
        return {"id": f"v{number}", "class": "UINavigationController",
                "viewControllers": [controller(f"v{root}")]}
    held = [stack(number, root) for number, root in zip(stacks, roots)]
    segues = [{"show": f"v{scene}", "from": f"v{order[draw.randrange(max(0, place - 14), place)]}"}
              for place, scene in enumerate(order) if place >= len(roots)]
    segues += [{"present": f"v{number}", "from": f"v{draw.choice(plain)}"} for number in stacks[5:]]
    for _ in range(count // 12):
        one, other = draw.sample(plain, 2)
        segues.append({"show": f"v{other}", "from": f"v{one}"})
    return {"rootViewController": {"id": "v0", "class": "UITabBarController",
                                   "viewControllers": held[:5]},
            "scenes": held[5:] + [controller(f"v{number}") for number in others],
            "segues": segues}


def title(length):
    return {"rootViewController": controller("a", title="a" * length)}


def sentry_event(count):
    """A Sentry event: a stack is pushed, half of it popped, and as many sheets presented."""
    def crumb(name, **more):
        return {"category": "ui.lifecycle", "timestamp": "2026-03-04T08:14:44.870Z",
                "data": {"screen": name, **more}}
    names = [f"Shop{i}ViewController" for i in range(count)]
    crumbs = [crumb(name, parentViewController="UINavigationController")
              for name in names + names[:count // 2:-1]]
    # Controllers that appear before their container does.
    crumbs += [crumb(f"Tile{i}ViewController", parentViewController="Tiles") for i in range(count)]
    crumbs += [crumb("Tiles", parentViewController="UINavigationController")]
    crumbs += [crumb(f"Sheet{i}ViewController", beingPresented="true") for i in range(count)]
    return {"breadcrumbs": {"values": crumbs}}


def images(count):
    """A picture for each box; `write_pictures` makes the files."""
    children = [controller(f"k{i}", image=f"{i}.png") for i in range(count)]
    return {"rootViewController": controller("box", children=children)}


def write_pictures(count, folder):
    def part(name, data):
        whole = name + data
        return struct.pack(">I", len(data)) + whole + struct.pack(">I", zlib.crc32(whole))
    for number in range(count):
        size = struct.pack(">IIBBBBB", 4, 4, 8, 2, 0, 0, 0)
        pixels = zlib.compress((b"\0" + bytes([number % 256] * 12)) * 4)
        with open(os.path.join(folder, f"{number}.png"), "wb") as file:
            file.write(b"\x89PNG\r\n\x1a\n" + part(b"IHDR", size) + part(b"IDAT", pixels)
                       + part(b"IEND", b""))


def identical(count):
    return {"rootViewController": controller("box", children=[
        {"class": "ItemViewController"} for _ in range(count)])}


def findings(count):
    """As many unknown keys, all on one line."""
    return json.dumps({"rootViewController": controller("a", **{f"k{i}": 1 for i in range(count)})})


def equal_crumbs(count):
    crumb = {"category": "ui.lifecycle", "timestamp": "2026-03-04T08:14:44.870Z",
             "data": {"screen": "ShopViewController",
                      "parentViewController": "UINavigationController"}}
    return {"breadcrumbs": {"values": [crumb] * count}}


ROOT = "rootViewController: {id: box, class: BoxViewController}\n"
WARNING = ("2026-03-04 08:14:44.870 Shop[812:1] Warning: Attempt to present <A: 0x7f8> on <B: 0x7f9>"
           " whose view is not in the window hierarchy!\n")
ROW = "<{} 0x7f8>, state: appeared, view: <UIView 0x7f9>\n"
STORYBOARD = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
  targetRuntime="iOS.CocoaTouch" initialViewController="v0"><scenes>{}</scenes></document>
"""
SCENE = """<scene sceneID="s{0}"><objects>
<viewController id="v{0}" customClass="ItemViewController" sceneMemberID="viewController"/>
</objects></scene>
"""


def repeated(text, before="", after=""):
    """A long text of one part."""
    return lambda count: before + text * count + after


def storyboard(count):
    return STORYBOARD.format("".join(SCENE.format(i) for i in range(count)))


CASES = [
    ("a word of so many letters as a title", title, 250_000, []),
    ("presentations in a chain, hierarchy", chain, 500, []),
    ("the same, objects", chain, 500, ["--figure", "objects"]),
    ("the same, chain", chain, 500, ["--figure", "chain"]),
    ("the same, coverage", chain, 500, ["--figure", "coverage"]),
    ("the same, protocol", chain, 500, ["--figure", "protocol"]),
    ("steps that push and pop, a page each", pushes_and_pops, 2_500, ["--step", "all"]),
    ("children of one controller", wide, 25_000, []),
    ("the same, objects", wide, 25_000, ["--figure", "objects"]),
    ("a Sentry event's stacks, checked", sentry_event, 5_000, ["check"]),
    ("families", chain, 1_250, []),
    ("families to fit a page", chain, 125, ["--page", "a4"]),
    ("children of one controller to fit a page", wide, 900, ["--page", "a4"]),
    ("a family of tabs and stacks, all pointers", deep, 750, ["--pointers", "all"]),
    ("children of one controller, all pointers", wide, 750, ["--pointers", "all"]),
]
# Maps, and what grew with the square of the work before.
CASES += [
    ("steps that push and pop, pages of a PDF", pushes_and_pops, 300,
     ["--step", "all", "--format", "pdf"]),
    ("presentations in a chain, protocol", chain, 2_500, ["--figure", "protocol"]),
    ("a map of so many classes", scenes, 500, ["--figure", "map"]),
    ("a map to fit a page", scenes, 500, ["--figure", "map", "--page", "a4"]),
    ("a map on pages", scenes, 250, ["--figure", "map", "--pages", "--page", "a4"]),
]
# Long inputs whose parts are equal, of every format.
CASES += [
    ("panels of steps that push and pop", pushes_and_pops, 40, ["--panels"]),
    ("pictures in boxes", images, 100, []),
    ("identical controllers", identical, 1_000, []),
    ("findings on one line", findings, 4_000, ["check"]),
    ("equal lines of a log", repeated(WARNING), 25_000, ["check"]),
    ("the same, explained", repeated(WARNING), 25_000, ["explain"]),
    ("the same, drawn", repeated(WARNING), 25_000, []),
    ("beginnings of a log's line", repeated("Attempt to present ", WARNING), 50_000, ["check"]),
    ("a log's line, and then blanks", repeated(" ", WARNING * 1_000), 1_000_000, ["check"]),
    ("frames of a call stack", repeated(" 4 UIKitCore 0x1b4f6c8e8 -[A b] + 100\n", WARNING),
     50_000, ["check"]),
    ("equal breadcrumbs of a Sentry event", equal_crumbs, 10_000, ["check"]),
    ("equal members of a printed stack",
     repeated("<AController: 0x7f8>,\n", "<__NSArrayI 0x6>(\n"), 50_000, ["check"]),
    ("equal rows of a printed hierarchy", repeated(
        "   | " + ROW.format("AController"), ROW.format("BoxController")), 5_000, ["check"]),
    ("opening brackets in a printed hierarchy", repeated("<", ROW.format("BoxController")), 250_000,
     ["check"]),
    ("the same, of generic classes", repeated("<A", ROW.format("BoxController")), 100_000,
     ["check"]),
    ("scenes of a storyboard", storyboard, 2_500, ["check"]),
    ("equal items of a list, YAML", repeated("  - class: AController\n", ROOT + "scenes:\n"),
     10_000, ["check"]),
    ("lines of a text, YAML", repeated("    word\n", "rootViewController:\n  title: |\n"), 250_000,
     ["check"]),
    ("opening brackets, YAML", repeated("[", "rootViewController: "), 250_000, ["check"]),
    ("opening brackets, JSON", repeated("[", '{"rootViewController": '), 250_000, ["check"]),
    ("escapes of a text, JSON", repeated("\\n", '{"rootViewController": {"title": "', '"}}'),
     250_000, ["check"]),
]


def measure(program, description, options, folder):
    is_text = isinstance(description, str)
    name = os.path.join(folder, "in.txt" if is_text else "in.json")
    with open(name, "w") as file:
        file.write(description if is_text else json.dumps(description))
    best, memory = math.inf, 0
    for _ in range(3):
        with tempfile.TemporaryDirectory(dir=folder) as out:
            report = os.path.join(out, "memory")
            command = [program, name, "-o", os.path.join(out, "figure.svg")]
            command += options
            if options[:1] in (["check"], ["explain"]):
                command = [program, *options, name]
            if os.path.exists("/usr/bin/time"):
                command = ["/usr/bin/time", "-q", "-f", "%M", "-o", report] + command
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            # The usual limit counts waiting, too, where others use the machine.
            status = subprocess.run(command, stdout=subprocess.DEVNULL,
                                    stderr=subprocess.DEVNULL,
                                    env={**os.environ, "VCDIAGRAM_TIME_LIMIT": "600"}).returncode
            # An input with findings is measured, too.
            if status not in (0, 65):
                sys.exit(f"{' '.join(command)} failed: {status}")
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
            best = min(best, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
            if os.path.exists(report):
                memory = int(open(report).read()) // 1024
    return best, memory


def main():
    program = os.path.abspath(sys.argv[1])
    place = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
    print("| what | n | time at n | 2n | 4n | exponent | memory at n | 4n |")
    print("|---|---|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory(dir=place) as folder:
        write_pictures(400, folder)
        for what, make, count, options in CASES:
            results = [measure(program, make(count * factor), options, folder)
                       for factor in (1, 2, 4)]
            times = [seconds for seconds, _ in results]
            exponent = math.log(times[2] / times[0], 4)
            cells = [what, f"{count:,}"] + [f"{seconds:.2f} s" for seconds in times]
            cells += [f"{exponent:.2f}", f"{results[0][1]} MB", f"{results[2][1]} MB"]
            print("| " + " | ".join(cells) + " |", flush=True)


if __name__ == "__main__":
    main()

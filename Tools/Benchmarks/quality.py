#!/usr/bin/env python3
"""Measures figures by the published metrics of geg-metrics, beside dot's drawings of the same graphs.

    quality.py PROGRAM [SAMPLES]

Draws each sample (by default the folder Samples) as a hierarchy, with objects and as a map, and lets dot draw the
same boxes, frames and arrows. Prints the mean of each metric, from 0 to 1, where 1 is best, and how many samples
are worse than the worst tenth of dot's. README.md says what each number means. Needs Graphviz's dot and
quality-tools.txt.
"""
import json
import math
import pathlib
import statistics
import subprocess
import sys

import geg
import networkx

METRICS = [
    ("crossings", geg.edge_crossings),
    ("occlusion", geg.node_edge_occlusion),
    ("orthogonality", geg.edge_orthogonality),
    ("length", geg.edge_length_deviation),
    ("stress", geg.kruskal_stress),
]
KINDS = ["hierarchy", "objects", "map"]


def node(x, y, width, height):
    return {"x": x, "y": y, "width": width, "height": height, "shape": "rectangle"}


def picture(program, sample, kind):
    """The figure as JSON, or None for a sample that has no such figure."""
    arguments = [program, sample, "--figure", kind, "--format", "json"]
    result = subprocess.run(arguments, capture_output=True, text=True)
    return json.loads(result.stdout) if result.returncode == 0 else None


def boxes(figure):
    return {box["id"]: box for box in figure["boxes"] if box["role"] not in ("text", "legend") and box["lines"]}


def ends(figure):
    """The pairs of boxes that arrows join, each once: several arrows between two boxes are one edge."""
    shown, pairs = boxes(figure), {}
    for arrow in figure["arrows"]:
        pair = (arrow["tailBox"], arrow["headBox"])
        if pair[0] in shown and pair[1] in shown and pair[0] != pair[1] and arrow["path"]:
            pairs.setdefault(tuple(sorted(pair)), (pair, arrow))
    return pairs.values()


def path(curves):
    """An SVG path along Bézier curves; a straight piece bridges what a label interrupts."""
    commands = []
    for points in curves:
        commands.append(f"{'L' if commands else 'M'} {points[0][0]} {points[0][1]}")
        for place in range(1, len(points) - 2, 3):
            commands.append("C " + ", ".join(f"{x} {y}" for x, y in points[place : place + 3]))
    return " ".join(commands)


def polyline(curves):
    """The points along Bézier curves, six to each."""
    points = []
    for curve in curves:
        points.append(tuple(curve[0]))
        for place in range(0, len(curve) - 3, 3):
            for step in range(1, 7):
                t = step / 6
                weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
                corner = curve[place : place + 4]
                points.append(tuple(sum(w * p[axis] for w, p in zip(weights, corner)) for axis in (0, 1)))
    return points


def near(point, box, margin):
    return (
        box["x"] - margin <= point[0] <= box["x"] + box["width"] + margin
        and box["y"] - margin <= point[1] <= box["y"] + box["height"] + margin
    )


def distance(point, start, end):
    """From a point to a straight piece."""
    (x, y), (dx, dy) = start, (end[0] - start[0], end[1] - start[1])
    length = dx * dx + dy * dy
    share = max(0, min(1, ((point[0] - x) * dx + (point[1] - y) * dy) / length)) if length else 0
    return math.dist(point, (x + share * dx, y + share * dy))


def whole(arrow, figure):
    """An arrow's points from box to box. A line that forks is drawn once: the rest has only what follows."""
    shown = boxes(figure)
    points = polyline(arrow["path"])
    for name, at_tail in (("tailBox", True), ("headBox", False)):
        end = points[0] if at_tail else points[-1]
        if near(end, shown[arrow[name]], 16):
            continue
        for other in figure["arrows"]:
            if other is arrow or other["kind"] != arrow["kind"] or other[name] != arrow[name] or not other["path"]:
                continue
            trunk = polyline(other["path"])
            if not near(trunk[0] if at_tail else trunk[-1], shown[arrow[name]], 16):
                continue
            place = min(range(len(trunk) - 1), key=lambda i: distance(end, trunk[i], trunk[i + 1]))
            if distance(end, trunk[place], trunk[place + 1]) < 1:
                points = trunk[: place + 1] + points if at_tail else points + trunk[place + 1 :]
                break
    return points


def our_graph(figure):
    graph = networkx.Graph()
    for name, box in boxes(figure).items():
        center = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        graph.add_node(name, **node(*center, box["width"], box["height"]))
    for (tail, head), arrow in ends(figure):
        points = whole(arrow, figure)
        way = "M " + " L ".join(f"{x} {y}" for x, y in points)
        graph.add_edge(tail, head, path=way, polyline=True)
    return graph


def dot_source(figure):
    quote = json.dumps
    lines, placed = ["digraph {"], set()
    shown = boxes(figure)

    def declaration(name):
        box = shown[name]
        width, height = box["width"] / 72, box["height"] / 72
        return f'{quote(name)} [shape=box fixedsize=true label="" width={width:.3f} height={height:.3f}];'

    for number, frame in enumerate(figure["frames"]):
        inside = [
            name
            for name, box in shown.items()
            if name not in placed
            and frame["x"] <= box["x"] <= frame["x"] + frame["width"] - box["width"] + 0.01
            and frame["y"] <= box["y"] <= frame["y"] + frame["height"] - box["height"] + 0.01
        ]
        placed.update(inside)
        lines += [f"subgraph cluster_{number} {{"] + [declaration(name) for name in inside] + ["}"]
    lines += [declaration(name) for name in shown if name not in placed]
    lines += [f"{quote(tail)} -> {quote(head)};" for (tail, head), _ in ends(figure)]
    return "\n".join(lines + ["}"])


def dot_graph(figure):
    result = subprocess.run(["dot", "-Tjson"], input=dot_source(figure), capture_output=True, text=True, check=True)
    drawn = json.loads(result.stdout)
    graph, names = networkx.Graph(), {}
    for item in drawn.get("objects", []):
        if "pos" not in item:
            continue
        x, y = map(float, item["pos"].split(","))
        names[item["_gvid"]] = item["name"]
        graph.add_node(item["name"], **node(x, y, 72 * float(item["width"]), 72 * float(item["height"])))
    for edge in drawn.get("edges", []):
        places = edge["pos"].split()
        tip = [place[2:] for place in places if place.startswith("e,")]
        points = [tuple(map(float, place.split(","))) for place in places if place[0] not in "es"]
        tail, head = names[edge["tail"]], names[edge["head"]]
        way = path([points]) + "".join(f" L {place.replace(',', ' ')}" for place in tip)
        graph.add_edge(tail, head, path=way, polyline=True)
    return graph


def main(program, folder):
    samples = sorted(path for path in pathlib.Path(folder).rglob("*") if path.suffix in (".yaml", ".json", ".storyboard"))
    print(f"{'':24}" + "".join(f"{name:>15}" for name, _ in METRICS))
    for kind in KINDS:
        ours, dots = [], []
        for sample in samples:
            if "Invalid" in sample.parts or not (figure := picture(program, str(sample), kind)):
                continue
            if len(boxes(figure)) < 3 or not ends(figure):
                continue
            ours.append([metric(our_graph(figure)) for _, metric in METRICS])
            dots.append([metric(dot_graph(figure)) for _, metric in METRICS])
        if len(ours) < 2:
            continue
        rows = [(f"{kind}, {len(ours)} samples", ours), ("  dot", dots)]
        for name, values in rows:
            print(f"{name:24}" + "".join(f"{statistics.mean(column):15.3f}" for column in zip(*values)))
        worst = [statistics.quantiles(column, n=10)[0] for column in zip(*dots)]
        below = [sum(value < limit - 1e-9 for value in column) for column, limit in zip(zip(*ours), worst)]
        print(f"{'  below dot’s tenth':24}" + "".join(f"{count:15}" for count in below))


if __name__ == "__main__":
    if not 2 <= len(sys.argv) <= 3:
        sys.exit(__doc__)
    main(sys.argv[1], sys.argv[2] if len(sys.argv) == 3 else "Samples")

#!/usr/bin/env python3
"""How large the samples' figures are beside the same hierarchies drawn by `dot` with clusters.

usage: areas.py PROGRAM     needs the `dot` command; prints width and area as ratios, ours to dot's
"""
import glob
import json
import re
import subprocess
import sys

POINTERS = ("parentViewController", "navigationController", "tabBarController", "splitViewController")


def run(arguments, text=None):
    return subprocess.run(arguments, input=text, capture_output=True, text=True, check=True).stdout


def size(svg):
    """Width and height in points."""
    return [float(n) for n in re.search(r'width="([\d.]+)pt" height="([\d.]+)pt"', svg).groups()]


def flat_graph(resolved):
    """The hierarchy as one graph for dot: families as clusters, every arrow with its label."""
    by_id = {c["id"]: c for c in resolved["viewControllers"]}
    shown = [m for family in resolved["families"] for m in family["members"]]
    draws_pointers = len(shown) <= 12
    lines = [
        'digraph { graph [fontname="Liberation Sans"]; edge [fontname="Liberation Mono", fontsize=9];',
        'node [shape=box, style=rounded, fontname="Liberation Sans", fontsize=12];',
    ]

    def arrow(tail, head, label, style="solid", constraint="true"):
        lines.append(
            f'{json.dumps(tail)} -> {json.dumps(head)} '
            f'[label="{label}", style={style}, constraint={constraint}];')

    for family in resolved["families"]:
        lines.append(f'subgraph cluster{family["number"]} {{ label="Family {family["number"]}";')
        for member in family["members"]:
            lines.append(f'{json.dumps(member)} [label={json.dumps(by_id[member]["class"])}];')
        lines.append("}")
    for member in shown:
        for child in by_id[member]["children"]:
            arrow(member, child, "viewControllers")
        if draws_pointers:
            names = {}
            for name in POINTERS:
                if by_id[member][name]:
                    names.setdefault(by_id[member][name], []).append(name)
            for container, labels in names.items():
                arrow(member, container, "\\n".join(labels), "dashed")
            for name in ("presentedViewController", "presentingViewController"):
                if by_id[member][name]:
                    arrow(member, by_id[member][name], name, constraint="false")
    if not draws_pointers:
        for presentation in resolved["presentations"]:
            ends = presentation["presenter"], presentation["presented"]
            arrow(*ends, "presentedViewController", constraint="false")
            arrow(*reversed(ends), "presentingViewController", constraint="false")
    return "\n".join(lines + ["}"])


def main():
    program = sys.argv[1]
    print("| sample | ours | dot's | width | area |\n|---|---|---|---|---|")
    for sample in sorted(glob.glob("Samples/*.yaml")):
        resolved = json.loads(run([program, "resolve", sample, "--format", "json"]))
        ours = size(run([program, sample]))
        other = size(run(["dot", "-Tsvg"], flat_graph(resolved)))
        width = ours[0] / other[0]
        area = ours[0] * ours[1] / (other[0] * other[1])
        sizes = " | ".join(f"{s[0]:.0f} × {s[1]:.0f}" for s in (ours, other))
        print(f"| {sample[8:-5]} | {sizes} | {width:.2f} | {area:.2f} |")


main()

#!/usr/bin/env python3
"""Writes a hierarchy of a given size, as a description and as one flat graph for dot.

    generate.py CONTROLLERS FAMILIES NAME     writes NAME.json, NAME.yaml and NAME.dot
"""
import json
import random
import sys


def family(number, count, chance):
    """A tree of `count` controllers: mostly wide, with some deep branches."""
    nodes = [{"id": f"c{number}_{i}", "class": "ItemsViewController"} for i in range(count)]
    children = {}
    for i in range(1, count):
        wide = chance.random() < 0.7
        parent = chance.randrange(max(0, i - 6), i) if wide else (i - 1) // 4
        children.setdefault(parent, []).append(i)
    for i, group in children.items():
        nodes[i]["class"] = "SectionContainer"
        nodes[i]["children"] = [nodes[child] for child in group]
    return nodes[0]


def hierarchy(controllers, families):
    chance = random.Random(17)
    size = controllers // families
    steps = []
    for number in range(1, families):
        sender = f"c{number - 1}_{chance.randrange(size)}"
        steps.append({"present": family(number, size, chance), "from": sender})
    return {"rootViewController": family(0, size, chance), "steps": steps}


def flat(description):
    """The same as people draw it with dot alone."""
    lines = ["digraph {", "node [shape=box]"]

    def add(number, top):
        edges, stack = [], [top]
        lines.append(f'subgraph cluster{number} {{ label="Family {number + 1}"')
        while stack:
            node = stack.pop()
            lines.append(f'"{node["id"]}" [label="{node["class"]}"]')
            for child in node.get("children", []):
                edges.append(f'"{node["id"]}" -> "{child["id"]}" [label="children"]')
                stack.append(child)
        lines.append("}")
        lines.extend(edges)

    add(0, description["rootViewController"])
    for number, step in enumerate(description["steps"], 1):
        add(number, step["present"])
        sender, top = step["from"], step["present"]["id"]
        lines.append(f'"{sender}" -> "{top}" [label="presentedViewController"]')
        lines.append(f'"{top}" -> "{sender}" [label="presentingViewController"]')
    return "\n".join(lines + ["}", ""])


def block(value, depth=0):
    """YAML in blocks."""
    pad, out = "  " * depth, []
    for key, item in value.items():
        if isinstance(item, str):
            out.append(f"{pad}{key}: {item}")
        elif isinstance(item, dict):
            out.append(f"{pad}{key}:")
            out.append(block(item, depth + 1))
        else:
            out.append(f"{pad}{key}:" + (" []" if not item else ""))
            for element in item:
                text = block(element, depth + 2)
                out.append(f"{pad}  - " + text.lstrip(" "))
    return "\n".join(out)


def main():
    controllers, families, name = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
    sys.setrecursionlimit(100_000)
    description = hierarchy(controllers, families)
    with open(name + ".json", "w") as file:
        json.dump(description, file)
    with open(name + ".yaml", "w") as file:
        file.write(block(description) + "\n")
    with open(name + ".dot", "w") as file:
        file.write(flat(description))


if __name__ == "__main__":
    main()

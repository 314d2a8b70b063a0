#!/usr/bin/env python3
"""Writes the pages of the users' catalogue that the program itself knows: reference.py PROGRAM

They are not kept: `make guide` makes them, Keys.md of the schema and Messages.md of the record of all
messages.
"""
import json
import pathlib
import re
import subprocess
import sys

project = pathlib.Path(__file__).parent.parent
catalogue = project / "Guide/vcdiagram.docc"


REFERENCES = {
    "id": "an id",
    "className": "a class",
    "superclass": "a class",
    "viewController": "a view controller",
    "newViewController": "a view controller",
    "controller": "an id or a view controller",
}


def plain(text):
    """A text that means itself in Markdown."""
    return re.sub(r"([\\`*_\[\]<>|])", r"\\\1", text)


def words(definition):
    """The values of which one is meant: of parts with a description each, all parts'."""
    parts = definition.get("anyOf", [definition])
    lists = [part.get("enum") for part in parts]
    return [word for part in lists for word in part] if all(lists) else None


def rows(properties, schema):
    for key, value in properties.items():
        kinds = value.get("enum") or value.get("type") or "an id or a view controller"
        if "$ref" in value:
            target = value["$ref"].split("/")[-1]
            kinds = words(schema["definitions"][target]) or REFERENCES.get(target, target)
        kinds = ", ".join(f"`{kind}`" for kind in kinds) if isinstance(kinds, list) else kinds
        yield f"| `{key}` | {plain(value.get('description', ''))} | {kinds} |"


def keys():
    schema = json.loads(subprocess.run([sys.argv[1], "schema"], check=True, capture_output=True).stdout)
    lines = ["# Keys", "", "What a description may say. An editor knows it by `vcdiagram schema`.", ""]
    definitions = schema["definitions"]
    controller = next(part for part in definitions["viewController"]["anyOf"] if "properties" in part)
    for name, part in [("A description", schema), ("A view controller", controller)]:
        lines += [f"## {name}", "", "| key | meaning | value |", "|---|---|---|"]
        lines += [*rows(part["properties"], schema), ""]
    lines += ["## A step", "", "Each may have a `label`, the caption of the figure after it.", ""]
    lines += ["| keys | what happens |", "|---|---|"]
    for step in definitions["step"]["oneOf"]:
        needed = step["required"]
        others = [key for key in step["properties"] if key not in [*needed, "label"]]
        names = [f"`{key}`" for key in needed] + [f"(`{key}`)" for key in others]
        lines.append(f"| {', '.join(names)} | {plain(step.get('description', ''))} |")
    lines.append("")
    return "\n".join(lines)


def messages():
    record = (project / "Tests/PhrasesTests/Expected/messages.txt").read_text().split("\n")
    lines = ["# Messages", "", "Every message by its identifier, which `check --format json` prints"]
    lines += ["and which stays the same; the texts are examples.", "", "| identifier | an example |"]
    lines.append("|---|---|")
    for number, line in enumerate(record):
        if line and not line.startswith(" "):
            lines.append(f"| `{line}` | {plain(record[number + 1].strip())} |")
    return "\n".join(lines) + "\n"


(catalogue / "Keys.md").write_text(keys())
(catalogue / "Messages.md").write_text(messages())

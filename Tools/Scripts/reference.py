#!/usr/bin/env python3
"""Writes the guide's reference pages from what the program knows: reference.py PROGRAM FOLDER

Keys.md comes from the schema, Options.md from the help, and Messages.md from the record of all messages.
"""
import json
import pathlib
import re
import subprocess
import sys

project = pathlib.Path(__file__).parent.parent.parent
program = sys.argv[1]
folder = pathlib.Path(sys.argv[2])


REFERENCES = {
    "id": "an id",
    "className": "a class",
    "superclass": "a class",
    "viewController": "a view controller",
    "newViewController": "a view controller",
    "controller": "an id or a view controller",
    "window": "a window",
    "segue": "a segue",
    "step": "a step",
    "alternative": "an alternative",
    "changes": "a mapping of ids with keys to values",
    "object": "an object",
    "tab": "a tab",
    "detents": "list: `medium`, `large` or a detent",
    "references": "references by name",
    "delegate": "an id or a reference",
    "text": "text, or a text by language",
    "link": "an address, or an address by language",
}


def output(*arguments):
    """The program's output."""
    return subprocess.run([program, *arguments], check=True, capture_output=True, text=True).stdout


def plain(text):
    """A text that means itself in Markdown."""
    return re.sub(r"([\\`*_\[\]<>|])", r"\\\1", text)


def kind(value, definitions):
    """The kind of a value, in words."""
    if "$ref" in value:
        name = value["$ref"].split("/")[-1]
        return REFERENCES.get(name) or kind(definitions[name], definitions)
    if "enum" in value:
        return ", ".join(f"`{word}`" for word in value["enum"])
    if "anyOf" in value:
        parts = value["anyOf"]
        comma = ", " if all("enum" in part for part in parts) else " or "
        return comma.join(kind(part, definitions) for part in parts)
    if value["type"] == "array":
        return "list: " + kind(value["items"], definitions)
    if "additionalProperties" in value and value["additionalProperties"]:
        return "by name: " + kind(value["additionalProperties"], definitions)
    return value["type"]


def rows(properties, schema):
    for key, value in properties.items():
        yield f"| `{key}` | {plain(value.get('description', ''))} | {kind(value, schema['definitions'])} |"


def inner(definition):
    """The properties of the part that has some, of a value in several forms."""
    return next(part["properties"] for part in definition["anyOf"] if "properties" in part)


def keys():
    schema = json.loads(output("schema"))
    lines = ["# Keys", "", "Every key of a description, from `vcdiagram schema`.", ""]
    definitions = schema["definitions"]
    kinds = definitions["segue"]["oneOf"]
    segue = {kind["required"][0]: kind["properties"][kind["required"][0]] for kind in kinds}
    segue |= kinds[0]["properties"]
    parts = {
        "A description": schema["properties"],
        "A view controller": inner(definitions["viewController"]),
        "A tab": definitions["tab"]["properties"],
        "A detent": inner(definitions["detents"]["items"]),
        "A segue, of one kind": segue,
        "A window": definitions["window"]["properties"],
        "An object": definitions["object"]["properties"],
        "A reference": inner(definitions["delegate"]),
        "An alternative": definitions["alternative"]["properties"],
    }
    for name, properties in parts.items():
        lines += [f"## {name}", "", "| key | meaning | value |", "|---|---|---|"]
        lines += [*rows(properties, schema), ""]
    steps = definitions["step"]["oneOf"]
    common = {
        key: value for key, value in steps[0]["properties"].items()
        if all(key in step["properties"] for step in steps)
    }
    lines += ["## A step", "", "| keys | what happens |", "|---|---|"]
    for step in steps:
        needed = step["required"]
        others = [key for key in step["properties"] if key not in [*needed, *common]]
        names = [f"`{key}`" for key in needed] + [f"(`{key}`)" for key in others]
        lines.append(f"| {', '.join(names)} | {plain(step.get('description', ''))} |")
    lines += ["", "## Every step", "", "| key | meaning | value |", "|---|---|---|"]
    lines += [*rows(common, schema), ""]
    return "\n".join(lines)


def messages():
    # The core's and those of the features, of which each has three lines.
    files = project.glob("Tests/*/*/Expected/messages.txt")
    record = [line for file in files for line in file.read_text().split("\n")[:-1]]
    lines = ["# Messages", "", "Every message, by the identifier that `check --format json` prints.", ""]
    lines += ["Identifiers never change. The texts are examples.", "", "| identifier | example |"]
    lines.append("|---|---|")
    for identifier, english, _ in sorted(zip(record[::3], record[1::3], record[2::3])):
        lines.append(f"| `{identifier}` | {plain(english.strip())} |")
    return "\n".join(lines) + "\n"


def options():
    lines = ["# Options", "", "Every option of every command, from `vcdiagram help`.", ""]
    commands = json.loads(output("help", "--format", "json"))["commands"]
    for command in sorted(commands, key=lambda each: each["name"] != "draw"):
        name = command["name"]
        lines += [f"## {'Drawing' if name == 'draw' else name}", "", plain(command["purpose"]), ""]
        lines += tables(command["options"])
    return "\n".join(lines)


def tables(options):
    """A table for each section of options."""
    sections = {}
    for option in options:
        sections.setdefault(option["section"] or "", []).append(row(option))
    for title, rows in sections.items():
        yield from [f"### {title}", ""] if title else []
        yield from ["| option | meaning |", "|---|---|", *rows, ""]


def row(option):
    """An option, its value, and what it does."""
    value = f" {option['value']}".replace("|", "\\|") if option["value"] else ""
    notes = []
    if option["values"]:
        notes.append("values: " + ", ".join(f"`{each}`" for each in option["values"]))
    if option["default"] is not None:
        notes.append(f"default: `{option['default']}`")
    meaning = plain(option["meaning"]) + (f" ({'; '.join(notes)})" if notes else "")
    return f"| {', '.join(f'`{name}{value}`' for name in option['names'])} | {meaning} |"


(folder / "Keys.md").write_text(keys())
(folder / "Options.md").write_text(options())
(folder / "Messages.md").write_text(messages())

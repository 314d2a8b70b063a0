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
}


def output(*arguments):
    """The program's output."""
    return subprocess.run([program, *arguments], check=True, capture_output=True, text=True).stdout


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
    schema = json.loads(output("schema"))
    lines = ["# Keys", "", "Every key of a description, from `vcdiagram schema`.", ""]
    definitions = schema["definitions"]
    controller = next(part for part in definitions["viewController"]["anyOf"] if "properties" in part)
    parts = [("A description", schema), ("A view controller", controller)]
    for name, part in [*parts, ("A tab", definitions["tab"])]:
        lines += [f"## {name}", "", "| key | meaning | value |", "|---|---|---|"]
        lines += [*rows(part["properties"], schema), ""]
    lines += ["## A step", "", "Each step may have a `label`, the caption of the figure after it.", ""]
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
    lines = ["# Messages", "", "Every message, by the identifier that `check --format json` prints.", ""]
    lines += ["Identifiers never change. The texts are examples.", "", "| identifier | example |"]
    lines.append("|---|---|")
    for number, line in enumerate(record):
        if line and not line.startswith(" "):
            lines.append(f"| `{line}` | {plain(record[number + 1].strip())} |")
    return "\n".join(lines) + "\n"


def options():
    lines = ["# Options", "", "Every option of every command, from `vcdiagram help`.", ""]
    commands = json.loads(output("--experimental-dump-help"))["command"]["subcommands"]
    for command in sorted(commands, key=lambda each: each["commandName"] != "draw"):
        name = command["commandName"]
        if name == "help":
            continue
        lines += [f"## {'Drawing' if name == 'draw' else name}", "", plain(command["abstract"]), ""]
        lines += tables(json.loads(output(name, "--experimental-dump-help"))["command"]["arguments"])
    return "\n".join(lines)


def tables(arguments):
    """A table for each section of options."""
    sections = {}
    for argument in arguments:
        if argument["kind"] != "positional" and argument["valueName"] not in ["help", "version"]:
            sections.setdefault(argument.get("sectionTitle", ""), []).append(row(argument))
    for title, rows in sections.items():
        yield from [f"### {title}", ""] if title else []
        yield from ["| option | meaning |", "|---|---|", *rows, ""]


def row(argument):
    """An option, its value, and what it does."""
    names = [("-" if each["kind"] == "short" else "--") + each["name"] for each in argument["names"]]
    value = f" {argument['valueName']}".replace("|", "\\|") if argument["kind"] == "option" else ""
    meaning = plain(" ".join(argument.get("abstract", "").split()))
    notes = []
    if values := argument.get("allValues"):
        notes.append("values: " + ", ".join(f"`{each}`" for each in values))
    if argument["kind"] == "option" and "defaultValue" in argument:
        notes.append(f"default: `{argument['defaultValue']}`")
    meaning += f" ({'; '.join(notes)})" if notes else ""
    return f"| {', '.join(f'`{name}{value}`' for name in names)} | {meaning} |"


(folder / "Keys.md").write_text(keys())
(folder / "Options.md").write_text(options())
(folder / "Messages.md").write_text(messages())

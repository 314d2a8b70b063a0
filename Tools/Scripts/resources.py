#!/usr/bin/env python3
"""Writes the texts that modules contain, as string literals: Generated/NameResources.swift of each folder, and
Generated/NameWords.swift, the rows of a folder's Words.xcstrings as functions; Generated/NameTables.swift, facts from
YAML; and the template book.yaml as a value of Look.

    Tools/Scripts/resources.py            writes the files
    Tools/Scripts/resources.py --check    names the files that are out of date, and fails if there are any

SwiftPM's `.embedInCode` would write an array of bytes, and the compiler takes as long for each of its
elements as for a line of code.
"""
import pathlib
import re
import sys

import look
import tables
import words

PROJECT = pathlib.Path(__file__).parent.parent.parent

# The texts of each folder of sources. The text `file-name.ending` is `NameResources.fileNameEnding`, where
# Name is the folder's.
TEXTS = {
    "Sources/CommandFeatures/Agents": ["Integrations/Skill/vcdiagram/SKILL.md"],
    "Sources/CommandFeatures/Preview": [
        f"Sources/CommandFeatures/Preview/Page/*.{ending}" for ending in ("html", "css", "js", "svg")],
    "Sources/Engine": ["Sources/Engine/VCEngine.docc/Rules.md", "Sources/Engine/VCEngine.docc/Rules.zh-Hans.md"],
    "Sources/FigureFeatures/Slides": ["Sources/FigureFeatures/Slides/Parts/*"],
    "Sources/FigureFeatures/WebPages": [f"Sources/FigureFeatures/WebPages/Page/*.{ending}" for ending in ("css", "js")],
    "Sources/Figures": ["Templates/*.yaml"],
    "Sources/Gallery": ["Sources/Gallery/Page/page.html"],
    "Sources/Pictures/Rendering": ["Sources/Pictures/Rendering/SVG/search.js"],
    "Tests/CommandTests/Command": ["Tests/CommandTests/Command/Cases/any-text.txt"],
}


def name(file):
    first, *others = re.split(r"\W+", file.name)
    first = first.lower() if first.isupper() else first[0].lower() + first[1:]
    return first + "".join(word[0].upper() + word[1:] for word in others)


def literal(text):
    """A multiline literal of any text, with so many number signs that nothing in it ends or escapes."""
    signs = "#"
    while f'"""{signs}' in text or f"\\{signs}" in text:
        signs += "#"
    # The compiler would read a carriage return as a line feed, and refuses or warns of others.
    text = re.sub(r"[\0-\x08\x0b-\x1f\x7f\ufeff]", lambda match: f"\\{signs}u{{{ord(match[0]):X}}}", text)
    return f'{signs}"""\n{text}\n"""{signs}'


def module(folder, patterns):
    files = [file for pattern in patterns for file in sorted(PROJECT.glob(pattern))]
    members = [
        f"  /// The text of `{file.relative_to(PROJECT)}`.\n"
        f"  static var {name(file)}: String {{\n{literal(file.read_bytes().decode())}\n  }}\n"
        for file in files]
    return (
        "// swift-format-ignore-file\n// Made by Tools/Scripts/resources.py; do not edit.\n\n"
        "/// Texts that are files.\n"
        f"enum {folder.rsplit('/', 1)[-1]}Resources {{\n" + "\n".join(members) + "}\n")


files = {
    f"{folder}/Generated/{folder.rsplit('/', 1)[-1]}Resources.swift": module(folder, patterns)
    for folder, patterns in TEXTS.items()}
files |= words.files(PROJECT) | tables.files(PROJECT) | look.files(PROJECT)
outdated = [name for name, content in files.items()
            if not (PROJECT / name).exists() or (PROJECT / name).read_bytes() != content.encode()]
if "--check" in sys.argv and outdated:
    sys.exit("\n".join(f"{file} is out of date: make resources" for file in outdated))
for file in outdated:
    (PROJECT / file).parent.mkdir(exist_ok=True)
    (PROJECT / file).write_bytes(files[file].encode())

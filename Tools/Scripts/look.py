"""The template on which all are based, as Swift: reading it would take a fifth of each start of the program."""
import re

SOURCE, RESULT = "Templates/book.yaml", "Sources/Pictures/Generated/Look+Book.swift"
# The types of sections, and of the values in braces in them; what Swift calls a key otherwise.
TYPES = {
    "fonts": ("Fonts", "TextStyle"), "box": ("BoxStyle", None), "frame": ("FrameStyle", None),
    "arrows": ("ArrowStyle", "LineStyle"), "changes": ("MarkStyles", "MarkStyle"),
    "spacing": ("Spacing", None), "page": ("Page", None), "light": ("Palette", None),
    "dark": ("Palette", None)}
NAMES = {"changes": "marks", "apart": "gap"}
# The sections whose other keys are cases of an enum.
CASES = {"arrows": "headLength cornerRadius pairOffset", "changes": "", "light": "frameFills frameLines",
         "dark": "frameFills frameLines"}


def value(text, braces=None):
    if text.startswith("["):
        return "[" + ", ".join(f'"{item.strip(chr(34))}"' for item in text[1:-1].split(", ")) + "]"
    if text.startswith("{"):
        return f"{braces}({arguments(item.split(': ') for item in text[1:-1].split(', '))})"
    if text.startswith('"') or re.fullmatch(r"[\d.]+|true|false", text):
        return text
    return f".{text}"


def arguments(pairs, braces=None):
    # No page is nil, and not a case.
    return ", ".join(
        f"{NAMES.get(key, key)}: {'nil' if key == 'fit' and text == 'none' else value(text, braces)}"
        for key, text in pairs)


def section(name, pairs):
    kind, braces = TYPES[name]
    if name not in CASES:
        return f"{kind}({arguments(pairs, braces)})"
    plain = [pair for pair in pairs if pair[0] in CASES[name].split()]
    # What is no longer found has the lines of what was removed, and what waits those of what was refused.
    others = {"removed": ", .unfound", "refused": ", .waiting"} if name == "changes" else {}
    cases = [f"      case .{key}{others.get(key, '')}: "
             f"{value(text, braces)}\n" for key, text in pairs if (key, text) not in plain]
    head = f"({arguments(plain)})" if plain else ""
    return f"{kind}{head} {{ key in\n      switch key {{\n{''.join(cases)}      }}\n    }}"


def files(project):
    sections = {}
    for line in (project / SOURCE).read_text().splitlines():
        indent, key, text = re.fullmatch(r"(?:( *)(\w+): *(.*?))?(?:(?:^|\s+)#.*)?", line).groups()
        if key and not indent and not text:
            pairs = sections[key] = []
        elif indent:
            pairs.append((key, text))
    parts = ",\n".join(
        f"    {NAMES.get(name, name)}: {section(name, pairs)}" for name, pairs in sections.items())
    return {RESULT: (
        "// swift-format-ignore-file\n// Made by Tools/Scripts/resources.py; do not edit.\n\nextension Look {\n"
        f"  /// The look of a book's figure, on which all templates are based: `{SOURCE}`.\n"
        f"  package static let book = Look(\n{parts})\n}}\n")}

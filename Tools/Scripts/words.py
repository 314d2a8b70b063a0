"""The sentences of the modules: the rows of each Words.xcstrings, a String Catalog, as functions in Swift.

Sources/Source/Diagnostics/Words/WordsTemplate.swift says what a row's texts may have in braces. A row whose role
is `it` is a phrase of others: they name it as `{window:root}`, and it is put in here.
"""
import json
import pathlib
import re

WORDS = pathlib.Path(__file__).parent.parent.parent / "Sources/Source/Diagnostics/Words"
# The cases of the enum.
FUNCTIONS = set(re.findall(
    r"\w+", " ".join(re.findall(r"^  case ([\w, ]+)$", (WORDS / "WordsFunction.swift").read_text(), re.M))))
LANGUAGES = ["en", "zh-Hans"]
# Folders whose phrases all rows may name.
SHARED = ["Sources/Source", "Sources/Phrases"]
ROLE = re.compile(r"\\.|\{([@\w.]+)(?::(\w+))?")


def catalogues(project):
    return sorted((project / "Sources").rglob("Words.xcstrings"))


def rows(catalogue):
    """The texts of each row in each language, and its comment."""
    strings = json.loads(catalogue.read_text())["strings"]
    found = {}
    for name, row in strings.items():
        texts = {language: unit["stringUnit"]["value"] for language, unit in row["localizations"].items()}
        if set(texts) != set(LANGUAGES) or not all(texts.values()):
            raise SystemExit(f"{catalogue}: '{name}' is not in {' and '.join(LANGUAGES)}")
        found[name] = texts | {"comment": row.get("comment", "")}
    return found


def written(catalogue):
    """A catalogue's text as this project has it: sorted as Xcode sorts it, four lines for a row."""
    quoted = lambda value: json.dumps(value, ensure_ascii=False)
    entries = []
    for name, row in sorted(rows(catalogue).items(), key=lambda item: item[0].lower()):
        comment = f'"comment" : {quoted(row["comment"])}, ' if row["comment"] else ""
        entries.append(
            f'    {quoted(name)} : {{ {comment}"extractionState" : "manual", "localizations" : {{\n' + ",\n".join(
                f'      "{language}" : {{ "stringUnit" : '
                f'{{ "state" : "translated", "value" : {quoted(row[language])} }} }}'
                for language in LANGUAGES) + " } }")
    return ('{\n  "sourceLanguage" : "en",\n  "strings" : {\n' + ",\n".join(entries)
            + '\n  },\n  "version" : "1.0"\n}\n')


def expanded(text, phrases, language):
    """A text with the phrases that it names in their places."""
    def phrase(found):
        if not found[1] or not found[2] or found[2] in FUNCTIONS:
            return found[0]
        if found[2] not in phrases:
            raise SystemExit(f"no row and no function is called '{found[2]}': {text}")
        inner = phrases[found[2]][language]
        return expanded(
            re.sub(r"\{it\b", "{" + found[1], inner), phrases, language)
    return re.sub(r"\\.|\{([@\w.]+):(\w+)\}", phrase, text)


def roles(text):
    """The roles of a text, in order."""
    return list(dict.fromkeys(found[1].split(".")[0] for found in ROLE.finditer(text) if found[1]))


def literal(text):
    signs = "#" * (1 if '"' in text or "\\" in text else 0)
    while f'"{signs}' in text and signs:
        signs += "#"
    return f'{signs}"{text}"{signs}'.replace("\n", f"\\{signs}n")


def argument(role, texts):
    """The type of what fills a role: a Boolean where texts only ask whether it holds, else any value."""
    uses = re.findall(r"\{" + role + r"(?![\w])(.)", "".join(texts.values()))
    return "Bool" if set(uses) == {"?"} else "(any RoleValue)?"


def function(name, row, texts):
    used = {language: set(roles(text)) for language, text in texts.items()}
    if len({frozenset(role for role in found if role[0] != "@") for found in used.values()}) > 1:
        raise SystemExit(f"'{name}' has not the same roles in each language: {texts}")
    names = roles(texts["en"]) + [role for role in roles(texts["zh-Hans"]) if role not in used["en"]]
    given = [role for role in names if role[0] != "@"]
    filled = ", ".join(
        f'"{role}": ' + (f"CodeWord.{role[1:]}.role" if role[0] == "@" else f"{role}.role") for role in names)
    arguments = ", ".join(f"{role}: {argument(role, texts)}" for role in given)
    doc = f"  /// {row['comment']}\n" if row["comment"] else ""
    value = (f'    Words(\n      "{name}", {literal(texts["en"])},\n      {literal(texts["zh-Hans"])}'
             + (f",\n      [{filled}]" if filled else "") + ")\n")
    head = f"static func {name}({arguments}) -> Words" if given else f"static var {name}: Words"
    return f"{doc}  package {head} {{\n{value}  }}\n"


def files(project):
    """The files that follow from the catalogues, and the catalogues as they should be written."""
    found = {}
    shared = {}
    for folder in SHARED:
        if (project / folder / "Words.xcstrings").exists():
            shared |= rows(project / folder / "Words.xcstrings")
    for catalogue in catalogues(project):
        own = rows(catalogue)
        functions = []
        for name, row in sorted(own.items(), key=lambda item: item[0].lower()):
            if any("it" in roles(row[language]) for language in LANGUAGES):
                continue
            texts = {language: expanded(row[language], shared | own, language) for language in LANGUAGES}
            functions.append(function(name, row, texts))
        folder = catalogue.parent
        imports = "" if folder == project / "Sources/Source" else "import VCSource\n\n"
        if any("CodeWord." in text for text in functions) and "Phrases" not in folder.parts:
            imports = "import VCPhrases\n" + imports
        relative = folder.relative_to(project)
        found[f"{relative}/Words.xcstrings"] = written(catalogue)
        found[f"{relative}/Generated/{folder.name}Words.swift"] = (
            "// swift-format-ignore-file\n// Made by Tools/Scripts/resources.py; do not edit.\n\n"
            f"{imports}// The rows of Words.xcstrings.\nextension Words {{\n" + "\n".join(functions) + "}\n")
    return found

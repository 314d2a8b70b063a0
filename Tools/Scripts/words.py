"""The sentences of the modules: the rows of each Words.xcstrings, a String Catalog, as functions in Swift.

Sources/Source/Diagnostics/Words/WordsTemplate.swift says what a row's texts may have in braces. A row whose role
is `it` is a phrase of others: they name it as `{window:root}`, and it is put in here. A row such as
`LineMeaning.contains` words a case of an enum: all of them are the cases of a switch, so that the compiler asks for
each. Where no file declares the enum, it is written, too. A row such as `Message.unknownID` is a message: a function of
`Message`, whose identifier follows from the row's; `FigureMessage.…` is one that is about a figure. So `UsageFault.…` is
what is wrong with a call.

The reader of Swift source, a package of its own, has a catalogue too. Its rows are functions that return text: a role
with a function is a list, one that is compared with a number is a number, one that is asked for may be nil.
"""
import json
import pathlib
import re

WORDS = pathlib.Path(__file__).parent.parent.parent / "Sources/Source/Diagnostics/Words"
# The cases of the enum.
FUNCTIONS = set(re.findall(
    r"\w+", " ".join(re.findall(r"^  case ([\w, ]+)$", (WORDS / "WordsFunction.swift").read_text(), re.M))))
LANGUAGES = ["en", "zh-Hans"]
# The groups of rows that make another type than words: the type, and the rest of its call.
MADE = {
    "Message": ("Message", ")"), "FigureMessage": ("Message", ", isForFigures: true)"),
    "UsageFault": ("UsageFault", ")")}
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


def given(name, texts):
    """The roles that a row's function takes, in the order of the texts."""
    used = {language: {role for role in roles(text) if role[0] != "@"} for language, text in texts.items()}
    if used["en"] != used["zh-Hans"]:
        raise SystemExit(f"'{name}' has not the same roles in each language: {texts}")
    return [role for role in roles(texts["en"]) if role[0] != "@"]


def value(name, texts, indent):
    """The row as a value in Swift."""
    names = list(dict.fromkeys(roles(texts["en"]) + roles(texts["zh-Hans"])))
    filled = ", ".join(
        f'"{role}": ' + (f"CodeWord.{role[1:]}.role" if role[0] == "@" else f"{role}.role") for role in names)
    return (f'{indent}Words(\n{indent}  "{name}", {literal(texts["en"])},\n{indent}  {literal(texts["zh-Hans"])}'
            + (f",\n{indent}  [{filled}]" if filled else "") + ")\n")


def head(kind, name, arguments, result):
    return f"{kind}func {name}({arguments}) -> {result}" if arguments else f"{kind}var {name}: {result}"


def function(name, row, texts, made=("Words", "")):
    """The function of a row, which makes words or another type."""
    arguments = ", ".join(f"{role}: {argument(role, texts)}" for role in given(name, texts))
    doc = f"  /// {row['comment']}\n" if row["comment"] else ""
    kind, rest = made
    words = value(name, texts, "    ")
    result = f"    {kind}({words.strip()}{rest}\n" if rest else words
    return f"{doc}  package {head('static ', name, arguments, kind)} {{\n{result}  }}\n"


def enum(name, cases, declared):
    """The words of an enum's cases, whose values are the roles of their rows where it is declared with values."""
    payloads = declared.payloads if declared else {}
    all_texts = {f"{case} {language}": text for case, texts in cases.items() for language, text in texts.items()}
    names = list(dict.fromkeys(
        role for case, texts in cases.items() for role in given(f"{name}.{case}", texts)
        if role not in payloads.get(case, [])))
    arguments = ", ".join(f"{role}: {argument(role, all_texts)}" for role in names)
    rows = "".join(
        f"    case .{case}{bound(payloads.get(case))}:\n{value(f'{name}.{case}', texts, '      ')}"
        for case, texts in cases.items())
    declaration = "" if declared else (
        f"\n/// A text of `Words.xcstrings`.\npackage enum {name}: String, CaseIterable, Sendable {{\n"
        + "".join(f"  case {case}\n" for case in cases) + "}\n")
    return (f"{declaration}\nextension {declared.name if declared else name} {{\n  package {head('', 'words', arguments, 'Words')} {{\n"
            f"    switch self {{\n{rows}    }}\n  }}\n}}\n")


def bound(payload):
    return f"({', '.join(f'let {role}' for role in payload)})" if payload else ""


class Declared:
    """An enum in Swift: its name, with that of the type that it extends, and the labels of its cases' values."""
    def __init__(self, name, body):
        self.name = name
        self.payloads = {
            case: re.findall(r"(\w+): ", values) for case, values in re.findall(r"^ +case (\w+)\(([^)]*)\)", body, re.M)}


def declared_enums(text):
    for found in re.finditer(r"^( *)(?:package |public |private |fileprivate )*enum (\w+).*?^\1\}", text, re.M | re.S):
        outer = re.findall(r"^extension (\w+) \{$", text[:found.start()], re.M) if found[1] else []
        yield found[2], Declared(".".join(outer[-1:] + [found[2]]), found[0])


def files(project):
    """The files that follow from the catalogues, and the catalogues as they should be written."""
    found = {}
    shared = {}
    declarations = {
        name: found for file in (project / "Sources").rglob("*.swift") if file.parent.name != "Generated"
        for name, found in declared_enums(file.read_text())}
    for folder in SHARED:
        if (project / folder / "Words.xcstrings").exists():
            shared |= rows(project / folder / "Words.xcstrings")
    for catalogue in catalogues(project):
        own = rows(catalogue)
        functions = []
        others = {}
        enums = {}
        for name, row in sorted(own.items(), key=lambda item: item[0].lower()):
            if any("it" in roles(row[language]) for language in LANGUAGES):
                continue
            texts = {language: expanded(row[language], shared | own, language) for language in LANGUAGES}
            if "." in name:
                group, case = name.split(".")
                if group in MADE:
                    others.setdefault(MADE[group][0], []).append(function(case, row, texts, MADE[group]))
                    continue
                enums.setdefault(group, {})[case] = texts
            else:
                functions.append(function(name, row, texts))
        folder = catalogue.parent
        groups = [
            enum(group, cases, declarations.get(group)) for group, cases in enums.items()]
        imports = "" if folder == project / "Sources/Source" else "import VCSource\n\n"
        if any("CodeWord." in text for text in functions + groups + sum(others.values(), [])) and "Phrases" not in folder.parts:
            imports = "import VCPhrases\n" + imports
        if "UsageFault" in others and "CommandFeatures" in folder.parts:
            imports = "import VCCommand\n" + imports
        if groups:
            imports = "import VCEngine\n" + imports
        relative = folder.relative_to(project)
        found[f"{relative}/Words.xcstrings"] = written(catalogue)
        found[f"{relative}/Generated/{folder.name}Words.swift"] = (
            "// swift-format-ignore-file\n// Made by Tools/Scripts/resources.py; do not edit.\n\n"
            f"{imports}// The rows of Words.xcstrings.\nextension Words {{\n" + "\n".join(functions) + "}\n"
            + "".join(f"\nextension {kind} {{\n" + "\n".join(made) + "}\n" for kind, made in others.items())
            + "".join(groups))
    return found | reader_files(project)


# The reader's functions of lists: the separators in each language, and the text of an empty list.
LISTS = {
    "enumerated": ((", ", "、"), None), "commas": ((", ", ", "), None),
    "enumeratedOrNone": ((", ", "、"), ("none", "无")), "commasOrNone": ((", ", ", "), ("none", "无")),
    "commasOrNothing": ((", ", ", "), ("nothing", "无"))}
CHOICE = re.compile(r"\{(\w+)(=\d+)?\?((?:[^{}|]|\{\w+\})*)(?:\|((?:[^{}|]|\{\w+\})*))?\}")


def interpolated(text, language):
    """A row's text of the reader as a literal in Swift."""
    number = LANGUAGES.index(language)
    def part(text):
        return '"' + re.sub(r"\{(\w+)\}", r"\\(\1)", text) + '"'
    def choice(found):
        if not found[3] and not found[4]:
            return ""
        condition = f"{found[1]} == {found[2][1:]}" if found[2] else f"{found[1]} != nil"
        yes = part(found[3]).replace(f"\\({found[1]})", f"\\({found[1]} ?? \"\")")
        return f'\\({condition} ? {yes} : {part(found[4] or "")})'
    def joined(found):
        separators, empty = LISTS[found[2]]
        text = f'{found[1]}.joined(separator: "{separators[number]}")'
        return f'\\({found[1]}.isEmpty ? "{empty[number]}" : {text})' if empty else f"\\({text})"
    # Quotation marks are only in the text outside of choices.
    pieces, end = [], 0
    for found in re.finditer(CHOICE.pattern + r"|\{(?:\w+):(?:\w+)\}", text):
        pieces.append(re.sub(r"\{(\w+)\}", r"\\(\1)", text[end:found.start()].replace('"', '\\"')))
        match = CHOICE.fullmatch(found[0])
        pieces.append(choice(match) if match else joined(re.fullmatch(r"\{(\w+):(\w+)\}", found[0])))
        end = found.end()
    pieces.append(re.sub(r"\{(\w+)\}", r"\\(\1)", text[end:].replace('"', '\\"')))
    return '"' + "".join(pieces) + '"'


def reader_type(role, texts):
    marks = set(re.findall(r"\{" + role + r"\b(.)", "".join(texts)))
    return ("[String]" if ":" in marks else "Int" if "=" in marks else "String?" if "?" in marks
            else "some CustomStringConvertible")


def reader_files(project):
    catalogue = project / "SwiftReader/Sources/ScreenMap/Words.xcstrings"
    functions = []
    for name, row in sorted(rows(catalogue).items(), key=lambda item: item[0].lower()):
        texts = {language: row[language] for language in LANGUAGES}
        arguments = ", ".join(f"{role}: {reader_type(role, texts.values())}" for role in given(name, texts))
        doc = f"  /// {row['comment']}\n" if row["comment"] else ""
        literals = ",\n      ".join(interpolated(row[language], language) for language in LANGUAGES)
        functions.append(
            f"{doc}  package {head('', name, arguments, 'String')} {{\n    pick(\n      {literals})\n  }}\n")
    folder = "SwiftReader/Sources/ScreenMap"
    return {
        f"{folder}/Words.xcstrings": written(catalogue),
        f"{folder}/Generated/ScreenMapWords.swift":
            "// swift-format-ignore-file\n// Made by Tools/Scripts/resources.py; do not edit.\n\n"
            "// The rows of Words.xcstrings.\nextension Words {\n" + "\n".join(functions) + "}\n"}

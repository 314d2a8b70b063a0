"""Tables that are facts, as values in Swift: YAML (see plainyaml.py) to `Generated` beside what uses them.

A row becomes a call of an initializer. A table says which keys its rows may have, and how each is written; cases of
enums must be declared, or be rows of a Words.xcstrings.
"""
import re

from plainyaml import Fault, Mapping, Reader, Text, placed
from words import catalogues, literal, rows as words


class Tables:
    """The tables of a project, and what their rows may name."""
    def __init__(self, project):
        self.sources = project / "Sources"
        self.known = {}
        for catalogue in catalogues(project):
            for row in words(catalogue):
                if "." in row:
                    self.known.setdefault(row.split(".")[0], set()).add(row.split(".")[1])
        for file in self.sources.rglob("*.swift"):
            if file.parent.name != "Generated":
                for name, body in re.findall(r"^ *(?:package |public )?enum (\w+)[^{\n]*{\n(.*?)^ *}$",
                                             file.read_text(), re.M | re.S):
                    for cases in re.findall(r"^ +case (\w.*)$", body, re.M):
                        self.known.setdefault(name, set()).update(re.findall(r"(?:^|, )(\w+)", cases))

    def read(self, name):
        return Reader(self.sources / name, f"Sources/{name}").read()

    # How values are written.

    def one(self, enum, value=None):
        """A case of an enum; without a value, what writes one."""
        if value is None:
            return lambda value: self.one(enum, value)
        if value not in self.known[enum]:
            raise Fault(value, f"'{value}' is no {enum}")
        return f".{value}"

    def many(self, enum):
        return lambda values: f"[{', '.join(self.one(enum, value) for value in items(values))}]"


def text(value):
    if not isinstance(value, Text):
        raise Fault(value, "expected one text")
    return literal(value)


def number(value):
    if not isinstance(value, Text) or not value.isdigit():
        raise Fault(value, "expected a number")
    return value


def truth(value):
    if value not in ("true", "false"):
        raise Fault(value, "expected 'true' or 'false'")
    return value


def items(value):
    if not isinstance(value, list):
        raise Fault(value, "expected a list")
    return value


def texts(values):
    return f"[{', '.join(text(value) for value in items(values))}]"


def mapping(value):
    if not isinstance(value, Mapping):
        raise Fault(value, "expected keys with values")
    return value


def call(function, arguments, row, keys, more=()):
    """A row as a call, with its keys as labels. `keys` says how each is written, `more` names those that are not."""
    for key in mapping(row):
        if key not in keys and key not in more:
            raise Fault(key, f"unknown key '{key}'; the keys are {', '.join([*keys, *more])}")
    return f"{function}({', '.join([*arguments, *(f'{key}: {keys[key](row[key])}' for key in keys if key in row)])})"


def needed(row, key, name):
    if key not in mapping(row):
        raise Fault(name, f"'{name}' needs the key '{key}'")
    return row[key]


def array(declaration, elements, indent="  "):
    return f"{indent}{declaration} = [\n" + "".join(f"{indent}  {element},\n" for element in elements) + f"{indent}]\n"


def extension(name, *members):
    return f"extension {name} {{\n" + "\n".join(members) + "}\n"


# UIKit's texts.

def uikit_texts(topic, rows):
    for row in items(rows):
        form = needed(row, "text", topic)
        arguments = [f".{topic}", text(form).replace(" …", "")]
        if "raises" in row:
            name = text(row["raises"])
            arguments.append(f"response: .raises({'nil' if row['raises'] == 'nameless' else name})")
        arguments += ["isOpen: true"] * form.endswith("…")
        yield call("UIKitText", arguments, row, {"since": number, "until": number}, ["text", "raises"])


def topics(names):
    return extension(
        "UIKitTopic", "".join(f"  package static let {name} = UIKitTopic({literal(name)})\n" for name in names))


def meaning(tables, topic, row):
    sentence = tables.one("TopicText")

    def event(case):
        name, *roles = case.split(" ")
        roles = [tables.one("UIKitRole", placed(Text(role), case.place)) for role in roles]
        suffix = "".join(word[0].upper() + word[1:] for word in case.split(" "))
        return (f"({tables.one('Trait', placed(Text(name), case.place))}" + "".join(f"({role})" for role in roles)
                + f", {sentence(placed(Text(topic + suffix), case.place))})")

    if "choices" not in mapping(row):
        needed(row, "causes", topic)
    reason = row.get("reason", placed(Text(topic + "Reason"), topic.place))
    causes = tables.many("UIKitCause")
    return call(
        "TopicMeaning",
        [f"topic: .{topic}", "usualEvent: " + sentence(topic), "reason: " + sentence(reason)], row,
        {"cases": lambda cases: f"[{', '.join(event(case) for case in items(cases))}]",
         "scene": tables.one("LoggedScene"), "causes": causes, "choices": causes, "stop": tables.one("DebuggerStop"),
         "trouble": tables.one("HostTrouble"), "writer": text, "frames": texts},
        ["reason", "texts"])


def uikit(tables):
    """The topics, the texts and, for logs, their meaning."""
    refused = tables.read("Phrases/UIKitTexts/Refusals.yaml")
    logged = tables.read("ModelFeatures/Logs/Texts/Texts.yaml")
    for topic in [*refused, *logged]:
        if topic not in logged:
            raise Fault(topic, f"'{topic}' has no meaning in ModelFeatures/Logs/Texts/Texts.yaml")
        if topic not in refused and "texts" not in mapping(logged[topic]):
            raise Fault(topic, f"'{topic}' has no texts")

    def of_logs(are_frameworks):
        return [text for topic, row in logged.items() if "texts" in row and ("writer" in row) == are_frameworks
                for text in uikit_texts(topic, row["texts"])]

    refusals = [text for topic, rows in refused.items() for text in uikit_texts(topic, rows)]
    return {
        "Engine": "/// The topics of the rules' refusals and hints.\n" + topics(refused),
        "Phrases": "import VCEngine\n\n" + extension("UIKitText", array(
            "/// The texts of the topics that the engine's messages have.\n"
            "  package static let refusals: [UIKitText]", refusals)),
        "ModelFeatures/Logs":
            "/// The topics that logs contain, and no message of the rules.\n"
            + topics([topic for topic in logged if topic not in refused]) + "\n" + extension(
                "UIKitText",
                array("/// The texts that logs contain, and no message of the rules.\n"
                      "  package static let ofLogs: [UIKitText]", of_logs(False)),
                array("/// The texts of frameworks on their own view controllers.\n"
                      "  static let ofFrameworks: [UIKitText]", of_logs(True)))
            + "\n" + extension("TopicMeaning", array(
                "package static let all: [TopicMeaning]",
                [meaning(tables, topic, row) for topic, row in logged.items()])),
    }


# The makers of view controllers.

def repair_code(row, parts):
    """Code in both languages, with the parts that its lines name in their places."""
    def written(language):
        def part(line):
            name = line[1]
            if name not in parts:
                raise Fault(row[language], f"no part is called '{name}'")
            return parts[name][language]
        return literal(re.sub(r"^{(\w+)}$", part, row[language], flags=re.M))
    return f"RepairCode({', '.join(written(language) for language in ('swift', 'objectiveC') if language in row)})"


def host(tables, parts, name, row):
    """A framework: its remedies, and what it says of itself."""
    def remedy(key, row):
        if "swift" in mapping(row):
            code = f".native({repair_code(row, parts)})"
        elif "language" in row:
            code = f".other({text(needed(row, 'code', key))}, language: {text(row['language'])})"
        else:
            code = f".own({text(needed(row, 'code', key))})"
        sentence = tables.one("RemedyText", needed(row, "text", key))
        return f"    let {key} = " + call(
            "HostRemedy", [text(row.get("id", key)), sentence, code], row, {"sources": texts},
            ["id", "text", "code", "language", "swift", "objectiveC"]) + "\n"

    def forms(conditions, beginning):
        return "[" + ", ".join(
            f"{tables.one('UIKitRole', placed(Text(key.removeprefix('not ')), key.place))}: {text(form)}"
            for key, form in conditions.items() if key.startswith("not ") == bool(beginning)) + "]"

    def answer(item):
        remedy, conditions = next(iter(item.items())) if isinstance(item, Mapping) else (item, None)
        if remedy != "update" and remedy not in row["remedies"]:
            raise Fault(remedy, f"'{remedy}' is no remedy of '{name}'")
        remedy = ".update" if remedy == "update" else remedy
        if conditions is None:
            return remedy
        arguments = [forms(conditions, ""), "unless: " + forms(conditions, "not ")]
        return f"{remedy}.when({', '.join(argument for argument in arguments if not argument.endswith('[]'))})"

    def answers(value):
        return array("", [
            f"({tables.many('HostTrouble')([placed(Text(trouble), troubles.place) for trouble in troubles.split(', ')])}"
            f", [{', '.join(answer(item) for item in items(remedies))}])"
            for troubles, remedies in mapping(value).items()], "      ").removeprefix("       = ").rstrip()

    def library(row):
        written = text(row["name"]) if "name" in mapping(row) else "." + needed(row, "words", name)
        return call("HostLibrary", [written], row, {"classes": texts, "modules": texts}, ["name", "words"])

    for key in ("name", "language", "libraries", "marks", "versions", "answers", "remedies"):
        needed(row, key, name)
    return (
        f"  private static let {swift_name(name)}: Host = {{\n"
        + "".join(remedy(key, value) for key, value in mapping(row["remedies"]).items())
        + "    return " + call(
            "Host", [f"id: {text(name)}"], row,
            {"name": text, "otherNames": texts, "language": text,
             "libraries": lambda libraries: f"[{', '.join(library(row) for row in items(libraries))}]",
             "marks": texts, "versions": text, "answers": answers}, ["remedies"]) + "\n  }()\n")


def swift_name(name):
    """A name with dashes as Swift spells it."""
    return re.sub(r"-(\w)", lambda found: found[1].upper(), name)


def variants(tables, repairs):
    """The code of each cause, as the cases of a switch."""
    written = {}
    for causes, rows in repairs["causes"].items():
        codes = []
        for row in [rows] if isinstance(rows, Mapping) else items(rows):
            needed(row, "swift", causes)
            conditions = "[]" if "if" not in row else tables.many("Condition")(row["if"])
            codes.append(call(
                "Variant", [f"conditions: {conditions}", "code: " + repair_code(row, repairs["parts"])], row, {},
                ["if", "swift", "objectiveC"]))
        for cause in causes.split(", "):
            written[tables.one("UIKitCause", placed(Text(cause), causes.place))] = codes
    for cause in sorted(tables.known["UIKitCause"]):
        if "." + cause not in written:
            raise Fault(repairs["causes"], f"the cause '{cause}' has no code")
    cases = "".join(
        f"    case {cause}:\n      [" + ",\n       ".join(codes) + "]\n" for cause, codes in written.items())
    return ("  /// The codes for a cause: the first whose conditions hold is the line's.\n"
            f"  static func variants(for cause: UIKitCause) -> [Variant] {{\n    switch cause {{\n{cases}    }}\n  }}\n")


def makers(tables):
    """Frameworks, classes of the system's and libraries, whose view controllers are not the app's."""
    folder = "ModelFeatures/Logs/Hosts/"
    hosts, classes, libraries = (
        tables.read(folder + name) for name in ("Hosts.yaml", "SystemClasses.yaml", "AppLibraries.yaml"))
    repairs = tables.read("ModelFeatures/Logs/Explanations/Repairs.yaml")
    return {"ModelFeatures/Logs": "\n".join([
        extension(
            "Host",
            "  /// The frameworks, in the order in which they claim a line.\n"
            f"  package static let all: [Host] = [{', '.join(map(swift_name, hosts))}]\n",
            *(host(tables, repairs["parts"], name, row) for name, row in hosts.items())),
        extension("LogRepair", variants(tables, repairs)),
        extension("SystemClass", array("static let all: [SystemClass]", [
            call("SystemClass", [
                "purpose: " + tables.one("SystemPurpose", purpose),
                "owner: " + tables.one("Owner", needed(row, "owner", purpose)),
                "classes: " + texts(needed(row, "classes", purpose))], row,
                {"causesAsPresenter": tables.many("UIKitCause"), "leavesByItself": truth}, ["owner", "classes"])
            for purpose, row in classes.items()])),
        extension("AppLibrary", array("static let all: [HostLibrary]", [
            call("HostLibrary", [text(name)], row, {"classes": texts, "modules": texts})
            for name, row in libraries.items()])),
    ])}


def sdk(tables):
    """The SDK's classes."""
    def end_method(row):
        if "told" not in row:
            return []
        own = text(row["toldInObjectiveC"]) if "toldInObjectiveC" in row else "nil"
        return [f"endMethod: EndMethod(swift: {text(row['told'])}, ownObjectiveC: {own})"]

    return {"Engine": extension("UIKitClass", array(
        "/// All known classes: first those that apps subclass, then the system's, then classes that only\n"
        "  /// look like view controllers.\n  package static let all: [UIKitClass]", [
            call("UIKitClass", ["name: " + text(name), *end_method(row)], row,
                 {"kind": tables.one("ContainerKind"), "framework": text, "delegateProtocol": text,
                  "delegateProperty": text, "endHandler": text, "isOpen": truth, "dismissal": tables.one("Dismissal"),
                  "nature": tables.one("Nature"), "since": number, "deprecated": number, "removed": number,
                  "replacements": texts}, ["told", "toldInObjectiveC"])
            for name, row in tables.read("Engine/Model/Classes.yaml").items()]))}


def creations(tables):
    """The ways to create the SDK's controllers."""
    def variables(row):
        return "[" + ", ".join(
            f"({', '.join(text(value) for value in [name, *items(types)])})" for name, types in mapping(row).items()) + "]"

    return {"ModelFeatures/Code": extension("Creation", array("static let all: [String: Creation]", [
        f"{text(name)}: " + call(
            "Creation", [f"{key}: {text(needed(row, key, name))}" for key in ("swift", "objectiveC")], row,
            {"variables": variables, "modules": texts}, ["swift", "objectiveC"])
        for name, row in tables.read("ModelFeatures/Code/Creations.yaml").items()]))}


def files(project):
    """The files that follow from the tables."""
    tables = Tables(project)
    found = {}
    for written in (uikit(tables), makers(tables), sdk(tables), creations(tables)):
        for folder, text in written.items():
            name = f"Sources/{folder}/Generated/{folder.rsplit('/', 1)[-1]}Tables.swift"
            found[name] = found.get(
                name, "// swift-format-ignore-file\n// Made by Tools/Scripts/resources.py; do not edit.\n"
                + ("\nimport VCEngine\nimport VCPhrases\n" if folder.startswith("ModelFeatures") else "")
            ) + "\n" + text
    return found

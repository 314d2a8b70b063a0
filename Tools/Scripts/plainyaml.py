"""The plain part of YAML in which tables are written: mappings and lists by indentation, `[lists]` and
`{key: value}` in one line, text that is plain or in double quotes, and text of several lines after `|`.

Each value knows its place, so that whatever is wrong has a line.
"""
import json
import re


class Fault(SystemExit):
    """What is wrong with a value, and where."""
    def __init__(self, value, message):
        super().__init__(f"{getattr(value, 'place', value)}: error: {message}")


class Text(str):
    pass


class List(list):
    pass


class Mapping(dict):
    pass


def placed(value, place):
    value.place = place
    return value


class Reader:
    """A file, row by row."""
    def __init__(self, file, name):
        self.name, self.next, self.rows = name, 0, file.read_text().split("\n")

    def read(self):
        value = self.block(0)
        if self.indentation() >= 0:
            raise Fault(self.place, "the row is not indented as those above it")
        return value

    @property
    def place(self):
        return f"{self.name}:{self.next + 1}"

    def indentation(self):
        """The blanks before the next row that is no comment; -1 at the end."""
        while self.next < len(self.rows) and re.match(r" *(#.*)?$", self.rows[self.next]):
            self.next += 1
        return -1 if self.next == len(self.rows) else len(re.match(" *", self.rows[self.next])[0])

    def block(self, indentation):
        """The list or mapping whose rows have this indentation."""
        start = self.place
        if self.indentation() == indentation and self.rows[self.next][indentation:].startswith("- "):
            value = placed(List(), start)
            while self.indentation() == indentation:
                value.append(self.item(indentation))
            return value
        value = placed(Mapping(), start)
        while self.indentation() == indentation:
            found = re.match(r"([\w.-][\w., -]*):(?: +(.*))?$", self.rows[self.next][indentation:])
            if not found or found[1].startswith("- "):
                raise Fault(self.place, f"expected 'key: value': {self.rows[self.next]}")
            key = placed(Text(found[1]), self.place)
            if key in value:
                raise Fault(key, f"'{key}' is there twice")
            value[key] = self.value(found[2] or "", indentation)
        return value

    def item(self, indentation):
        row = self.rows[self.next][indentation:]
        if not row.startswith("- "):
            raise Fault(self.place, f"an item of a list begins with '- ': {row}")
        if not re.match(r"- \w[\w ]*:( |$)", row):
            return self.value(row[2:], indentation)
        self.rows[self.next] = " " * (indentation + 2) + row[2:]
        return self.block(indentation + 2)

    def value(self, text, indentation):
        """What follows a key or a dash, in its row or below."""
        place = self.place
        self.next += 1
        if text == "|":
            lines = []
            while self.next < len(self.rows) and re.match(r" {%d}|\s*$" % (indentation + 2), self.rows[self.next]):
                lines.append(self.rows[self.next][indentation + 2:])
                self.next += 1
            return placed(Text("\n".join(lines).rstrip("\n")), place)
        if text:
            value, rest = self.flow(text, place)
            if rest:
                raise Fault(place, f"put the text into double quotes: {text}")
            return value
        below = self.indentation()
        if below <= indentation:
            raise Fault(place, "a value is missing")
        return self.block(below)

    def flow(self, text, place, ends=""):
        """A value in one line, and the rest behind it."""
        if text[:1] in ("[", "{"):
            return self.collection(text, place)
        if text.startswith('"'):
            found = re.match(r'"(?:\\.|[^"\\])*"', text)
            if not found:
                raise Fault(place, f"no quotation mark ends the text: {text}")
            return placed(Text(json.loads(found[0])), place), text[found.end():].lstrip()
        plain = re.split(r":(?= |$)| #", re.match(r"[^\[\]{},]*" if ends else ".*", text)[0])[0]
        if not plain.strip() or re.match(r"[-?:] |[\[\]{},#&*!|>'%@`]", plain):
            raise Fault(place, f"put the text into double quotes: {text}")
        return placed(Text(plain.rstrip()), place), text[len(plain):]

    def collection(self, text, place):
        closing = "]" if text[0] == "[" else "}"
        value = placed(List() if closing == "]" else Mapping(), place)
        text = text[1:].lstrip()
        while not text.startswith(closing):
            item, text = self.flow(text, place, closing)
            if closing == "]":
                value.append(item)
            elif text.startswith(": "):
                value[item], text = self.flow(text[1:].lstrip(), place, closing)
            else:
                raise Fault(place, f"expected ': ' after '{item}'")
            text = text.lstrip()
            if not text.startswith((",", closing)):
                raise Fault(place, f"expected ',' or '{closing}' after '{item}'")
            text = text.removeprefix(",").lstrip()
        return value, text[1:].lstrip()

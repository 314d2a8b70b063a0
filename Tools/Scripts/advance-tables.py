#!/usr/bin/env python3
"""Writes Sources/Pictures/Text/Generated/AdvanceTables.swift: how wide each character is.

    apt-get install fonts-liberation2 fonts-dejavu-core unicode-data python3-fonttools

    Tools/Scripts/advance-tables.py                         writes the file
    Tools/Scripts/advance-tables.py --check                 says whether the file is what this makes
    Tools/Scripts/advance-tables.py --measure sans 12 TEXT  TEXT's width, glyph by glyph from the font

The data are Liberation's advances (SIL OFL 1.1), DejaVu's for what Liberation lacks, and Unicode's
properties; SCRIPTS says the rest.
"""

import argparse
import pathlib
import sys

from fontTools.ttLib import TTFont

OUTPUT = (
    pathlib.Path(__file__).parent.parent.parent / "Sources/Pictures/Text/Generated/AdvanceTables.swift"
)
EM = 2048
FACES = {
    "sans": "LiberationSans-Regular.ttf",
    "sansBold": "LiberationSans-Bold.ttf",
    "mono": "LiberationMono-Regular.ttf",
}
FALLBACK = "DejaVuSans.ttf"
LAST = 0x10FFFF
REPLACEMENT = 0xFFFD

# Thousandths of an em for a letter of a script that Liberation lacks, and whose words are not the
# sum of their letters. Words of user interfaces, shaped by HarfBuzz 6.0 in the Noto Sans of 2020,
# have these means per letter (marks not counted), each rounded up to a twentieth of an em: Arabic
# 456 (in DejaVu Sans 482), Bengali 470, Devanagari 475, Gujarati 530, Gurmukhi 484, Kannada 540,
# Khmer 505, Malayalam 750, Myanmar 633, Sinhala 813, Syriac 559, Tamil 790, Telugu 570, Thai 516.
# Arabic has a twentieth more, for letters that stand alone. The others are means of Noto's letters
# by themselves: Cherokee 722, Ethiopic 742, Mongolian 745, Oriya 745, Thaana 629.
SCRIPTS = {
    "Arabic": 550,
    "Bengali": 500,
    "Cherokee": 750,
    "Devanagari": 500,
    "Ethiopic": 750,
    "Gujarati": 550,
    "Gurmukhi": 500,
    "Kannada": 550,
    "Khmer": 550,
    "Malayalam": 750,
    "Mongolian": 750,
    "Myanmar": 650,
    "Oriya": 750,
    "Sinhala": 850,
    "Syriac": 600,
    "Tamil": 800,
    "Telugu": 600,
    "Thaana": 650,
    "Thai": 550,
}


class Unicode:
    """The properties used here, from the files of the Unicode Character Database."""

    def __init__(self, folder):
        self.folder = folder
        first = (folder / "EastAsianWidth.txt").open(encoding="utf-8").readline()
        self.version = first.split("-")[1].removesuffix(".txt\n")
        self.category = ["Cn"] * (LAST + 1)
        start = None
        for line in (folder / "UnicodeData.txt").open(encoding="utf-8"):
            code, name, category = line.split(";")[:3]
            code = int(code, 16)
            if name.endswith(", First>"):
                start = code
            elif name.endswith(", Last>"):
                self.category[start : code + 1] = [category] * (code + 1 - start)
            else:
                self.category[code] = category
        self.east_asian = self.property("EastAsianWidth.txt")
        # What is not listed in these is wide (EastAsianWidth.txt, its head).
        for low, high in [(0x3400, 0x4DBF), (0x4E00, 0x9FFF), (0xF900, 0xFAFF),
                          (0x20000, 0x2FFFD), (0x30000, 0x3FFFD)]:
            for code in range(low, high + 1):
                self.east_asian.setdefault(code, "W")
        self.syllable = self.property("HangulSyllableType.txt")
        self.script = self.property("Scripts.txt")
        self.ignorable = self.members("DerivedCoreProperties.txt", "Default_Ignorable_Code_Point")
        self.prepended = self.members("PropList.txt", "Prepended_Concatenation_Mark")
        self.pictographic = self.members("emoji/emoji-data.txt", "Extended_Pictographic")

    def rows(self, name):
        for line in (self.folder / name).open(encoding="utf-8"):
            fields = [field.strip() for field in line.split("#")[0].split(";")]
            if len(fields) > 1:
                low, _, high = fields[0].partition("..")
                yield range(int(low, 16), int(high or low, 16) + 1), fields[1]

    def property(self, name):
        return {code: value for codes, value in self.rows(name) for code in codes}

    def members(self, name, wanted):
        return {code for codes, value in self.rows(name) if value == wanted for code in codes}


class Font:
    """A font's advances by code point, scaled to 2048 units an em."""

    def __init__(self, path):
        font = TTFont(path, lazy=True, fontNumber=0)
        units = font["head"].unitsPerEm
        advances = font["hmtx"]
        self.advances = {
            code: round(advances[glyph][0] * EM / units)
            for code, glyph in font.getBestCmap().items()
        }
        self.name = font["name"].getDebugName(4)
        self.version = font["name"].getDebugName(5)


def fixed_width(code, unicode, fallback):
    """The width that no font changes, or None."""
    category = unicode.category[code]
    if category in ("Cc", "Cs", "Zl", "Zp"):
        # The drawing shows U+FFFD for these.
        return fallback.advances[REPLACEMENT]
    if category in ("Mn", "Me") or code in unicode.ignorable:
        return 0
    if category == "Cf" and code not in unicode.prepended:
        return 0
    if unicode.syllable.get(code) in ("V", "T"):
        # Conjoining vowels and finals stand in their initial's square.
        return 0
    if unicode.east_asian.get(code) in ("W", "F"):
        return EM
    return None


def width_elsewhere(code, unicode, fallback):
    """The width of a character that a face does not hold."""
    fixed = fixed_width(code, unicode, fallback)
    if fixed is not None:
        return fixed
    if unicode.east_asian.get(code) == "H":
        return EM // 2
    if unicode.category[code] in ("Cn", "Co") or code in unicode.pictographic:
        return EM
    script = unicode.script.get(code)
    if script in SCRIPTS:
        return round(SCRIPTS[script] * EM / 1000)
    return fallback.advances.get(code, EM)


# Encoding: digits of six bits, '0' is 0. A run is four digits of its first code point and two of
# its width; it lasts until the next begins. No quote and no '#' is among the digits.

NOT_HELD = 4095


def digits(value, count):
    return "".join(chr(48 + (value >> 6 * place & 63)) for place in reversed(range(count)))


def runs(widths):
    text, last = [], None
    for code, width in enumerate(widths):
        if width != last:
            assert 0 <= width <= NOT_HELD
            text.append(digits(code, 4) + digits(width, 2))
            last = width
    return text


def ranges(codes):
    text, ordered = [], sorted(codes)
    for code in ordered:
        if code - 1 not in codes:
            text.append(digits(code, 4))
        if code + 1 not in codes:
            text[-1] += digits(code, 4)
    return text


def literal(records, indent):
    """A raw string literal of several lines that holds no line break."""
    per_line = (100 - indent - 2) // len(records[0])
    lines = ["".join(records[at : at + per_line]) for at in range(0, len(records), per_line)]
    return "\n".join(
        ['#"""'] + [" " * indent + line + r"\#" for line in lines[:-1]]
        + [" " * indent + lines[-1], " " * indent + '"""#'])


def swift(faces, fallback, unicode):
    codes = range(LAST + 1)
    elsewhere = [width_elsewhere(code, unicode, fallback) for code in codes]
    fixed = [fixed_width(code, unicode, fallback) for code in codes]
    parts = [HEAD.format(
        fonts="\n".join(f"//   {font.name}, {font.version}" for font in faces.values()),
        fallback=f"{fallback.name}, {fallback.version}", unicode=unicode.version)]
    for name, font in faces.items():
        own = [font.advances.get(code, NOT_HELD) if fixed[code] is None else NOT_HELD
               for code in codes]
        ascii = [digits(elsewhere[code] if own[code] == NOT_HELD else own[code], 2)
                 for code in range(128)]
        parts.append(FACE.format(
            title=font.name, name=name,
            ascii=literal(ascii, 6), runs=literal(runs(own), 6)))
    parts.append(REST.format(
        elsewhere=literal(runs(elsewhere), 6),
        pictographs=literal(ranges(unicode.pictographic), 6)))
    return "\n".join(parts) + "}\n"


HEAD = """\
// swift-format-ignore-file
// Made by Tools/Scripts/advance-tables.py; do not edit.
//
// Advance widths, as facts about these fonts:
{fonts}
//     Copyright (c) 2010 Google Corporation, (c) 2012 Red Hat, Inc.; SIL Open Font License 1.1
//   {fallback}, for characters that those lack
//     Copyright (c) 2003 Bitstream, Inc., (c) 2006 Tavmjong Bah; DejaVu's changes are public domain
// Character properties: Unicode {unicode}.

/// The widths of all characters, in 1/2048 em, encoded as `RunTable` describes.
enum AdvanceTables {{"""

FACE = """\
  /// {title}.
  static var {name}: FaceTable {{
    FaceTable(
      ascii: {ascii},
      runs: RunTable({runs}))
  }}
"""

REST = """\
  /// The characters that no face contains.
  static var elsewhere: RunTable {{
    RunTable({elsewhere})
  }}

  /// Extended_Pictographic: the characters that can be emoji.
  static var pictographs: RangeTable {{
    RangeTable({pictographs})
  }}
"""


def measure(fonts, face, size, text):
    """The plain sum of a text's advances, as a test's second opinion."""
    advances = Font(find(fonts, FACES[face])).advances
    return sum(advances[ord(character)] for character in text) * size / EM


def find(folder, name):
    found = sorted(folder.rglob(name), key=lambda path: ("liberation2" not in str(path), path))
    if not found:
        sys.exit(f"no {name} under {folder}")
    return found[0]


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing, compare")
    parser.add_argument("--measure", nargs=3, metavar=("FACE", "SIZE", "TEXT"))
    parser.add_argument("--fonts", type=pathlib.Path, default="/usr/share/fonts")
    parser.add_argument("--unicode", type=pathlib.Path, default="/usr/share/unicode")
    options = parser.parse_args()
    if options.measure:
        face, size, text = options.measure
        print(measure(options.fonts, face, float(size), text))
        return
    faces = {name: Font(find(options.fonts, file)) for name, file in FACES.items()}
    fallback = Font(find(options.fonts, FALLBACK))
    made = swift(faces, fallback, Unicode(options.unicode))
    if not options.check:
        OUTPUT.write_text(made, encoding="ascii")
    elif OUTPUT.read_text(encoding="ascii") != made:
        sys.exit(f"{OUTPUT.name} is not what {pathlib.Path(__file__).name} makes here")
    else:
        print(f"{OUTPUT.name} is what {pathlib.Path(__file__).name} makes")


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Prints the manual's main page: manual.py PROGRAM

The page is Tools/Scripts/vcdiagram.1; the options of drawing are put in as the program itself tells them.
"""
import json
import pathlib
import subprocess
import sys


def escaped(text):
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return text if text[0] not in ".'" else "\\&" + text


def options(program):
    dump = subprocess.run(
        [program, "draw", "--experimental-dump-help"], check=True, capture_output=True
    ).stdout
    for argument in json.loads(dump)["command"]["arguments"]:
        if argument["kind"] == "positional" or not argument.get("shouldDisplay", True):
            continue
        names = [("Fl " if n["kind"] == "short" else "Fl Fl ") + n["name"] for n in argument["names"]]
        value = f" Ar {argument['valueName']}" if argument["kind"] == "option" else ""
        yield ".It " + " , ".join(name + value for name in names)
        for sentence in argument.get("abstract", "").splitlines():
            yield escaped(sentence)


page = pathlib.Path(__file__).with_name("vcdiagram.1").read_text()
print(page.replace("@OPTIONS@", "\n".join(options(sys.argv[1]))), end="")

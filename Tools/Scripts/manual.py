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
    listed = subprocess.run([program, "help", "--format", "json"], check=True, capture_output=True).stdout
    drawing = next(each for each in json.loads(listed)["commands"] if each["name"] == "draw")
    for option in drawing["options"]:
        names = ["Fl " * (len(name) - len(name.lstrip("-"))) + name.lstrip("-") for name in option["names"]]
        value = f" Ar {option['value']}" if option["value"] else ""
        yield ".It " + " , ".join(name + value for name in names)
        yield escaped(option["meaning"])


page = pathlib.Path(__file__).with_name("vcdiagram.1").read_text()
print(page.replace("@OPTIONS@", "\n".join(options(sys.argv[1]))), end="")

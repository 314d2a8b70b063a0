#!/usr/bin/env python3
"""Measures how long it takes from a save until its figure is there.

    saves.py PROGRAM [SAVES]

A description is saved SAVES times (50), as editors do, by a new file that gets its name, at times that
are not in step with anything. For --watch it takes until the figure's file is another one; for
preview until Chromium has painted a frame with the new figure. Then it tells how much of a processor both
take while nothing is saved.
"""
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

from browser import Browser

SAMPLE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "Samples", "figure-17-7.yaml")


class Description:
    """The sample, in which each save gives a controller another class."""

    def __init__(self, folder):
        self.path = os.path.join(folder, "app.yaml")
        self.text = open(SAMPLE).read()
        self.random = random.Random(1)
        self.save(0)

    def save(self, number):
        text = self.text.replace("UIViewController", f"Saved{number}Controller")
        with open(self.path + "~", "w") as file:
            file.write(text)
        os.rename(self.path + "~", self.path)
        return time.monotonic()

    def rest(self):
        time.sleep(0.2 + self.random.random() / 10)


def watched(program, description, figure, saves):
    description.rest()
    for number in range(1, saves + 1):
        description.rest()
        before = os.stat(figure).st_ino
        start = description.save(number)
        while os.stat(figure).st_ino == before:
            time.sleep(0.0005)
        yield time.monotonic() - start


# What a page paints after this is resolved has the new figure.
SHOWN = """new Promise((resolve) => {
  const seen = () => [...document.getElementById('paper').shadowRoot.querySelectorAll('text')]
    .some((text) => text.textContent === 'Saved%dController');
  const look = () => seen()
    ? requestAnimationFrame(() => setTimeout(resolve)) : requestAnimationFrame(look);
  look();
})"""


def previewed(browser, description, saves):
    for number in range(1, saves + 1):
        description.rest()
        start = description.save(number)
        browser.evaluate(SHOWN % number)
        yield time.monotonic() - start


def row(name, seconds):
    seconds = sorted(seconds)
    print(f"| {name} | {statistics.median(seconds) * 1000:.0f} ms | {seconds[0] * 1000:.0f} ms "
          f"| {seconds[-1] * 1000:.0f} ms |", flush=True)


def ticks(process):
    """The processor's time that a process has had; None where the system has no /proc."""
    try:
        fields = open(f"/proc/{process.pid}/stat").read().rsplit(")", 1)[1].split()
    except OSError:
        return None
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def idle(name, process, seconds=20):
    before = ticks(process)
    time.sleep(seconds)
    if before is not None:
        print(f"{name}, idle: {(ticks(process) - before) / seconds:.2%} of a processor", flush=True)


def main():
    program = os.path.abspath(sys.argv[1])
    saves = int(sys.argv[2]) if len(sys.argv) > 2 else 50
    print(f"| {saves} saves | median | least | most |\n|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        description = Description(folder)
        figure = os.path.join(folder, "app.svg")
        watch = subprocess.Popen([program, description.path, "-o", figure, "--watch"],
                                 stderr=subprocess.DEVNULL)
        while not os.path.exists(figure):
            time.sleep(0.01)
        row("`--watch`, until the file is written", list(
            watched(program, description, figure, saves)))
        preview = subprocess.Popen([program, "preview", description.path], stderr=subprocess.PIPE,
                                   text=True)
        address = preview.stderr.readline().split()[0]
        with Browser() as browser:
            browser.open(address)
            time.sleep(2)
            row("`preview`, until Chromium has painted it", list(
                previewed(browser, description, saves)))
            if shutil.which("d2"):
                peer(folder, saves)
            idle("--watch", watch)
            idle("preview with a page", preview)
        watch.terminate()
        preview.terminate()


def peer(folder, saves):
    """d2 --watch, until its file is written."""
    source, figure = os.path.join(folder, "peer.d2"), os.path.join(folder, "peer.svg")
    text = open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "peers", "figure-17-7.d2")).read()
    open(source, "w").write(text)
    process = subprocess.Popen(["d2", "--watch", "--browser", "0", source, figure],
                               stderr=subprocess.DEVNULL)
    while not os.path.exists(figure):
        time.sleep(0.1)
    seconds = []
    for number in range(saves):
        time.sleep(0.5)
        before = os.stat(figure).st_mtime_ns
        open(source + "~", "w").write(text + f"\nsaved{number}\n")
        os.rename(source + "~", source)
        start = time.monotonic()
        while os.stat(figure).st_mtime_ns == before:
            time.sleep(0.0005)
        seconds.append(time.monotonic() - start)
    process.terminate()
    row("`d2 --watch`, until the file is written", seconds)


main()

#!/usr/bin/env python3
"""Tries an assistant on the tasks of this folder, and grades its answers: evals.py [options] -- COMMAND ...

The command runs once for each task, in a folder of its own with the task's files. It gets the task as its
last argument, or in place of the argument '{}', and prints its answer.
"""
import argparse
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

here = pathlib.Path(__file__).resolve().parent
SKILL = here.parent.parent / "Integrations" / "Skill" / "vcdiagram"


def states(text, fact):
    """Whether a text has one of a fact's forms, and not only the beginning of a longer identifier.

    A form with capital letters is code, so that its case counts. An answer in the form that the task asks
    for is the whole last line that begins so.
    """
    return any(answers(text, form) if form.startswith("ANSWER: ") else has(text, form) for form in fact.split(" | "))


def answers(text, form):
    """Whether the last line with an answer gives exactly this one."""
    lines = [line.strip(" `*.") for line in text.splitlines() if line.strip(" `*").startswith("ANSWER:")]
    return bool(lines) and lines[-1].split() == form.split()


def has(text, form):
    """Whether a text has a form between characters that belong to no identifier."""
    edges = (r"(?<!\w)" if re.match(r"\w", form) else "", r"(?!\w)" if re.search(r"\w$", form) else "")
    flags = 0 if any(letter.isupper() for letter in form) else re.IGNORECASE
    return re.search(re.escape(form).join(edges), text, flags) is not None


def run(command, folder, seconds):
    """A command's output, and its messages; what it had printed is lost if it takes too long."""
    try:
        done = subprocess.run(
            command, cwd=folder, shell=isinstance(command, str), stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=seconds, check=False)
    except subprocess.TimeoutExpired:
        return ""
    return done.stdout.decode("utf-8", "replace")


def grade(task, command, options):
    """Returns the facts that an answer lacks or gets wrong, the number of all, and the answer."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for file, lines in task.get("files", {}).items():
            (folder / file).write_text("".join(line + "\n" for line in lines), encoding="utf-8")
        if options.skill:
            shutil.copytree(SKILL, folder / options.skill / "vcdiagram")
        called = [task["task"] if word == "{}" else word for word in command]
        answer = run(called if "{}" in command else called + [task["task"]], folder, options.timeout)
        missing = [fact for fact in task["facts"] if not states(answer, fact)]
        missing += [f"says: {fact}" for fact in task.get("wrong", []) if states(answer, fact)]
        count = len(task["facts"]) + len(task.get("wrong", []))
        for check in task.get("checks", []):
            found = run(check["call"], folder, 60)
            count += len(check["facts"])
            missing += [f"{check['call']}: {fact}" for fact in check["facts"] if not states(found, fact)]
        return missing, count, answer


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--skill", metavar="FOLDER", help="install the skill there, such as .claude/skills")
    parser.add_argument("--only", metavar="NAME", default="", help="only tasks whose name has this")
    parser.add_argument("--timeout", metavar="SECONDS", type=int, default=600, help="for each task")
    parser.add_argument("--answers", metavar="FOLDER", type=pathlib.Path, help="keep the answers there")
    parser.add_argument("command", nargs="+", help="the assistant's call, after --")
    options = parser.parse_args()
    tasks = [path for path in sorted((here / "Tasks").glob("*.json")) if options.only in path.stem]
    print("| task | facts | seconds | missing |\n|---|---|---|---|")
    solved = 0
    for path in tasks:
        start = time.monotonic()
        task = json.loads(path.read_text(encoding="utf-8"))
        missing, count, answer = grade(task, options.command, options)
        solved += not missing
        if options.answers:
            options.answers.mkdir(parents=True, exist_ok=True)
            (options.answers / f"{path.stem}.txt").write_text(answer, encoding="utf-8")
        listed = "; ".join(missing).replace("|", "\\|")
        print(
            f"| {path.stem} | {count - len(missing)} of {count} | {time.monotonic() - start:.0f} | {listed} |",
            flush=True)
    print(f"\n{solved} of {len(tasks)} tasks have every fact.")
    return 0


if __name__ == "__main__":
    sys.exit(main())

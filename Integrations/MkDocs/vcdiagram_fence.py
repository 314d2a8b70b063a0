"""A fence ```vcdiagram becomes its figure in the page, which follows the site's dark mode.

For pymdownx.superfences, MkDocs Material's own: custom_fences in mkdocs.yml, as README shows.
Options stand after the name, as key="value": caption, id, and those of drawing listed below.
The program is VCDIAGRAM in the environment, else the Python package's, else the one on the path.
"""
import hashlib
import html
import logging
import os
import pathlib
import subprocess

from pymdownx.superfences import SuperFencesException

try:
    from mkdocs.exceptions import BuildError
except ImportError:
    BuildError = Exception

try:
    from vcdiagram import PROGRAM as INSTALLED
except ImportError:
    INSTALLED = "vcdiagram"

PROGRAM = os.environ.get("VCDIAGRAM", INSTALLED)
PASSED = """
    around captions emphasize figure fit font from group hide idiom ids
    language page panels perform pointers size spelling step template theme to window
""".split()
# Options without a value: captions="true".
FLAGS = ("captions", "panels")
OWN = ("caption", "id")
# MkDocs counts its warnings: with --strict they fail the build.
LOG = logging.getLogger("mkdocs.plugins.vcdiagram")


class FenceError(SuperFencesException, BuildError):
    """What is wrong with a description. MkDocs prints it without a traceback."""


def validator(language, inputs, options, attrs, md):
    for key in inputs:
        if key not in PASSED and key not in OWN:
            LOG.warning("vcdiagram: unknown option '%s'", key)
    options.update(inputs)
    return True


def option(key, value):
    if key not in FLAGS:
        return [f"--{key}={value}"]
    return [] if value == "false" else [f"--{key}"]


def place(source, md):
    """The page and the line on which a fence's text begins; nothing where MkDocs doesn't tell the page."""
    try:
        path = md.treeprocessors["relpath"].file.abs_src_path
        lines = [line.strip() for line in pathlib.Path(path).read_text(encoding="utf-8-sig").splitlines()]
    except (AttributeError, KeyError, OSError, TypeError, ValueError):
        return None
    text = [line.strip() for line in source.splitlines()]
    starts = (number for number in range(len(lines)) if lines[number:number + len(text)] == text)
    number = next(starts, None)
    return None if number is None else f"{os.path.relpath(path)}:{number + 1}"


def formatter(source, language, css_class, options, md, classes=None, id_value="", attrs=None, **_):
    given = {**options, **(attrs or {})}
    passed = [part for key in PASSED if key in given for part in option(key, given[key])]
    # Several figures of one page keep apart by their ids.
    name = id_value or given.get("id")
    name = name or "vcd-" + hashlib.sha1(repr((source, passed)).encode()).hexdigest()[:8]
    call = [PROGRAM, f"--stdin-name={place(source, md) or 'fence ' + name}", f"--id={name}", *passed, "-"]
    done = subprocess.run(call, input=source.encode(), capture_output=True)
    if done.returncode:
        raise FenceError(done.stderr.decode())
    caption = given.get("caption", "")
    caption = f"<figcaption>{html.escape(caption)}</figcaption>" if caption else ""
    # No wider than the page's column.
    figure = done.stdout.decode().replace(' style="', ' style="max-width:100%;height:auto;', 1)
    return f'<figure class="{css_class}">{figure}{caption}</figure>'


def stale(folder):
    """What is out of date in the documents below a folder whose figures `vcdiagram embed` writes."""
    documents = [
        str(path) for path in sorted(pathlib.Path(folder).rglob("*.md"))
        if b"<!-- vcdiagram " in path.read_bytes()
    ]
    if not documents:
        return ""
    done = subprocess.run([PROGRAM, "embed", "--check", "--", *documents], capture_output=True)
    return done.stderr.decode() if done.returncode else ""

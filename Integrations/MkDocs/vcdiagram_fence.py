"""A fence ```vcdiagram becomes its figure in the page, which follows the site's dark mode.

For pymdownx.superfences, MkDocs Material's own: custom_fences in mkdocs.yml, as README shows.
Options stand after the name, as key="value": caption, id, and those of drawing listed below.
VCDIAGRAM in the environment is the program, if it is not on the path.
"""
import hashlib
import html
import os
import subprocess

from pymdownx.superfences import SuperFencesException

PROGRAM = os.environ.get("VCDIAGRAM", "vcdiagram")
PASSED = ("figure", "template", "pointers", "theme", "step", "language", "emphasize")


def validator(language, inputs, options, attrs, md):
    options.update(inputs)
    return True


def formatter(source, language, css_class, options, md, classes=None, id_value="", attrs=None, **_):
    given = {**options, **(attrs or {})}
    passed = [f"--{key}={given[key]}" for key in PASSED if key in given]
    # Several figures of one page keep apart by their ids.
    name = id_value or given.get("id")
    name = name or "vcd-" + hashlib.sha1(repr((source, passed)).encode()).hexdigest()[:8]
    call = [PROGRAM, f"--stdin-name=fence {name}", f"--id={name}", *passed, "-"]
    done = subprocess.run(call, input=source.encode(), capture_output=True)
    if done.returncode:
        raise SuperFencesException(done.stderr.decode())
    caption = given.get("caption", "")
    caption = f"<figcaption>{html.escape(caption)}</figcaption>" if caption else ""
    return f'<figure class="{css_class}">{done.stdout.decode()}{caption}</figure>'

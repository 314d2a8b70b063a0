"""Sphinx and MyST: `.. vcdiagram:: [FILE]`, or ```{vcdiagram} [FILE]``` with a description in it.

Options are an image's, `caption`, `links`, and those of drawing listed below. The program is VCDIAGRAM in
the environment, else the Python package's, else the one on the path.
"""
import hashlib
import os
import subprocess
from pathlib import Path

from docutils import nodes
from docutils.parsers.rst import directives
from docutils.parsers.rst.directives.images import Image
from sphinx import addnodes
from sphinx.util import logging

try:
    from vcdiagram import PROGRAM as INSTALLED
except ImportError:
    INSTALLED = "vcdiagram"

PROGRAM = os.environ.get("VCDIAGRAM", INSTALLED)
PASSED = """
    around captions emphasize figure fit font from group hide idiom ids
    language page panels perform pointers size spelling step template theme to window
""".split()
# Options without a value.
FLAGS = ("captions", "panels")


class VCDiagram(Image):
    required_arguments, optional_arguments, has_content = 0, 1, True
    option_spec = {
        **Image.option_spec,
        **{key: directives.unchanged for key in (*PASSED, "caption")},
        **{key: directives.flag for key in (*FLAGS, "links")},
    }

    def run(self):
        env = self.state.document.settings.env
        # Templates, settings, fonts and pictures of screens may change, which Sphinx doesn't know of.
        env.note_reread()
        passed = [
            f"--{key}" + ("" if key in FLAGS else f"={self.options[key]}")
            for key in PASSED if key in self.options
        ]
        for key in PASSED:
            self.options.pop(key, None)
        text = "\n".join(self.content)
        if self.arguments:
            _, path = env.relfn2path(self.arguments[0])
            # After two dashes a name that begins with a dash is a name all the same.
            source = ["--", path]
        else:
            # MyST counts from the directive, reStructuredText from the document's first line.
            is_myst = type(self.state).__module__.startswith("myst_parser")
            line = self.content_offset + 1 + (self.lineno if is_myst else 0)
            source = [f"--stdin-name={env.doc2path(env.docname)}:{line}", "-"]

        def draw(form, *more, needed=True):
            call = [PROGRAM, *passed, *more, f"--format={form}", *source]
            done = subprocess.run(call, input=text.encode(), capture_output=True)
            if done.returncode == 0:
                return done.stdout
            if not needed:
                return None
            failed(env).add(env.docname)
            raise self.error(done.stderr.decode())

        made = {"svg": draw("svg")}
        # LaTeX shows no SVG; but PDF takes more of Graphviz than may be there.
        types = env.app.builder.supported_image_types
        if pdf := draw("pdf", needed="application/pdf" in types and "image/svg+xml" not in types):
            made["pdf"] = pdf
        name = hashlib.sha1(made["svg"]).hexdigest()[:12]
        folder = Path(env.app.srcdir, "_vcdiagram")
        folder.mkdir(exist_ok=True)
        for form, data in made.items():
            file = folder / f"{name}.{form}"
            # A server that watches the folder would build again.
            if not file.exists() or file.read_bytes() != data:
                file.write_bytes(data)
        caption = self.options.pop("caption", None)
        self.options.setdefault("alt", draw("alt").decode().rstrip("\n"))
        # Sphinx takes the one that its builder can show.
        self.arguments = [f"/_vcdiagram/{name}.*"]
        has_links = self.options.pop("links", False) is None
        image = super().run()[-1]
        if has_links:
            image = inline(draw("svg", f"--id=vcd-{name}"), image)
        if not caption:
            return [image]
        figure = nodes.figure("", image, nodes.caption(caption, caption))
        self.add_name(figure)
        return [figure]


# The links of an image don't work, so that pages contain the figure itself.
def inline(svg, image):
    text = svg.decode().replace(' style="', ' style="max-width:100%;height:auto;', 1)
    page = addnodes.only("", nodes.raw("", text, format="html"), expr="html")
    return nodes.container("", page, addnodes.only("", image, expr="not html"))


# A directive's error is only reported. These make the build fail while a document has one, also where
# documents are read in parallel, or not read again.
def failed(env):
    if not hasattr(env, "vcdiagram_failed"):
        env.vcdiagram_failed = set()
    return env.vcdiagram_failed


def purge(app, env, name):
    failed(env).discard(name)


def merge(app, env, names, other):
    failed(env).update(failed(other))


def check(app):
    """Warns of what is out of date in MyST's documents whose figures `vcdiagram embed` writes."""
    documents = [
        str(path) for path in sorted(Path(app.srcdir).rglob("*.md"))
        if b"<!-- vcdiagram " in path.read_bytes()
    ]
    if documents:
        call = [PROGRAM, "embed", "--check", "--", *documents]
        done = subprocess.run(call, capture_output=True)
        if done.returncode:
            logging.getLogger(__name__).warning("%s", done.stderr.decode().rstrip())


def finish(app, exception):
    if app.env and failed(app.env):
        app.statuscode = 1


def setup(app):
    app.add_directive("vcdiagram", VCDiagram)
    app.connect("builder-inited", check)
    app.connect("env-purge-doc", purge)
    app.connect("env-merge-info", merge)
    app.connect("build-finished", finish)
    return {"parallel_read_safe": True}

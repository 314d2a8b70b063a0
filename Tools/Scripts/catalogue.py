#!/usr/bin/env python3
"""Writes the guide as a DocC catalogue: catalogue.py FOLDER

The pages in Guide are plain Markdown, for a code host. DocC has other names for pages and figures, so
this replaces links by `<doc:…>`, and each `<picture>` by an image with a dark variant.
"""
import html
import pathlib
import re
import shutil
import sys

project = pathlib.Path(__file__).parent.parent.parent
guide = project / "Guide"
catalogue = pathlib.Path(sys.argv[1])
# Pages that the guide links to outside its folder.
others = {"Rules": project / "Sources/Engine/VCEngine.docc/Rules.md"}


def name(path):
    """A page's name in DocC."""
    return "vcdiagram" if path.stem == "README" else path.stem


def copied(path, target):
    shutil.copyfile(path, catalogue / "Figures" / target)


def picture(match):
    """An image of DocC's for a figure in two themes."""
    path = pathlib.Path(match["light"])
    copied(guide / path, path.name)
    copied(guide / match["dark"], f"{path.stem}~dark{path.suffix}")
    alt = re.sub(r"([\\`*_\[\]<>])", r"\\\1", html.unescape(match["alt"]))
    return f"![{alt}]({path.stem})"


def image(match):
    path = pathlib.Path(match["path"])
    copied(guide / path, path.name)
    return f"![{match['alt']}]({path.stem})"


def link(match):
    """A link to another page of the catalogue; of other links, the text."""
    path, _, anchor = match["target"].partition("#")
    if re.match(r"\w+://", path):
        return match[0]
    path = pathlib.Path(path)
    if path.suffix != ".md" or path.parent.name and path.stem not in others:
        return match["text"]
    if anchor:
        anchor = "#" + heading(guide / path.name, anchor)
    return f"[{match['text']}](doc:{name(path)}{anchor})"


def heading(page, anchor):
    """DocC's anchor of a heading, which keeps its capitals, from GitHub's."""
    text = page.read_text(encoding="utf-8") if page.is_file() else ""
    titles = [title.replace(" ", "-") for title in re.findall(r"^#+ (.*)$", text, flags=re.M)]
    known = {title.lower(): title for title in titles}
    return known.get(anchor, f"{anchor[0].upper()}{anchor[1:]}")


def converted(text, page):
    text = re.sub(r"<!-- /?vcdiagram\b.*?-->\n", "", text, flags=re.S)
    text = re.sub(
        r'<picture>\s*<source [^>]*srcset="(?P<dark>[^"]*)">\s*'
        r'<img alt="(?P<alt>[^"]*)" src="(?P<light>[^"]*)">\s*</picture>', picture, text)
    text = re.sub(r"!\[(?P<alt>[^\]]*)\]\((?P<path>[^)\s]*/[^)\s]*)\)", image, text)
    text = re.sub(r"(?<!!)\[(?P<text>[^\]]*)\]\((?P<target>[^)\s]*)\)", link, text)
    if page == "vcdiagram":
        # DocC curates pages by links that are alone in their line.
        text = re.sub(r"^- \[[^\]]*\]\((doc:[^)]*)\)$", r"- <\1>", text, flags=re.M)
        text = text.replace("\n", "\n\n@Metadata {\n  @TechnologyRoot\n}\n", 1)
    return text


def blocks_kept(text, page):
    """Converts a page, except what is in its blocks of code."""
    parts = re.split(r"(^```.*?^```$)", text, flags=re.S | re.M)
    return "".join(part if number % 2 else converted(part, page) for number, part in enumerate(parts))


shutil.rmtree(catalogue, ignore_errors=True)
(catalogue / "Figures").mkdir(parents=True)
for page in [*sorted(guide.glob("*.md")), *others.values()]:
    text = blocks_kept(page.read_text(), name(page))
    (catalogue / f"{name(page)}.md").write_text(text)

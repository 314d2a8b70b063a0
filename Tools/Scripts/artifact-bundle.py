#!/usr/bin/env python3
"""Makes an artifact bundle, and the package of the plugin that draws with it.

    artifact-bundle.py VERSION OUTPUT URL VARIANT=FOLDER...

A variant is the triple of a machine; its folder holds `vcdiagram` and what it needs beside it, as
`make portable` packs it. OUTPUT gets `vcdiagram.artifactbundle.zip`, the same bytes from the same
folders, and `vcdiagram-plugin`: a package with `swift package vcdiagram` that builds nothing, and
takes the bundle from URL.
"""

import hashlib
import json
import pathlib
import re
import shutil
import sys
import zipfile

MANIFEST = """// swift-tools-version: 6.2
import PackageDescription

// `swift package vcdiagram` without Graphviz and without a build: made by a release of vcdiagram.
let package = Package(
  name: "vcdiagram-plugin",
  products: [.plugin(name: "FigureCommand", targets: ["FigureCommand"])],
  targets: [
    .binaryTarget(
      name: "vcdiagram",
      url: "{url}",
      checksum: "{checksum}"),
{target}  ]
)
"""

# The first that a ZIP can say.
DATE = (1980, 1, 1, 0, 0, 0)


def add(archive: zipfile.ZipFile, name: str, content: bytes, mode: int) -> None:
    entry = zipfile.ZipInfo(name, DATE)
    entry.create_system = 3
    entry.external_attr = (0o100000 | mode) << 16
    entry.compress_type = zipfile.ZIP_DEFLATED
    archive.writestr(entry, content)


def main() -> None:
    if len(sys.argv) < 5 or not all("=" in variant for variant in sys.argv[4:]):
        sys.exit(__doc__)
    version, output, url = sys.argv[1], pathlib.Path(sys.argv[2]), sys.argv[3]
    variants = dict(variant.split("=", 1) for variant in sys.argv[4:])
    output.mkdir(parents=True, exist_ok=True)
    bundle = output / "vcdiagram.artifactbundle.zip"
    information = {
        "schemaVersion": "1.0",
        "artifacts": {
            "vcdiagram": {
                "type": "executable",
                "version": version,
                "variants": [
                    {"path": f"{triple}/vcdiagram", "supportedTriples": [triple]}
                    for triple in sorted(variants)
                ],
            }
        },
    }
    root = "vcdiagram.artifactbundle"
    with zipfile.ZipFile(bundle, "w") as archive:
        text = json.dumps(information, indent=2) + "\n"
        add(archive, f"{root}/info.json", text.encode(), 0o644)
        for triple, folder in sorted(variants.items()):
            for file in sorted(pathlib.Path(folder).rglob("*")):
                if file.is_file():
                    name = f"{root}/{triple}/{file.relative_to(folder)}"
                    mode = 0o755 if file.name == "vcdiagram" else 0o644
                    add(archive, name, file.read_bytes(), mode)
    checksum = hashlib.sha256(bundle.read_bytes()).hexdigest()
    plugin = output / "vcdiagram-plugin"
    sources = pathlib.Path(__file__).parent.parent.parent
    shutil.rmtree(plugin, ignore_errors=True)
    shutil.copytree(sources / "Plugins", plugin / "Plugins")
    shutil.copy(sources / "LICENSE", plugin)
    # The plugin is declared as in the package that builds the program.
    own = (sources / "Package.swift").read_text()
    target = re.search(r"^    \.plugin\(\n      name:.*?\]\),\n(?=    \.)", own, re.M | re.S)
    manifest = MANIFEST.replace("{target}", target.group())
    manifest = manifest.replace("{url}", url).replace("{checksum}", checksum)
    (plugin / "Package.swift").write_text(manifest)


main()

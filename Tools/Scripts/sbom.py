#!/usr/bin/env python3
"""Prints the software bill of materials of a release, as SPDX 2.3: sbom.py VERSION URL DATE

What is linked into the program, and what it loads from the system: libraries, in the versions of the system that
it runs on.
"""
import json
import sys

version, url, date = sys.argv[1:]

LIBRARIES = {
    "graphviz": "EPL-1.0", "libyaml": "MIT", "expat": "MIT", "zlib": "Zlib",
    "cairo": "LGPL-2.1-only OR MPL-1.1", "pango": "LGPL-2.1-or-later", "fontconfig": "HPND-sell-variant",
}


def package(name, number, license, place="NOASSERTION"):
    entry = {
        "SPDXID": f"SPDXRef-{name}", "name": name, "downloadLocation": place, "filesAnalyzed": False,
        "licenseConcluded": license, "licenseDeclared": license, "copyrightText": "NOASSERTION",
    }
    return entry | ({"versionInfo": number} if number else {})


packages = [package("vcdiagram", version, "MIT", url)]
packages += [package(name, None, license) for name, license in LIBRARIES.items()]
linked = {"libyaml"}
relations = [("SPDXRef-DOCUMENT", "DESCRIBES", "SPDXRef-vcdiagram")] + [
    ("SPDXRef-vcdiagram", "STATIC_LINK" if entry["name"] in linked else "DYNAMIC_LINK", entry["SPDXID"])
    for entry in packages[1:]]
print(json.dumps({
    "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT",
    "name": f"vcdiagram-{version}", "documentNamespace": f"{url}/spdx/vcdiagram-{version}",
    "creationInfo": {"created": date, "creators": ["Organization: the vcdiagram authors"]},
    "packages": packages,
    "relationships": [
        {"spdxElementId": one, "relationshipType": kind, "relatedSpdxElement": other}
        for one, kind, other in relations],
}, indent=2))

#!/usr/bin/env python3
"""What `embed` takes for ten documents with 30 figures: documents.py PROGRAM [RUNS]

Each run writes them anew, checks them, and draws the same figures without documents, by one worker
and by as many as the machine has cores, so that the columns can be compared. In milliseconds; the
time of the processors stands beside the time that passes, which other programs lengthen.
"""

import pathlib
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

SAMPLES = pathlib.Path(__file__).parent.parent.parent / "Samples"
NAMES = [
    "figure-17-5", "figure-17-6", "figure-17-7", "figure-17-8", "camera", "homepwner-form-sheet",
    "mail-ipad", "figure-10-1", "figure-10-2", "figure-10-3",
]
KINDS = ["hierarchy", "chain", "objects"]


def measured(call, folder):
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    subprocess.run(call, cwd=folder, check=True, stdout=subprocess.DEVNULL)
    passed, after = time.perf_counter() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
    busy = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return passed * 1000, busy * 1000


def documents(folder):
    """Ten pages, each with the three figures of a sample."""
    (folder / "figures").mkdir()
    for name in NAMES:
        shutil.copy(SAMPLES / f"{name}.yaml", folder / "figures")
        directives = [
            f"<!-- vcdiagram figures/{name}-{kind} file=figures/{name}.yaml figure={kind} -->\n"
            "<!-- /vcdiagram -->\n"
            for kind in KINDS
        ]
        (folder / f"{name}.md").write_text(f"# {name}\n\n" + "\n".join(directives))


def main(program, runs=20):
    program = str(pathlib.Path(program).resolve())
    pages = [f"{name}.md" for name in NAMES]
    files = [f"figures/{name}.yaml" for name in NAMES]
    rows = {"embed": [], "embed --check": [], "without documents, 1 worker": [],
            "without documents, all cores": []}
    for _ in range(int(runs)):
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            documents(folder)
            rows["embed"].append(measured([program, "embed", *pages], folder))
            rows["embed --check"].append(measured([program, "embed", "--check", *pages], folder))
            for title, jobs in [("1 worker", ["env", "VCDIAGRAM_JOBS=1"]), ("all cores", [])]:
                calls = [
                    measured([*jobs, program, *files, "-o", f"{kind}/", "--figure", kind], folder)
                    for kind in KINDS
                ]
                rows[f"without documents, {title}"].append(tuple(map(sum, zip(*calls))))
    print("| 30 figures | passed | processors |\n|---|---|---|")
    for title, times in rows.items():
        passed, busy = (statistics.median(column) for column in zip(*times))
        print(f"| `{title}` | {passed:.0f} | {busy:.0f} |")


main(*sys.argv[1:])

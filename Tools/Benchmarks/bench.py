#!/usr/bin/env python3
"""Measures vcdiagram beside dot, and beside other tools where they are installed.

    bench.py PROGRAM [ROUNDS]

Every round runs every command by hyperfine, in turn; the table shows the medians of all runs and
their ratios. Peak memory is the kernel's account of each process.
"""
import json
import os
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
SAMPLES = os.path.join(HERE, "..", "..", "Samples")
PEERS = os.path.join(HERE, "peers")


def needed():
    missing = [tool for tool in ("hyperfine", "dot") if not shutil.which(tool)]
    if missing:
        packages = ["graphviz" if tool == "dot" else tool for tool in missing]
        sys.exit(f"make bench needs {' and '.join(packages)}: apt-get install {' '.join(packages)}"
                 f", or brew install {' '.join(packages)}")


def times(commands, rounds, runs):
    """Seconds of every run of each command; a round takes each command in turn."""
    seconds = {name: [] for name in commands}
    for _ in range(rounds):
        for name, command in commands.items():
            with tempfile.NamedTemporaryFile(suffix=".json") as report:
                subprocess.run(
                    ["hyperfine", "--shell", "none", "--warmup", "1" if runs > 1 else "0",
                     "--runs", str(runs), "--export-json", report.name, command],
                    check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
                seconds[name] += json.load(open(report.name))["results"][0]["times"]
    return {name: statistics.median(values) for name, values in seconds.items()}


def memory(command):
    """The most memory that a process held, in KB; None where no `time` tells it.

    Not by wait4: a process begins as a copy of this one, and that would count.
    """
    if platform.system() == "Darwin":
        report = subprocess.run(["/usr/bin/time", "-l"] + command.split(), capture_output=True,
                                text=True).stderr
        line = next(line for line in report.splitlines() if "maximum resident" in line)
        return int(line.split()[0]) // 1024
    if not os.path.exists("/usr/bin/time"):
        return None
    with tempfile.NamedTemporaryFile() as report:
        subprocess.run(["/usr/bin/time", "-f", "%M", "-o", report.name] + command.split(),
                       check=True)
        return int(open(report.name).read())


def row(name, ours, theirs, goal, unit="ms"):
    factor = 1000 if unit == "ms" else 1
    ratio = ours / theirs
    met = "" if goal is None else ("yes" if ratio <= goal else "no")
    goal = "" if goal is None else f"{goal:.3g}"
    print(f"| {name} | {ours * factor:.1f} {unit} | {theirs * factor:.1f} {unit} "
          f"| {ratio:.3f} | {goal} | {met} |", flush=True)


def single(program, folder, rounds):
    sample = os.path.join(SAMPLES, "figure-17-7")
    peer = os.path.join(PEERS, "figure-17-7")
    out = os.path.join(folder, "out")
    commands = {
        "svg": f"{program} {sample}.json -o {out}.svg",
        "dot svg": f"dot -Tsvg {peer}.dot -o {out}.dot.svg",
        "yaml": f"{program} {sample}.yaml -o {out}.yaml.svg",
        "png": f"{program} {sample}.json -o {out}.png",
        "dot png": f"dot -Tpng {peer}.dot -o {out}.dot.png",
    }
    median = times(commands, rounds, 20)
    row("figure 17-7, JSON to SVG; dot", median["svg"], median["dot svg"], 0.30)
    row("figure 17-7, YAML to SVG; dot", median["yaml"], median["dot svg"], 0.35)
    row("figure 17-7, JSON to PNG; dot", median["png"], median["dot png"], 0.9)
    for kind, goal in (("svg", 0.5), ("png", 1.0)):
        ours, theirs = memory(commands[kind]), memory(commands["dot " + kind])
        if ours and theirs:
            row(f"its peak memory, {kind.upper()}; dot", ours, theirs, goal, "KB")
    peers = {
        "plantuml": f"plantuml -tsvg -o {folder} {peer}.puml",
        "d2": f"d2 {peer}.d2 {out}.d2.svg",
        "mmdc": f"mmdc -i {peer}.mmd -o {out}.mmd.svg",
        "mermaidx": f"mermaidx -i {peer}.mmd -o {out}.mmd.svg",
    }
    for tool, command in peers.items():
        if shutil.which(tool):
            row(f"figure 17-7 to SVG; {tool}", median["svg"], times({tool: command}, 1, 3)[tool], None)


def many(program, folder, rounds):
    inputs = os.path.join(folder, "many")
    os.makedirs(inputs)
    for number in range(1000):
        shutil.copy(os.path.join(SAMPLES, "figure-17-7.yaml"), f"{inputs}/f{number:04}.yaml")
        shutil.copy(os.path.join(PEERS, "figure-17-7.dot"), f"{inputs}/f{number:04}.dot")
    jobs = os.cpu_count()
    scripts = {
        "ours": f"exec {program} {inputs}/*.yaml -o {folder}/figures/",
        "dot": f"ls {inputs}/*.dot | xargs -P {jobs} -I F dot -Tsvg F -o F.svg",
    }
    commands = {}
    for name, script in scripts.items():
        path = os.path.join(folder, name + ".sh")
        with open(path, "w") as file:
            file.write(script + "\n")
        commands[name] = f"sh {path}"
    median = times(commands, max(1, rounds // 2), 1)
    row(f"1,000 figures, {jobs} processes; as many of dot", median["ours"], median["dot"], 1 / 15)


def large(program, folder, rounds):
    sizes = [(3000, 60), (1000, 1), (2000, 40), (10000, 200)]
    commands = {}
    for controllers, families in sizes:
        name = os.path.join(folder, f"h{controllers}")
        subprocess.run(
            [sys.executable, os.path.join(HERE, "generate.py"), str(controllers), str(families),
             name], check=True)
        commands[controllers] = f"{program} {name}.json -o {name}.svg"
    for controllers in (3000, 1000):
        name = os.path.join(folder, f"h{controllers}")
        commands[f"dot {controllers}"] = f"dot -Tsvg {name}.dot -o {name}.dot.svg"
    median = times(commands, max(1, rounds // 2), 2)
    row("3,000 controllers in 60 families; flat dot", median[3000], median["dot 3000"], 0.12)
    row("1,000 controllers in one family; flat dot", median[1000], median["dot 1000"], 0.4)
    row("10,000 in 200 families; 2,000 in 40", median[10000], median[2000], 5)


def machine():
    name = platform.processor() or platform.machine()
    try:
        with open("/proc/cpuinfo") as file:
            name = next(line.split(":")[1].strip() for line in file if "model name" in line)
    except (OSError, StopIteration):
        pass
    dot = subprocess.run(["dot", "-V"], capture_output=True, text=True).stderr.strip()
    return f"{name}, {os.cpu_count()} cores, {platform.system()} {platform.release()}; {dot}"


def main():
    needed()
    program = os.path.abspath(sys.argv[1])
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 4
    print(machine() + "\n")
    print("| what; beside what | vcdiagram | the other | ratio | at most | met |")
    print("|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        single(program, folder, rounds)
        many(program, folder, rounds)
        large(program, folder, rounds)


if __name__ == "__main__":
    main()

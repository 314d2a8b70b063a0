#!/usr/bin/env python3
"""The guide's recipe for several machines, on hosts that are network namespaces of this one:
machines.py PROGRAM [FIGURES] [--hosts N] [--share PERCENT]

Needs Linux and root: iproute2, a cgroup controller for processors, and for the recipe OpenSSH's server,
rsync and GNU Parallel. Each host has its own network, home and share of a processor.
First one host draws everything alone. Then all hosts follow the recipe, once undisturbed and once with
a host that is lost after a third. Every run must give the same bytes as the host alone; what was drawn twice
must have been lost. Prints a table.
"""

import argparse
import hashlib
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time

GUIDE = pathlib.Path(__file__).resolve().parents[2] / "Guide/Pages-and-Print.md"
IN_A_MODULE = 100
CPU = next((path for path in map(pathlib.Path, ["/sys/fs/cgroup/cpu", "/sys/fs/cgroup"])
            if (path / "cgroup.procs").exists()), None)


def run(*command, **options):
    return subprocess.run([str(part) for part in command], check=True, text=True, **options)


def recipe(text):
    """The guide's block of the shell that contains a text."""
    blocks = re.findall(r"```sh\n(.*?)```", GUIDE.read_text(), re.S)
    return next(block for block in blocks if text in block)


class Network:
    """Hosts at 10.77.0.N, and this program's own at 10.77.0.250, at one switch."""

    def __init__(self, folder, count, share):
        self.folder, self.names = folder, [f"vcd{number}" for number in range(1, count + 1)]
        self.share = share
        self.servers = {}
        run("ip", "netns", "add", "vcdswitch")
        run("ip", "-n", "vcdswitch", "link", "add", "bridge", "type", "bridge")
        run("ip", "-n", "vcdswitch", "link", "set", "bridge", "up")
        for name in [*self.names, "vcd250"]:
            run("ip", "netns", "add", name)
            run("ip", "link", "add", "eth0", "netns", name, "type", "veth", "peer", "name", name,
                "netns", "vcdswitch")
            run("ip", "-n", "vcdswitch", "link", "set", name, "master", "bridge", "up")
            run("ip", "-n", name, "address", "add", f"{self.address(name)}/24", "dev", "eth0")
            run("ip", "-n", name, "link", "set", "eth0", "up")
            run("ip", "-n", name, "link", "set", "lo", "up")
            self.limit(name)

    @staticmethod
    def address(name):
        return f"10.77.0.{name.removeprefix('vcd')}"

    def limit(self, name):
        """A group for the host's processes; this program's own host has no limit."""
        group = CPU / name
        group.mkdir(exist_ok=True)
        # Before others of this machine, so that each host gets what it may take.
        for file, weight in [("cpu.shares", "65536"), ("cpu.weight", "10000")]:
            if (group / file).exists():
                (group / file).write_text(weight)
        if name != "vcd250":
            quota = str(self.share * 1000)
            if (group / "cpu.cfs_quota_us").exists():
                (group / "cpu.cfs_quota_us").write_text(quota)
            else:
                (group / "cpu.max").write_text(f"{quota} 100000")

    def command(self, name, script):
        """Runs a script on a host, as if it had booted there."""
        home = self.folder / "homes" / name
        home.mkdir(parents=True, exist_ok=True)
        start = (f"mount --bind {home} ~; hostname {name}; cd {self.folder}; "
                 f"export PATH={self.folder}/bin:$PATH HOST={name}; {script}")
        join = (f"echo $$ > {CPU}/{name}/cgroup.procs; exec nsenter --net=/run/netns/{name} "
                'unshare --mount --uts sh -c "$1"')
        return ["sh", "-c", join, "sh", start]

    def serve(self, name, script):
        """Starts a server on a host."""
        with open(self.folder / f"{name}.log", "a") as log:
            self.servers[name] = subprocess.Popen(
                self.command(name, f"exec {script}"), stdin=subprocess.DEVNULL, stdout=log, stderr=log)

    def lose(self, name):
        """Cuts the cable, then ends everything on the host."""
        run("ip", "-n", "vcdswitch", "link", "set", name, "down")
        self.end(name)

    def end(self, name):
        while pids := run("ip", "netns", "pids", name, capture_output=True).stdout.split():
            for pid in pids:
                try:
                    os.kill(int(pid), signal.SIGKILL)
                except ProcessLookupError:
                    pass
            time.sleep(0.05)
        if server := self.servers.pop(name, None):
            server.wait()

    def mend(self):
        for name in [*self.names, "vcd250"]:
            self.end(name)
            run("ip", "-n", "vcdswitch", "link", "set", name, "up")

    def remove(self):
        for name in [*self.names, "vcd250"]:
            self.end(name)
            run("ip", "netns", "delete", name)
            (CPU / name).rmdir()
        run("ip", "netns", "delete", "vcdswitch")


def write_modules(folder, figures):
    for number in range(figures):
        module = folder / f"modules/m{number // IN_A_MODULE:03}"
        module.mkdir(parents=True, exist_ok=True)
        (module / f"scene{number}.yaml").write_text(
            f"rootViewController:\n  id: tabs\n  class: UITabBarController\n  viewControllers:\n"
            f"    - {{class: UINavigationController, viewControllers: [Feed{number}, Item{number}]}}\n"
            f"    - {{id: me, class: Profile{number % 97}}}\n"
            f"steps:\n  - {{present: {{class: Sheet{number % 89}}}, from: me}}\n")


def state(folder):
    """Each figure's file by its name. A figure that is drawn again is another file."""
    return {path.name: (path.stat().st_ino, path.stat().st_mtime_ns)
            for path in (folder / "figures").rglob("*.svg")}


def digest(folder):
    total = hashlib.sha256()
    for path in sorted((folder / "figures").rglob("*.svg"), key=lambda path: path.name):
        total.update(path.name.encode() + b"\0" + path.read_bytes())
    return total.hexdigest()


class Run:
    """One run of a recipe: its time, its figures, and what was lost with a host."""

    def __init__(self, network, folder, figures):
        self.network, self.folder, self.figures = network, folder, figures
        self.lost, self.at_loss, self.seconds = None, {}, 0
        shutil.rmtree(folder / "figures", ignore_errors=True)
        (folder / "starts").write_text("")

    def follow(self, script, lose=None):
        """Runs the recipe's script on this program's host; `lose` is lost after a third."""
        start = time.perf_counter()
        process = subprocess.Popen(self.network.command("vcd250", script))
        watcher = threading.Thread(target=self.watch, args=(process, lose))
        if lose:
            watcher.start()
        if process.wait():
            sys.exit(f"the recipe ended with {process.returncode}")
        self.seconds += time.perf_counter() - start
        if lose:
            watcher.join()

    def watch(self, process, lose):
        while process.poll() is None:
            now = state(self.folder)
            if len(now) > self.figures / 3:
                self.network.lose(lose)
                self.lost, self.at_loss = lose, state(self.folder)
                return
            time.sleep(0.2)

    def starts(self):
        """Each start of the program: its host, its number of descriptions, the first of them."""
        return [line.split() for line in (self.folder / "starts").read_text().splitlines()]


def keys(folder):
    ssh = folder / "homes/vcd250/.ssh"
    ssh.mkdir(parents=True)
    run("ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", ssh / "id_ed25519")
    run("ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", folder / "host_key")
    # A lost host is noticed, each host is connected to once, and nothing is asked.
    (ssh / "config").write_text(
        "ServerAliveInterval 5\nControlMaster auto\nControlPath ~/.ssh/%C\nControlPersist 30\n"
        "ConnectTimeout 5\nStrictHostKeyChecking no\nLogLevel ERROR\n")
    (folder / "homes/vcd250/.parallel").mkdir()
    (folder / "homes/vcd250/.parallel/will-cite").touch()
    pathlib.Path("/run/sshd").mkdir(exist_ok=True)


def serve_ssh(network, folder):
    for name in network.names:
        config = folder / f"{name}.sshd"
        config.write_text(
            f"ListenAddress {network.address(name)}\nHostKey {folder}/host_key\nPidFile none\n"
            f"AuthorizedKeysFile {folder}/homes/vcd250/.ssh/id_ed25519.pub\nStrictModes no\n"
            f"PermitRootLogin yes\nUsePAM no\nSetEnv PATH={folder}/bin:{os.environ['PATH']} "
            f"HOST={name}\n")
        network.serve(name, f"{shutil.which('sshd')} -D -e -f {config}")
    (folder / "hosts.txt").write_text(
        "".join(f"1/{network.address(name)}\n" for name in network.names))


def parallel(network, folder, figures, lose):
    serve_ssh(network, folder)
    result = Run(network, folder, figures)
    tasks, loop = recipe("parallel --sshloginfile").split("for module in")
    result.follow(tasks, lose)
    before = state(folder)
    result.follow("for module in" + loop)
    after = state(folder)
    again = [name for name in before if before[name] != after[name]]
    # Tasks that began twice, and what the loop had to draw.
    begun = [(host, first) for host, _, first in result.starts() if host != "vcd250"]
    twice = {first for _, first in begun if sum(first == other for _, other in begun) > 1}
    elsewhere = [first for first in twice
                 if not result.lost or (result.lost, first) not in begun]
    return result, (len(begun) - len({first for _, first in begun})) * IN_A_MODULE, \
        len(again) + len(elsewhere) * IN_A_MODULE


PROGRAM = """#!/bin/sh
# Notes each start of the program, then becomes it.
first= count=0
for word; do case $word in *.yaml) count=$((count + 1)); first=${{first:-$word}} ;; esac; done
echo "${{HOST:-?}} $count ${{first##*/}}" >> {folder}/starts
exec {program} "$@"
"""


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("program", type=pathlib.Path)
    parser.add_argument("figures", type=int, nargs="?", default=20_000)
    parser.add_argument("--hosts", type=int, default=4)
    parser.add_argument("--share", type=int, default=25, help="of one processor, for each host")
    options = parser.parse_args()
    # An ended run takes its hosts along.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    folder = pathlib.Path(tempfile.mkdtemp(prefix="machines-"))
    (folder / "bin").mkdir()
    wrapper = folder / "bin/vcdiagram"
    wrapper.write_text(PROGRAM.format(folder=folder, program=options.program.resolve()))
    wrapper.chmod(0o755)
    write_modules(folder, options.figures)
    network = Network(folder, options.hosts, options.share)
    try:
        keys(folder)
        print(f"{options.figures} figures in {options.figures // IN_A_MODULE} folders; each host has "
              f"{options.share} % of a processor\n")
        print("| run | time | figures a second | beside one host | begun again | drawn twice though "
              "not lost | same bytes |\n|---|---|---|---|---|---|---|")
        alone = Run(network, folder, options.figures)
        start = time.perf_counter()
        run(*network.command(
            "vcd1", "VCDIAGRAM_JOBS=1 vcdiagram modules/*/*.yaml -o figures/ --if-changed"))
        alone.seconds = time.perf_counter() - start
        expected = digest(folder)

        def row(title, result, again, twice):
            same = digest(folder) == expected
            speed = options.figures / result.seconds
            print(f"| {title} | {result.seconds:.0f} s | {speed:.0f} | "
                  f"{alone.seconds / result.seconds:.2f} | {again} | {twice} | "
                  f"{'yes' if same else 'NO'} |", flush=True)
            return same and not twice
        good = row("one host", alone, 0, 0)
        for lose in (None, network.names[-1]):
            what = f"GNU Parallel, {options.hosts} hosts" + (", one lost" if lose else "")
            good = row(what, *parallel(network, folder, options.figures, lose)) and good
            network.mend()
        return 0 if good else 1
    finally:
        network.remove()
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())

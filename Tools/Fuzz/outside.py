#!/usr/bin/env python3
"""Mutates documents, folders and settings files in a scratch repository, and watches with strace that
the program reads and writes nothing outside the repository and starts no program but its own and git.

    Tools/Fuzz/outside.py PROGRAM [--reader READER] [--count 10000] [--seed 1]

Everything that git can be made to run is set in the repository, and would create a file. A call is given
many mutations at once, because strace is slow to start. Needs Linux, strace and git.
"""
import argparse
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

STORYBOARD = """<?xml version="1.0"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"
  initialViewController="{0}"><scenes><scene sceneID="s-{0}"><objects>
  <viewController id="{0}" customClass="{0}" sceneMemberID="viewController"/>
</objects></scene></scenes></document>
"""
SWIFT = "class {0}: UIViewController {{ func go() {{ present({1}(), animated: true) }} }}\n"
SETTINGS = """app: ShopApp
include: [Sources]
exclude: ["*Old*"]
presents: ["route(to:)"]
hide: ["Debug*"]
groups: {Shop: ["*Cart*"]}
links: https://example.com/main
"""
LOOK = "box: {paddingX: 14}\nfonts: {sans: {family: A, file: fonts/a.ttf}, mono: {family: B, file: FILE}}\n"
COMMENTS = {"md": ("<!-- ", " -->"), "adoc": ("// ", ""), "tex": ("% ", "")}

# Names that lead outside, to git, to what is no file, or to nothing.
NAMES = """
    app.yaml docs/app.yaml ../outside/secret ../../outside/secret outside/secret /etc/hostname /etc/shadow
    ~/.ssh/id_rsa OUTSIDE/secret OUTSIDE/valid.yaml OUTSIDE/font.ttf ../outside ../../outside/app link.yaml
    link.svg linked/secret linked/valid.yaml linked folder pipe device HEAD:app.yaml HEAD:docs/app.yaml
    HEAD:. HEAD: :app.yaml :0:app.yaml @:app.yaml main@{0}:app.yaml ./HEAD:app.yaml HEAD:linked/secret
    HEAD:../outside/secret .git/config .git/HEAD docs/../.git/config -c --upload-pack=x - -- . .. / //
    /dev/stdin /dev/fd/0 /proc/self/environ /proc/self/root/etc/hostname file:///etc/hostname
    https://example.com/a.yaml ext::x look.yaml linked/look.yaml none.yaml a;b.yaml $(x) `x` |x fonts/a.ttf
    linked/font.ttf
""".split()
OPTIONS = """
    template=N template=N template=N font=sans=N font=sans=N font=mono=N,bold=N template=look.yaml figure=map figure=N page=a4 theme=both theme=docc steps
    step=1 alt=N caption=N id=a width=9 cache=N output=N scale=2 language=zh-Hans file=N.yaml
    template=N.yaml font=sans=N.ttf template=../look.yaml template=docs/look.yaml
""".split()
# Settings and hooks that start a program; Tests/CommandTests/Command/Cases/git-programs.txt has them one by one.
GIT_SETTINGS = {
    "core.fsmonitor": "P", "core.sshCommand": "P", "core.gitProxy": "P", "core.pager": "P",
    "core.editor": "P", "core.askPass": "P", "core.hooksPath": "HOOKS", "core.alternateRefsCommand": "P",
    "credential.helper": "P", "diff.external": "P", "diff.x.command": "P", "diff.x.textconv": "P",
    "filter.x.smudge": "P", "filter.x.clean": "P", "filter.x.process": "P", "merge.x.driver": "P",
    "gpg.program": "P", "alias.cat-file": "!P", "alias.ls-files": "!P", "pager.cat-file": "P",
    "pager.ls-tree": "P", "remote.origin.uploadpack": "P", "remote.origin.vcs": "ext",
    "protocol.ext.allow": "always", "extensions.partialClone": "origin", "remote.origin.promisor": "true",
    "log.showSignature": "true", "trailer.x.command": "P", "tar.x.command": "P",
}
URLS = ["ssh://x/y", "ext::P", "git://x/y", "https://x.invalid/y", "/nowhere", "x::y"]

# What every program on this system reads, wherever it is.
SYSTEM = re.compile(
    r"(/usr/|/lib|/bin/|/opt/|/proc/(self|\d+|sys|meminfo|cpuinfo|filesystems|stat)\b|/sys/|/dev/(null|u?random|tty)$"
    r"|/etc/(ld\.so|fonts/|gitconfig|localtime|nsswitch\.conf|passwd|group|locale|ssl/|pango|gai\.conf|host\.conf)"
    r"|/var/cache/fontconfig|pipe:|socket:|anon_inode|/memfd|/tmp/#|/dev/shm/#)")
PATHS = re.compile(r'(?:(\w+|-?\d+)<([^>]*)>, )?"((?:[^"\\]|\\.)*)"')
OPENS = re.compile(r"(openat|open|creat|openat2)\((.*)\) = (-?\d+)(?:<(.*)>)?")
# What changes files by their names.
CHANGES = ("unlink", "rename", "mkdir", "link", "symlink", "chmod", "fchmodat", "truncate", "chown", "mknod", "rmdir")


class Scratch:
    """A repository beside a folder that nothing may read or write."""

    def __init__(self, program, reader, seed):
        self.random = random.Random(seed)
        self.root = Path(os.path.realpath(tempfile.mkdtemp(prefix="vcdiagram-outside-")))
        self.repository, self.outside = self.root / "repository", self.root / "outside"
        self.home, self.planted = self.root / "home", self.root / "planted"
        for folder in (self.repository, self.outside, self.outside / "app", self.home, self.root / "bin"):
            folder.mkdir()
        self.program, self.reader = program, reader
        self.git = shutil.which("git")
        (self.outside / "secret").write_text("PASSWORD=1234\n")
        (self.outside / "valid.yaml").write_text("rootViewController: {id: s, class: Secret}\n")
        (self.outside / "look.yaml").write_text("box: {paddingX: 14}\n")
        (self.outside / "app/Secret.storyboard").write_text(STORYBOARD.format("Secret"))
        (self.outside / "app/Secret.swift").write_text(SWIFT.format("Secret", "Secret"))
        (self.outside / "vcdiagram.yaml").write_text(SETTINGS)
        self.font = next(iter(sorted(Path("/usr/share/fonts").rglob("*.ttf"))), None)
        if self.font:
            shutil.copy(self.font, self.outside / "font.ttf")
        self.plant = self.root / "plant"
        self.plant.write_text(f"#!/bin/sh\n: > {self.planted}\nexit 1\n")
        self.plant.chmod(0o755)
        self.number = 0

    def environment(self, with_reader):
        folders = [str(self.root / "bin")] if with_reader else []
        link = self.root / "bin/vcdiagram-swift"
        if with_reader and not link.exists():
            link.symlink_to(self.reader)
        # A relative folder, which must not be searched.
        path = ":".join([".", "bin", ""] + folders + [os.path.dirname(self.git), "/usr/bin", "/bin"])
        return {"PATH": path, "HOME": str(self.home), "LANG": "C.UTF-8", "GIT_PAGER": str(self.plant),
                "GIT_EXTERNAL_DIFF": str(self.plant), "GIT_SSH_COMMAND": str(self.plant)}

    # MARK: the repository

    def renew(self):
        """Makes the repository anew, with a random part of git's settings."""
        shutil.rmtree(self.repository)
        for folder in ("docs", "fonts", "folder", "bin"):
            (self.repository / folder).mkdir(parents=True, exist_ok=True)
        here = self.repository

        def git(*arguments):
            subprocess.run([self.git, *arguments], cwd=here, check=True, capture_output=True,
                           env={"HOME": str(self.home), "PATH": "/usr/bin:/bin"})
        git("init", "-q", "-b", "main")
        for folder in ("", "docs/"):
            (here / f"{folder}app.yaml").write_text("rootViewController: {id: a, class: A}\n")
        (here / "Screen.swift").write_text(SWIFT.format("Screen", "Screen"))
        git("add", "-A")
        git("-c", "user.name=a", "-c", "user.email=a@example.com", "commit", "-qm", "one")
        if self.font:
            shutil.copy(self.font, here / "fonts/a.ttf")
        for folder in (here, here / "docs"):
            (folder / "linked").symlink_to(self.outside)
            (folder / "link.yaml").symlink_to(self.outside / "valid.yaml")
            (folder / "link.svg").symlink_to(self.outside / "new.svg")
            (folder / "device").symlink_to("/dev/zero")
            os.mkfifo(folder / "pipe")
            look = LOOK.replace("FILE", self.random.choice(["linked/font.ttf", str(self.outside / "font.ttf"),
                                                            "HEAD:app.yaml", "pipe", "fonts/a.ttf"]))
            (folder / "look.yaml").write_text(look)
        for name in ("git", "xdg-open", "vcdiagram-swift", "bin/git", "bin/vcdiagram-swift", "bin/sh"):
            shutil.copy(self.plant, here / name)
        hooks = here / ".git/hooks"
        hooks.mkdir(exist_ok=True)
        for name in ("post-index-change", "reference-transaction", "pre-auto-gc", "post-checkout"):
            shutil.copy(self.plant, hooks / name)
        if self.random.random() < 0.7:
            for file in (here / ".git/objects").rglob("*"):
                if len(file.name) == 38 and self.random.random() < 0.5:
                    file.unlink()
        settings = {"core.repositoryformatversion": "1",
                    "remote.origin.url": self.random.choice(URLS).replace("P", str(self.plant))}
        for key, value in GIT_SETTINGS.items():
            if self.random.random() < 0.6:
                settings[key] = value.replace("HOOKS", str(hooks)).replace("P", str(self.plant))
        for key, value in settings.items():
            git("config", key, value)
        (here / ".gitattributes").write_text("* diff=x filter=x merge=x\n")

    # MARK: mutations

    def name(self):
        chosen = self.random.choice(NAMES)
        if self.random.random() < 0.2:
            chosen = self.random.choice(["./", "docs/", "../", "../../", "folder/../"]) + chosen
        return chosen.replace("OUTSIDE", str(self.outside))

    def option(self):
        option = self.random.choice(OPTIONS)
        return re.sub(r"\bN\b", lambda _: self.name(), option)

    def mutated(self, text):
        """A few random changes: letters, lines and names."""
        for _ in range(self.random.choice((0, 0, 0, 0, 1, 2, 4))):
            place = self.random.randrange(len(text) + 1)
            kind = self.random.randrange(5)
            if kind == 0:
                text = text[:place] + self.random.choice("\"'{}[]:;|=%&<>-\\/\n\t .#@\0é\x9b") + text[place:]
            elif kind == 1:
                text = text[:place] + text[place + self.random.randrange(1, 9):]
            elif kind == 2:
                text = text[:place] + self.name() + text[place:]
            elif kind == 3:
                words = re.findall(r"[\w./]+", text) or ["a"]
                text = text.replace(self.random.choice(words), self.name(), 1)
            else:
                lines = text.split("\n")
                lines.insert(self.random.randrange(len(lines) + 1), self.random.choice(lines))
                text = "\n".join(lines)
        return text

    def document(self):
        """Writes a document with a directive or two; returns its path."""
        ending = self.random.choice(list(COMMENTS))
        before, after = COMMENTS[ending]
        text = ""
        for number in range(self.random.choice((1, 1, 2))):
            # Most are valid but for one name, so that what follows a check is reached.
            name = self.name() if self.random.random() < 0.1 else f"f{self.number}-{number}"
            if self.random.random() < 0.2:
                name += self.random.choice((".svg", ".png", ".pdf"))
            words, inner = [name], ""
            if self.random.random() < 0.6:
                inner = "\n" + "rootViewController: {id: a, class: A}\n"
                if ending != "md":
                    inner = inner.replace("\n", f"\n{before}", 1)
            else:
                words.append(f"file={self.name()}")
            words += [self.option() for _ in range(self.random.choice((1, 1, 1, 1, 2, 3)))]
            text += f"{before}vcdiagram {' '.join(words)}{inner}{after}\n{before}/vcdiagram{after}\n\n"
        path = self.random.choice(("", "docs/", "folder/")) + f"d{self.number}.{ending}"
        (self.repository / path).write_text(self.mutated(text), errors="surrogateescape")
        return path

    def folder(self, settings_only=False):
        """Writes a folder of source, storyboards and settings; returns its path."""
        path = self.repository / f"folder/f{self.number}"
        (path / "Sub").mkdir(parents=True)
        for number in range(self.random.choice((1, 2, 3))):
            place = path if self.random.random() < 0.6 else path / "Sub"
            name = f"{self.random.choice(('Main', 'Other', 'HEAD:Main', 'a;b', '-c'))}{number}"
            name += self.random.choice((".storyboard", ".swift"))
            kind = 0 if settings_only else self.random.randrange(8)
            target = place / name
            if kind <= 2:
                text = STORYBOARD if name.endswith("board") else SWIFT
                target.write_text(self.mutated(text.format(f"C{number}", "C0")), errors="surrogateescape")
            elif kind == 3:
                os.mkfifo(target)
            elif kind == 4:
                target.symlink_to(self.outside / "app")
            else:
                ending = name.rsplit(".", 1)[1]
                target.symlink_to(self.random.choice([
                    self.outside / f"app/Secret.{ending}", self.outside / "secret", "/dev/zero", "/etc/hostname",
                    "../../../../outside/secret", "nowhere", "../../../app.yaml", "HEAD:app.yaml"]))
        settings = path / "vcdiagram.yaml"
        kind = 0 if settings_only else self.random.randrange(6)
        if kind <= 2:
            settings.write_text(self.mutated(SETTINGS), errors="surrogateescape")
        elif kind == 3:
            settings.symlink_to(self.random.choice([self.outside / "vcdiagram.yaml", self.outside / "secret", "/dev/zero"]))
        elif kind == 4:
            os.mkfifo(settings)
        return f"folder/f{self.number}"

    def next(self, make):
        self.number += 1
        return make()

    # MARK: watching

    def run(self, arguments, with_reader):
        """Runs the program; returns what it did that it must not, each as a line."""
        log = self.root / "log"
        call = ["strace", "-f", "-qq", "-y", "-s", "4096", "--seccomp-bpf", "-o", str(log), "-e",
                "trace=open,openat,openat2,creat,execve,execveat,connect,bind," + ",".join(
                    f"?{name}" for name in ("unlink", "unlinkat", "rename", "renameat", "renameat2", "mkdir",
                                            "mkdirat", "link", "linkat", "symlink", "symlinkat", "chmod",
                                            "fchmodat", "truncate", "chown", "mknod", "mknodat", "rmdir")),
                self.program, *arguments]
        done = subprocess.run(call, cwd=self.repository, env=self.environment(with_reader),
                              stdin=subprocess.DEVNULL, capture_output=True, timeout=600)
        commands = ["ls-files"] if with_reader else []
        commands += ["cat-file", "ls-tree"] if arguments[0] == "diff" else []
        faults = []
        if done.returncode < 0 or done.returncode > 128:
            faults.append(f"signal: {done.returncode}")
        for secret in (b"PASSWORD", b"SecretController", b"class: Secret"):
            if secret in done.stdout + done.stderr:
                faults.append(f"told: {secret.decode()}")
        for line in log.read_text(errors="surrogateescape").splitlines():
            fault = self.fault(line.split(" ", 1)[1].strip(), commands)
            if fault:
                faults.append(fault)
        if self.planted.exists():
            faults.append("planted")
            self.planted.unlink()
        return faults

    def allowed(self, path):
        return SYSTEM.match(path) or any(
            path == str(folder) or path.startswith(f"{folder}/")
            for folder in (self.repository, self.home, self.root / "bin")) or path in (
                self.program, self.reader, "/", "/tmp")

    def fault(self, line, commands):
        """What is wrong with a call of the system.

        commands: git's commands that may be started.
        """
        if line.startswith(("execve(", "execveat(")):
            if not line.endswith("= 0"):
                return None
            path, arguments = PATHS.search(line).group(3), re.findall(r'"((?:[^"\\]|\\.)*)"', line.split("[", 1)[1])
            if path in (self.program, "/proc/self/exe"):
                return None
            if os.path.basename(path) == "vcdiagram-swift" and path == str(self.root / "bin/vcdiagram-swift"):
                return None
            # Only a call names a commit; the reader lists what git tracks.
            is_closed = arguments[:4] == ["git", "--no-pager", "-c", "safe.bareRepository=explicit"]
            if path == self.git and is_closed and any(word in commands for word in arguments):
                return None
            return f"started: {line[:300]}"
        if line.startswith(("connect(", "bind(")):
            return None if "AF_UNIX" in line else f"network: {line[:300]}"
        opened = OPENS.match(line)
        if opened:
            path = opened.group(4)
            if int(opened.group(3)) < 0 or path is None:
                return None
            path = path.removesuffix(" (deleted)").replace("(deleted)", "")
            return None if self.allowed(path) else f"opened: {line[:300]}"
        if line.split("(")[0].rstrip("at2").startswith(CHANGES) and re.search(r"= 0$", line):
            for _, folder, name in PATHS.findall(line):
                if line.startswith("symlink") and name == PATHS.findall(line)[0][2]:
                    continue
                whole = os.path.join(folder or str(self.repository), name)
                real = os.path.join(os.path.realpath(os.path.dirname(whole)), os.path.basename(whole))
                if not self.allowed(real) or real.startswith(("/usr", "/etc", "/bin", "/lib", "/opt")):
                    return f"changed: {line[:300]}"
        return None


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("program")
    parser.add_argument("--reader", help="vcdiagram-swift; without it, folders are read for storyboards only")
    parser.add_argument("--count", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    for tool in ("strace", "git"):
        if not shutil.which(tool):
            sys.exit(f"there is no {tool}: nothing was tried")
    scratch = Scratch(os.path.realpath(options.program), options.reader and os.path.realpath(options.reader), options.seed)
    counts = {"documents": 0, "folders": 0, "settings": 0}
    calls, faults = 0, []
    try:
        while sum(counts.values()) < options.count:
            scratch.renew()
            kind = scratch.random.choices(list(counts), (6, 3, 1))[0]
            with_reader = bool(options.reader) and (kind == "settings" or scratch.random.random() < 0.5)
            size = min(40 if kind == "documents" else 10 if with_reader else 30, options.count - sum(counts.values()))
            if kind == "documents":
                paths = [scratch.next(scratch.document) for _ in range(size)]
                sets = [["embed", "--check", "--", *paths], ["embed", "--", *paths]]
            else:
                paths = [scratch.next(lambda: scratch.folder(kind == "settings")) for _ in range(size)]
                sets = [["check", "--", *paths]]
                if scratch.random.random() < 0.3:
                    sets.append(["diff", f"HEAD:{paths[0]}", paths[0]])
                    sets.append(["diff", "HEAD:app.yaml", "app.yaml"])
            counts[kind] += size
            for arguments in sets:
                calls += 1
                for fault in scratch.run(arguments, with_reader):
                    faults.append(fault)
                    print(f"{arguments[:3]}… seed {options.seed}, call {calls}: {fault}", flush=True)
            expected = {"font.ttf", "secret", "valid.yaml", "look.yaml", "app", "vcdiagram.yaml"}
            if set(os.listdir(scratch.outside)) - expected:
                faults.append("written outside")
                print("written outside:", os.listdir(scratch.outside))
                sys.exit(1)
    finally:
        shutil.rmtree(scratch.root)
    told = ", ".join(f"{count} {kind}" for kind, count in counts.items())
    print(f"{sum(counts.values())} mutations ({told}) in {calls} calls: {len(faults)} faults")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Tells whether two programs answer thousands of calls with the same bytes.

    gate.py OLD NEW           compares them; shows what differs, by its first three calls of each group
    gate.py PROGRAM > FILE    records a digest of each answer; OLD or NEW may be such a file

    --only WORD    only calls with this word in their line
    --every N      only one of so many calls, for a quick look
    --show N       how many of each group's differences to show as text
    --inputs FOLDER    the project whose samples, tests and guide are the inputs; by default this one
    --sentences    with one program, names the messages that no call prints

An answer is standard output, standard error, the exit status, and the files that are written. The inputs are
copied first, so that calls have the same paths wherever they run. PNG and PDF depend on the machine's fonts.
"""
import argparse
import collections
import difflib
import hashlib
import itertools
import json
import multiprocessing
import os
import pathlib
import random
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile

KINDS = ["hierarchy", "chain", "objects", "coverage", "protocol", "map"]
TEXT_FORMATS = ["svg", "html", "mermaid", "dot", "json", "text", "alt"]
FORMATS = TEXT_FORMATS + ["pptx", "png", "pdf"]
TEMPLATES = ["book", "docs", "slide", "mono", "print", "print-mono", "blueprint"]
PAGES = ["a4", "a4-landscape", "a5", "b5", "letter", "letter-landscape", "16:9", "docc", "column"]
FITS = ["450x300", "120mmx180mm", "6inx9in", "740x", "10000x"]
STATES = [["--step", "all"], ["--panels"], ["--pages"], ["--captions"], ["--step", "0"], ["--step", "1"]]
REPORTS = ["text", "json", "sarif", "github", "gitlab"]
COMMANDS = [
    "check", "resolve", "explain", "diff", "import", "embed", "preview", "template", "schema", "settings"]
TOPICS = ["doubts", "changes", "steps", "keys", "agents", "templates", "rules"]
# Of each option, what a call may say of it; each pair of choices meets in some call.
CHOICES = {
    "--figure": KINDS,
    "--format": TEXT_FORMATS * 2 + FORMATS,
    "--template": TEMPLATES,
    "--page": [None] * 4 + PAGES + FITS,
    "--pointers": [
        None, "all", "families", "none", "automatic", "present", "subviews",
        "topViewController,present", "navigationController,presentingViewController"],
    "--theme": [None, "light", "dark", "both"],
    "--language": [None, "en", "zh-Hans"],
    "--ids": [None, "automatic", "all", "none"],
    "--spelling": [None, "swift", "objc"],
    "--size": [None, None, "9", "20"],
    "--idiom": [None, None, "pad", "phone"],
    "--id": [None, None, "figure"],
    "--captions": [False, True],
    "--strict": [False, False, True],
}
CHINESE = ["--language", "zh-Hans"]
# What is copied of a project; a program reads nothing else of it.
PROPERTIES = """
parentViewController navigationController tabBarController splitViewController presentingViewController
presentedViewController children topViewController visibleViewController modalPresentationStyle
presentationController sheetPresentationController popoverPresentationController isBeingPresented
isBeingDismissed definesPresentationContext modalTransitionStyle preferredStatusBarStyle prefersStatusBarHidden
prefersHomeIndicatorAutoHidden preferredScreenEdgesDeferringSystemGestures supportedInterfaceOrientations
prefersPointerLocked prefersInterfaceOrientationLocked childForStatusBarStyle childForStatusBarHidden
childForHomeIndicatorAutoHidden childForScreenEdgesDeferringSystemGestures childViewControllerForPointerLock
childForInterfaceOrientationLock keyCommands isMovingToParent isMovingFromParent transitionCoordinator
isModalInPresentation hidesBottomBarWhenPushed view.window view.window.windowScene title class id nothing
""".split()
INPUTS = ["Samples", "Guide", "README.md", "README.zh-Hans.md", "Templates", "Integrations", "Tests", "Tools/Fuzz/Corpus"]


class Call:
    """A line of a shell, or the arguments of the program."""

    def __init__(self, group, *arguments, line=None, standard_input=None):
        self.group, self.arguments, self.line, self.standard_input = group, arguments, line, standard_input

    @property
    def key(self):
        source = f" < {hashlib.sha256(self.standard_input).hexdigest()[:8]}" if self.standard_input else ""
        return f"{self.group}: {self.line or 'vcdiagram ' + shlex.join(self.arguments)}{source}"


class Inputs:
    """The texts of a project."""

    def __init__(self, root):
        self.root = root
        self.descriptions = self.files("Samples/*.yaml", "Samples/Changes/*.yaml")
        self.twins = self.files("Samples/*.json")
        self.others = self.files("Samples/FromTheApp/*", "Tests/EngineTests/Readers/Hierarchies/*")
        self.invalid = self.files("Samples/Invalid/*")
        self.logs = self.files("Samples/**/*.log", "Tests/*/*/Logs/*", "Tools/Fuzz/Corpus/logs/*")
        self.found = self.files(*(
            f"Tools/Fuzz/Corpus/{name}/*"
            for name in ["yaml", "json", "steps", "description", "printed", "storyboard", "changes"]))

    def files(self, *patterns):
        return [str(file.relative_to(self.root)) for pattern in patterns
                for file in sorted(self.root.glob(pattern)) if file.is_file()]

    def text(self, file):
        return (self.root / file).read_text(errors="replace")

    def ids(self, file):
        text = self.text(file)
        return list(dict.fromkeys(
            re.findall(r'\bid"?: *"?([\w.#-]+)', text) or re.findall(r'customClass="(\w+)"', text)))

    def steps(self, file):
        """The numbers of the states; one more than there are does no harm."""
        parts = re.split(r'\n *"?steps"?:', self.text(file))
        return range(min(len(re.findall(r"\n *(?:- |\{)", parts[1])) + 1, 9) if len(parts) > 1 else 1)

    def literals(self):
        """The texts in the tests' code that are as long as a description or a log."""
        found = {}
        for file in self.files("Tests/**/*.swift"):
            code = self.text(file)
            for match in re.finditer(r'"""\n(.*?)\n( *)"""', code, re.S):
                lines = (line.removeprefix(match[2]) for line in match[1].split("\n"))
                found["\n".join(lines).replace("\\\n", "") + "\n"] = None
            for match in re.finditer(r'"((?:[^"\\\n]|\\.){40,})"', code):
                text = match[1].replace("\\n", "\n").replace("\\t", "\t").replace('\\"', '"')
                found[text] = None
        return [text.encode() for text in found]


def figures(inputs):
    """Every sample in every kind and format, look, state and page; and a few with all options at random."""
    for number, file in enumerate(inputs.descriptions + inputs.others):
        for kind, form in itertools.product(KINDS, FORMATS[:-2]):
            yield Call("figures", file, "--figure", kind, "--format", form)
        for form in ["png", "pdf"]:
            yield Call("figures", file, "--figure", KINDS[number % 6], "-o", f"out/figure.{form}")
        for turn, template in enumerate(TEMPLATES):
            for language in [[], CHINESE]:
                yield Call("looks", file, "--template", template, "--figure", KINDS[(number + turn) % 6], *language)
        for kind, states in itertools.product(KINDS, STATES):
            yield Call("states", file, "--figure", kind, *states, "-o", "out/figure.svg")
        for kind in KINDS:
            yield Call("states", file, "--figure", kind, "--step", "all", "-o", "out/figure.html")
        for turn, page in enumerate(["--page", name] for name in PAGES + FITS):
            yield Call("pages", file, *page, "--figure", KINDS[(number + turn) % 6])
        for which in inputs.ids(file)[:4]:
            yield Call("parts", file, "--emphasize", which)
            yield Call("parts", file, "--window", which)
            yield Call("parts", file, "--figure", "map", "--around", which + ":2")
            yield Call("parts", file, "--figure", "map", "--from", which)
        for which in [["--hide", "*Detail*"], ["--hide", "unwind,popover"], ["--group", "folder"]]:
            yield Call("parts", file, "--figure", "map", *which)
        choose = random.Random(file)
        for _ in range(15):
            options = []
            for option, choices in CHOICES.items():
                choice = choose.choice(choices)
                options += [option] if choice is True else [option, choice] if choice else []
            options += choose.choice([[]] * 3 + STATES[:3])
            form = options[options.index("--format") + 1]
            yield Call("options", file, *options, "-o", f"out/figure.{form}")
    for file in inputs.twins:
        yield Call("figures", file)


def answers(inputs):
    """Every step, and of each controller a few questions: over all controllers, each in each form and language."""
    # Question and form, in turn.
    turns = itertools.cycle(itertools.product([[], ["--show", "code"], ["--format", "json"], ["--show", "full"], ["--show", "short"]], [[], CHINESE]))
    asked = itertools.cycle(PROPERTIES)
    styles = itertools.cycle(["pageSheet", "formSheet", "currentContext", "overCurrentContext", "popover", "custom"])
    times = itertools.cycle(["viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "transition"])
    for file in inputs.descriptions + inputs.others:
        for form, language in itertools.product(["table", "json"], [[], CHINESE]):
            yield Call("resolve", "resolve", file, "--format", form, *language)
        for step in map(str, inputs.steps(file)):
            yield Call("resolve", "resolve", file, "--step", step)
            for form in [["--show", "full"], ["--show", "full", *CHINESE], ["--show", "code"], ["--show", "code", "--spelling", "objc", *CHINESE]]:
                yield Call("explain", "explain", file, "--step", step, *form)
            form, language = next(turns)
            yield Call("explain", "explain", file, "--step", step, *form, *language)
        ids = inputs.ids(file)
        for first, second in zip(ids, ids[1:] + ids[:1]):
            new = ["--present", "OtherViewController", "--from", first]
            for question in [
                    ["--present", second, "--from", first], new, [*new, "--style", next(styles)],
                    [*new[:-1], first + ":" + next(times), "--style", next(styles)], ["--dismiss", first],
                    ["--dismiss", first + ":swipe"], ["--add", second, "--to", first],
                    ["--add", second + ":view", "--to", first], ["--remove", first],
                    ["--add", second, "--remove", first]]:
                form, language = next(turns)
                yield Call("explain", "explain", file, *question, *form, *language)
            for _ in range(5):
                form, language = next(turns)
                name = f"{first}.{next(asked)}"
                yield Call("properties", "explain", file, "--property", name, *form, *language)
    for file, form in itertools.product(inputs.descriptions + inputs.twins + inputs.others, ["yaml", "json"]):
        yield Call("import", "import", file, "--format", form)
        yield Call("import", "import", file, "--format", form, "--idiom", "phone", *CHINESE)
    files = inputs.descriptions + inputs.others
    for old, new in list(zip(files, files[1:])) + [(file, "/dev/null") for file in files]:
        for form in ["text", "json", "svg", "alt", "sarif"]:
            yield Call("diff", "diff", old, new, "--format", form)
        yield Call("diff", "diff", new, old, "--check", *CHINESE)
        yield Call("diff", "diff", old, new, "--step", "0", "--template", "docs", "--page", "a5", "-o", "out/d.svg")


def messages(inputs):
    """What is wrong with texts: with the samples, those that fuzzers found, and those in the tests' code."""
    reports, kinds = itertools.cycle(REPORTS), itertools.cycle(KINDS)
    turns = itertools.cycle([([], CHINESE), (CHINESE, [])])
    for file in inputs.descriptions + inputs.twins + inputs.others + inputs.invalid + inputs.found:
        for language in [[], CHINESE]:
            yield Call("check", "check", file, "--format", next(reports), *language)
        for command in ["resolve", "explain", "import"]:
            yield Call("messages", command, file, *next(turns)[0])
        yield Call("messages", file, "--figure", next(kinds), "--strict", *next(turns)[0])
    for file, language in itertools.product(inputs.files("Tools/Fuzz/Corpus/template/*"), [[], CHINESE]):
        yield Call("templates", "Samples/figure-17-7.yaml", "--template", file, *language)
    for text in inputs.literals():
        if b"<!-- vcdiagram" in text or b"// vcdiagram" in text:
            line = "cp -r ../Samples .; cat > a.md; vcdiagram embed a.md {0}; vcdiagram embed --check a.md {0}; rm -rf Samples"
            yield Call("embed", line=line.format(shlex.join(next(turns)[0])), standard_input=text)
        elif re.search(rb"\b(rootViewController|windows|steps|viewControllers)\b", text):
            languages = next(turns)
            yield Call("texts", "check", "-", "--format", next(reports), *languages[0], standard_input=text)
            yield Call("texts", "-", "--figure", next(kinds), *languages[1], standard_input=text)
        elif b"Controller" in text or b"<" in text:
            yield Call("texts", "explain", "-", "--show", "full", *next(turns)[0], standard_input=text)


def logs(inputs):
    for file in inputs.logs:
        for language in [[], CHINESE]:
            for form in [[], ["--show", "short"], ["--show", "full"], ["--show", "code"], ["--format", "json"]]:
                yield Call("logs", "explain", file, *form, *language)
            yield Call("logs", "check", file, *language)
            yield Call("logs", "import", file, *language)
        for host in ["flutter", "react-native", "capacitor", "unity"]:
            yield Call("logs", "explain", file, "--host", host)
        for app in inputs.descriptions[:3] + ["Samples/FromTheApp/homepwner.txt"]:
            yield Call("logs", "explain", file, app)
        yield Call("logs", file, "-o", "out/figure.svg")
    # Questions of tests and of assistants' tasks.
    for case in re.split(r"\n(?=## )", inputs.text("Tests/CommandTests/Command/Cases/sourced.txt"))[1:]:
        head, _, description = re.sub(r"\A##.*\n(source:.*\n)?", "", case).partition("\n")
        lines = (head + "\n" + description).split("\n")
        question = next(line.split()[1:] for line in lines if line.startswith("ask: "))
        text = "\n".join(line for line in lines if not re.match(r"ask: |answer: |source: ", line)).encode()
        for language in [[], CHINESE]:
            yield Call("cases", question[0], "-", *question[1:], *language, standard_input=text)


def calls_of_usage(inputs):
    for language in [[], CHINESE]:
        for command in COMMANDS:
            yield Call("help", "help", command, *language)
            yield Call("help", command, "--help", *language)
            yield Call("usage", command, *language)
        for topic in TOPICS + ["help", "nothing"]:
            yield Call("help", "help", topic, *language)
        yield Call("help", "help", *language)
        yield Call("help", "--help", *language)
    for arguments in [
            ["--version"], [], ["schema"], ["schema", "settings"], ["template"],
            *(["template", name] for name in TEMPLATES),
            ["help", "--format", "json"]]:
        yield Call("help", *arguments)
    for line in re.findall(r"^\$ vcdiagram (.*)", inputs.text("Tests/CommandTests/Command/Expected/mistakes.txt"), re.M):
        if "preview" not in line and "--watch" not in line:
            for turn in ["", " " + " ".join(CHINESE)]:
                yield shell("usage", f"cp ../Samples/figure-17-7.yaml ok.yaml; vcdiagram {line}{turn} < /dev/null")
    languages = itertools.cycle([[], CHINESE, CHINESE, []])
    options = sorted(set(re.findall(r"--[a-z][a-z-]+", inputs.text("Guide/Options.md"))))
    for option in options:
        if option not in ["--watch", "--open"]:
            for command in [[]] + [[name] for name in COMMANDS if name != "preview"]:
                for end in [[], ["zzz"]]:
                    yield Call("usage", *command, "Samples/figure-17-7.yaml", option, *end, *next(languages))


def shell(group, line):
    """A line whose folder is `out`, all of whose files count."""
    return Call(group, line=line)


def files(inputs):
    """Calls that write or compare several files, pages with calls, and what the preview serves."""
    for page in inputs.files("README*.md", "Guide/*.md", "Integrations/Skill/vcdiagram/*.md"):
        text, lines = inputs.text(page), ["ln -s ../Samples Samples"]
        for before, kind, block in re.findall(r"(.*)\n\n?```(yaml|markdown|text)\n(.*?\n)```", text, re.S | re.M):
            name = re.search(r"`([A-Za-z-]+\.(?:yaml|md|log))`[^`\n]*[:：]\Z", before)
            if name:
                lines.append(f"printf %s {shlex.quote(block)} > {name[1]}")
        for line in re.findall(r"^    (?:\$ )?(vcdiagram .*)", text, re.M):
            if " --watch" not in line and not line.startswith("vcdiagram preview "):
                lines.append(f"{line}\necho $?")
        yield shell("guide", "\n".join(lines))
    for language in ["", " --language zh-Hans"]:
        yield shell("embed", f"cp -r ../Guide ../Samples ../README.md ../Templates .; vcdiagram embed --check Guide/*.md{language}")
    for page in inputs.files("Guide/*.md"):
        yield shell("embed", f"cp -r ../Guide ../Samples .; vcdiagram embed {page} --template docs --theme both; "
                    f"vcdiagram embed --check {page} --format sarif; rm -rf Samples")
    one, two = "../Samples/figure-17-7.yaml", "../Samples/figure-17-8.yaml"
    for line in [
            f"VCDIAGRAM_JOBS=2 vcdiagram {one} {two} -o . --step all", f"vcdiagram {one} {two} -o . --if-changed",
            f"vcdiagram {one} -o a.svg --if-changed; vcdiagram {one} -o a.svg --if-changed",
            f"vcdiagram {one} {two} -o none/such.svg", f"vcdiagram {one} missing.yaml -o .",
            f"cp {one} a.yaml; git init -q .; printf 'figures:\\n  template: docs\\n  page: a5\\n' > vcdiagram.yaml; "
            "vcdiagram settings a.yaml; vcdiagram settings a.yaml --format json; vcdiagram a.yaml; rm -rf .git",
            f"git init -q .; cp {one} a.yaml; git add .; git commit -qm 1; cp {two} a.yaml; "
            "vcdiagram diff HEAD:a.yaml a.yaml; vcdiagram diff HEAD:a.yaml a.yaml --format json; rm -rf .git",
            *(f"printf '{text}' > vcdiagram.yaml; cp {one} a.yaml; git init -q .; vcdiagram settings a.yaml; "
              "vcdiagram a.yaml -o a.svg; rm -rf .git" for text in [
                  "figures: {zzz: 1}", "figures: {page: a9}", "figures: [", "exclude: [\"*/Generated\"]", "zzz: 1"]),
            *(f"""vcdiagram preview {file} {rest} > page 2>&1 & for turn in $(seq 100); do grep -qs http page && break; sleep 0.05; done
url=$(grep -o 'http[^ ]*' page | head -1); for part in '' page.css page.js search.js icon.svg figure none; do
curl -s -i "${{url%/}}/$part" | sed "s/:[0-9]\\{{4,5\\}}//g"; curl -s "http://$(echo $url | cut -d/ -f3)/$part"; done
kill $!; wait; rm page""" for file, rest in [(one, ""), (two, "--figure chain --language zh-Hans")])]:
        yield shell("files", line)


def all_calls(inputs):
    seen = {}
    for call in itertools.chain(*(part(inputs) for part in [figures, answers, messages, logs, calls_of_usage, files])):
        seen.setdefault(call.key, call)
    return list(seen.values())


class Answer:
    """What a program did."""

    def __init__(self, program, call):
        shutil.rmtree("out", ignore_errors=True)
        os.makedirs("out")
        with open("stdout", "w+b") as output, open("stderr", "w+b") as errors, open("stdin", "w+b") as source:
            source.write(call.standard_input or b"")
            source.seek(0)
            arguments = ["sh", "-c", call.line] if call.line else ["vcdiagram", *call.arguments]
            folder = os.path.abspath("program")
            if os.path.realpath(f"{folder}/vcdiagram") != program:
                shutil.rmtree(folder, ignore_errors=True)
                os.makedirs(folder)
                os.symlink(program, f"{folder}/vcdiagram")
            environment = {
                **os.environ, "PATH": f"{folder}:{os.environ['PATH']}", "LC_ALL": "C.UTF-8",
                **{f"GIT_{who}_{what}": "2020-01-01T00:00:00Z" if what == "DATE" else "a@b"
                   for who in ["AUTHOR", "COMMITTER"] for what in ["NAME", "EMAIL", "DATE"]}}
            process = subprocess.Popen(
                arguments, executable=None if call.line else program, stdin=source, stdout=output, stderr=errors,
                cwd="out" if call.line else None, env=environment, close_fds=False,
                start_new_session=True)
            try:
                status = process.wait(120)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)
                status = process.wait()
            output.seek(0)
            errors.seek(0)
            self.parts = {"status": f"{status}\n".encode(), "standard output": output.read(), "standard error": errors.read()}
        for folder, folders, names in os.walk("out"):
            folders.sort()
            for name in sorted(names):
                path = os.path.join(folder, name)
                if not os.path.islink(path):
                    self.parts[path] = pathlib.Path(path).read_bytes()

    @property
    def digest(self):
        digest = hashlib.sha256()
        for name, content in self.parts.items():
            digest.update(f"{name} {len(content)}\n".encode() + content)
        return digest.hexdigest()[:16]


def begin(inputs):
    """A folder of this process's own, with the inputs."""
    folder = pathlib.Path(tempfile.mkdtemp(dir=inputs.parent))
    shutil.copytree(inputs, folder / "in")
    # A line of the shell leaves its folder for the inputs by the same path as the others.
    os.chdir(folder / "in")


def digests(work):
    """Of a call, the digest of each program's answer, and what its messages are."""
    programs, call, says = work
    answers = [Answer(program, call) for program in programs]
    texts = answers[0].parts["standard error"] + answers[0].parts["standard output"] if says else b""
    return call.key, [answer.digest for answer in answers], texts.decode(errors="replace")


def is_program(path):
    return os.access(path, os.X_OK) and os.path.isfile(path)


def recorded(path):
    lines = (line.split(" ", 1) for line in open(path))
    return {json.loads(key): digest for digest, key in lines}


def copied(project, folder):
    """What calls may read of a project, in another folder."""
    for name in INPUTS:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (shutil.copytree if (project / name).is_dir() else shutil.copy)(project / name, folder / name)
    return folder


def difference(answers):
    """Two answers as text, where they differ."""
    old, new = (answer.parts for answer in answers)
    for name in dict.fromkeys([*old, *new]):
        before, after = (part.get(name, b"").decode(errors="replace").splitlines() for part in [old, new])
        if before != after:
            yield from list(difflib.unified_diff(before, after, f"old {name}", f"new {name}", lineterm="", n=1))[:30]


def unmet(inputs, texts):
    """The messages of the recorded lists that no text has: their words between what is quoted or counted."""
    text = "\n".join(texts)
    for file in inputs.files("Tests/*/*/Expected/messages.txt"):
        lines = inputs.text(file).split("\n")
        for name, *sentences in zip(lines, lines[1:], lines[2:]):
            if name.startswith(" ") or not name:
                continue
            for sentence in sentences:
                words = max(re.split(r"'[^']*'|“[^”]*”|\d+", sentence.strip()), key=len).strip()
                if words not in text:
                    yield f"{name}: {sentence.strip()}"


def run(programs, calls, inputs, says):
    """For each program the digests of its answers, and what the first one says."""
    results, texts = [{} for _ in programs], []
    with multiprocessing.Pool(initializer=begin, initargs=(inputs.root,)) as pool:
        works = ((programs, call, says) for call in calls.values())
        for key, found, text in pool.imap(digests, works, chunksize=16):
            texts.append(text)
            for result, digest in zip(results, found):
                result[key] = digest
    return results, texts


def compare(old, new, programs, calls, inputs, show):
    """Prints the calls with different answers, by their groups; returns how many there are."""
    groups = collections.defaultdict(list)
    for key in dict.fromkeys([*old, *new]):
        if old.get(key) != new.get(key):
            groups[key.split(":")[0]].append(key)
    begin(inputs.root)
    for group, keys in groups.items():
        print(f"\n{group}: {len(keys)} differ")
        for number, key in enumerate(keys):
            print(f"  {key}" + ("" if key in old and key in new else " (on one side only)"))
            if number < show and len(programs) == 2:
                print(*difference([Answer(program, calls[key]) for program in programs]), sep="\n")
    return sum(map(len, groups.values()))


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("sides", nargs="+")
    parser.add_argument("--only", default="")
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--show", type=int, default=3)
    parser.add_argument("--inputs", type=pathlib.Path, default=pathlib.Path(__file__).parent.parent.parent)
    parser.add_argument("--sentences", action="store_true")
    options = parser.parse_args()
    programs = [os.path.realpath(side) for side in options.sides if is_program(side)]
    with tempfile.TemporaryDirectory() as folder:
        inputs = Inputs(copied(options.inputs, pathlib.Path(folder) / "inputs"))
        calls = [call for call in all_calls(inputs) if options.only in call.key][::options.every]
        calls = {call.key: call for call in calls}
        results, texts = run(programs, calls, inputs, options.sentences)
        if options.sentences:
            print(*unmet(inputs, texts), sep="\n")
        elif len(options.sides) == 1:
            print(*(f"{digest} {json.dumps(key)}" for key, digest in results[0].items()), sep="\n")
        else:
            old, new = (results.pop(0) if is_program(side) else recorded(side) for side in options.sides)
            count = compare(old, new, programs, calls, inputs, options.show)
            print(f"{count} of {len(calls)} calls differ")
            os.chdir("/")
            sys.exit(1 if count else 0)


if __name__ == "__main__":
    main()

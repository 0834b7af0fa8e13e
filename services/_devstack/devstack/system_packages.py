"""What the house needs of the system itself: looked for on the disk, brought by apt where we may.

Standard library only: the bootstrap uses it before anything is installed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

# What a Debian package puts on the disk, so that looking costs nothing.
LIBRARIES = {
    "libpango-1.0-0": "/usr/lib/*/libpango-1.0.so.0",
    "libpangoft2-1.0-0": "/usr/lib/*/libpangoft2-1.0.so.0",
    "libharfbuzz-subset0": "/usr/lib/*/libharfbuzz-subset.so.0",
    "fonts-dejavu-core": "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
    "fonts-noto-cjk": "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc",
    "fonts-noto-core": "/usr/share/fonts/truetype/noto/NotoSansTamil-Regular.ttf",
    "fonts-noto-color-emoji": "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf",
}
# The same Chromium without windows and menus, which no test sees and each pays for: with them a page takes
# three times the work. Debian has it; elsewhere any Chromium does.
_SHELL = "chromium-headless-shell"
BROWSERS = (_SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGE_LISTS = Path("/var/lib/apt/lists")

_INSTALL = ("apt-get", "install", "-y", "--no-install-recommends")
# Another apt is common on a fresh machine, which first updates itself. apt itself waits for only one lock.
LOCK_SECONDS = 120.0
_RETRY_SECONDS = 1.0
_LOCKED = "Could not get lock"


class NotInstalled(Exception):
    """Why, what somebody has to do about it, and what apt said."""

    def __init__(self, why: str, advice: str, lines: Sequence[str] = ()) -> None:
        super().__init__(why)
        self.advice = advice
        self.lines = list(lines)


def missing_venv() -> list[str]:
    """Debian keeps this part of Python's own library in a package apart."""
    lacks = subprocess.call([sys.executable, "-c", "import ensurepip, venv"], stderr=subprocess.DEVNULL)
    return [f"python{sys.version_info.major}.{sys.version_info.minor}-venv"] if lacks else []


def missing_libraries() -> list[str]:
    if sys.platform != "linux":
        return []
    return [name for name, pattern in LIBRARIES.items() if not any(Path("/").glob(pattern.lstrip("/")))]


def missing_browser() -> list[str]:
    return [] if browser() else [_SHELL]


def missing_lighter_browser() -> list[str]:
    """Where one is that does, a better one that can be had without asking anybody."""
    has_it = os.environ.get("CHROMIUM") or shutil.which(_SHELL)
    return [] if has_it or administrator() is None else [_SHELL]


def browser() -> str | None:
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)


def administrator() -> list[str] | None:
    """What must come before apt-get; None when this user can't use it without a password."""
    if shutil.which("apt-get") is None:
        return None
    if os.geteuid() == 0:
        return []
    if shutil.which("sudo") is None:
        return None
    asked = subprocess.run(["sudo", "-n", "true"], capture_output=True, stdin=subprocess.DEVNULL)  # noqa: S607
    return ["sudo", "-n"] if asked.returncode == 0 else None


def by_hand(packages: Sequence[str]) -> str:
    """What somebody has to type whom we can't spare it."""
    if shutil.which("apt-get") is None:
        return f"install the equivalent of {', '.join(packages)}"
    steps = [" ".join([*_INSTALL, *packages])]
    if not any(PACKAGE_LISTS.glob("*_Packages*")):
        steps.insert(0, "apt-get update")
    if shutil.which("sudo"):
        return "run: " + " && ".join(f"sudo {step}" for step in steps)
    return "run as root: " + " && ".join(steps)


def install(
    packages: Sequence[str], everything: Sequence[str], log: Path, say: Callable[[str], None]
) -> None:
    """Brings the packages. Who has to do it by hand is told of `everything`, so that once is enough."""
    prefix = administrator()
    if prefix is None:
        raise NotInstalled("which only an administrator may install", by_hand(everything))
    log.parent.mkdir(parents=True, exist_ok=True)
    apt = _Apt(prefix, log, say)
    # The package lists of a fresh machine are empty or old; refresh them only when they don't do.
    if apt.succeeds(*_INSTALL, *packages):
        return
    if apt.succeeds("apt-get", "update") and apt.succeeds(*_INSTALL, *packages):
        return
    said = log.read_text(errors="replace").splitlines()[-12:]
    raise NotInstalled("which apt could not install", f"mend that, then {by_hand(packages)}", said)


class _Apt:
    def __init__(self, prefix: Sequence[str], log: Path, say: Callable[[str], None]) -> None:
        self._prefix = prefix
        self._log = log
        self._say = say
        self._has_said = False

    def succeeds(self, program: str, *arguments: str) -> bool:
        """Also tried again while another apt is at work, and says so."""
        waits = ("-o", f"DPkg::Lock::Timeout={LOCK_SECONDS:.0f}")
        deadline = time.monotonic() + LOCK_SECONDS
        while True:
            offset = self._log.stat().st_size if self._log.is_file() else 0
            code = self._run([*self._prefix, program, *waits, *arguments], offset)
            was_locked = any(line.startswith(f"E: {_LOCKED}") for line in self._said(offset))
            if code == 0 or not was_locked or time.monotonic() > deadline:
                return code == 0
            time.sleep(_RETRY_SECONDS)

    def _run(self, argv: Sequence[str], offset: int) -> int:
        # Its own words, which are searched for the lock, in English.
        env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C.UTF-8"}
        with self._log.open("a") as output:
            process = subprocess.Popen(  # noqa: S603 - apt-get, nothing else
                argv, stdin=subprocess.DEVNULL, stdout=output, stderr=output, env=env
            )
            while True:
                try:
                    code = process.wait(timeout=_RETRY_SECONDS)
                except subprocess.TimeoutExpired:
                    self._tell_of_a_lock(offset)
                else:
                    self._tell_of_a_lock(offset)
                    return code

    def _tell_of_a_lock(self, offset: int) -> None:
        if not self._has_said and any(_LOCKED in line for line in self._said(offset)):
            self._has_said = True
            self._say(f"! system packages: another apt is at work, waiting for up to {LOCK_SECONDS:.0f} s")

    def _said(self, offset: int) -> list[str]:
        with self._log.open("rb") as log:
            log.seek(offset)
            return log.read().decode(errors="replace").splitlines()

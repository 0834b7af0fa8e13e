"""What the house needs of the system itself: looked for on the disk, brought by apt where we may.

Standard library only: the bootstrap uses it before anything is installed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

# What a Debian package puts on the disk, so that looking costs nothing.
LIBRARIES = {
    "libpango-1.0-0": "/usr/lib/*/libpango-1.0.so.0",
    "libpangoft2-1.0-0": "/usr/lib/*/libpangoft2-1.0.so.0",
    "libharfbuzz-subset0": "/usr/lib/*/libharfbuzz-subset.so.0",
    "fonts-dejavu-core": "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
    "fonts-noto-cjk": "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc",
}
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGE_LISTS = Path("/var/lib/apt/lists")

_INSTALL = ("apt-get", "install", "-y", "--no-install-recommends")


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
    return [] if browser() else ["chromium"]


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


def install(packages: Sequence[str], everything: Sequence[str], log: Path) -> None:
    """Brings the packages. Who has to do it by hand is told of `everything`, so that once is enough."""
    prefix = administrator()
    if prefix is None:
        raise NotInstalled("which only an administrator may install", by_hand(everything))
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("a") as output:

        def succeeds(*argv: str) -> bool:
            code = subprocess.call(  # noqa: S603 - apt-get, nothing else
                [*prefix, *argv], stdin=subprocess.DEVNULL, stdout=output, stderr=output, env=env
            )
            return code == 0

        # The package lists of a fresh machine are empty or old; refresh them only when they don't do.
        if succeeds(*_INSTALL, *packages) or (
            succeeds("apt-get", "update") and succeeds(*_INSTALL, *packages)
        ):
            return
    said = log.read_text(errors="replace").splitlines()[-12:]
    raise NotInstalled("which apt could not install", f"mend that, then {by_hand(packages)}", said)

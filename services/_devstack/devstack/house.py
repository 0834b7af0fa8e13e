"""Small rules of this repository that no ready-made tool checks: `python -m devstack.house <rule>`."""

import json
import subprocess
import sys

from alembic.script import ScriptDirectory

from devstack import layout
from devstack.layout import ROOT

_LIMITS = {".py": 300, ".tsx": 250}
_EXEMPT = ("proto/gen/", "/migrations/versions/")  # generated, or a record of what was
_SECTIONS = ("dependencies", "devDependencies", "optionalDependencies", "peerDependencies")


def _tracked() -> list[str]:
    """Files of git, and new ones that are not ignored."""
    listing = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],  # noqa: S607
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    return listing.stdout.splitlines()


def sizes() -> list[str]:
    problems: list[str] = []
    for name in _tracked():
        file = ROOT / name
        limit = _LIMITS.get(file.suffix)
        if limit is None or not file.is_file() or any(mark in name for mark in _EXEMPT):
            continue
        lines = file.read_text().count("\n")
        if lines > limit:
            problems.append(f"{name}: {lines} lines, at most {limit}")
    return problems


def npm_lock() -> list[str]:
    """The lock knows every workspace as its package.json is now."""
    packages = json.loads((ROOT / "package-lock.json").read_text())["packages"]
    problems: list[str] = []
    for folder in [ROOT, *layout.npm_workspaces()]:
        manifest = json.loads((folder / "package.json").read_text())
        key = "" if folder == ROOT else folder.relative_to(ROOT).as_posix()
        locked = packages.get(key, {})
        problems += [
            f"{key or 'the root'}: {section} differ from package.json"
            for section in _SECTIONS
            if manifest.get(section, {}) != locked.get(section, {})
        ]
    return problems


def heads() -> list[str]:
    problems: list[str] = []
    for service in layout.services():
        versions = service.folder / "migrations" / "versions"
        if versions.is_dir():
            script = ScriptDirectory(str(versions.parent), version_locations=[str(versions)])
            found = script.get_heads()
            if len(found) > 1:
                problems.append(f"{service.context}: {len(found)} heads: {', '.join(found)}")
    return problems


_RULES = {"sizes": sizes, "npm-lock": npm_lock, "heads": heads}


def main() -> int:
    problems = _RULES[sys.argv[1]]()
    for problem in problems:
        print(problem)  # noqa: T201 - what a check says
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())

"""What the repository holds: services and web modules are discovered, never listed by hand."""

import json
from dataclasses import dataclass
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path
from typing import Any, cast

from devstack import declaration
from devstack.declaration import Declaration

ROOT = Path(__file__).resolve().parents[3]
STATE = ROOT / ".devstack"
BIN = ROOT / ".venv" / "bin"
NODE_BIN = STATE / "bin"
# Folders under services/ that every service imports.
LIBRARIES = ("_chassis", "_formwork", "_identity_client", "_workbook")


@dataclass(frozen=True)
class Service:
    context: str
    package: str
    folder: Path
    declared: Declaration

    @property
    def prefix(self) -> str:
        return self.context.upper().replace("-", "_")

    @property
    def has_migrations(self) -> bool:
        return (self.folder / "migrations").is_dir()

    @property
    def has_demo(self) -> bool:
        """Beside its package, so that no image of production carries it."""
        return (self.folder / f"{self.package}_demo").is_dir()


@dataclass(frozen=True)
class WebProject:
    """An npm workspace with a `build` script: the shell or one module."""

    name: str
    folder: Path

    @property
    def label(self) -> str:
        return self.folder.relative_to(ROOT).as_posix()


def _members(folder: Path) -> list[Path]:
    if not folder.is_dir():
        return []
    return sorted(child for child in folder.iterdir() if child.is_dir() and child.name[0] not in "_.")


@cache
def services(root: Path = ROOT) -> tuple[Service, ...]:
    """Every service that can be started: its package has a `__main__`."""
    found: list[Service] = []
    for folder in _members(root / "services"):
        package = folder.name.replace("-", "_")
        if not (folder / package / "__main__.py").is_file():
            continue
        if declared := declaration.read(folder / "pyproject.toml"):
            found.append(Service(declared.context, package, folder, declared))
    return tuple(found)


def in_seeding_order(root: Path = ROOT) -> list[Service]:
    """Those with demo data, nobody before those whose it is about."""
    graph = {each.context: each.declared.seed_after for each in services(root)}
    by_name = {each.context: each for each in services(root)}
    ordered = (by_name[name] for name in TopologicalSorter(graph).static_order())
    return [each for each in ordered if each.has_demo]


def service(context: str) -> Service:
    for candidate in services():
        if candidate.context == context:
            return candidate
    known = ", ".join(each.context for each in services()) or "none yet"
    raise SystemExit(f"There is no service {context!r}. Services: {known}.")


def python_members(root: Path = ROOT) -> list[Path]:
    """Every folder with a Python project or Python tests of its own."""
    projects = [file.parent for file in sorted((root / "services").glob("*/pyproject.toml"))]
    return [
        *projects,
        *(folder.parent for folder in sorted(root.glob("*/tests")) if any(folder.glob("*.py"))),
    ]


def npm_workspaces(root: Path = ROOT) -> list[Path]:
    patterns = json.loads((root / "package.json").read_text())["workspaces"]
    return sorted(file.parent for pattern in patterns for file in root.glob(f"{pattern}/package.json"))


def web_projects(root: Path = ROOT) -> list[WebProject]:
    """The shell first: it provides the shared libraries that the modules load."""
    found: list[WebProject] = []
    for folder in [root / "web-shell", *_members(root / "web-modules")]:
        manifest = folder / "package.json"
        if not manifest.is_file():
            continue
        package = cast("dict[str, Any]", json.loads(manifest.read_text()))
        if "build" in package.get("scripts", {}):
            found.append(WebProject(package["name"], folder))
    return found


def web_modules(root: Path = ROOT) -> list[WebProject]:
    return [each for each in web_projects(root) if each.folder.parent.name == "web-modules"]

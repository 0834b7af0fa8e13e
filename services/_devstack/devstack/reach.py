"""What a change can reach: the members whose tests tell whether it broke something.

By what Python and npm projects say they depend on, and by whose contracts they speak. What belongs to no
member (locks, settings of the root, the tests' own machinery) reaches everything.
"""

import json
import re
import subprocess
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from devstack.layout import ROOT, npm_workspaces, python_members

MACHINERY = "_devstack"
_JOURNEYS = ("web-shell", "e2e", "journeys")
# Made from what changed, or read by `make check` and the machinery's own unit tests alone, which always run.
_REACHES_NOTHING = re.compile(
    r"docs/|docker/|[^/]+\.md$|proto/gen/|gateway/(?:openapi|released)/|.*\.gen\.ts$"
)
_GENERATED_FOR_THE_WEB = ".gen.ts"
_SPEAKS = re.compile(r"\bcontracts\.([a-z][a-z0-9_]*)")


@dataclass(frozen=True)
class Reach:
    everything: bool
    members: frozenset[Path] = frozenset()
    journeys: frozenset[str] = frozenset()
    """Folders and files of browser tests that changed themselves."""
    web_is_generated_anew: bool = False
    """Something of what is generated for the web changed: each module reads all contexts' types."""
    a_contract_changed: bool = False
    """The machinery speaks all of them."""

    def has_types_of(self, folder: Path) -> bool:
        """Whether a member of the web may not fit its types any more."""
        holds_changed_journeys = bool(self.journeys) and folder.name == _JOURNEYS[0]
        return folder in self.members or self.web_is_generated_anew or holds_changed_journeys


def changed_files(root: Path = ROOT) -> list[str]:
    """Since main, committed or not; on main itself what is not committed, or else the last commit."""
    base = _git(root, "merge-base", "HEAD", "main").strip()
    if base == _git(root, "rev-parse", "HEAD").strip() and not _git(root, "status", "--porcelain"):
        base = "HEAD~1"
    new = _git(root, "ls-files", "--others", "--exclude-standard")
    return [*_git(root, "diff", "--name-only", base).splitlines(), *new.splitlines()]


def reach_of(files: Iterable[str], root: Path = ROOT) -> Reach:
    users = _users(root)
    begun: set[Path] = set()
    journeys: set[str] = set()
    generated = contract_changed = False
    for file in files:
        parts = Path(file).parts
        generated |= file.endswith(_GENERATED_FOR_THE_WEB)
        if _REACHES_NOTHING.match(file):
            continue
        if parts[:3] == _JOURNEYS and len(parts) > len(_JOURNEYS):
            journeys.add("/".join(parts[2:4]))
        elif parts[:2] == ("proto", "contracts") and len(parts) > 2:
            begun |= _speakers(root, parts[2])
            contract_changed = True
        elif (member := _member(root / file, users)) and member.name != MACHINERY:
            begun.add(member)
        else:
            return Reach(everything=True)
    members = frozenset(_with_users(begun, users))
    return Reach(False, members, frozenset(journeys), generated, contract_changed)


def _member(file: Path, members: Iterable[Path]) -> Path | None:
    return next((folder for folder in file.parents if folder in members), None)


def _with_users(begun: set[Path], users: Mapping[Path, set[Path]]) -> set[Path]:
    reached: set[Path] = set()
    waiting = list(begun)
    while waiting:
        folder = waiting.pop()
        if folder not in reached:
            reached.add(folder)
            waiting += users[folder]
    return reached


def _users(root: Path) -> dict[Path, set[Path]]:
    """Each member, and who depends on it."""
    named = {**_python_projects(root), **_npm_projects(root)}
    users: dict[Path, set[Path]] = {folder: set() for folder in python_members(root)}
    users |= {folder: set() for folder, _ in named.values()}
    for folder, dependencies in named.values():
        for name in dependencies & named.keys():
            users[named[name][0]].add(folder)
    return users


def _python_projects(root: Path) -> dict[str, tuple[Path, set[str]]]:
    found: dict[str, tuple[Path, set[str]]] = {}
    for file in (root / "services").glob("*/pyproject.toml"):
        project = tomllib.loads(file.read_text())["project"]
        needs = {re.split(r"[^\w.-]", need, maxsplit=1)[0] for need in project.get("dependencies", ())}
        found[project["name"]] = (file.parent, needs)
    return found


def _npm_projects(root: Path) -> dict[str, tuple[Path, set[str]]]:
    found: dict[str, tuple[Path, set[str]]] = {}
    for folder in npm_workspaces(root):
        package = json.loads((folder / "package.json").read_text())
        needs = {*package.get("dependencies", ()), *package.get("devDependencies", ())}
        found[package["name"]] = (folder, needs)
    return found


def _speakers(root: Path, contract: str) -> set[Path]:
    """The members that speak a context's contract; its own service among them."""
    folders = [folder for folder in python_members(root) if folder.name != MACHINERY]
    return {
        folder
        for folder in folders
        if any(contract in _SPEAKS.findall(file.read_text()) for file in folder.rglob("*.py"))
    }


def _git(root: Path, *arguments: str) -> str:
    asked = ["git", *arguments]
    return subprocess.run(asked, cwd=root, check=True, stdout=subprocess.PIPE, text=True).stdout  # noqa: S603

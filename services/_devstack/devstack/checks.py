"""`make check`: a table of what is checked without running the product, each with what to do when it fails.

A check is left out only when what it looks at does not exist in the tree.
"""

import re
import sys

from devstack.layout import BIN, NODE_BIN, ROOT, npm_workspaces, python_members, services
from devstack.reach import MACHINERY, Reach
from devstack.steps import Step, report_path

_PROTO = ROOT / "proto"
_OPENAPI = ROOT / "gateway" / "openapi"
_KIT = ROOT / "web-modules" / "_kit"
_CLIENT_GENERATOR = _KIT / "scripts" / "gen-api.ts"
_NODE_MODULES = ROOT / "node_modules"
_MACHINERY = ROOT / "services" / MACHINERY
_IMPORTED = re.compile(r"(?m)^\s*(?:from|import) (\w+)")


def _python(module: str, *arguments: str) -> list[str]:
    return [sys.executable, "-m", module, *arguments]


# Much that a checker makes lives for a moment: with V8's 16 MB of room for it, it is moved over and over.
_ROOM_FOR_THE_YOUNG = "--max-semi-space-size=128"


def _node(package_binary: str, *arguments: str) -> list[str]:
    return [str(NODE_BIN / "node"), str(_NODE_MODULES / package_binary), *arguments]


def _python_checks(context: str, reach: Reach | None) -> list[Step]:
    folders = [str(folder) for folder in python_members() if context in ("", folder.name)]
    if not folders:
        return []
    everything = ["."] if not context else folders
    steps = [
        Step(
            "python lint",
            [str(BIN / "ruff"), "check", *everything],
            ".venv/bin/ruff check --fix mends some of it",
        ),
        Step(
            "python format",
            [str(BIN / "ruff"), "format", "--check", *everything],
            ".venv/bin/ruff format mends it",
        ),
    ]
    # Checking some still reads the others' types; only findings in these are wanted then.
    scope = [] if not context else folders
    if reach is not None:
        named = _imported_by_the_machinery()
        reached = [folder for folder in python_members() if folder in reach.members]
        scope = [str(folder) for folder in reached]
        is_imported = any(named & {child.name for child in folder.iterdir()} for folder in reached)
        if is_imported or reach.a_contract_changed:
            scope.append(str(_MACHINERY))
    if scope or reach is None:
        steps.append(
            Step(
                "python types",
                [
                    str(NODE_BIN / "node"),
                    _ROOM_FOR_THE_YOUNG,
                    str(_NODE_MODULES / "pyright/index.js"),
                    *scope,
                ],
                "give the names above their types",
            )
        )
    return steps


def _imported_by_the_machinery() -> set[str]:
    """Most services its sweeps take by what these declare, and no type of theirs is written down in it."""
    return {name for file in _MACHINERY.rglob("*.py") for name in _IMPORTED.findall(file.read_text())}


def _web_checks(context: str, reach: Reach | None) -> list[Step]:
    steps: list[Step] = []
    folders = [folder for folder in npm_workspaces() if context in ("", folder.name)]
    if any((ROOT / name).is_file() for name in ("biome.json", "biome.jsonc")) and folders:
        where = [str(folder) for folder in folders] if context else ["."]
        steps.append(
            Step(
                "web lint and format",
                [str(_NODE_MODULES / ".bin/biome"), "ci", *where],
                "npx biome check --write mends most of it",
            )
        )
    for folder in folders:
        if reach is not None and not reach.has_types_of(folder):
            continue
        for config in [*folder.glob("tsconfig.json"), *folder.glob("*/tsconfig.json")]:
            label = config.parent.relative_to(ROOT).as_posix()
            check = _node(".bin/tsc", "--noEmit", "-p", str(config.parent))
            steps.append(Step(f"types of {label}", check, "see the lines above"))
    return steps


def _shipped_web_checks(reach: Reach | None) -> list[Step]:
    """What is built tells nothing new where nothing of it changed."""
    if reach is not None and not any(reach.has_types_of(folder) for folder in npm_workspaces()):
        return []
    return [
        Step(
            "sizes of shell and modules",
            _python("devstack.sizes"),
            "load a part when it is needed, by import()",
        ),
        Step(
            "the kit's version says what its API is",
            [str(NODE_BIN / "node"), str(_KIT / "scripts" / "kit-api.ts"), "--check"],
            "make kit, then commit: docs/decisions/0038-modules-ship-alone.md",
        ),
    ]


def _contract_checks() -> list[Step]:
    steps: list[Step] = []
    if (_PROTO / "Makefile").is_file():
        advice = {
            "lint": ".venv/bin/buf format -w proto mends the format",
            "breaking": "what was released stays as it is; a new shape is a new version of the package",
            "fresh": "make proto, then commit proto/gen",
        }
        steps += [
            Step(f"contracts: {target}", ["make", "-s", "-C", str(_PROTO), target], what)
            for target, what in advice.items()
        ]
    if _OPENAPI.is_dir():
        if _CLIENT_GENERATOR.is_file():
            steps.append(
                Step(
                    "web client is in step",
                    _python("devstack.openapi", "--check-client"),
                    "make openapi, then commit",
                )
            )
        steps.append(
            Step(
                "an older web understands the services",
                _python("devstack.contract.released"),
                "service first, web second: docs/decisions/0035-service-first-web-second.md",
            )
        )
        if _CLIENT_GENERATOR.is_file():
            steps.append(
                Step(
                    "the web needs no newer services",
                    _python("devstack.contract.web"),
                    "release the service first; then make contract s=<context>, and let the web follow",
                )
            )
    report = report_path("in step")
    steps.append(
        Step(
            "what services declare is in step",
            _python("devstack.in_step", str(report)),
            "see the lines above",
            report=report,
        )
    )
    steps.append(
        Step(
            "error codes are in step",
            _python("devstack.error_codes", "--check"),
            "make openapi, then commit",
        )
    )
    steps.append(
        Step(
            "kinds of fields are in step",
            _python("devstack.field_kinds", "--check"),
            "make kinds, then commit",
        )
    )
    steps.append(
        Step(
            "wiring is in step", _python("devstack.wiring", "check"), "make wiring, then commit what it wrote"
        )
    )
    return steps


def _house_checks() -> list[Step]:
    steps = [
        Step("size of files", _python("devstack.house", "sizes"), "split it by use case"),
        Step("package-lock.json", _python("devstack.house", "npm-lock"), "npm install, then commit the lock"),
        Step("uv.lock", [str(ROOT / ".devstack/uv/bin/uv"), "lock", "--check"], ".devstack/uv/bin/uv lock"),
        Step("licences", _python("devstack.supply", "licences"), "see docs/licences.md; make sbom writes it"),
        Step(
            "no secrets",
            _python("devstack.supply", "secrets"),
            "take it out, and out of the history; change the key if it was a real one",
        ),
        Step(
            "one migration head a service",
            _python("devstack.house", "heads"),
            "give the newer migration the older one as its down_revision",
        ),
    ]
    if services():
        steps.append(
            Step("import rules", _python("devstack.import_rules"), "see docs/decisions/0032-rooms.md")
        )
    return steps


def table(context: str = "", reach: Reach | None = None) -> list[Step]:
    """Slow ones first: two run at a time, and the short ones fill the gaps. With `reach` all but the types
    and builds of what a change does not reach."""
    steps = [*_python_checks(context, reach), *_web_checks(context, reach)]
    if not context:
        steps += [*_shipped_web_checks(reach), *_contract_checks(), *_house_checks()]
    slow = ("python types", "contracts: fresh", "sizes of shell and modules")
    return sorted(steps, key=lambda step: step.name not in slow)

"""What the product is made of: bills of materials (CycloneDX), the licences, and no secrets in the tree.

`make sbom` writes the bills into .devstack/sbom and the licences into docs/licences.md. `make check` runs

    python -m devstack.supply licences   the page is in step, and no licence is one we don't take
    python -m devstack.supply secrets    no keys and passwords in the tree and its history
"""

import importlib.metadata
import json
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from devstack import console
from devstack.layout import BIN, NODE_BIN, ROOT, STATE, services

BILLS = STATE / "sbom"
PAGE = ROOT / "docs" / "licences.md"
_OURS = "groundwork"
_NOT_HERE = "not installed here"
"""A package for another platform."""
_UV = STATE / "uv" / "bin" / "uv"

# May be shipped in a product whose source is not given away. LGPL and MPL: used as they come, not changed.
_PERMISSIVE = "MIT MIT-0 MIT-CMU 0BSD BSD BSD-2-Clause BSD-3-Clause ISC Apache-2.0 PSF-2.0 Python-2.0 CC0-1.0"
_OTHERS = "BlueOak-1.0.0 Unlicense OFL-1.1 MPL-1.1 MPL-2.0 LGPL-2.1-or-later"
ALLOWED = frozenset(f"{_PERMISSIVE} {_OTHERS}".split())
# Packages that tell their licence in words of their own, or only by classifiers.
_SPELLINGS = {
    "Apache": "Apache-2.0",
    "Apache 2.0": "Apache-2.0",
    "Apache License 2.0": "Apache-2.0",
    "Apache License, Version 2.0": "Apache-2.0",
    "Apache Software License": "Apache-2.0",
    "MIT License": "MIT",
    "The Unlicense (Unlicense)": "Unlicense",
    "BSD License": "BSD",
    "3-Clause BSD License": "BSD-3-Clause",
    "BSD 2-Clause License": "BSD-2-Clause",
    "BSD-3-Clause, Apache-2.0, dependency licenses": "BSD-3-Clause AND Apache-2.0",
    "GNU Library or Lesser General Public License (LGPL)": "LGPL-2.1-or-later",
    "GNU General Public License v2 or later (GPLv2+)": "GPL-2.0-or-later",
    "GNU Lesser General Public License v2 or later (LGPLv2+)": "LGPL-2.1-or-later",
    "Mozilla Public License 1.1 (MPL 1.1)": "MPL-1.1",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
}


@dataclass(frozen=True)
class Component:
    kind: str
    name: str
    licence: str


def python_bill() -> dict[str, Any]:
    """uv knows what is locked; the licences stand in what is installed."""
    shipped = [part for service in services() for part in ("--package", f"{_OURS}-{service.context}")]
    told = subprocess.run(  # noqa: S603
        [
            *(str(_UV), "export", "--frozen", "--no-dev", *shipped),
            *("--format", "cyclonedx1.5", "--preview-features", "sbom-export"),
        ],
        cwd=ROOT,
        capture_output=True,
        check=True,
    )
    bill: dict[str, Any] = json.loads(told.stdout)
    bill["components"] = [each for each in bill["components"] if not each["name"].startswith(_OURS)]
    for component in bill["components"]:
        component["licenses"] = [{"expression": python_licence(component["name"])}]
    return bill


def python_licence(package: str) -> str:
    try:
        told = importlib.metadata.metadata(package)
    except importlib.metadata.PackageNotFoundError:
        return _NOT_HERE
    if "License-Expression" in told:
        return told["License-Expression"]
    classifiers: list[str] = [
        str(each).rpartition(" :: ")[2]
        for each in told.get_all("Classifier") or []
        if each.startswith("License :: OSI Approved :: ")
    ]
    written: str = (told.get_all("License") or [""])[0]
    # Several classifiers: the taker chooses.
    words = classifiers or ([written] if written and "\n" not in written else ["unknown"])
    return " OR ".join([_SPELLINGS.get(each, each) for each in words])


def web_bill() -> dict[str, Any]:
    told = subprocess.run(  # noqa: S603
        [str(NODE_BIN / "node"), str(ROOT / "web-shell/scripts/sbom.ts")], capture_output=True, check=True
    )
    return json.loads(told.stdout)


def components(kind: str, bill: dict[str, Any]) -> list[Component]:
    return [
        Component(
            kind, each["name"], " OR ".join(told["expression"] for told in each["licenses"]) or "unknown"
        )
        for each in bill["components"]
    ]


def is_allowed(expression: str) -> bool:
    """Of alternatives one suffices, of parts none may lack; the innermost brackets are settled first."""
    if expression == _NOT_HERE:
        return True
    while inner := re.search(r"\(([^()]*)\)", expression):
        settled = "MIT" if is_allowed(inner[1]) else "refused"
        expression = expression[: inner.start()] + settled + expression[inner.end() :]
    return any(
        all(part.strip() in ALLOWED for part in re.split(r"\bAND\b", alternative))
        for alternative in re.split(r"\bOR\b", expression)
    )


def forbidden(found: Iterable[Component]) -> list[str]:
    return [
        f"{each.kind} {each.name}: {each.licence}; take another package, or allow it in {Path(__file__).name}"
        for each in found
        if not is_allowed(each.licence)
    ]


def page(found: Iterable[Component]) -> str:
    by_licence: dict[str, set[str]] = defaultdict(set)
    for each in found:
        if each.licence != _NOT_HERE:
            by_licence[each.licence].add(each.name)
    rows = [
        f"| {licence} | {', '.join(sorted(names))} |"
        for licence, names in sorted(by_licence.items(), key=lambda item: (-len(item[1]), item[0]))
    ]
    return "\n".join(
        [
            "# Licences",
            "",
            "Of everything that is shipped, written by `make sbom`. Versions and hashes are in the bills of",
            "materials that it makes beside it, and that every image carries as `sbom.cdx.json`.",
            "",
            "| licence | packages |",
            "|---|---|",
            *rows,
            "",
        ]
    )


def scan_for_secrets(folder: Path, *options: str) -> int:
    """Every key and password that looks like one, now and in what was committed: one that was taken out
    again is known all the same. The demo's own are named here, and nowhere else."""
    demo = ("groundwork-demo", "groundwork-dev")
    command = [
        *(str(BIN / "kingfisher"), "scan", str(folder), "--no-validate", "--no-update-check", "--quiet"),
        *("--git-history", "full", "--no-rule-cache", "--redact"),
        *(part for word in demo for part in ("--skip-word", word)),
        *options,
    ]
    return subprocess.call(command)  # noqa: S603


def _untracked() -> list[str]:
    names = (".devstack", ".venv", "node_modules", "dist", "__pycache__", "*.pyc")
    return [part for name in names for part in ("--exclude", name)]


def write() -> int:
    bills = {"python": python_bill(), "npm": web_bill()}
    BILLS.mkdir(parents=True, exist_ok=True)
    for kind, bill in bills.items():
        (BILLS / f"{kind}.cdx.json").write_text(json.dumps(bill, indent=2) + "\n")
    PAGE.write_text(page(_all(bills)))
    console.say(f"wrote {BILLS.relative_to(ROOT)} and {PAGE.relative_to(ROOT)}")
    return 0


def check_licences() -> int:
    found = _all({"python": python_bill(), "npm": web_bill()})
    problems = forbidden(found)
    if page(found) != PAGE.read_text():
        problems.append(f"{PAGE.relative_to(ROOT)} is out of step: make sbom, then commit")
    for problem in problems:
        console.say(problem)
    return int(bool(problems))


def main() -> int:
    match sys.argv[1:]:
        case ["licences"]:
            return check_licences()
        case ["secrets"]:
            return scan_for_secrets(ROOT, *_untracked())
        case _:
            console.say(str(__doc__))
            return 2


def _all(bills: dict[str, dict[str, Any]]) -> list[Component]:
    return [each for kind, bill in bills.items() for each in components(kind, bill)]


if __name__ == "__main__":
    sys.exit(main())

"""The contract of each context beside the one last released, and taking it at a release.

python -m devstack.contract.released
"""

import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path

from devstack import console, layout, openapi
from devstack.contract import calls, document
from devstack.contract.document import RELEASED, Json
from devstack.contract.findings import Finding, told
from devstack.layout import Service

AGREED = "agreed.toml"


def todays() -> dict[str, Json]:
    """Of those that answer browsers. `make check` sees to it that the documents are what they say."""
    answering = [each for each in layout.services() if each.declared.areas]
    return {each.context: document.contract_of(each, openapi.of(each.context)) for each in answering}


def take(services: tuple[Service, ...], folder: Path = RELEASED) -> None:
    """Of what is released now: later ones are compared with it. What it breaks is said once more."""
    contracts = todays()
    for service in services:
        contract, before = contracts.get(service.context), document.read(service.context, folder)
        if contract is None:
            continue
        document.write(service.context, contract, folder)
        same = "as it was" if contract == before else "commit it"
        console.mark("✓", f"the contract of {service.context}: {same}")
        for line in told(service.context, calls.breaks(before or contract, contract)):
            console.say(f"  {line}")
    for file in document.left_over([each.context for each in layout.services()], folder):
        file.unlink()


def problems(folder: Path = RELEASED) -> list[str]:
    agreed = _agreed(folder)
    lines: list[str] = []
    for context, contract in todays().items():
        before = document.read(context, folder)
        found = calls.breaks(before, contract) if before else []
        lines += judged(context, found, agreed.pop(context, {}))
    lines += [f"{AGREED} names {context}, which is no context" for context in agreed]
    known = [each.context for each in layout.services()]
    lines += [
        f"{file.name} is of no context: make contract takes it away"
        for file in document.left_over(known, folder)
    ]
    return lines


def judged(context: str, found: list[Finding], agreed: Mapping[str, str]) -> list[str]:
    sentences = {finding.sentence for finding in found}
    return [
        *told(context, [finding for finding in found if finding.sentence not in agreed]),
        *(
            f"{context}: {AGREED} agrees on what is no change to the last release: {sentence}"
            for sentence in agreed
            if sentence not in sentences
        ),
    ]


def _agreed(folder: Path) -> dict[str, dict[str, str]]:
    file = folder / AGREED
    return tomllib.loads(file.read_text()) if file.is_file() else {}


def main() -> int:
    lines = problems()
    for line in lines:
        console.say(line)
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main())

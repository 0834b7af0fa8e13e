"""Rows of pages that name the contexts: README's house, the callers of docs/calls.md, docs/house.md."""

import re
import tomllib
from pathlib import Path

from chassis.rpc.guard import callers_of
from chassis.testing.callers import context_of, services_in_contracts

from devstack import layout
from devstack.layout import ROOT, Service
from devstack.wiring import picture

_README = ROOT / "README.md"
_CALLS = ROOT / "docs" / "calls.md"
_HOUSE = ROOT / "docs" / "house.md"
_SERVICE_ROWS = re.compile(r"(?m)(^\| `services/[a-z].*\n)+")
_MODULE_ROW = re.compile(r"(?m)^\| `web-modules/[a-z].*\n")
_CALL_ROW = re.compile(r"(?m)^(\| (\S+) \| `(\w+)\.(\w+)` \| )([^|]+)( \|)")


def outputs(found: tuple[Service, ...]) -> dict[Path, str]:
    return {_README: _readme(found), _CALLS: _calls(), _HOUSE: picture.page(found)}


def _readme(found: tuple[Service, ...]) -> str:
    services = "".join(_service_row(each) for each in found)
    modules = sorted(
        each.folder.name for each in layout.web_projects() if each.folder.parent.name == "web-modules"
    )
    first, *others = modules
    names = ", ".join([f"`web-modules/{first}`", *(f"`{each}`" for each in others)])
    text = _SERVICE_ROWS.sub(lambda _: services, _README.read_text(), count=1)
    return _MODULE_ROW.sub(lambda _: f"| {names} | the screens |\n", text, count=1)


def _service_row(service: Service) -> str:
    description: str = tomllib.loads((service.folder / "pyproject.toml").read_text())["project"][
        "description"
    ]
    said = description[0].lower() + description[1:]
    page = f"docs/{service.context}.md"
    return f"| `services/{service.folder.name}` | {said}: [{page}]({page}) |\n"


def _calls() -> str:
    """Who may call is the contract's to say; why is written by hand."""
    callers = {
        (context_of(service), service.name, method.name): ", ".join(sorted(callers_of(method)))
        for service in services_in_contracts()
        for method in service.methods
    }

    def put_right(row: re.Match[str]) -> str:
        return row[1] + callers.get((row[2], row[3], row[4]), row[5]) + row[6]

    return _CALL_ROW.sub(put_right, _CALLS.read_text())

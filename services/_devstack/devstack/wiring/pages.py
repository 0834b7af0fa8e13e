"""Rows of pages that name the contexts: README's house, docs/calls.md, docs/house.md."""

import re
import tomllib
from pathlib import Path

from chassis.rpc.contract import has_no_side_effects, is_repeatable
from chassis.testing.callers import context_of, methods_in_contracts
from google.protobuf.descriptor import MethodDescriptor

from devstack import layout
from devstack.layout import ROOT, Service
from devstack.wiring import picture
from devstack.wiring.calls import said_of_callers

_README = ROOT / "README.md"
_CALLS = ROOT / "docs" / "calls.md"
_HOUSE = ROOT / "docs" / "house.md"
_SERVICE_ROWS = re.compile(r"(?m)(^\| `services/[a-z].*\n)+")
_MODULE_ROW = re.compile(r"(?m)^\| `web-modules/[a-z].*\n")
_CALL_ROW = re.compile(r"(?m)^(\| (\S+) \| `(\w+)\.(\w+)` \| )([^|]+ \| [^|]+)( \|)")


def outputs(found: tuple[Service, ...]) -> dict[Path, str]:
    return {_README: _readme(found), _CALLS: _calls(), _HOUSE: picture.page(found)}


def _readme(found: tuple[Service, ...]) -> str:
    services = "".join(_service_row(each) for each in found)
    first, *others = (each.folder.name for each in layout.web_modules())
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
    """Who may call, and whether again, is the contract's to say; why is written by hand."""
    said = {
        (context_of(method.containing_service), method.containing_service.name, method.name): (
            f"{said_of_callers(method)} | {how_often(method)}"
        )
        for method in methods_in_contracts()
    }

    def put_right(row: re.Match[str]) -> str:
        return row[1] + said.get((row[2], row[3], row[4]), row[5]) + row[6]

    return _CALL_ROW.sub(put_right, _CALLS.read_text())


def how_often(method: MethodDescriptor) -> str:
    if has_no_side_effects(method):
        return "reads"
    return "repeatable" if is_repeatable(method) else "once"

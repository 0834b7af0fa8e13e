"""What the services say of themselves without being started: their calls, and what NATS must let them do.

`python -m devstack.declared` prints it. One process for all: to import them takes longer than to ask them.
"""

import importlib
import json
import sys
from dataclasses import asdict, dataclass
from typing import Any

from devstack import layout
from devstack.layout import BIN
from devstack.output import output_of


@dataclass(frozen=True)
class Declared:
    openapi: dict[str, dict[str, Any]]
    """By context."""
    permissions: dict[str, dict[str, list[str]]]


def declared() -> Declared:
    """Imports every service."""
    from chassis.cli import bus_permissions
    from chassis.http.openapi import openapi_document

    definitions = [importlib.import_module(f"{each.package}.main").definition for each in layout.services()]
    return Declared(
        {each.context: _as_printed(openapi_document(each.app())) for each in definitions},
        {each.context: asdict(bus_permissions(each)) for each in definitions},
    )


def _as_printed(document: dict[str, Any]) -> dict[str, Any]:
    """By `python -m <service> openapi`: whatever is in it, in one order."""
    return json.loads(json.dumps(document, sort_keys=True))


async def ask() -> Declared:
    """In a process of its own, which knows a context that was added a moment ago."""
    printed = await output_of(str(BIN / "python"), "-m", "devstack.declared", what="what services declare")
    return Declared(**json.loads(printed))


if __name__ == "__main__":
    sys.stdout.write(json.dumps(asdict(declared())))

"""`python -m devstack.in_step <report>`: whether what is made from the services is what they say today.

One process for all, since to import the services takes longer than to look; the report has each by name.
"""

import contextlib
import io
import sys
import time
import xml.etree.ElementTree as ET
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from devstack import console, nats_permissions, openapi, recorded_forms
from devstack.console import Failure
from devstack.declared import declared


@dataclass(frozen=True)
class Check:
    name: str
    problems: Callable[[], int]
    advice: str


def checks() -> list[Check]:
    said = declared()
    return [
        Check("openapi is in step", partial(openapi.check, said.openapi), "make openapi, then commit"),
        Check(
            "NATS permissions are in step",
            partial(nats_permissions.check, said.permissions),
            "make permissions, then commit: who may hear of what is read in the change",
        ),
        Check(
            "published forms are recorded",
            recorded_forms.check,
            "make kinds records what is new (python -m devstack.recorded_forms), then commit",
        ),
    ]


def run(found: list[Check], report: Path) -> int:
    suite = ET.Element("testsuite")
    for each in found:
        begun, printed = time.monotonic(), io.StringIO()
        with contextlib.redirect_stdout(printed):
            failed = _failed(each)
        case = ET.SubElement(suite, "testcase", name=each.name, time=f"{time.monotonic() - begun:.3f}")
        if failed:
            words = f"{printed.getvalue().strip()}\n→ {each.advice}"
            ET.SubElement(case, "failure", message=words).text = words
            console.say(f"{each.name}: {words}")
    ET.ElementTree(suite).write(report)
    return int(suite.find(".//failure") is not None)


def _failed(check: Check) -> bool:
    try:
        return bool(check.problems())
    except Failure as failure:
        failure.show()
        return True


if __name__ == "__main__":
    sys.exit(run(checks(), Path(sys.argv[1])))

"""What a JUnit report of pytest, Vitest, node or Playwright says, told alike."""

import re
import xml.etree.ElementTree as ET
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

ERROR_LINES = 5
FAILED_BEFORE = "failed before"
"""The property by which pytest's report says what an earlier try failed of."""

_ERROR_WIDTH = 160
# Where the error ends and the way to it begins: a stack, a picture of the code, the page that was searched.
_BEYOND_THE_ERROR = re.compile(r"\s*(at |❯|>?\s*\d+ \||Ignored nodes:|attachment #|<)")
_PYTEST_MARGIN = re.compile(r"^E(\s+|$)")
_ORNAMENT = re.compile(r"^([─\s]+|Call log:)$")


class Verdict(StrEnum):
    PASSED = "passed"
    FAILED = "failed"
    SKIPPED = "skipped"
    FLAKY = "flaky"
    """Passed, but not on the first try."""


@dataclass(frozen=True)
class Case:
    name: str
    seconds: float
    verdict: Verdict = Verdict.PASSED
    error: tuple[str, ...] = ()
    """The first lines of what went wrong, without the stack."""


def read_report(file: Path) -> tuple[Case, ...]:
    elements = list(ET.parse(file).iter("testcase"))  # noqa: S314 - our own programs
    last_tries = {_name(element): element for element in elements}
    # Of a test that was tried twice pytest's report has both.
    return tuple(
        _case(element)
        for element in elements
        if element is last_tries[_name(element)] or _failed_before(element) is None
    )


def _name(element: ET.Element) -> str:
    where = element.get("classname", "").removeprefix("services.")
    return f"{where} {element.get('name', '')}".strip()


def _case(element: ET.Element) -> Case:
    verdict, problem = _verdict(element)
    seconds = float(element.get("time") or 0)
    return Case(_name(element), seconds, verdict, () if problem is None else _error(problem))


def _failed_before(element: ET.Element) -> ET.Element | None:
    said = element.find(f"properties/property[@name='{FAILED_BEFORE}']")
    if said is None:
        return None
    problem = ET.Element("flakyFailure")
    problem.text = said.get("value")
    return problem


def _verdict(element: ET.Element) -> tuple[Verdict, ET.Element | None]:
    kinds = {
        ("failure", "error"): Verdict.FAILED,
        ("flakyFailure", "flakyError"): Verdict.FLAKY,
    }
    for tags, verdict in kinds.items():
        for tag in tags:
            if (problem := element.find(tag)) is not None:
                return verdict, problem
    if (problem := _failed_before(element)) is not None:
        return Verdict.FLAKY, problem
    return (Verdict.PASSED if element.find("skipped") is None else Verdict.SKIPPED), None


def _error(problem: ET.Element) -> tuple[str, ...]:
    """The message is cut short by some programs; the text has all of it, between other things."""
    message = (problem.get("message") or "").strip().splitlines()
    beginning = message[0].split("  ")[0] if message else ""  # Vitest's line ends arrive as spaces
    text = (problem.findtext("stackTrace") or problem.text or "").splitlines()
    begin = next((number for number, line in enumerate(text) if beginning and beginning in line), None)
    elsewhere = [*message, *(line for line in text if _PYTEST_MARGIN.match(line))]
    lines = elsewhere if begin is None else text[begin:]
    return tuple(_readable(lines or text))


def _readable(lines: list[str]) -> list[str]:
    shown: list[str] = []
    for line in lines:
        if shown and _BEYOND_THE_ERROR.match(line):
            break
        words = _PYTEST_MARGIN.sub("", line).strip()
        if words and not _ORNAMENT.match(words):
            shown.append(words if len(words) <= _ERROR_WIDTH else f"{words[:_ERROR_WIDTH]}…")
        if len(shown) == ERROR_LINES:
            break
    return shown

"""What Python and TypeScript both read: the vectors, and versions that were published (`proto`)."""

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from formwork.formula import Column, Failed, Operand, Span
from formwork.problems import Problem
from formwork.workflow import Workflow

VECTORS = Path(__file__).resolve().parents[3] / "proto" / "vectors"


def vectors(*files: str, part: str = "cases") -> pytest.MarkDecorator:
    """One test a case, named as the case is: the test's `case` argument."""
    cases: list[dict[str, Any]] = []
    names: list[str] = []
    for file in files:
        found = json.loads((VECTORS / file).read_text())
        cases += found[part]
        names += [f"{found['name']}: {case['name']}" for case in found[part]]
    return pytest.mark.parametrize("case", cases, ids=names)


def plain(problems: Iterable[Problem]) -> list[dict[str, str]]:
    """As the vectors write problems: what and where, in an order of its own."""
    found = {(problem.code, problem.subject_id) for problem in problems}
    return [{"code": code, "subjectId": subject} for code, subject in sorted(found)]


def operand(written: dict[str, Any] | None) -> Operand | Failed:
    match written:
        case None:
            return None
        case {"column": cells}:
            found = [operand(cell) for cell in cells]
            return Column(tuple(cell for cell in found if not isinstance(cell, Failed | Column)))
        case {"number": text}:
            return Decimal(text)
        case {"span": [starts, ends]}:
            return Span(date.fromisoformat(starts), date.fromisoformat(ends))
        case {"failed": code}:
            return Failed(code)
        case {"text": value} | {"boolean": value}:
            return value
        case _:
            raise AssertionError(f"no operand: {written}")


def inside_of(field_type: str) -> list[Any]:
    """What a field of a kind holds in its vectors; of most kinds nothing."""
    file = re.sub("[A-Z]", lambda letter: f"-{letter[0].lower()}", field_type)
    cases = json.loads((VECTORS / "fields" / f"{file}.json").read_text())["cases"]
    return cases[0].get("components", [])


def an_id(number: int) -> str:
    return f"00000000-0000-4000-8000-{number:012x}"


def built_body(build: dict[str, int]) -> list[dict[str, Any]]:
    """Bodies too large to write out: so many pages with so many fields each, or a value nested so deep."""
    if "formulas" in build:
        text = "1".ljust(build["characters"])
        fields = [_field(number + 1, None) for number in range(build["formulas"])]
        setting = {"label": "A field", "formula": text}
        return [_page(0, [{**field, "type": "calculation", "setting": setting} for field in fields])]
    if "depth" in build:
        value: object = 1
        for _ in range(build["depth"]):
            value = [value]
        return [_page(0, [_field(1, value)])]
    numbers = iter(range(1, 1_000_000))
    return [
        _page(-next(numbers), [_field(next(numbers), None) for _ in range(build["fields"])])
        for _ in range(build["pages"])
    ]


def _page(number: int, fields: list[dict[str, Any]]) -> dict[str, Any]:
    row = {"id": an_id(0x20000000 - number), "type": "row", "components": fields}
    return {"id": an_id(0x10000000 - number), "type": "page", "components": [row]}


def _field(number: int, value: object) -> dict[str, Any]:
    return {"id": an_id(number), "type": "shortText", "setting": {"label": "A field"}, "value": value}


def built_workflow(build: dict[str, int]) -> dict[str, Any]:
    """So many steps in a row, each with a team and a button that sends so many mails; the last one closes."""
    steps = build["steps"]
    nodes: list[dict[str, Any]] = [_node("close", 0x30000000, {})]
    edges: list[dict[str, Any]] = []
    for at in range(steps):
        step = {"stepName": f"Step {at + 1}", "triggerStep": at == 0, "teamIds": [an_id(1)]}
        nodes += [_node("step", 0x10000000 + at, step), _node("button", 0x20000000 + at, {})]
        edges.append(_edge("step", 0x10000000 + at, "button", 0x20000000 + at))
        onward = ("step", 0x10000000 + at + 1) if at + 1 < steps else ("close", 0x30000000)
        edges.append(_edge("button", 0x20000000 + at, *onward))
        for number in range(build.get("mails", 0)):
            mail = 0x40000000 + 1000 * at + number
            nodes.append(_node("sendEmail", mail, {"subject": "Look", "teamIds": [an_id(1)]}))
            edges.append(_edge("button", 0x20000000 + at, "sendEmail", mail))
    return {"nodes": nodes, "edges": edges}


def _node(kind: str, number: int, data: dict[str, Any]) -> dict[str, Any]:
    return {"id": an_id(number), "type": kind, "position": {"x": 0, "y": 0}, "data": data}


def _edge(source_type: str, source: int, target_type: str, target: int) -> dict[str, Any]:
    return {
        "id": f"{source}-{target}",
        "source": an_id(source),
        "target": an_id(target),
        "sourceHandle": f"{source_type}Out",
        "targetHandle": f"{target_type}In",
    }


PUBLISHED = VECTORS.parent / "published"


@dataclass(frozen=True)
class PublishedRecord:
    """A version as some release published it, with values as submissions have kept them since."""

    name: str
    body: list[dict[str, Any]]
    workflow: dict[str, Any]
    detail: dict[str, Any]
    # By field id.
    values: dict[str, Any]
    # By field id: what a reader in English sees of the value.
    shown: dict[str, list[str]]


def published_records() -> list[PublishedRecord]:
    """`proto/published`, written by `devstack.recorded_forms` and never changed after."""
    files = sorted(PUBLISHED.glob("*.json"))
    return [PublishedRecord(name=file.stem, **json.loads(file.read_text())) for file in files]


each_published_record = pytest.mark.parametrize("record", published_records(), ids=lambda each: each.name)

NO_STEPS = Workflow(nodes=[], edges=[])
"""Of a body that is looked at alone."""

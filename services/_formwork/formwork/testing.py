"""The vectors that Python and TypeScript both run (`proto/vectors/README.md`)."""

import json
from collections.abc import Iterable
from datetime import date
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from formwork.formula import Failed, Operand, Span
from formwork.problems import Problem

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
    """So many steps in a row, each with a team and one button; the last button closes."""
    steps = build["steps"]
    nodes: list[dict[str, Any]] = [_node("close", 0x30000000, {})]
    edges: list[dict[str, Any]] = []
    for at in range(steps):
        step = {"stepName": f"Step {at + 1}", "triggerStep": at == 0, "teamIds": [an_id(1)]}
        nodes += [_node("step", 0x10000000 + at, step), _node("button", 0x20000000 + at, {})]
        edges.append(_edge("step", 0x10000000 + at, "button", 0x20000000 + at))
        onward = ("step", 0x10000000 + at + 1) if at + 1 < steps else ("close", 0x30000000)
        edges.append(_edge("button", 0x20000000 + at, *onward))
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

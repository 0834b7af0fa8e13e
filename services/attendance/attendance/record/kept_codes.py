"""Hours by budget code as rows keep them, in facts, records and sheets."""

from collections.abc import Iterable
from typing import Any
from uuid import UUID

from contracts.attendance.v1 import events_pb2

from attendance.hours.splits import CodePart, SplitFact
from attendance.tables.code_split import CodeSplit


def split_fact_of(row: CodeSplit) -> SplitFact:
    return SplitFact(row.id, row.project_id, row.day, tuple(map(_read, row.parts)), row.created_at)


def written_code(part: CodePart) -> dict[str, Any]:
    return {
        "budgetCodeId": str(part.code_id),
        "number": part.number,
        "name": part.name,
        "seconds": part.seconds,
    }


def told_codes(kept: Iterable[dict[str, Any]]) -> list[events_pb2.CodeHours]:
    return [
        events_pb2.CodeHours(budget_code_id=each["budgetCodeId"], worked_seconds=each["seconds"])
        for each in kept
    ]


def _read(kept: dict[str, Any]) -> CodePart:
    return CodePart(UUID(kept["budgetCodeId"]), kept["number"], kept["name"], kept["seconds"])

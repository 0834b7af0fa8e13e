"""What others are told of a request: all of it."""

from collections.abc import Sequence
from itertools import groupby
from uuid import UUID

from chassis.db import UnitOfWork
from contracts.budget.v1 import events_pb2

from budget.request.repo import RequestRepo
from budget.tables.request import BudgetRequest, RequestLine
from budget.turn.service import asked_of


def request_changed(
    request: BudgetRequest, lines: Sequence[RequestLine], asked_user_id: UUID | None = None
) -> events_pb2.BudgetRequestChanged:
    return events_pb2.BudgetRequestChanged(
        company_id=str(request.company_id),
        budget_request_id=str(request.id),
        project_id=str(request.project_id),
        number=request.number,
        kind=request.kind,
        title=request.title,
        status=request.status,
        currency=request.currency,
        is_over_budget=request.is_over_budget,
        needed_by=request.needed_by.isoformat() if request.needed_by else "",
        lines=[
            events_pb2.BudgetRequestLine(
                budget_code_id=str(line.code_id),
                amount_minor=line.amount_minor,
                approved_minor=line.approved_minor or 0,
                receives=line.receives,
            )
            for line in lines
        ],
        revision=request.revision,
        created_by=str(request.created_by),
        answered_by=str(request.answered_by or ""),
        updated_by=str(request.updated_by),
        updated_at=request.updated_at,
        asked_user_id=str(asked_user_id or ""),
        file_count=request.file_count,
    )


async def requests_after(
    uow: UnitOfWork, after: UUID, limit: int
) -> Sequence[events_pb2.BudgetRequestChanged]:
    """A page of all there are, for a receiver that is told anew."""
    repo = RequestRepo(uow)
    requests = await repo.held_after(after, limit)
    lines = await repo.lines([request.id for request in requests])
    of_each = {request_id: [*some] for request_id, some in groupby(lines, lambda line: line.request_id)}
    asked = await asked_of(uow, [request.id for request in requests])
    return [request_changed(each, of_each.get(each.id, []), asked.get(each.id)) for each in requests]

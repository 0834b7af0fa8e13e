"""A request that is new: drawn up without holding anything, and numbered as it is written."""

from collections.abc import Sequence

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork

from budget.project.service import take_request_number
from budget.request.repo import RequestRepo
from budget.request.schemas import RequestCreate
from budget.tables.request import BudgetRequest, RequestLine, Status


def begun(actor: Actor, body: RequestCreate) -> BudgetRequest:
    """Its number and currency come when it is written."""
    return BudgetRequest(
        company_id=actor.company_id,
        project_id=body.project_id,
        number=0,
        kind=body.kind.value,
        title=body.title,
        reason=body.reason,
        overrun_reason=body.overrun_reason,
        needed_by=body.needed_by,
        currency="",
        status=Status.DRAFT.value,
        created_by=actor.user_id,
        updated_by=actor.user_id,
        updated_at=now(),
    )


async def write_new(
    uow: UnitOfWork, actor: Actor, request: BudgetRequest, lines: Sequence[RequestLine], *, is_final: bool
) -> None:
    """Numbered at the last moment: until the unit ends, the project's next request waits for it."""
    request.number, currency = await take_request_number(uow, actor, request.project_id)
    if not lines:
        request.currency = currency
    if is_final:
        RequestRepo(uow).insert(request, lines)
    else:
        RequestRepo(uow).add(request)
        RequestRepo(uow).add_lines(lines)
        await uow.flush()

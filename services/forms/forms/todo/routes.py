from typing import Annotated

from chassis.http import Envelope, MemberDep, Page, PagingDep, RuntimeDep, UowDep, edge_router, ok
from fastapi import Query

from forms.submission.listing.schemas import SubmissionBrief
from forms.submission.listing.service import Names
from forms.todo import service
from forms.todo.schemas import TodoCounts, TodoType

router = edge_router("Submission")


@router.get("/QueryTodos")
async def query_todos(
    actor: MemberDep,
    uow: UowDep,
    runtime: RuntimeDep,
    paging: PagingDep,
    todo_type: Annotated[TodoType, Query(alias="type")] = TodoType.ALL,
) -> Envelope[Page[SubmissionBrief]]:
    """1: the three together. 2: my turn. 3: I took part, others are at it. 4: I took part, it is done.
    5: of my turn, what nobody else is left for."""
    return ok(await service.query_todos(uow, Names.of(runtime), actor, todo_type, paging))


@router.get("/GetTodoCounts")
async def get_todo_counts(actor: MemberDep, uow: UowDep) -> Envelope[TodoCounts]:
    return ok(await service.get_counts(uow, actor))

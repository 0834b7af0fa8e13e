from typing import Annotated
from uuid import UUID

from chassis.http import Envelope, MemberDep, Page, PagingDep, RuntimeDep, UowDep, edge_router, ok
from fastapi import Depends, Query

from forms.submission.listing.schemas import SubmissionBrief
from forms.submission.listing.service import Names
from forms.todo import service
from forms.todo.schemas import TodoCounts, TodoFor, TodoQuery, TodoType

router = edge_router("Submission")


async def _wanted(
    template_id: Annotated[UUID | None, Query(alias="formTemplateId")] = None,
    project_id: Annotated[UUID | None, Query(alias="projectId")] = None,
    overdue: Annotated[bool, Query()] = False,
    is_for: Annotated[TodoFor | None, Query(alias="for")] = None,
) -> TodoQuery:
    return TodoQuery(template_id, project_id, overdue, is_for)


_WantedDep = Annotated[TodoQuery, Depends(_wanted)]


@router.get("/QueryTodos")
async def query_todos(
    actor: MemberDep,
    uow: UowDep,
    runtime: RuntimeDep,
    paging: PagingDep,
    wanted: _WantedDep,
    todo_type: Annotated[TodoType, Query(alias="type")] = TodoType.ALL,
) -> Envelope[Page[SubmissionBrief]]:
    """1: the three together. 2: my turn. 3: I took part, others are at it. 4: I took part, it is done.
    5: of my turn, what nobody else is left for. `for` is asked of what is my turn: of nothing else is told
    whose it is."""
    return ok(await service.query_todos(uow, Names.of(runtime), actor, todo_type, wanted, paging))


@router.get("/GetTodoCounts")
async def get_todo_counts(actor: MemberDep, uow: UowDep, wanted: _WantedDep) -> Envelope[TodoCounts]:
    return ok(await service.get_counts(uow, actor, wanted))

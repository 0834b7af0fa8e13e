"""Who is concerned with a request, and so may be mentioned: each of them sees it."""

from uuid import UUID

from chassis.db import UnitOfWork
from chassis.runtime import Runtime
from identity_client.directory import Directory

from budget.project.members import is_at_project
from budget.tables.request import BudgetRequest
from budget.turn.service import stand_ins_of, turns_of


async def concerned_with(uow: UnitOfWork, runtime: Runtime, request: BudgetRequest) -> set[UUID]:
    """Its author, who answers it or has, who stands in, and the project's managers; as long as they are at
    the project. Identity is asked: rows must not be held."""
    turns = await turns_of(uow, request)
    stand_ins = await stand_ins_of(uow, request.company_id, turns)
    named = {request.created_by, *stand_ins.values()}
    named |= {each for turn in turns for each in (turn.user_id, turn.answered_by) if each is not None}
    directory = runtime.of(Directory)
    project = (await directory.projects(request.company_id, [request.project_id])).get(request.project_id)
    if project is None:
        return set()
    people = await directory.users(request.company_id, named)
    managers = {*map(UUID, project.manager_user_ids)}
    return managers | {each for each in named if is_at_project(project, each, people)}

"""Who is concerned with a request, and so may be mentioned: each of them sees it."""

from uuid import UUID

from chassis.db import UnitOfWork
from contracts.identity.v1.identity_pb2 import Project
from identity_client.directory import Directory

from budget.project.members import is_at_project
from budget.tables.request import BudgetRequest
from budget.turn.service import stand_ins_of, turns_of


async def concerned_with(uow: UnitOfWork, directory: Directory, request: BudgetRequest) -> set[UUID]:
    """Identity is asked: rows must not be held."""
    named = await named_with(uow, request)
    project = await project_of(directory, request)
    return set() if project is None else await still_there(directory, request, project, named)


async def named_with(uow: UnitOfWork, request: BudgetRequest) -> set[UUID]:
    """Its author, who answers it or has, and who stands in."""
    turns = await turns_of(uow, request)
    stand_ins = await stand_ins_of(uow, request.company_id, turns)
    named = {request.created_by, *stand_ins.values()}
    return named | {each for turn in turns for each in (turn.user_id, turn.answered_by) if each is not None}


async def project_of(directory: Directory, request: BudgetRequest) -> Project | None:
    projects = await directory.projects(request.company_id, [request.project_id])
    return projects.get(request.project_id)


async def still_there(
    directory: Directory, request: BudgetRequest, project: Project, named: set[UUID]
) -> set[UUID]:
    """Of those named who are at the project still; and its managers."""
    people = await directory.users(request.company_id, named)
    managers = {*map(UUID, project.manager_user_ids)}
    return managers | {each for each in named if is_at_project(project, each, people)}

"""Who is told of a request that nobody answers, at which step."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from uuid import UUID

from chassis.access import Role
from chassis.db.database import Database
from contracts.identity.v1.identity_pb2 import Project
from identity_client.access import role_of
from identity_client.directory import Directory

from attendance.reminding.calls import StepKind
from attendance.reminding.repo import RemindingRepo
from attendance.tables.request import AttendanceRequest


@dataclass(frozen=True, slots=True)
class Told:
    receivers: list[UUID]
    is_passed_on: bool
    """To somebody who had not heard of it."""


async def told_at(
    database: Database,
    directory: Directory,
    request: AttendanceRequest,
    project: Project,
    steps: Sequence[StepKind],
) -> Told:
    """At the last of these. Reminded are all who were told of it so far; passed on it is to who was not:
    those who stand in for who is away, or, where nobody else does, and the second time, the company's
    admins. Where there is nobody to pass it on to, those who know are reminded. Nobody answers their own."""
    owner = {request.owner_user_id}
    managers = {*map(UUID, project.manager_user_ids)} - owner
    async with database.reading() as uow:
        away = await RemindingRepo(uow).stand_ins_of(request.company_id, managers)
    stand_ins = await _who_may(directory, request.company_id, {*away.values()} - managers - owner)
    # Who is away hears of it from who stands in for them.
    there = {each for each in managers if away.get(each) not in stand_ins | managers}
    was_reminded = StepKind.REMIND in steps[:-1]
    fresh = stand_ins if there or not was_reminded else set[UUID]()
    escalations = steps.count(StepKind.ESCALATE)
    admins = set[UUID]()
    if escalations > 1 or (escalations == 1 and not fresh):
        admins = {*await directory.admins(request.company_id)} - owner
    if steps[-1] is StepKind.ESCALATE:
        others = admins - managers if admins else fresh
        if others:
            return Told([*others], is_passed_on=True)
    # Before it is passed on, those who stand in hear of it where nobody else would.
    standing_in = stand_ins if escalations or not there else set[UUID]()
    return Told([*(there | standing_in | admins)] or [*managers], is_passed_on=False)


async def _who_may(directory: Directory, company_id: UUID, user_ids: Collection[UUID]) -> set[UUID]:
    """Managers by now: whoever is none any more answers nothing in anybody's place."""
    users = await directory.users(company_id, user_ids) if user_ids else {}
    roles = {user_id: role_of(user) for user_id, user in users.items()}
    return {user_id for user_id, role in roles.items() if role is not None and role.at_least(Role.MANAGER)}

"""Whom somebody may clock, and where each of them is with their day."""

from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.runtime import Runtime
from chassis.wall_clock import zone_of
from identity_client.directory import Directory
from identity_client.people import PersonPublic
from identity_client.projects import Projects

from attendance.clock_rules.service import is_photo_asked
from attendance.crew.people import people_of
from attendance.crew.schemas import CrewMemberPublic, CrewPublic
from attendance.hours.facts import AtWork
from attendance.record.at_work import at_work_among
from attendance.record.schemas import State


async def get_crew(uow: UnitOfWork, runtime: Runtime, actor: Actor, project_id: UUID) -> CrewPublic:
    project = await runtime.of(Projects).get_seen(actor, project_id)
    actor.must_manage(project_id)
    company = await runtime.of(Projects).company(actor.company_id)
    others = people_of(project) - {actor.user_id}
    named = await runtime.of(Directory).people(actor.company_id, others)
    at_work = await at_work_among(uow, actor, others)
    people = [_member(each, named.get(each), at_work.get(each), project_id) for each in others]
    return CrewPublic(
        project_id=project_id,
        time_zone=zone_of(project.time_zone, company.time_zone).key,
        is_position_asked=company.is_geofence_radius_check and company.geofence_radius_meters > 0,
        is_photo_asked=await is_photo_asked(uow, actor.company_id),
        people=sorted(people, key=_by_name),
    )


def _member(
    user_id: UUID, person: PersonPublic | None, at_work: AtWork | None, project_id: UUID
) -> CrewMemberPublic:
    if at_work is None:
        return CrewMemberPublic(
            owner_user_id=user_id,
            person=person,
            state=State.OUT,
            since=None,
            is_elsewhere=False,
            elsewhere_project_id=None,
        )
    is_elsewhere = at_work.project_id != project_id
    return CrewMemberPublic(
        owner_user_id=user_id,
        person=person,
        state=State.IN if at_work.break_since is None else State.BREAK,
        since=at_work.break_since or at_work.open_since,
        is_elsewhere=is_elsewhere,
        elsewhere_project_id=at_work.project_id if is_elsewhere else None,
    )


def _by_name(member: CrewMemberPublic) -> tuple[str, UUID]:
    return member.person.full_name.casefold() if member.person else "", member.owner_user_id

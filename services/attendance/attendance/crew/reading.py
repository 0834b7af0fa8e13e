"""Whom somebody may clock, and where each of them is with their day."""

from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.http.paging import Paging
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
from attendance.record.whose import ByName


async def get_crew(
    uow: UnitOfWork, runtime: Runtime, actor: Actor, project_id: UUID, paging: Paging
) -> CrewPublic:
    project = await runtime.of(Projects).get_seen(actor, project_id)
    actor.must_manage(project_id)
    company = await runtime.of(Projects).company(actor.company_id)
    others = people_of(project) - {actor.user_id}
    # All are put in order by their names; what else there is of somebody is asked for the page alone.
    in_order = sorted(others, key=ByName(await runtime.of(Directory).names(actor.company_id, others)))
    page = in_order[paging.offset : paging.offset + paging.page_count]
    named = await runtime.of(Directory).people(actor.company_id, page)
    at_work = await at_work_among(uow, actor, page)
    return CrewPublic(
        project_id=project_id,
        time_zone=zone_of(project.time_zone, company.time_zone).key,
        is_position_asked=company.is_geofence_radius_check and company.geofence_radius_meters > 0,
        is_photo_asked=await is_photo_asked(uow, actor.company_id),
        people=[_member(each, named.get(each), at_work.get(each), project_id) for each in page],
        total_count=len(others),
        page_number=paging.page_number,
        total_page_count=-(-len(others) // paging.page_count),
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

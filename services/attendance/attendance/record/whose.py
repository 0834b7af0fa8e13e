from uuid import UUID

from chassis.db import UnitOfWork

from attendance.record.schemas import SummaryQuery
from attendance.team.service import members_of


async def people_asked_for(uow: UnitOfWork, company_id: UUID, wanted: SummaryQuery) -> set[UUID] | None:
    """Those of a team, or one alone; None: whoever has days."""
    one = None if wanted.user_id is None else {wanted.user_id}
    if wanted.team_id is None:
        return one
    team = await members_of(uow, company_id, wanted.team_id)
    return team if one is None else team & one

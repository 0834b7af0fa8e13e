from collections.abc import Mapping
from uuid import UUID

from chassis.db import UnitOfWork

from attendance.record.schemas import SummaryQuery
from attendance.team.service import members_of


class ByName:
    """A key to sort people by. Who has no name is last."""

    def __init__(self, names: Mapping[UUID, str]) -> None:
        self._names = {each: name.casefold() for each, name in names.items()}

    def __call__(self, user_id: UUID) -> tuple[bool, str, UUID]:
        return user_id not in self._names, self._names.get(user_id, ""), user_id


async def people_asked_for(uow: UnitOfWork, company_id: UUID, wanted: SummaryQuery) -> set[UUID] | None:
    """Those of a team, or one alone; None: whoever has days."""
    one = None if wanted.user_id is None else {wanted.user_id}
    if wanted.team_id is None:
        return one
    team = await members_of(uow, company_id, wanted.team_id)
    return team if one is None else team & one

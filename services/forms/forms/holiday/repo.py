from collections.abc import Sequence
from typing import Any
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.db.statements import col, select
from sqlalchemy import or_

from forms.tables.holiday import KnownCalendar


class CalendarRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def days_in(self, company_id: UUID, project_id: UUID) -> Sequence[dict[str, Any]]:
        """The company's, and those of the project's region."""
        calendar = col(KnownCalendar.id), col(KnownCalendar.project_ids)
        statement = select(KnownCalendar.days).where(
            col(KnownCalendar.company_id) == company_id,
            or_(calendar[0] == company_id, calendar[1].contains([project_id])),
        )
        return [each.days for each in await self._uow.rows(statement)]

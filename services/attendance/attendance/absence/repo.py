from collections.abc import Sequence
from datetime import datetime
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.db.statements import col, locked, select
from sqlalchemy import Select, delete, or_

from attendance.tables.absence import ApproverAbsence


class AbsenceRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def own(self, actor: Actor) -> ApproverAbsence | None:
        return (await self._uow.execute(_own(actor))).scalar_one_or_none()

    async def held(self, actor: Actor) -> ApproverAbsence | None:
        """Also where there is none: whoever else sets it waits."""
        await self._uow.lock(f"absence of {actor.company_id} {actor.user_id}")
        return (await self._uow.execute(locked(_own(actor)))).scalar_one_or_none()

    async def absent_behind(self, actor: Actor) -> Sequence[UUID]:
        """For whom the caller stands in now."""
        statement = select(ApproverAbsence.user_id).where(
            col(ApproverAbsence.company_id) == actor.company_id,
            col(ApproverAbsence.stand_in_id) == actor.user_id,
            col(ApproverAbsence.starts_at) <= now(),
            col(ApproverAbsence.ends_at) > now(),
        )
        return (await self._uow.execute(statement)).scalars().all()

    def add(self, absence: ApproverAbsence) -> ApproverAbsence:
        return self._uow.add(absence)

    async def delete(self, absence: ApproverAbsence) -> None:
        await self._uow.delete(absence)

    async def delete_with(self, company_id: UUID, user_id: UUID, until: datetime) -> None:
        """In which they are away or stand in, as far as they were said by then."""
        await self._uow.execute(
            delete(ApproverAbsence).where(
                col(ApproverAbsence.company_id) == company_id,
                col(ApproverAbsence.created_at) <= until,
                or_(col(ApproverAbsence.user_id) == user_id, col(ApproverAbsence.stand_in_id) == user_id),
            )
        )


def _own(actor: Actor) -> Select[ApproverAbsence]:
    return select(ApproverAbsence).where(
        col(ApproverAbsence.company_id) == actor.company_id,
        col(ApproverAbsence.user_id) == actor.user_id,
    )

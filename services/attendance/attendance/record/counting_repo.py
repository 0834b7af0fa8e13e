from collections.abc import Sequence
from typing import Any
from uuid import UUID

from chassis.clock import now
from chassis.db import Prepared, UnitOfWork
from chassis.db.statements import col, is_any_bound, select
from sqlalchemy import DateTime, Uuid, bindparam, delete, exists, update

from attendance.tables.correction import Correction
from attendance.tables.punch import Punch
from attendance.tables.uncounted_punch import UncountedPunch

_OWNER = col(UncountedPunch.owner_user_id)
_OF_PERSON = Prepared(
    select(_OWNER).where(bindparam("owner", type_=Uuid()) == _OWNER).limit(1), keeps_plan=True
)
_OF_COMPANY = Prepared(
    select(_OWNER)
    .where(col(UncountedPunch.company_id) == bindparam("company_id", type_=Uuid()))
    .distinct()
    .order_by(_OWNER),
    keeps_plan=True,
)
_TAKEN = (
    delete(UncountedPunch)
    .where(is_any_bound(_OWNER, "owners"), col(Punch.id) == col(UncountedPunch.punch_id))
    .returning(col(Punch.id), col(Punch.company_id), col(Punch.owner_user_id), col(Punch.at))
    .cte("taken")
)
# Of those that were on their way while somebody corrected a day: they came in then, but whoever corrected has
# not seen them.
_PUT_BEHIND_CORRECTIONS = (
    update(Punch)
    .where(
        col(Punch.id) == _TAKEN.c.id,
        exists().where(
            col(Correction.company_id) == col(Punch.company_id),
            col(Correction.owner_user_id) == col(Punch.owner_user_id),
            col(Correction.created_at) >= col(Punch.received_at),
        ),
    )
    .values(received_at=bindparam("instant", type_=DateTime(timezone=True)))
    .returning(col(Punch.id))
    .cte("put_behind")
)
_TAKE = Prepared(select(_TAKEN).add_cte(_PUT_BEHIND_CORRECTIONS))


class CountingRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def is_behind(self, owner: UUID) -> bool:
        return bool(await self._uow.rows(_OF_PERSON.plan(owner=owner)))

    async def behind_in(self, company_id: UUID) -> list[UUID]:
        """Its people of whom something is not counted yet."""
        return [row.owner_user_id for row in await self._uow.rows(_OF_COMPANY.plan(company_id=company_id))]

    async def behind(self, most: int) -> list[UUID]:
        """Of all companies."""
        statement = select(_OWNER).distinct().limit(most)
        return [row.owner_user_id for row in await self._uow.rows(statement)]

    async def take(self, owners: Sequence[UUID]) -> Sequence[Any]:
        """What is not counted of these people, which now is the caller's to count."""
        return await self._uow.rows(_TAKE.plan(owners=[*owners], instant=now()))

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.db.statements import col, held_after, locked, select
from chassis.http import Paging
from chassis.http.paging import fetch_page
from sqlalchemy import Select

from attendance.tables.record_type import OwnRecordType


class RecordTypeRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def page(self, actor: Actor, paging: Paging, *, is_archived: bool | None) -> tuple[list[Any], int]:
        statement: Select[Any] = select(*OwnRecordType.__table__.columns).where(
            col(OwnRecordType.company_id) == actor.company_id
        )
        if is_archived is not None:
            statement = statement.where(col(OwnRecordType.is_archived) == is_archived)
        return await fetch_page(self._uow, statement.order_by(col(OwnRecordType.number)), paging)

    async def all_of(self, company_id: UUID) -> Sequence[OwnRecordType]:
        """Few: a company has `MOST` of them."""
        statement = select(OwnRecordType).where(col(OwnRecordType.company_id) == company_id)
        return (await self._uow.execute(statement.order_by(col(OwnRecordType.number)))).scalars().all()

    async def find(self, actor: Actor, number: int, *, lock: bool = False) -> OwnRecordType | None:
        statement = select(OwnRecordType).where(
            col(OwnRecordType.company_id) == actor.company_id, col(OwnRecordType.number) == number
        )
        return (await self._uow.execute(locked(statement) if lock else statement)).scalar_one_or_none()

    async def held_after(self, after: UUID, limit: int) -> Sequence[OwnRecordType]:
        """Of all companies."""
        return (await self._uow.execute(held_after(OwnRecordType, after, limit))).scalars().all()

    def add(self, record_type: OwnRecordType) -> OwnRecordType:
        return self._uow.add(record_type)

from datetime import datetime
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.db.statements import col, select
from chassis.http import Paging, Place
from chassis.http.keyset import fetch_slice
from chassis.http.paging import fetch_page
from sqlalchemy import Select, delete, func, or_

from identity.directory.sql import PERSON_COLUMNS
from identity.tables.client_error import ClientErrorRecord
from identity.tables.user import User


class ClientErrorRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    def add(self, record: ClientErrorRecord) -> ClientErrorRecord:
        return self._uow.add(record)

    async def since(self, reporter: str, after: datetime) -> tuple[int, datetime | None]:
        """How many a reporter sent after a moment, and when the first of them."""
        found = await self._uow.execute(
            select(func.count().label("count"), func.min(col(ClientErrorRecord.at)).label("first")).where(
                col(ClientErrorRecord.reporter) == reporter, col(ClientErrorRecord.id) > _first_id_at(after)
            )
        )
        row: Any = found.one()
        return row.count, row.first

    async def forget_before(self, company_id: UUID | None, moment: datetime) -> None:
        await self._uow.execute(
            delete(ClientErrorRecord)
            .where(
                # `== None` becomes `is null`: what nobody signed in sent.
                col(ClientErrorRecord.company_id) == company_id,
                col(ClientErrorRecord.id) < _first_id_at(moment),
            )
            .execution_options(synchronize_session=False)
        )

    async def page(self, actor: Actor, search: str, paging: Paging) -> tuple[list[Any], int]:
        return await fetch_page(self._uow, _shown(actor, search), paging)

    async def slice(self, actor: Actor, search: str, place: Place) -> tuple[list[Any], UUID | None]:
        return await fetch_slice(self._uow, _shown(actor, search), col(ClientErrorRecord.id), place)


def _shown(actor: Actor, search: str) -> Select[Any]:
    statement = (
        select(
            ClientErrorRecord.id,
            ClientErrorRecord.name,
            ClientErrorRecord.message,
            ClientErrorRecord.stack,
            ClientErrorRecord.pathname,
            ClientErrorRecord.user_agent,
            ClientErrorRecord.at,
            ClientErrorRecord.device_at,
            *PERSON_COLUMNS,
        )
        .outerjoin(User, col(User.id) == col(ClientErrorRecord.user_id))
        .where(col(ClientErrorRecord.company_id) == actor.company_id)
        .order_by(col(ClientErrorRecord.id).desc())
    )
    if search:
        statement = statement.where(
            or_(
                col(ClientErrorRecord.message).icontains(search, autoescape=True),
                col(ClientErrorRecord.name).icontains(search, autoescape=True),
                col(ClientErrorRecord.pathname).icontains(search, autoescape=True),
                col(User.full_name).icontains(search, autoescape=True),
            )
        )
    return statement


def _first_id_at(moment: datetime) -> UUID:
    """The smallest UUIDv7 of a moment: ids are ordered by time, so their index serves for time as well."""
    return UUID(int=int(moment.timestamp() * 1000) << 80)

from collections.abc import Collection, Sequence
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.db.statements import col, is_any, select
from chassis.http import Paging
from chassis.http.paging import fetch_page
from sqlalchemy import func, or_

from attendance.tables.code_split import CodeSplit, KnownCode


class CodeSplitRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def count_of_its_day(self, split: CodeSplit) -> int:
        statement = select(func.count()).where(
            col(CodeSplit.company_id) == split.company_id,
            col(CodeSplit.owner_user_id) == split.owner_user_id,
            col(CodeSplit.day) == split.day,
        )
        return (await self._uow.execute(statement)).scalar_one()

    def add(self, split: CodeSplit) -> None:
        self._uow.insert(split)

    async def codes(
        self, company_id: UUID, project_id: UUID, code_ids: Collection[UUID]
    ) -> Sequence[KnownCode]:
        statement = select(KnownCode).where(
            col(KnownCode.company_id) == company_id,
            col(KnownCode.project_id) == project_id,
            ~col(KnownCode.is_division),
            is_any(col(KnownCode.id), code_ids),
        )
        return (await self._uow.execute(statement)).scalars().all()

    async def page_of_codes(
        self, actor: Actor, project_id: UUID, search: str | None, paging: Paging
    ) -> tuple[list[Any], int]:
        statement = (
            select(KnownCode.id, KnownCode.number, KnownCode.name)
            .where(
                col(KnownCode.company_id) == actor.company_id,
                col(KnownCode.project_id) == project_id,
                ~col(KnownCode.is_division),
                ~col(KnownCode.is_archived),
            )
            .order_by(col(KnownCode.number), col(KnownCode.id))
        )
        if search:
            found = (
                col(each).icontains(search, autoescape=True) for each in (KnownCode.number, KnownCode.name)
            )
            statement = statement.where(or_(*found))
        return await fetch_page(self._uow, statement, paging)

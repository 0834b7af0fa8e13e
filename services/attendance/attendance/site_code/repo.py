from collections.abc import Collection, Sequence
from typing import Any
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.db.statements import col, is_any, locked, select

from attendance.tables.site_code import SiteCode


class SiteCodeRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    def add(self, site_code: SiteCode) -> SiteCode:
        return self._uow.add(site_code)

    async def current(self, company_id: UUID, project_id: UUID, *, lock: bool = False) -> SiteCode | None:
        statement = select(SiteCode).where(
            col(SiteCode.company_id) == company_id,
            col(SiteCode.project_id) == project_id,
            col(SiteCode.revoked_at).is_(None),
        )
        return (await self._uow.execute(locked(statement) if lock else statement)).scalar_one_or_none()

    async def find_by_code(self, code: str) -> SiteCode | None:
        """Of whichever company, while it hangs there."""
        statement = select(SiteCode).where(col(SiteCode.code) == code, col(SiteCode.revoked_at).is_(None))
        return (await self._uow.execute(statement)).scalar_one_or_none()

    async def among(self, company_id: UUID, codes: Collection[str]) -> Sequence[Any]:
        """Those that were renewed since, too."""
        statement = select(SiteCode.id, SiteCode.project_id, SiteCode.code, SiteCode.revoked_at).where(
            is_any(col(SiteCode.code), codes), col(SiteCode.company_id) == company_id
        )
        return await self._uow.rows(statement)

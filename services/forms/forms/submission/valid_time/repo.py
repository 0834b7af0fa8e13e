from collections.abc import Sequence
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.db.statements import col, select

from forms.tables.submission import ValidTimeExtension

MOST_SHOWN = 50


class ExtensionRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    def add(self, extension: ValidTimeExtension) -> None:
        self._uow.insert(extension)

    async def newest(self, submission_id: UUID) -> Sequence[ValidTimeExtension]:
        found = await self._uow.execute(
            select(ValidTimeExtension)
            .where(col(ValidTimeExtension.submission_id) == submission_id)
            .order_by(col(ValidTimeExtension.at).desc(), col(ValidTimeExtension.id))
            .limit(MOST_SHOWN)
        )
        return found.scalars().all()

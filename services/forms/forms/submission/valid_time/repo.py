from collections.abc import Sequence

from chassis.db import UnitOfWork
from chassis.db.statements import col, select

from forms.tables.submission import Submission
from forms.tables.valid_time_extension import ValidTimeExtension

MOST_SHOWN = 50


class ExtensionRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    def add(self, extension: ValidTimeExtension) -> None:
        self._uow.insert(extension)

    async def newest(self, submission: Submission) -> Sequence[ValidTimeExtension]:
        if submission.valid_time_set_at is None:
            return ()
        found = await self._uow.execute(
            select(ValidTimeExtension)
            .where(col(ValidTimeExtension.submission_id) == submission.id)
            .order_by(col(ValidTimeExtension.at).desc(), col(ValidTimeExtension.id))
            .limit(MOST_SHOWN)
        )
        return found.scalars().all()

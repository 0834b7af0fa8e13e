from uuid import UUID

from chassis.db import UnitOfWork
from chassis.db.statements import col, locked, select

from forms.rights.reader import Reader
from forms.rights.sql import may_read
from forms.tables.submission import StepRecord, Submission


class RightsRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def find(self, reader: Reader, submission_id: UUID, *, lock: bool = False) -> Submission | None:
        statement = select(Submission).where(col(Submission.id) == submission_id, may_read(reader))
        if lock:
            statement = locked(statement, key_share=True)
        return (await self._uow.execute(statement, reader.binds)).scalar_one_or_none()

    async def record_of_step(self, submission_id: UUID, step_id: UUID) -> StepRecord | None:
        """The newest, where a way led there more than once."""
        found = await self._uow.execute(
            select(StepRecord)
            .where(col(StepRecord.submission_id) == submission_id, col(StepRecord.step_id) == step_id)
            .order_by(col(StepRecord.number).desc())
            .limit(1)
        )
        return found.scalar_one_or_none()

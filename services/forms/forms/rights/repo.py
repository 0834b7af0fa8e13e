from uuid import UUID

from chassis.db import UnitOfWork
from chassis.db.statements import col, locked, select
from sqlalchemy import and_, not_, or_, update
from sqlalchemy.orm import aliased

from forms.rights.reader import Reader
from forms.rights.sql import IS_KEPT, may_read
from forms.tables.share_link import ShareLink
from forms.tables.submission import StepRecord, Submission

_LENGTH_OF_ID = 36


class RightsRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def find(self, reader: Reader, submission_id: UUID, *, lock: bool = False) -> Submission | None:
        statement = select(Submission).where(col(Submission.id) == submission_id, may_read(reader))
        if lock:
            statement = locked(statement, key_share=True)
        return (await self._uow.execute(statement, reader.binds)).scalar_one_or_none()

    async def find_kept(self, company_id: UUID, submission_id: UUID) -> Submission | None:
        statement = select(Submission).where(
            col(Submission.company_id) == company_id, col(Submission.id) == submission_id, IS_KEPT
        )
        return (await self._uow.execute(statement)).scalar_one_or_none()

    async def record(self, reader: Reader, process_id: str, submission_id: UUID | None) -> StepRecord | None:
        """Of those that they may read, by what people quote. It is unique in its submission alone: of several
        that are called so, none is meant where none is named."""
        is_id = len(process_id) == _LENGTH_OF_ID
        is_so = col(StepRecord.id) == UUID(process_id) if is_id else col(StepRecord.process_id) == process_id
        statement = select(StepRecord).join(Submission).where(is_so, may_read(reader)).limit(2)
        if submission_id is not None:
            statement = statement.where(col(StepRecord.submission_id) == submission_id)
        found = (await self._uow.execute(statement, reader.binds)).scalars().all()
        return found[0] if len(found) == 1 else None

    async def record_of_step(self, submission_id: UUID, step_id: UUID) -> StepRecord | None:
        """Its newest press, where a way led there more than once."""
        found = await self._uow.execute(
            select(StepRecord)
            .where(
                col(StepRecord.submission_id) == submission_id,
                col(StepRecord.step_id) == step_id,
                col(StepRecord.move) == "",
            )
            .order_by(col(StepRecord.number).desc())
            .limit(1)
        )
        return found.scalar_one_or_none()

    async def record_that_ended(self, submission_id: UUID, step_id: UUID) -> StepRecord | None:
        """The newest after which a step was open no more that was open with others before, and was not
        submitted itself."""
        before, after = aliased(StepRecord), aliased(StepRecord)
        found = await self._uow.execute(
            select(after)
            .join(
                before,
                and_(
                    col(before.submission_id) == col(after.submission_id),
                    col(before.number) == col(after.number) - 1,
                ),
            )
            .where(
                col(after.submission_id) == submission_id,
                col(after.step_id) != step_id,
                col(before.open_step_ids).contains([step_id]),
                not_(col(after.open_step_ids).contains([step_id])),
            )
            .order_by(col(after.number).desc())
            .limit(1)
        )
        return found.scalar_one_or_none()

    async def count_use(self, link_id: UUID) -> bool:
        """One press more by a share link; False: no more is taken."""
        counted = await self._uow.execute(
            update(ShareLink)
            .where(
                col(ShareLink.id) == link_id,
                col(ShareLink.revoked_at).is_(None),
                or_(col(ShareLink.most_uses).is_(None), col(ShareLink.uses) < col(ShareLink.most_uses)),
            )
            .values(uses=col(ShareLink.uses) + 1)
            .returning(col(ShareLink.id))
            .execution_options(synchronize_session=False)
        )
        return counted.first() is not None

from collections import defaultdict
from collections.abc import Iterable, Sequence
from datetime import datetime
from uuid import UUID

from chassis.db import UnitOfWork, is_any
from chassis.db.statements import col, locked, select
from sqlalchemy import (
    ColumnElement,
    Text,
    and_,
    cast,
    delete,
    exists,
    false,
    func,
    literal_column,
    not_,
    or_,
    update,
)

from forms.rights.reader import Reader
from forms.rights.sql import may_read
from forms.tables.file import SubmissionFile
from forms.tables.submission import Submission
from forms.tables.submission_value import SubmissionValue

# As the partial indexes say it: for `is false` PostgreSQL does not take them.
_IS_UNUSED = and_(not_(col(SubmissionFile.is_kept)), not_(col(SubmissionFile.is_used)))
# So, too.
_IS_UNSENT = and_(col(SubmissionFile.is_outsiders), not_(col(SubmissionFile.is_kept)))
# Whatever its kind, a value holds a file's id in one spelling: the one that PostgreSQL writes too.
_IS_IN_ITS_VALUE = exists().where(
    col(SubmissionValue.submission_id) == col(SubmissionFile.submission_id),
    col(SubmissionValue.field_id) == col(SubmissionFile.field_id),
    func.strpos(cast(col(SubmissionValue.value), Text), cast(col(SubmissionFile.id), Text)) > 0,
)


def _is_for(user_id: UUID | None) -> ColumnElement[bool]:
    """What somebody outside uploaded is theirs alone until it is submitted."""
    is_own = false() if user_id is None else col(SubmissionFile.uploaded_by) == user_id
    return or_(not_(_IS_UNSENT), is_own)


class FileRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def find(self, file_id: UUID) -> SubmissionFile | None:
        found = await self._uow.execute(select(SubmissionFile).where(col(SubmissionFile.id) == file_id))
        return found.scalar_one_or_none()

    async def of_submission(
        self, submission_id: UUID, file_ids: Iterable[UUID] | None = None
    ) -> Sequence[SubmissionFile]:
        """Whoever they are for."""
        return await self._of_submission(submission_id, file_ids)

    async def shown_to(
        self, user_id: UUID, submission_id: UUID, file_ids: Iterable[UUID] | None = None
    ) -> Sequence[SubmissionFile]:
        return await self._of_submission(submission_id, file_ids, _is_for(user_id))

    async def unsent(self, submission_ids: Iterable[UUID], user_id: UUID | None) -> dict[UUID, set[UUID]]:
        """By submission: what is not for that user, or for nobody's eyes but its uploader's."""
        found = defaultdict[UUID, set[UUID]](set)
        rows = await self._uow.execute(
            select(SubmissionFile.submission_id, SubmissionFile.id).where(
                is_any(col(SubmissionFile.submission_id), submission_ids), _IS_UNSENT, not_(_is_for(user_id))
            )
        )
        for submission_id, file_id in rows:
            found[submission_id].add(file_id)
        return found

    async def _of_submission(
        self, submission_id: UUID, file_ids: Iterable[UUID] | None, *where: ColumnElement[bool]
    ) -> Sequence[SubmissionFile]:
        statement = select(SubmissionFile).where(col(SubmissionFile.submission_id) == submission_id, *where)
        if file_ids is not None:
            statement = statement.where(is_any(col(SubmissionFile.id), file_ids))
        return (await self._uow.execute(statement.order_by(col(SubmissionFile.id)))).scalars().all()

    async def counts_of_field(self, submission_id: UUID, field_id: UUID, user_id: UUID) -> tuple[int, int]:
        """Somebody's own and of all, but for what somebody submitted: whoever fills the field in again has
        as much room as the first."""
        own = col(SubmissionFile.uploaded_by) == user_id
        found = await self._uow.execute(
            select(func.count().filter(own), func.count()).where(
                col(SubmissionFile.submission_id) == submission_id,
                col(SubmissionFile.field_id) == field_id,
                col(SubmissionFile.is_kept).is_(literal_column("false")),
            )
        )
        of_own, of_all = found.one()
        return of_own, of_all

    async def unused_bytes_of(self, user_id: UUID) -> int:
        found = await self._uow.execute(
            select(func.coalesce(func.sum(col(SubmissionFile.size)), 0)).where(
                col(SubmissionFile.uploaded_by) == user_id, _IS_UNUSED
            )
        )
        return int(found.scalar_one())

    async def bytes_in(self, submission_id: UUID, user_id: UUID) -> int:
        """Of what they uploaded there and is not removed."""
        found = await self._uow.execute(
            select(func.coalesce(func.sum(col(SubmissionFile.size)), 0)).where(
                col(SubmissionFile.submission_id) == submission_id, col(SubmissionFile.uploaded_by) == user_id
            )
        )
        return int(found.scalar_one())

    async def visible(self, reader: Reader, file_ids: Sequence[UUID]) -> Sequence[SubmissionFile]:
        found = await self._uow.execute(
            select(SubmissionFile)
            .join(Submission, col(Submission.id) == col(SubmissionFile.submission_id))
            .where(is_any(col(SubmissionFile.id), file_ids), may_read(reader), _is_for(reader.user_id)),
            reader.binds,
        )
        return found.scalars().all()

    async def keys_of(self, submission_ids: Iterable[UUID]) -> set[str]:
        """Under which their files are stored, renditions among them."""
        found = await self._uow.execute(
            select(SubmissionFile.key, SubmissionFile.thumbnail_key, SubmissionFile.print_key).where(
                is_any(col(SubmissionFile.submission_id), submission_ids)
            )
        )
        return {key for row in found for key in row if key is not None}

    async def mark_used(self, submission_id: UUID, file_ids: Iterable[UUID]) -> None:
        await self._uow.execute(
            update(SubmissionFile)
            .where(
                col(SubmissionFile.submission_id) == submission_id,
                is_any(col(SubmissionFile.id), file_ids),
                col(SubmissionFile.is_used).is_(False),
            )
            .values(is_used=True)
        )

    async def mark_used_by_values(self, file_ids: Iterable[UUID]) -> None:
        """Looked up in the values themselves: dear, so only for the few that are about to be deleted."""
        await self._uow.execute(
            update(SubmissionFile)
            .where(is_any(col(SubmissionFile.id), file_ids), _IS_IN_ITS_VALUE)
            .values(is_used=True)
            .execution_options(synchronize_session=False)
        )

    async def keep(self, submission_id: UUID, file_ids: Iterable[UUID]) -> None:
        await self._uow.execute(
            update(SubmissionFile)
            .where(
                col(SubmissionFile.submission_id) == submission_id, is_any(col(SubmissionFile.id), file_ids)
            )
            .values(is_kept=True)
        )

    async def remove(self, submission_id: UUID, file_ids: Iterable[UUID]) -> list[str]:
        """The keys of what no row points at any more. What was submitted once stays."""
        removed = await self._uow.execute(
            delete(SubmissionFile)
            .where(
                col(SubmissionFile.submission_id) == submission_id,
                is_any(col(SubmissionFile.id), file_ids),
                col(SubmissionFile.is_kept).is_(False),
            )
            .returning(
                col(SubmissionFile.key), col(SubmissionFile.thumbnail_key), col(SubmissionFile.print_key)
            )
        )
        return [key for row in removed for key in row if key is not None]

    async def lock_unused(self, uploaded_before: datetime, most: int) -> list[UUID]:
        """Files that no value speaks of. Their submissions are held, so that none is saved meanwhile that
        does; those that somebody is saving right now are passed over."""
        found = await self._uow.execute(
            locked(
                select(SubmissionFile.id)
                .join(Submission, col(Submission.id) == col(SubmissionFile.submission_id))
                .where(col(SubmissionFile.created_at) < uploaded_before, _IS_UNUSED)
                .order_by(col(SubmissionFile.created_at))
                .limit(most),
                of=Submission,
                key_share=True,
                skip_locked=True,
            )
        )
        return [*found.scalars()]

    async def remove_unused(self, file_ids: Iterable[UUID]) -> list[list[str]]:
        """The keys of each. Looked at again: between search and lock somebody may have saved."""
        removed = await self._uow.execute(
            delete(SubmissionFile)
            .where(is_any(col(SubmissionFile.id), file_ids), _IS_UNUSED)
            .returning(
                col(SubmissionFile.key), col(SubmissionFile.thumbnail_key), col(SubmissionFile.print_key)
            )
        )
        return [[key for key in row if key is not None] for row in removed]

from collections.abc import Collection, Sequence
from typing import Any
from uuid import UUID

from chassis.db import UnitOfWork, is_any
from chassis.db.statements import col, select
from sqlalchemy import false, func

from forms.rights.reader import Reader
from forms.rights.sql import IS_KEPT, is_visible
from forms.tables.submission import Submission
from forms.tables.template import FormTemplate

# 50 of each of twenty sub-forms; a form of more shows the first ones.
_MOST = 1_000


class EntryRepo:
    """Submissions that were begun in the sub-forms of one."""

    def __init__(self, uow: UnitOfWork, parent: Submission) -> None:
        self._uow, self._parent = uow, parent
        self._are_its = (
            # Of its company: an id alone is no key.
            col(Submission.company_id) == parent.company_id,
            col(Submission.parent_submission_id) == parent.id,
            IS_KEPT,
        )

    async def all(self, reader: Reader | None) -> Sequence[Any]:
        """Of all its sub-forms, the first one first. `may_open`: whether the reader reads it; None: nobody
        asks."""
        may_open = is_visible() if reader and reader.only_submission_id is None else false()
        found = await self._uow.execute(
            select(
                Submission.id,
                Submission.parent_field_id,
                Submission.template_name,
                Submission.reference_number,
                Submission.state,
                Submission.last_move,
                Submission.submitter_id,
                Submission.outsider,
                Submission.created_at,
                Submission.submitted_at,
                may_open.label("may_open"),
            )
            .where(*self._are_its)
            .order_by(col(Submission.created_at), col(Submission.id))
            .limit(_MOST),
            reader.binds if reader else {},
        )
        return found.all()

    async def newest_change(self) -> tuple[int, int]:
        """How many there are, and when one of them moved last, in microseconds."""
        found = await self._uow.execute(
            select(func.count(), func.max(col(Submission.updated_at))).where(*self._are_its)
        )
        count, newest = found.one()
        return count, int(newest.timestamp() * 1_000_000) if newest else 0

    async def count(self, field_id: UUID) -> int:
        found = await self._uow.execute(
            select(func.count()).where(*self._are_its, col(Submission.parent_field_id) == field_id)
        )
        return found.scalar_one()

    async def templates(self, template_ids: Collection[UUID]) -> dict[UUID, Any]:
        """Of the company, with what rights go by."""
        rows = await self._uow.rows(
            select(
                FormTemplate.id,
                FormTemplate.name,
                FormTemplate.project_id,
                FormTemplate.archived_at,
                FormTemplate.published_version,
                FormTemplate.start_team_ids,
            ).where(
                col(FormTemplate.company_id) == self._parent.company_id,
                col(FormTemplate.is_library).is_(False),
                is_any(col(FormTemplate.id), [*template_ids]),
            )
        )
        return {row.id: row for row in rows}

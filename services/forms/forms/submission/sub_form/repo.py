from collections import defaultdict
from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Any
from uuid import UUID

from chassis.db import UnitOfWork, is_any
from chassis.db.statements import col, locked, select
from formwork.fields.sub_form import MOST_ENTRIES
from sqlalchemy import exists, false, func

from forms.rights.reader import Reader
from forms.rights.sql import IS_KEPT, is_visible
from forms.tables.submission import Attempt, Move, StepRecord, Submission
from forms.tables.template import FormTemplate

_IS_VOIDED = col(Submission.last_move) == Move.VOIDED
_MOST_VOIDED = 500
"""They take no place, and so there may be any number. Others are as many as forms allow."""


async def entries_of(
    uow: UnitOfWork, company_id: UUID, parent_ids: Collection[UUID], sub_forms: int
) -> dict[UUID, list[Any]]:
    """Of several, which have so many sub-forms each, the first one first."""
    found = await uow.execute(
        select(
            Submission.id,
            Submission.parent_submission_id,
            Submission.parent_field_id,
            Submission.template_name,
            Submission.reference_number,
            Submission.state,
            Submission.last_move,
            Submission.created_at,
        )
        .where(
            col(Submission.company_id) == company_id,
            is_any(col(Submission.parent_submission_id), [*parent_ids]),
            IS_KEPT,
        )
        .order_by(_IS_VOIDED, col(Submission.created_at), col(Submission.id))
        .limit(len(parent_ids) * sub_forms * MOST_ENTRIES + _MOST_VOIDED)
    )
    entries = defaultdict[UUID, list[Any]](list)
    for row in sorted(found.all(), key=lambda row: (row.created_at, row.id)):
        entries[row.parent_submission_id].append(row)
    return entries


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

    async def all(self, reader: Reader | None, sub_forms: int) -> Sequence[Any]:
        """Of all its sub-forms, which are so many, the first one first. `may_open`: whether the reader reads
        it; None: nobody asks."""
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
            # Those that count are all there, however many were voided.
            .order_by(_IS_VOIDED, col(Submission.created_at), col(Submission.id))
            .limit(sub_forms * MOST_ENTRIES + _MOST_VOIDED),
            reader.binds if reader else {},
        )
        return sorted(found.all(), key=lambda row: (row.created_at, row.id))

    async def newest_change(self) -> tuple[int, int]:
        """How many there are, and when one of them moved last, in microseconds."""
        found = await self._uow.execute(
            select(func.count(), func.max(col(Submission.updated_at))).where(*self._are_its)
        )
        count, newest = found.one()
        return count, int(newest.timestamp() * 1_000_000) if newest else 0

    async def count(self, field_id: UUID) -> int:
        """Of those that take a place."""
        own = col(Submission.parent_field_id) == field_id
        found = await self._uow.execute(select(func.count()).where(*self._are_its, own, ~_IS_VOIDED))
        return found.scalar_one()

    async def press_on_its_way(self, step_id: UUID) -> int | None:
        """Of the buttons of that step that somebody pressed and the runner has not answered: which transition
        the newest is to be."""
        found = await self._uow.execute(
            select(func.max(col(Attempt.number))).where(
                col(Attempt.submission_id) == self._parent.id,
                col(Attempt.step_id) == step_id,
                col(Attempt.counts_for).is_(None),
                col(Attempt.overdue_since).is_(None),
                ~exists().where(col(StepRecord.attempt_id) == col(Attempt.id)),
            )
        )
        return found.scalar_one()

    async def is_one_begun_since(self, moment: datetime) -> bool:
        found = await self._uow.execute(
            select(Submission.id).where(*self._are_its, col(Submission.created_at) > moment).limit(1)
        )
        return found.first() is not None

    async def templates(self, template_ids: Collection[UUID]) -> dict[UUID, Any]:
        """Of the company, with what rights go by."""
        rows = await self._uow.rows(
            select(
                FormTemplate.id,
                FormTemplate.name,
                FormTemplate.project_id,
                FormTemplate.more_project_ids,
                FormTemplate.has_chosen_starters,
                FormTemplate.starter_roles,
                FormTemplate.starter_team_ids,
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


async def hold_parent(uow: UnitOfWork, entry: Submission) -> Submission | None:
    """Whoever may read it, and also while it is deleted: it may come back."""
    found = await uow.execute(
        locked(
            select(Submission).where(
                col(Submission.company_id) == entry.company_id,
                col(Submission.id) == entry.parent_submission_id,
            )
        )
    )
    return found.scalar_one_or_none()

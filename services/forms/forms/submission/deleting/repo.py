from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

from chassis.clock import now
from chassis.db import UnitOfWork, is_any_bound
from chassis.db.statements import col, locked, select
from chassis.http import Paging
from chassis.http.paging import fetch_prepared_page, prepare_page
from sqlalchemy import Boolean, DateTime, Uuid, and_, bindparam, or_

from forms.rights.reader import Reader
from forms.rights.sql import IS_DRAFT
from forms.tables.submission import Submission

KEPT_FOR = timedelta(days=30)

_DELETED_AT = col(Submission.deleted_at)
_MAY_RESTORE = and_(
    col(Submission.company_id) == bindparam("company_id"),
    bindparam("deleted_after", type_=DateTime(timezone=True)) < _DELETED_AT,
    # As `rights.deleting.may_delete` says it of one.
    or_(
        bindparam("sees_all", type_=Boolean()),
        and_(
            IS_DRAFT,
            or_(
                col(Submission.submitter_id) == bindparam("reader_id", type_=Uuid()),
                is_any_bound(col(Submission.project_id), "managed"),
            ),
        ),
    ),
)
_PAGE = prepare_page(
    select(
        Submission.id,
        Submission.template_name,
        Submission.project_id,
        Submission.state,
        Submission.reference_number,
        Submission.version,
        Submission.submitter_id,
        Submission.outsider,
        Submission.deleted_by,
        Submission.deleted_at,
    )
    .where(_MAY_RESTORE)
    .order_by(_DELETED_AT.desc(), col(Submission.id))
)


class DeletedRepo:
    """Of what somebody may restore, and of what nobody can any more."""

    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def page(self, reader: Reader, paging: Paging) -> tuple[list[Any], int]:
        return await fetch_prepared_page(self._uow, _PAGE, paging, **_bound(reader))

    async def find(self, reader: Reader, submission_id: UUID, *, lock: bool = False) -> Submission | None:
        statement = select(Submission).where(col(Submission.id) == submission_id, _MAY_RESTORE)
        if lock:
            statement = locked(statement, key_share=True)
        return (await self._uow.execute(statement, _bound(reader))).scalar_one_or_none()

    async def hold(self, reader: Reader, submission_id: UUID) -> None:
        """Whatever becomes of it."""
        one = select(Submission.id).where(
            col(Submission.company_id) == reader.company_id, col(Submission.id) == submission_id
        )
        await self._uow.execute(locked(one, key_share=True))

    async def lock_those_over(self, most: int) -> Sequence[Submission]:
        """What somebody else is just deleting is passed over."""
        over = select(Submission).where(now() - KEPT_FOR >= _DELETED_AT).limit(most)
        return (await self._uow.execute(locked(over, skip_locked=True))).scalars().all()


def _bound(reader: Reader) -> dict[str, Any]:
    return {**reader.binds, "deleted_after": _beginning()}


def _beginning() -> datetime:
    return now() - KEPT_FOR

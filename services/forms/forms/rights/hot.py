"""Hot: a submission as each reading and each save looks at it first, at the price `bench/bench_submission.py`
measures."""

from dataclasses import dataclass
from typing import Any
from uuid import UUID

from chassis.db import Prepared, UnitOfWork
from chassis.db.statements import col, select
from sqlalchemy import Uuid, bindparam, exists

from forms.rights.reader import Reader
from forms.rights.sql import MARK, is_visible
from forms.tables.file import SubmissionFile
from forms.tables.submission import Submission

_HAS_FILES = exists().where(col(SubmissionFile.submission_id) == col(Submission.id))
_COLUMNS: tuple[Any, ...] = (
    *Submission.__table__.columns,
    MARK.label("mark"),
    _HAS_FILES.label("has_files"),
)
_ID = bindparam("submission_id", type_=Uuid())
_READABLE = Prepared(select(*_COLUMNS).where(col(Submission.id) == _ID, is_visible()), keeps_plan=True)
_OUTSIDERS = Prepared(
    select(*_COLUMNS).where(
        col(Submission.id) == _ID, col(Submission.company_id) == bindparam("company_id", type_=Uuid())
    ),
    keeps_plan=True,
)


@dataclass(frozen=True)
class Seen:
    submission: Submission
    """Nobody keeps an eye on it: what is changed in it is not written."""
    mark: str
    """Another, once it is changed: see `MARK`."""
    has_files: bool
    """As it was looked at. Most have none, and asking for them costs a third of what reading one does."""


async def look_at(uow: UnitOfWork, reader: Reader, submission_id: UUID) -> Seen | None:
    """As it is, for who may read it."""
    if reader.only_submission_id is None:
        plan = _READABLE.plan(submission_id=submission_id, **reader.binds)
    elif reader.only_submission_id == submission_id:
        plan = _OUTSIDERS.plan(submission_id=submission_id, company_id=reader.company_id)
    else:
        return None
    rows = await uow.rows(plan)
    if not rows:
        return None
    columns = dict(rows[0].items())
    mark, has_files = columns.pop("mark"), columns.pop("has_files")
    return Seen(Submission(**columns), mark, has_files)

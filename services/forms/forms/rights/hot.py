"""Hot: a submission as each reading and each save looks at it first, at the price `bench/bench_submission.py`
measures."""

from dataclasses import dataclass
from typing import Any, NamedTuple
from uuid import UUID

from chassis.db import Prepared, UnitOfWork
from chassis.db.statements import col, select
from sqlalchemy import JSON, Uuid, bindparam, exists, func
from sqlalchemy.dialects.postgresql import aggregate_order_by

from forms.rights.reader import Reader
from forms.rights.sql import IS_KEPT, MARK, is_visible
from forms.tables.file import SubmissionFile
from forms.tables.submission import Submission
from forms.tables.submission_value import SubmissionValue
from forms.tables.template import FormTemplate

_HAS_FILES = exists().where(col(SubmissionFile.submission_id) == col(Submission.id))
_ENTRY = func.json_build_array(
    col(SubmissionValue.field_id), col(SubmissionValue.value), col(SubmissionValue.revision)
)
_ENTERED = (
    # In one order: else two answers about the same submission could differ.
    select(func.json_agg(aggregate_order_by(_ENTRY, col(SubmissionValue.field_id)), type_=JSON()))
    .where(col(SubmissionValue.submission_id) == col(Submission.id))
    .scalar_subquery()
)
_NEWEST = (
    select(FormTemplate.published_version)
    .where(col(FormTemplate.id) == col(Submission.template_id), col(FormTemplate.archived_at).is_(None))
    .scalar_subquery()
)
_COLUMNS: tuple[Any, ...] = (
    *Submission.__table__.columns,
    MARK.label("mark"),
    _HAS_FILES.label("has_files"),
)
_ID = bindparam("submission_id", type_=Uuid())


class _Look:
    """At one submission, by whoever may; `more` of it comes with the same question."""

    def __init__(self, *more: Any) -> None:
        found = select(*_COLUMNS, *more).where(col(Submission.id) == _ID)
        company_id = bindparam("company_id", type_=Uuid())
        self._readable = Prepared(found.where(is_visible()), keeps_plan=True)
        self._outsiders = Prepared(
            found.where(col(Submission.company_id) == company_id, IS_KEPT), keeps_plan=True
        )

    async def find(self, uow: UnitOfWork, reader: Reader, submission_id: UUID) -> dict[str, Any] | None:
        if reader.only_submission_id is None:
            plan = self._readable.plan(submission_id=submission_id, **reader.binds)
        elif reader.only_submission_id == submission_id:
            plan = self._outsiders.plan(submission_id=submission_id, company_id=reader.company_id)
        else:
            return None
        rows = await uow.rows(plan)
        return dict(rows[0].items()) if rows else None


_AS_IT_IS, _FILLED_IN = _Look(), _Look(_ENTERED.label("entered"), _NEWEST.label("newest"))


class Entered(NamedTuple):
    field_id: UUID
    value: Any
    revision: int


@dataclass(frozen=True)
class Seen:
    submission: Submission
    """Nobody keeps an eye on it: what is changed in it is not written."""
    mark: str
    """Another, once it is changed: see `MARK`."""
    has_files: bool
    """As it was looked at. Most have none, and asking for them costs a third of what reading one does."""
    newest_template_version: int | None = None
    """Where it was looked into; None: its form is begun no more."""


async def look_at(uow: UnitOfWork, reader: Reader, submission_id: UUID) -> Seen | None:
    """As it is, for who may read it."""
    columns = await _AS_IT_IS.find(uow, reader, submission_id)
    return None if columns is None else _seen(columns)


async def look_into(
    uow: UnitOfWork, reader: Reader, submission_id: UUID
) -> tuple[Seen, list[Entered]] | None:
    """And with what is entered in it: asked for by itself, that costs as much again."""
    columns = await _FILLED_IN.find(uow, reader, submission_id)
    if columns is None:
        return None
    entered, newest = columns.pop("entered") or (), columns.pop("newest")
    return _seen(columns, newest), [Entered(UUID(field_id), *rest) for field_id, *rest in entered]


def _seen(columns: dict[str, Any], newest: int | None = None) -> Seen:
    mark, has_files = columns.pop("mark"), columns.pop("has_files")
    return Seen(Submission.of_row(columns), mark, has_files, newest)

"""Hot: the list everybody begins with, at the price `bench/bench_submission.py` measures."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any
from uuid import UUID

from chassis.db import Prepared, UnitOfWork, containing
from chassis.db.statements import col, select
from chassis.http import Paging
from chassis.http.paging import PreparedPage, fetch_prepared_page, prepare_page
from formwork.valid_time import SOON, ExpirationState
from sqlalchemy import (
    ARRAY,
    Boolean,
    ColumnElement,
    Integer,
    Text,
    Uuid,
    any_,
    bindparam,
    case,
    false,
    func,
    literal_column,
    or_,
)

from forms.rights.reader import Reader
from forms.rights.sql import NEEDS_ATTENTION, is_visible
from forms.submission.by_fields.sql import (
    Shape,
    asked_in,
    is_among_those_that_say,
    is_among_those_typed,
    says,
    says_typed,
)
from forms.submission.listing.schemas import SubmissionQuery, SubmissionSort
from forms.submission.listing.sql import BRIEF
from forms.tables.submission import Submission

_EVERYTHING = containing("")
_PROJECT = bindparam("project_id", type_=Uuid())
_TEMPLATE = bindparam("template_id", type_=Uuid())
_STATE = bindparam("state", type_=Text())
_ATTENTION = bindparam("needs_attention", type_=Boolean())
_OVERDUE = bindparam("overdue", type_=Boolean())
_EXPIRATION = bindparam("expiration_state", type_=Integer())
_IDS = bindparam("submission_ids", type_=ARRAY(Uuid()))
_ENDS = col(Submission.valid_time_end)
_EXPIRATION_STATE = case(
    (_ENDS.is_(None), ExpirationState.NONE.value),
    (func.now() >= _ENDS, ExpirationState.EXPIRED.value),
    (func.now() + SOON >= _ENDS, ExpirationState.EXPIRES_SOON.value),
    else_=ExpirationState.VALID.value,
)
_PATTERN = bindparam("pattern", type_=Text())


def _filters(*found_also: ColumnElement[bool]) -> tuple[ColumnElement[bool], ...]:
    """With what `filled_in` says they are which of a company's submissions a reader is shown. What is looked
    for stands in a name, a number or where `found_also` says."""
    return (
        is_visible(),
        or_(_PROJECT.is_(None), col(Submission.project_id) == _PROJECT),
        or_(_TEMPLATE.is_(None), col(Submission.template_id) == _TEMPLATE),
        or_(_STATE.is_(None), col(Submission.state) == _STATE),
        or_(_ATTENTION.is_(None), NEEDS_ATTENTION == _ATTENTION),
        or_(_OVERDUE.is_(None), func.coalesce(col(Submission.due_at) < func.now(), false()) == _OVERDUE),
        or_(_EXPIRATION.is_(None), _EXPIRATION_STATE == _EXPIRATION),
        or_(_IDS.is_(None), col(Submission.id) == any_(_IDS)),
        or_(
            # Most lists are not searched: then no row's text is looked at.
            _PATTERN == _EVERYTHING,
            col(Submission.template_name).ilike(_PATTERN),
            col(Submission.reference_number).ilike(_PATTERN),
            *found_also,
        ),
    )


def filters_one_by_one(shapes: Sequence[Shape], searches_entries: bool) -> list[ColumnElement[bool]]:
    """For who reads many rows in their order."""
    return [*_filters(*([says_typed()] if searches_entries else [])), *says(shapes)]


_ORDERS: dict[SubmissionSort, ColumnElement[Any]] = {
    SubmissionSort.NEWEST: col(Submission.created_at).desc(),
    SubmissionSort.OLDEST: col(Submission.created_at).asc(),
    SubmissionSort.UPDATED: col(Submission.updated_at).desc(),
    SubmissionSort.DUE: col(Submission.due_at).asc(),
    SubmissionSort.VALID_TIME_END: _ENDS.asc(),
    SubmissionSort.REFERENCE_NUMBER: col(Submission.reference_number).asc(),
}


def _in_order(sort: SubmissionSort, *filters: ColumnElement[bool]) -> PreparedPage:
    return prepare_page(select(*BRIEF).where(*filters).order_by(_ORDERS[sort], col(Submission.id)))


PAGES = {sort: _in_order(sort, *_filters()) for sort in SubmissionSort}


@lru_cache(maxsize=200)
def page_by_entries(sort: SubmissionSort, shapes: tuple[Shape, ...], searches_entries: bool) -> PreparedPage:
    filters = _filters(*([is_among_those_typed()] if searches_entries else []))
    return _in_order(sort, *filters, *([is_among_those_that_say(shapes)] if shapes else []))


FEW = 200
"""A company with so few submissions has its list read in one go, counted with its rows."""
_ALL_OF_FEW = Prepared(
    select(*BRIEF, func.count().over().label("_total"))
    .where(is_visible())
    .order_by(col(Submission.created_at).desc(), col(Submission.id))
    .limit(bindparam("page_limit"))
    .offset(bindparam("page_offset")),
    # Counted whole: where most companies have many, PostgreSQL sees what a plan for any of them would cost,
    # and goes on planning for each.
    keeps_plan=True,
)
_SOME = select(literal_column("1", Integer())).where(
    col(Submission.company_id) == bindparam("company_id", type_=Uuid())
)
_IN_COMPANY = Prepared(select(func.count()).select_from(_SOME.limit(FEW + 1).subquery()))
_BRIEF = Prepared(
    select(*BRIEF).where(col(Submission.id) == bindparam("submission_id"), is_visible()), keeps_plan=True
)


def filled_in(reader: Reader, wanted: SubmissionQuery) -> dict[str, Any]:
    return {
        **reader.binds,
        "project_id": wanted.project_id,
        "template_id": wanted.template_id,
        "state": wanted.state.value if wanted.state else None,
        "needs_attention": wanted.needs_attention,
        "overdue": wanted.overdue,
        "expiration_state": wanted.expiration_state,
        "submission_ids": [*wanted.submission_ids] or None,
        "pattern": containing(wanted.search),
        **asked_in(wanted.fields),
    }


def shapes_of(wanted: SubmissionQuery) -> tuple[Shape, ...]:
    """Their parameters are in `filled_in`, too."""
    return tuple(map(Shape.of, wanted.fields))


class ListingRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def page(self, reader: Reader, wanted: SubmissionQuery, paging: Paging) -> tuple[list[Any], int]:
        if wanted == SubmissionQuery() and await self._are_few(reader.company_id):
            values = {"page_limit": paging.page_count, "page_offset": paging.offset}
            rows = list(await self._uow.rows(_ALL_OF_FEW.plan(**values, **reader.binds)))
            if rows or paging.page_number == 1:
                return rows, rows[0]._total if rows else 0
        page = PAGES[wanted.sort]
        if wanted.asks_of_entries:
            page = page_by_entries(wanted.sort, shapes_of(wanted), wanted.searches_entries)
        return await fetch_prepared_page(self._uow, page, paging, **filled_in(reader, wanted))

    async def _are_few(self, company_id: UUID) -> bool:
        """As of some seconds ago: a list that has grown since is read whole once more."""
        return await self._uow.remembered_count(_IN_COMPANY.plan(company_id=company_id)) <= FEW

    async def brief(self, reader: Reader, submission_id: UUID) -> Any | None:
        rows = await self._uow.rows(_BRIEF.plan(submission_id=submission_id, **reader.binds))
        return rows[0] if rows else None

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, Generic, TypeVar, cast

from fastapi import Depends, Query
from pydantic import ConfigDict
from sqlalchemy import Executable, Select, bindparam, func, literal_column, select

from chassis.db.fast_rows import Plan, Prepared
from chassis.db.uow import UnitOfWork
from chassis.http.schema import WireOut

T = TypeVar("T")

MOST_ON_A_PAGE = 100
# Far beyond what a person pages through, and small enough that the offset stays an integer PostgreSQL takes.
LAST_PAGE = 100_000
COUNTED_AT_ONCE = 1_000
"""A list up to here is counted with each page of it. Beyond, counting costs more than the page (130,000
rows: 40 ms), and its total may be some seconds old (`UnitOfWork.remembered_count`)."""


@dataclass(frozen=True, slots=True)
class Paging:
    page_number: int = 1
    page_count: int = 20

    @property
    def offset(self) -> int:
        return (self.page_number - 1) * self.page_count


async def _paging(
    page_number: Annotated[int, Query(alias="pageNumber", ge=1, le=LAST_PAGE)] = 1,
    page_count: Annotated[int, Query(alias="pageCount", ge=1, le=MOST_ON_A_PAGE)] = 20,
) -> Paging:
    return Paging(page_number, page_count)


PagingDep = Annotated[Paging, Depends(_paging)]


class Page(WireOut, Generic[T]):
    model_config = ConfigDict(from_attributes=False)

    data: list[T]
    total_page_count: int
    total_count: int
    page_number: int
    page_count: int

    @classmethod
    def of(cls, items: list[T], total: int, paging: Paging) -> "Page[T]":
        return cls(
            data=items,
            total_count=total,
            total_page_count=-(-total // paging.page_count),
            page_number=paging.page_number,
            page_count=paging.page_count,
        )


def _count_of(statement: Select[*tuple[Any, ...]], most: int | None = None) -> Select[int]:
    """How many rows all pages hold. Not `count(*) over ()`, which would make PostgreSQL fetch and sort every
    row of the list, where an index gives the page's few in their order."""
    plain = cast(Any, statement).order_by(None)
    rows = plain.with_only_columns(literal_column("1"), maintain_column_froms=True).limit(most).subquery()
    return select(func.count()).select_from(rows)


def _with_total(statement: Select[*tuple[Any, ...]]) -> Select[*tuple[Any, ...]]:
    counted = _count_of(statement, COUNTED_AT_ONCE + 1).scalar_subquery()
    return statement.add_columns(counted.label("_total"))


@dataclass(frozen=True, slots=True)
class PreparedPage:
    page: Prepared
    count: Prepared


def prepare_page(statement: Select[*tuple[Any, ...]], *, keeps_plan: bool = False) -> PreparedPage:
    """A list's statement, written once for all its pages."""
    page = _with_total(statement).limit(bindparam("page_limit")).offset(bindparam("page_offset"))
    return PreparedPage(Prepared(page, keeps_plan=keeps_plan), Prepared(_count_of(statement)))


async def fetch_prepared_page(
    uow: UnitOfWork, wanted: PreparedPage, paging: Paging, **values: Any
) -> tuple[list[Any], int]:
    page = wanted.page.plan(page_limit=paging.page_count, page_offset=paging.offset, **values)
    return await _rows_and_total(uow, page, lambda: wanted.count.plan(**values), paging)


async def fetch_page(
    uow: UnitOfWork, statement: Select[*tuple[Any, ...]], paging: Paging
) -> tuple[list[Any], int]:
    page = _with_total(statement).limit(paging.page_count).offset(paging.offset)
    return await _rows_and_total(uow, page, lambda: _count_of(statement), paging)


async def _rows_and_total(
    uow: UnitOfWork, page: Executable | Plan, count: Callable[[], Executable | Plan], paging: Paging
) -> tuple[list[Any], int]:
    """The page's rows and the count of all: in one round trip, unless the list is long or ends before. Only
    then is `count` written."""
    rows = list(await uow.rows(page))
    if not rows:
        return [], 0 if paging.page_number == 1 else await uow.count(count())
    counted = int(rows[0]._total)
    if counted <= COUNTED_AT_ONCE:
        return rows, counted
    return rows, max(await uow.remembered_count(count()), paging.offset + len(rows))

from dataclasses import dataclass
from typing import Annotated, Any, Generic, TypeVar, cast

from fastapi import Depends, Query
from pydantic import ConfigDict
from sqlalchemy import Select, bindparam, func, literal_column, select

from chassis.db.fast_rows import Prepared
from chassis.db.uow import UnitOfWork
from chassis.http.schema import WireOut

T = TypeVar("T")

MOST_ON_A_PAGE = 100
# Far beyond what a person pages through, and small enough that the offset stays an integer PostgreSQL takes.
LAST_PAGE = 100_000


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


def _total_of(statement: Select[*tuple[Any, ...]]) -> Any:
    """How many rows all pages hold. Counted beside the page: `count(*) over ()` would make PostgreSQL fetch
    and sort every row of the list, where an index gives the page's few in their order."""
    plain = cast(Any, statement).order_by(None)
    rows = plain.with_only_columns(literal_column("1"), maintain_column_froms=True).subquery()
    return select(func.count()).select_from(rows).scalar_subquery().label("_total")


def prepare_page(statement: Select[*tuple[Any, ...]]) -> Prepared:
    """A list's statement, written once for all its pages."""
    return Prepared(
        statement.add_columns(_total_of(statement))
        .limit(bindparam("page_limit"))
        .offset(bindparam("page_offset"))
    )


async def fetch_prepared_page(
    uow: UnitOfWork, page: Prepared, paging: Paging, **values: Any
) -> tuple[list[Any], int]:
    rows = await uow.rows(page.plan(page_limit=paging.page_count, page_offset=paging.offset, **values))
    if rows or paging.page_number == 1:
        return list(rows), int(rows[0]._total) if rows else 0
    first = await uow.rows(page.plan(page_limit=1, page_offset=0, **values))
    return [], int(first[0]._total) if first else 0


async def fetch_page(
    uow: UnitOfWork, statement: Select[*tuple[Any, ...]], paging: Paging
) -> tuple[list[Any], int]:
    """The page's rows and the count of all, in one round trip where the page is not beyond the end."""
    rows = await uow.rows(
        statement.add_columns(_total_of(statement)).limit(paging.page_count).offset(paging.offset)
    )
    if rows:
        return list(rows), int(rows[0]._total)
    if paging.page_number == 1:
        return [], 0
    total = await uow.execute(select(func.count()).select_from(statement.order_by(None).subquery()))
    return [], int(total.scalar_one())

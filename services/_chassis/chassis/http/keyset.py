"""Lists that only grow, read on from a row of theirs. A page number counts from the newest row, so that pages
move while they are read; and skipping rows costs as much as reading them."""

from dataclasses import dataclass
from typing import Annotated, Any, Generic, TypeVar
from uuid import UUID

from fastapi import Depends, Query
from pydantic import ConfigDict
from sqlalchemy import Select
from sqlalchemy.orm import Mapped

from chassis.db.uow import UnitOfWork
from chassis.http.paging import MOST_ON_A_PAGE
from chassis.http.schema import WireOut

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Place:
    """Where to read on: after which row, how many."""

    after: UUID | None = None
    count: int = 20


async def _place(
    after: Annotated[UUID | None, Query(description="`next` of the slice before")] = None,
    page_count: Annotated[int, Query(alias="pageCount", ge=1, le=MOST_ON_A_PAGE)] = 20,
) -> Place:
    return Place(after, page_count)


PlaceDep = Annotated[Place, Depends(_place)]


class Slice(WireOut, Generic[T]):
    """Without a total: counting a list that only grows costs ever more."""

    model_config = ConfigDict(from_attributes=False)

    data: list[T]
    next: UUID | None
    """What to ask for next as `after`; null at the end."""


async def fetch_slice(
    uow: UnitOfWork, statement: Select[*tuple[Any, ...]], key: Mapped[UUID], place: Place
) -> tuple[list[Any], UUID | None]:
    """The rows after the place, newest first, and the last one's key if there are more. `key` is a UUIDv7."""
    wanted = statement.add_columns(key.label("_key")).order_by(None).order_by(key.desc())
    if place.after is not None:
        wanted = wanted.where(key < place.after)
    rows = await uow.rows(wanted.limit(place.count + 1))
    if len(rows) <= place.count:
        return list(rows), None
    return list(rows[: place.count]), rows[place.count - 1]._key

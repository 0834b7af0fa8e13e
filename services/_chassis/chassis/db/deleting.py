"""Deleting what may be many rows, a page at a time."""

from typing import Any

from sqlalchemy import ColumnElement, any_, delete, func, literal_column, select

from chassis.db.statements import locked
from chassis.db.uow import UnitOfWork


async def delete_some(
    uow: UnitOfWork, kind: Any, condition: ColumnElement[bool], most: int, *, skip_locked: bool = False
) -> int:
    """How many were deleted; fewer than `most`: that was all."""
    place: ColumnElement[Any] = literal_column("ctid")
    found = locked(select(place).select_from(kind).where(condition).limit(most), skip_locked=skip_locked)
    deleted: Any = await uow.execute(delete(kind).where(place == any_(func.array(found.scalar_subquery()))))
    return deleted.rowcount

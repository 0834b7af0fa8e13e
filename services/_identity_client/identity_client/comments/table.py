"""A context's own comments, as its repo keeps them."""

from collections.abc import Sequence
from datetime import timedelta
from typing import Any, Generic, TypeVar
from uuid import UUID

from chassis.db import UnitOfWork
from chassis.db.statements import col, held_after, locked, select
from chassis.http import Place
from chassis.http.keyset import fetch_slice
from chassis.ids import first_id_at
from sqlalchemy import func
from sqlalchemy.orm import Mapped

from identity_client.comments.columns import CommentColumns
from identity_client.comments.errors import CommentNotFound

MOST_MAILED = 10
"""Of what one person says about one thing within an hour: the others stand there to be read."""
MOST_MAILED_IN_ALL = 30
"""Of what they say about whatever there is: each mentions up to twenty, and the company has so many a day."""
_WITHIN = timedelta(hours=1)

C = TypeVar("C", bound=CommentColumns)


class Comments(Generic[C]):
    def __init__(self, table: type[C], about: Mapped[UUID]) -> None:
        """`about`: the column of what they are about."""
        self._table, self._about = table, about

    async def slice(
        self, uow: UnitOfWork, about_id: UUID, place: Place, *more: Any, only: Sequence[Any] = ()
    ) -> tuple[list[Any], UUID | None]:
        """Of what the caller was found to see; with `more` columns of the context's own, of those that are
        `only` of a part of it."""
        table = self._table
        statement = select(
            table.id,
            table.text,
            table.mentioned,
            table.created_by,
            table.created_at,
            table.edited_at,
            table.deleted_at,
            *more,
        ).where(self._about == about_id, *only)
        return await fetch_slice(uow, statement, col(table.id), place)

    async def count(self, uow: UnitOfWork, about_id: UUID, only: Sequence[Any] = ()) -> int:
        counted = select(func.count(col(self._table.id))).where(self._about == about_id, *only)
        return (await uow.execute(counted)).scalar_one()

    async def get(self, uow: UnitOfWork, company_id: UUID, comment_id: UUID, *, lock: bool = False) -> C:
        """Of the company: whether what it is about is the caller's to see is asked besides."""
        comment = await self.find(uow, company_id, comment_id, lock=lock)
        if comment is None:
            raise CommentNotFound
        return comment

    async def find(
        self, uow: UnitOfWork, company_id: UUID, comment_id: UUID, *, lock: bool = False
    ) -> C | None:
        table = self._table
        statement = select(table).where(col(table.company_id) == company_id, col(table.id) == comment_id)
        if lock:
            statement = locked(statement)
        return (await uow.execute(statement)).scalar_one_or_none()

    async def find_news(self, uow: UnitOfWork, company_id: UUID, comment_id: UUID) -> C | None:
        """None: its author took it back, or has said enough by mail."""
        comment = await self.find(uow, company_id, comment_id)
        if comment is None or comment.deleted_at is not None:
            return None
        about_it, in_all = await self._count_before(uow, comment)
        return None if about_it >= MOST_MAILED or in_all >= MOST_MAILED_IN_ALL else comment

    async def held_after(self, uow: UnitOfWork, after: UUID, limit: int) -> Sequence[C]:
        """Of all companies."""
        return (await uow.execute(held_after(self._table, after, limit))).scalars().all()

    async def _count_before(self, uow: UnitOfWork, comment: C) -> tuple[int, int]:
        """What its author said shortly before: about the same, and in all."""
        table = self._table
        about: Any = self._about
        is_same = self._about == getattr(comment, about.key)
        statement = select(func.count(col(table.id)).filter(is_same), func.count(col(table.id))).where(
            col(table.company_id) == comment.company_id,
            col(table.created_by) == comment.created_by,
            # By the index of ids: of all companies an hour's are few.
            col(table.id) >= first_id_at(comment.created_at - _WITHIN),
            col(table.id) < comment.id,
        )
        about_it, in_all = (await uow.execute(statement)).one()
        return about_it, in_all

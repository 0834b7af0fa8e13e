"""A company that is deleted: each service lets go of what it holds of it.

Which event tells of it a service says in its definition, since the chassis knows no context's contract; and
which rows of its own go. Read models go by themselves.
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Any
from uuid import UUID

from google.protobuf.message import Message
from sqlalchemy import select

from chassis.clock import now
from chassis.db.base import TableRow
from chassis.db.deleting import delete_some
from chassis.db.statements import col
from chassis.db.tables import DeletedCompany
from chassis.db.uow import UnitOfWork
from chassis.events.context import EventContext
from chassis.events.projection import Projection, forget_some_of, know_deleted
from chassis.events.subscription import LONG_SECONDS, PagedSubscription, Subscription
from chassis.runtime import Runtime

DeleteSome = Callable[[UnitOfWork, UUID, int], Awaitable[int]]
"""Deletes up to so many rows of a company, and discards their files: how many. Fewer: that was all."""

_PAGE = 500
# Far longer than a request, a render or a workflow's step that began before may still write.
_LATE_FOR = timedelta(days=2)


@dataclass(frozen=True)
class CompanyDeletion:
    event: type[Message]
    delete: Sequence[DeleteSome] = ()
    """One after the other, each page in a unit of its own: what others point at comes after them."""

    def subscription(self, package: str, projections: Sequence[Projection]) -> Subscription[Any]:
        async def delete(_: UnitOfWork, __: Message, context: EventContext, runtime: Runtime) -> None:
            company_id = context.company_id
            if company_id is None:
                raise ValueError("a company was deleted, and the event does not say which")
            await self._delete_rows(runtime, company_id)
            await forget_company(runtime, projections, company_id)
            # A read model may keep a row of what it forgets: who left.
            await self._delete_rows(runtime, company_id)

        return PagedSubscription(
            f"{package}.delete_company", self.event, delete, start="all", seconds=LONG_SECONDS
        )

    async def delete_what_came_late(self, runtime: Runtime) -> None:
        """Who was at it when the company was deleted may have written a moment after."""
        async with runtime.database.reading() as uow:
            found = await uow.execute(
                select(DeletedCompany.company_id).where(DeletedCompany.deleted_at > now() - _LATE_FOR)
            )
            company_ids = found.scalars().all()
        for company_id in company_ids:
            await self._delete_rows(runtime, company_id)

    async def _delete_rows(self, runtime: Runtime, company_id: UUID) -> None:
        for delete in self.delete:
            deleted = _PAGE
            while deleted >= _PAGE:
                async with runtime.database.unit_of_work() as uow:
                    deleted = await delete(uow, company_id, _PAGE)


async def forget_company(runtime: Runtime, projections: Sequence[Projection], company_id: UUID) -> None:
    """Page by page, as the rows: read models of all other companies go on meanwhile."""
    async with runtime.database.unit_of_work() as uow:
        await know_deleted(uow, company_id)
    forgotten = _PAGE
    while forgotten >= _PAGE:
        async with runtime.database.unit_of_work() as uow:
            forgotten = await forget_some_of(uow, projections, company_id, _PAGE)


def rows_of(kind: type[TableRow]) -> DeleteSome:
    """All of a table with a `company_id`, and what goes with its rows by the database's own rules."""

    async def delete(uow: UnitOfWork, company_id: UUID, most: int) -> int:
        column: Any = kind
        return await delete_some(uow, kind, col(column.company_id) == company_id, most)

    return delete

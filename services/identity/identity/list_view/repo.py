from collections.abc import Sequence
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.db.statements import col, locked, select
from sqlalchemy import delete, func, or_

from identity.tables.list_view import ListView


class ListViewRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def offered(self, actor: Actor, of_list: str, most: int) -> Sequence[ListView]:
        """The caller's own, and those for everybody."""
        found = await self._uow.execute(
            select(ListView)
            .where(
                col(ListView.company_id) == actor.company_id,
                col(ListView.list) == of_list,
                or_(col(ListView.user_id) == actor.user_id, col(ListView.is_shared)),
            )
            # What somebody made themselves is never what is left out.
            .order_by(
                (col(ListView.user_id) != actor.user_id), func.lower(col(ListView.name)), col(ListView.id)
            )
            .limit(most)
        )
        return found.scalars().all()

    async def hold(self, list_view_id: UUID) -> ListView | None:
        """Of whatever company: an id is given once."""
        found = await self._uow.execute(locked(select(ListView).where(col(ListView.id) == list_view_id)))
        return found.scalar_one_or_none()

    async def count_own(self, actor: Actor, of_list: str) -> tuple[int, int]:
        """Of this list, and of all. Whoever else adds one to them waits."""
        await self._uow.lock(f"views of {actor.company_id} {actor.user_id}")
        found = await self._uow.execute(
            select(func.count().filter(col(ListView.list) == of_list), func.count()).where(
                col(ListView.company_id) == actor.company_id, col(ListView.user_id) == actor.user_id
            )
        )
        of_this, of_all = found.one()
        return of_this, of_all

    def add(self, view: ListView) -> ListView:
        return self._uow.add(view)

    async def delete(self, view: ListView) -> None:
        await self._uow.delete(view)

    async def delete_own(self, company_id: UUID, user_id: UUID) -> None:
        """What nobody else is offered."""
        await self._uow.execute(
            delete(ListView).where(
                col(ListView.company_id) == company_id,
                col(ListView.user_id) == user_id,
                col(ListView.is_shared).is_(False),
            )
        )

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from chassis.access import Actor, Role
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.db.statements import col, select
from sqlalchemy import update

from identity.tables.member import Member
from identity.tables.user import User


class PromotionRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def raise_to_manager(self, actor: Actor, user_ids: Sequence[UUID]) -> Sequence[Any]:
        """The plain members among them, who are managers now, with their names."""
        raised = (
            update(Member)
            .where(
                col(Member.company_id) == actor.company_id,
                col(Member.user_id).in_(user_ids),
                col(Member.role) == Role.MEMBER.value,
                col(Member.removed_at).is_(None),
            )
            .values(role=Role.MANAGER.value, updated_at=now())
            .returning(col(Member.user_id), col(Member.joined_at))
            .cte("raised")
        )
        found = await self._uow.execute(
            select(raised.c.user_id, raised.c.joined_at, User.full_name)
            .join(User, col(User.id) == raised.c.user_id)
            .order_by(raised.c.user_id)
        )
        return found.all()

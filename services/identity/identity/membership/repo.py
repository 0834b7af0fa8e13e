from collections.abc import Sequence
from uuid import UUID

from chassis.access import Role
from chassis.db import UnitOfWork
from chassis.db.statements import col, locked, select

from identity.tables.member import Member


class MembershipRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def hold(self, company_id: UUID, user_ids: Sequence[UUID]) -> Sequence[Member]:
        """These memberships as they are now; nobody else changes them until this unit ends."""
        found = await self._uow.execute(
            locked(
                select(Member)
                .where(
                    col(Member.company_id) == company_id,
                    col(Member.user_id).in_(user_ids),
                    col(Member.removed_at).is_(None),
                )
                .order_by(col(Member.id))
            )
        )
        return found.scalars().all()

    async def find_role(self, company_id: UUID, user_id: UUID) -> Role | None:
        found = await self._uow.execute(
            select(Member.role).where(
                col(Member.company_id) == company_id,
                col(Member.user_id) == user_id,
                col(Member.removed_at).is_(None),
            )
        )
        role = found.scalar_one_or_none()
        return None if role is None else Role(role)

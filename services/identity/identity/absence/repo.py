from collections.abc import Collection, Sequence
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.db.statements import col, locked, select
from sqlalchemy import Select, or_

from identity.directory.sql import PERSON_COLUMNS
from identity.tables.absence import MemberAbsence
from identity.tables.member import Member
from identity.tables.user import User


class AbsenceRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def held(self, actor: Actor) -> MemberAbsence | None:
        """Also where there is none: whoever else sets it waits."""
        await self._uow.lock(f"absence of {actor.company_id} {actor.user_id}")
        found = await self._uow.execute(
            select(MemberAbsence).where(
                col(MemberAbsence.company_id) == actor.company_id,
                col(MemberAbsence.user_id) == actor.user_id,
            )
        )
        return found.scalar_one_or_none()

    async def hold_members(self, company_id: UUID, user_ids: Collection[UUID]) -> set[UUID]:
        """Who of them is one; those stay it until the unit ends."""
        members = (
            select(Member.user_id)
            .where(
                col(Member.company_id) == company_id,
                col(Member.user_id).in_(user_ids),
                col(Member.removed_at).is_(None),
            )
            .order_by(col(Member.id))
        )
        return {*(await self._uow.execute(locked(members, read=True))).scalars()}

    async def with_member(self, company_id: UUID, user_id: UUID) -> Sequence[MemberAbsence]:
        """In which they are away or stand in."""
        found = await self._uow.execute(
            select(MemberAbsence)
            .where(
                col(MemberAbsence.company_id) == company_id,
                or_(col(MemberAbsence.user_id) == user_id, col(MemberAbsence.stand_in_id) == user_id),
            )
            .order_by(col(MemberAbsence.id))
        )
        return found.scalars().all()

    def add(self, absence: MemberAbsence) -> MemberAbsence:
        return self._uow.add(absence)

    async def delete(self, absence: MemberAbsence) -> None:
        await self._uow.delete(absence)
        await self._uow.flush()

    async def own(self, actor: Actor) -> Any | None:
        """With who stands in; none where it is over, or they have left."""
        statement = _with(actor.company_id, stands_in=True).where(col(MemberAbsence.user_id) == actor.user_id)
        return (await self._uow.execute(statement)).one_or_none()

    async def of_others(self, actor: Actor) -> Sequence[Any]:
        """In which the caller stands in, with who is away."""
        statement = _with(actor.company_id, stands_in=False).where(
            col(MemberAbsence.stand_in_id) == actor.user_id
        )
        found = await self._uow.execute(
            statement.order_by(col(MemberAbsence.starts_at), col(MemberAbsence.id))
        )
        return found.all()


def _with(company_id: UUID, *, stands_in: bool) -> Select[Any]:
    person = col(MemberAbsence.stand_in_id if stands_in else MemberAbsence.user_id)
    return (
        select(*PERSON_COLUMNS, MemberAbsence.from_on, MemberAbsence.until_on)
        .join(User, col(User.id) == person)
        .join(Member, col(Member.user_id) == person)
        .where(
            col(MemberAbsence.company_id) == company_id,
            col(MemberAbsence.ends_at) > now(),
            col(Member.company_id) == company_id,
            col(Member.removed_at).is_(None),
        )
    )

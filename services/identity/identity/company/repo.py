from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from chassis.access import Role
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.db.statements import col, held_after, locked, select
from sqlalchemy import ColumnElement, false, func, update
from sqlalchemy.orm import aliased

from identity.directory.sql import PERSON_COLUMNS
from identity.tables.company import Company
from identity.tables.invite import Invite
from identity.tables.mail import Choice, MailContact
from identity.tables.member import Member
from identity.tables.user import User

# Far more companies than one person works in; a list without an end is none we would show.
_MOST_COMPANIES = 200


@dataclass(frozen=True, slots=True)
class Headcount:
    members: int
    pending_invites: int
    account_owners: int
    admins: int
    managers: int

    @property
    def seats_in_use(self) -> int:
        return self.members + self.pending_invites


class CompanyRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def find(self, company_id: UUID, *, lock: bool = False) -> Company | None:
        statement = select(Company).where(col(Company.id) == company_id, col(Company.deleted_at).is_(None))
        if lock:
            # Not the strongest lock: rows that merely refer to the company may be added meanwhile.
            statement = locked(statement, key_share=True)
        return (await self._uow.execute(statement)).scalar_one_or_none()

    async def companies_of(self, user_id: UUID) -> Sequence[Any]:
        colleague = aliased(Member)
        members_count = (
            select(func.count())
            .select_from(colleague)
            .where(col(colleague.company_id) == col(Company.id), col(colleague.removed_at).is_(None))
            .scalar_subquery()
        )
        found = await self._uow.execute(
            select(
                col(Company.id).label("group_id"),
                Company.name,
                Company.seats_count,
                Company.created_at,
                Member.role,
                func.coalesce(col(User.last_company_id) == col(Company.id), false()).label("is_default"),
                members_count.label("members_count"),
            )
            .join(Member, col(Member.company_id) == col(Company.id))
            .join(User, col(User.id) == col(Member.user_id))
            .where(
                col(Member.user_id) == user_id,
                col(Member.removed_at).is_(None),
                col(Company.deleted_at).is_(None),
            )
            .order_by(func.lower(col(Company.name)), col(Company.id))
            .limit(_MOST_COMPANIES)
        )
        return found.all()

    async def is_default(self, company_id: UUID, user_id: UUID) -> bool:
        found = await self._uow.execute(select(User.last_company_id).where(col(User.id) == user_id))
        return found.scalar_one_or_none() == company_id

    async def first_people(self, company_id: UUID, limit: int) -> Sequence[Any]:
        found = await self._uow.execute(
            select(*PERSON_COLUMNS)
            .join(Member, col(Member.user_id) == col(User.id))
            .where(col(Member.company_id) == company_id, col(Member.removed_at).is_(None))
            .order_by(func.lower(col(User.full_name)), col(User.id))
            .limit(limit)
        )
        return found.all()

    async def headcount(self, company_id: UUID) -> Headcount:
        def with_roles(*roles: Role) -> ColumnElement[int]:
            return func.count().filter(col(Member.role).in_([role.value for role in roles]))

        pending = (
            select(func.count())
            .select_from(Invite)
            .where(
                col(Invite.company_id) == company_id,
                col(Invite.accepted_at).is_(None),
                col(Invite.revoked_at).is_(None),
                col(Invite.expires_at) > now(),
            )
            .scalar_subquery()
        )
        row = (
            await self._uow.execute(
                select(
                    func.count().label("members"),
                    with_roles(Role.OWNER, Role.CO_OWNER).label("account_owners"),
                    with_roles(Role.ADMIN).label("admins"),
                    with_roles(Role.MANAGER).label("managers"),
                    pending.label("pending_invites"),
                ).where(col(Member.company_id) == company_id, col(Member.removed_at).is_(None))
            )
        ).one()
        return Headcount(
            members=row.members,
            pending_invites=row.pending_invites,
            account_owners=row.account_owners,
            admins=row.admins,
            managers=row.managers,
        )

    async def member_ids(self, company_id: UUID) -> list[UUID]:
        found = await self._uow.execute(
            select(Member.user_id).where(
                col(Member.company_id) == company_id, col(Member.removed_at).is_(None)
            )
        )
        return list(found.scalars())

    async def held_after(self, after: UUID, limit: int) -> Sequence[Company]:
        """All that are not deleted."""
        held = held_after(Company, after, limit).where(col(Company.deleted_at).is_(None))
        return (await self._uow.execute(held)).scalars().all()

    def add(self, company: Company) -> Company:
        return self._uow.add(company)

    def add_owner(self, company_id: UUID, user_id: UUID) -> Member:
        return self._uow.add(Member(company_id=company_id, user_id=user_id, role=Role.OWNER.value))

    async def names_owned_by(self, user_id: UUID) -> list[str]:
        found = await self._uow.execute(
            select(Company.name)
            .join(Member, col(Member.company_id) == col(Company.id))
            .where(
                col(Member.user_id) == user_id,
                col(Member.role) == Role.OWNER.value,
                col(Member.removed_at).is_(None),
                col(Company.deleted_at).is_(None),
            )
        )
        return list(found.scalars())

    async def revoke_open_invites(self, company_id: UUID) -> None:
        await self._uow.execute(
            update(Invite)
            .where(
                col(Invite.company_id) == company_id,
                col(Invite.accepted_at).is_(None),
                col(Invite.revoked_at).is_(None),
            )
            .values(revoked_at=now())
            .execution_options(synchronize_session=False)
        )

    async def forget_consents(self, company_id: UUID) -> None:
        """A no stays a no, and an open question is open: its page names the company as it is called then."""
        await self._uow.execute(
            update(MailContact)
            .where(col(MailContact.company_id) == company_id, col(MailContact.choice) == Choice.WANTED.value)
            .values(choice=Choice.NONE.value, asked_at=None, chosen_at=None)
            .execution_options(synchronize_session=False)
        )

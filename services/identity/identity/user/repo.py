from collections.abc import Sequence
from typing import Any
from uuid import UUID

from chassis.access import Role
from chassis.clock import now
from chassis.db import UnitOfWork
from chassis.db.statements import col, held_after, locked, select
from sqlalchemy import delete, func, or_, update

from identity.tables.company import Company
from identity.tables.factor import Passkey, Totp
from identity.tables.member import Member
from identity.tables.project import Project, ProjectMember
from identity.tables.user import OneTimeToken, TokenPurpose, User

_MOST_GROUPS = 100
_MOST_PROJECTS = 500


class UserRepo:
    """A user's own rows: the starting point is the user, who may belong to several companies or none."""

    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def find(self, user_id: UUID, *, lock: bool = False) -> User | None:
        statement = select(User).where(col(User.id) == user_id)
        if lock:
            # Rows of others that name this user may be written meanwhile; its key never changes.
            statement = locked(statement, key_share=True)
        return (await self._uow.execute(statement)).scalar_one_or_none()

    async def find_by_email(self, email: str, *, lock: bool = False) -> User | None:
        statement = select(User).where(col(User.email) == email)
        if lock:
            statement = locked(statement, key_share=True)
        return (await self._uow.execute(statement)).scalar_one_or_none()

    async def held_after(self, after: UUID, limit: int) -> Sequence[User]:
        """All there are."""
        held = held_after(User, after, limit)
        return (await self._uow.execute(held)).scalars().all()

    def add(self, user: User) -> User:
        return self._uow.add(user)

    async def find_with_groups(self, user_id: UUID) -> Sequence[Any]:
        """The user with one row a company they belong to (one row with nulls for none)."""
        confirmed_totp = select(Totp.user_id).where(
            col(Totp.user_id) == user_id, col(Totp.confirmed_at).is_not(None)
        )
        passkey = select(Passkey.id).where(col(Passkey.user_id) == user_id)
        memberships = (
            select(
                Member.user_id,
                Member.role,
                Member.hides_first_steps,
                col(Company.id).label("company_id"),
                Company.name,
                Company.logo_key,
                Company.color,
                Company.time_zone,
            )
            .join(Company, col(Company.id) == col(Member.company_id))
            .where(
                col(Member.user_id) == user_id,
                col(Member.removed_at).is_(None),
                col(Company.deleted_at).is_(None),
            )
            .subquery()
        )
        rows = await self._uow.execute(
            select(
                User,
                memberships.c.company_id,
                memberships.c.name,
                memberships.c.time_zone,
                memberships.c.role,
                memberships.c.logo_key,
                memberships.c.color,
                memberships.c.hides_first_steps,
                or_(confirmed_totp.exists(), passkey.exists()).label("has_second_factor"),
            )
            .outerjoin(memberships, memberships.c.user_id == col(User.id))
            .where(col(User.id) == user_id)
            .order_by(func.lower(memberships.c.name), memberships.c.company_id)
            .limit(_MOST_GROUPS)
        )
        return rows.all()

    async def time_zone_of(self, user: User) -> str:
        """Of the company they work in; empty where there is none."""
        found = await self._uow.execute(
            select(Company.time_zone).where(
                col(Company.id) == user.last_company_id, col(Company.deleted_at).is_(None)
            )
        )
        return found.scalar_one_or_none() or ""

    async def hide_first_steps(self, user_id: UUID, company_id: UUID) -> None:
        await self._uow.execute(
            update(Member)
            .where(
                col(Member.user_id) == user_id,
                col(Member.company_id) == company_id,
                col(Member.removed_at).is_(None),
            )
            .values(hides_first_steps=True)
        )

    async def projects_of(self, user_id: UUID, company_id: UUID, role: Role) -> Sequence[Any]:
        """The company's running projects the user may open: their own, or all for admins."""
        statement = (
            select(
                col(Project.id).label("project_id"),
                Project.name,
                Project.time_zone,
                func.coalesce(col(ProjectMember.is_manager), False).label("is_project_manager"),
            )
            .outerjoin(
                ProjectMember,
                (col(ProjectMember.project_id) == col(Project.id)) & (col(ProjectMember.user_id) == user_id),
            )
            .where(col(Project.company_id) == company_id, col(Project.archived_at).is_(None))
            .order_by(func.lower(col(Project.name)))
            .limit(_MOST_PROJECTS)
        )
        if not role.at_least(Role.ADMIN):
            statement = statement.where(col(ProjectMember.user_id).is_not(None))
        return (await self._uow.execute(statement)).all()

    async def company_to_open(self, user_id: UUID, *wanted: UUID | None) -> UUID | None:
        """The first wanted company the user still belongs to, else the one they joined first."""
        rows = await self._uow.execute(
            select(Member.company_id)
            .join(Company, col(Company.id) == col(Member.company_id))
            .where(
                col(Member.user_id) == user_id,
                col(Member.removed_at).is_(None),
                col(Company.deleted_at).is_(None),
            )
            .order_by(col(Member.joined_at), col(Member.id))
        )
        companies = list(rows.scalars())
        return next((each for each in wanted if each in companies), companies[0] if companies else None)


class TokenRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    def add(self, token: OneTimeToken) -> None:
        self._uow.add(token)

    def insert(self, token: OneTimeToken) -> None:
        self._uow.insert(token)

    async def delete_all(self, purpose: TokenPurpose, subject_id: UUID) -> None:
        await self._uow.execute(
            delete(OneTimeToken).where(
                col(OneTimeToken.purpose) == purpose.value, col(OneTimeToken.subject_id) == subject_id
            )
        )

    async def find_subject(self, purpose: TokenPurpose, token_hash: bytes) -> UUID | None:
        found = await self._uow.execute(
            select(OneTimeToken.subject_id).where(
                col(OneTimeToken.purpose) == purpose.value,
                col(OneTimeToken.token_hash) == token_hash,
                col(OneTimeToken.used_at).is_(None),
                col(OneTimeToken.expires_at) > now(),
            )
        )
        return found.scalar_one_or_none()

    async def use(self, purpose: TokenPurpose, token_hash: bytes) -> UUID | None:
        used = await self._uow.execute(
            update(OneTimeToken)
            .where(
                col(OneTimeToken.purpose) == purpose.value,
                col(OneTimeToken.token_hash) == token_hash,
                col(OneTimeToken.used_at).is_(None),
                col(OneTimeToken.expires_at) > now(),
            )
            .values(used_at=now())
            .returning(col(OneTimeToken.subject_id))
        )
        return used.scalar_one_or_none()

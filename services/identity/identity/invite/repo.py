from collections.abc import Sequence
from typing import Any
from uuid import UUID

from chassis.access import Actor, Role
from chassis.clock import now
from chassis.db import UnitOfWork, is_any
from chassis.db.statements import col, locked, select
from chassis.http import Paging
from chassis.http.paging import fetch_page
from sqlalchemy import ColumnElement, Select, Text, case, func, or_, update

from identity.directory.sql import PERSON_COLUMNS
from identity.invite.schemas import InviteStatus
from identity.tables.company import Company
from identity.tables.invite import Invite
from identity.tables.member import Member
from identity.tables.project import Project
from identity.tables.team import Team
from identity.tables.user import User


class InviteRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def find(self, actor: Actor, invite_id: UUID, *, lock: bool = False) -> Invite | None:
        return await self._one(lock, col(Invite.id) == invite_id, col(Invite.company_id) == actor.company_id)

    async def find_by_id(self, invite_id: UUID, *, lock: bool = False) -> Invite | None:
        """For the holder of its secret and for its mail; anyone else starts from their company."""
        return await self._one(lock, col(Invite.id) == invite_id)

    async def _one(self, lock: bool, *conditions: ColumnElement[bool]) -> Invite | None:
        statement = select(Invite).where(*conditions)
        if lock:
            statement = locked(statement)
        return (await self._uow.execute(statement)).scalar_one_or_none()

    def add(self, invite: Invite) -> Invite:
        return self._uow.add(invite)

    async def page(
        self, actor: Actor, status: InviteStatus | None, search: str, paging: Paging
    ) -> tuple[list[Any], int]:
        statement = _shown().where(col(Invite.company_id) == actor.company_id).order_by(col(Invite.id).desc())
        if status is not None:
            statement = statement.where(status_column() == status.value)
        if search:
            statement = statement.where(
                or_(
                    col(Invite.email).icontains(search, autoescape=True),
                    col(Invite.full_name).icontains(search, autoescape=True),
                )
            )
        return await fetch_page(self._uow, statement, paging)

    async def shown(self, invite_id: UUID) -> Any:
        """The invite with its status and whoever made it."""
        found = await self._uow.execute(_shown().where(col(Invite.id) == invite_id))
        return found.one()

    async def seen(self, invite_id: UUID) -> Any:
        """What its holder is told."""
        has_account = (
            select(User.id)
            .where(col(User.email) == col(Invite.email), col(User.email_verified_at).is_not(None))
            .exists()
        )
        inviter = select(User.full_name).where(col(User.id) == col(Invite.invited_by)).scalar_subquery()
        inviter_language = (
            select(User.language).where(col(User.id) == col(Invite.invited_by)).scalar_subquery()
        )
        own_language = (
            select(User.language)
            .where(col(User.email) == col(Invite.email))
            .correlate(Invite)
            .scalar_subquery()
        )
        found = await self._uow.execute(
            select(
                Invite,
                col(Company.name).label("group_name"),
                inviter.label("invited_by_name"),
                func.coalesce(own_language, inviter_language).label("language"),
                has_account.label("has_account"),
            )
            .join(Company, col(Company.id) == col(Invite.company_id))
            .where(col(Invite.id) == invite_id, col(Company.deleted_at).is_(None))
        )
        return found.one_or_none()

    async def open_among(self, company_id: UUID, emails: Sequence[str]) -> dict[str, Invite]:
        """By address: invites neither accepted nor revoked, expired or not; there is at most one each."""
        found = await self._uow.execute(
            select(Invite).where(
                col(Invite.company_id) == company_id,
                is_any(col(Invite.email), emails),
                col(Invite.accepted_at).is_(None),
                col(Invite.revoked_at).is_(None),
            )
        )
        return {invite.email: invite for invite in found.scalars()}

    async def open_of(self, company_id: UUID, user_id: UUID) -> Sequence[Invite]:
        """Those this person made, neither accepted nor revoked, expired or not."""
        found = await self._uow.execute(
            select(Invite)
            .where(
                col(Invite.company_id) == company_id,
                col(Invite.invited_by) == user_id,
                col(Invite.accepted_at).is_(None),
                col(Invite.revoked_at).is_(None),
            )
            .order_by(col(Invite.email))
        )
        return found.scalars().all()

    async def role_of_inviter(self, invite: Invite) -> Role | None:
        found = await self._uow.execute(
            select(Member.role).where(
                col(Member.company_id) == invite.company_id,
                col(Member.user_id) == invite.invited_by,
                col(Member.removed_at).is_(None),
            )
        )
        role = found.scalar_one_or_none()
        return None if role is None else Role(role)

    async def members_among(self, company_id: UUID, emails: Sequence[str]) -> set[str]:
        found = await self._uow.execute(
            select(User.email)
            .join(Member, col(Member.user_id) == col(User.id))
            .where(
                col(Member.company_id) == company_id,
                col(Member.removed_at).is_(None),
                is_any(col(User.email), emails),
            )
        )
        return set(found.scalars())

    async def revoke_all(self, invites: Sequence[Invite]) -> None:
        if not invites:
            return
        await self._uow.execute(
            update(Invite)
            .where(is_any(col(Invite.id), [each.id for each in invites]))
            .values(revoked_at=now())
        )

    async def team_names(self, company_id: UUID, team_ids: Sequence[UUID]) -> dict[UUID, str]:
        found = await self._uow.execute(
            select(Team.id, Team.name).where(
                col(Team.company_id) == company_id, is_any(col(Team.id), team_ids)
            )
        )
        return {row.id: row.name for row in found}

    async def project_names(
        self, company_id: UUID, project_ids: Sequence[UUID], *, only_running: bool = False
    ) -> dict[UUID, str]:
        statement = select(Project.id, Project.name).where(
            col(Project.company_id) == company_id, is_any(col(Project.id), project_ids)
        )
        if only_running:
            statement = statement.where(col(Project.archived_at).is_(None))
        return {row.id: row.name for row in await self._uow.execute(statement)}

    async def teams_named(self, company_id: UUID, names: Sequence[str]) -> dict[str, UUID]:
        """By name in lower case."""
        lowered = func.lower(col(Team.name), type_=Text())
        found = await self._uow.execute(
            select(lowered.label("name"), Team.id).where(
                col(Team.company_id) == company_id, is_any(lowered, names)
            )
        )
        return {row.name: row.id for row in found}

    async def projects_named(self, company_id: UUID, names: Sequence[str]) -> dict[str, UUID]:
        lowered = func.lower(col(Project.name), type_=Text())
        found = await self._uow.execute(
            select(lowered.label("name"), Project.id).where(
                col(Project.company_id) == company_id,
                col(Project.archived_at).is_(None),
                is_any(lowered, names),
            )
        )
        return {row.name: row.id for row in found}

    async def is_member(self, company_id: UUID, user_id: UUID) -> bool:
        found = await self._uow.execute(
            select(Member.id).where(
                col(Member.company_id) == company_id,
                col(Member.user_id) == user_id,
                col(Member.removed_at).is_(None),
            )
        )
        return found.scalar_one_or_none() is not None

    def add_member(self, member: Member) -> Member:
        return self._uow.add(member)


def status_column() -> ColumnElement[str]:
    return case(
        (col(Invite.revoked_at).is_not(None), InviteStatus.REVOKED.value),
        (col(Invite.accepted_at).is_not(None), InviteStatus.ACCEPTED.value),
        (col(Invite.expires_at) <= now(), InviteStatus.EXPIRED.value),
        else_=InviteStatus.PENDING.value,
    )


def _shown() -> Select[*tuple[Any, ...]]:
    """What lists show of an invite: itself, its status and who made it."""
    return select(
        col(Invite.id).label("invite_id"),
        col(Invite.email).label("invited_email"),
        col(Invite.full_name).label("invited_name"),
        Invite.role,
        Invite.team_ids,
        Invite.project_ids,
        Invite.created_at,
        Invite.sent_at,
        Invite.expires_at,
        status_column().label("status"),
        *PERSON_COLUMNS,
    ).join(User, col(User.id) == col(Invite.invited_by))

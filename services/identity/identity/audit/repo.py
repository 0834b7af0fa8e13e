from collections.abc import Collection, Sequence
from datetime import timedelta
from typing import Any
from uuid import UUID

from chassis.access import Actor
from chassis.db import UnitOfWork
from chassis.db.statements import col, containing, is_any, select
from chassis.http import Paging, Place
from chassis.http.keyset import fetch_slice
from chassis.http.paging import fetch_page
from chassis.ids import first_id_at
from sqlalchemy import Select, and_, any_, func, or_, union_all

from identity.audit.schemas import AuditFilter
from identity.directory.sql import PERSON_COLUMNS, belongs_or_belonged_to
from identity.tables.audit import AuditRecord
from identity.tables.company import Company
from identity.tables.member import Member
from identity.tables.project import Project
from identity.tables.team import Team
from identity.tables.user import User

# A record gets its id when it is made and its time when it is written, at most a request later.
_ID_BEFORE_TIME = timedelta(minutes=1)


class AuditRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def time_zone(self, actor: Actor) -> str:
        found = await self._uow.execute(select(Company.time_zone).where(col(Company.id) == actor.company_id))
        return found.scalar_one()

    async def page(self, actor: Actor, wanted: AuditFilter, paging: Paging) -> tuple[list[Any], int]:
        return await fetch_page(self._uow, shown(actor, wanted), paging)

    async def slice(self, actor: Actor, wanted: AuditFilter, place: Place) -> tuple[list[Any], UUID | None]:
        return await fetch_slice(self._uow, shown(actor, wanted), col(AuditRecord.id), place)

    async def names(self, actor: Actor, ids: Collection[UUID]) -> dict[UUID, str]:
        """Of those that are people, teams or projects of the company; of its people also who left."""
        company_id = actor.company_id
        found = await self._uow.execute(
            union_all(
                select(User.id, col(User.full_name).label("name")).where(
                    is_any(col(User.id), ids), belongs_or_belonged_to(company_id)
                ),
                select(Team.id, Team.name).where(
                    is_any(col(Team.id), ids), col(Team.company_id) == company_id
                ),
                select(Project.id, Project.name).where(
                    is_any(col(Project.id), ids), col(Project.company_id) == company_id
                ),
            )
        )
        return {row.id: row.name for row in found}

    async def companies_of(self, user_id: UUID) -> Sequence[UUID]:
        """All whose log tells of the person's account."""
        found = await self._uow.execute(
            select(Member.company_id)
            .join(Company, col(Company.id) == col(Member.company_id))
            .where(
                col(Member.user_id) == user_id,
                col(Member.removed_at).is_(None),
                col(Company.deleted_at).is_(None),
            )
        )
        return found.scalars().all()


def shown(actor: Actor, wanted: AuditFilter) -> Select[Any]:
    statement = (
        select(
            col(AuditRecord.id).label("audit_record_id"),
            AuditRecord.at,
            AuditRecord.action,
            AuditRecord.subject_type,
            AuditRecord.subject_id,
            AuditRecord.subject_name,
            AuditRecord.changes,
            AuditRecord.service,
            AuditRecord.ip,
            AuditRecord.user_agent,
            *PERSON_COLUMNS,
        )
        .outerjoin_from(
            AuditRecord,
            User,
            and_(col(User.id) == col(AuditRecord.actor_user_id), belongs_or_belonged_to(actor.company_id)),
        )
        .where(col(AuditRecord.company_id) == actor.company_id)
        .order_by(col(AuditRecord.id).desc())
    )
    if wanted.since is not None:
        # Twice the same: the time is what is asked for, the ids are what the index knows.
        statement = statement.where(
            col(AuditRecord.at) >= wanted.since,
            col(AuditRecord.id) >= first_id_at(wanted.since - _ID_BEFORE_TIME),
        )
    if wanted.until is not None:
        statement = statement.where(
            col(AuditRecord.at) < wanted.until,
            col(AuditRecord.id) < first_id_at(wanted.until + _ID_BEFORE_TIME),
        )
    if wanted.actor_user_id is not None:
        statement = statement.where(col(AuditRecord.actor_user_id) == wanted.actor_user_id)
    if wanted.action is not None:
        statement = statement.where(col(AuditRecord.action) == wanted.action)
    if wanted.subject_type is not None:
        statement = statement.where(col(AuditRecord.subject_type) == wanted.subject_type)
    if wanted.search:
        # Of years of a company's acts: each side by an index of its own, so people are found first.
        pattern = containing(wanted.search)
        people = _people_called(actor, pattern)
        statement = statement.where(
            or_(
                col(AuditRecord.subject_name).ilike(pattern),
                col(AuditRecord.actor_user_id) == any_(func.array(people.scalar_subquery())),
            )
        )
    return statement


def _people_called(actor: Actor, pattern: str) -> Select[UUID]:
    """Who is, or was, of the company."""
    return select(User.id).where(
        belongs_or_belonged_to(actor.company_id),
        or_(col(User.full_name).ilike(pattern), col(User.email).ilike(pattern)),
    )

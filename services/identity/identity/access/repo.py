from collections.abc import Sequence
from typing import Any
from uuid import UUID

from chassis.clock import now
from chassis.db import Prepared, UnitOfWork
from chassis.db.statements import col, locked, select
from sqlalchemy import DateTime, ScalarSelect, Select, Uuid, and_, bindparam, func, literal, tuple_
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.orm import aliased

from identity.directory.sql import is_away_at, is_of_a_company
from identity.tables.absence import MemberAbsence
from identity.tables.company import Company
from identity.tables.member import Member
from identity.tables.project import Project, ProjectMember
from identity.tables.session import Session
from identity.tables.team import Team, TeamMember

_USER = bindparam("user_id", type_=Uuid())
_COMPANY = bindparam("company_id", type_=Uuid())
_SESSION = bindparam("session_id", type_=Uuid())
_MOMENT = bindparam("moment", type_=DateTime(timezone=True))


class AccessRepo:
    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def find(self, user_id: UUID, company_id: UUID | None, session_id: UUID) -> Any | None:
        """Everything an access answer needs in one statement: every call of every service waits for it. None
        where the session is over."""
        plan = _ACCESS.plan(user_id=user_id, company_id=company_id, session_id=session_id, moment=now())
        return next(iter(await self._uow.rows(plan)), None)

    async def members_after(self, company_id: UUID, user_id: UUID, limit: int) -> Sequence[Member]:
        """Of all companies that are not deleted. Nobody changes them until this unit ends."""
        ids = tuple_(col(Member.company_id), col(Member.user_id))
        held = locked(
            select(Member)
            .where(
                ids > (company_id, user_id),
                col(Member.removed_at).is_(None),
                is_of_a_company(col(Member.company_id)),
            )
            .order_by(ids)
            .limit(limit),
            read=True,
        )
        return (await self._uow.execute(held)).scalars().all()


def _statement() -> Select[Any]:
    teams = (
        select(func.array_agg(col(TeamMember.team_id)))
        .join(Team, col(Team.id) == col(TeamMember.team_id))
        .where(col(TeamMember.user_id) == _USER, col(Team.company_id) == _COMPANY)
        .scalar_subquery()
    )
    in_projects = (
        select(ProjectMember.project_id, ProjectMember.is_manager)
        .join(Project, col(Project.id) == col(ProjectMember.project_id))
        .where(col(ProjectMember.user_id) == _USER, col(Project.company_id) == _COMPANY)
        .cte("in_projects")
    )
    projects = select(func.array_agg(in_projects.c.project_id)).scalar_subquery()
    managed = (
        select(func.array_agg(in_projects.c.project_id)).where(in_projects.c.is_manager).scalar_subquery()
    )
    state = select(Company.state).where(col(Company.id) == _COMPANY).scalar_subquery()
    live_company = (
        select(literal(1)).where(col(Company.id) == _COMPANY, col(Company.deleted_at).is_(None)).exists()
    )
    return (
        select(
            Member.role,
            teams.label("team_ids"),
            projects.label("project_ids"),
            managed.label("managed_project_ids"),
            state.label("company_state"),
            _who_is_away().label("stands_in_for"),
        )
        .select_from(Session)
        .outerjoin(
            Member,
            and_(
                col(Member.user_id) == col(Session.user_id),
                col(Member.company_id) == _COMPANY,
                col(Member.removed_at).is_(None),
                live_company,
            ),
        )
        .where(
            col(Session.id) == _SESSION,
            col(Session.user_id) == _USER,
            col(Session.revoked_at).is_(None),
            col(Session.expires_at) > _MOMENT,
        )
    )


def _who_is_away() -> ScalarSelect[Any]:
    """Whoever has named them to stand in, is away now and has not left."""
    away = aliased(Member)
    teams = (
        select(func.array_agg(col(TeamMember.team_id)))
        .join(Team, col(Team.id) == col(TeamMember.team_id))
        .where(col(TeamMember.user_id) == col(MemberAbsence.user_id), col(Team.company_id) == _COMPANY)
        .correlate(MemberAbsence)
        .scalar_subquery()
    )
    said = func.jsonb_build_object("userId", col(MemberAbsence.user_id), "teamIds", teams)
    return (
        select(func.jsonb_agg(said, type_=JSONB))
        .select_from(MemberAbsence)
        .join(
            away,
            and_(
                col(away.user_id) == col(MemberAbsence.user_id),
                col(away.company_id) == _COMPANY,
                col(away.removed_at).is_(None),
            ),
        )
        .where(is_away_at(_MOMENT, _COMPANY), col(MemberAbsence.stand_in_id) == _USER)
        .scalar_subquery()
    )


_ACCESS = Prepared(_statement(), keeps_plan=True)

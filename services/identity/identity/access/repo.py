from uuid import UUID

from chassis.access.reader import Access, CompanyState
from chassis.access.roles import Role
from chassis.clock import now
from chassis.db.database import Database
from sqlalchemy import and_, func, literal, select

from identity.company.models import Company
from identity.member.models import Member
from identity.project.models import Project, ProjectMember
from identity.session.models import Session
from identity.team.models import Team, TeamMember


class AccessRepo:
    """Reads everything an access answer needs in one statement: every call of every service waits for it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get_access(self, user_id: UUID, company_id: UUID | None, session_id: UUID) -> Access:
        async with self._database.reading() as uow:
            row = (await uow.execute(_statement(user_id, company_id, session_id))).one_or_none()
        if row is None:
            return Access(session_active=False)
        return Access(
            session_active=True,
            role=Role(row.role) if row.role else None,
            team_ids=frozenset(row.team_ids or ()),
            project_ids=frozenset(row.project_ids or ()),
            managed_project_ids=frozenset(row.managed_project_ids or ()),
            company_state=CompanyState(row.company_state or CompanyState.ACTIVE),
        )

    def forget_user(self, user_id: UUID) -> None:
        """Nothing is remembered here."""


def _statement(user_id: UUID, company_id: UUID | None, session_id: UUID):
    teams = (
        select(func.array_agg(TeamMember.team_id))
        .join(Team, Team.id == TeamMember.team_id)
        .where(TeamMember.user_id == user_id, Team.company_id == company_id)
        .scalar_subquery()
    )
    in_projects = (
        select(ProjectMember.project_id, ProjectMember.is_manager)
        .join(Project, Project.id == ProjectMember.project_id)
        .where(ProjectMember.user_id == user_id, Project.company_id == company_id)
        .cte("in_projects")
    )
    projects = select(func.array_agg(in_projects.c.project_id)).scalar_subquery()
    managed = (
        select(func.array_agg(in_projects.c.project_id)).where(in_projects.c.is_manager).scalar_subquery()
    )
    state = select(Company.state).where(Company.id == company_id).scalar_subquery()
    live_company = select(literal(1)).where(Company.id == company_id, Company.deleted_at.is_(None)).exists()
    return (
        select(
            Member.role,
            teams.label("team_ids"),
            projects.label("project_ids"),
            managed.label("managed_project_ids"),
            state.label("company_state"),
        )
        .select_from(Session)
        .outerjoin(
            Member,
            and_(
                Member.user_id == Session.user_id,
                Member.company_id == company_id,
                Member.removed_at.is_(None),
                live_company,
            ),
        )
        .where(
            Session.id == session_id,
            Session.user_id == user_id,
            Session.revoked_at.is_(None),
            Session.expires_at > now(),
        )
    )

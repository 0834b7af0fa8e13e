from datetime import datetime
from uuid import UUID

from chassis.db import created_at_column, default_column, id_column, updated_at_column
from sqlalchemy import Index, text
from sqlmodel import Field

from identity.tables import Base


class Team(Base, table=True):
    __tablename__ = "team"
    __table_args__ = (
        Index("uq_team_name", "company_id", text("lower(name)"), unique=True),
        Index("uq_team_everyone", "company_id", unique=True, postgresql_where=text("is_everyone")),
    )

    id: UUID = id_column()
    company_id: UUID = Field(foreign_key="company.id")
    name: str
    description: str = default_column("")
    is_everyone: bool = default_column(False)
    """Whoever joins the company is put into it."""
    created_by: UUID
    created_at: datetime = created_at_column()
    updated_at: datetime = updated_at_column()


class TeamMember(Base, table=True):
    __tablename__ = "team_member"

    team_id: UUID = Field(foreign_key="team.id", ondelete="CASCADE", primary_key=True)
    user_id: UUID = Field(foreign_key="user.id", primary_key=True, index=True)
    is_lead: bool = default_column(False)
    added_at: datetime = created_at_column()

from datetime import datetime
from uuid import UUID

from chassis.db import created_at_column
from sqlmodel import Field

from forms.tables import Base


class GoneTeam(Base, table=True):
    """A deleted team: pinned workflows go on naming it."""

    __tablename__ = "gone_team"

    team_id: UUID = Field(primary_key=True)
    company_id: UUID | None = None
    """None: deleted before it was noted whose it was; whoever names it is told."""
    deleted_at: datetime = created_at_column()


class GoneMember(Base, table=True):
    """Who left a company: what comes back to them waits for nobody."""

    __tablename__ = "gone_member"

    company_id: UUID = Field(primary_key=True)
    user_id: UUID = Field(primary_key=True)

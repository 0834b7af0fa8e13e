from datetime import datetime
from uuid import UUID

from chassis.db import created_at_column, id_column, updated_at_column
from sqlalchemy import ForeignKey, Index, text
from sqlalchemy.orm import Mapped, mapped_column

from identity.tables import Base


class Team(Base):
    __tablename__ = "team"
    __table_args__ = (Index("uq_team_name", "company_id", text("lower(name)"), unique=True),)

    id: Mapped[UUID] = id_column()
    company_id: Mapped[UUID] = mapped_column(ForeignKey("company.id"))
    name: Mapped[str]
    description: Mapped[str] = mapped_column(default="", server_default=text("''"))
    created_by: Mapped[UUID]
    created_at: Mapped[datetime] = created_at_column()
    updated_at: Mapped[datetime] = updated_at_column()


class TeamMember(Base):
    __tablename__ = "team_member"

    team_id: Mapped[UUID] = mapped_column(ForeignKey("team.id", ondelete="CASCADE"), primary_key=True)
    user_id: Mapped[UUID] = mapped_column(ForeignKey("user.id"), primary_key=True, index=True)
    is_lead: Mapped[bool] = mapped_column(default=False, server_default=text("false"))
    added_at: Mapped[datetime] = created_at_column()

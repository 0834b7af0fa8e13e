from datetime import datetime
from uuid import UUID

from chassis.db import created_at_column, default_column, id_column
from sqlalchemy import Index, text
from sqlmodel import Field

from identity.tables import Base


class Invite(Base, table=True):
    """An open seat with a name on it. Its mailed secret is a `OneTimeToken`."""

    __tablename__ = "invite"
    __table_args__ = (
        Index(
            "uq_invite_pending",
            "company_id",
            "email",
            unique=True,
            postgresql_where=text("accepted_at is null and revoked_at is null"),
        ),
    )

    id: UUID = id_column()
    company_id: UUID = Field(foreign_key="company.id")
    email: str
    full_name: str = default_column("")
    role: str
    team_ids: list[UUID]
    project_ids: list[UUID]
    invited_by: UUID = Field(foreign_key="user.id")
    created_at: datetime = created_at_column()
    sent_at: datetime | None = None
    expires_at: datetime
    accepted_at: datetime | None = None
    accepted_by: UUID | None = None
    revoked_at: datetime | None = None

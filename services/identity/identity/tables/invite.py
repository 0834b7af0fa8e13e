from datetime import datetime
from uuid import UUID

from chassis.db import created_at_column, id_column
from sqlalchemy import ForeignKey, Index, Uuid, text
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.orm import Mapped, mapped_column

from identity.tables import Base


class Invite(Base):
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

    id: Mapped[UUID] = id_column()
    company_id: Mapped[UUID] = mapped_column(ForeignKey("company.id"))
    email: Mapped[str]
    full_name: Mapped[str] = mapped_column(default="", server_default=text("''"))
    role: Mapped[str]
    team_ids: Mapped[list[UUID]] = mapped_column(ARRAY(Uuid()))
    project_ids: Mapped[list[UUID]] = mapped_column(ARRAY(Uuid()))
    invited_by: Mapped[UUID] = mapped_column(ForeignKey("user.id"))
    created_at: Mapped[datetime] = created_at_column()
    sent_at: Mapped[datetime | None]
    expires_at: Mapped[datetime]
    accepted_at: Mapped[datetime | None]
    accepted_by: Mapped[UUID | None]
    revoked_at: Mapped[datetime | None]

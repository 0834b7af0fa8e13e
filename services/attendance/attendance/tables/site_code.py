from datetime import datetime
from uuid import UUID

from chassis.db import created_at_column, id_column
from sqlalchemy import Index, text

from attendance.tables import Base


class SiteCode(Base, table=True):
    """What the poster of a project holds. Renewed it stays: punches say by which one they were made."""

    __tablename__ = "site_code"
    __table_args__ = (
        Index("uq_site_code_code", "code", "company_id", unique=True),
        Index(
            "uq_site_code_project",
            "company_id",
            "project_id",
            unique=True,
            postgresql_where=text("revoked_at is null"),
        ),
    )

    id: UUID = id_column()
    company_id: UUID
    project_id: UUID
    code: str
    created_by: UUID
    created_at: datetime = created_at_column()
    revoked_at: datetime | None = None

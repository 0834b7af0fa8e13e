from datetime import datetime
from enum import StrEnum
from typing import Any
from uuid import UUID

from chassis.db import created_at_column, default_column, id_column
from sqlalchemy import Index, text
from sqlalchemy.dialects.postgresql import JSONB
from sqlmodel import Field

from forms.tables import Base


class ExportState(StrEnum):
    WAITING = "waiting"
    MAKING = "making"
    READY = "ready"
    FAILED = "failed"


class ExportJob(Base, table=True):
    """A list of submissions that is made into a file while whoever asked goes on with something else."""

    __tablename__ = "export_job"
    __table_args__ = (
        Index("ix_export_job_asker", "company_id", "user_id", "created_at"),
        Index("ix_export_job_gone_at", "gone_at"),
        Index(
            "ix_export_job_unfinished",
            "created_at",
            postgresql_where=text("state in ('waiting', 'making')"),
        ),
    )

    id: UUID = id_column()
    company_id: UUID
    user_id: UUID
    session_id: UUID
    """With whose rights it is made, as long as they are signed in."""
    access: dict[str, Any] = Field(sa_type=JSONB)
    """What they were allowed when they asked: with less they don't get the file."""
    asked: dict[str, Any] = Field(sa_type=JSONB)
    language: str
    state: str = default_column(ExportState.WAITING.value)
    total: int
    """Submissions, of each table anew."""
    done: int = default_column(0)
    tries: int = default_column(0)
    """Whose number a worker says: one that was taken for dead changes nothing any more."""
    heard_at: datetime | None = None
    """When its worker was last heard of."""
    file_key: str | None = None
    file_name: str | None = None
    """What it is called; none in what the release before made."""
    failure: str | None = None
    """Why there is no file, in their language."""
    created_at: datetime = created_at_column()
    gone_at: datetime
    """From then on nothing is left of it."""

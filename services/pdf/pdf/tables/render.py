from datetime import datetime
from enum import StrEnum
from typing import Any
from uuid import UUID

from chassis.clock import now
from chassis.db import created_at_column, default_column, id_column, updated_at_column
from sqlalchemy import Index, text
from sqlalchemy.dialects.postgresql import JSONB
from sqlmodel import Field

from pdf.tables import Base


class RenderState(StrEnum):
    QUEUED = "queued"
    RENDERING = "rendering"
    READY = "ready"
    FAILED = "failed"


OPEN = (RenderState.QUEUED, RenderState.RENDERING)


class UnfinishedPaper(Base, table=True):
    """Files that are being stored, until a render points at them: a worker that dies leaves them behind."""

    __tablename__ = "unfinished_paper"

    file_key: str = Field(primary_key=True)
    pictures: int
    """How many lie beside it."""
    created_at: datetime = Field(default_factory=now, index=True)


class Render(Base, table=True):
    """One PDF: of one submission as it looked at one revision, in one language."""

    __tablename__ = "render"
    __table_args__ = (
        Index("uq_render_of_revision", "submission_id", "revision", "language", unique=True),
        Index("ix_render_company", "company_id"),
    )

    id: UUID = id_column()
    company_id: UUID
    submission_id: UUID
    revision: str
    language: str
    state: str
    is_large: bool = default_column(False)
    """It waits for, or is made by, the pool for large papers."""
    progress: int = default_column(0)
    file_key: str | None = None
    title: str = default_column("")
    """As a person reads it; the file's name lacks what a name of a file may not have."""
    file_name: str = default_column("")
    pages: int = default_column(0)
    size: int = default_column(0)
    pictures: list[dict[str, Any]] = Field(
        default_factory=list, sa_type=JSONB, sa_column_kwargs={"server_default": text("'[]'")}
    )
    """Of its first pages, in their order: `{width, height, text}`. Their files lie beside the PDF's."""
    failure: str | None = None
    created_at: datetime = created_at_column()
    updated_at: datetime = updated_at_column()

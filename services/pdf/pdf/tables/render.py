from datetime import datetime
from enum import StrEnum
from typing import Any
from uuid import UUID

from chassis.clock import now
from chassis.db import created_at_column, id_column, updated_at_column
from sqlalchemy import DateTime, Index, false, text
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.orm import Mapped, mapped_column

from pdf.tables import Base


class RenderState(StrEnum):
    QUEUED = "queued"
    RENDERING = "rendering"
    READY = "ready"
    FAILED = "failed"


OPEN = (RenderState.QUEUED, RenderState.RENDERING)


class UnfinishedPaper(Base):
    """Files that are being stored, until a render points at them: a worker that dies leaves them behind."""

    __tablename__ = "unfinished_paper"

    file_key: Mapped[str] = mapped_column(primary_key=True)
    pictures: Mapped[int]
    """How many lie beside it."""
    created_at: Mapped[datetime] = mapped_column(DateTime(timezone=True), default=now, index=True)


class Render(Base):
    """One PDF: of one submission as it looked at one revision, in one language."""

    __tablename__ = "render"
    __table_args__ = (
        Index("uq_render_of_revision", "submission_id", "revision", "language", unique=True),
        Index("ix_render_company", "company_id"),
    )

    id: Mapped[UUID] = id_column()
    company_id: Mapped[UUID]
    submission_id: Mapped[UUID]
    revision: Mapped[str]
    language: Mapped[str]
    state: Mapped[str]
    is_large: Mapped[bool] = mapped_column(default=False, server_default=false())
    """It waits for, or is made by, the pool for large papers."""
    progress: Mapped[int] = mapped_column(default=0, server_default=text("0"))
    file_key: Mapped[str | None]
    file_name: Mapped[str] = mapped_column(default="", server_default=text("''"))
    pages: Mapped[int] = mapped_column(default=0, server_default=text("0"))
    size: Mapped[int] = mapped_column(default=0, server_default=text("0"))
    pictures: Mapped[list[dict[str, Any]]] = mapped_column(JSONB, default=list, server_default=text("'[]'"))
    """Of its first pages, in their order: `{width, height, text}`. Their files lie beside the PDF's."""
    failure: Mapped[str | None]
    created_at: Mapped[datetime] = created_at_column()
    updated_at: Mapped[datetime] = updated_at_column()

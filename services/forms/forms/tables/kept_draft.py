from datetime import datetime
from typing import Any
from uuid import UUID

from chassis.db import created_at_column, id_column
from sqlalchemy import Index
from sqlalchemy.dialects.postgresql import JSONB
from sqlmodel import Field

from forms.tables import Base


class FormKeptDraft(Base, table=True):
    """A draft that was never published, as it was when an older version was restored over it."""

    __tablename__ = "form_kept_draft"
    __table_args__ = (
        Index("ix_form_kept_draft_template_id", "template_id"),
        Index("ix_form_kept_draft_kept_at", "kept_at"),
    )

    id: UUID = id_column()
    template_id: UUID = Field(foreign_key="form_template.id", ondelete="CASCADE")
    body: list[Any] = Field(sa_type=JSONB)
    workflow: dict[str, Any]
    detail: dict[str, Any]
    """The settings as they were, `TemplateDetail` as JSON."""
    fields_count: int
    kept_by: UUID
    """Who restored something over it."""
    kept_at: datetime = created_at_column()

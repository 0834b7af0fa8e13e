from datetime import datetime
from uuid import UUID

from chassis.db import created_at_column, default_column, id_column
from sqlalchemy import BigInteger, Index, text
from sqlmodel import Field

from forms.tables import Base


class TemplateFile(Base, table=True):
    """A picture that a template's author put into it. A copy of the template has rows of its own, and shares
    what is stored."""

    __tablename__ = "template_file"
    __table_args__ = (
        Index("ix_template_file_stored_with", "stored_with"),
        # The clearing up asks only for these.
        Index(
            "ix_template_file_unused",
            "unused_since",
            postgresql_where=text("unused_since is not null and not is_published"),
        ),
    )

    template_id: UUID = Field(foreign_key="form_template.id", ondelete="CASCADE", primary_key=True)
    id: UUID = id_column()
    stored_with: UUID
    """The template that it was uploaded for: what is stored lies in its folder."""
    key: str
    shown_key: str
    """As it is shown on screens and on paper."""
    name: str
    size: int = Field(sa_type=BigInteger)
    content_type: str
    unused_since: datetime | None = None
    """None: the draft shows it."""
    is_published: bool = default_column(False)
    """A published version shows it: never deleted, whatever becomes of the draft."""
    uploaded_by: UUID
    created_at: datetime = created_at_column()

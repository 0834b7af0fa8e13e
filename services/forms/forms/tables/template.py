from datetime import datetime
from typing import Any
from uuid import UUID

from chassis.db import created_at_column, id_column
from sqlalchemy import BigInteger, CheckConstraint, ForeignKey, Index, text
from sqlalchemy import Uuid as UuidType
from sqlalchemy.dialects.postgresql import ARRAY, JSONB
from sqlalchemy.orm import Mapped, mapped_column

from forms.tables import Base


class FormTemplate(Base):
    """A form's name, settings and where its draft stands. What is drawn lies in `form_draft` and
    `form_version`: lists never touch it.

    Each part of the draft counts its own saves; which of them the newest version holds says whether anything
    is unpublished.
    """

    __tablename__ = "form_template"
    __table_args__ = (
        Index("ix_form_template_list", "company_id", text("lower(name)"), "id"),
        CheckConstraint("published_version is null or published_version > 0", name="published_version"),
    )

    id: Mapped[UUID] = id_column()
    company_id: Mapped[UUID]
    project_id: Mapped[UUID | None]
    """None: for all projects of the company."""
    name: Mapped[str]
    folder_name: Mapped[str] = mapped_column(default="", server_default=text("''"))
    reference_number_prefix: Mapped[str] = mapped_column(default="", server_default=text("''"))
    reference_number_suffix: Mapped[str] = mapped_column(default="", server_default=text("''"))
    reference_number_starts_from: Mapped[str] = mapped_column(default="", server_default=text("''"))
    """Digits; as many as it has, every number has at least."""
    valid_time_step_id: Mapped[UUID | None]
    valid_time_days: Mapped[int | None]
    is_valid_time_enabled: Mapped[bool] = mapped_column(default=False, server_default=text("false"))

    body_revision: Mapped[int] = mapped_column(default=1, server_default=text("1"))
    body_saved_by: Mapped[UUID]
    body_saved_at: Mapped[datetime] = created_at_column()
    fields_count: Mapped[int] = mapped_column(default=0, server_default=text("0"))
    workflow_revision: Mapped[int] = mapped_column(default=1, server_default=text("1"))
    workflow_saved_by: Mapped[UUID]
    workflow_saved_at: Mapped[datetime] = created_at_column()
    detail_revision: Mapped[int] = mapped_column(default=1, server_default=text("1"))
    detail_saved_by: Mapped[UUID]
    detail_saved_at: Mapped[datetime] = created_at_column()

    published_version: Mapped[int | None]
    published_body_revision: Mapped[int | None]
    published_workflow_revision: Mapped[int | None]
    published_detail_revision: Mapped[int | None]
    start_team_ids: Mapped[list[UUID]] = mapped_column(
        ARRAY(UuidType()), default=list, server_default=text("'{}'")
    )
    """Of the first step of the newest version, so that lists can say who may start it. Empty: everybody of
    its projects."""

    archived_at: Mapped[datetime | None]
    created_by: Mapped[UUID]
    created_at: Mapped[datetime] = created_at_column()
    updated_by: Mapped[UUID]
    updated_at: Mapped[datetime] = created_at_column()


class FormDraft(Base):
    """What is being drawn: one row a template, read only by those who open it."""

    __tablename__ = "form_draft"

    template_id: Mapped[UUID] = mapped_column(
        ForeignKey("form_template.id", ondelete="CASCADE"), primary_key=True
    )
    body: Mapped[list[Any]] = mapped_column(JSONB)
    workflow: Mapped[dict[str, Any]]


class FormVersion(Base):
    """What was published, for ever: the database refuses to change a row."""

    __tablename__ = "form_version"

    template_id: Mapped[UUID] = mapped_column(
        ForeignKey("form_template.id", ondelete="CASCADE"), primary_key=True
    )
    number: Mapped[int] = mapped_column(primary_key=True)
    body: Mapped[list[Any]] = mapped_column(JSONB)
    workflow: Mapped[dict[str, Any]]
    detail: Mapped[dict[str, Any]]
    """The settings as they were, `TemplateDetail` as JSON."""
    fields_count: Mapped[int]
    body_revision: Mapped[int]
    workflow_revision: Mapped[int]
    detail_revision: Mapped[int]
    published_by: Mapped[UUID]
    published_at: Mapped[datetime] = created_at_column()


class FormReferenceCounter(Base):
    """The last reference number given. Apart from the template: who edits waits for nobody who submits."""

    __tablename__ = "form_reference_counter"

    template_id: Mapped[UUID] = mapped_column(
        ForeignKey("form_template.id", ondelete="CASCADE"), primary_key=True
    )
    last: Mapped[int] = mapped_column(BigInteger)

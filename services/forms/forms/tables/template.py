from datetime import datetime
from typing import Any
from uuid import UUID

from chassis.db import created_at_column, default_column, id_column
from sqlalchemy import BigInteger, CheckConstraint, Index, text
from sqlalchemy.dialects.postgresql import JSONB
from sqlmodel import Field

from forms.tables import Base


class FormTemplate(Base, table=True):
    """A form's name, settings and where its draft stands. What is drawn lies in `form_draft` and
    `form_version`: lists never touch it.

    Each part of the draft counts its own saves; which of them the newest version holds says whether anything
    is unpublished.
    """

    __tablename__ = "form_template"
    __table_args__ = (
        Index("ix_form_template_list", "company_id", text("lower(name)"), "id"),
        Index("ix_form_template_changed", "company_id", text("updated_at desc"), "id"),
        Index("ix_form_template_folder", "folder_id", postgresql_where=text("folder_id is not null")),
        CheckConstraint("published_version is null or published_version > 0", name="published_version"),
    )

    id: UUID = id_column()
    company_id: UUID
    project_id: UUID | None = None
    """The first of its projects; None: for all of the company."""
    more_project_ids: list[UUID] = Field(
        default_factory=list, sa_column_kwargs={"server_default": text("'{}'")}
    )
    """In which it is used besides; for all projects, they say nothing. Ask `rights.projects_of`."""
    has_chosen_starters: bool = default_column(False)
    """Else everybody of its projects starts it."""
    starter_roles: list[str] = Field(default_factory=list, sa_column_kwargs={"server_default": text("'{}'")})
    starter_team_ids: list[UUID] = Field(
        default_factory=list, sa_column_kwargs={"server_default": text("'{}'")}
    )
    editor_team_ids: list[UUID] = Field(
        default_factory=list, sa_column_kwargs={"server_default": text("'{}'")}
    )
    """Whose people draw and publish it, besides who manages it."""
    access_revision: int = default_column(1)
    """Of its projects, who starts and who edits it, which are no part of a version."""
    access_saved_by: UUID | None = None
    access_saved_at: datetime | None = None
    name: str
    folder_id: UUID | None = Field(default=None, foreign_key="form_folder.id", ondelete="SET NULL")
    folder_name: str = default_column("")
    """As the folder is called; of an entry of the library, its category."""
    reference_number_prefix: str = default_column("")
    reference_number_suffix: str = default_column("")
    reference_number_starts_from: str = default_column("")
    """Digits; as many as it has, every number has at least."""
    valid_time_step_id: UUID | None = None
    valid_time_days: int | None = None
    is_valid_time_enabled: bool = default_column(False)

    body_revision: int = default_column(1)
    body_saved_by: UUID
    body_saved_at: datetime = created_at_column()
    fields_count: int = default_column(0)
    workflow_revision: int = default_column(1)
    workflow_saved_by: UUID
    workflow_saved_at: datetime = created_at_column()
    detail_revision: int = default_column(1)
    detail_saved_by: UUID
    detail_saved_at: datetime = created_at_column()

    published_version: int | None = None
    published_body_revision: int | None = None
    published_workflow_revision: int | None = None
    published_detail_revision: int | None = None
    start_team_ids: list[UUID] = Field(
        default_factory=list, sa_column_kwargs={"server_default": text("'{}'")}
    )
    """Of the first step of the newest version, so that lists can say who may start it. Empty: everybody of
    its projects."""

    is_library: bool = default_column(False)
    """An entry of the library, `FormCollection`: copied, and never filled in, listed or published itself."""
    archived_at: datetime | None = None
    created_by: UUID
    created_at: datetime = created_at_column()
    updated_by: UUID
    updated_at: datetime = created_at_column()


class FormDraft(Base, table=True):
    """What is being drawn: one row a template, read only by those who open it."""

    __tablename__ = "form_draft"

    template_id: UUID = Field(foreign_key="form_template.id", ondelete="CASCADE", primary_key=True)
    body: list[Any] = Field(sa_type=JSONB)
    workflow: dict[str, Any]


class FormVersion(Base, table=True):
    """What was published, for ever: the database refuses to change a row."""

    __tablename__ = "form_version"

    template_id: UUID = Field(foreign_key="form_template.id", ondelete="CASCADE", primary_key=True)
    number: int = Field(primary_key=True)
    body: list[Any] = Field(sa_type=JSONB)
    workflow: dict[str, Any]
    detail: dict[str, Any]
    """The settings as they were, `TemplateDetail` as JSON."""
    fields_count: int
    body_revision: int
    workflow_revision: int
    detail_revision: int
    published_by: UUID
    published_at: datetime = created_at_column()


class FormReferenceCounter(Base, table=True):
    """The last reference number given. Apart from the template: who edits waits for nobody who submits."""

    __tablename__ = "form_reference_counter"

    template_id: UUID = Field(foreign_key="form_template.id", ondelete="CASCADE", primary_key=True)
    last: int = Field(sa_type=BigInteger)

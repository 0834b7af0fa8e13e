from datetime import datetime
from typing import Any
from uuid import UUID

from chassis.db import created_at_column
from sqlalchemy import Index
from sqlalchemy.dialects.postgresql import JSONB
from sqlmodel import Field

from forms.tables import Base


class SubmissionValue(Base, table=True):
    """What is entered in a field. Calculations are not kept: they follow from the others."""

    __tablename__ = "submission_value"
    # A list that asks what one field says looks at that field's values in its company alone: who has seen a
    # form knows the ids of its fields, and may publish one of their own with the same.
    __table_args__ = (Index("ix_submission_value_field_of_company", "field_id", "company_id"),)

    submission_id: UUID = Field(foreign_key="submission.id", ondelete="CASCADE", primary_key=True)
    field_id: UUID = Field(primary_key=True)
    company_id: UUID | None
    """The submission's. Null: the release before wrote it while this one was rolled out."""
    value: Any = Field(sa_type=JSONB(none_as_null=True), nullable=True)
    """Null where it was cleared: the revision goes on counting."""
    revision: int = 1
    saved_by: UUID
    saved_at: datetime = created_at_column()

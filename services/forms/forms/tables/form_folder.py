from datetime import datetime
from uuid import UUID

from chassis.db import created_at_column, id_column
from sqlalchemy import Index
from sqlmodel import Field

from forms.tables import Base


class FormFolder(Base, table=True):
    """Where a company's templates lie; it may be empty. What lies in it says so itself
    (`FormTemplate.folder_id`)."""

    __tablename__ = "form_folder"
    __table_args__ = (Index("ix_form_folder_company", "company_id", "id"),)

    id: UUID = id_column()
    company_id: UUID
    parent_id: UUID | None = Field(default=None, foreign_key="form_folder.id", ondelete="CASCADE")
    name: str
    created_by: UUID
    created_at: datetime = created_at_column()

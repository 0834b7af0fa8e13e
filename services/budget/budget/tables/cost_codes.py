from datetime import datetime
from uuid import UUID

from chassis.db import default_column, id_column
from sqlalchemy import Index
from sqlmodel import Field

from budget.tables import Base
from budget.tables.hours import Staff


class CostCodes(Base, table=True):
    """The codes that hours and machines in a project are spent of."""

    __tablename__ = "hours_code"
    """Of the time when machines cost nothing."""
    __table_args__ = (Index("uq_hours_code_project", "company_id", "project_id", unique=True),)

    id: UUID = id_column()
    company_id: UUID
    project_id: UUID
    own_code_id: UUID | None = Field(default=None, foreign_key="budget_code.id", ondelete="SET NULL")
    external_code_id: UUID | None = Field(default=None, foreign_key="budget_code.id", ondelete="SET NULL")
    own_equipment_code_id: UUID | None = Field(
        default=None, foreign_key="budget_code.id", ondelete="SET NULL"
    )
    rented_equipment_code_id: UUID | None = Field(
        default=None, foreign_key="budget_code.id", ondelete="SET NULL"
    )
    revision: int = default_column(1)
    updated_by: UUID
    updated_at: datetime

    def of(self, staff: Staff) -> UUID | None:
        return self.own_code_id if staff is Staff.OWN else self.external_code_id

    def of_equipment(self, is_rented: bool) -> UUID | None:
        return self.rented_equipment_code_id if is_rented else self.own_equipment_code_id

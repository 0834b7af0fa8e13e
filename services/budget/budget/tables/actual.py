from datetime import date, datetime
from uuid import UUID

from chassis.db import created_at_column, default_column, id_column
from chassis.money import minor_column
from sqlalchemy import CheckConstraint, Index, text
from sqlmodel import Field

from budget.tables import Base


class ActualCost(Base, table=True):
    """What was spent of a code: one line of an invoice. Never changed: one that is wrong is reversed, with a
    reason, and entered again."""

    __tablename__ = "actual_cost"
    __table_args__ = (
        # The same line of an invoice counts once. One that was reversed leaves its place.
        Index(
            "uq_actual_cost_invoice",
            "code_id",
            text("lower(supplier)"),
            text("lower(number)"),
            unique=True,
            postgresql_where=text("reversed_at is null"),
        ),
        Index("ix_actual_cost_project", "company_id", "project_id", "spent_on", "id"),
        # What an overview sums up, read from the index alone.
        Index(
            "ix_actual_cost_recent",
            "company_id",
            "project_id",
            "spent_on",
            postgresql_include=["code_id", "amount_minor"],
            postgresql_where=text("reversed_at is null"),
        ),
        CheckConstraint("amount_minor > 0", name="costs_something"),
        CheckConstraint("from_committed_minor between 0 and amount_minor", name="committed_part"),
    )

    id: UUID = id_column()
    company_id: UUID
    project_id: UUID
    code_id: UUID = Field(foreign_key="budget_code.id")
    spent_on: date
    supplier: str
    number: str
    """As the supplier wrote it on the invoice."""
    note: str = default_column("")
    amount_minor: int = minor_column()
    from_committed_minor: int = minor_column(0)
    """How much of it approved requests had committed: that is committed no longer."""
    taken_on: date | None = None
    """When that counts. None: it was not kept, and is the day of the cost."""
    currency: str
    reversed_at: datetime | None = None
    reversed_by: UUID | None = None
    reversal_reason: str = default_column("")
    created_by: UUID
    created_at: datetime = created_at_column()

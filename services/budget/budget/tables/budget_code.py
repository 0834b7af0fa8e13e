from datetime import date, datetime
from typing import Any
from uuid import UUID

from chassis.clock import now
from chassis.db import created_at_column, default_column, id_column
from chassis.money import minor_column, optional_minor_column
from sqlalchemy import BigInteger, CheckConstraint, Index, text
from sqlmodel import Field

from budget.tables import Base


class BudgetCode(Base, table=True):
    __tablename__ = "budget_code"
    __table_args__ = (
        Index("uq_budget_code_number", "company_id", "project_id", text("lower(number)"), unique=True),
        Index(
            "ix_budget_code_forecast_due",
            "forecast_due_at",
            "id",
            postgresql_where=text("not is_division and not is_archived"),
        ),
        CheckConstraint(
            "least(budget_minor, held_minor, committed_minor, actual_minor) >= 0", name="not_negative"
        ),
    )

    id: UUID = id_column()
    company_id: UUID
    project_id: UUID
    is_division: bool = default_column(False)
    """A heading that codes lie under; it has no money of its own."""
    division_id: UUID | None = Field(
        default=None, foreign_key="budget_code.id", ondelete="SET NULL", index=True
    )
    number: str
    name: str
    category: str = default_column("")
    unit: str = default_column("")
    quantity_thousandths: int | None = Field(default=None, sa_type=BigInteger)
    rate_minor: int | None = optional_minor_column()
    currency: str
    # Sums of the ledger's entries, kept beside them while the row is held.
    budget_minor: int = minor_column(0)
    transferred_minor: int = minor_column(0)
    """How much of the budget came (or, below zero, went) by transfers and changes; the rest is what people
    set."""
    held_minor: int = minor_column(0)
    committed_minor: int = minor_column(0)
    actual_minor: int = minor_column(0)
    committed_on: date | None = None
    """The last day on which a request of it was approved. None: never, or before this was kept."""
    estimate_minor: int | None = optional_minor_column()
    """What is still to be spent, as people estimate it; None: the run rate says it."""
    alerted_percent: int = default_column(0)
    """What its managers were told last that it reached: 80, 100, or 0. Told again once it fell below."""
    is_forecast_over: bool = default_column(False)
    """Its managers were told that its forecast passes its budget. Told again once it was clearly below."""
    forecast_due_at: datetime | None = Field(
        default_factory=now, sa_column_kwargs={"server_default": text("now()")}
    )
    """When its forecast is to be looked at: as its money moves, and day by day where it goes on as of late.
    None: it stays what it is until then."""
    is_archived: bool = default_column(False)
    revision: int = default_column(1)
    """Of what people edit; what is held or committed is no save."""
    created_by: UUID
    created_at: datetime = created_at_column()
    updated_by: UUID
    updated_at: datetime
    """Of the newest save."""

    @property
    def amount_minor(self) -> int:
        """What people set."""
        return self.budget_minor - self.transferred_minor

    @property
    def left_minor(self) -> int:
        return self.budget_minor - self.used_minor

    @property
    def promised_minor(self) -> int:
        """Spent or committed: what is held may still be free again."""
        return self.committed_minor + self.actual_minor

    @property
    def used_minor(self) -> int:
        return self.held_minor + self.committed_minor + self.actual_minor


class CodeChange(Base, table=True):
    """Who changed what of a code, before and after."""

    __tablename__ = "code_change"
    __table_args__ = (Index("ix_code_change_code", "code_id", "id"),)

    id: UUID = id_column()
    company_id: UUID
    project_id: UUID
    code_id: UUID = Field(foreign_key="budget_code.id", ondelete="CASCADE")
    action: str
    changes: dict[str, Any]
    """Field to before and after, as they are written on the wire."""
    by: UUID
    created_at: datetime = created_at_column()

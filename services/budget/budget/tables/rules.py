from datetime import datetime
from enum import StrEnum
from uuid import UUID

from chassis.db import created_at_column, default_column, id_column
from sqlalchemy import CheckConstraint, Index

from budget.tables import Base


class Overruns(StrEnum):
    """Who may ask for more than is left, with a reason."""

    ANYBODY = "anybody"
    MANAGERS = "managers"
    """Of the project, and admins."""
    ADMINS = "admins"
    NOBODY = "nobody"


class BudgetRules(Base, table=True):
    """What a company has decided for the budgets of all of its projects; at most one of each company."""

    __tablename__ = "budget_rules"
    __table_args__ = (
        Index("uq_budget_rules_company", "company_id", unique=True),
        CheckConstraint("answer_days > 0", name="some_days"),
    )

    id: UUID = id_column()
    company_id: UUID
    currency: str
    """Of budgets that are begun from now on; each may have another one."""
    overruns: str = default_column(Overruns.ANYBODY.value)
    answer_days: int | None = None
    """After so many days without an answer a request expires, and what it holds is free; None: never."""
    revision: int = default_column(1)
    created_by: UUID
    created_at: datetime = created_at_column()
    updated_by: UUID
    updated_at: datetime

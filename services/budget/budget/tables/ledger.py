from datetime import date, datetime
from enum import StrEnum
from uuid import UUID

from chassis.db import created_at_column, id_column
from chassis.money import minor_column
from sqlalchemy import Index

from budget.tables import Base


class Kind(StrEnum):
    """What an entry is money of; a code has one balance of each."""

    BUDGET = "budget"
    HELD = "held"
    COMMITTED = "committed"
    ACTUAL = "actual"


class Why(StrEnum):
    """What moved the money. Kept for ever: never rename one."""

    BUDGET_SET = "budgetSet"
    REQUEST_SUBMITTED = "requestSubmitted"
    REQUEST_WITHDRAWN = "requestWithdrawn"
    REQUEST_ANSWERED = "requestAnswered"
    REQUEST_EXPIRED = "requestExpired"
    TRANSFERRED = "transferred"
    BUDGET_CHANGED = "budgetChanged"
    ACTUAL_RECORDED = "actualRecorded"
    ACTUAL_REVERSED = "actualReversed"
    HOURS_RECORDED = "hoursRecorded"
    HOURS_REVERSED = "hoursReversed"
    EQUIPMENT_RECORDED = "equipmentRecorded"
    EQUIPMENT_REVERSED = "equipmentReversed"


class LedgerEntry(Base, table=True):
    """Never changed once it is there: PostgreSQL refuses it. Balances are sums of these."""

    __tablename__ = "ledger_entry"
    __table_args__ = (
        Index("ix_ledger_entry_code", "code_id", "id"),
        Index("ix_ledger_entry_project", "company_id", "project_id", "id"),
    )

    id: UUID = id_column()
    company_id: UUID
    project_id: UUID
    code_id: UUID | None = None
    """None: of the project's own budget of a category."""
    category: str
    request_id: UUID | None = None
    actual_id: UUID | None = None
    hours_cost_id: UUID | None = None
    equipment_cost_id: UUID | None = None
    kind: str
    why: str
    amount_minor: int = minor_column()
    currency: str
    effective_on: date | None = None
    """The day it counts on, where that is another than the one it was written on."""
    by: UUID
    created_at: datetime = created_at_column()

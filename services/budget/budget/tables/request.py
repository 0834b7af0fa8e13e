from datetime import date, datetime
from enum import StrEnum
from uuid import UUID

from chassis.db import created_at_column, default_column, id_column
from chassis.money import minor_column, optional_minor_column
from sqlalchemy import CheckConstraint, Index
from sqlmodel import Field

from budget.tables import Base


class Status(StrEnum):
    DRAFT = "draft"
    SUBMITTED = "submitted"
    APPROVED = "approved"
    PARTLY_APPROVED = "partlyApproved"
    REJECTED = "rejected"
    EXPIRED = "expired"
    """Nobody answered for as many days as the company waits."""


ANSWERED = (Status.APPROVED, Status.PARTLY_APPROVED, Status.REJECTED, Status.EXPIRED)


class RequestKind(StrEnum):
    MONEY = "money"
    """Asks for money of its codes: to be committed."""
    TRANSFER = "transfer"
    """Moves budget from some of its codes to others, which comes to nothing."""
    CHANGE = "change"
    """Gives codes more budget, or less: what the client pays besides, or no more."""

    @property
    def moves_budget(self) -> bool:
        """Answered as a whole, and nothing is committed by it."""
        return self is not RequestKind.MONEY


class BudgetRequest(Base, table=True):
    __tablename__ = "budget_request"
    __table_args__ = (
        Index("uq_budget_request_number", "company_id", "project_id", "number", unique=True),
        Index("ix_budget_request_author", "company_id", "created_by", "id"),
        # Groups by status, each with its newest.
        Index("ix_budget_request_status", "company_id", "status", "id"),
    )

    id: UUID = id_column()
    company_id: UUID
    project_id: UUID
    number: int
    """Counted within its project: what people quote to each other."""
    kind: str = default_column(RequestKind.MONEY.value)
    title: str
    reason: str = default_column("")
    overrun_reason: str = default_column("")
    """Why more than is left is asked for; empty: no more than is left may be."""
    needed_by: date | None = None
    currency: str
    status: str
    is_over_budget: bool = default_column(False)
    """Whether it asked for more than was left when it was submitted."""
    was_withdrawn: bool = default_column(False)
    """Ever: then it may not be any more what an approver saw at first."""
    answer_note: str = default_column("")
    file_count: int = default_column(0)
    comment_count: int = default_column(0)
    submitted_at: datetime | None = None
    answered_at: datetime | None = None
    answered_by: UUID | None = None
    revision: int = default_column(1)
    created_by: UUID
    created_at: datetime = created_at_column()
    updated_by: UUID
    updated_at: datetime


class RequestLine(Base, table=True):
    __tablename__ = "request_line"
    __table_args__ = (
        Index("uq_request_line_code", "request_id", "code_id", unique=True),
        CheckConstraint("amount_minor > 0", name="asks_for_something"),
    )

    id: UUID = id_column()
    company_id: UUID
    project_id: UUID
    request_id: UUID = Field(foreign_key="budget_request.id", ondelete="CASCADE")
    # No code goes while somebody asks for its money.
    code_id: UUID = Field(foreign_key="budget_code.id", index=True)
    position: int
    amount_minor: int = minor_column()
    receives: bool = default_column(False)
    """Of a transfer or a change: this code gets the amount. Every other line takes it from its code."""
    approved_minor: int | None = optional_minor_column()
    note: str = default_column("")

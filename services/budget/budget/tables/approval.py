from datetime import date, datetime
from typing import Any
from uuid import UUID

from chassis.db import created_at_column, default_column, id_column
from sqlalchemy import CheckConstraint, Index, text
from sqlalchemy.dialects.postgresql import JSONB
from sqlmodel import Field

from budget.tables import Base


class ApprovalChain(Base, table=True):
    """Who answers requests of a project, one after the other, and up to how much. Without one, or with an
    empty one, any manager of the project answers."""

    __tablename__ = "approval_chain"
    __table_args__ = (Index("uq_approval_chain_project", "company_id", "project_id", unique=True),)

    id: UUID = id_column()
    company_id: UUID
    project_id: UUID
    steps: list[dict[str, Any]] = Field(sa_type=JSONB)
    """In their order: `user_id`, `categories` (none: any), `up_to_minor` (None: any amount)."""
    currency: str = default_column("")
    """Of its limits. Empty: the release before wrote it, which took them for the project's."""
    revision: int = default_column(1)
    created_by: UUID
    created_at: datetime = created_at_column()
    updated_by: UUID
    updated_at: datetime


class ApprovalTurn(Base, table=True):
    """One answer that a submitted request takes, as the chain was when it was submitted. They go when it is
    withdrawn: sent again, it begins anew."""

    __tablename__ = "approval_turn"
    __table_args__ = (
        Index("uq_approval_turn_position", "request_id", "position", unique=True),
        Index(
            "ix_approval_turn_open",
            "company_id",
            "user_id",
            postgresql_where=text("asked_at is not null and answered_at is null"),
        ),
    )

    id: UUID = id_column()
    company_id: UUID
    project_id: UUID
    request_id: UUID = Field(foreign_key="budget_request.id", ondelete="CASCADE")
    position: int
    user_id: UUID | None = None
    """None: any manager of the project, or an admin."""
    asked_at: datetime | None = None
    """From when on it is their turn; None: somebody before them has not answered."""
    escalated_at: datetime | None = None
    """Nobody answered for days: whoever comes later in the chain, or an admin, may."""
    answer: str = default_column("")
    note: str = default_column("")
    answered_by: UUID | None = None
    """Their stand-in, or somebody it was escalated to, where it is not them."""
    answered_at: datetime | None = None


class ApprovalAbsence(Base, table=True):
    """Who answers in somebody's place while they are away; at most one of each person."""

    __tablename__ = "approval_absence"
    __table_args__ = (
        Index("uq_approval_absence_person", "company_id", "user_id", unique=True),
        Index("ix_approval_absence_stand_in", "company_id", "stand_in_id"),
        CheckConstraint("user_id <> stand_in_id", name="somebody_else"),
    )

    id: UUID = id_column()
    company_id: UUID
    user_id: UUID
    stand_in_id: UUID
    from_on: date
    until_on: date
    starts_at: datetime
    """The beginning of the first day on the company's clock, and the end of the last."""
    ends_at: datetime
    created_at: datetime = created_at_column()

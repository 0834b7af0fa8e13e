from datetime import date, datetime
from enum import StrEnum
from typing import Any
from uuid import UUID

from chassis.db import created_at_column, default_column, id_column
from chassis.money import minor_column, optional_minor_column
from sqlalchemy import CheckConstraint, Index, text
from sqlalchemy.dialects.postgresql import JSONB
from sqlmodel import Field

from budget.tables import Base


class Staff(StrEnum):
    """Whose people somebody is of: the company's own, or another's."""

    OWN = "own"
    EXTERNAL = "external"


class CostRate(Base, table=True):
    """What an hour costs from a day on, until another rate begins. Never changed: one that is wrong is taken
    back."""

    __tablename__ = "cost_rate"
    __table_args__ = (
        Index(
            "uq_cost_rate_company",
            "company_id",
            "staff",
            "currency",
            "from_on",
            unique=True,
            postgresql_where=text("owner_user_id is null and taken_back_at is null"),
        ),
        Index(
            "uq_cost_rate_person",
            "company_id",
            "owner_user_id",
            "currency",
            "from_on",
            unique=True,
            postgresql_where=text("owner_user_id is not null and taken_back_at is null"),
        ),
        CheckConstraint("hourly_minor is not null or owner_user_id is not null", name="says_how_much"),
    )

    id: UUID = id_column()
    company_id: UUID
    owner_user_id: UUID | None = None
    """None: of everybody who has none of their own."""
    staff: str
    currency: str
    from_on: date
    hourly_minor: int | None = optional_minor_column()
    """None: the person is of these people, and costs what they cost."""
    created_by: UUID
    created_at: datetime = created_at_column()
    taken_back_by: UUID | None = None
    taken_back_at: datetime | None = None


class WorkedWeek(Base, table=True):
    """A person's week in a project, as attendance told of it last; and what of it still waits."""

    __tablename__ = "worked_week"
    __table_args__ = (
        Index("ix_worked_week_project", "company_id", "project_id", "first_day", "id"),
        Index("ix_worked_week_unsettled", "company_id", "id", postgresql_where=text("is_unsettled")),
    )

    id: UUID = id_column()
    """Attendance's."""
    company_id: UUID
    project_id: UUID
    owner_user_id: UUID
    first_day: date
    last_day: date
    is_approved: bool
    days: list[dict[str, Any]] = Field(sa_type=JSONB)
    """Each its `day`, the `seconds` worked, and how many of them were put on which of `codes`."""
    worked_seconds: int
    changed_by: UUID
    """Who approved it, or opened it again: they move its money."""
    is_unsettled: bool = default_column(False)
    """Rates or codes are others since its hours were costed."""
    # What of an approved week costs nothing yet, and why.
    seconds_without_rate: int = default_column(0)
    seconds_without_code: int = default_column(0)

    @property
    def codes_named(self) -> set[UUID]:
        return {UUID(code["id"]) for each in self.days for code in each.get("codes", ())}


class HoursCost(Base, table=True):
    """What hours of a person's week cost, at one rate in one month. Never changed: reversed, and another one
    written in its place, when the week or the rate turns out to be another."""

    __tablename__ = "hours_cost"
    __table_args__ = (
        Index("ix_hours_cost_week", "week_id", postgresql_where=text("reversed_at is null")),
        Index("ix_hours_cost_code", "code_id"),
        # What an overview sums up, read from the index alone.
        Index(
            "ix_hours_cost_recent",
            "company_id",
            "project_id",
            "effective_on",
            postgresql_include=["code_id", "amount_minor"],
            postgresql_where=text("reversed_at is null"),
        ),
        CheckConstraint("seconds > 0", name="is_of_some_time"),
        CheckConstraint("from_committed_minor between 0 and amount_minor", name="committed_part"),
    )

    id: UUID = id_column()
    company_id: UUID
    project_id: UUID
    week_id: UUID = Field(foreign_key="worked_week.id")
    code_id: UUID = Field(foreign_key="budget_code.id")
    split_code_id: UUID | None = None
    """On which attendance put them: `code_id`, unless that one was deleted. None: on none of their own."""
    owner_user_id: UUID
    staff: str
    effective_on: date
    """The last of its days: its entries count on it."""
    seconds: int
    rate_id: UUID
    hourly_minor: int = minor_column()
    amount_minor: int = minor_column()
    from_committed_minor: int = minor_column(0)
    taken_on: date | None = None
    currency: str
    created_by: UUID
    created_at: datetime = created_at_column()
    reversed_by: UUID | None = None
    reversed_at: datetime | None = None

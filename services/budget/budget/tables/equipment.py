from datetime import date, datetime
from enum import StrEnum
from typing import Any
from uuid import UUID

from chassis.db import created_at_column, default_column, id_column
from chassis.money import minor_column
from sqlalchemy import BigInteger, CheckConstraint, Index, text
from sqlalchemy.dialects.postgresql import JSONB
from sqlmodel import Field

from budget.tables import Base


class Unit(StrEnum):
    """What of its time on a project a machine costs by."""

    DAY = "day"
    HOUR = "hour"


class EquipmentRate(Base, table=True):
    """What a machine costs from a day on, until another rate begins. Never changed: one that is wrong is
    taken back."""

    __tablename__ = "equipment_rate"
    __table_args__ = (
        Index(
            "uq_equipment_rate_machine",
            "company_id",
            "equipment_id",
            "currency",
            "from_on",
            unique=True,
            postgresql_where=text("equipment_id is not null and taken_back_at is null"),
        ),
        Index(
            "uq_equipment_rate_category",
            "company_id",
            "is_rented",
            text("lower(category)"),
            "currency",
            "from_on",
            unique=True,
            postgresql_where=text("equipment_id is null and taken_back_at is null"),
        ),
    )

    id: UUID = id_column()
    company_id: UUID
    equipment_id: UUID | None = None
    """None: of all own or rented ones of the category."""
    category: str = default_column("")
    """As the list of equipment calls it; empty: of all that have no other rate."""
    is_rented: bool
    currency: str
    from_on: date
    unit: str
    amount_minor: int = minor_column()
    """Zero: it costs nothing by its time, as where each invoice of its hire is entered."""
    created_by: UUID
    created_at: datetime = created_at_column()
    taken_back_by: UUID | None = None
    taken_back_at: datetime | None = None


class Machine(Base, table=True):
    """Equipment as attendance told of it last."""

    __tablename__ = "machine"
    __table_args__ = (Index("ix_machine_company", "company_id", "id"),)

    id: UUID = id_column()
    """Attendance's."""
    company_id: UUID
    name: str
    category: str
    is_rented: bool
    facts: list[dict[str, Any]] = Field(sa_type=JSONB, sa_column_kwargs={"server_default": text("'[]'")})
    """Nobody's any more: the release before this one writes it, and goes on while this one is rolled out."""


class MachineFact(Base, table=True):
    """What a machine was, as each event told: what a past day cost stays as it is when a machine is bought,
    or called something else. Of every event, since they come late, swapped and together."""

    __tablename__ = "machine_fact"
    __table_args__ = (Index("ix_machine_fact_company", "company_id"),)

    equipment_id: UUID = Field(primary_key=True)
    revision: int = Field(primary_key=True, sa_type=BigInteger)
    company_id: UUID
    told_at: datetime
    category: str
    is_rented: bool
    counts: bool
    """False: lost or retired."""


class MachineStay(Base, table=True):
    """How long a machine was in a project, as attendance told of it last."""

    __tablename__ = "machine_stay"
    __table_args__ = (Index("ix_machine_stay_equipment", "equipment_id", "check_in_at"),)

    id: UUID = id_column()
    """Attendance's."""
    company_id: UUID
    project_id: UUID
    equipment_id: UUID
    check_in_at: datetime
    check_out_at: datetime | None = None


class MachineUse(Base, table=True):
    """All stays of a machine in a project: what is costed together, and what of it still waits."""

    __tablename__ = "machine_use"
    __table_args__ = (
        Index("uq_machine_use_machine", "company_id", "project_id", "equipment_id", unique=True),
        Index("ix_machine_use_equipment", "equipment_id"),
        Index("ix_machine_use_unsettled", "company_id", "id", postgresql_where=text("is_unsettled")),
        Index("ix_machine_use_due", "due_at", postgresql_where=text("due_at is not null")),
    )

    id: UUID = id_column()
    company_id: UUID
    project_id: UUID
    equipment_id: UUID
    is_unsettled: bool = default_column(False)
    """Stays, rates or codes are others since it was costed."""
    due_at: datetime | None = None
    """When another week of a machine that is still there is over; None: it is there no more."""
    changed_by: UUID | None = None
    """Who scanned it last: they move its money."""
    first_on: date | None = None
    last_on: date | None = None
    days: int = default_column(0)
    seconds: int = Field(default=0, sa_type=BigInteger, sa_column_kwargs={"server_default": text("0")})
    # Of how many days nothing is spent yet, and why.
    days_without_rate: int = default_column(0)
    days_without_code: int = default_column(0)


class EquipmentCost(Base, table=True):
    """What a machine cost a project, at one rate in one week. Never changed: reversed, and another one
    written in its place, when its stays or the rate turn out to be others."""

    __tablename__ = "equipment_cost"
    __table_args__ = (
        Index("ix_equipment_cost_use", "use_id", postgresql_where=text("reversed_at is null")),
        Index("ix_equipment_cost_code", "code_id"),
        # What an overview sums up, read from the index alone.
        Index(
            "ix_equipment_cost_recent",
            "company_id",
            "project_id",
            "effective_on",
            postgresql_include=["code_id", "amount_minor"],
            postgresql_where=text("reversed_at is null"),
        ),
        CheckConstraint("quantity > 0", name="is_of_some_time"),
        CheckConstraint("from_committed_minor between 0 and amount_minor", name="committed_part"),
    )

    id: UUID = id_column()
    company_id: UUID
    project_id: UUID
    use_id: UUID = Field(foreign_key="machine_use.id")
    code_id: UUID = Field(foreign_key="budget_code.id")
    equipment_id: UUID
    is_rented: bool
    effective_on: date
    """The last of its days: its entries count on it."""
    unit: str
    quantity: int
    """Days, or seconds of what costs by the hour."""
    rate_id: UUID
    rate_minor: int = minor_column()
    amount_minor: int = minor_column()
    from_committed_minor: int = minor_column(0)
    taken_on: date | None = None
    currency: str
    created_by: UUID
    created_at: datetime = created_at_column()
    reversed_by: UUID | None = None
    reversed_at: datetime | None = None

from datetime import date, datetime
from enum import StrEnum
from uuid import UUID

from chassis.db import created_at_column, default_column, id_column
from chassis.money import minor_column
from sqlalchemy import Index, text

from budget.tables import Base

DEFAULT_CURRENCY = "SGD"


class Category(StrEnum):
    """What a project's budget is parted into."""

    MANPOWER_INTERNAL = "manpowerInternal"
    MANPOWER_EXTERNAL = "manpowerExternal"
    EQUIPMENT_OWNED = "equipmentOwned"
    EQUIPMENT_RENTAL = "equipmentRental"

    @property
    def column(self) -> str:
        return f"{_COLUMNS[self]}_minor"


_COLUMNS = {
    Category.MANPOWER_INTERNAL: "manpower_internal",
    Category.MANPOWER_EXTERNAL: "manpower_external",
    Category.EQUIPMENT_OWNED: "equipment_owned",
    Category.EQUIPMENT_RENTAL: "equipment_rental",
}


class ProjectBudget(Base, table=True):
    __tablename__ = "project_budget"
    __table_args__ = (Index("uq_project_budget_project", "company_id", "project_id", unique=True),)

    id: UUID = id_column()
    company_id: UUID
    project_id: UUID
    currency: str
    """The project's, for all of its codes and requests; it stays once there is a code."""
    manpower_internal_minor: int = minor_column(0)
    manpower_external_minor: int = minor_column(0)
    equipment_owned_minor: int = minor_column(0)
    equipment_rental_minor: int = minor_column(0)
    request_count: int = default_column(0)
    """Of all that were ever made: a number that was quoted never comes again."""
    revision: int = default_column(1)
    created_by: UUID
    created_at: datetime = created_at_column()
    updated_by: UUID
    updated_at: datetime
    """Of the newest save; a request is none."""

    def amount_of(self, category: Category) -> int:
        amount: int = getattr(self, category.column)
        return amount


class BudgetVersion(Base, table=True):
    """What a project's budget was set to, from when on and why. One of them may be its baseline, for good."""

    __tablename__ = "budget_version"
    __table_args__ = (
        Index("uq_budget_version_number", "company_id", "project_id", "number", unique=True),
        Index(
            "uq_budget_version_baseline",
            "company_id",
            "project_id",
            unique=True,
            postgresql_where=text("locked_at is not null"),
        ),
    )

    id: UUID = id_column()
    company_id: UUID
    project_id: UUID
    number: int
    """The budget's revision that it is."""
    effective_on: date
    reason: str = default_column("")
    request_id: UUID | None = None
    """The change of the budget, or the transfer between categories, that made it."""
    currency: str
    manpower_internal_minor: int = minor_column(0)
    manpower_external_minor: int = minor_column(0)
    equipment_owned_minor: int = minor_column(0)
    equipment_rental_minor: int = minor_column(0)
    locked_at: datetime | None = None
    """Since when it is the baseline."""
    locked_by: UUID | None = None
    created_by: UUID
    created_at: datetime = created_at_column()

    def amount_of(self, category: Category) -> int:
        amount: int = getattr(self, category.column)
        return amount

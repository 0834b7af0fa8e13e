from datetime import date, datetime
from typing import Annotated
from uuid import UUID

from chassis.http import LongText, TranslatedText, WireIn, WireOut
from chassis.money import Currency, MoneyIn, MoneyOut
from identity_client.people import PersonPublic
from pydantic import StringConstraints

from budget.tables.project_budget import Category


class ProjectBudgetUpdate(WireIn):
    project_id: UUID
    manpower_internal_budget: MoneyIn
    manpower_external_budget: MoneyIn
    equipment_owned_budget: MoneyIn
    equipment_rental_budget: MoneyIn
    currency: Currency | None = None
    effective_on: date | None = None
    """The day it counts from; left out: today."""
    reason: Annotated[LongText, StringConstraints(max_length=1000)] = ""
    """Must be said once the baseline is locked."""
    revision: int | None = None
    """Which save the caller has seen (0: none); without it nothing is compared."""

    def amount_of(self, category: Category) -> tuple[str, str]:
        """What was sent, and in which field."""
        return {
            Category.MANPOWER_INTERNAL: (self.manpower_internal_budget, "manpowerInternalBudget"),
            Category.MANPOWER_EXTERNAL: (self.manpower_external_budget, "manpowerExternalBudget"),
            Category.EQUIPMENT_OWNED: (self.equipment_owned_budget, "equipmentOwnedBudget"),
            Category.EQUIPMENT_RENTAL: (self.equipment_rental_budget, "equipmentRentalBudget"),
        }[category]


class CategoryPublic(WireOut):
    category: str
    name: TranslatedText


class BaselineLock(WireIn):
    project_id: UUID
    revision: int
    """Which save of the budget becomes the baseline: the newest, that the caller has seen."""


class BudgetVersionPublic(WireOut):
    """What a project's budget was set to, from when on and why."""

    number: int
    effective_on: date
    reason: str
    budget_request_id: UUID | None
    """The change of the budget that made it, where the reader may see that."""
    currency: str
    manpower_internal_budget: MoneyOut
    manpower_external_budget: MoneyOut
    equipment_owned_budget: MoneyOut
    equipment_rental_budget: MoneyOut
    total: MoneyOut
    is_baseline: bool
    by: PersonPublic | None
    at: datetime

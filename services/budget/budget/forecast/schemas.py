from uuid import UUID

from chassis.http import WireIn
from chassis.money import MoneyIn


class EstimateUpdate(WireIn):
    budget_code_id: UUID
    revision: int
    estimate: MoneyIn | None
    """What is still to be spent; null: by its run rate again."""

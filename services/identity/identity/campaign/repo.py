from chassis.db import UnitOfWork
from chassis.db.statements import col, select

from identity.tables.campaign import Campaign


class CampaignRepo:
    """Campaigns belong to no company: whoever has the code may read them."""

    def __init__(self, uow: UnitOfWork) -> None:
        self._uow = uow

    async def find_by_code(self, code: str) -> Campaign | None:
        found = await self._uow.execute(select(Campaign).where(col(Campaign.code) == code))
        return found.scalar_one_or_none()

    def add(self, campaign: Campaign) -> Campaign:
        return self._uow.add(campaign)

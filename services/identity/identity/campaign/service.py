from chassis.clock import now
from chassis.db import UnitOfWork

from identity.campaign.errors import CampaignNotFound
from identity.campaign.repo import CampaignRepo
from identity.campaign.schemas import CampaignCreate, CampaignPublic
from identity.tables.campaign import Campaign


async def get_by_code(uow: UnitOfWork, code: str) -> CampaignPublic:
    campaign = await CampaignRepo(uow).find_by_code(code)
    if campaign is None:
        raise CampaignNotFound
    return _public(campaign)


async def create_campaign(uow: UnitOfWork, body: CampaignCreate) -> CampaignPublic:
    """No call does this: campaigns are ours, not a company's. The demo's come from here."""
    return _public(CampaignRepo(uow).add(Campaign(**body.model_dump())))


def _public(campaign: Campaign) -> CampaignPublic:
    at = now()
    return CampaignPublic(
        code=campaign.code,
        name=campaign.name,
        description=campaign.description,
        starts_at=campaign.starts_at,
        ends_at=campaign.ends_at,
        is_active=campaign.starts_at <= at and (campaign.ends_at is None or at < campaign.ends_at),
    )

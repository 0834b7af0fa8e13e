from typing import Annotated

from chassis.http import PUBLIC, Envelope, UowDep, edge_router, ok
from fastapi import Query

from identity.campaign import service
from identity.campaign.schemas import CampaignPublic, Code

router = edge_router("Campaign")


@router.get("/GetByCode", dependencies=[PUBLIC])
async def get_by_code(uow: UowDep, code: Annotated[Code, Query()]) -> Envelope[CampaignPublic]:
    return ok(await service.get_by_code(uow, code))

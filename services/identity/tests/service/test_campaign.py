from datetime import timedelta
from typing import Any

import httpx
import pytest
from chassis.clock import now
from chassis.runtime import Runtime
from identity.campaign import service
from identity.campaign.schemas import CampaignCreate


async def look_up(client: httpx.AsyncClient, code: str) -> httpx.Response:
    return await client.get("/api/Campaign/GetByCode", params={"code": code})


class TestGetByCode:
    @pytest.mark.parametrize(
        ("starts_in_days", "ends_in_days", "is_active"),
        [(-1, 30, True), (-1, None, True), (2, 30, False), (-30, -1, False)],
    )
    async def test_says_whether_it_runs_now(
        self,
        client: httpx.AsyncClient,
        runtime: Runtime,
        starts_in_days: int,
        ends_in_days: int | None,
        is_active: bool,
    ) -> None:
        async with runtime.database.unit_of_work() as uow:
            await service.create_campaign(
                uow,
                CampaignCreate(
                    code="SITE-2026",
                    name="Site opening",
                    description="Three months of Business",
                    starts_at=now() + timedelta(days=starts_in_days),
                    ends_at=now() + timedelta(days=ends_in_days) if ends_in_days is not None else None,
                ),
            )
        found = await look_up(client, " site-2026 ")
        assert found.status_code == 200, found.text
        data: dict[str, Any] = found.json()["data"]
        assert (data["code"], data["isActive"]) == ("SITE-2026", is_active)

    async def test_an_unknown_code_is_not_found(self, client: httpx.AsyncClient) -> None:
        missing = await look_up(client, "NOPE")
        assert (missing.status_code, missing.json()["errorCode"]) == (404, 4)

    @pytest.mark.parametrize("code", ["", "x" * 41, "a b", "a'--", "%", "ÄÖ"])
    async def test_what_can_be_no_code_is_refused(self, client: httpx.AsyncClient, code: str) -> None:
        assert (await look_up(client, code)).status_code == 422

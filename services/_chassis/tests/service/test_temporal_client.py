import pytest
from chassis.errors import Unavailable
from chassis.settings import ServiceSettings, TemporalSettings
from chassis.temporal import TemporalClient
from chassis.testing.addresses import free_address


async def test_a_service_is_told_that_temporal_is_away_until_it_is_there(
    settings: ServiceSettings, temporal_address: str
) -> None:
    assert isinstance(settings, TemporalSettings)
    away = settings.model_copy(update={"temporal_address": free_address()})
    temporal = TemporalClient(away)
    for _ in range(2):
        with pytest.raises(Unavailable):
            async with temporal.calling(seconds=5) as client:
                await client.service_client.check_health()
    away.temporal_address = temporal_address
    async with temporal.calling(seconds=5) as client:
        assert await client.service_client.check_health()

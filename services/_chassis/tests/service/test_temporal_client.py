import pytest
from chassis.errors import Unavailable
from chassis.events.consumer import is_away
from chassis.settings import ServiceSettings, TemporalSettings
from chassis.temporal import TemporalClient
from chassis.testing.addresses import free_address
from devstack.testing.temporal import Temporal
from temporalio.service import RPCError, RPCStatusCode


async def test_a_service_is_told_that_temporal_is_away_until_it_is_there(
    settings: ServiceSettings, temporal: Temporal
) -> None:
    assert isinstance(settings, TemporalSettings)
    away = settings.model_copy(update={**temporal.settings, "temporal_address": free_address()})
    asking = TemporalClient(away)
    for _ in range(2):
        with pytest.raises(Unavailable):
            async with asking.calling(seconds=5) as client:
                await client.service_client.check_health()
    away.temporal_address = temporal.address
    async with asking.calling(seconds=5) as client:
        assert await client.service_client.check_health()


async def test_what_temporal_refuses_for_good_is_counted_as_a_failure(
    settings: ServiceSettings, temporal: Temporal
) -> None:
    """An event whose handler asks for it would else be tried for ever."""
    assert isinstance(settings, TemporalSettings)
    asking = TemporalClient(settings.model_copy(update=temporal.settings))
    for workflow_id, status in (("nobody's", RPCStatusCode.NOT_FOUND), ("", RPCStatusCode.INVALID_ARGUMENT)):
        with pytest.raises(RPCError) as refused:
            async with asking.calling(seconds=5) as client:
                await client.get_workflow_handle(workflow_id).signal("anything")
        assert refused.value.status == status
        assert not is_away(refused.value)

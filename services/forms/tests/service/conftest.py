import gc
from collections.abc import AsyncGenerator, Generator

import pytest
from chassis.rpc import RpcChannel, start_rpc_server
from chassis.runtime import Runtime
from chassis.serve import spare_what_stays
from chassis.service import ServiceDefinition
from chassis.testing.addresses import free_address
from chassis.testing.callers import credentials_of

from services.forms.tests.service.asking import Asking


@pytest.fixture
def small_heap() -> Generator[None]:
    """To the collector of garbage, as in a service that runs: that it looks through all that the tests have
    loaded is nobody's call."""
    thresholds = gc.get_threshold()
    spare_what_stays()
    yield
    gc.set_threshold(*thresholds)
    gc.unfreeze()


@pytest.fixture
async def asking(service: ServiceDefinition, runtime: Runtime) -> AsyncGenerator[Asking]:
    address = free_address()
    own = runtime.settings.model_copy(update={"grpc_port": int(address.rsplit(":", 1)[1])})
    server = await start_rpc_server(service.rpc_services(runtime), own, runtime.credentials)
    channels = {
        name: RpcChannel("forms", address, credentials_of(name)) for name in ("workflow-runner", "pdf")
    }
    yield Asking(runtime, channels["workflow-runner"], channels["pdf"])
    for channel in channels.values():
        await channel.close()
    await server.stop(grace=None)

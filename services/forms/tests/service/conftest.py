from collections.abc import AsyncGenerator

import pytest
from chassis.rpc import RpcChannel, start_rpc_server
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing.addresses import free_address
from chassis.testing.callers import credentials_of
from chassis.testing.people import Person

from services.forms.tests.flow import Flow
from services.forms.tests.service.asking import Asking
from services.forms.tests.service.desk import data
from services.forms.tests.service.pictures import saved_photo
from services.forms.tests.service.site import Hand, Site


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


@pytest.fixture
def boss(site: Site, admin: Person) -> Hand:
    return site.somebody(admin)


@pytest.fixture
async def submitted(site: Site, flow: Flow) -> str:
    """With a picture; it waits for the checkers."""
    del flow
    hand = site.hand()
    submission_id = await hand.start()
    await saved_photo(hand, submission_id)
    data(await hand.submitting(submission_id))
    return submission_id

from collections.abc import AsyncGenerator

import httpx
import pytest
from chassis.access import Access, Role
from chassis.ids import new_id
from chassis.rpc import start_rpc_server
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.settings import ServiceSettings
from chassis.testing.addresses import free_address
from chassis.testing.callers import credentials_of
from chassis.testing.people import Memberships, Person, with_people
from chassis.testing.workers import working
from devstack.testing.temporal import Temporal
from identity_client.testing import AddressBook
from pdf.main import definition
from pdf.paper.render_pool import RenderPools

from .archive import Archive
from .viewer import Viewer


@pytest.fixture(scope="session")
def service() -> ServiceDefinition:
    return with_people(definition)


@pytest.fixture
def forms_address(monkeypatch: pytest.MonkeyPatch) -> str:
    address = free_address()
    monkeypatch.setenv("PDF_FORMS_GRPC", address)
    return address


@pytest.fixture
def settings(forms_address: str, settings: ServiceSettings, temporal: Temporal) -> ServiceSettings:
    del forms_address  # set before the settings are read
    return settings.model_copy(update={"identity_grpc": free_address(), **temporal.settings})


@pytest.fixture
async def archive(settings: ServiceSettings, forms_address: str) -> AsyncGenerator[Archive]:
    """What forms would answer, over real gRPC."""
    archive = Archive()
    host, port = forms_address.split(":")
    there = settings.model_copy(update={"grpc_host": host, "grpc_port": int(port)})
    server = await start_rpc_server([archive.service], there, credentials_of("forms"))
    yield archive
    await server.stop(grace=0)


@pytest.fixture
async def pools() -> AsyncGenerator[RenderPools]:
    pools = RenderPools()
    yield pools
    await pools.close()


@pytest.fixture
async def runtime(runtime: Runtime, pools: RenderPools) -> Runtime:
    runtime.provide(pools)
    return runtime


@pytest.fixture
async def worker(service: ServiceDefinition, runtime: Runtime, book: AddressBook) -> AsyncGenerator[None]:
    del book  # answers while papers are made
    async with working(service, runtime):
        yield


@pytest.fixture
def viewer(
    client: httpx.AsyncClient, archive: Archive, service: ServiceDefinition, runtime: Runtime
) -> Viewer:
    return Viewer(client, archive, service, runtime)


@pytest.fixture
def reader(runtime: Runtime) -> Person:
    person = Person(Memberships.of(runtime), Role.MEMBER)
    person.set(Access(session_active=True, role=Role.MEMBER, project_ids=frozenset({new_id()})))
    return person

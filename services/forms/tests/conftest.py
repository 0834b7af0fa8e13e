from collections.abc import AsyncGenerator

import httpx
import pytest
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.settings import ServiceSettings
from chassis.testing.addresses import free_address
from chassis.testing.people import Person, with_people
from forms.main import definition
from identity_client.testing import AddressBook
from identity_client.testing.crew import Crew

from services.forms.tests.flow import Flow
from services.forms.tests.service.desk import A_TEAM
from services.forms.tests.service.site import Site


@pytest.fixture(scope="session")
def service() -> ServiceDefinition:
    return with_people(definition)


@pytest.fixture
def runner_address(monkeypatch: pytest.MonkeyPatch) -> str:
    """Where a test may put a workflow-runner; nobody is there else."""
    address = free_address()
    monkeypatch.setenv("FORMS_WORKFLOW_RUNNER_GRPC", address)
    return address


@pytest.fixture
def settings(
    runner_address: str,  # before the service's settings are read
    settings: ServiceSettings,
) -> ServiceSettings:
    del runner_address
    return settings.model_copy(update={"identity_grpc": free_address()})


@pytest.fixture
def book(book: AddressBook) -> AddressBook:
    """With the team of the templates that are like any others."""
    book.everywhere.add(str(A_TEAM))
    return book


@pytest.fixture
async def flow(service: ServiceDefinition, runtime: Runtime, runner_address: str) -> AsyncGenerator[Flow]:
    """workflow-runner; without this fixture nobody is there."""
    flow = Flow(service, runtime, free_address(), runner_address)
    await flow.come()
    yield flow
    await flow.close()


@pytest.fixture
async def site(client: httpx.AsyncClient, crew: Crew, admin: Person) -> Site:
    """An inspection at Jetty 4: whoever works there fills it in, the checkers approve it."""
    return await Site.open(client, crew, admin)

import httpx
import pytest
from attendance.main import definition
from chassis.service import ServiceDefinition
from chassis.settings import ServiceSettings
from chassis.testing.addresses import free_address
from chassis.testing.people import Person, with_people

from services.attendance.tests.asker import Asker


@pytest.fixture(scope="session")
def service() -> ServiceDefinition:
    return with_people(definition)


@pytest.fixture
def settings(settings: ServiceSettings) -> ServiceSettings:
    return settings.model_copy(update={"identity_grpc": free_address()})


@pytest.fixture
def worker(client: httpx.AsyncClient, member: Person) -> Asker:
    return Asker(client, member)


@pytest.fixture
def desk(client: httpx.AsyncClient, manager: Person) -> Asker:
    return Asker(client, manager)

import httpx
import pytest
from budget.main import definition
from chassis.service import ServiceDefinition
from chassis.settings import ServiceSettings
from chassis.testing.addresses import free_address
from chassis.testing.people import Person, with_people
from devstack.testing.temporal import Temporal
from identity_client.testing.crew import Crew

from services.budget.tests.service.desk import Desk
from services.budget.tests.service.machines import Machine, Stay


@pytest.fixture(scope="session")
def service() -> ServiceDefinition:
    return with_people(definition)


@pytest.fixture
def settings(settings: ServiceSettings, temporal: Temporal) -> ServiceSettings:
    return settings.model_copy(update={"identity_grpc": free_address(), **temporal.settings})


@pytest.fixture
def foreman(client: httpx.AsyncClient, member: Person) -> Desk:
    return Desk(client, member)


@pytest.fixture
def boss(client: httpx.AsyncClient, manager: Person) -> Desk:
    return Desk(client, manager)


@pytest.fixture
def head(client: httpx.AsyncClient, admin: Person) -> Desk:
    return Desk(client, admin)


@pytest.fixture
def digger(boss: Desk) -> Machine:
    return Machine(boss.who.user_id)


@pytest.fixture
def stay(crew: Crew, digger: Machine) -> Stay:
    return Stay(digger, crew.jetty)


@pytest.fixture
async def code(crew: Crew, boss: Desk) -> str:
    code: str = (await boss.make_code(crew.jetty))["budgetCodeId"]
    return code

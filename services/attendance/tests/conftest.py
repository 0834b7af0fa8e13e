import httpx
import pytest
from attendance.main import definition
from chassis.access import Role
from chassis.service import ServiceDefinition
from chassis.settings import ServiceSettings
from chassis.testing.addresses import free_address
from chassis.testing.people import Person, with_people
from identity_client.testing.crew import Crew

from services.attendance.tests.asker import Asker
from services.attendance.tests.foreman import Foreman


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


@pytest.fixture
def foreman(client: httpx.AsyncClient, manager: Person) -> Foreman:
    return Foreman(client, manager)


@pytest.fixture
def hands(crew: Crew) -> list[Person]:
    people = [
        crew.person(name, Role.MEMBER, projects=(crew.jetty,)) for name in ("Ana Cruz", "Bo Tan", "Chen Li")
    ]
    crew.book.projects[str(crew.jetty)].member_user_ids.extend(str(each.user_id) for each in people)
    return people

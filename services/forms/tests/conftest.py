import os
from collections.abc import AsyncGenerator, Generator
from dataclasses import dataclass
from uuid import UUID

import httpx
import pytest
from chassis.access import Access, Role
from chassis.ids import new_id
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.settings import ServiceSettings
from chassis.testing.addresses import free_address
from chassis.testing.people import COMPANY, Memberships, Person, with_people
from devstack.testing import Stack
from forms.main import definition
from identity_client.testing import AddressBook, answering

from services.forms.tests.flow import Flow
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


@pytest.fixture(scope="session")
def temporal() -> Generator[Stack]:
    """Of this process's own: workers of tests at the same time would take each other's tasks."""
    with Stack(f"run-{os.getpid()}-forms", "temporal") as stack:
        yield stack


@pytest.fixture
async def flow(
    service: ServiceDefinition, runtime: Runtime, runner_address: str, temporal: Stack
) -> AsyncGenerator[Flow]:
    """workflow-runner with a worker; without this fixture nobody is there."""
    flow = Flow(service, runtime, free_address(), runner_address, temporal.url("temporal"))
    await flow.come()
    yield flow
    await flow.leave()


@pytest.fixture
async def site(client: httpx.AsyncClient, crew: "Crew", admin: Person) -> Site:
    """An inspection at Jetty 4: whoever works there fills it in, the checkers approve it."""
    return await Site.open(client, crew, admin)


@pytest.fixture
async def book(settings: ServiceSettings) -> AsyncGenerator[AddressBook]:
    """Names of people, teams and projects, as identity would tell them."""
    book = AddressBook()
    book.add_company(COMPANY, "Northbank Builders")
    async with answering(book, settings):
        yield book


@dataclass
class Crew:
    """Makes people of the company, and of others."""

    memberships: Memberships
    book: AddressBook
    jetty: UUID
    tower: UUID

    def person(
        self,
        full_name: str,
        role: Role | None,
        *,
        projects: tuple[UUID, ...] = (),
        manages: tuple[UUID, ...] = (),
        teams: tuple[UUID, ...] = (),
        company_id: UUID = COMPANY,
    ) -> Person:
        person = Person(self.memberships, role, company_id=company_id)
        access = Access(
            session_active=True,
            role=role,
            project_ids=frozenset({*projects, *manages}),
            managed_project_ids=frozenset(manages),
            team_ids=frozenset(teams),
        )
        person.set(access)
        self.book.add_user(person.user_id, full_name)
        return person


@pytest.fixture
def crew(runtime: Runtime, book: AddressBook) -> Crew:
    return Crew(
        Memberships.of(runtime),
        book,
        jetty=book.add_project("Jetty 4", company_id=COMPANY),
        tower=book.add_project("Tower B", company_id=COMPANY),
    )


@pytest.fixture
def admin(crew: Crew) -> Person:
    return crew.person("Lim Wei", Role.ADMIN)


@pytest.fixture
def manager(crew: Crew) -> Person:
    """Manages Jetty 4 and nothing else."""
    return crew.person("Maya Ong", Role.MANAGER, manages=(crew.jetty,))


@pytest.fixture
def member(crew: Crew) -> Person:
    """Works at Jetty 4."""
    return crew.person("Tan Bo", Role.MEMBER, projects=(crew.jetty,))


@pytest.fixture
def stranger(crew: Crew) -> Person:
    return crew.person("Olga Other", Role.OWNER, company_id=new_id())

"""pytest fixtures for a service that asks identity: who its people are, and what they may see.

The context's own `settings` say where identity is to answer: `identity_grpc` is a `free_address()`.
"""

from collections.abc import AsyncGenerator

import pytest
from chassis.access import Role
from chassis.ids import new_id
from chassis.runtime import Runtime
from chassis.settings import ServiceSettings
from chassis.testing.people import COMPANY, Memberships, Person

from identity_client.testing import AddressBook, answering
from identity_client.testing.crew import Crew


@pytest.fixture
async def book(settings: ServiceSettings) -> AsyncGenerator[AddressBook]:
    """Names of people, teams and projects, as identity would tell them."""
    book = AddressBook()
    book.add_company(COMPANY, "Northbank Builders")
    async with answering(book, settings):
        yield book


@pytest.fixture
def crew(runtime: Runtime, book: AddressBook) -> Crew:
    return Crew(Memberships.of(runtime), book)


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
def neighbour(crew: Crew) -> Person:
    """Manages Tower B, and is not at Jetty 4."""
    return crew.person("Siti Osman", Role.MANAGER, manages=(crew.tower,))


@pytest.fixture
def stranger(crew: Crew) -> Person:
    return crew.person("Olga Other", Role.OWNER, company_id=new_id())

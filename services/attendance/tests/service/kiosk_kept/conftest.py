"""A site with a tablet that has lost its network."""

import httpx
import pytest
from chassis.access import Role
from chassis.testing.people import Person
from identity_client.testing.crew import Crew

from services.attendance.tests.gate import Office, Tablet, choose
from services.attendance.tests.phone import data
from services.attendance.tests.sealing import OfflineTablet


@pytest.fixture
def office(client: httpx.AsyncClient, crew: Crew, manager: Person) -> Office:
    crew.book.projects[str(crew.jetty)].manager_user_ids.append(str(manager.user_id))
    return Office(client, manager)


@pytest.fixture
async def hands(client: httpx.AsyncClient, crew: Crew) -> list[Person]:
    people = [crew.person(name, Role.MEMBER, projects=(crew.jetty,)) for name in ("Ana Cruz", "Chen Li")]
    crew.book.projects[str(crew.jetty)].member_user_ids.extend(str(each.user_id) for each in people)
    for who in people:
        data(await choose(client, who))
    return people


@pytest.fixture
def newcomer(crew: Crew) -> Person:
    """Who has no PIN yet."""
    person = crew.person("Di Doe", Role.MEMBER, projects=(crew.jetty,))
    crew.book.projects[str(crew.jetty)].member_user_ids.append(str(person.user_id))
    return person


@pytest.fixture
async def gate(
    client: httpx.AsyncClient, crew: Crew, office: Office, hands: list[Person], newcomer: Person
) -> OfflineTablet:
    # Who is in the project is remembered from the first call on.
    assert newcomer not in hands
    made = Tablet(client)
    data(await made.pair(data(await office.add(crew.jetty))["code"]))
    return await OfflineTablet.of(made)

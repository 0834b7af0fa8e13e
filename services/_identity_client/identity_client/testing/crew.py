"""People and projects of a company, for the tests of a service that asks who and what they are.

crew = Crew(Memberships.of(runtime), book)
manager = crew.person("Maya Ong", Role.MANAGER, manages=(crew.jetty,))
"""

from uuid import UUID

from chassis.access import Access, Role
from chassis.event_contract import subject_of
from chassis.runtime import Runtime
from chassis.testing.people import COMPANY, Memberships, Person
from contracts.identity.v1 import events_pb2

from identity_client.testing import AddressBook


class Crew:
    """Of a company with two projects, so that every test can ask what people of the other one see."""

    def __init__(self, memberships: Memberships, book: AddressBook) -> None:
        self.memberships = memberships
        self.book = book
        self.jetty = book.add_project("Jetty 4", company_id=COMPANY)
        self.tower = book.add_project("Tower B", company_id=COMPANY)

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
        for team_id in teams:
            self.book.join_team(team_id, person.user_id)
        self.book.add_user(person.user_id, full_name, company_id=company_id, role=role)
        return person

    async def archive(self, project_id: UUID, *processes: Runtime, is_archived: bool = True) -> None:
        """As identity tells of it, asked or not; back when each of the processes has heard."""
        project = self.book.projects[str(project_id)]
        project.is_archived = is_archived
        bus = processes[0].bus
        subject = bus.subject(subject_of(events_pb2.ProjectChanged))
        clients = [each.bus.client for each in processes]
        # Behind the process's own listener on its connection: what arrives here was heard there.
        heard = [await client.subscribe(subject) for client in clients]
        for client in clients:
            await client.flush()
        event = events_pb2.ProjectChanged(project=project)
        await bus.client.publish(subject, event.SerializeToString())
        for each in heard:
            await each.next_msg(timeout=10)
            await each.unsubscribe()

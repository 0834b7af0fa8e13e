"""A chain of two at the jetty: Ana up to 50.00, then Raj any amount."""

from dataclasses import dataclass

import httpx
from chassis.access import Role
from chassis.testing.people import Person
from identity_client.testing.crew import Crew

from services.budget.tests.service.desk import Desk, data


@dataclass(frozen=True)
class Approvers:
    ana: Desk
    raj: Desk


def at_the_jetty(crew: Crew, client: httpx.AsyncClient, name: str, role: Role = Role.MEMBER) -> Desk:
    person = crew.person(name, role, projects=(crew.jetty,))
    crew.book.projects[str(crew.jetty)].member_user_ids.append(str(person.user_id))
    return Desk(client, person)


def step(who: Desk, **fields: object) -> dict[str, object]:
    return {"userId": str(who.who.user_id), **fields}


async def chain_of_two(crew: Crew, client: httpx.AsyncClient, admin: Person) -> Approvers:
    ana, raj = at_the_jetty(crew, client, "Ana Cruz"), at_the_jetty(crew, client, "Raj Nair")
    steps = [step(ana, upTo="50"), step(raj)]
    body = {"projectId": str(crew.jetty), "revision": 0, "steps": steps}
    data(await Desk(client, admin).send("PUT", "SetBudgetApprovalChain", body))
    return Approvers(ana, raj)

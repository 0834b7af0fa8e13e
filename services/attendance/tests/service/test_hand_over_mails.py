"""Mails to whoever was given a machine, over a real mail server."""

import httpx
import pytest
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import Inbox
from chassis.testing.events import drain
from chassis.testing.people import Person
from identity_client.testing.crew import Crew

from services.attendance.tests.service.test_custody import Keeper

TAN = "tan.bo@example.test"


@pytest.fixture
def boss(client: httpx.AsyncClient, manager: Person) -> Keeper:
    return Keeper(client, manager)


@pytest.fixture
def hand(client: httpx.AsyncClient, member: Person, crew: Crew) -> Keeper:
    crew.book.projects[str(crew.jetty)].member_user_ids.append(str(member.user_id))
    return Keeper(client, member)


async def test_who_was_given_a_machine_on_another_device_hears_of_it_once(
    service: ServiceDefinition, runtime: Runtime, inbox: Inbox, crew: Crew, boss: Keeper, hand: Keeper
) -> None:
    crane = await boss.create(crew.jetty, name="Crane")
    await boss.hand_over(crane, hand.who.user_id, signedName="Tan Bo", ink=[])
    await drain(service, runtime)
    (mail,) = inbox.mails
    assert (mail["To"], mail["Subject"]) == (TAN, "“Crane” was handed to you")
    for shown in (inbox.text(), inbox.html()):
        for said in ("Maya Ong", "on their device", f"?equipment={crane['equipmentId']}"):
            assert said in shown


async def test_nobody_hears_what_they_took_or_gave_back_themselves(
    service: ServiceDefinition, runtime: Runtime, inbox: Inbox, crew: Crew, boss: Keeper, hand: Keeper
) -> None:
    crane = await boss.create(crew.jetty, name="Crane")
    await hand.hand_over(crane, hand.who.user_id)
    await hand.hand_over(crane, None, hand.who.user_id)
    await drain(service, runtime)
    assert inbox.mails == []

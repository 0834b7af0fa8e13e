"""Mails about defects, over a real mail server."""

from typing import Any

import httpx
import pytest
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import Inbox
from chassis.testing.events import drain
from chassis.testing.people import Person
from identity_client.testing.crew import Crew

from services.attendance.tests.care import Hand

DONE = 3
MAYA = "maya.ong@example.test"


@pytest.fixture
def boss(client: httpx.AsyncClient, crew: Crew, manager: Person) -> Hand:
    crew.book.projects[str(crew.jetty)].manager_user_ids.append(str(manager.user_id))
    return Hand(client, manager)


@pytest.fixture
def hand(client: httpx.AsyncClient, member: Person) -> Hand:
    return Hand(client, member)


@pytest.fixture
async def crane(crew: Crew, boss: Hand) -> dict[str, Any]:
    return await boss.create(crew.jetty, name="Crane")


async def test_the_machines_managers_hear_of_it_once_with_whether_it_may_be_used(
    service: ServiceDefinition, runtime: Runtime, inbox: Inbox, hand: Hand, crane: dict[str, Any]
) -> None:
    made = await hand.report(crane, title="Seal leaks", description="Under the boom", isBlocking=True)
    await hand.report(crane, equipmentDefectId=made["equipmentDefectId"])
    await drain(service, runtime)
    (mail,) = inbox.mails
    assert (mail["To"], mail["Subject"]) == (MAYA, "“Crane”: must not be used")
    for shown in (inbox.text(), inbox.html()):
        for said in ("Tan Bo", "Seal leaks", "Under the boom", f"?equipment={crane['equipmentId']}"):
            assert said in shown


async def test_one_that_blocks_nothing_is_told_without_a_warning(
    service: ServiceDefinition, runtime: Runtime, inbox: Inbox, hand: Hand, crane: dict[str, Any]
) -> None:
    await hand.report(crane)
    await drain(service, runtime)
    assert inbox.mails[0]["Subject"] == "“Crane”: a defect was reported"
    assert "must not be used" not in inbox.text()


async def test_nobody_hears_what_they_reported_themselves_or_what_is_repaired_by_then(
    service: ServiceDefinition, runtime: Runtime, inbox: Inbox, boss: Hand, hand: Hand, crane: dict[str, Any]
) -> None:
    await boss.report(crane)
    repaired = await hand.report(crane)
    assert (await boss.changing(repaired, state=DONE, note="New seal")).is_success
    await drain(service, runtime)
    assert inbox.mails == []

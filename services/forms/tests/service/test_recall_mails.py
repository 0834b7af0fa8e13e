"""Who is told that a step was taken back: whose turn it was."""

from datetime import timedelta

import httpx
import pytest
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import drain, housekeep
from chassis.testing.events import published
from chassis.testing.mail import Inbox
from chassis.testing.people import Person
from contracts.forms.v1 import events_pb2
from forms.submission.moving.mailing import mail_recall
from identity_client.testing.crew import Crew

from services.forms.tests.flow import Flow
from services.forms.tests.service.desk import data
from services.forms.tests.service.site import Site
from services.forms.tests.service.site_with_parallel_steps import SiteWithParallelSteps
from services.forms.tests.service.test_assigning import claiming
from services.forms.tests.service.test_moves import moving
from services.forms.tests.service.test_parallel import recall

CHUA, ONG, TAN = "chua.mei@example.test", "ong.li@example.test", "tan.bo@example.test"


class Waiting:
    """A submission that waits for the checkers, Chua Mei and Ong Li."""

    def __init__(self, site: Site, service: ServiceDefinition, runtime: Runtime) -> None:
        self.site, self.service, self.runtime = site, service, runtime
        self.hand, self.chua, self.ong = site.hand(), site.checker(), site.checker("Ong Li")
        self.submission_id = ""

    async def taken_back(self, reason: str = "") -> None:
        data(await moving(self.hand, "RecallStep", self.submission_id, 1, reason=reason))

    async def told(self) -> None:
        await drain(self.service, self.runtime)


@pytest.fixture
async def waiting(
    site: Site, flow: object, service: ServiceDefinition, runtime: Runtime, inbox: Inbox
) -> Waiting:
    del flow
    found = Waiting(site, service, runtime)
    found.submission_id = await found.hand.submitted()
    await found.told()
    del inbox.mails[:]
    return found


async def test_who_had_taken_it_is_told_by_whom_and_why_once(waiting: Waiting, inbox: Inbox) -> None:
    data(await claiming(waiting.chua, waiting.submission_id))
    await waiting.taken_back("Wrong roof.\nSee grid C4.")
    await waiting.told()
    for event in await published(waiting.runtime, events_pb2.SubmissionMoved):
        await mail_recall(waiting.runtime, event)  # it comes twice
    assert inbox.subjects_to(CHUA) == ["Tan Bo took a step back: Site inspection"]
    assert [inbox.subjects_to(each) for each in (ONG, TAN)] == [[], []]
    text = " ".join(inbox.text().split())
    assert "back from the step “Approval”, which was yours to do. It stands at “Step 1” again." in text
    assert "> Wrong roof. > See grid C4." in text
    assert f"/forms/submissions/{waiting.submission_id}" in text


async def test_where_nobody_had_taken_it_all_its_people_are_told(waiting: Waiting, inbox: Inbox) -> None:
    await waiting.taken_back()
    await waiting.told()
    assert [len(inbox.subjects_to(each)) for each in (CHUA, ONG, TAN)] == [1, 1, 0]
    assert "The reason" not in inbox.text(0)


async def test_nobody_is_where_it_was_submitted_again_since(waiting: Waiting, inbox: Inbox) -> None:
    await waiting.taken_back()
    data(await waiting.hand.submitting(waiting.submission_id))
    await waiting.told()
    assert inbox.mails == []


async def test_nobody_is_where_it_was_voided(waiting: Waiting, inbox: Inbox, manager: Person) -> None:
    boss = waiting.site.somebody(manager)
    data(await moving(boss, "VoidSubmission", waiting.submission_id, 1, reason="Twice."))
    await waiting.told()
    assert inbox.mails == []


async def test_what_might_not_go_at_once_goes_later(
    waiting: Waiting, inbox: Inbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("identity_client.notices._RETRY", timedelta())
    data(await claiming(waiting.chua, waiting.submission_id))
    waiting.site.crew.book.is_over_budget = True
    await waiting.taken_back("Wrong roof.")
    await waiting.told()
    assert inbox.mails == []
    waiting.site.crew.book.is_over_budget = False
    await housekeep(waiting.service, waiting.runtime)
    assert len(inbox.subjects_to(CHUA)) == 1
    assert "> Wrong roof." in inbox.text()


async def test_nobody_is_of_a_part_that_is_taken_back_beside_others(
    client: httpx.AsyncClient,
    crew: Crew,
    admin: Person,
    flow: Flow,
    service: ServiceDefinition,
    runtime: Runtime,
    inbox: Inbox,
) -> None:
    site = await SiteWithParallelSteps.with_parts(client, crew, admin)
    site.approver()
    safety = site.checker()
    submission_id = await site.opened(site.hand())
    await site.press(safety, submission_id, "safety", "safe")
    await drain(service, runtime)
    del inbox.mails[:]
    await recall(safety, submission_id)
    await drain(service, runtime)
    assert inbox.mails == []

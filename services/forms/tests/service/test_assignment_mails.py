"""Who is told that a step was handed on."""

from datetime import timedelta

import pytest
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import drain, housekeep
from chassis.testing.events import published
from chassis.testing.mail import Inbox
from chassis.testing.people import Person
from contracts.forms.v1 import events_pb2
from forms.submission.assigning.mailing import mail_assignment

from services.forms.tests.service.desk import data
from services.forms.tests.service.site import Hand, Site
from services.forms.tests.service.test_assigning import claiming

CHUA, ONG = "chua.mei@example.test", "ong.li@example.test"


async def handing(hand: Hand, submission_id: str, to: Hand | None, reason: str = "") -> None:
    user_id = str(to.person.user_id) if to else None
    body = {"submissionId": submission_id, "number": 1, "userId": user_id, "reason": reason}
    data(await hand.site.client.put("/api/Submission/AssignStep", json=body, headers=hand.person.headers))


@pytest.fixture
def retried_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was held is looked at again each time, however short ago it was."""
    monkeypatch.setattr("identity_client.notices._RETRY", timedelta())


@pytest.fixture
async def waiting(
    site: Site, flow: object, service: ServiceDefinition, runtime: Runtime, inbox: Inbox
) -> str:
    del flow
    submission_id = await site.hand().submitted()
    await drain(service, runtime)
    del inbox.mails[:]
    return submission_id


class TestHandingOn:
    async def test_tells_who_gets_it_from_whom_and_why_and_who_had_it_once(
        self,
        site: Site,
        waiting: str,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
        manager: Person,
    ) -> None:
        chua, ong, boss = site.checker(), site.checker("Ong Li"), site.somebody(manager)
        await handing(boss, waiting, chua, "You know this roof.")
        await drain(service, runtime)
        assert [subject.split(" handed ")[1] for subject in inbox.subjects_to(CHUA)] == [
            "you a step: Site inspection"
        ]
        text = inbox.text()
        assert "handed you the step “Approval” of Site inspection SI-0007" in text
        assert "> You know this roof." in text
        assert f"/forms/submissions/{waiting}" in text
        shown = await chua.detail(waiting)
        assert shown["assignmentReason"] == "You know this roof."
        assert shown["assignedBy"]["userId"] == str(manager.user_id)
        del inbox.mails[:]
        await handing(boss, waiting, ong)
        for event in await published(runtime, events_pb2.StepAssigned):
            await mail_assignment(runtime, event)  # it comes twice
        await drain(service, runtime)
        assert [subject.split(" handed ")[1] for subject in inbox.subjects_to(CHUA)] == [
            "on your step: Site inspection"
        ]
        assert len(inbox.subjects_to(ONG)) == 1
        assert "The reason" not in inbox.text()

    async def test_tells_the_whole_reason_as_it_was_written(
        self,
        site: Site,
        waiting: str,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
        manager: Person,
    ) -> None:
        lines = ["Grid C4 is flooded. " * 50, "Ask Ong for the key."]
        await handing(site.somebody(manager), waiting, site.checker(), "\n".join(lines))
        await drain(service, runtime)
        text = inbox.text()
        assert all(f"> {line.strip()}" in text for line in lines)

    async def test_tells_nobody_of_what_they_did_themselves(
        self, site: Site, waiting: str, service: ServiceDefinition, runtime: Runtime, inbox: Inbox
    ) -> None:
        chua, ong = site.checker(), site.checker("Ong Li")
        data(await claiming(chua, waiting))
        await drain(service, runtime)
        assert inbox.mails == []
        shown = await chua.detail(waiting)
        assert (shown["assignedBy"], shown["assignmentReason"]) == (None, "")
        await handing(chua, waiting, ong)
        await drain(service, runtime)
        assert inbox.subjects_to(CHUA) == []
        assert len(inbox.subjects_to(ONG)) == 1

    async def test_tells_who_had_it_that_it_is_everybodys_again(
        self,
        site: Site,
        waiting: str,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
        manager: Person,
    ) -> None:
        chua = site.checker()
        data(await claiming(chua, waiting))
        await handing(site.somebody(manager), waiting, None, "Chua is at another site.")
        await drain(service, runtime)
        assert len(inbox.subjects_to(CHUA)) == 1
        assert "back to its whole team" in inbox.text()
        assert "> Chua is at another site." in inbox.text()

    async def test_tells_nobody_where_it_has_moved_on_or_on_again_since(
        self,
        site: Site,
        waiting: str,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
        manager: Person,
    ) -> None:
        chua, ong, boss = site.checker(), site.checker("Ong Li"), site.somebody(manager)
        await handing(boss, waiting, chua)
        await handing(boss, waiting, ong)
        await handing(boss, waiting, chua)
        data(await chua.approving(waiting))
        await drain(service, runtime)
        assert [inbox.subjects_to(each) for each in (CHUA, ONG)] == [[], []]
        assert (await chua.detail(waiting))["assignmentReason"] == ""

    @pytest.mark.usefixtures("retried_at_once")
    async def test_tells_later_what_might_not_go_at_once(
        self,
        site: Site,
        waiting: str,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
        manager: Person,
    ) -> None:
        chua, ong, boss = site.checker(), site.checker("Ong Li"), site.somebody(manager)
        data(await claiming(ong, waiting))
        site.crew.book.is_over_budget = True
        await handing(boss, waiting, chua, "You know this roof.")
        await drain(service, runtime)
        assert inbox.mails == []
        site.crew.book.is_over_budget = False
        await housekeep(service, runtime)
        assert [len(inbox.subjects_to(each)) for each in (CHUA, ONG)] == [1, 1]
        assert "> You know this roof." in inbox.text()
        del inbox.mails[:]
        await housekeep(service, runtime)
        assert inbox.mails == []

    @pytest.mark.usefixtures("retried_at_once")
    @pytest.mark.parametrize(
        ("is_given_on", "says"), [(True, "from you to Ong Li"), (False, "its whole team")]
    )
    async def test_tells_later_what_was_done_then_and_not_what_was_since(
        self,
        site: Site,
        waiting: str,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
        manager: Person,
        admin: Person,
        is_given_on: bool,
        says: str,
    ) -> None:
        chua, ong, boss = site.checker(), site.checker("Ong Li"), site.somebody(manager)
        data(await claiming(chua, waiting))
        site.crew.book.is_over_budget = True
        await handing(boss, waiting, ong if is_given_on else None)
        await drain(service, runtime)
        await handing(site.somebody(admin), waiting, site.checker("Lee An"), "Ong is sick.")
        await drain(service, runtime)
        assert inbox.mails == []
        site.crew.book.is_over_budget = False
        await housekeep(service, runtime)
        (to_chua,) = [at for at, each in enumerate(inbox.mails) if each["To"] == CHUA]
        text = " ".join(inbox.text(to_chua).split())
        assert says in text
        assert "The reason" not in text

    @pytest.mark.usefixtures("retried_at_once")
    async def test_tells_later_why_it_was_given_back(
        self,
        site: Site,
        waiting: str,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
        manager: Person,
    ) -> None:
        chua, boss = site.checker(), site.somebody(manager)
        data(await claiming(chua, waiting))
        site.crew.book.is_over_budget = True
        await handing(boss, waiting, None, "You are at another site.")
        await drain(service, runtime)
        site.crew.book.is_over_budget = False
        await housekeep(service, runtime)
        assert len(inbox.subjects_to(CHUA)) == 1
        assert "> You are at another site." in inbox.text()

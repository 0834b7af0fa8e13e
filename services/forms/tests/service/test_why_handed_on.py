"""Why a step was handed on: who is told it, and who is not."""

from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing.mail import Inbox
from chassis.testing.people import Person

from services.forms.tests.flow import Flow
from services.forms.tests.service.desk import data
from services.forms.tests.service.sharing import Visitor, new_token, sharing
from services.forms.tests.service.site import Site
from services.forms.tests.service.test_assignment_mails import handing


class TestWhyAStepWasHandedOn:
    async def test_is_for_who_has_it_who_handed_it_and_who_manages(
        self, site: Site, flow: Flow, admin: Person, manager: Person
    ) -> None:
        hand, chua, ong = site.hand(), site.checker(), site.checker("Ong Li")
        submission_id, boss = await hand.submitted(), site.somebody(manager)
        await handing(boss, submission_id, chua, "Goh is sick.")
        for each in (chua, boss, site.somebody(admin)):
            assert (await each.detail(submission_id))["assignmentReason"] == "Goh is sick."
        for each in (hand, ong):
            shown = await each.detail(submission_id)
            assert (shown["assignee"]["fullName"], shown["assignmentReason"]) == ("Chua Mei", "")
        await handing(chua, submission_id, ong, "I am off tomorrow.")
        assert (await chua.detail(submission_id))["assignmentReason"] == "I am off tomorrow."

    async def test_is_for_nobody_once_it_is_everybodys_again(
        self, site: Site, flow: Flow, manager: Person
    ) -> None:
        submission_id, boss = await site.hand().submitted(), site.somebody(manager)
        await handing(boss, submission_id, site.checker())
        await handing(boss, submission_id, None, "Chua is sick.")
        shown = await boss.detail(submission_id)
        told = ("assignee", "assignedAt", "assignedBy", "assignmentReason")
        assert [shown[each] for each in told] == [None, None, None, ""]

    async def test_is_for_no_visitor_nor_who_handed_it(
        self,
        site: Site,
        flow: Flow,
        manager: Person,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
    ) -> None:
        submission_id, chua, secret = await site.hand().submitted(), site.checker(), new_token()
        await handing(site.somebody(manager), submission_id, chua, "Goh is sick.")
        data(await sharing(chua, submission_id, secret), 201)
        visitor = await Visitor(site, submission_id, secret).prove(service, runtime, inbox)
        shown = await visitor.detail()
        assert (shown["assignedBy"], shown["assignmentReason"]) == (None, "")

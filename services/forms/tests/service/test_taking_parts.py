"""Of several steps that are open at once one is taken, handed on and given back by itself."""

from typing import Any
from uuid import UUID

import httpx
import pytest
from chassis.access import Role
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing import drain
from chassis.testing.events import published
from chassis.testing.mail import Inbox
from chassis.testing.people import COMPANY, Person
from contracts.forms.v1 import events_pb2
from forms.submission.assigning import gone
from identity_client.testing import AddressBook
from identity_client.testing.crew import Crew

from services.forms.tests.flow import Flow
from services.forms.tests.service.asking import Asking
from services.forms.tests.service.desk import data, refusal
from services.forms.tests.service.site import Hand
from services.forms.tests.service.site_with_parallel_steps import SiteWithParallelSteps as Site
from services.forms.tests.service.test_parallel import recall


@pytest.fixture
async def site(client: httpx.AsyncClient, crew: Crew, admin: Person) -> Site:
    return await Site.with_parts(client, crew, admin)


@pytest.fixture
def boss(site: Site, crew: Crew) -> Hand:
    return site.somebody(crew.person("Boss", Role.ADMIN))


def _named(site: Site, submission_id: str, number: int, step: str | None) -> dict[str, Any]:
    said: dict[str, Any] = {"submissionId": submission_id, "number": number}
    return said | ({"stepId": site.ids[step]} if step else {})


async def _taking(hand: Hand, site: Site, submission_id: str, step: str | None) -> httpx.Response:
    number = (await hand.detail(submission_id))["number"]
    body = _named(site, submission_id, number, step)
    return await site.client.post("/api/Submission/ClaimStep", json=body, headers=hand.person.headers)


async def _handing(
    hand: Hand, site: Site, submission_id: str, step: str | None, to: Hand | None, reason: str = ""
) -> httpx.Response:
    number = (await hand.detail(submission_id))["number"]
    user_id = str(to.person.user_id) if to else None
    body = _named(site, submission_id, number, step) | {"userId": user_id, "reason": reason}
    return await site.client.put("/api/Submission/AssignStep", json=body, headers=hand.person.headers)


async def _holders(hand: Hand, submission_id: str) -> dict[str, str | None]:
    steps = (await hand.detail(submission_id))["openSteps"]
    return {each["stepName"]: each["assignee"] and each["assignee"]["fullName"] for each in steps}


class TestTakingAPart:
    async def test_leaves_the_others_to_dos_and_the_other_step_alone(
        self, site: Site, flow: Flow, asking: Asking
    ) -> None:
        submission_id, both = await site.opened(site.hand()), site.of_both()
        safety, other, quality = site.checker(), site.checker("Tan Ah"), site.approver()
        offered = (await both.detail(submission_id))["openSteps"]
        assert [(each["mayClaim"], each["mayAssign"]) for each in offered] == [(True, False)] * 2
        for _ in range(2):  # whoever has it already has it still
            taken = data(await _taking(safety, site, submission_id, "safety"))
            assert taken["assigneeUserId"] == str(safety.person.user_id)
        assert await _holders(both, submission_id) == {"Safety": "Chua Mei", "Quality": None}
        counts = [(await each.counts())["myTurn"] for each in (safety, other, quality, both)]
        assert counts == [1, 0, 1, 1]
        assert (await other.detail(submission_id))["isMyTurn"] is False
        # They still may do it, and are told who has it.
        shown = data(
            await other.get("GetSubmissionDetail", submissionId=submission_id, stepId=site.ids["safety"])
        )
        assert (shown["mayAct"], shown["assignee"]["fullName"]) == (True, "Chua Mei")
        route = await asking.route(submission_id)
        assert [each.assignee_user_id for each in route.open_parts] == [str(safety.person.user_id), ""]
        # Of two that are theirs they are shown the one that nobody has.
        assert (await both.detail(submission_id))["currentStepName"] == "Quality"

    async def test_is_for_its_people_and_says_which(self, site: Site, flow: Flow) -> None:
        submission_id, safety, quality = await site.opened(site.hand()), site.checker(), site.approver()
        assert (await _taking(quality, site, submission_id, "safety")).status_code == 403
        status, words = refusal(await _taking(safety, site, submission_id, None))
        assert (status, "choose which one" in words) == (409, True)
        assert (await _taking(safety, site, submission_id, "sign")).status_code == 409
        data(await _taking(safety, site, submission_id, "safety"))
        status, words = refusal(await _taking(site.of_both(), site, submission_id, "safety"))
        assert (status, "Chua Mei has taken “Safety”" in words) == (409, True)

    async def test_stays_theirs_while_others_are_submitted_and_taken_back(
        self, site: Site, flow: Flow
    ) -> None:
        submission_id, safety, quality = await site.opened(site.hand()), site.checker(), site.approver()
        data(await _taking(safety, site, submission_id, "safety"))
        await site.press(quality, submission_id, "quality", "good")
        left = await safety.detail(submission_id)
        assert (left["currentStepName"], left["assignee"]["fullName"]) == ("Safety", "Chua Mei")
        assert (await site.checker("Tan Ah").counts())["myTurn"] == 0
        await recall(quality, submission_id)
        assert await _holders(quality, submission_id) == {"Safety": "Chua Mei", "Quality": None}
        await site.press(quality, submission_id, "quality", "good")
        await site.press(safety, submission_id, "safety", "safe")
        assert (await quality.detail(submission_id))["assignee"] is None

    async def test_is_over_for_who_may_not_do_it_any_more_after_another(
        self, client: httpx.AsyncClient, crew: Crew, admin: Person, flow: Flow
    ) -> None:
        site = await Site.with_parts(client, crew, admin, quality={"needsAnotherPerson": True})
        submission_id, both = await site.opened(site.hand()), site.of_both()
        data(await _taking(both, site, submission_id, "quality"))
        await site.press(both, submission_id, "safety", "safe")
        assert (await site.approver().detail(submission_id))["assignee"] is None
        assert (await site.approver().counts())["myTurn"] == 1


class TestHandingAPartOn:
    async def test_by_who_manages_or_has_it_to_one_of_its_people(
        self, site: Site, flow: Flow, boss: Hand, runtime: Runtime
    ) -> None:
        submission_id, safety, other = await site.opened(site.hand()), site.checker(), site.checker("Tan Ah")
        quality = site.approver()
        asked = {"submissionId": submission_id, "stepId": site.ids["safety"]}
        people = data(await boss.get("GetAssignablePeople", **asked))
        assert [each["fullName"] for each in people] == ["Chua Mei", "Tan Ah"]
        assert (await _handing(boss, site, submission_id, "safety", quality)).status_code == 422
        assert (await _handing(safety, site, submission_id, "safety", other)).status_code == 403
        data(await _handing(boss, site, submission_id, "safety", safety, "You know this roof."))
        shown = await safety.detail(submission_id)
        assert (shown["assignedBy"]["fullName"], shown["assignmentReason"]) == ("Boss", "You know this roof.")
        data(await _handing(safety, site, submission_id, "safety", other))
        assert await _holders(boss, submission_id) == {"Safety": "Tan Ah", "Quality": None}
        data(await _handing(boss, site, submission_id, "safety", None))
        assert await _holders(boss, submission_id) == {"Safety": None, "Quality": None}
        told = await published(runtime, events_pb2.StepAssigned)
        assert {each.step_id for each in told} == {site.ids["safety"]}
        assert {*told[0].current_team_ids} == {str(site.checkers)}

    async def test_is_mailed_as_of_that_step_also_once_another_is_submitted(
        self,
        site: Site,
        flow: Flow,
        boss: Hand,
        service: ServiceDefinition,
        runtime: Runtime,
        inbox: Inbox,
    ) -> None:
        submission_id, safety, quality = await site.opened(site.hand()), site.checker(), site.approver()
        data(await _handing(boss, site, submission_id, "safety", safety, "You know this roof."))
        await site.press(quality, submission_id, "quality", "good")
        await drain(service, runtime)
        (mail,) = inbox.subjects_to("chua.mei@example.test")
        assert "handed you a step" in mail
        assert "the step “Safety” of" in inbox.text()
        assert "> You know this roof." in inbox.text()

    async def test_ends_with_who_left_the_team_or_the_company(
        self, site: Site, flow: Flow, boss: Hand, runtime: Runtime, book: AddressBook
    ) -> None:
        submission_id, safety, quality = await site.opened(site.hand()), site.checker(), site.approver()
        data(await _taking(safety, site, submission_id, "safety"))
        data(await _taking(quality, site, submission_id, "quality"))
        book.leave_team(site.checkers, safety.person.user_id)
        await gone.look_again(runtime, COMPANY, UUID(str(site.checkers)))
        assert await _holders(boss, submission_id) == {"Safety": None, "Quality": "Ong Li"}
        await gone.forget_member(runtime.database, COMPANY, quality.person.user_id)
        assert await _holders(boss, submission_id) == {"Safety": None, "Quality": None}

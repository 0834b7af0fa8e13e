"""A submission that is sent back to an earlier step."""

from datetime import timedelta
from typing import Any
from uuid import uuid4

import httpx
import pytest
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing.events import published
from chassis.testing.people import COMPANY, Person
from contracts.forms.v1 import events_pb2
from contracts.identity.v1 import events_pb2 as identity_events
from identity_client.testing.crew import Crew

from services.forms.tests.flow import Flow
from services.forms.tests.service.asking import Asking
from services.forms.tests.service.desk import Desk, data
from services.forms.tests.service.hearing import hear
from services.forms.tests.service.site_with_a_way_back import SiteWithAWayBack
from services.forms.tests.service.test_due import listed, set_back

_REASON = "The edge protection is missing."


@pytest.fixture
async def site(client: httpx.AsyncClient, crew: Crew, admin: Person) -> SiteWithAWayBack:
    return await SiteWithAWayBack.drawn(client, crew, admin)


def told(way: list[dict[str, Any]]) -> list[tuple[str, bool, str | None]]:
    return [(each["stepName"], each["isRevokedStep"], each["sentBackTo"]) for each in way]


class TestSentBack:
    async def test_goes_through_again_and_tells_what_counts_no_more(
        self, site: SiteWithAWayBack, flow: Flow, asking: Asking
    ) -> None:
        hand, checker, approver = site.hand(), site.checker(), site.approver()
        submission_id = await site.at_approval(hand, checker)
        asked = {each["name"]: each for each in (await approver.detail(submission_id))["currentStepActions"]}
        assert (asked["Send back"]["goesBackTo"], asked["Send back"]["asksForReason"]) == ("Filling in", True)
        assert (asked["Approve"]["goesBackTo"], asked["Approve"]["asksForReason"]) == (None, False)
        refused = await approver.pressing(submission_id, site.ids["approval"], site.ids["return"], {})
        assert refused.status_code == 422

        stands = await site.press(approver, submission_id, "approval", "return", reason=_REASON)
        assert (stands["state"], stands["currentStepId"], stands["number"]) == (
            "ongoing",
            site.ids["fill"],
            3,
        )
        assert told(await site.way(hand, submission_id)) == [
            ("Filling in", False, None),
            ("Check", True, None),
            ("Approval", False, "Filling in"),
            ("Filling in", False, None),
        ]
        shown = await hand.detail(submission_id)
        back = shown["sentBack"]
        assert (back["by"]["fullName"], back["reason"], back["fromStepName"]) == (
            "Ong Li",
            _REASON,
            "Approval",
        )
        assert (await hand.values(submission_id))[site.remark["id"]] == "Wet"

        await site.press(hand, submission_id, "fill", "submit", values={site.area["id"]: "Roof, north"})
        assert (await hand.detail(submission_id))["sentBack"] is None
        await site.press(checker, submission_id, "check", "checked")
        done = await site.press(approver, submission_id, "approval", "approve")
        assert done["state"] == "done"
        way = await site.way(hand, submission_id)
        assert [each["isRevokedStep"] for each in way] == [False, True, False, False, False, False]
        assert {each["version"] for each in way} == {"A"}
        route = await asking.route(submission_id)
        assert (route.version, route.HasField("sent_back")) == ("A", False)

    async def test_is_its_submitters_turn_again_and_nobody_elses(
        self, site: SiteWithAWayBack, flow: Flow, asking: Asking
    ) -> None:
        hand, other, approver = site.hand(), site.hand("Lee Su"), site.approver()
        submission_id = await site.at_approval(hand, site.checker())
        await site.press(approver, submission_id, "approval", "return", reason=_REASON)
        assert [(await each.counts())["myTurn"] for each in (hand, other, approver)] == [1, 0, 0]
        row = data(await hand.get("QueryTodos", type=2))["data"][0]
        assert (row["isSentBack"], row["isMyTurn"], row["version"]) == (True, True, "A")
        assert (await hand.detail(submission_id))["isMyTurn"]
        assert not (await other.detail(submission_id))["isMyTurn"]
        route = await asking.route(submission_id)
        assert route.sent_back.reason == _REASON
        assert route.sent_back.to_user_id == str(hand.person.user_id)
        assert route.sent_back.by_user_id == str(approver.person.user_id)

    async def test_comes_before_what_is_overdue(
        self, site: SiteWithAWayBack, flow: Flow, runtime: Runtime
    ) -> None:
        """What nobody waits for yet can't push it off the page where one begins the day."""
        hand, approver = site.hand(), site.approver()
        overdue = await hand.start()
        await set_back(runtime, overdue, waits=timedelta(days=9), due_in=-timedelta(days=8))
        came_back = await site.at_approval(hand, site.checker())
        await site.press(approver, came_back, "approval", "return", reason=_REASON)
        assert await listed(hand, "QueryTodos", type=2) == [came_back, overdue]
        await site.press(hand, came_back, "fill", "submit", values={site.area["id"]: "Roof, north"})
        assert await listed(hand, "QueryTodos", type=1) == [overdue, came_back]

    async def test_is_told_as_sent_back(self, site: SiteWithAWayBack, flow: Flow, runtime: Runtime) -> None:
        submission_id = await site.at_approval(site.hand(), site.checker())
        await site.press(site.approver(), submission_id, "approval", "return", reason=_REASON)
        events = await published(runtime, events_pb2.StepSubmitted)
        assert [each.sent_back for each in events] == [False, False, True]
        assert {each.submission.version for each in events} == {"A"}

    async def test_pressed_twice_is_sent_back_once(self, site: SiteWithAWayBack, flow: Flow) -> None:
        hand, approver = site.hand(), site.approver()
        submission_id = await site.at_approval(hand, site.checker())
        key = str(uuid4())
        first = await site.press(approver, submission_id, "approval", "return", reason=_REASON, key=key)
        again = await site.press(approver, submission_id, "approval", "return", reason=_REASON, key=key)
        assert first == again
        late = await approver.pressing(submission_id, site.ids["approval"], site.ids["approve"], {})
        assert late.status_code == 409
        assert len(await site.way(hand, submission_id)) == 4

    async def test_is_not_for_who_may_not_act(
        self, site: SiteWithAWayBack, flow: Flow, stranger: Person
    ) -> None:
        hand, checker = site.hand(), site.checker()
        submission_id = await site.at_approval(hand, checker)
        step, button = site.ids["approval"], site.ids["return"]
        for who, status in ((hand, 403), (checker, 403), (site.somebody(stranger), 404)):
            answer = await who.pressing(submission_id, step, button, {}, None, _REASON)
            assert answer.status_code == status


class TestWhatWasEnteredSince:
    async def test_is_emptied_where_the_way_back_says_so(
        self, client: httpx.AsyncClient, crew: Crew, admin: Person, flow: Flow
    ) -> None:
        site = await SiteWithAWayBack.drawn(client, crew, admin, clears=True)
        hand, approver = site.hand(), site.approver()
        submission_id = await site.at_approval(hand, site.checker())
        asked = {
            each["name"]: each["empties"]
            for each in (await approver.detail(submission_id))["currentStepActions"]
        }
        assert asked == {"Approve": False, "Send back": True}
        findings = {site.findings["id"]: "Two"}
        await site.press(approver, submission_id, "approval", "return", reason=_REASON, values=findings)
        assert await hand.values(submission_id) == {site.area["id"]: "Roof"}
        # What it was submitted with is kept with the step.
        checked = (await site.way(hand, submission_id))[1]
        process = data(
            await hand.get("GetSubmissionProcessDetail", submissionProcessId=checked["submissionProcessId"])
        )
        assert process["values"] == {site.remark["id"]: "Wet"}
        assert process["isRevokedStep"]

    async def test_of_the_step_it_comes_back_to_is_kept(
        self, client: httpx.AsyncClient, crew: Crew, admin: Person, flow: Flow
    ) -> None:
        site = await SiteWithAWayBack.drawn(client, crew, admin, to="check", clears=True)
        hand, checker, approver = site.hand(), site.checker(), site.approver()
        submission_id = await site.at_approval(hand, checker)
        await site.press(approver, submission_id, "approval", "return", reason=_REASON)
        assert await hand.values(submission_id) == {site.area["id"]: "Roof", site.remark["id"]: "Wet"}
        assert told(await site.way(hand, submission_id))[:2] == [
            ("Filling in", False, None),
            ("Check", False, None),
        ]
        assert (await checker.counts())["myTurn"] == 1


class TestAPressOfAnEarlierRound:
    async def test_is_told_so_and_not_taken_for_the_new_one(self, site: SiteWithAWayBack, flow: Flow) -> None:
        hand, checker, approver = site.hand(), site.checker(), site.approver()
        submission_id = await site.at_approval(hand, checker)
        seen = (await approver.detail(submission_id))["number"]
        await site.press(approver, submission_id, "approval", "return", reason=_REASON)
        await site.press(hand, submission_id, "fill", "submit", values={site.area["id"]: "Roof"})
        await site.press(checker, submission_id, "check", "checked")

        step, approve = site.ids["approval"], site.ids["approve"]
        late = await approver.pressing(submission_id, step, approve, {}, "late", number=seen)
        assert (late.status_code, "sent back" in late.json()["message"]) == (409, True)
        assert (await approver.detail(submission_id))["state"] == "ongoing"
        now = (await approver.detail(submission_id))["number"]
        for _ in range(2):  # tried again after a lost answer it is the same press
            taken = await approver.pressing(submission_id, step, approve, {}, "anew", number=now)
            assert taken.is_success


class TestASubmitterWhoLeft:
    async def test_before_it_came_back_leaves_it_to_the_managers(
        self,
        site: SiteWithAWayBack,
        flow: Flow,
        crew: Crew,
        admin: Person,
        runtime: Runtime,
        service: ServiceDefinition,
    ) -> None:
        hand, approver = site.hand(), site.approver()
        submission_id = await site.at_approval(hand, site.checker())
        left = identity_events.MemberRemoved(company_id=str(COMPANY), user_id=str(hand.person.user_id))
        await hear(service, runtime, left)
        await site.press(approver, submission_id, "approval", "return", reason=_REASON)
        shown = await site.somebody(admin).detail(submission_id)
        assert (shown["needsAttention"], shown["attentionReason"]) == (True, "submitterRemoved")
        assert (await site.somebody(admin).counts())["myTurn"] == 1

    async def test_and_comes_back_finds_it_again(
        self, site: SiteWithAWayBack, flow: Flow, runtime: Runtime, service: ServiceDefinition
    ) -> None:
        hand, approver = site.hand(), site.approver()
        submission_id = await site.at_approval(hand, site.checker())
        await site.press(approver, submission_id, "approval", "return", reason=_REASON)
        company, user = str(COMPANY), str(hand.person.user_id)
        await hear(service, runtime, identity_events.MemberRemoved(company_id=company, user_id=user))
        assert (await hand.detail(submission_id))["needsAttention"]
        await hear(
            service, runtime, identity_events.MemberChanged(company_id=company, user_id=user), revision=2
        )
        assert not (await hand.detail(submission_id))["needsAttention"]
        assert (await hand.counts())["myTurn"] == 1


async def test_what_is_stored_names_the_step_that_the_edge_leads_to(
    site: SiteWithAWayBack, client: httpx.AsyncClient, admin: Person
) -> None:
    stored = await Desk(client, admin).workflow(site.template_id)
    (back,) = [node for node in stored["nodes"] if node["type"] == "backToPrevious"]
    assert back["data"] == {"startFromStepId": [site.ids["fill"]], "isClearRecord": False}

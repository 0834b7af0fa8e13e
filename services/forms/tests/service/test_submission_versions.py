"""A submission whose next version begins at an earlier step."""

import asyncio
from typing import Any
from uuid import UUID, uuid4

import httpx
import pytest
from chassis.runtime import Runtime
from chassis.testing.events import published
from chassis.testing.people import Person
from contracts.forms.v1 import events_pb2
from forms.submission.repo import SubmissionRepo
from identity_client.testing.crew import Crew
from sqlalchemy import inspect

from services.forms.tests.flow import Flow
from services.forms.tests.service.asking import Asking
from services.forms.tests.service.desk import Desk, data
from services.forms.tests.service.site import Hand
from services.forms.tests.service.site_with_a_way_back import SiteWithAWayBack

_REASON = "The client wants another railing."


async def drawn(client: httpx.AsyncClient, crew: Crew, admin: Person, **more: Any) -> SiteWithAWayBack:
    return await SiteWithAWayBack.drawn(client, crew, admin, kind="createNewVersion", **more)


@pytest.fixture
async def site(client: httpx.AsyncClient, crew: Crew, admin: Person) -> SiteWithAWayBack:
    return await drawn(client, crew, admin)


async def begin(site: SiteWithAWayBack, approver: Hand, submission_id: str) -> Any:
    return await site.press(approver, submission_id, "approval", "return", reason=_REASON)


async def versions(hand: Hand, submission_id: str) -> list[dict[str, Any]]:
    return data(await hand.get("GetSubmissionVersions", submissionId=submission_id))


async def diff(hand: Hand, submission_id: str, old: str, new: str) -> dict[str, Any]:
    return data(
        await hand.get("GetSubmissionDiff", submissionId=submission_id, fromVersion=old, toVersion=new)
    )


class TestANewVersion:
    async def test_begins_at_the_earlier_step_and_the_one_before_stays_as_it_was(
        self, site: SiteWithAWayBack, flow: Flow, asking: Asking
    ) -> None:
        hand, checker, approver = site.hand(), site.checker(), site.approver()
        submission_id = await site.at_approval(hand, checker)
        number = (await hand.detail(submission_id))["referenceNumberStr"]
        asked = {each["name"]: each for each in (await approver.detail(submission_id))["currentStepActions"]}
        said = asked["Send back"]
        assert (said["goesBackTo"], said["beginsVersion"], said["asksForReason"]) == ("Filling in", "B", True)
        stands = await begin(site, approver, submission_id)
        assert (stands["state"], stands["currentStepId"]) == ("ongoing", site.ids["fill"])
        shown = await hand.detail(submission_id)
        assert (shown["version"], shown["referenceNumberStr"]) == ("B", number)
        assert (shown["sentBack"]["beganVersion"], shown["sentBack"]["reason"]) == ("B", _REASON)
        # What it came to as A counts as A: nothing of it is revoked.
        way = await site.way(hand, submission_id)
        assert [(each["stepName"], each["version"], each["isRevokedStep"]) for each in way] == [
            ("Filling in", "A", False),
            ("Check", "A", False),
            ("Approval", "A", False),
            ("Filling in", "B", False),
        ]
        assert [each["beganVersion"] for each in way] == [None, None, "B", None]
        route = await asking.route(submission_id)
        assert (route.version, route.sent_back.began_version) == ("B", "B")

        await site.press(hand, submission_id, "fill", "submit", values={site.area["id"]: "Roof, north"})
        await site.press(checker, submission_id, "check", "checked")
        done = await site.press(approver, submission_id, "approval", "approve")
        assert done["state"] == "done"
        detail = await hand.detail(submission_id)
        assert (detail["version"], detail["referenceNumberStr"]) == ("B", number)

    async def test_each_further_one_has_the_next_letter(self, site: SiteWithAWayBack, flow: Flow) -> None:
        hand, checker, approver = site.hand(), site.checker(), site.approver()
        submission_id = await site.at_approval(hand, checker)
        await begin(site, approver, submission_id)
        await site.press(hand, submission_id, "fill", "submit")
        await site.press(checker, submission_id, "check", "checked")
        await begin(site, approver, submission_id)
        told = await versions(hand, submission_id)
        assert [(each["version"], each["isCurrent"], each["steps"]) for each in told] == [
            ("C", True, 0),
            ("B", False, 3),
            ("A", False, 3),
        ]
        assert [each["reason"] for each in told] == [_REASON, _REASON, ""]
        assert [each["beganBy"]["fullName"] for each in told] == ["Ong Li", "Ong Li", "Tan Bo"]

    async def test_is_told_in_lists_and_events(
        self, site: SiteWithAWayBack, flow: Flow, runtime: Runtime
    ) -> None:
        hand, approver = site.hand(), site.approver()
        submission_id = await site.at_approval(hand, site.checker())
        await begin(site, approver, submission_id)
        assert [(await each.counts())["myTurn"] for each in (hand, approver)] == [1, 0]
        row = data(await hand.get("QueryTodos", type=2))["data"][0]
        assert (row["isNewVersion"], row["isSentBack"], row["version"]) == (True, False, "B")
        events = await published(runtime, events_pb2.StepSubmitted)
        assert [each.began_version for each in events] == ["", "", "B"]
        await site.press(hand, submission_id, "fill", "submit")
        row = data(await hand.get("GetSubmissionBrief", submissionId=submission_id))
        assert (row["isNewVersion"], row["version"]) == (False, "B")

    async def test_pressed_twice_and_by_two_at_once_begins_once(
        self, site: SiteWithAWayBack, flow: Flow
    ) -> None:
        hand, approver, other = site.hand(), site.approver(), site.approver("Goh Ann")
        submission_id = await site.at_approval(hand, site.checker())
        step, button, key = site.ids["approval"], site.ids["return"], str(uuid4())
        answers = await asyncio.gather(
            *(approver.pressing(submission_id, step, button, {}, key, _REASON) for _ in range(3)),
            other.pressing(submission_id, step, button, {}, str(uuid4()), "Mine"),
        )
        codes = sorted(each.status_code for each in answers)
        assert codes in ([200, 200, 200, 409], [200, 409, 409, 409])
        assert (await hand.detail(submission_id))["version"] == "B"
        assert len(await site.way(hand, submission_id)) == 4

    async def test_a_way_back_in_it_leaves_the_one_before_alone(
        self, client: httpx.AsyncClient, crew: Crew, admin: Person, flow: Flow
    ) -> None:
        site = await drawn(client, crew, admin, isCreateNewVersion=False)
        hand, approver = site.hand(), site.approver()
        submission_id = await site.at_approval(hand, site.checker())
        await begin(site, approver, submission_id)
        shown = await hand.detail(submission_id)
        assert (shown["version"], shown["sentBack"]["beganVersion"]) == ("A", None)
        assert [each["isRevokedStep"] for each in await site.way(hand, submission_id)] == [
            False,
            True,
            False,
            False,
        ]


class TestItsValues:
    async def test_are_carried_and_signatures_of_what_is_done_again_are_not(
        self, client: httpx.AsyncClient, crew: Crew, admin: Person, flow: Flow
    ) -> None:
        site = await drawn(client, crew, admin, to="check")
        hand, checker, approver = site.hand(), site.checker(), site.approver()
        name = {"fileId": None, "label": "Tan Bo", "description": ""}
        submission_id = await hand.start()
        filled = {site.area["id"]: "Roof", site.signed["id"]: name}
        await site.press(hand, submission_id, "fill", "submit", values=filled)
        remark = {site.remark["id"]: "Wet", site.checked_by["id"]: {**name, "label": "Chua Mei"}}
        await site.press(checker, submission_id, "check", "checked", values=remark)
        await begin(site, approver, submission_id)
        values = await hand.values(submission_id)
        # Filling in is not done again: its signature stands.
        assert values.keys() == {site.area["id"], site.signed["id"], site.remark["id"]}
        changed = (await diff(hand, submission_id, "A", "B"))["changedFields"]
        assert [(each["fieldName"], each["newValue"]) for each in changed] == [("Checked by", None)]
        # As A it stays signed.
        (a,) = [each for each in await versions(hand, submission_id) if each["version"] == "A"]
        process = data(
            await hand.get("GetSubmissionProcessDetail", submissionProcessId=a["submissionProcessId"])
        )
        fields = [
            each for page in process["pages"] for row in page["components"] for each in row["components"]
        ]
        as_a = {each["id"]: each["value"] for each in fields}
        assert as_a[site.checked_by["id"]]["label"] == "Chua Mei"

    async def test_are_emptied_after_the_step_where_that_is_drawn(
        self, client: httpx.AsyncClient, crew: Crew, admin: Person, flow: Flow
    ) -> None:
        site = await drawn(client, crew, admin, clears=True)
        hand, approver = site.hand(), site.approver()
        submission_id = await site.at_approval(hand, site.checker())
        await begin(site, approver, submission_id)
        assert await hand.values(submission_id) == {site.area["id"]: "Roof"}

    async def test_differ_from_those_before_by_field(self, site: SiteWithAWayBack, flow: Flow) -> None:
        hand, checker, approver = site.hand(), site.checker(), site.approver()
        submission_id = await site.at_approval(hand, checker)
        await begin(site, approver, submission_id)
        same = await diff(hand, submission_id, "A", "B")
        assert (same["hasChanges"], same["changedFields"]) == (False, [])
        await site.press(hand, submission_id, "fill", "submit", values={site.area["id"]: "Roof, north"})
        told = await diff(hand, submission_id, "A", "B")
        (change,) = told["changedFields"]
        assert told["hasChanges"]
        assert (change["fieldName"], change["oldValue"], change["newValue"]) == (
            "Area",
            "Roof",
            "Roof, north",
        )
        assert (change["pageName"], change["pageNumber"]) == ("Untitled", 1)
        (back,) = (await diff(hand, submission_id, "B", "A"))["changedFields"]
        assert (back["oldValue"], back["newValue"]) == ("Roof, north", "Roof")


class TestWhoAndWhat:
    async def test_is_told_to_nobody_who_may_not_read_it(
        self, site: SiteWithAWayBack, flow: Flow, stranger: Person
    ) -> None:
        submission_id = await site.at_approval(site.hand(), site.checker())
        await begin(site, site.approver(), submission_id)
        outside = site.somebody(stranger)
        for call, more in (
            ("GetSubmissionVersions", {}),
            ("GetSubmissionDiff", {"fromVersion": "A", "toVersion": "B"}),
        ):
            assert (await outside.get(call, submissionId=submission_id, **more)).status_code == 404

    @pytest.mark.parametrize(("letter", "status"), [("C", 404), ("a", 422), ("", 422), ("ABCDE", 422)])
    async def test_a_version_that_is_not_there_is_refused(
        self, site: SiteWithAWayBack, flow: Flow, letter: str, status: int
    ) -> None:
        hand = site.hand()
        submission_id = await site.at_approval(hand, site.checker())
        answer = await hand.get(
            "GetSubmissionDiff", submissionId=submission_id, fromVersion="A", toVersion=letter
        )
        assert answer.status_code == status


async def test_what_rules_hide_by_now_is_told_as_gone(
    site: SiteWithAWayBack, client: httpx.AsyncClient, admin: Person, flow: Flow
) -> None:
    desk, area, remark = Desk(client, admin), site.area["id"], site.remark["id"]
    body = await desk.body(site.template_id)
    state = {"type": "field", "fieldState": {"state": "isNot", "value": "Roof, north"}}
    rule = {
        "id": str(uuid4()),
        "logicType": "and",
        "nestedConditions": [{"fieldCondition": {"fieldId": area}, "comparisonCondition": state}],
        "outcomes": [{"type": "show", "fieldIds": [remark], "pageIds": []}],
    }
    pages = [{**body["pages"][0], "conditions": [rule]}]
    data(await desk.save_body(site.template_id, body["version"], *pages))
    data(await desk.publish(site.template_id))
    hand, checker, approver = site.hand(), site.checker(), site.approver()
    submission_id = await site.at_approval(hand, checker)
    await begin(site, approver, submission_id)
    await site.press(hand, submission_id, "fill", "submit", values={area: "Roof, north"})
    told = (await diff(hand, submission_id, "A", "B"))["changedFields"]
    assert {each["fieldId"]: (each["oldValue"], each["newValue"]) for each in told} == {
        area: ("Roof", "Roof, north"),
        remark: ("Wet", None),
    }


async def test_the_way_so_far_is_read_without_what_each_step_held(
    site: SiteWithAWayBack, flow: Flow, runtime: Runtime
) -> None:
    submission_id = await site.at_approval(site.hand(), site.checker())
    async with runtime.database.reading() as uow:
        records = await SubmissionRepo(uow).records(UUID(submission_id))
        assert [record.number for record in records] == [1, 2]
        assert all("values" in inspect(record).unloaded for record in records)

"""Who pressed a button before is told what others changed since, of what they are shown now."""

from typing import Any
from uuid import UUID, uuid4

import httpx
import pytest
from chassis.access import Role
from chassis.runtime import Runtime
from chassis.testing.people import Person
from forms.submission.changes.repo import last_press
from identity_client.testing.crew import Crew
from sqlalchemy import inspect

from services.forms.tests.flow import Flow
from services.forms.tests.service.desk import Desk, data
from services.forms.tests.service.drawing import field, page, short_text
from services.forms.tests.service.punch_list import PunchList
from services.forms.tests.service.site import Hand, Site
from services.forms.tests.service.site_with_a_way_back import SiteWithAWayBack
from services.forms.tests.service.site_with_parallel_steps import SiteWithParallelSteps
from services.forms.tests.service.test_conditions import ruled
from services.forms.tests.service.test_moves import moving
from services.forms.tests.service.test_situations import rule

_REASON = "Which roof?"
_CALL = "GetChangesSinceMyPress"


@pytest.fixture
async def site(client: httpx.AsyncClient, crew: Crew, admin: Person) -> SiteWithAWayBack:
    return await SiteWithAWayBack.drawn(client, crew, admin)


async def since(hand: Hand, submission_id: str, **more: Any) -> dict[str, Any]:
    return data(await hand.get(_CALL, submissionId=submission_id, **more))


def said(told: dict[str, Any]) -> list[tuple[str, Any, Any, str | None]]:
    return [
        (
            each["fieldName"],
            each["oldValue"],
            each["newValue"],
            each["changedBy"] and each["changedBy"]["fullName"],
        )
        for each in told["changedFields"]
    ]


async def again_at_approval(site: SiteWithAWayBack, hand: Hand, checker: Hand, submission_id: str) -> None:
    """Sent back by the approver, and changed in both steps before."""
    await site.press(hand, submission_id, "fill", "submit", values={site.area["id"]: "Roof, north"})
    await site.press(checker, submission_id, "check", "checked", values={site.remark["id"]: None})


class TestWhoPressedBefore:
    async def test_sees_what_became_another_value_after_they_sent_it_back(
        self, site: SiteWithAWayBack, flow: Flow
    ) -> None:
        hand, checker, approver = site.hand(), site.checker(), site.approver()
        submission_id = await site.at_approval(hand, checker)
        assert await since(approver, submission_id) == {"press": None, "changedFields": []}
        await site.press(approver, submission_id, "approval", "return", reason=_REASON)
        assert said(await since(approver, submission_id)) == []
        await again_at_approval(site, hand, checker, submission_id)
        told = await since(approver, submission_id)
        assert (told["press"]["stepName"], told["press"]["actionName"]) == ("Approval", "Send back")
        way = await site.way(approver, submission_id)
        assert told["press"]["submissionProcessId"] == way[2]["submissionProcessId"]
        assert said(told) == [
            ("Area", "Roof", "Roof, north", "Tan Bo"),
            ("Remark", "Wet", None, "Chua Mei"),
        ]
        assert all(each["changedAt"] for each in told["changedFields"])

    async def test_is_told_nothing_of_what_they_enter_themselves(
        self, site: SiteWithAWayBack, flow: Flow
    ) -> None:
        hand, checker, approver = site.hand(), site.checker(), site.approver()
        submission_id = await site.at_approval(hand, checker)
        await site.press(approver, submission_id, "approval", "return", reason=_REASON)
        data(await hand.saving(submission_id, {site.area["id"]: "Roof, north"}))
        told = await since(hand, submission_id)
        assert told["press"]["actionName"] == "Submit"
        # What the checker said came after their press; what they are typing is no news to them.
        assert said(told) == [("Remark", None, "Wet", "Chua Mei")]

    async def test_is_told_from_their_last_press_on_in_a_new_version(
        self, client: httpx.AsyncClient, crew: Crew, admin: Person, flow: Flow
    ) -> None:
        site = await SiteWithAWayBack.drawn(client, crew, admin, kind="createNewVersion")
        hand, checker, approver = site.hand(), site.checker(), site.approver()
        submission_id = await hand.start()
        name = {"fileId": None, "label": "Tan Bo", "description": ""}
        filled = {site.area["id"]: "Roof", site.signed["id"]: name}
        await site.press(hand, submission_id, "fill", "submit", values=filled)
        await site.press(checker, submission_id, "check", "checked")
        await site.press(approver, submission_id, "approval", "return", reason=_REASON)
        again = {site.area["id"]: "Roof", site.signed["id"]: name | {"label": "Tan B."}}
        await site.press(hand, submission_id, "fill", "submit", values=again)
        told = await since(checker, submission_id)
        assert (told["press"]["version"], told["press"]["actionName"]) == ("A", "Checked")
        (signed,) = told["changedFields"]
        assert (signed["fieldName"], signed["newValue"]["label"]) == ("Signed", "Tan B.")

    async def test_is_told_at_the_step_after_parallel_ones(
        self, client: httpx.AsyncClient, crew: Crew, admin: Person, flow: Flow
    ) -> None:
        site = await SiteWithParallelSteps.with_parts(client, crew, admin)
        quality, safety = site.approver(), site.checker()
        submission_id = await site.opened(site.hand())
        says = {site.quality_says["id"]: "Good"}
        await site.press(quality, submission_id, "quality", "good", values=says)
        assert said(await since(quality, submission_id)) == []
        says = {site.safety_says["id"]: "Fenced"}
        await site.press(safety, submission_id, "safety", "safe", values=says)
        told = await since(quality, submission_id, stepId=site.ids["sign"])
        assert (told["press"]["stepName"], said(told)) == (
            "Quality",
            [("Safety says", None, "Fenced", "Chua Mei")],
        )

    async def test_is_told_from_a_press_that_only_counted_with_others(
        self, client: httpx.AsyncClient, crew: Crew, admin: Person, flow: Flow
    ) -> None:
        site = await SiteWithAWayBack.drawn(client, crew, admin, approval={"minimumApprovers": 2})
        first, second = site.approver(), site.approver("Siti Aminah")
        submission_id = await site.at_approval(site.hand(), site.checker())
        step, button = site.ids["approval"], site.ids["approve"]
        data(await first.pressing(submission_id, step, button, {}, str(uuid4())))
        findings = {site.findings["id"]: "One bracket is loose"}
        data(await second.saving(submission_id, findings, step))
        told = await since(first, submission_id)
        assert (told["press"]["submissionProcessId"], told["press"]["actionName"]) == (None, "Approve")
        assert said(told) == [("Findings", None, "One bracket is loose", "Siti Aminah")]


async def test_what_follows_from_their_own_entries_alone_is_no_news(
    site: SiteWithAWayBack, crew: Crew, admin: Person, flow: Flow
) -> None:
    other = await Site.open(site.client, crew, admin)
    hand = other.hand()
    submission_id = await hand.start()
    filled = {other.area["id"]: "Roof", other.width["id"]: "2", other.length["id"]: "3"}
    data(await hand.submitting(submission_id, filled))
    data(await moving(hand, "RecallStep", submission_id, 1, reason="Wrong roof."))
    data(await hand.saving(submission_id, {other.width["id"]: "4"}))
    assert said(await since(hand, submission_id)) == []
    colleague = other.somebody(crew.person("Goh Ann", Role.MEMBER, projects=(crew.jetty,)))
    data(await colleague.saving(submission_id, {other.length["id"]: "5"}))
    assert said(await since(hand, submission_id)) == [
        ("Length", "3", "5", "Goh Ann"),
        ("Size", "6.00", "20.00", None),
    ]


async def test_what_others_listed_is_told_after_they_corrected_something_in_it(
    site: SiteWithAWayBack, client: httpx.AsyncClient, admin: Person, flow: Flow
) -> None:
    both = {"steps": [site.ids["fill"], site.ids["approval"]]}
    options = [{"id": at, "label": each} for at, each in enumerate(("Helmet", "Gloves", "Harness"), 1)]
    worn = field("multipleSelection", {"label": "Worn", "options": options, **both})
    note = short_text("Note")
    note["setting"] |= both
    desk = Desk(client, admin)
    data(await desk.save_body(site.template_id, 2, page(site.area, site.remark, worn, note)))
    data(await desk.publish(site.template_id))
    hand, checker, approver = site.hand(), site.checker(), site.approver()
    submission_id = await hand.start()

    async def filled_in(*chosen: int, **more: Any) -> None:
        values = {site.area["id"]: "Roof", worn["id"]: {"selected": [*chosen]}, note["id"]: more["noted"]}
        await site.press(hand, submission_id, "fill", "submit", values=values)
        await site.press(checker, submission_id, "check", "checked")

    async def corrected(values: dict[str, Any]) -> list[tuple[Any, ...]]:
        data(await approver.saving(submission_id, values, site.ids["approval"]))
        told = (await since(approver, submission_id))["changedFields"]
        return [(each["fieldName"], each["changedItems"], each["changedBy"]) for each in told]

    await filled_in(1, noted="Sunny")
    await site.press(approver, submission_id, "approval", "return", reason=_REASON)
    await filled_in(1, 3, noted="Rainy")
    added = [{"change": "added", "text": "Harness"}]
    # What they listed themselves, and wrote over, they know.
    own = {worn["id"]: {"selected": [1, 2, 3]}, note["id"]: "Rainy, wind"}
    assert await corrected(own) == [("Worn", added, None)]
    assert await corrected({worn["id"]: {"selected": [1]}}) == []
    await site.press(approver, submission_id, "approval", "return", reason=_REASON)
    # What was handed on to them is as they left it.
    await filled_in(1, noted="Rainy, wind")
    assert await corrected({worn["id"]: {"selected": [1, 2]}}) == []


async def test_an_entry_that_they_began_themselves_is_no_news(
    client: httpx.AsyncClient, crew: Crew, admin: Person, flow: Flow
) -> None:
    lists = await PunchList.in_three_steps(client, crew, admin)
    site, hand = lists.handover, lists.hand()
    assert isinstance(site, SiteWithAWayBack)
    parent_id = await hand.handover.start()
    await hand.begin_and_submit(parent_id)
    data(await hand.press(parent_id))
    await site.press(site.checker(), parent_id, "check", "checked")
    await site.press(site.approver(), parent_id, "approval", "return", reason=_REASON)
    await hand.begin_and_submit(parent_id)
    assert said(await since(hand.handover, parent_id)) == []
    theirs = await lists.somebody(admin).begin_and_submit(parent_id)
    await hand.begin(parent_id)
    (told,) = (await since(hand.handover, parent_id))["changedFields"]
    entries = {each["submissionId"]: each["number"] for each in await hand.entries(parent_id)}
    assert told["changedItems"] == [{"change": "added", "text": entries[theirs]}]


class TestWhatIsHidden:
    async def test_from_them_now_is_not_told(self, site: SiteWithAWayBack, admin: Person, flow: Flow) -> None:
        remark = site.remark["id"]
        await ruled(site, admin, rule("step", "anyOf", step_ids=[site.ids["approval"]], hide=remark))
        hand, checker, approver = site.hand(), site.checker(), site.approver()
        submission_id = await site.at_approval(hand, checker)
        await site.press(approver, submission_id, "approval", "return", reason=_REASON)
        await site.press(hand, submission_id, "fill", "submit", values={site.area["id"]: "Roof, north"})
        await site.press(checker, submission_id, "check", "checked", values={remark: "Between us"})
        answer = await approver.get(_CALL, submissionId=submission_id)
        assert [each[0] for each in said(data(answer))] == ["Area"]
        assert "Between us" not in answer.text
        assert remark not in answer.text

    async def test_from_them_when_they_pressed_is_not_told_as_what_was(
        self, site: SiteWithAWayBack, admin: Person, flow: Flow
    ) -> None:
        remark = site.remark["id"]
        await ruled(site, admin, rule("step", "anyOf", step_ids=[site.ids["fill"]], hide=remark))
        hand, checker, approver = site.hand(), site.checker(), site.approver()
        submission_id = await site.at_approval(hand, checker)
        await site.press(approver, submission_id, "approval", "return", reason=_REASON)
        await site.press(hand, submission_id, "fill", "submit", values={site.area["id"]: "Roof"})
        # The form that they submitted did not show it; what is read at the next step does, as it was.
        assert said(await since(hand, submission_id)) == []
        data(await checker.saving(submission_id, {remark: "Dry"}, site.ids["check"]))
        told = await since(hand, submission_id)
        assert said(told) == [("Remark", None, "Dry", "Chua Mei")]
        assert "Wet" not in str(told)


async def test_what_was_pressed_with_is_read_once(
    site: SiteWithAWayBack, runtime: Runtime, flow: Flow
) -> None:
    hand = site.hand()
    submission_id = await site.at_approval(hand, site.checker())
    async with runtime.database.reading() as uow:
        found = await last_press(uow, UUID(submission_id), hand.person.user_id)
    assert found is not None
    attempt, record = found
    assert attempt.values[site.area["id"]] == "Roof"
    assert "values" in inspect(record).unloaded


class TestWhoMayAsk:
    async def test_nobody_who_may_not_read_it(
        self, site: SiteWithAWayBack, crew: Crew, stranger: Person, flow: Flow
    ) -> None:
        submission_id = await site.at_approval(site.hand(), site.checker())
        aside = site.somebody(crew.person("Aside", Role.MEMBER))
        for hand in (site.somebody(stranger), aside):
            assert (await hand.get(_CALL, submissionId=submission_id)).status_code == 404
        assert (await site.hand().get(_CALL, submissionId=str(uuid4()))).status_code == 404
        assert (await site.hand().get(_CALL, submissionId="x")).status_code == 422

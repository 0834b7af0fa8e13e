"""An admin takes up again what is closed."""

import asyncio
from contextvars import Context
from datetime import timedelta
from uuid import uuid4

import httpx
import pytest
from chassis.clock import now
from chassis.runtime import Runtime
from chassis.testing.events import published
from chassis.testing.people import Person
from chassis.testing.waiting import until_somebody_waits
from contracts.forms.v1 import events_pb2
from identity_client.testing.crew import Crew
from sqlalchemy import text

from services.forms.tests.flow import Flow
from services.forms.tests.service.asking import Asking
from services.forms.tests.service.desk import data, refusal
from services.forms.tests.service.site import Hand
from services.forms.tests.service.site_with_a_way_back import SiteWithAWayBack
from services.forms.tests.service.test_due import listed, set_back
from services.forms.tests.service.test_moves import acts, moving, way
from services.forms.tests.service.test_valid_time import DAY, ends, extending, valid_from


class TestReopening:
    @pytest.fixture
    async def site(self, client: httpx.AsyncClient, crew: Crew, admin: Person) -> SiteWithAWayBack:
        return await SiteWithAWayBack.drawn(client, crew, admin)

    async def closed(self, site: SiteWithAWayBack, hand: Hand) -> str:
        submission_id = await site.at_approval(hand, site.checker())
        await site.press(site.approver(), submission_id, "approval", "approve")
        return submission_id

    async def test_takes_it_up_at_a_step_that_it_was_at(
        self, site: SiteWithAWayBack, flow: Flow, admin: Person, runtime: Runtime, asking: Asking
    ) -> None:
        hand, boss = site.hand(), site.somebody(admin)
        submission_id = await self.closed(site, hand)
        choices = (await boss.detail(submission_id))["stepsToReopen"]
        assert {each["stepId"] for each in choices} == {
            site.ids[each] for each in ("fill", "check", "approval")
        }
        stands = data(
            await moving(
                boss, "ReopenSubmission", submission_id, 3, toStepId=site.ids["check"], reason="New findings."
            )
        )
        assert (stands["state"], stands["currentStepId"], stands["number"]) == (
            "ongoing",
            site.ids["check"],
            4,
        )
        shown = await hand.detail(submission_id)
        assert (shown["outcome"], shown["closedAt"], shown["lastMove"]) == (None, None, "reopened")
        assert shown["sentBack"]["by"]["userId"] == str(admin.user_id)
        records = [each for each in await way(hand, submission_id) if not each["isCurrent"]]
        assert [each["isRevokedStep"] for each in records] == [False, False, True, False]
        route = await asking.route(submission_id)
        assert (route.sent_back.move, route.sent_back.reason) == ("reopened", "New findings.")
        checker = site.checker("Siti Aminah")
        assert (await checker.counts())["myTurn"] == 1
        remark = {site.remark["id"]: "Dry"}
        await site.press(checker, submission_id, "check", "checked", values=remark)
        await site.press(site.approver(), submission_id, "approval", "approve")
        assert (await hand.detail(submission_id))["state"] == "done"
        assert len(await published(runtime, events_pb2.SubmissionClosed)) == 2
        assert await acts(runtime, "submission.reopened") == [{"step": "Check", "reason": "New findings."}]

    async def test_comes_before_what_is_overdue(
        self, site: SiteWithAWayBack, flow: Flow, admin: Person, runtime: Runtime
    ) -> None:
        hand = site.hand()
        overdue = await hand.start()
        await set_back(runtime, overdue, waits=timedelta(days=9), due_in=-timedelta(days=8))
        reopened = await self.closed(site, hand)
        step = {"toStepId": site.ids["fill"], "reason": "New findings."}
        data(await moving(site.somebody(admin), "ReopenSubmission", reopened, 3, **step))
        assert await listed(hand, "QueryTodos", type=2) == [reopened, overdue]

    async def test_of_what_was_voided_goes_on_where_it_stood(
        self, site: SiteWithAWayBack, flow: Flow, admin: Person
    ) -> None:
        hand, boss = site.hand(), site.somebody(admin)
        submission_id = await site.at_approval(hand, site.checker())
        data(await moving(boss, "VoidSubmission", submission_id, 2, reason="Entered twice."))
        data(
            await moving(
                boss,
                "ReopenSubmission",
                submission_id,
                3,
                toStepId=site.ids["approval"],
                reason="It was not.",
            )
        )
        await site.press(site.approver(), submission_id, "approval", "approve")
        assert (await hand.detail(submission_id))["outcome"]["name"] == "Approve"

    async def test_is_for_admins_of_what_is_closed_at_its_own_steps(
        self, site: SiteWithAWayBack, flow: Flow, admin: Person, manager: Person
    ) -> None:
        hand, boss = site.hand(), site.somebody(admin)
        submission_id = await self.closed(site, hand)
        said = {"toStepId": site.ids["check"], "reason": "x"}
        for each in (hand, site.somebody(manager)):
            assert (await each.detail(submission_id))["stepsToReopen"] == []
            assert refusal(await moving(each, "ReopenSubmission", submission_id, 3, **said))[0] == 403
        elsewhere = {"toStepId": str(uuid4()), "reason": "x"}
        assert (await moving(boss, "ReopenSubmission", submission_id, 3, **elsewhere)).status_code == 422
        assert (
            await moving(boss, "ReopenSubmission", submission_id, 3, **said | {"reason": ""})
        ).status_code == 422
        open_id = await site.at_approval(hand, site.checker("Siti Aminah"))
        assert refusal(await moving(boss, "ReopenSubmission", open_id, 2, **said))[0] == 409
        assert refusal(await moving(boss, "ReopenSubmission", submission_id, 2, **said))[0] == 409

    async def test_is_done_once_by_two_admins_at_once(
        self, site: SiteWithAWayBack, flow: Flow, admin: Person, runtime: Runtime
    ) -> None:
        boss = site.somebody(admin)
        submission_id = await self.closed(site, site.hand())
        said = {"toStepId": site.ids["check"], "reason": "x"}
        row = text("select 1 from submission where id = :id for update")
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(row, {"id": submission_id})
            reopening = [
                # Not of this unit of work, as a request of its own is not.
                asyncio.create_task(
                    moving(boss, "ReopenSubmission", submission_id, 3, **said), context=Context()
                )
                for _ in range(2)
            ]
            await until_somebody_waits(runtime, many=2)
        answers = sorted(await asyncio.gather(*reopening), key=lambda each: each.status_code)
        assert [each.status_code for each in answers] == [200, 409]
        # And not only by the key of its record, which says less.
        assert "moved on since you looked" in answers[1].json()["message"]
        assert (await boss.detail(submission_id))["number"] == 4

    async def test_is_valid_until_then_again_where_a_void_had_stopped_that(
        self, site: SiteWithAWayBack, flow: Flow, admin: Person
    ) -> None:
        await valid_from(site, admin, "check")
        hand, boss, ids = site.hand(), site.somebody(admin), site.ids
        submission_id = await site.at_approval(hand, site.checker())
        for until in (None, now().replace(microsecond=0) + 90 * DAY):
            seen = await hand.detail(submission_id)
            if until is not None:
                data(await extending(boss, submission_id, seen["validTimeEnd"], until))
            before, number = await hand.detail(submission_id), seen["number"]
            data(await moving(boss, "VoidSubmission", submission_id, number, reason="Twice."))
            assert (await hand.detail(submission_id))["validTimeEnd"] is None
            again = {"toStepId": ids["approval"], "reason": "It was not."}
            data(await moving(boss, "ReopenSubmission", submission_id, number + 1, **again))
            assert ends(await hand.detail(submission_id)) == ends(before)
        again = {"toStepId": ids["check"], "reason": "Look again."}
        data(await moving(boss, "VoidSubmission", submission_id, number + 2, reason="Twice."))
        data(await moving(boss, "ReopenSubmission", submission_id, number + 3, **again))
        assert (await hand.detail(submission_id))["validTimeEnd"] is None

    async def test_is_not_valid_by_what_a_new_version_is_still_to_do(
        self, client: httpx.AsyncClient, crew: Crew, admin: Person, flow: Flow
    ) -> None:
        site = await SiteWithAWayBack.drawn(client, crew, admin, kind="createNewVersion")
        await valid_from(site, admin, "check")
        hand, boss, ids = site.hand(), site.somebody(admin), site.ids
        submission_id = await site.at_approval(hand, site.checker())
        await site.press(site.approver(), submission_id, "approval", "return", reason="Another plan.")
        data(await moving(boss, "VoidSubmission", submission_id, 3, reason="Twice."))
        again = {"toStepId": ids["fill"], "reason": "It was not."}
        data(await moving(boss, "ReopenSubmission", submission_id, 4, **again))
        shown = await hand.detail(submission_id)
        assert (shown["version"], shown["validTimeEnd"]) == ("B", None)

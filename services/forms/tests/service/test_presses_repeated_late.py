"""A press that workflow-runner has not heard, repeated after others have moved the submission."""

from typing import Any
from uuid import uuid4

import httpx
import pytest
from chassis.errors import Conflict
from chassis.testing.people import Person
from forms.submission.submitting import service as submitting
from identity_client.testing.crew import Crew

from services.forms.tests.flow import Flow
from services.forms.tests.service.asking import Asking
from services.forms.tests.service.desk import data
from services.forms.tests.service.site import Hand
from services.forms.tests.service.site_with_a_way_back import SiteWithAWayBack

_REASON = "The edge protection is missing."


@pytest.fixture
async def site(client: httpx.AsyncClient, crew: Crew, admin: Person) -> SiteWithAWayBack:
    return await SiteWithAWayBack.drawn(client, crew, admin)


async def pressing(
    site: SiteWithAWayBack, hand: Hand, submission_id: str, button: str, key: str, number: int | None = None
) -> httpx.Response:
    step, action = site.ids["approval"], site.ids[button]
    return await hand.pressing(submission_id, step, action, {}, key, _REASON, number)


async def come_again(site: SiteWithAWayBack, submission_id: str, area: str) -> None:
    await site.press(site.approver("Siti Aminah"), submission_id, "approval", "return", reason=_REASON)
    await site.press(site.hand(), submission_id, "fill", "submit", values={site.area["id"]: area})
    await site.press(site.checker(), submission_id, "check", "checked")


class TestOfAnEarlierRound:
    @pytest.mark.parametrize("says_number", [True, False])
    async def test_does_not_approve_what_was_corrected_since(
        self, site: SiteWithAWayBack, flow: Flow, says_number: bool
    ) -> None:
        ong = site.approver()
        submission_id = await site.at_approval(site.hand(), site.checker())
        seen = (await ong.detail(submission_id))["number"] if says_number else None
        key = str(uuid4())
        await flow.leave()
        assert (await pressing(site, ong, submission_id, "approve", key, seen)).status_code == 503
        await flow.come()
        await come_again(site, submission_id, "Roof, level 2")

        late = await pressing(site, ong, submission_id, "approve", key, seen)
        assert (late.status_code, "sent back" in late.json()["message"]) == (409, True)
        shown = await ong.detail(submission_id)
        assert (shown["state"], shown["number"]) == ("ongoing", 5)
        assert (await site.hand().values(submission_id))[site.area["id"]] == "Roof, level 2"
        # Pressed anew, with what stands there now, it is taken.
        anew = await pressing(site, ong, submission_id, "approve", str(uuid4()), shown["number"])
        assert data(anew)["state"] == "done"

    async def test_is_refused_while_the_runner_is_still_away(
        self, site: SiteWithAWayBack, flow: Flow
    ) -> None:
        ong, key = site.approver(), str(uuid4())
        submission_id = await site.at_approval(site.hand(), site.checker())
        await flow.leave()
        assert (await pressing(site, ong, submission_id, "approve", key)).status_code == 503
        await flow.come()
        await come_again(site, submission_id, "Roof, level 2")
        await flow.leave()
        late = await pressing(site, ong, submission_id, "approve", key)
        assert (late.status_code, "sent back" in late.json()["message"]) == (409, True)

    async def test_is_not_recorded_by_a_runner_that_carries_it_since(
        self, site: SiteWithAWayBack, flow: Flow, asking: Asking
    ) -> None:
        ong = site.approver()
        submission_id = await site.at_approval(site.hand(), site.checker())
        await flow.leave()
        assert (await pressing(site, ong, submission_id, "approve", str(uuid4()))).status_code == 503
        attempt_id = await asking.last_attempt(submission_id)
        await flow.come()
        await come_again(site, submission_id, "Roof, level 2")
        with pytest.raises(Conflict, match="sent back"):
            await asking.record(
                submission_id=submission_id,
                number=6,
                attempt_id=attempt_id,
                from_step_id=site.ids["approval"],
                action_id=site.ids["approve"],
                closes=True,
            )
        shown = await ong.detail(submission_id)
        assert (shown["state"], shown["number"]) == ("ongoing", 5)


class TestOfWhoChangedTheirMind:
    @pytest.fixture
    async def site(self, client: httpx.AsyncClient, crew: Crew, admin: Person) -> SiteWithAWayBack:
        return await SiteWithAWayBack.drawn(client, crew, admin, approval={"minimumApprovers": 2})

    async def test_a_refusal_that_is_not_written_yet_takes_the_approval_back(
        self, site: SiteWithAWayBack, flow: Flow
    ) -> None:
        siti, ong = site.approver("Siti Aminah"), site.approver()
        submission_id = await site.at_approval(site.hand(), site.checker())
        data(await pressing(site, siti, submission_id, "approve", str(uuid4())))
        await flow.leave()
        assert (await pressing(site, siti, submission_id, "return", str(uuid4()))).status_code == 503
        await flow.come()
        told = await ong.detail(submission_id)
        assert (told["approvals"]["given"], (await siti.counts())["myTurn"]) == ([], 1)
        assert data(await pressing(site, ong, submission_id, "approve", str(uuid4())))["state"] == "ongoing"

    async def test_a_last_press_that_is_taken_back_before_it_is_answered_is_not_called_done(
        self, site: SiteWithAWayBack, flow: Flow, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        del flow
        siti, ong = site.approver("Siti Aminah"), site.approver()
        submission_id = await site.at_approval(site.hand(), site.checker())
        data(await pressing(site, siti, submission_id, "approve", str(uuid4())))
        begin = submitting._begin_once  # pyright: ignore[reportPrivateUsage]

        async def begin_and_think_again(*given: Any) -> None:
            monkeypatch.setattr(submitting, "_begin_once", begin)
            await begin(*given)
            data(await pressing(site, ong, submission_id, "conditions", str(uuid4())))

        monkeypatch.setattr(submitting, "_begin_once", begin_and_think_again)
        key = str(uuid4())
        first = await pressing(site, ong, submission_id, "approve", key)
        assert (first.status_code, "that one counts" in first.json()["message"]) == (409, True)
        again = data(await pressing(site, ong, submission_id, "approve", key))
        assert again["state"] == "ongoing"
        told = (await siti.detail(submission_id))["approvals"]["given"]
        assert [each["actionName"] for each in told] == ["Approve", "Approve with conditions"]

    async def test_a_last_press_that_was_taken_back_closes_nothing(
        self, site: SiteWithAWayBack, flow: Flow
    ) -> None:
        siti, ong = site.approver("Siti Aminah"), site.approver()
        submission_id = await site.at_approval(site.hand(), site.checker())
        data(await pressing(site, siti, submission_id, "approve", str(uuid4())))
        await flow.leave()
        key = str(uuid4())
        assert (await pressing(site, ong, submission_id, "approve", key)).status_code == 503
        assert (await pressing(site, ong, submission_id, "conditions", str(uuid4()))).status_code == 200
        await flow.come()
        late = data(await pressing(site, ong, submission_id, "approve", key))
        assert late["state"] == "ongoing"
        told = (await siti.detail(submission_id))["approvals"]["given"]
        assert [each["actionName"] for each in told] == ["Approve", "Approve with conditions"]

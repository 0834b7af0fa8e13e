"""Steps that are open at once, each its own people's turn, until enough of them have come."""

import asyncio
from datetime import datetime, timedelta
from typing import Any
from uuid import uuid4

import httpx
import pytest
from chassis.access import Role
from chassis.runtime import Runtime
from chassis.testing.people import Person
from identity_client.testing.crew import Crew

from services.forms.tests.flow import Flow
from services.forms.tests.service.desk import data, refusal
from services.forms.tests.service.site import Hand
from services.forms.tests.service.site_with_parallel_steps import SiteWithParallelSteps as Site
from services.forms.tests.service.test_due import listed, set_back


@pytest.fixture
async def site(client: httpx.AsyncClient, crew: Crew, admin: Person) -> Site:
    return await Site.with_parts(client, crew, admin)


async def _todos(hand: Hand) -> list[str]:
    found = data(await hand.get("QuerySubmissions"))["data"]
    return [each["submissionId"] for each in found if each["isMyTurn"]]


class TestPartsThatAreOpen:
    async def test_are_each_their_own_teams_turn(self, site: Site, flow: Flow) -> None:
        hand, safety, quality = site.hand(), site.checker(), site.approver()
        submission_id = await site.opened(hand)
        for part, whose in (("safety", safety), ("quality", quality)):
            shown = await whose.detail(submission_id)
            assert shown["currentStepId"] == site.ids[part]
            assert (shown["mayAct"], shown["isMyTurn"]) == (True, True)
            assert [each["stepName"] for each in shown["openSteps"]] == ["Safety", "Quality"]
            assert [each["stepId"] for each in shown["openSteps"] if each["mayAct"]] == [site.ids[part]]
        assert not (await hand.detail(submission_id))["mayAct"]
        shown = await safety.detail(submission_id)
        assert [each["name"] for each in shown["currentStepActions"]] == ["Approve", "Send back"]
        assert shown["currentFieldIds"] == [site.safety_says["id"]]
        way = await site.way(hand, submission_id)
        assert [each["stepName"] for each in way if each["isCurrent"]] == ["Safety", "Quality"]

    async def test_take_what_is_entered_in_their_own_fields_alone(self, site: Site, flow: Flow) -> None:
        submission_id, safety = await site.opened(site.hand()), site.checker()
        own = {site.safety_says["id"]: "Fenced"}
        data(await safety.saving(submission_id, own, step_id=site.ids["safety"]))
        others = {site.quality_says["id"]: "x"}
        elses = await safety.saving(submission_id, others, step_id=site.ids["quality"])
        assert elses.status_code == 403
        assert (await site.pressing(safety, submission_id, "quality", "good")).status_code == 403

    async def test_go_on_when_all_have_come_whichever_is_first(self, site: Site, flow: Flow) -> None:
        hand, safety, quality = site.hand(), site.checker(), site.approver()
        submission_id = await site.opened(hand)
        stands = await site.press(quality, submission_id, "quality", "good")
        assert (stands["state"], stands["currentStepId"]) == ("ongoing", site.ids["safety"])
        again = await site.pressing(quality, submission_id, "quality", "good")
        assert again.status_code == 409
        assert "“Quality” was submitted by Ong Li already" in again.json()["message"]
        says = {site.quality_says["id"]: "x"}
        late = await quality.saving(submission_id, says, step_id=site.ids["quality"])
        assert late.status_code == 409
        stands = await site.press(safety, submission_id, "safety", "safe")
        assert stands["currentStepId"] == site.ids["sign"]
        assert (await site.press(quality, submission_id, "sign", "signed"))["state"] == "done"
        way = await site.way(hand, submission_id)
        steps = ["Filling in", "Quality", "Safety", "Signature"]
        assert [(each["number"], each["stepName"]) for each in way] == [*enumerate(steps, 1)]

    async def test_leave_the_to_dos_of_who_has_come(self, site: Site, flow: Flow) -> None:
        safety, quality, both = site.checker(), site.approver(), site.of_both()
        submission_id = await site.opened(site.hand())
        assert [await _todos(each) for each in (safety, quality, both)] == [[submission_id]] * 3
        await site.press(quality, submission_id, "quality", "good")
        assert [await _todos(each) for each in (safety, both)] == [[submission_id]] * 2
        assert await _todos(quality) == []
        await site.press(both, submission_id, "safety", "safe")
        assert [await _todos(each) for each in (safety, quality)] == [[], [submission_id]]

    async def test_are_both_done_by_who_is_of_both_teams(self, site: Site, flow: Flow) -> None:
        submission_id, both = await site.opened(site.hand()), site.of_both()
        asked = await both.get("GetSubmissionDetail", submissionId=submission_id, stepId=site.ids["quality"])
        assert data(asked)["currentFieldIds"] == [site.quality_says["id"]]
        assert (await both.detail(submission_id))["currentStepId"] == site.ids["safety"]
        await site.press(both, submission_id, "safety", "safe")
        assert (await both.detail(submission_id))["currentStepId"] == site.ids["quality"]
        stands = await site.press(both, submission_id, "quality", "good")
        assert stands["currentStepId"] == site.ids["sign"]


class TestPressesAtOnce:
    async def test_of_two_parts_are_both_taken_once_each(self, site: Site, flow: Flow) -> None:
        safety, quality = site.checker(), site.approver()
        for _ in range(5):
            submission_id = await site.opened(site.hand())
            keys = str(uuid4()), str(uuid4())
            presses = [
                site.press(safety, submission_id, "safety", "safe", key=keys[0]),
                site.press(quality, submission_id, "quality", "good", key=keys[1]),
                # Again, as from a phone whose connection broke.
                site.press(safety, submission_id, "safety", "safe", key=keys[0]),
            ]
            await asyncio.gather(*presses)
            way = await site.way(quality, submission_id)
            assert sorted(each["stepName"] for each in way[1:3]) == ["Quality", "Safety"]
            assert [each["stepName"] for each in way if each["isCurrent"]] == ["Signature"]

    async def test_that_saw_the_same_page_are_of_this_round(self, site: Site, flow: Flow) -> None:
        safety, quality = site.checker(), site.approver()
        submission_id = await site.opened(site.hand())
        seen = (await safety.detail(submission_id))["number"]
        await site.press(quality, submission_id, "quality", "good")
        body: dict[str, Any] = {"submissionId": submission_id, "number": seen, "values": {}}
        body |= {"stepId": site.ids["safety"], "submitActionId": site.ids["safe"]}
        pressed = await _asking(safety, "SubmitStep", body)
        assert data(pressed)["currentStepId"] == site.ids["sign"]

    async def test_wait_for_a_runner_that_is_away(self, site: Site, flow: Flow) -> None:
        both, submission_id = site.of_both(), await site.opened(site.hand())
        keys = {"safety": str(uuid4()), "quality": str(uuid4())}
        buttons = {"safety": "safe", "quality": "good"}
        await flow.leave()
        for part, key in keys.items():
            away = await both.pressing(submission_id, site.ids[part], site.ids[buttons[part]], {}, key, None)
            assert away.status_code == 503
        await flow.come()
        for part, key in keys.items():
            # After two failures the connection is not tried anew at once.
            async with asyncio.timeout(20):
                while (
                    await both.pressing(submission_id, site.ids[part], site.ids[buttons[part]], {}, key, None)
                ).status_code == 503:
                    await asyncio.sleep(0.1)
        assert (await both.detail(submission_id))["currentStepId"] == site.ids["sign"]


class TestOthersThatEnd:
    async def test_with_one_that_is_refused(self, site: Site, flow: Flow) -> None:
        safety, quality = site.checker(), site.approver()
        submission_id = await site.opened(site.hand())
        stands = await site.press(quality, submission_id, "quality", "refuse", reason="Cracks.")
        assert stands["state"] == "done"
        late = await site.pressing(safety, submission_id, "safety", "safe")
        assert late.status_code == 409
        assert "This step ended with “Quality”, where Ong Li pressed “Refuse”" in late.json()["message"]
        way = await site.way(safety, submission_id)
        assert way[-1]["endedSteps"] == ["Safety"]

    async def test_where_so_many_are_enough(
        self, client: httpx.AsyncClient, crew: Crew, admin: Person, flow: Flow
    ) -> None:
        site = await Site.with_parts(client, crew, admin, needed=1)
        safety, quality = site.checker(), site.approver()
        submission_id = await site.opened(site.hand())
        stands = await site.press(safety, submission_id, "safety", "safe")
        assert stands["currentStepId"] == site.ids["sign"]
        late = await site.pressing(quality, submission_id, "quality", "good")
        assert late.status_code == 409
        assert "This step ended with “Safety”" in late.json()["message"]
        assert (await site.way(quality, submission_id))[1]["endedSteps"] == ["Quality"]

    async def test_when_it_is_sent_back_and_all_come_again(self, site: Site, flow: Flow) -> None:
        hand, safety, quality = site.hand(), site.checker(), site.approver()
        submission_id = await site.opened(hand)
        await site.press(quality, submission_id, "quality", "good")
        await site.press(safety, submission_id, "safety", "return", reason="No fence.")
        way = await site.way(hand, submission_id)
        assert [each["stepName"] for each in way if each["isRevokedStep"]] == ["Quality"]
        await site.press(hand, submission_id, "fill", "submit", values={site.area["id"]: "Roof"})
        shown = await quality.detail(submission_id)
        assert [each["stepName"] for each in shown["openSteps"]] == ["Safety", "Quality"]
        await site.press(safety, submission_id, "safety", "safe")
        stands = await site.press(quality, submission_id, "quality", "good")
        assert stands["currentStepId"] == site.ids["sign"]


class TestWhoMayNot:
    async def test_is_asked_of_the_part_alone(
        self, client: httpx.AsyncClient, crew: Crew, admin: Person, flow: Flow
    ) -> None:
        site = await Site.with_parts(client, crew, admin, safety={"noSelfApproval": True})
        both = site.of_both()
        teams = (site.checkers, site.approvers)
        person = crew.person("Self", Role.MEMBER, projects=(crew.jetty,), teams=teams)
        submission_id = await site.opened(Hand(site, person))
        refused = await site.pressing(Hand(site, person), submission_id, "safety", "safe")
        assert refused.status_code == 403
        await site.press(Hand(site, person), submission_id, "quality", "good")
        stands = await site.press(both, submission_id, "safety", "safe")
        assert stands["currentStepId"] == site.ids["sign"]


class TestTakingBack:
    async def test_a_part_opens_it_again_beside_the_others(self, site: Site, flow: Flow) -> None:
        safety, quality = site.checker(), site.approver()
        submission_id = await site.opened(site.hand())
        await site.press(quality, submission_id, "quality", "good")
        await recall(quality, submission_id)
        shown = await quality.detail(submission_id)
        assert [each["stepName"] for each in shown["openSteps"]] == ["Safety", "Quality"]
        await site.press(quality, submission_id, "quality", "good")
        stands = await site.press(safety, submission_id, "safety", "safe")
        assert stands["currentStepId"] == site.ids["sign"]

    async def test_a_part_leaves_the_others_open_since_and_due_when_they_were(
        self, site: Site, flow: Flow, runtime: Runtime
    ) -> None:
        safety, quality = site.checker(), site.approver()
        submission_id = await site.opened(site.hand())
        await set_back(runtime, submission_id, waits=timedelta(hours=5), due_in=-timedelta(hours=1))
        since = (await quality.detail(submission_id))["stepEnteredAt"]
        await site.press(safety, submission_id, "safety", "safe")
        await recall(safety, submission_id)
        shown = await quality.detail(submission_id)
        assert shown["stepEnteredAt"] == since
        due_at = datetime.fromisoformat(shown["openSteps"][1]["dueAt"])
        assert due_at == datetime.fromisoformat(since) + timedelta(hours=4)
        assert await listed(quality, "QuerySubmissions", overdue=True) == [submission_id]

    async def test_the_last_that_came_opens_it_alone(self, site: Site, flow: Flow) -> None:
        safety, quality = site.checker(), site.approver()
        submission_id = await site.opened(site.hand())
        await site.press(quality, submission_id, "quality", "good")
        await site.press(safety, submission_id, "safety", "safe")
        await recall(safety, submission_id)
        assert (await safety.detail(submission_id))["currentStepId"] == site.ids["safety"]
        stands = await site.press(safety, submission_id, "safety", "safe")
        assert stands["currentStepId"] == site.ids["sign"]

    async def test_a_part_is_refused_once_another_was_submitted_since(self, site: Site, flow: Flow) -> None:
        safety, quality = site.checker(), site.approver()
        submission_id = await site.opened(site.hand())
        await site.press(quality, submission_id, "quality", "good")
        assert (await quality.detail(submission_id))["mayRecall"]
        await site.press(safety, submission_id, "safety", "safe")
        shown = await quality.detail(submission_id)
        assert not shown["mayRecall"]
        body = {"submissionId": submission_id, "number": shown["number"], "reason": "Wrong one."}
        late = await _asking(quality, "RecallStep", body)
        assert refusal(late) == (403, "Only who submitted the last step can take it back. Ask them to.")


class TestOneOfThemAlone:
    async def test_is_not_reopened_but_the_step_before_is(self, site: Site, flow: Flow, crew: Crew) -> None:
        quality, boss = site.approver(), site.somebody(crew.person("Boss", Role.ADMIN))
        hand = site.hand()
        submission_id = await site.opened(hand)
        await site.press(quality, submission_id, "quality", "refuse", reason="Cracks.")
        shown = await boss.detail(submission_id)
        assert [each["stepName"] for each in shown["stepsToReopen"]] == ["Filling in"]
        body = {"submissionId": submission_id, "number": shown["number"], "reason": "Repaired."}
        refused = await _asking(boss, "ReopenSubmission", body | {"toStepId": site.ids["quality"]})
        status, words = refusal(refused)
        assert (status, "“Quality” is only open together with others" in words) == (422, True)
        data(await _asking(boss, "ReopenSubmission", body | {"toStepId": site.ids["fill"]}))
        await site.press(hand, submission_id, "fill", "submit", values={site.area["id"]: "Roof"})
        assert len((await quality.detail(submission_id))["openSteps"]) == 2


async def recall(hand: Hand, submission_id: str) -> None:
    number = (await hand.detail(submission_id))["number"]
    body = {"submissionId": submission_id, "number": number, "reason": "Wrong one."}
    data(await _asking(hand, "RecallStep", body))


async def _asking(hand: Hand, call: str, body: dict[str, Any]) -> httpx.Response:
    return await hand.site.client.post(f"/api/Submission/{call}", json=body, headers=hand.person.headers)

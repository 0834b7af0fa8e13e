"""What people do with a submission beside pressing its buttons: take back, void. Reopening is on its own."""

import asyncio
from typing import Any
from uuid import uuid4

import httpx
import pytest
from chassis.access import Role
from chassis.errors import Conflict
from chassis.runtime import Runtime
from chassis.testing.events import published
from chassis.testing.people import Person
from chassis.texts import Text
from contracts.forms.v1 import events_pb2, forms_pb2
from forms.submission.submitting.runner import Runner
from formwork.printout import Printout
from identity_client.testing.crew import Crew

from services.forms.tests.flow import Flow
from services.forms.tests.service.asking import Asking, named
from services.forms.tests.service.desk import data, refusal
from services.forms.tests.service.site import Hand, Site
from services.forms.tests.service.site_with_a_way_back import SiteWithAWayBack


async def moving(
    hand: Hand, call: str, submission_id: str, number: int, *, key: str | None = None, **more: Any
) -> httpx.Response:
    body = {"submissionId": submission_id, "number": number, **more}
    headers = {**hand.person.headers, **({"Idempotency-Key": key} if key else {})}
    return await hand.site.client.post(f"/api/Submission/{call}", json=body, headers=headers)


async def way(hand: Hand, submission_id: str) -> list[dict[str, Any]]:
    return data(await hand.get("GetSubmissionProgress", submissionId=submission_id))["steps"]


async def acts(runtime: Runtime, action: str) -> list[dict[str, str]]:
    told = [each.act for each in await published(runtime, events_pb2.ActRecorded)]
    return [{change.field: change.after for change in each.changes} for each in told if each.action == action]


class TestTakingBack:
    async def test_brings_it_back_to_who_submitted_it(
        self, site: Site, flow: Flow, asking: Asking, runtime: Runtime
    ) -> None:
        hand, checker = site.hand(), site.checker()
        submission_id = await hand.submitted()
        assert (await hand.detail(submission_id))["mayRecall"] is True
        assert (await checker.detail(submission_id))["mayRecall"] is False
        stands = data(await moving(hand, "RecallStep", submission_id, 1, reason="Wrong roof."))
        assert (stands["state"], stands["currentStepId"], stands["number"]) == ("ongoing", site.first, 2)

        shown = await hand.detail(submission_id)
        assert (shown["isMyTurn"], shown["lastMove"], shown["mayRecall"]) == (True, "recalled", False)
        assert (shown["sentBack"]["move"], shown["sentBack"]["reason"]) == ("recalled", "Wrong roof.")
        assert shown["referenceNumberStr"] == "SI-0007"
        assert (await checker.counts())["myTurn"] == 0
        submitted, taken_back, now_at = await way(hand, submission_id)
        assert (submitted["isRevokedStep"], submitted["submitActionName"]) == (True, "Submit")
        assert (taken_back["move"], taken_back["submitter"]["fullName"]) == ("recalled", "Tan Bo")
        assert (taken_back["submitActionId"], now_at["isCurrent"]) == (None, True)
        steps = Printout.model_validate_json(
            (await asking.printout(submission_id, named(hand.person))).printout
        ).steps
        assert [(each.move, each.is_revoked) for each in steps] == [("", True), ("recalled", False)]
        (event,) = await published(runtime, events_pb2.SubmissionMoved)
        assert (event.move, event.number, event.submission.state) == (
            "recalled",
            2,
            forms_pb2.SUBMISSION_STATE_ONGOING,
        )
        assert await acts(runtime, "submission.recalled") == [{"step": "Step 1", "reason": "Wrong roof."}]

        # And goes on as if nothing had been, with the same number.
        assert data(await hand.submitting(submission_id, {site.area["id"]: "Hall"}))["number"] == 3
        assert data(await checker.approving(submission_id))["state"] == "done"
        assert (await hand.detail(submission_id))["referenceNumberStr"] == "SI-0007"

    async def test_is_the_submitters_alone(self, site: Site, flow: Flow, admin: Person) -> None:
        submission_id = await site.hand().submitted()
        for other in (site.checker(), site.hand("Lee An"), site.somebody(admin)):
            assert refusal(await moving(other, "RecallStep", submission_id, 1))[0] == 403

    async def test_comes_too_late_once_somebody_acted(self, site: Site, flow: Flow) -> None:
        hand, checker = site.hand(), site.checker()
        submission_id = await hand.submitted()
        data(await checker.refusing(submission_id))
        assert (await hand.detail(submission_id))["mayRecall"] is False
        assert refusal(await moving(hand, "RecallStep", submission_id, 1))[0] == 409
        assert refusal(await moving(hand, "RecallStep", submission_id, 2))[0] == 403

    async def test_comes_too_late_where_a_press_waits_for_others_or_for_the_runner(
        self, client: httpx.AsyncClient, crew: Crew, admin: Person, flow: Flow
    ) -> None:
        site = await Site.open(client, crew, admin, approval={"minimumApprovers": 2})
        hand, checker = site.hand(), site.checker()
        submission_id = await hand.submitted()
        data(await checker.approving(submission_id))
        status, words = refusal(await moving(hand, "RecallStep", submission_id, 1))
        assert (status, "acted on it since" in words) == (409, True)
        other_id = await hand.submitted()
        site.checker("Ong Li")
        await flow.leave()
        one = await Site.open(client, crew, admin)
        await flow.come()
        waiting_id = await one.hand().submitted()
        await flow.leave()
        assert (await one.checker().approving(waiting_id, key=str(uuid4()))).status_code == 503
        submitter = one.somebody(hand.person)
        assert refusal(await moving(submitter, "RecallStep", waiting_id, 1))[0] == 403
        await flow.come()
        assert (await hand.detail(other_id))["mayRecall"] is True

    async def test_is_not_too_late_for_a_press_that_the_runner_refused(
        self, site: Site, flow: Flow, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async def refuse(*_: Any) -> None:
            raise Conflict(Text("The step is not where you think."))

        hand, checker = site.hand(), site.checker()
        submission_id = await hand.submitted()
        with monkeypatch.context() as patch:
            patch.setattr(Runner, "submit_step", refuse)
            assert refusal(await checker.approving(submission_id, key="one press"))[0] == 409
        assert (await hand.detail(submission_id))["mayRecall"] is True
        # The same press may be sent again, and counts where it is taken this time.
        assert data(await checker.approving(submission_id, key="one press"))["state"] == "done"
        other_id = await hand.submitted()
        with monkeypatch.context() as patch:
            patch.setattr(Runner, "submit_step", refuse)
            assert refusal(await checker.approving(other_id))[0] == 409
        data(await moving(hand, "RecallStep", other_id, 1))

    async def test_of_many_at_once_one_counts_and_never_beside_a_press(self, site: Site, flow: Flow) -> None:
        hand, checker = site.hand(), site.checker()
        submission_id = await hand.submitted()
        answers = await asyncio.gather(
            *(moving(hand, "RecallStep", submission_id, 1, key=str(uuid4())) for _ in range(4)),
            *(checker.approving(submission_id, key=str(uuid4())) for _ in range(4)),
        )
        assert [each.status_code for each in answers].count(200) == 1
        numbers = [each["number"] for each in await way(hand, submission_id) if not each["isCurrent"]]
        assert numbers == [1, 2]

    async def test_twice_with_one_key_is_once(self, site: Site, flow: Flow) -> None:
        hand, key = site.hand(), str(uuid4())
        submission_id = await hand.submitted()
        for _ in range(2):
            assert data(await moving(hand, "RecallStep", submission_id, 1, key=key))["number"] == 2
        assert refusal(await moving(hand, "RecallStep", submission_id, 1))[0] == 409

    async def test_leaves_it_theirs_to_do_where_the_step_is_for_another_person(
        self, client: httpx.AsyncClient, crew: Crew, admin: Person, flow: Flow
    ) -> None:
        site = await SiteWithAWayBack.drawn(client, crew, admin, check={"needsAnotherPerson": True})
        checker = site.checker()
        submission_id = await site.at_approval(site.hand(), checker)
        data(await moving(checker, "RecallStep", submission_id, 2, reason="Another roof."))
        shown = await checker.detail(submission_id)
        assert (shown["didAnotherStep"], shown["isMyTurn"]) == (False, True)
        await site.press(checker, submission_id, "check", "checked", values={site.remark["id"]: "Dry"})

    async def test_needs_no_runner(self, site: Site, flow: Flow) -> None:
        hand = site.hand()
        submission_id = await hand.submitted()
        await flow.leave()
        assert data(await moving(hand, "RecallStep", submission_id, 1))["currentStepId"] == site.first
        await flow.come()
        assert data(await hand.submitting(submission_id))["number"] == 3


class TestVoiding:
    async def test_ends_it_and_keeps_everything(
        self, site: Site, flow: Flow, manager: Person, asking: Asking, runtime: Runtime
    ) -> None:
        hand, boss, checker = site.hand(), site.somebody(manager), site.checker()
        submission_id = await hand.submitted()
        assert [(await each.detail(submission_id))["mayVoid"] for each in (hand, checker, boss)] == [
            False,
            False,
            True,
        ]
        assert (await moving(boss, "VoidSubmission", submission_id, 1, reason=" ")).status_code == 422
        stands = data(await moving(boss, "VoidSubmission", submission_id, 1, reason="Entered twice."))
        assert (stands["state"], stands["currentStepId"]) == ("done", None)
        shown = await hand.detail(submission_id)
        assert (shown["outcome"], shown["lastMove"]) == ({"name": "Void", "tone": "bad"}, "voided")
        assert (await hand.values(submission_id))[site.area["id"]] == "Roof"
        last = (await way(hand, submission_id))[-1]
        assert (last["move"], last["reason"], last["isRevokedStep"]) == ("voided", "Entered twice.", False)
        printed = Printout.model_validate_json(
            (await asking.printout(submission_id, named(manager))).printout
        )
        assert printed.outcome is not None
        assert (printed.outcome.name, printed.steps[-1].move) == ("Void", "voided")
        assert refusal(await checker.approving(submission_id))[0] == 409
        assert refusal(await moving(boss, "VoidSubmission", submission_id, 2, reason="Again"))[0] == 409
        assert len(await published(runtime, events_pb2.SubmissionClosed)) == 1
        assert await acts(runtime, "submission.voided") == [{"step": "", "reason": "Entered twice."}]

    async def test_is_for_managers_and_of_what_was_submitted(
        self, site: Site, flow: Flow, admin: Person, crew: Crew
    ) -> None:
        hand = site.hand()
        submission_id, draft_id = await hand.submitted(), await hand.start()
        other = site.somebody(
            crew.person("Goh Li", Role.MANAGER, projects=(crew.jetty,), manages=(crew.tower,))
        )
        for each in (hand, site.checker(), other):
            assert refusal(await moving(each, "VoidSubmission", submission_id, 1, reason="x"))[0] == 403
        boss = site.somebody(admin)
        assert refusal(await moving(boss, "VoidSubmission", draft_id, 0, reason="x"))[0] == 409
        assert refusal(await moving(boss, "VoidSubmission", submission_id, 0, reason="x"))[0] == 409

    async def test_tells_still_of_what_who_voids_it_had_approved(
        self, client: httpx.AsyncClient, crew: Crew, admin: Person, flow: Flow, asking: Asking
    ) -> None:
        site = await Site.open(client, crew, admin, approval={"minimumApprovers": 2})
        jetty = (crew.jetty,)
        person = crew.person("Goh Li", Role.MANAGER, projects=jetty, manages=jetty, teams=(site.checkers,))
        boss = site.somebody(person)
        submission_id = await site.hand().submitted()
        data(await boss.approving(submission_id))
        data(await moving(boss, "VoidSubmission", submission_id, 1, reason="Entered twice."))
        last = (await way(boss, submission_id))[-1]
        assert [each["by"]["fullName"] for each in last["approvals"]] == ["Goh Li"]
        printed = Printout.model_validate_json((await asking.printout(submission_id, named(person))).printout)
        assert [each.share for each in printed.steps] == ["", "1/2", ""]

    async def test_of_what_was_done_tells_of_no_second_end(
        self, site: Site, flow: Flow, admin: Person, runtime: Runtime
    ) -> None:
        hand = site.hand()
        submission_id = await hand.submitted()
        data(await site.checker().approving(submission_id))
        boss = site.somebody(admin)
        data(await moving(boss, "VoidSubmission", submission_id, 2, reason="Another building."))
        assert (await hand.detail(submission_id))["outcome"]["name"] == "Void"
        assert len(await published(runtime, events_pb2.SubmissionClosed)) == 1


async def test_nothing_of_an_archived_project_is_moved(
    site: Site, flow: Flow, crew: Crew, admin: Person, runtime: Runtime
) -> None:
    hand, boss = site.hand(), site.somebody(admin)
    submission_id = await hand.submitted()
    await crew.archive(crew.jetty, runtime)
    assert (await hand.detail(submission_id))["mayRecall"] is False
    assert (await boss.detail(submission_id))["mayVoid"] is False
    assert refusal(await moving(hand, "RecallStep", submission_id, 1))[0] == 409
    assert refusal(await moving(boss, "VoidSubmission", submission_id, 1, reason="x"))[0] == 409

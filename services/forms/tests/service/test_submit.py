"""Pressing buttons, where workflow-runner is there and where it is away."""

import asyncio
from datetime import UTC, datetime, timedelta
from itertools import count
from typing import Any
from uuid import uuid4

import pytest
from chassis.access import Access, Role
from chassis.db.tables import IdempotencyKey
from chassis.runtime import Runtime
from chassis.testing.events import published
from chassis.testing.people import Person
from contracts.forms.v1 import events_pb2
from contracts.identity.v1 import identity_pb2
from forms.submission.submitting import service as submitting
from identity_client.testing import AddressBook
from sqlalchemy import delete

from services.forms.tests.flow import Flow
from services.forms.tests.service.desk import data, refusal
from services.forms.tests.service.site import SECOND_DUE_IN_HOURS, Site


class TestTheWay:
    async def test_leads_from_draft_to_done(self, site: Site, flow: Flow, runtime: Runtime) -> None:
        hand, checker = site.hand(), site.checker()
        submission_id = await hand.start(values={site.width["id"]: "3", site.length["id"]: "2"})
        moved = data(await hand.submitting(submission_id))
        assert (moved["state"], moved["currentStepId"], moved["number"]) == ("ongoing", site.second, 1)
        assert moved["referenceNumberStr"] == "SI-0007"
        assert await checker.counts() == {"all": 1, "myTurn": 1, "ongoing": 0, "done": 0, "needsAttention": 0}
        assert await hand.counts() == {"all": 1, "myTurn": 0, "ongoing": 1, "done": 0, "needsAttention": 0}

        ended = data(await checker.approving(submission_id, {site.remark["id"]: "Fine"}))
        assert (ended["state"], ended["currentStepId"], ended["number"]) == ("done", None, 2)
        assert await checker.counts() == {"all": 1, "myTurn": 0, "ongoing": 0, "done": 1, "needsAttention": 0}
        todos = data(await hand.get("QueryTodos", type=4))
        assert [each["submissionId"] for each in todos["data"]] == [submission_id]

        way = data(await hand.get("GetSubmissionProgress", submissionId=submission_id))
        names = [(each["stepName"], each["submitter"]["fullName"]) for each in way["steps"]]
        assert names == [("Step 1", "Tan Bo"), ("Approval", "Chua Mei")]
        first = way["steps"][0]["submissionProcessId"]
        sent = data(await hand.get("GetSubmissionProcessDetail", submissionProcessId=first))
        assert sent["values"][site.size["id"]] == "6.00"
        assert site.remark["id"] not in sent["values"]
        events = await published(runtime, events_pb2.StepSubmitted)
        assert [(each.number, each.submission.reference_number) for each in events] == [
            (1, "SI-0007"),
            (2, "SI-0007"),
        ]
        assert len(await published(runtime, events_pb2.SubmissionClosed)) == 1

    async def test_ends_with_the_last_step(self, site: Site, flow: Flow) -> None:
        hand, checker = site.hand(), site.checker()
        submission_id = await hand.submitted()
        data(await checker.approving(submission_id))
        late = await hand.saving(submission_id, {site.area["id"]: "x"})
        assert refusal(late)[0] == 409
        assert "closed" in refusal(late)[1]

    async def test_tells_which_button_ended_it_wherever_its_state_is_told(
        self, site: Site, flow: Flow
    ) -> None:
        hand, checker = site.hand(), site.checker()
        submission_id = await hand.submitted()
        shown = await checker.detail(submission_id)
        assert shown["outcome"] is None
        actions = {each["name"]: (each["tone"], each["ends"]) for each in shown["currentStepActions"]}
        assert actions["Refuse"] == ("bad", True)
        assert actions["Submit"] == ("neutral", True)

        data(await checker.refusing(submission_id))
        refused = {"name": "Refuse", "tone": "bad"}
        assert (await hand.detail(submission_id))["outcome"] == refused
        (row,) = data(await hand.get("QuerySubmissions"))["data"]
        assert (row["state"], row["outcome"]) == ("done", refused)
        (todo,) = data(await hand.get("QueryTodos", type=4))["data"]
        assert todo["outcome"] == refused

    async def test_a_button_that_nobody_named_says_no_more_than_that_it_is_done(
        self, site: Site, flow: Flow
    ) -> None:
        hand, checker = site.hand(), site.checker()
        submission_id = await hand.submitted()
        data(await checker.approving(submission_id))
        shown = await hand.detail(submission_id)
        assert (shown["state"], shown["outcome"]) == ("done", None)
        (row,) = data(await hand.get("QuerySubmissions"))["data"]
        assert row["outcome"] is None

    async def test_a_step_that_goes_on_ends_nothing(self, site: Site) -> None:
        hand = site.hand()
        (action,) = (await hand.detail(await hand.start()))["currentStepActions"]
        assert not action["ends"]

    async def test_tells_its_progress_also_while_the_runner_is_away(self, site: Site, flow: Flow) -> None:
        hand = site.hand()
        submission_id = await hand.submitted()
        await flow.leave()
        way = data(await hand.get("GetSubmissionProgress", submissionId=submission_id))
        assert [each["isCurrent"] for each in way["steps"]] == [False, True]
        entered_at, due_at = (datetime.fromisoformat(way[each]) for each in ("stepEnteredAt", "dueAt"))
        assert due_at - entered_at == timedelta(hours=SECOND_DUE_IN_HOURS)

    async def test_tells_which_mails_were_not_sent_and_why(
        self, site: Site, flow: Flow, book: AddressBook
    ) -> None:
        hand = site.hand()
        submission_id = await hand.submitted()
        waiting = identity_pb2.UnsentMail(
            email="engineer@client.test", verdict=identity_pb2.MAIL_VERDICT_WAITS_FOR_CONSENT
        )
        late = identity_pb2.UnsentMail(
            email="steel@subcontractor.test", verdict=identity_pb2.MAIL_VERDICT_OVER_BUDGET
        )
        late.retry_at.FromDatetime(datetime(2026, 11, 23, tzinfo=UTC))
        book.unsent_mails[submission_id] = [waiting, late]
        way = data(await hand.get("GetSubmissionProgress", submissionId=submission_id))
        assert [(each["email"], each["why"]) for each in way["unsentMails"]] == [
            ("engineer@client.test", "waitsForConsent"),
            ("steel@subcontractor.test", "overBudget"),
        ]
        assert way["unsentMails"][1]["retryAt"].startswith("2026-11-23T00:00:00")


class TestRefused:
    async def test_what_is_missing_is_told_by_field(self, site: Site, flow: Flow) -> None:
        hand = site.hand()
        submission_id = await hand.start()
        answer = await hand.submitting(submission_id, {})
        assert answer.status_code == 422
        (problem,) = answer.json()["data"]["fields"]
        assert (problem["field"], problem["code"]) == (site.area["id"], "required")
        assert (await hand.detail(submission_id))["state"] == "draft"

    async def test_who_is_not_of_the_step(self, site: Site, flow: Flow) -> None:
        hand = site.hand()
        submission_id = await hand.submitted()
        assert refusal(await hand.approving(submission_id))[0] == 403

    async def test_a_key_that_was_used_for_something_else(self, site: Site, flow: Flow) -> None:
        hand = site.hand()
        submission_id = await hand.start()
        data(await hand.submitting(submission_id, key="k"))
        other = await hand.submitting(submission_id, {site.area["id"]: "Other"}, key="k")
        assert other.status_code == 409


class TestAtOnce:
    async def test_one_of_fifty_approvals_counts(self, site: Site, flow: Flow) -> None:
        submission_id = await site.hand().submitted()
        checkers = [site.checker(f"Checker {n}") for n in range(50)]
        answers = await asyncio.gather(
            *(
                each.approving(submission_id, {site.remark["id"]: f"by {n}"}, key="k")
                for n, each in enumerate(checkers)
            )
        )
        accepted = [n for n, answer in enumerate(answers) if answer.status_code == 200]
        assert len(accepted) == 1, [answer.text for answer in answers if answer.status_code >= 500]
        refused = {refusal(answer) for answer in answers if answer.status_code != 200}
        said = f"“Approval” was submitted by Checker {accepted[0]} already. Reload to see where it stands."
        # On a busy machine it may take longer than anybody waits until it is known who was first.
        in_a_moment = "Somebody else is just submitting this step. Reload in a moment to see where it stands."
        assert refused <= {(409, said), (409, in_a_moment)}
        values = await site.hand().values(submission_id)
        assert values[site.remark["id"]] == f"by {accepted[0]}"

    async def test_a_key_that_was_held_up_until_its_twin_was_done_gets_the_same_answer(
        self, site: Site, flow: Flow, runtime: Runtime, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """It had looked before anything was begun, and its twin's answer was not kept yet."""
        hand = site.hand()
        submission_id = await hand.start()
        first = data(await hand.submitting(submission_id, key="press"))
        async with runtime.database.unit_of_work() as uow:
            await uow.execute(delete(IdempotencyKey))
        look = submitting._is_begun  # pyright: ignore[reportPrivateUsage]
        looked = count()

        async def too_early(*asked: Any) -> bool:
            return next(looked) > 0 and await look(*asked)

        monkeypatch.setattr(submitting, "_is_begun", too_early)
        assert data(await hand.submitting(submission_id, key="press")) == first
        assert len(await published(runtime, events_pb2.StepSubmitted)) == 1

    async def test_one_key_twenty_times_is_one_transition(
        self, site: Site, flow: Flow, runtime: Runtime
    ) -> None:
        hand, at_once = site.hand(), asyncio.Semaphore(8)
        submission_id = await hand.start()

        async def press() -> tuple[int, str]:
            async with at_once:
                answer = await hand.submitting(submission_id, key="press")
            return answer.status_code, answer.text

        answers = await asyncio.gather(*(press() for _ in range(20)))
        assert {status for status, _ in answers} == {200}, set(answers)
        assert len({text for _, text in answers}) == 1
        assert len(await published(runtime, events_pb2.StepSubmitted)) == 1


class TestTheRunnerAway:
    async def test_keeps_the_values_and_finishes_with_the_same_key(
        self, site: Site, flow: Flow, runtime: Runtime
    ) -> None:
        hand, key = site.hand(), str(uuid4())
        submission_id = await hand.start()
        await flow.leave()
        away = await hand.submitting(submission_id, key=key)
        assert away.status_code == 503
        assert away.json()["data"]["retryable"]
        assert (await hand.values(submission_id))[site.area["id"]] == "Roof"
        await flow.come()
        moved = data(await hand.submitting(submission_id, key=key))
        assert (moved["state"], moved["number"]) == ("ongoing", 1)
        assert len(await published(runtime, events_pb2.StepSubmitted)) == 1

    async def test_whoever_left_the_team_meanwhile_does_not_finish_it_by_the_key(
        self, site: Site, flow: Flow, runtime: Runtime
    ) -> None:
        """They read it on, for they submitted it."""
        person = site.crew.person("Lim Wei", Role.MEMBER, projects=(site.crew.jetty,), teams=(site.checkers,))
        hand, key = site.somebody(person), str(uuid4())
        submission_id = await hand.submitted()
        await flow.leave()
        assert (await hand.approving(submission_id, key=key)).status_code == 503
        person.set(Access(session_active=True, role=Role.MEMBER, project_ids=frozenset({site.crew.jetty})))
        await flow.come()
        assert refusal(await hand.approving(submission_id, key=key))[0] == 403
        assert len(await published(runtime, events_pb2.StepSubmitted)) == 1

    async def test_another_body_under_that_key_is_refused(self, site: Site, admin: Person) -> None:
        hand = site.hand()
        submission_id = await hand.start()
        assert (await hand.submitting(submission_id, key="k")).status_code == 503
        other = await hand.submitting(submission_id, {site.area["id"]: "Other"}, key="k")
        assert other.status_code == 409

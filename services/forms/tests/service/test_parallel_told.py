"""Of steps that are open at once every list, count and paper tells each."""

from datetime import UTC, datetime, timedelta
from typing import Any

import httpx
import pytest
from chassis.access import Role
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing.people import Person
from contracts.identity.v1 import events_pb2 as identity_events
from formwork.printout import PrintedStep, Printout
from identity_client.testing.crew import Crew

from services.forms.tests.flow import Flow
from services.forms.tests.service.asking import Asking, named
from services.forms.tests.service.desk import data
from services.forms.tests.service.hearing import hear
from services.forms.tests.service.site import Hand
from services.forms.tests.service.site_with_parallel_steps import SiteWithParallelSteps as Site
from services.forms.tests.service.test_project_counts import enter_earlier
from services.forms.tests.service.test_stand_ins import Away, stranger_to_it
from services.forms.tests.service.test_template_times import HOUR, manager_of, times_of, took
from services.forms.tests.service.test_whose_turn import saying, told


@pytest.fixture
async def site(client: httpx.AsyncClient, crew: Crew, admin: Person) -> Site:
    return await Site.with_parts(client, crew, admin)


@pytest.fixture
async def strict(client: httpx.AsyncClient, crew: Crew, admin: Person) -> Site:
    """Safety is for somebody else than who began it."""
    return await Site.with_parts(client, crew, admin, safety={"noSelfApproval": True})


async def _row(hand: Hand, submission_id: str) -> dict[str, Any]:
    rows = data(await hand.get("QuerySubmissions"))["data"]
    return next(each for each in rows if each["submissionId"] == submission_id)


class TestWhoseTurn:
    async def test_is_said_to_who_may_do_one_of_their_own_parts(
        self, strict: Site, flow: Flow, crew: Crew
    ) -> None:
        both = strict.somebody(
            crew.person("Self", Role.MEMBER, projects=(crew.jetty,), teams=(strict.checkers,))
        )
        submission_id = await strict.opened(both)
        # Others may do Quality, and Safety is theirs no more: nothing of it is their turn.
        assert await told(both, submission_id) == saying(turn=False, may_act=False, did=True)
        assert [each["isMyTurn"] for each in (await _row(both, submission_id))["openSteps"]] == [False, False]
        other = strict.checker()
        assert await told(other, submission_id) == saying(turn=True, may_act=True)
        assert [each["isMyTurn"] for each in (await _row(other, submission_id))["openSteps"]] == [True, False]

    async def test_is_said_to_the_run_of_each_with_whose_it_is_not(
        self, strict: Site, flow: Flow, asking: Asking, service: ServiceDefinition, runtime: Runtime
    ) -> None:
        hand, _, _ = strict.hand(), strict.checker(), strict.approver()
        submission_id = await strict.opened(hand)

        async def said() -> dict[str, tuple[list[str], bool]]:
            parts = (await asking.route(submission_id)).open_parts
            return {each.step_id: ([*each.barred_user_ids], each.needs_attention) for each in parts}

        safety, quality = strict.ids["safety"], strict.ids["quality"]
        barred = [str(hand.person.user_id)]
        assert await said() == {safety: (barred, False), quality: ([], False)}
        await hear(service, runtime, identity_events.TeamDeleted(team_id=str(strict.approvers)))
        assert await said() == {safety: (barred, False), quality: ([], True)}

    async def test_is_said_to_who_stands_in_for_somebody_who_may(
        self, strict: Site, flow: Flow, crew: Crew
    ) -> None:
        away = Away(crew.memberships)
        began = crew.person("Self", Role.MEMBER, projects=(crew.jetty,), teams=(strict.checkers,))
        submission_id = await strict.opened(strict.somebody(began))
        tan, li = strict.somebody(stranger_to_it(crew)), strict.approver()
        # Who began it may not do Safety, so nobody may in their place.
        away.goes(began, tan.person)
        assert await told(tan, submission_id) == saying(turn=False, may_act=False)
        away.goes(li.person, tan.person)
        assert await told(tan, submission_id) == saying(turn=True, may_act=True)
        row = await _row(tan, submission_id)
        assert row["actsFor"]["fullName"] == "Ong Li"
        assert [each["isMyTurn"] for each in row["openSteps"]] == [False, True]

    async def test_is_its_managers_where_the_team_of_one_is_gone(
        self, site: Site, flow: Flow, crew: Crew, service: ServiceDefinition, runtime: Runtime
    ) -> None:
        submission_id = await site.opened(site.hand())
        manager = site.somebody(crew.person("Boss", Role.ADMIN))
        assert await told(manager, submission_id) == saying(turn=False, may_act=True, stands_in=True)
        await hear(service, runtime, identity_events.TeamDeleted(team_id=str(site.approvers)))
        row = await _row(manager, submission_id)
        assert (row["needsAttention"], row["isMyTurn"]) == (True, True)
        assert [each["isMyTurn"] for each in row["openSteps"]] == [False, True]
        assert (await manager.detail(submission_id))["currentStepId"] == site.ids["quality"]
        # Who has another part to do is not asked for the one that nobody is left for.
        checker = site.checker()
        counts = [await each.counts() for each in (manager, checker)]
        assert [(each["myTurn"], each["needsAttention"]) for each in counts] == [(1, 1), (1, 0)]


class TestLists:
    async def test_name_every_open_step_with_its_due_time(self, site: Site, flow: Flow) -> None:
        submission_id, quality = await site.opened(site.hand()), site.approver()
        row = await _row(quality, submission_id)
        entered_at = datetime.fromisoformat(row["stepEnteredAt"])
        steps = {each["stepName"]: each["dueAt"] for each in row["openSteps"]}
        assert steps["Safety"] is None
        assert datetime.fromisoformat(steps["Quality"]) == entered_at + timedelta(hours=4)
        assert row["dueAt"] == steps["Quality"]
        await site.press(quality, submission_id, "quality", "good")
        left = await _row(quality, submission_id)
        assert (left["openSteps"], left["currentStepName"], left["dueAt"]) == ([], "Safety", None)

    async def test_count_what_is_late_at_any_of_them(self, site: Site, flow: Flow, runtime: Runtime) -> None:
        hand = site.hand()
        submission_id = await site.opened(hand)
        await enter_earlier(runtime, submission_id, timedelta(hours=5))
        (counted,) = data(await hand.get("GetProjectCounts"))
        assert (counted["open"], counted["overdue"]) == (1, 1)
        late = data(await hand.get("QuerySubmissions", overdue=True))["data"]
        assert [each["submissionId"] for each in late] == [submission_id]


class TestTimes:
    async def test_count_what_waits_at_each(self, site: Site, flow: Flow, runtime: Runtime) -> None:
        opened = [await site.opened(site.hand()) for _ in range(2)]
        await site.press(site.checker(), opened[0], "safety", "safe")
        steps = (await times_of(site, manager_of(site)))["steps"]
        waiting = {each["stepName"]: each["waiting"] for each in steps}
        assert waiting == {"Filling in": 0, "Safety": 1, "Quality": 2}
        (longest,) = (each["longestWaiting"] for each in steps if each["stepName"] == "Safety")
        assert longest["submissionId"] == opened[1]

    async def test_run_for_each_from_when_they_opened(self, site: Site, flow: Flow, runtime: Runtime) -> None:
        submission_id, quality = await site.opened(site.hand()), site.approver()
        await site.press(quality, submission_id, "quality", "good")
        await site.press(site.checker(), submission_id, "safety", "safe")
        await site.press(quality, submission_id, "sign", "signed")
        await took(runtime, submission_id, 1, 2, 3, 4)
        steps = (await times_of(site, manager_of(site)))["steps"]
        half = {each["stepName"]: each["within"]["half"] / HOUR for each in steps}
        # Safety came three hours after Quality, and had been open as long before.
        assert half == {"Filling in": 1, "Quality": 2, "Safety": 5, "Signature": 4}


class TestWhatBecameOfThem:
    async def _rounds(self, site: Site, hand: Hand, submission_id: str) -> list[dict[str, Any]]:
        return data(await hand.get("GetSubmissionProgress", submissionId=submission_id))["parallel"]

    def _states(self, told: dict[str, Any]) -> list[tuple[str, str, int | None]]:
        return [(each["stepName"], each["state"], each["number"]) for each in told["parts"]]

    async def test_is_told_while_they_are_open_and_after(self, site: Site, flow: Flow) -> None:
        hand, safety, quality = site.hand(), site.checker(), site.approver()
        submission_id = await site.opened(hand)
        (opened,) = await self._rounds(site, hand, submission_id)
        assert self._states(opened) == [("Safety", "open", None), ("Quality", "open", None)]
        assert [each["teams"][0]["name"] for each in opened["parts"]] == ["Safety", "Quality"]
        assert (opened["isOpen"], opened["needed"]) == (True, None)
        since = datetime.fromisoformat(opened["since"])
        assert since <= datetime.now(UTC)
        assert datetime.fromisoformat(opened["parts"][1]["dueAt"]) == since + timedelta(hours=4)
        await site.press(quality, submission_id, "quality", "good")
        (one_left,) = await self._rounds(site, hand, submission_id)
        assert self._states(one_left) == [("Safety", "open", None), ("Quality", "submitted", 2)]
        assert (one_left["isOpen"], one_left["since"]) == (True, opened["since"])
        await site.press(safety, submission_id, "safety", "safe")
        (over,) = await self._rounds(site, hand, submission_id)
        assert self._states(over) == [("Safety", "submitted", 3), ("Quality", "submitted", 2)]
        assert not over["isOpen"]

    async def test_is_that_it_ended_where_others_were_enough(
        self, client: httpx.AsyncClient, crew: Crew, admin: Person, flow: Flow, asking: Asking
    ) -> None:
        site = await Site.with_parts(client, crew, admin, needed=1)
        submission_id, quality = await site.opened(site.hand()), site.approver()
        await site.press(quality, submission_id, "quality", "good")
        (over,) = await self._rounds(site, quality, submission_id)
        assert (over["needed"], over["isOpen"]) == (1, False)
        assert self._states(over) == [("Safety", "ended", 2), ("Quality", "submitted", 2)]
        assert await _beside(asking, quality, submission_id) == {
            "Filling in": ([], []),
            "Quality": (["Safety"], ["Safety"]),
        }

    async def test_is_told_of_each_round(self, site: Site, flow: Flow, asking: Asking) -> None:
        hand, safety, quality = site.hand(), site.checker(), site.approver()
        submission_id = await site.opened(hand)
        await site.press(quality, submission_id, "quality", "good")
        await site.press(safety, submission_id, "safety", "return", reason="No fence.")
        await site.press(hand, submission_id, "fill", "submit", values={site.area["id"]: "Roof"})
        first, second = await self._rounds(site, hand, submission_id)
        assert self._states(first) == [("Safety", "submitted", 3), ("Quality", "submitted", 2)]
        assert self._states(second) == [("Safety", "open", None), ("Quality", "open", None)]
        beside = await _beside(asking, quality, submission_id)
        assert beside["Quality"] == (["Safety"], [])

    async def test_is_nothing_where_it_was_taken_back(self, site: Site, flow: Flow) -> None:
        safety, quality = site.checker(), site.approver()
        submission_id = await site.opened(site.hand())
        await site.press(quality, submission_id, "quality", "good")
        await site.press(safety, submission_id, "safety", "safe")
        number = (await safety.detail(submission_id))["number"]
        taken_back = {"submissionId": submission_id, "number": number, "reason": "Too early."}
        headers = safety.person.headers
        data(await site.client.post("/api/Submission/RecallStep", json=taken_back, headers=headers))
        (again,) = await self._rounds(site, safety, submission_id)
        assert self._states(again) == [("Safety", "open", None), ("Quality", "submitted", 2)]


async def test_a_to_do_is_as_urgent_as_the_readers_own_part(site: Site, flow: Flow) -> None:
    hand, quality = site.hand(), site.approver()
    waits_longer, is_due_soon = [await site.opened(hand) for _ in range(2)]
    # Only Quality is due: where it is done, or another's, nothing hurries.
    await site.press(quality, waits_longer, "quality", "good")
    for reader, order in (
        (site.checker(), [waits_longer, is_due_soon]),
        (site.of_both(), [is_due_soon, waits_longer]),
    ):
        rows = data(await reader.get("QueryTodos", type=2))["data"]
        assert [row["submissionId"] for row in rows] == order
    await site.press(site.checker(), is_due_soon, "safety", "safe")
    rows = data(await quality.get("QueryTodos"))["data"]
    assert [row["submissionId"] for row in rows] == [is_due_soon, waits_longer]


async def _beside(asking: Asking, hand: Hand, submission_id: str) -> dict[str, tuple[list[str], list[str]]]:
    """On paper: with which each step was open, and which of these ended with it."""
    printed = (await asking.printout(submission_id, named(hand.person))).printout
    steps: list[PrintedStep] = Printout.model_validate_json(printed).steps
    return {each.step_name: (each.open_beside, each.ended_steps) for each in steps}

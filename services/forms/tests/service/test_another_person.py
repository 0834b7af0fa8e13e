"""A step that is for another person: never the first one, and each for itself of several that are open."""

import asyncio
from uuid import UUID

import httpx
import pytest
from chassis.access import Access, Role
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing.people import COMPANY, Person
from contracts.identity.v1 import events_pb2 as identity_events
from forms.submission import approvers
from identity_client.testing.crew import Crew

from services.forms.tests.flow import Flow
from services.forms.tests.service.desk import data
from services.forms.tests.service.hearing import hear
from services.forms.tests.service.site import Hand
from services.forms.tests.service.site_with_a_way_back import SiteWithAWayBack
from services.forms.tests.service.site_with_parallel_steps import SiteWithParallelSteps


@pytest.mark.parametrize("asked", [{"needsAnotherPerson": True}, {"noSelfApproval": True}])
async def test_what_comes_back_to_the_first_step_is_its_submitters_whatever_else_they_did(
    client: httpx.AsyncClient,
    crew: Crew,
    admin: Person,
    flow: Flow,
    service: ServiceDefinition,
    runtime: Runtime,
    asked: dict[str, bool],
) -> None:
    site = await SiteWithAWayBack.drawn(client, crew, admin, filling=asked)
    tan = site.hand()
    crew.book.join_team(site.checkers, tan.person.user_id)
    projects = frozenset({crew.jetty})
    tan.person.set(Access(True, Role.MEMBER, project_ids=projects, team_ids=frozenset({site.checkers})))
    submission_id = await site.at_approval(tan, tan)
    await site.press(site.approver(), submission_id, "approval", "return", reason="A gap.")
    event = identity_events.MemberRemoved(company_id=str(COMPANY), user_id=str(admin.user_id))
    await hear(service, runtime, event)
    shown = await tan.detail(submission_id)
    assert (shown["mayAct"], shown["didAnotherStep"], shown["attentionReason"]) == (True, False, "")
    data(await tan.submitting(submission_id))


class TestSeveralThatAreOpen:
    @pytest.fixture
    async def site(
        self, client: httpx.AsyncClient, crew: Crew, admin: Person, flow: Flow
    ) -> SiteWithParallelSteps:
        del flow
        return await SiteWithParallelSteps.with_parts(
            client, crew, admin, safety={"needsAnotherPerson": True}
        )

    async def test_managers_are_told_of_the_one_that_nobody_may_do(
        self, site: SiteWithParallelSteps, manager: Person, service: ServiceDefinition, runtime: Runtime
    ) -> None:
        lee, ong, boss = site.of_both(), site.approver(), site.somebody(manager)
        lee.person.set(
            Access(
                True,
                Role.MEMBER,
                project_ids=frozenset({site.crew.jetty}),
                team_ids=frozenset({site.checkers, site.approvers}),
            )
        )
        submission_id = await site.opened(lee)
        assert await _told(boss, submission_id) == ("approversMissing", [True, False], 1)
        assert await _told(ong, submission_id) == ("approversMissing", [False, True], 1)
        await _team_changed(service, runtime, site, site.approvers)
        assert await _told(boss, submission_id) == ("approversMissing", [True, False], 1)
        await site.press(ong, submission_id, "quality", "good")
        assert await _told(boss, submission_id) == ("approversMissing", [], 1)
        mei = site.checker()
        await _team_changed(service, runtime, site, site.checkers)
        assert await _told(boss, submission_id) == ("", [], 0)
        assert await _told(mei, submission_id) == ("", [], 1)
        site.crew.book.leave_team(site.checkers, mei.person.user_id)
        await _team_changed(service, runtime, site, site.checkers)
        assert await _told(boss, submission_id) == ("approversMissing", [], 1)
        await site.press(boss, submission_id, "safety", "safe", reason="Nobody else is left.")

    async def test_nobody_is_told_where_each_has_somebody(
        self, site: SiteWithParallelSteps, manager: Person
    ) -> None:
        for somebody_of in (site.checker, site.approver):
            somebody_of()
        submission_id = await site.opened(site.hand())
        assert await _told(site.somebody(manager), submission_id) == ("", [False, False], 0)

    async def test_a_press_does_not_wait_for_an_identity_that_hangs(
        self, site: SiteWithParallelSteps, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async def hang(*_: object) -> dict[UUID, frozenset[UUID]]:
            await asyncio.sleep(60)
            raise AssertionError

        monkeypatch.setattr(approvers, "_SECONDS_FOR_WHO_IS_TOLD", 0.05)
        monkeypatch.setattr(approvers, "members_by_team", hang)
        tan = site.hand()
        async with asyncio.timeout(30):
            submission_id = await site.opened(tan)
        assert (await tan.detail(submission_id))["attentionReason"] == ""


async def _told(hand: Hand, submission_id: str) -> tuple[str, list[bool], int]:
    """Why managers are told, which of the open steps are the reader's turn, and how many to-dos they have."""
    shown = await hand.detail(submission_id)
    turns = [each["isMyTurn"] for each in shown["openSteps"]]
    return shown["attentionReason"], turns, (await hand.counts())["myTurn"]


async def _team_changed(
    service: ServiceDefinition, runtime: Runtime, site: SiteWithParallelSteps, team_id: UUID
) -> None:
    team = site.crew.book.teams[str(team_id)]
    event = identity_events.TeamChanged()
    event.team.team_id, event.team.company_id = team.team_id, team.company_id
    await hear(service, runtime, event)

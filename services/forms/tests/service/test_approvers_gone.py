"""Where several must press: who left counts no more, and too few people are told of."""

from uuid import uuid4

import httpx
import pytest
from chassis.access import Access, Role
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing.people import COMPANY, Person
from contracts.identity.v1 import events_pb2 as identity_events
from identity_client.access import wire_role
from identity_client.testing.crew import Crew

from services.forms.tests.flow import Flow
from services.forms.tests.service.desk import data
from services.forms.tests.service.hearing import hear
from services.forms.tests.service.site import Hand
from services.forms.tests.service.site_with_a_way_back import SiteWithAWayBack


@pytest.fixture
async def site(client: httpx.AsyncClient, crew: Crew, admin: Person) -> SiteWithAWayBack:
    return await SiteWithAWayBack.drawn(client, crew, admin, approval={"minimumApprovers": 2})


async def pressing(
    site: SiteWithAWayBack, hand: Hand, submission_id: str, key: str | None = None, reason: str | None = None
) -> httpx.Response:
    step, button = site.ids["approval"], site.ids["approve"]
    return await hand.pressing(submission_id, step, button, {}, key or str(uuid4()), reason)


def leave_team(site: SiteWithAWayBack, hand: Hand) -> None:
    site.crew.book.leave_team(site.approvers, hand.person.user_id)
    hand.person.set(Access(session_active=True, role=Role.MEMBER))


async def team_changed(service: ServiceDefinition, runtime: Runtime, site: SiteWithAWayBack) -> None:
    team = site.crew.book.teams[str(site.approvers)]
    event = identity_events.TeamChanged()
    event.team.team_id, event.team.company_id = team.team_id, team.company_id
    await hear(service, runtime, event)


async def standing(hand: Hand, submission_id: str) -> tuple[str, str, int]:
    shown = await hand.detail(submission_id)
    return shown["state"], shown["attentionReason"], len((shown["approvals"] or {"given": ()})["given"])


class TestAPressOfWhoLeft:
    async def test_the_team_is_none_of_two(self, site: SiteWithAWayBack, flow: Flow) -> None:
        hand, siti, ong, lee = site.hand(), site.approver("Siti"), site.approver(), site.approver("Lee An")
        submission_id = await site.at_approval(hand, site.checker())
        data(await pressing(site, siti, submission_id))
        leave_team(site, siti)
        # Nothing has been heard of it yet: it is asked for.
        assert data(await pressing(site, ong, submission_id))["state"] == "ongoing"
        assert await standing(hand, submission_id) == ("ongoing", "", 1)
        assert data(await pressing(site, lee, submission_id))["state"] == "done"

    async def test_the_company_is_none_of_two_either(self, site: SiteWithAWayBack, flow: Flow) -> None:
        manager = Hand(site, site.crew.person("Maya Ong", Role.ADMIN))
        hand, ong, lee = site.hand(), site.approver(), site.approver("Lee An")
        submission_id = await site.at_approval(hand, site.checker())
        data(await pressing(site, manager, submission_id, reason="Siti is on leave."))
        site.crew.book.users[str(manager.person.user_id)].role = wire_role(None)
        assert data(await pressing(site, ong, submission_id))["state"] == "ongoing"
        assert data(await pressing(site, lee, submission_id))["state"] == "done"

    async def test_who_stands_in_counts_for_as_long_as_they_may(
        self, site: SiteWithAWayBack, flow: Flow, manager: Person
    ) -> None:
        project = site.crew.book.projects[site.project_id]
        project.manager_user_ids.append(str(manager.user_id))
        ong = site.approver()
        submission_id = await site.at_approval(site.hand(), site.checker())
        data(await pressing(site, site.somebody(manager), submission_id, reason="Siti is on leave."))
        assert data(await pressing(site, ong, submission_id))["state"] == "done"

    async def test_who_came_back_presses_again(
        self, site: SiteWithAWayBack, flow: Flow, service: ServiceDefinition, runtime: Runtime
    ) -> None:
        siti, ong = site.approver("Siti"), site.approver()
        submission_id = await site.at_approval(site.hand(), site.checker())
        data(await pressing(site, siti, submission_id))
        leave_team(site, siti)
        await team_changed(service, runtime, site)
        assert await standing(ong, submission_id) == ("ongoing", "approversMissing", 0)
        site.crew.book.join_team(site.approvers, siti.person.user_id)
        siti.person.set(Access(True, Role.MEMBER, team_ids=frozenset({site.approvers})))
        await team_changed(service, runtime, site)
        assert await standing(ong, submission_id) == ("ongoing", "", 0)
        assert (await siti.counts())["myTurn"] == 1
        data(await pressing(site, siti, submission_id))
        assert data(await pressing(site, ong, submission_id))["state"] == "done"

    async def test_while_nobody_can_be_asked_nothing_is_pressed(
        self, site: SiteWithAWayBack, flow: Flow
    ) -> None:
        siti, ong = site.approver("Siti"), site.approver()
        submission_id = await site.at_approval(site.hand(), site.checker())
        data(await pressing(site, siti, submission_id))
        site.crew.book.is_away = True
        assert (await pressing(site, ong, submission_id, key="again")).status_code == 503
        site.crew.book.is_away = False
        assert data(await pressing(site, ong, submission_id, key="again"))["state"] == "done"


class TestTooFew:
    async def test_are_the_managers_matter_at_once(
        self, site: SiteWithAWayBack, flow: Flow, manager: Person
    ) -> None:
        ong, hers = site.approver(), site.somebody(manager)
        submission_id = await site.at_approval(site.hand(), site.checker())
        assert await standing(hers, submission_id) == ("ongoing", "approversMissing", 0)
        assert ((await hers.counts())["myTurn"], (await ong.counts())["myTurn"]) == (1, 1)
        # Ong presses for himself; who presses in place of somebody else is not his to decide.
        assert [(await each.counts())["needsAttention"] for each in (hers, ong)] == [1, 0]
        assert data(await ong.get("QueryTodos", type=5))["totalCount"] == 0
        data(await pressing(site, ong, submission_id))
        assert await standing(hers, submission_id) == ("ongoing", "approversMissing", 1)
        site.crew.book.projects[site.project_id].manager_user_ids.append(str(manager.user_id))
        done = await pressing(site, hers, submission_id, reason="There is one approver only.")
        assert data(done)["state"] == "done"

    async def test_are_told_once_somebody_leaves_the_company(
        self,
        site: SiteWithAWayBack,
        flow: Flow,
        service: ServiceDefinition,
        runtime: Runtime,
        manager: Person,
    ) -> None:
        siti, ong = site.approver("Siti"), site.approver()
        submission_id = await site.at_approval(site.hand(), site.checker())
        data(await pressing(site, ong, submission_id))
        assert await standing(ong, submission_id) == ("ongoing", "", 1)
        leave_team(site, siti)
        removed = identity_events.MemberRemoved(user_id=str(siti.person.user_id))
        await hear(service, runtime, removed)
        assert await standing(ong, submission_id) == ("ongoing", "approversMissing", 1)
        assert (await site.somebody(manager).counts())["myTurn"] == 1

    async def test_another_companys_teams_change_nothing(
        self, site: SiteWithAWayBack, flow: Flow, service: ServiceDefinition, runtime: Runtime
    ) -> None:
        siti, ong = site.approver("Siti"), site.approver()
        submission_id = await site.at_approval(site.hand(), site.checker())
        data(await pressing(site, siti, submission_id))
        leave_team(site, siti)
        event = identity_events.TeamChanged()
        event.team.team_id, event.team.company_id = str(site.approvers), str(uuid4())
        await hear(service, runtime, event)
        assert event.team.company_id != str(COMPANY)
        assert await standing(ong, submission_id) == ("ongoing", "", 1)

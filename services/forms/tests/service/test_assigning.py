"""One of a step's people takes it, or is handed it."""

import asyncio
from typing import Any
from uuid import uuid4

import httpx
from chassis.access import Role
from chassis.runtime import Runtime
from chassis.service import ServiceDefinition
from chassis.testing.events import published
from chassis.testing.people import COMPANY, Person
from contracts.forms.v1 import events_pb2
from contracts.identity.v1 import events_pb2 as identity_events
from forms.submission.assigning import gone
from identity_client.testing import AddressBook
from identity_client.testing.crew import Crew

from services.forms.tests.flow import Flow
from services.forms.tests.service.asking import Asking
from services.forms.tests.service.desk import data, refusal
from services.forms.tests.service.hearing import hear
from services.forms.tests.service.site import Hand, Site
from services.forms.tests.service.test_moves import moving
from services.forms.tests.service.test_whose_turn import saying, told


async def claiming(hand: Hand, submission_id: str, number: int = 1, **more: Any) -> httpx.Response:
    return await moving(hand, "ClaimStep", submission_id, number, **more)


async def assigning(hand: Hand, submission_id: str, to: Hand | None, number: int = 1) -> httpx.Response:
    body = {
        "submissionId": submission_id,
        "number": number,
        "userId": str(to.person.user_id) if to else None,
    }
    return await hand.site.client.put("/api/Submission/AssignStep", json=body, headers=hand.person.headers)


class TestTakingAStep:
    async def test_leaves_the_others_to_dos_and_shuts_nobody_out(
        self, site: Site, flow: Flow, asking: Asking, runtime: Runtime
    ) -> None:
        submission_id = await site.hand().submitted()
        chua, ong = site.checker(), site.checker("Ong Li")
        assert (await ong.detail(submission_id))["mayClaim"] is True
        for _ in range(2):  # whoever has it already has it still
            assert data(await claiming(chua, submission_id))["assignee"]["fullName"] == "Chua Mei"
        assert await told(chua, submission_id) == saying(turn=True, may_act=True)
        assert await told(ong, submission_id) == saying(turn=False, may_act=True)
        row = data(await ong.get("QuerySubmissions"))["data"][0]
        assert row["assignee"]["fullName"] == "Chua Mei"
        assert (await asking.route(submission_id)).assignee_user_id == str(chua.person.user_id)
        status, words = refusal(await claiming(ong, submission_id))
        assert (status, "Chua Mei has taken" in words) == (409, True)
        (event,) = await published(runtime, events_pb2.StepAssigned)
        assert event.assignee_user_id == str(chua.person.user_id)
        # Nothing is stuck with somebody who is not there.
        assert data(await ong.approving(submission_id))["state"] == "done"
        assert (await chua.detail(submission_id))["assignee"] is None

    async def test_of_many_at_once_one_has_it(self, site: Site, flow: Flow) -> None:
        submission_id = await site.hand().submitted()
        people = [site.checker(f"Checker {number}") for number in range(5)]
        answers = await asyncio.gather(*(claiming(each, submission_id) for each in people))
        assert sorted(each.status_code for each in answers) == [200, 409, 409, 409, 409]

    async def test_is_for_its_people(self, site: Site, flow: Flow, admin: Person) -> None:
        hand = site.hand()
        submission_id = await hand.submitted()
        for each in (hand, site.somebody(admin)):
            assert (await each.detail(submission_id))["mayClaim"] is False
            assert refusal(await claiming(each, submission_id))[0] == 403
        assert refusal(await claiming(site.checker(), submission_id, 0))[0] == 409

    async def test_is_not_for_who_left_the_team_while_their_access_is_still_remembered(
        self, site: Site, flow: Flow, book: AddressBook
    ) -> None:
        submission_id, chua = await site.hand().submitted(), site.checker()
        book.leave_team(site.checkers, chua.person.user_id)
        assert (await chua.detail(submission_id))["mayClaim"] is True, "as their access says"
        assert (await claiming(chua, submission_id)).status_code == 403
        assert (await site.checker("Ong Li").detail(submission_id))["assignee"] is None

    async def test_is_not_for_who_is_barred_nor_where_several_press(
        self, client: httpx.AsyncClient, crew: Crew, admin: Person, flow: Flow
    ) -> None:
        parted = await Site.open(client, crew, admin, approval={"noSelfApproval": True})
        both = parted.somebody(
            crew.person("Lee An", Role.MEMBER, projects=(crew.jetty,), teams=(parted.checkers,))
        )
        submission_id = await both.submitted()
        assert refusal(await claiming(both, submission_id))[0] == 403
        several = await Site.open(client, crew, admin, approval={"minimumApprovers": 2})
        other_id = await several.hand().submitted()
        assert refusal(await claiming(several.checker(), other_id))[0] == 409


class TestHandingItOn:
    async def test_by_a_manager_or_who_has_it_to_one_of_its_people(
        self, site: Site, flow: Flow, manager: Person, runtime: Runtime
    ) -> None:
        submission_id, boss = await site.hand().submitted(), site.somebody(manager)
        chua, ong = site.checker(), site.checker("Ong Li")
        people = data(await boss.get("GetAssignablePeople", submissionId=submission_id))
        assert [each["fullName"] for each in people] == ["Chua Mei", "Ong Li"]
        assert refusal(await assigning(chua, submission_id, ong))[0] == 403
        data(await assigning(boss, submission_id, chua))
        data(await assigning(chua, submission_id, ong))
        assert (await chua.counts())["myTurn"] == 0
        assert (await ong.counts())["myTurn"] == 1
        assert data(await assigning(boss, submission_id, None))["assigneeUserId"] is None
        assert (await chua.counts())["myTurn"] == 1
        acts = [each.act for each in await published(runtime, events_pb2.ActRecorded)]
        assert [each.action for each in acts].count("submission.assigned") == 3

    async def test_not_by_who_left_the_team_while_their_access_is_still_remembered(
        self, site: Site, flow: Flow, book: AddressBook
    ) -> None:
        submission_id, chua, ong = await site.hand().submitted(), site.checker(), site.checker("Ong Li")
        data(await claiming(chua, submission_id))
        book.leave_team(site.checkers, chua.person.user_id)
        assert (await assigning(chua, submission_id, ong)).status_code == 403

    async def test_to_nobody_else(self, site: Site, flow: Flow, manager: Person, crew: Crew) -> None:
        hand = site.hand()
        submission_id, boss = await hand.submitted(), site.somebody(manager)
        assert (await assigning(boss, submission_id, hand)).status_code == 422
        assert refusal(await assigning(boss, submission_id, site.checker(), 0))[0] == 409
        assert refusal(await hand.get("GetAssignablePeople", submissionId=submission_id))[0] == 403
        assert refusal(await boss.get("GetAssignablePeople", submissionId=str(uuid4())))[0] == 404


class TestWhoHadItIsGone:
    async def test_from_the_company(self, site: Site, flow: Flow, runtime: Runtime) -> None:
        submission_id = await site.hand().submitted()
        chua, ong = site.checker(), site.checker("Ong Li")
        data(await claiming(chua, submission_id))
        await gone.forget_member(runtime.database, COMPANY, chua.person.user_id)
        assert (await ong.detail(submission_id))["assignee"] is None
        assert (await ong.counts())["myTurn"] == 1
        assert (await published(runtime, events_pb2.StepAssigned))[-1].assigned_by == ""

    async def test_from_the_team(self, site: Site, flow: Flow, runtime: Runtime, book: AddressBook) -> None:
        submission_id = await site.hand().submitted()
        chua, ong = site.checker(), site.checker("Ong Li")
        data(await claiming(chua, submission_id))
        await gone.look_again(runtime, COMPANY, site.checkers)
        assert (await ong.counts())["myTurn"] == 0
        book.leave_team(site.checkers, chua.person.user_id)
        await gone.look_again(runtime, COMPANY, site.checkers)
        assert (await ong.counts())["myTurn"] == 1

    async def test_with_the_team_that_is_deleted_beside_another(
        self,
        client: httpx.AsyncClient,
        crew: Crew,
        admin: Person,
        flow: Flow,
        runtime: Runtime,
        book: AddressBook,
        service: ServiceDefinition,
    ) -> None:
        first, second = (book.add_team(name, company_id=COMPANY) for name in ("Checkers A", "Checkers B"))
        site = await Site.open(client, crew, admin, approval={"teamIds": [str(first), str(second)]})
        chua, ong = (
            site.somebody(crew.person(name, Role.MEMBER, teams=(team,)))
            for name, team in (("Chua Mei", first), ("Ong Li", second))
        )
        (left_id, kept_id) = [await site.hand().submitted() for _ in range(2)]
        data(await claiming(chua, left_id))
        data(await claiming(ong, kept_id))
        await hear(service, runtime, identity_events.TeamDeleted(team_id=str(first)))
        assert (await ong.detail(left_id))["assignee"] is None
        assert (await ong.detail(kept_id))["assignee"]["fullName"] == "Ong Li"
        assert (await ong.counts())["myTurn"] == 2

    async def test_from_a_team_that_many_wait_for_is_asked_about_once(
        self, site: Site, flow: Flow, runtime: Runtime, book: AddressBook
    ) -> None:
        chua, started = site.checker(), [await site.hand().submitted() for _ in range(5)]
        for each in started:
            data(await claiming(chua, each))
        book.leave_team(site.checkers, chua.person.user_id)
        before = book.asked["GetTeams"]
        await gone.look_again(runtime, COMPANY, site.checkers)
        assert book.asked["GetTeams"] == before + 1
        assert [(await chua.detail(each))["assignee"] for each in started] == [None] * 5

    async def test_with_their_only_team_is_told_to_who_has_it_on_the_screen(
        self, site: Site, flow: Flow, runtime: Runtime, service: ServiceDefinition
    ) -> None:
        submission_id, chua = await site.hand().submitted(), site.checker()
        data(await claiming(chua, submission_id))
        await hear(service, runtime, identity_events.TeamDeleted(team_id=str(site.checkers)))
        told = (await published(runtime, events_pb2.StepAssigned))[-1]
        assert (told.assignee_user_id, told.assigned_by) == ("", "")
        assert (await site.hand().detail(submission_id))["assignee"] is None

"""Whose turn it is, told alike by lists and by the submission itself, and kept by the service."""

from typing import Any

import httpx
import pytest
from chassis.access import Role
from chassis.testing.people import Person
from formwork.printout import Printout
from identity_client.testing.crew import Crew

from services.forms.tests.flow import Flow
from services.forms.tests.service.asking import Asking, named
from services.forms.tests.service.desk import data, refusal
from services.forms.tests.service.site import Hand, Site


@pytest.fixture
async def parted(client: httpx.AsyncClient, crew: Crew, admin: Person) -> Site:
    """The approval is for somebody else than who filled it in."""
    return await Site.open(client, crew, admin, approval={"needsAnotherPerson": True})


def of_both(site: Site, crew: Crew, name: str = "Lee An") -> Hand:
    """Of the project and of the checkers: may fill in and approve."""
    person = crew.person(name, Role.MEMBER, projects=(crew.jetty,), teams=(site.checkers,))
    return site.somebody(person)


async def told(hand: Hand, submission_id: str) -> dict[str, Any]:
    """By the page and by the lists."""
    shown = await hand.detail(submission_id)
    todos = data(await hand.get("QueryTodos", type=2))["data"]
    listed = data(await hand.get("QuerySubmissions"))["data"]
    return {
        "mayAct": shown["mayAct"],
        "page": shown["isMyTurn"],
        "todo": submission_id in {each["submissionId"] for each in todos},
        "list": next(each["isMyTurn"] for each in listed if each["submissionId"] == submission_id),
        "counted": (await hand.counts())["myTurn"] == 1,
        "standsIn": shown["standsIn"],
        "didAnotherStep": shown["didAnotherStep"],
    }


def saying(*, turn: bool, may_act: bool, stands_in: bool = False, did: bool = False) -> dict[str, Any]:
    alike = dict.fromkeys(("page", "todo", "list", "counted"), turn)
    return {**alike, "mayAct": may_act, "standsIn": stands_in, "didAnotherStep": did}


class TestNotByWhoeverDidAnotherStep:
    async def test_somebody_else_of_the_team_does_it(self, parted: Site, flow: Flow, crew: Crew) -> None:
        both, other = of_both(parted, crew), parted.checker()
        submission_id = await both.submitted()
        assert await told(both, submission_id) == saying(turn=False, may_act=False, did=True)
        status, words = refusal(await both.approving(submission_id))
        assert (status, "for somebody who did no other step" in words) == (403, True)
        assert (await both.saving(submission_id, {}, parted.second)).status_code == 403

        assert await told(other, submission_id) == saying(turn=True, may_act=True)
        assert data(await other.approving(submission_id))["state"] == "done"

    async def test_whose_step_it_never_was_is_told_nothing_of_having_done_another(
        self, parted: Site, flow: Flow
    ) -> None:
        hand = parted.hand()
        submission_id = await hand.submitted()
        assert (await hand.detail(submission_id))["didAnotherStep"] is False

    async def test_nor_by_an_admin_who_did_it(self, parted: Site, flow: Flow, admin: Person) -> None:
        boss = parted.somebody(admin)
        submission_id = await boss.submitted()
        assert refusal(await boss.approving(submission_id, reason="I am the boss"))[0] == 403

    async def test_where_nothing_was_said_both_steps_are_for_one_as_before(
        self, site: Site, flow: Flow, crew: Crew
    ) -> None:
        both = of_both(site, crew)
        submission_id = await both.submitted()
        assert await told(both, submission_id) == saying(turn=True, may_act=True)
        data(await both.approving(submission_id))


class TestStandingIn:
    async def test_is_no_turn_of_theirs_and_needs_a_reason(
        self, site: Site, flow: Flow, admin: Person, asking: Asking
    ) -> None:
        submission_id, boss = await site.hand().submitted(), site.somebody(admin)
        assert await told(boss, submission_id) == saying(turn=False, may_act=True, stands_in=True)
        unsaid = await boss.approving(submission_id)
        assert (unsaid.status_code, unsaid.json()["data"]["fields"][0]["code"]) == (422, "reasonMissing")
        data(await boss.approving(submission_id, reason="Both checkers are ill."))

        way = data(await boss.get("GetSubmissionProgress", submissionId=submission_id))["steps"]
        assert (way[1]["reason"], way[1]["stoodIn"]) == ("Both checkers are ill.", True)
        answer = await asking.printout(submission_id, named(admin))
        _, last = Printout.model_validate_json(answer.printout).steps
        assert (last.reason, last.stood_in, last.teams) == ("Both checkers are ill.", True, ["Checkers"])

    async def test_also_of_the_projects_manager(self, site: Site, flow: Flow, manager: Person) -> None:
        submission_id, managing = await site.hand().submitted(), site.somebody(manager)
        assert await told(managing, submission_id) == saying(turn=False, may_act=True, stands_in=True)
        assert (await managing.approving(submission_id)).status_code == 422
        data(await managing.approving(submission_id, reason="Both checkers are ill."))

    async def test_nobody_does_where_the_step_is_everybodys(self, site: Site, admin: Person) -> None:
        boss = site.somebody(admin)
        assert await told(boss, await boss.start()) == saying(turn=True, may_act=True)

"""A step that two or three of its team must press."""

import asyncio
from random import Random
from typing import Any
from uuid import uuid4

import httpx
import pytest
from chassis.access import Role
from chassis.runtime import Runtime
from chassis.testing.events import published
from chassis.testing.people import Person
from contracts.forms.v1 import events_pb2, forms_pb2
from formwork.printout import Printout
from identity_client.testing.crew import Crew

from services.forms.tests.flow import Flow
from services.forms.tests.service.asking import Asking, named
from services.forms.tests.service.desk import data
from services.forms.tests.service.site import Hand
from services.forms.tests.service.site_with_a_way_back import SiteWithAWayBack

_REASON = "The edge protection is missing."


@pytest.fixture
async def site(client: httpx.AsyncClient, crew: Crew, admin: Person) -> SiteWithAWayBack:
    return await SiteWithAWayBack.drawn(client, crew, admin, approval={"minimumApprovers": 2})


async def pressing(
    site: SiteWithAWayBack, hand: Hand, submission_id: str, button: str = "approve", key: str | None = None
) -> httpx.Response:
    step, action = site.ids["approval"], site.ids[button]
    reason = _REASON if button == "return" else None
    return await hand.pressing(submission_id, step, action, {}, key or str(uuid4()), reason)


def names(given: list[dict[str, Any]]) -> list[tuple[str, str]]:
    return [(each["by"]["fullName"], each["actionName"]) for each in given]


def lines(answer: forms_pb2.GetPrintoutResponse) -> list[tuple[str, str, str]]:
    steps = Printout.model_validate_json(answer.printout).steps
    return [(each.action_name, each.by, each.share) for each in steps]


class TestTwoMustPress:
    async def test_the_first_waits_for_the_second_and_both_are_told(
        self, site: SiteWithAWayBack, flow: Flow, asking: Asking, runtime: Runtime
    ) -> None:
        hand, siti, ong = site.hand(), site.approver("Siti Aminah"), site.approver()
        submission_id = await site.at_approval(hand, site.checker())
        assert (await siti.detail(submission_id))["approvals"] == {"needed": 2, "given": [], "byMe": None}
        stands = data(await pressing(site, siti, submission_id))
        assert (stands["state"], stands["currentStepId"], stands["number"]) == (
            "ongoing",
            site.ids["approval"],
            2,
        )
        told = (await ong.detail(submission_id))["approvals"]
        assert (names(told["given"]), told["byMe"]) == ([("Siti Aminah", "Approve")], None)
        assert (await siti.detail(submission_id))["approvals"]["byMe"] == "Approve"
        assert [(await each.counts())["myTurn"] for each in (siti, ong)] == [0, 1]
        assert [(await each.detail(submission_id))["isMyTurn"] for each in (siti, ong)] == [False, True]
        row = data(await ong.get("QueryTodos", type=2))["data"][0]
        assert row["approvalsNeeded"] == 2
        assert [each["fullName"] for each in row["approvedBy"]] == ["Siti Aminah"]
        route = await asking.route(submission_id)
        assert (route.approvals_needed, list(route.approved_user_ids)) == (2, [str(siti.person.user_id)])
        (event,) = await published(runtime, events_pb2.StepApproved)
        assert (event.approved, event.needed, event.action_name) == (1, 2, "Approve")

        assert data(await pressing(site, ong, submission_id))["state"] == "done"
        last = (await site.way(hand, submission_id))[-1]
        assert (last["submitter"]["fullName"], names(last["approvals"])) == (
            "Ong Li",
            [("Siti Aminah", "Approve")],
        )
        assert last["approvalsNeeded"] == 2
        done = await siti.detail(submission_id)
        assert (done["approvals"], done["outcome"]["name"]) == (None, "Approve")

    async def test_every_press_has_a_line_on_paper_and_makes_it_new(
        self, site: SiteWithAWayBack, flow: Flow, asking: Asking
    ) -> None:
        hand, siti, ong = site.hand(), site.approver("Siti Aminah"), site.approver()
        submission_id = await site.at_approval(hand, site.checker())
        before = (await asking.printout(submission_id, named(hand.person))).revision
        data(await pressing(site, siti, submission_id))
        waiting = await asking.printout(submission_id, named(hand.person))
        assert waiting.revision != before
        assert lines(waiting)[2:] == [("Approve", "Siti Aminah", "1/2")]
        data(await pressing(site, ong, submission_id))
        done = await asking.printout(submission_id, named(hand.person))
        assert lines(done)[2:] == [("Approve", "Siti Aminah", "1/2"), ("Approve", "Ong Li", "2/2")]

    async def test_one_is_enough_to_send_it_back_and_then_both_press_anew(
        self, site: SiteWithAWayBack, flow: Flow
    ) -> None:
        hand, siti, ong = site.hand(), site.approver("Siti Aminah"), site.approver()
        submission_id = await site.at_approval(hand, site.checker())
        data(await pressing(site, siti, submission_id))
        stands = data(await pressing(site, ong, submission_id, "return"))
        assert stands["currentStepId"] == site.ids["fill"]
        back = (await site.way(hand, submission_id))[2]
        assert (back["sentBackTo"], names(back["approvals"])) == (
            "Filling in",
            [("Siti Aminah", "Approve")],
        )
        await site.press(hand, submission_id, "fill", "submit")
        await site.press(site.checker(), submission_id, "check", "checked")
        assert (await siti.detail(submission_id))["approvals"]["given"] == []
        assert data(await pressing(site, ong, submission_id))["state"] == "ongoing"
        assert data(await pressing(site, siti, submission_id))["state"] == "done"

    async def test_the_same_person_counts_once(self, site: SiteWithAWayBack, flow: Flow) -> None:
        siti = site.approver("Siti Aminah")
        submission_id = await site.at_approval(site.hand(), site.checker())
        key = str(uuid4())
        first = data(await pressing(site, siti, submission_id, key=key))
        # The same press again is no second one; another press of hers is refused.
        assert data(await pressing(site, siti, submission_id, key=key)) == first
        again = await pressing(site, siti, submission_id)
        assert again.status_code == 409
        assert "waits for others" in again.json()["message"]
        assert (await siti.detail(submission_id))["state"] == "ongoing"

    async def test_who_changes_their_mind_is_counted_for_the_last(
        self, site: SiteWithAWayBack, flow: Flow
    ) -> None:
        siti, ong = site.approver("Siti Aminah"), site.approver()
        submission_id = await site.at_approval(site.hand(), site.checker())
        first_key = str(uuid4())
        data(await pressing(site, siti, submission_id, key=first_key))
        data(await pressing(site, siti, submission_id, "conditions"))
        told = (await ong.detail(submission_id))["approvals"]
        assert names(told["given"]) == [("Siti Aminah", "Approve with conditions")]
        # The press that she took back, late once more, counts for nothing.
        assert data(await pressing(site, siti, submission_id, key=first_key))["state"] == "ongoing"
        assert data(await pressing(site, ong, submission_id))["state"] == "ongoing"
        done = data(await pressing(site, ong, submission_id, "conditions"))
        assert done["state"] == "done"

    async def test_two_at_the_same_instant_are_both_counted(self, site: SiteWithAWayBack, flow: Flow) -> None:
        hand, siti, ong = site.hand(), site.approver("Siti Aminah"), site.approver()
        submission_id = await site.at_approval(hand, site.checker())
        answers = await asyncio.gather(
            *(pressing(site, each, submission_id) for each in (siti, ong)), return_exceptions=False
        )
        assert [each.status_code for each in answers] == [200, 200]
        assert (await hand.detail(submission_id))["state"] == "done"

    async def test_a_press_without_the_workflow_is_kept_and_the_last_is_finished_later(
        self, site: SiteWithAWayBack, flow: Flow
    ) -> None:
        hand, siti, ong = site.hand(), site.approver("Siti Aminah"), site.approver()
        submission_id = await site.at_approval(hand, site.checker())
        await flow.leave()
        # Nothing moves yet: nobody needs the workflow for it.
        assert (await pressing(site, siti, submission_id)).status_code == 200
        key = str(uuid4())
        assert (await pressing(site, ong, submission_id, key=key)).status_code == 503
        await flow.come()
        assert data(await pressing(site, ong, submission_id, key=key))["state"] == "done"

    async def test_is_not_for_who_may_not_act(
        self, site: SiteWithAWayBack, flow: Flow, stranger: Person
    ) -> None:
        hand, checker = site.hand(), site.checker()
        submission_id = await site.at_approval(hand, checker)
        for who, status in ((hand, 403), (checker, 403), (site.somebody(stranger), 404)):
            assert (await pressing(site, who, submission_id)).status_code == status

    async def test_who_approved_with_others_is_barred_from_a_step_for_somebody_else(
        self, client: httpx.AsyncClient, crew: Crew, admin: Person, flow: Flow
    ) -> None:
        site = await SiteWithAWayBack.drawn(client, crew, admin, check={"minimumApprovers": 2})
        both = (site.checkers, site.approvers)
        checker = site.somebody(crew.person("Lim Wei", Role.MEMBER, projects=(crew.jetty,), teams=both))
        hand, other = site.hand(), site.somebody(crew.person("Rahim Ali", Role.MEMBER, teams=both))
        submission_id = await hand.start()
        await site.press(hand, submission_id, "fill", "submit", values={site.area["id"]: "Roof"})
        await site.press(checker, submission_id, "check", "checked")
        await site.press(other, submission_id, "check", "checked")
        for each in (checker, other):
            assert (await each.detail(submission_id))["didAnotherStep"]


class TestNoSelfApproval:
    async def test_bars_who_began_it_though_they_are_of_the_team(
        self, client: httpx.AsyncClient, crew: Crew, admin: Person, flow: Flow
    ) -> None:
        alone = {"noSelfApproval": True, "needsAnotherPerson": False}
        site = await SiteWithAWayBack.drawn(client, crew, admin, approval=alone)
        hand = site.approver_of_the_project("Tan Bo")
        checker = site.checker()
        submission_id = await site.at_approval(hand, checker)
        refused = await pressing(site, hand, submission_id)
        assert refused.status_code == 403
        assert (await hand.counts())["myTurn"] == 0
        assert data(await pressing(site, site.approver(), submission_id))["state"] == "done"

    async def test_bars_who_entered_what_another_sent(
        self, client: httpx.AsyncClient, crew: Crew, admin: Person, flow: Flow
    ) -> None:
        alone = {"noSelfApproval": True, "needsAnotherPerson": False}
        site = await SiteWithAWayBack.drawn(client, crew, admin, approval=alone)
        hand, ghost = site.hand(), site.approver_of_the_project("Tan Bo")
        submission_id = await hand.start()
        data(await ghost.saving(submission_id, {site.area["id"]: "Roof"}))
        await site.press(hand, submission_id, "fill", "submit")
        await site.press(site.checker(), submission_id, "check", "checked")
        assert (await pressing(site, ghost, submission_id)).status_code == 403
        assert data(await pressing(site, site.approver(), submission_id))["state"] == "done"


SEEDS = 25


@pytest.mark.parametrize("needed", [2, 3])
async def test_any_order_of_presses_ends_where_a_plain_model_ends(
    client: httpx.AsyncClient, crew: Crew, admin: Person, flow: Flow, needed: int
) -> None:
    site = await SiteWithAWayBack.drawn(client, crew, admin, approval={"minimumApprovers": needed})
    hand, checker = site.hand(), site.checker()
    approvers = [site.approver(f"Approver {number}") for number in range(4)]
    for seed in range(SEEDS):
        random = Random(seed * 10 + needed)
        submission_id = await site.at_approval(hand, checker)
        votes: dict[int, str] = {}
        for _ in range(12):
            who = random.randrange(len(approvers))
            button = random.choices(("approve", "conditions", "return"), (6, 3, 1))[0]
            answer = await pressing(site, approvers[who], submission_id, button)
            if button == "return":
                assert data(answer)["currentStepId"] == site.ids["fill"]
                break
            if votes.get(who) == button:
                assert answer.status_code == 409
                continue
            votes[who] = button
            agreeing = sum(each == button for each in votes.values())
            assert (data(answer)["state"] == "done") == (agreeing >= needed)
            if agreeing >= needed:
                break
            told = (await hand.detail(submission_id))["approvals"]["given"]
            assert len(told) == len(votes)

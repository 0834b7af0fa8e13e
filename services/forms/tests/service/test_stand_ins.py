"""Somebody is away, and has named who stands in for them: identity says so with the stand-in's access."""

from dataclasses import replace
from uuid import uuid4

import httpx
import pytest
from chassis.access import AwayMember, Role
from chassis.runtime import Runtime
from chassis.testing.events import published
from chassis.testing.people import Memberships, Person
from contracts.forms.v1 import events_pb2
from formwork.printout import Printout
from identity_client.testing import AddressBook
from identity_client.testing.crew import Crew

from services.forms.tests.flow import Flow
from services.forms.tests.service.asking import Asking, named
from services.forms.tests.service.desk import data, refusal
from services.forms.tests.service.site import Site
from services.forms.tests.service.site_with_a_way_back import SiteWithAWayBack
from services.forms.tests.service.test_assigning import claiming
from services.forms.tests.service.test_audit import acts, said
from services.forms.tests.service.test_valid_time import DAY, ends, extending, valid_from
from services.forms.tests.service.test_whose_turn import saying, told


class Away:
    """People go and come back, as identity tells of it."""

    def __init__(self, memberships: Memberships) -> None:
        self._memberships = memberships

    def goes(self, person: Person, stand_in: Person) -> None:
        _, theirs = self._memberships.known[person.user_id]
        _, own = self._memberships.known[stand_in.user_id]
        away = AwayMember(person.user_id, theirs.team_ids)
        stand_in.set(replace(own, stands_in_for=(*own.stands_in_for, away)))

    def is_back(self, person: Person, stand_in: Person) -> None:
        _, own = self._memberships.known[stand_in.user_id]
        left = tuple(each for each in own.stands_in_for if each.user_id != person.user_id)
        stand_in.set(replace(own, stands_in_for=left))


@pytest.fixture
def away(crew: Crew) -> Away:
    return Away(crew.memberships)


def stranger_to_it(crew: Crew, name: str = "Tan Bo") -> Person:
    """Of another project, and of no team."""
    return crew.person(name, Role.MEMBER, projects=(crew.tower,))


class TestWhoStandsIn:
    async def test_sees_it_does_it_and_history_says_for_whom(
        self, site: Site, flow: Flow, crew: Crew, away: Away, asking: Asking, runtime: Runtime
    ) -> None:
        submission_id = await site.hand("Lee An").submitted()
        lim, tan = site.checker("Lim Wei"), site.somebody(stranger_to_it(crew))
        assert refusal(await tan.get("GetSubmissionDetail", submissionId=submission_id))[0] == 404

        away.goes(lim.person, tan.person)
        assert await told(tan, submission_id) == saying(turn=True, may_act=True)
        assert await told(lim, submission_id) == saying(turn=True, may_act=True)
        (row,) = data(await tan.get("QueryTodos", type=2))["data"]
        assert row["actsFor"]["fullName"] == "Lim Wei"
        assert (await tan.detail(submission_id))["actsFor"]["fullName"] == "Lim Wei"
        assert (await lim.detail(submission_id))["actsFor"] is None

        assert data(await tan.approving(submission_id))["state"] == "done"
        way = data(await lim.get("GetSubmissionProgress", submissionId=submission_id))["steps"]
        last = way[-1]
        assert (last["submitter"]["fullName"], last["actedFor"]["fullName"]) == ("Tan Bo", "Lim Wei")
        assert (last["stoodIn"], last["reason"]) == (False, "")
        printed = Printout.model_validate_json(
            (await asking.printout(submission_id, named(lim.person))).printout
        )
        assert (printed.steps[-1].by, printed.steps[-1].acted_for) == ("Tan Bo", "Lim Wei")
        event = (await published(runtime, events_pb2.StepSubmitted))[-1]
        assert event.acted_for == str(lim.person.user_id)
        act = (await published(runtime, events_pb2.ActRecorded))[-1].act
        assert {each.field: each.after for each in act.changes}["actedFor"] == str(lim.person.user_id)
        # Both took part.
        assert [(await each.counts())["done"] for each in (tan, lim)] == [1, 1]

    async def test_is_nobody_once_they_are_back(self, site: Site, flow: Flow, crew: Crew, away: Away) -> None:
        submission_id = await site.hand("Lee An").submitted()
        lim, tan = site.checker("Lim Wei"), site.somebody(stranger_to_it(crew))
        away.goes(lim.person, tan.person)
        key = str(uuid4())
        data(await tan.approving(submission_id, key=key))
        away.is_back(lim.person, tan.person)
        assert refusal(await tan.get("GetSubmissionDetail", submissionId=submission_id))[0] == 404
        # Nor does the answer that was kept tell them of it.
        assert refusal(await tan.approving(submission_id, key=key))[0] in (404, 409)

    async def test_of_the_team_themselves_acts_for_themselves(
        self, site: Site, flow: Flow, away: Away
    ) -> None:
        submission_id = await site.hand("Lee An").submitted()
        lim, chua = site.checker("Lim Wei"), site.checker("Chua Mei")
        away.goes(lim.person, chua.person)
        assert (await chua.detail(submission_id))["actsFor"] is None
        data(await chua.approving(submission_id))
        way = data(await lim.get("GetSubmissionProgress", submissionId=submission_id))["steps"]
        assert way[-1]["actedFor"] is None

    async def test_gets_no_role_and_no_other_draft(
        self, site: Site, flow: Flow, crew: Crew, away: Away, manager: Person
    ) -> None:
        submission_id, draft_id = await site.hand("Lee An").submitted(), await site.hand("Lee An").start()
        tan = site.somebody(stranger_to_it(crew))
        away.goes(manager, tan.person)
        for each in (submission_id, draft_id):
            assert refusal(await tan.get("GetSubmissionDetail", submissionId=each))[0] == 404
        assert refusal(await tan.discarding(draft_id))[0] == 404


class TestBarredStaysBarred:
    async def test_who_may_not_is_stood_in_for_by_nobody(
        self, client: httpx.AsyncClient, crew: Crew, admin: Person, flow: Flow, away: Away
    ) -> None:
        site = await Site.open(client, crew, admin, approval={"needsAnotherPerson": True})
        both = crew.person("Lee An", Role.MEMBER, projects=(crew.jetty,), teams=(site.checkers,))
        tan = site.somebody(crew.person("Tan Bo", Role.MEMBER, projects=(crew.jetty,)))
        submission_id = await site.somebody(both).submitted()
        away.goes(both, tan.person)
        assert await told(tan, submission_id) == saying(turn=False, may_act=False)
        assert refusal(await tan.approving(submission_id))[0] == 403

    async def test_nor_does_who_may_not_stand_in_for_who_may(
        self, client: httpx.AsyncClient, crew: Crew, admin: Person, flow: Flow, away: Away
    ) -> None:
        site = await Site.open(client, crew, admin, approval={"noSelfApproval": True})
        lim, lee = site.checker("Lim Wei"), site.hand("Lee An")
        submission_id = await lee.submitted()
        away.goes(lim.person, lee.person)
        assert await told(lee, submission_id) == saying(turn=False, may_act=False, did=True)
        assert refusal(await lee.approving(submission_id))[0] == 403

    async def test_neither_of_the_two_does_the_step_that_is_for_somebody_else(
        self, client: httpx.AsyncClient, crew: Crew, admin: Person, flow: Flow, away: Away
    ) -> None:
        site = await SiteWithAWayBack.drawn(client, crew, admin, approval={"needsAnotherPerson": True})
        lim = site.somebody(crew.person("Lim Wei", Role.MEMBER, teams=(site.checkers, site.approvers)))
        tan = site.somebody(crew.person("Tan Bo", Role.MEMBER, teams=(site.approvers,)))
        hand = site.hand("Lee An")
        submission_id = await hand.start()
        await site.press(hand, submission_id, "fill", "submit", values={site.area["id"]: "Roof"})
        away.goes(lim.person, tan.person)
        await site.press(tan, submission_id, "check", "checked")
        for each in (tan, lim):
            assert (await each.detail(submission_id))["didAnotherStep"] is True


class TestSeveralMustPress:
    @pytest.fixture
    async def site(self, client: httpx.AsyncClient, crew: Crew, admin: Person) -> Site:
        return await Site.open(client, crew, admin, approval={"minimumApprovers": 2})

    async def test_the_two_are_one_person(self, site: Site, flow: Flow, crew: Crew, away: Away) -> None:
        submission_id = await site.hand("Lee An").submitted()
        lim, ong, tan = site.checker("Lim Wei"), site.checker("Ong Li"), site.somebody(stranger_to_it(crew))
        away.goes(lim.person, tan.person)
        assert data(await tan.approving(submission_id))["state"] == "ongoing"
        told_now = (await lim.detail(submission_id))["approvals"]
        assert [each["actedFor"]["fullName"] for each in told_now["given"]] == ["Lim Wei"]
        assert told_now["byMe"] == "Submit"
        for each in (tan, lim):
            assert (await each.detail(submission_id))["isMyTurn"] is False
            assert (await each.counts())["myTurn"] == 0
            assert refusal(await each.approving(submission_id, key=str(uuid4())))[0] == 409
        assert data(await ong.approving(submission_id))["state"] == "done"

    async def test_who_pressed_and_left_is_not_pressed_for(
        self, site: Site, flow: Flow, crew: Crew, away: Away
    ) -> None:
        submission_id = await site.hand("Lee An").submitted()
        lim, tan = site.checker("Lim Wei"), site.somebody(stranger_to_it(crew))
        data(await lim.approving(submission_id))
        away.goes(lim.person, tan.person)
        assert (await tan.detail(submission_id))["mayAct"] is False
        assert (await tan.counts())["myTurn"] == 0
        assert refusal(await tan.approving(submission_id))[0] == 403

    async def test_one_presses_once_for_however_many(
        self, site: Site, flow: Flow, crew: Crew, away: Away
    ) -> None:
        submission_id = await site.hand("Lee An").submitted()
        lim, ong, tan = site.checker("Lim Wei"), site.checker("Ong Li"), site.somebody(stranger_to_it(crew))
        away.goes(lim.person, tan.person)
        away.goes(ong.person, tan.person)
        data(await tan.approving(submission_id))
        assert refusal(await tan.approving(submission_id, key=str(uuid4())))[0] == 409

    async def test_back_again_they_refuse_what_was_approved_for_them(
        self, site: Site, flow: Flow, crew: Crew, away: Away
    ) -> None:
        submission_id = await site.hand("Lee An").submitted()
        lim, ong, tan = site.checker("Lim Wei"), site.checker("Ong Li"), site.somebody(stranger_to_it(crew))
        away.goes(lim.person, tan.person)
        data(await tan.approving(submission_id))
        away.is_back(lim.person, tan.person)
        assert data(await lim.refusing(submission_id))["state"] == "done"
        way = data(await ong.get("GetSubmissionProgress", submissionId=submission_id))["steps"]
        assert (way[-1]["submitActionName"], way[-1]["approvals"]) == ("Refuse", [])

    async def test_a_press_for_who_left_the_team_counts_no_more(
        self, site: Site, flow: Flow, crew: Crew, away: Away, book: AddressBook
    ) -> None:
        submission_id = await site.hand("Lee An").submitted()
        lim, ong, chua = site.checker("Lim Wei"), site.checker("Ong Li"), site.checker("Chua Mei")
        tan = site.somebody(stranger_to_it(crew))
        away.goes(lim.person, tan.person)
        data(await tan.approving(submission_id))
        book.leave_team(site.checkers, lim.person.user_id)
        assert data(await ong.approving(submission_id))["state"] == "ongoing"
        assert data(await chua.approving(submission_id))["state"] == "done"


class TestSentBackToWhoIsAway:
    async def test_is_a_to_do_of_who_stands_in(
        self, client: httpx.AsyncClient, crew: Crew, admin: Person, flow: Flow, away: Away
    ) -> None:
        site = await SiteWithAWayBack.drawn(client, crew, admin)
        hand = site.hand("Lee An")
        submission_id = await site.at_approval(hand, site.checker())
        tan = site.somebody(stranger_to_it(crew))
        away.goes(hand.person, tan.person)
        await site.press(
            site.approver(), submission_id, "approval", "return", reason="Gridline 4 is missing."
        )
        (row,) = data(await tan.get("QueryTodos", type=2))["data"]
        assert row["actsFor"]["fullName"] == "Lee An"
        await site.press(tan, submission_id, "fill", "submit")
        way = data(await hand.get("GetSubmissionProgress", submissionId=submission_id))["steps"]
        assert [each["actedFor"] and each["actedFor"]["fullName"] for each in way if not each["isCurrent"]][
            -1
        ] == "Lee An"


class TestTakingAStep:
    async def test_of_who_is_back_is_not_left_with_who_stood_in(
        self, site: Site, flow: Flow, crew: Crew, away: Away
    ) -> None:
        submission_id = await site.hand("Lee An").submitted()
        lim, ong, tan = site.checker("Lim Wei"), site.checker("Ong Li"), site.somebody(stranger_to_it(crew))
        away.goes(lim.person, tan.person)
        for _ in range(2):
            assert data(await claiming(tan, submission_id))["assignee"]["fullName"] == "Lim Wei"
        assert (await tan.detail(submission_id))["mayAssign"] is True
        assert await told(tan, submission_id) == saying(turn=True, may_act=True)
        assert await told(ong, submission_id) == saying(turn=False, may_act=True)
        away.is_back(lim.person, tan.person)
        assert [(await each.counts())["myTurn"] for each in (lim, ong)] == [1, 0]

    async def test_before_they_left_is_a_to_do_of_who_stands_in_of_their_team(
        self, site: Site, flow: Flow, away: Away
    ) -> None:
        submission_id = await site.hand("Lee An").submitted()
        lim, chua = site.checker("Lim Wei"), site.checker("Chua Mei")
        data(await claiming(lim, submission_id))
        assert await told(chua, submission_id) == saying(turn=False, may_act=True)
        away.goes(lim.person, chua.person)
        assert await told(chua, submission_id) == saying(turn=True, may_act=True)


async def test_who_stands_in_moves_the_end_of_what_who_is_away_made_valid(
    client: httpx.AsyncClient, crew: Crew, admin: Person, flow: Flow, away: Away, runtime: Runtime
) -> None:
    drawn = await SiteWithAWayBack.drawn(client, crew, admin, check={"noSelfApproval": True})
    site = await valid_from(drawn, admin, "check")
    both = crew.person("Lee An", Role.MEMBER, projects=(crew.jetty,), teams=(site.checkers,))
    began, lim = site.somebody(both), site.checker("Lim Wei")
    submission_id = await site.at_approval(began, lim)
    tan = site.somebody(stranger_to_it(crew))
    # Who began it may not, and so nobody does in their place.
    away.goes(both, tan.person)
    shown = await tan.detail(submission_id)
    seen, later = shown["validTimeEnd"], ends(shown) + DAY
    assert not shown["mayExtendValidTime"]
    assert refusal(await extending(tan, submission_id, seen, later))[0] == 403
    away.goes(lim.person, tan.person)
    assert (await tan.detail(submission_id))["mayExtendValidTime"]
    data(await extending(tan, submission_id, seen, later))
    # Both read in whose place it was; what somebody does for themselves is in nobody's.
    data(await extending(lim, submission_id, later.isoformat(), later + DAY))
    told = (await began.detail(submission_id))["validTimeExtensions"]
    extended = [(each["by"]["fullName"], each["actedFor"] and each["actedFor"]["fullName"]) for each in told]
    assert extended == [("Lim Wei", None), ("Tan Bo", "Lim Wei")]
    recorded = [said(each) for each in await acts(runtime) if each.action == "submission.valid_time_extended"]
    assert [each.get("actedFor") for each in recorded] == [("", str(lim.person.user_id)), None]
